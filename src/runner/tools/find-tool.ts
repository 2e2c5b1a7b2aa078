import { delimiter, join, resolve } from 'node:path';
import * as z from 'zod';
import { type EngineSettings, nameIn } from '../../config/engine.ts';
import { UserError, userError } from '../../model/errors.ts';
import { MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import { jsonOf } from '../../model/text/json.ts';
import { listed } from '../../model/text/similar-names.ts';
import { cutEnd } from '../../model/text/text.ts';
import { foldersUpTo } from '../../suites/config-file.ts';
import { foreignFormat, toolOfForeignFile } from '../../suites/file-kind.ts';
import { isInside, shownPath } from '../../suites/references/shown-path.ts';
import type { Engine } from '../engines/engine.ts';
import { engines } from '../engines/index.ts';
import type { FolderSite } from '../pipeline/runtime.ts';
import { foreignSuite } from './engine-of.ts';

type EngineSite = FolderSite<'files' | 'env' | 'exec' | 'scripts' | 'signal' | 'programEnv'>;

/** A tool that runs its own suites, as this run starts it. */
export interface Tool {
  /** For messages, reports and file names. */
  readonly name: string;
  readonly settings: EngineSettings;
  readonly engine?: Engine | undefined;
  /** What its program is started as: its name, or `npx` with the version of the lock file. */
  readonly program: readonly string[];
  readonly args: string;
  /** `PATH` with the programs that the repository has installed. */
  readonly path: string;
  /** From the working directory. */
  readonly evals: readonly string[];
}

/** Looks for the program of an engine and for its suites. Throws a `UserError` if there are none. */
export async function findTool(settings: EngineSettings, evals: readonly string[], site: EngineSite): Promise<Tool> {
  const { runtime, cwd, root } = site;
  const folders = foldersUpTo(root, cwd);
  const path = [
    ...folders.map((folder) => join(folder, 'node_modules', '.bin')),
    ...folders.flatMap((folder) => ['.venv', 'venv'].map((name) => join(folder, name, 'bin'))),
    runtime.env['PATH'] ?? runtime.env['Path'] ?? '',
  ].join(delimiter);
  const common = { settings, path, evals: await filesOf(evals, site) };
  const named = settings.tool === undefined ? undefined : nameIn(settings.tool);
  if (named === undefined) return { name: 'the engine', program: [], args: '', ...common };

  const { name, args } = named;
  const engine = engines[name];
  const { program, install, suites } = engine;
  const tool = { name, engine, program: [program], args, ...common };
  if (suites !== undefined) {
    const paths = await runtime.files.glob([suites, '!**/node_modules/**'], { cwd });
    const isThere = (named: string) => paths.some((path) => isInside(resolve(cwd, named), path));
    const empty = (evals.length === 0 ? ['.'] : common.evals).find((named) => !isThere(named));
    if (empty !== undefined) {
      throw userError('NOTHING_MATCHED', `${name} has no suite in ${empty === '.' ? cwd : empty}`, {
        expected: `files ${suites}`,
        hint: 'Correct evals or working-directory.',
      });
    }
  }
  const isInstalled = await runtime.scripts.isInPath(program, path);
  const packageName = /^npm install --save-dev (@?[^@\s]+)/.exec(install)?.[1];
  const version = isInstalled || !packageName ? undefined : await lockedVersion(packageName, folders, runtime.files);
  if (!isInstalled && !version) {
    throw userError('FILE_MISSING', `The engine ${name} is not installed: there is no program "${program}" in PATH`, {
      hint: `Install it in a step before this one: ${install}, or the packages of the repository.`,
    });
  }
  const versionedTool = version ? { ...tool, program: ['npx', '--yes', `${packageName}@${version}`] } : tool;
  await refuseOldVersion(versionedTool, site);
  return versionedTool;
}

/** The program prints its version at once. With `npx`, the package is downloaded before. */
const MAX_VERSION_MS = 120_000;

/** Throws a `UserError` at the first suite that the installed version cannot run. */
async function refuseOldVersion({ name, engine, program, path, evals }: Tool, site: EngineSite): Promise<void> {
  const { major, install } = engine ?? {};
  if (major === undefined) return;
  const roots = await Promise.all(evals.map((file) => foreignSuite(file, site)));
  const suite = roots.find((root) => root !== undefined && toolOfForeignFile(root) === name);
  const problem = suite && foreignFormat(suite);
  if (problem === undefined) return;

  const { exec, signal, programEnv } = site.runtime;
  const ended = await exec.run(
    {
      command: { shell: `${program.join(' ')} --version` },
      cwd: site.cwd,
      env: programEnv({ PATH: path }),
      timeoutMs: MAX_VERSION_MS,
      maxBytes: MAX_OUTPUT_BYTES,
    },
    signal,
  );
  const printed = 'stdout' in ended ? /(\d+)\.\d+\.\d+[-+.\w]*/.exec(ended.stdout) : undefined;
  if (!printed || Number(printed[1]) >= major) return;
  throw new UserError([
    {
      ...problem,
      message: `This suite needs ${name} ${major}, and ${name} ${cutEnd(printed[0], 40)} is installed`,
      expected: `${name} ${major} or newer`,
      hint: `Install it in a step before this one: ${install}`,
    },
  ]);
}

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });
const MAX_LOCK_BYTES = 64 * 1024 * 1024;

/** The version of a package in the nearest lock file of npm: never one that another day would change. */
async function lockedVersion(
  name: string,
  folders: readonly string[],
  files: EngineSite['runtime']['files'],
): Promise<string | undefined> {
  for (const folder of folders) {
    const path = join(folder, 'package-lock.json');
    if ((await files.state(path)) !== 'file') continue;
    const lock = lockSchema.safeParse(jsonOf(await files.read(path, MAX_LOCK_BYTES)));
    return lock.data?.packages[`node_modules/${name}`]?.version;
  }
  return undefined;
}

/** Paths as they are, and the files of globs. Throws a `UserError` for one that matches nothing. */
async function filesOf(evals: readonly string[], { runtime: { files }, cwd }: EngineSite): Promise<string[]> {
  const shownPaths = new Set<string>();
  const excluded = evals.filter((each) => each.startsWith('!'));
  for (const pattern of evals.filter((each) => !each.startsWith('!'))) {
    const isThere = (await files.state(resolve(cwd, pattern))) !== 'missing';
    const paths = isThere ? [resolve(cwd, pattern)] : await files.glob([pattern, ...excluded], { cwd });
    if (paths.length === 0) {
      throw userError('NOTHING_MATCHED', `There is no file ${pattern}`, {
        hint: `Correct evals, which was: ${listed(evals)}.`,
      });
    }
    for (const path of paths) shownPaths.add(path === cwd ? '.' : shownPath(path, cwd));
  }
  return [...shownPaths];
}
