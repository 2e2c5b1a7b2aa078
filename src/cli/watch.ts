import { dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from '../model/errors.ts';
import { listed } from '../model/text/did-you-mean.ts';
import type { Terminal } from '../platform/terminal.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import { adviceOf, type ExitCode } from '../runner/pipeline/exit-code.ts';
import type { PreparedRun } from '../runner/pipeline/prepare.ts';
import type { Runtime } from '../runner/pipeline/runtime.ts';

/** Runs suites, and says what it prepared before it runs the first test; `evals` are all that were asked for, or some. */
type RunSuites = (evals: readonly string[] | undefined, prepared: (run: PreparedRun) => void) => Promise<ExitCode>;

/** A repository of ten thousand files is read in a fraction of this time. */
const PAUSE_MS = 500;

/** Runs the suites, and again those to which changed files belong, until the user ends it. */
export async function watchSuites(
  run: RunSuites,
  { files, clock, signal, log }: Pick<Runtime, 'files' | 'clock' | 'signal' | 'log'>,
  terminal: Terminal,
): Promise<ExitCode> {
  /** The first run: its suites are watched. */
  const plans: PreparedRun[] = [];
  let exitCode = await run(undefined, (prepared) => plans.push(prepared));
  const [watched] = plans;
  if (watched === undefined) return exitCode;
  const { root, cwd } = watched;
  let known = await timesBelow(root, files);
  while (!signal.aborted) {
    terminal.print('\nWatching the files of these suites and their targets; Ctrl-C ends.');
    const found = await nextChange(watched, known, { files, clock, signal });
    if (found === undefined) break;
    terminal.print(`\nChanged: ${oneLine(listed(found.changed.map((path) => relative(cwd, path))))}\n`);
    try {
      exitCode = await run(found.suites, () => {});
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      for (const line of adviceOf(error)) log.error(line);
      exitCode = 2;
    }
    // What the programs of a run write is no change; a suite that was edited meanwhile is one.
    known = new Map([...(await timesBelow(root, files)), ...[...found.times].filter(([path]) => isOwn(path, watched))]);
  }
  return exitCode;
}

type FileTimes = ReadonlyMap<string, number>;

/** When each file of a repository was changed; results and caches are none of it. */
async function timesBelow(root: string, files: Pick<Runtime['files'], 'glob' | 'modifiedAt'>): Promise<FileTimes> {
  const ignored = ['node_modules', '.git', '.agentv/results', '.agentv/cache'].map((name) => `!**/${name}/**`);
  const paths = await files.glob(['**/*', '.agentv/**', '**/.agentv/**', '.env*', ...ignored], { cwd: root });
  // One that was removed meanwhile has no time.
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await files.modifiedAt(path).catch(() => 0)] as const)),
  );
}

/** Waits for a change of a file that belongs to a suite. Undefined when the user ends it. */
async function nextChange(
  watched: PreparedRun,
  known: FileTimes,
  { files, clock, signal }: Pick<Runtime, 'files' | 'clock' | 'signal'>,
) {
  let before = known;
  for (;;) {
    await clock.sleep(PAUSE_MS, signal).catch(() => undefined);
    if (signal.aborted) return undefined;
    const times = await timesBelow(watched.root, files);
    const changed = [...new Set([...times.keys(), ...before.keys()])].filter(
      (path) => times.get(path) !== before.get(path),
    );
    const suites = suitesOf(changed, watched);
    if (suites.length > 0) return { changed, suites, times };
    before = times;
  }
}

/** The suites to which files belong: their own, those in their folder, what they declare with `watch`, and targets. */
function suitesOf(changed: readonly string[], run: PreparedRun): string[] {
  const suites = new Map(run.plan.steps.map(({ suite }) => [suite.path, suite]));
  const names = changed.map((path) => relative(run.root, path).replaceAll(sep, '/'));
  const isOfAll = changed.some((path) => isOwn(path, run) && !suites.has(path));
  return [...suites.values()]
    .filter(
      (suite) =>
        isOfAll ||
        (run.watched.amongPaths(suite, names) ?? []).length > 0 ||
        changed.some((path) => path === suite.path || (!suites.has(path) && isInFolder(path, suite.path))),
    )
    .map(({ file }) => file);
}

const isInFolder = (path: string, suite: string): boolean =>
  path.startsWith(join(dirname(suite), sep)) && !path.includes(`${sep}.agentv${sep}`);

/** A suite, a file of its targets, or another file that people write for all suites. */
const isOwn = (path: string, { plan, cwd }: PreparedRun): boolean =>
  /[\\/]\.agentv[\\/](?:targets|config|graders|providers)|[\\/]\.env[^\\/]*$/.test(path) ||
  plan.steps.some(
    (step) => step.suite.path === path || (step.kind === 'run' && resolve(cwd, step.target.location.file) === path),
  );
