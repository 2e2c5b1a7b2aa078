import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { graders } from '../graders/graders/index.ts';
import { lookUp } from '../graders/programs.ts';
import { aWarning, type Problem } from '../model/errors.ts';
import { findKind } from '../model/suite/kind.ts';
import type { SourceLocation } from '../model/suite/location.ts';
import { optionalText } from '../model/suite/setting.ts';
import type { Suite } from '../model/suite/suite.ts';
import type { Target } from '../model/suite/target.ts';
import { bareProgram, programFiles } from '../model/text/program-file.ts';
import { cutMiddle } from '../model/text/text.ts';
import { isMapping } from '../model/values/mapping.ts';
import { providers } from '../providers/providers/index.ts';
import { searchRoots } from '../suites/references/file-paths.ts';
import { shownPath } from '../suites/references/shown-path.ts';
import { allGradersOf } from './case/judges.ts';
import type { FolderSite } from './pipeline/runtime.ts';

type ProgramSite = FolderSite<'files' | 'env' | 'scripts'>;

/** A command of a suite or a target, and the folder that it runs in. */
interface ProgramCommand {
  readonly command: unknown;
  readonly folder: string;
  readonly location: SourceLocation;
  /** Where such programs are looked for, for the message. */
  readonly rule: string;
  /** Whether it gets the PATH of this process: not from a target that sets its own. */
  readonly hasOurPath: boolean;
  /** Whether its scripts for bun are started by what starts TypeScript, without bun. */
  readonly needsNoBun?: true;
  /** Of a hook, whose program an earlier hook may create: never an error. */
  readonly isHook?: true;
}

const OF_SUITE = 'Check the path: programs run in the folder of their suite, or in their "cwd".';
const OF_AGENT = '"executable" is looked for in the working directory.';

/** Targets whose command gets no question: a program reads it from its arguments or a file, never from standard input. `echo` is a stub. */
export const unaskedTargets = (targets: readonly Target[]): Problem[] =>
  targets.flatMap(({ name, provider, options, location }): Problem[] => {
    const command = options['command'] ?? options['command_template'] ?? options['commandTemplate'];
    const isAsked = typeof command !== 'string' || /^\s*echo\s|\{(?:PROMPT|PROMPT_FILE|EVAL_ID)\}/.test(command);
    if (isAsked || findKind(providers, provider)?.type !== 'cli') return [];
    const message = `The command of the target "${name}" has no {PROMPT} and no {PROMPT_FILE}: it never gets the question`;
    const hint = 'Add "{PROMPT}" to the command; nothing is written to its standard input.';
    return [aWarning('UNUSED', message, { location, hint })];
  });

/**
 * Missing files that the code graders, the targets and the hooks of a suite would start, and programs that are not in
 * PATH. Where they will not be started on this machine, it may lack some: that is a warning.
 */
export async function missingPrograms(
  suite: Suite,
  targets: readonly Target[],
  { startsHere = false, ...site }: ProgramSite & { readonly startsHere?: boolean },
): Promise<readonly Problem[]> {
  const { runtime, cwd } = site;
  // With an unknown PATH, the system has its own.
  const path = runtime.env['PATH'] || runtime.env['Path'];
  const problems = new Map<string, Problem>();
  const started = (await commandsOf(suite, targets, site)).filter(({ isHook }) => !(startsHere && isHook));
  for (const { command, folder, location, rule, hasOurPath, needsNoBun, isHook } of started) {
    if (!isCommand(command)) continue;
    const name = bareProgram(command);
    const isReplaced = name === 'bun' && needsNoBun === true && (await runtime.scripts.starter('.ts')).kind === 'found';
    const missing = (key: unknown, isError: boolean, message: string, hint: string) =>
      problems.set(JSON.stringify([key, location]), {
        ...{ code: 'FILE_MISSING', severity: isError ? 'error' : 'warning', message, location, hint },
      });
    if (hasOurPath && path && name !== undefined && !isReplaced && !(await runtime.scripts.isInPath(name, path))) {
      const message = `The program "${cutMiddle(name, 100)}" is not in PATH`;
      missing(name, startsHere, message, 'Install it, or correct the command.');
    }
    for (const file of programFiles(command)) {
      if ((await runtime.files.state(resolve(folder, file))) === 'file') continue;
      const isElsewhere = isAbsolute(file);
      const where = isElsewhere ? '' : ` in ${folder === cwd ? 'the working directory' : shownPath(folder, cwd)}`;
      const meant = isElsewhere ? undefined : await fileAbove(file, folder, site);
      // Another machine may have files that are not in the repository.
      const isError = !isHook && (!isElsewhere || startsHere);
      const message = `There is no program "${cutMiddle(file, 100)}"${where}`;
      missing([file, folder], isError, message, `${rule}${meant === undefined ? '' : ` Did you mean ${meant}?`}`);
    }
  }
  return [...problems.values()];
}

