import { extname, resolve } from 'node:path';
import * as z from 'zod';
import { fileAddress } from '../../adapters/open-file.ts';
import { userError } from '../../model/errors.ts';
import type { ExecResult } from '../../model/ports/processes.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { type Backend, isPreset, presets, type Skipped, standardHeaders } from '../../reports/otel/backends.ts';
import { double, flag, text } from '../../reports/otel/span.ts';
import { suggestion } from '../../shared/did-you-mean.ts';
import { jsonOf } from '../../shared/json.ts';
import { findRepository } from '../../suites/discover.ts';
import { type CustomGraders, findScripts } from '../../suites/graders/custom-grader-files.ts';
import { Bounds } from '../../suites/references/bounds.ts';
import { searchRoots } from '../../suites/references/env-files.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';

/** The name under which the export is a file of the run folder. */
export const FILE = 'file';

const FOLDER = 'otel-backends';

type Site = Pick<Runtime, 'cwd' | 'files' | 'scripts'>;

/** Throws a `UserError` for a backend that neither we nor the repository have, before anything runs. */
export async function requireBackends(
  { otel, workingDirectory }: Pick<Inputs, 'otel' | 'workingDirectory'>,
  runtime: Site,
): Promise<void> {
  const own = otel.filter((name) => name !== FILE && !isPreset(name));
  if (own.length === 0) return;
  const found = await ownBackends(resolve(runtime.cwd, workingDirectory), runtime);
  const unknown = own.find((name) => !found.has(name));
  if (unknown === undefined) return;
  const known = [FILE, ...presets, ...found.keys()];
  throw userError('INPUT_INVALID', `There is no backend "${unknown}" for traces`, {
    expected: `one of ${known.join(', ')}`,
    hint: suggestion(unknown, known, 'names') ?? `Write the program .agentv/${FOLDER}/${unknown}.mjs, or use otlp.`,
  });
}

/** The programs in `.agentv/otel-backends/`, by their names. */
async function ownBackends(cwd: string, { files, scripts }: Site): Promise<CustomGraders> {
  const root = await findRepository(cwd, files);
  return findScripts([[FOLDER]], {
    roots: searchRoots(cwd, { root, cwd }),
    bounds: new Bounds([root, cwd], files),
    files,
    scripts,
    shown: (path) => shownPath(path, cwd),
  });
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 256 * 1024;

const described = () =>
  z.object({
    endpoint: z.string().max(2_000),
    headers: z.record(z.string().max(200), z.string().max(16_000)).default({}),
    resourceAttributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
    warnings: z.array(z.string()).default([]),
  });

/** Asks a program of the repository where traces go, as AgentV does it. */
export async function ownBackend(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
  { cwd, runtime }: { readonly cwd: string; readonly runtime: Site & Pick<Runtime, 'exec' | 'programEnv' | 'log'> },
  signal: AbortSignal,
): Promise<Backend | Skipped> {
  const program = (await ownBackends(cwd, runtime)).get(name);
  if (program === undefined) return { name, why: `.agentv/${FOLDER}/${name}.mjs is gone` };
  if (program.complaint !== undefined) return { name, why: program.complaint.message };
  const ending = extname(program.path);
  const starter = await runtime.scripts.starter(ending);
  if (starter.kind === 'none') return { name, why: `${program.shown} needs ${starter.missing}`, hint: starter.hint };
  const isModule = /^\.m?[jt]s$/.test(ending);
  const started = isModule ? ['--input-type=module', '--eval', callerOf(program.path)] : [program.path];
  const ended = await runtime.exec.run(
    {
      command: [...starter.command, ...started],
      cwd,
      env: runtime.programEnv(definedIn(env)),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    },
    signal,
  );
  if (ended.kind !== 'exited' || ended.exitCode !== 0) return { name, why: `${program.shown} ${endingText(ended)}` };
  const read = described().safeParse(
    jsonOf(ended.stdout.trim()) ?? jsonOf(ended.stdout.trim().split('\n').at(-1) ?? ''),
  );
  if (!read.success) return { name, why: `${program.shown} gave no {endpoint, headers}`, hint: HINT };
  const { endpoint, headers, resourceAttributes, warnings } = read.data;
  for (const warning of warnings) runtime.log.warn(`${program.shown}: ${oneLine(warning)}`);
  const resource = Object.entries(resourceAttributes).map(([key, value]) => [key, attributeValue(value)] as const);
  const lower = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));
  return {
    name,
    url: endpoint,
    headers: { ...lower, ...standardHeaders(env) },
    resource: Object.fromEntries(resource),
  };
}

const HINT =
  'Its default export is { name, resolve({ env, cwd }) }, which gives { endpoint, headers }; other programs print that.';

/** A program that calls the resolver of a module, and prints what it gives. */
const callerOf = (path: string): string =>
  [
    `import * as found from ${JSON.stringify(fileAddress(path))};`,
    "import { cwd, env, stdout } from 'node:process';",
    'const resolver = found.default ?? found.otelBackend ?? found.resolver;',
    'const given = { env, cwd: cwd() };',
    "const resolved = await (typeof resolver === 'function' ? resolver(given) : resolver.resolve(given));",
    "stdout.write('\\n' + JSON.stringify(resolved));",
  ].join('\n');

const attributeValue = (value: string | number | boolean) =>
  typeof value === 'string' ? text(value) : typeof value === 'number' ? double(value) : flag(value);

const definedIn = (env: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

function endingText(ended: ExecResult): string {
  if (ended.kind === 'exited') {
    const words = ended.stderr.trim();
    return `ended with exit code ${ended.exitCode}${words === '' ? '' : `: ${words}`}`;
  }
  if (ended.kind === 'notStarted') return `could not be started: ${ended.message}`;
  return ended.kind === 'timedOut' ? `took longer than ${TIMEOUT_MS / 1_000} s` : 'was ended';
}
