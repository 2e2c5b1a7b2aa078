import { basename, delimiter, dirname, extname, isAbsolute, join, relative, resolve } from 'node:path';
import { graders } from '../../grade/graders/index.ts';
import { lookUp } from '../../grade/programs.ts';
import type { Problem } from '../../model/errors.ts';
import { canonicalName, findKind } from '../../model/suite/kind.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { optionalText } from '../../model/suite/setting.ts';
import type { GraderSpec, Suite } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { providers } from '../../run/providers/index.ts';
import { isMapping } from '../../shared/mapping.ts';
import { bareProgram, programFiles } from '../../shared/program-file.ts';
import { cutMiddle } from '../../shared/text.ts';
import { searchRoots } from '../../suites/references/file-paths.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { FolderSite } from '../pipeline/runtime.ts';
import { allGradersOf } from '../steps/judges.ts';

type Deps = FolderSite<'files' | 'env' | 'scripts'>;

/** A command of a suite or a target, and the folder that it runs in. */
interface Started {
  readonly command: unknown;
  readonly folder: string;
  readonly location: SourceLocation;
  /** A description of that folder for the message. */
  readonly rule: string;
  /** Whether it gets the PATH of this process: not from a target that sets its own. */
  readonly hasOurPath: boolean;
  /** Whether its scripts for bun are started by what starts TypeScript, without bun. */
  readonly needsNoBun?: true;
}

const OF_SUITE = 'Check the path: programs run in the folder of their suite, or in their "cwd".';
const OF_AGENT = '"executable" is looked for in the working directory.';

/**
 * Missing files that the code graders and the targets of a suite would start, and programs that are not in PATH. Where
 * they will not be started on this machine, it may lack some: that is a warning.
 */
export async function missingPrograms(
  suite: Suite,
  targets: readonly Target[],
  around: Deps & { readonly startsHere?: boolean },
): Promise<readonly Problem[]> {
  const started = [
    ...(await gradersOf(suite, around)),
    ...targetsOf(suite, targets),
    ...agentsOf(suite, targets, around.cwd),
  ];
  const problems = new Map<string, Problem>();
  for (const { command, folder, location, rule, hasOurPath, needsNoBun } of started) {
    if (!isCommand(command)) continue;
    const name = bareProgram(command);
    const isReplaced = name === 'bun' && needsNoBun === true && (await startsTypeScript(around));
    if (hasOurPath && name !== undefined && !isReplaced && !(await isInPath(name, around))) {
      problems.set(JSON.stringify([name, location]), notInPath(name, location, around.startsHere === true));
    }
    for (const file of programFiles(command)) {
      const key = JSON.stringify([file, folder, location]);
      if (problems.has(key) || (await around.runtime.files.state(resolve(folder, file))) === 'file') continue;
      problems.set(key, await missing(file, { folder, location, rule }, around));
    }
  }
  return [...problems.values()];
}

const isCommand = (command: unknown): command is string | readonly string[] =>
  typeof command === 'string' ||
  (Array.isArray(command) && command.every((word): word is string => typeof word === 'string'));

/** Code graders run in the folder of their suite, or in their own `cwd`. */
async function gradersOf(suite: Suite, { runtime, cwd, root }: Deps): Promise<Started[]> {
  // The programs of a container are in its image.
  const here = suite.tests.filter((test) => test.kind === 'test' && test.workspace?.docker === undefined);
  const specs = here.flatMap((test) => (test.kind === 'test' ? allGradersOf(test) : []));
  const deps = {
    files: runtime.files,
    suiteFolder: suite.folder,
    searchRoots: searchRoots(suite.folder, { root, cwd }),
  };
  const started = new Map<GraderSpec['location'], Started>();
  for (const { type, options, location } of specs) {
    if (findKind(graders, type)?.type !== 'code-grader' || started.has(location)) continue;
    const own = options['cwd'];
    const folder = typeof own === 'string' ? await lookUp(own, 'folder', deps) : undefined;
    const command = options['command'] ?? options['script'];
    started.set(location, {
      command,
      folder: folder ?? suite.folder,
      location,
      rule: OF_SUITE,
      hasOurPath: true,
      needsNoBun: true,
    });
  }
  return [...started.values()];
}

/**
 * The programs of `cli` targets run in the folder of the suite, or in their own `cwd`; those of tests with a workspace
 * run there.
 */
function targetsOf({ folder, tests }: Suite, targets: readonly Target[]): Started[] {
  if (tests.every((test) => test.kind === 'broken' || test.workspace !== undefined)) return [];
  return targets.flatMap(({ provider, options, location }) => {
    if (findKind(providers, provider)?.type !== 'cli') return [];
    const { cwd, env } = options;
    const hasOurPath = !isMapping(env) || !Object.keys(env).some((name) => name.toUpperCase() === 'PATH');
    const command = options['command'] ?? options['command_template'] ?? options['commandTemplate'];
    const at = resolve(folder, optionalText().safeParse(cwd).data ?? '.');
    return [{ command, folder: at, location, rule: OF_SUITE, hasOurPath }];
  });
}