const commandsOf = async (suite: Suite, targets: readonly Target[], site: ProgramSite): Promise<ProgramCommand[]> => [
  ...(await gradersOf(suite, site)),
  ...targets.flatMap((target) => programOf(target, suite, site.cwd)),
  ...hooksOf(suite, site.cwd),
];

/** The paths of the programs and scripts that the graders, the targets and the hooks of a suite start, as far as they are files. */
export const startedFiles = async (suite: Suite, targets: readonly Target[], site: ProgramSite): Promise<string[]> =>
  (await commandsOf(suite, targets, site)).flatMap(({ command, folder }) =>
    isCommand(command) ? programFiles(command).map((file) => resolve(folder, file)) : [],
  );

const isCommand = (command: unknown): command is string | readonly string[] =>
  typeof command === 'string' ||
  (Array.isArray(command) && command.every((word): word is string => typeof word === 'string'));

/** Code graders run in the folder of their suite, or in their own `cwd`. */
async function gradersOf(suite: Suite, { runtime, cwd, root }: ProgramSite): Promise<ProgramCommand[]> {
  const { folder: suiteFolder } = suite;
  const deps = { files: runtime.files, suiteFolder, searchRoots: searchRoots(suiteFolder, { root, cwd }) };
  const started = new Map<SourceLocation, ProgramCommand>();
  for (const test of suite.tests) {
    // The programs of a container are in its image.
    if (test.kind === 'broken' || test.workspace?.docker !== undefined) continue;
    for (const { type, options, location } of allGradersOf(test)) {
      if (findKind(graders, type)?.type !== 'code-grader' || started.has(location)) continue;
      const cwdOption = options['cwd'];
      const cwdFolder = typeof cwdOption === 'string' ? await lookUp(cwdOption, 'folder', deps) : undefined;
      const command = options['command'] ?? options['script'];
      const folder = cwdFolder ?? suiteFolder;
      started.set(location, { command, folder, location, rule: OF_SUITE, hasOurPath: true, needsNoBun: true });
    }
  }
  return [...started.values()];
}

/**
 * The programs of `cli` targets run in the folder of the suite, or in their own `cwd`; those of tests with a workspace
 * run there. Agents are looked for in the working directory, unless all tests run them in a container.
 */
function programOf({ provider, options, location }: Target, { folder, tests }: Suite, cwd: string): ProgramCommand[] {
  const kind = findKind(providers, provider);
  const runnable = tests.filter((test) => test.kind === 'test');
  if (kind?.type === 'cli' && runnable.some(({ workspace }) => workspace === undefined)) {
    const { env } = options;
    const hasOurPath = !isMapping(env) || !Object.keys(env).some((name) => name.toUpperCase() === 'PATH');
    const command = options['command'] ?? options['command_template'] ?? options['commandTemplate'];
    const at = resolve(folder, optionalText().safeParse(options['cwd']).data ?? '.');
    return [{ command, folder: at, location, rule: OF_SUITE, hasOurPath }];
  }
  const program = options['executable'] ?? options['binary'];
  const isHere = runnable.some(({ workspace }) => workspace?.docker?.runsAgent !== true);
  if (kind?.isAgent !== true || typeof program !== 'string' || !isHere) return [];
  return [{ command: [program], folder: cwd, location, rule: OF_AGENT, hasOurPath: false }];
}

/** The hooks of a suite on this machine: those around its tests, and those of its targets. */
function hooksOf({ folder, tests, targets }: Suite, cwd: string): ProgramCommand[] {
  const ofTests = tests.flatMap((test) =>
    test.kind === 'test' && test.workspace?.docker === undefined ? Object.values(test.workspace?.hooks ?? {}) : [],
  );
  const ofTargets = targets.flatMap(({ hooks }) => Object.values(hooks ?? {}));
  const common = { rule: OF_SUITE, hasOurPath: true, needsNoBun: true, isHook: true } as const;
  return [...ofTests, ...ofTargets].flatMap((hook) => {
    if (hook?.command === undefined) return [];
    const { command, location } = hook;
    return { ...common, command, location, folder: resolve(cwd, hook.cwd ?? folder) };
  });
}

/** The same file in a folder above, as a path from this folder. */
async function fileAbove(
  file: string,
  folder: string,
  { runtime, cwd, root }: ProgramSite,
): Promise<string | undefined> {
  for (const other of searchRoots(dirname(folder), { root, cwd })) {
    const path = join(other, file);
    if ((await runtime.files.state(path)) === 'file') return relative(folder, path).replaceAll('\\', '/');
  }
  return undefined;
}