function agentsOf({ tests }: Suite, targets: readonly Target[], cwd: string): Started[] {
  if (tests.every((test) => test.kind === 'broken' || test.workspace?.docker?.runsAgent === true)) return [];
  return targets.flatMap(({ provider, options, location }) => {
    const program = options['executable'] ?? options['binary'];
    if (findKind(providers, provider)?.isAgent !== true || typeof program !== 'string') return [];
    return [{ command: [program], folder: cwd, location, rule: OF_AGENT, hasOurPath: false }];
  });
}

const startsTypeScript = async ({ runtime }: Deps): Promise<boolean> =>
  (await runtime.scripts.starter('.ts')).kind === 'found';

/** With an unknown PATH, the system has its own. */
async function isInPath(name: string, { runtime: { env, files } }: Deps): Promise<boolean> {
  const path = env['PATH'] ?? env['Path'];
  if (path === undefined || path === '') return true;
  const names = ['', '.exe', '.cmd', '.bat'].map((ending) => name + ending);
  for (const candidate of path.split(delimiter).flatMap((folder) => names.map((each) => join(folder, each)))) {
    // In a folder that may not be searched, the system looks for no program either.
    if ((await files.state(candidate).catch(() => 'missing')) === 'file') return true;
  }
  return false;
}

const notInPath = (name: string, location: SourceLocation, startsHere: boolean): Problem => ({
  code: 'FILE_MISSING',
  severity: startsHere ? 'error' : 'warning',
  message: `The program "${cutMiddle(name, 100)}" is not in PATH`,
  location,
  hint: 'Install it, or correct the command.',
});

async function missing(
  file: string,
  { folder, location, rule }: Pick<Started, 'folder' | 'location' | 'rule'>,
  { runtime, cwd, root, startsHere }: Deps & { readonly startsHere?: boolean },
): Promise<Problem> {
  const others = isAbsolute(file) ? [] : searchRoots(dirname(folder), { root, cwd });
  const states = await Promise.all(others.map((other) => runtime.files.state(join(other, file))));
  const found = others[states.indexOf('file')];
  const meant = found === undefined ? undefined : relative(folder, join(found, file)).replaceAll('\\', '/');
  const where = isAbsolute(file) ? '' : ` in ${folder === cwd ? 'the working directory' : shownPath(folder, cwd)}`;
  return {
    code: 'FILE_MISSING',
    // Another machine may have files that are not in the repository.
    severity: isAbsolute(file) && startsHere !== true ? 'warning' : 'error',
    message: `There is no program "${cutMiddle(file, 100)}"${where}`,
    location,
    hint: `${rule}${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
  };
}

const PATTERN = '{assertions,graders,judges,providers}/*.{ts,js,mts,mjs,py,sh}';

/** Where a suite uses a built-in type, by its name. */
type Uses = ReadonlyMap<string, SourceLocation>;

/** Files in `.agentv` that a suite seems to use, although a built-in grader or provider has their name. */
export async function shadowedFiles(
  suite: Suite,
  targets: readonly Target[],
  { runtime: { files }, cwd, root }: FolderSite<'files'>,
): Promise<readonly Problem[]> {
  const roots = searchRoots(suite.folder, { root, cwd });
  const found = await Promise.all(roots.map((each) => files.glob([PATTERN], { cwd: join(each, '.agentv') })));
  if (found.flat().length === 0) return [];
  const ofGraders = usesOf(
    suite.tests.flatMap((test) => (test.kind === 'test' ? allGradersOf(test) : [])),
    ({ declaredAs }) => findKind(graders, declaredAs) && declaredAs,
  );
  const ofTargets = usesOf(targets, ({ provider }) => findKind(providers, provider) && provider);
  return found.flat().flatMap((path): Problem[] => {
    const isProvider = basename(dirname(path)) === 'providers';
    const name = canonicalName(basename(path, extname(path)));
    const location = (isProvider ? ofTargets : ofGraders).get(name);
    if (location === undefined) return [];
    const kind = isProvider ? 'provider' : 'grader';
    const message = `The built-in ${kind} "${name}" is used, and not the file ${shownPath(path, cwd)}`;
    const hint = `Rename the file, and use its new name as the ${isProvider ? 'provider' : 'type'}.`;
    return [{ code: 'UNUSED', severity: 'warning', message, location, hint }];
  });
}

function usesOf<Item extends { readonly location: SourceLocation }>(
  items: readonly Item[],
  nameOf: (item: Item) => string | undefined,
): Uses {
  const uses = new Map<string, SourceLocation>();
  for (const item of items) {
    const name = nameOf(item);
    if (name !== undefined && !uses.has(canonicalName(name))) uses.set(canonicalName(name), item.location);
  }
  return uses;
}
