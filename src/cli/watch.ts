import { dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from '../model/errors.ts';
import { listed } from '../model/text/similar-names.ts';
import { groupedBy } from '../model/values/grouped.ts';
import type { Terminal } from '../platform/terminal.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import { adviceOf, type ExitCode } from '../runner/pipeline/exit-code.ts';
import type { PreparedRun } from '../runner/pipeline/prepare.ts';
import type { Runtime } from '../runner/pipeline/runtime.ts';
import { startedFiles } from '../runner/program-problems.ts';

/** Runs suites, and says what it prepared before it runs the first test; `evals` are all that were asked for, or some. */
type RunSuites = (evals: readonly string[] | undefined, prepared: (run: PreparedRun) => void) => Promise<ExitCode>;

/** A repository of ten thousand files is read in a fraction of this time. */
const PAUSE_MS = 500;

/** Runs the suites, and again those to which changed files belong, until the user ends it. */
export async function watchSuites(run: RunSuites, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const { files, clock, signal, log } = runtime;
  const plans: PreparedRun[] = [];
  let exitCode = await run(undefined, (prepared) => plans.push(prepared));
  const [plan] = plans;
  if (plan === undefined) return exitCode;
  let known = await timesBelow(plan.root, files);
  const say = (text: string) => terminal.print(`\n${text}`);
  const hint = 'Watching the files of these suites, their targets and their programs; Ctrl-C ends.';
  say(hint);
  for (;;) {
    await clock.sleep(PAUSE_MS, signal).catch(() => undefined);
    if (signal.aborted) return exitCode;
    const times = await timesBelow(plan.root, files);
    const changed = [...new Set([...times.keys(), ...known.keys()])].filter(
      (path) => times.get(path) !== known.get(path),
    );
    const suites = changed.length === 0 ? [] : await suitesOf(changed, plan, runtime);
    known = times;
    if (suites.length === 0) continue;
    say(`Changed: ${oneLine(listed(changed.map((path) => relative(plan.cwd, path))))}\n`);
    try {
      exitCode = await run(suites, () => {});
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      for (const line of adviceOf(error)) log.error(line);
      exitCode = 2;
    }
    // What the programs of a run write is no change; a suite that was edited meanwhile is one.
    const ownTimes = [...times].filter(([path]) => isOwn(path, plan));
    known = new Map([...(await timesBelow(plan.root, files)), ...ownTimes]);
    say(hint);
  }
}

/** When each file of a repository was changed; results and caches are none of it. */
async function timesBelow(root: string, files: Pick<Runtime['files'], 'glob' | 'modifiedAt'>) {
  const ignored = ['node_modules', '.git', '.agentv/results', '.agentv/cache'].map((name) => `!**/${name}/**`);
  const paths = await files.glob(['**/*', '.agentv/**', '**/.agentv/**', '.env*', ...ignored], { cwd: root });
  // One that was removed meanwhile has no time.
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await files.modifiedAt(path).catch(() => 0)] as const)),
  );
}

/**
 * The suites to which files belong: their own, those in their folder, the programs that they and their targets start, what they
 * declare with `watch`, and targets.
 */
async function suitesOf(changed: readonly string[], run: PreparedRun, runtime: Runtime): Promise<string[]> {
  const { root, cwd, plan, watched } = run;
  const bySuite = groupedBy(plan.steps, ({ suite }) => suite.path);
  const names = changed.map((path) => relative(root, path).replaceAll(sep, '/'));
  const isOfAll = changed.some((path) => isOwn(path, run) && !bySuite.has(path));
  const suites: string[] = [];
  for (const [path, steps] of bySuite) {
    const [{ suite }] = steps;
    const targets = steps.flatMap((step) => (step.kind === 'run' ? step.target : []));
    const started = await startedFiles(suite, [...new Set(targets)], { runtime, root, cwd });
    const isChanged = changed.some(
      (each) =>
        each === path ||
        started.includes(each) ||
        (!bySuite.has(each) && each.startsWith(join(dirname(path), sep)) && !each.includes(`${sep}.agentv${sep}`)),
    );
    if (isOfAll || isChanged || (watched.amongPaths(suite, names) ?? []).length > 0) suites.push(suite.file);
  }
  return suites;
}

/** A suite, a file of its targets, or another file that people write for all suites. */
const isOwn = (path: string, { plan, cwd }: PreparedRun): boolean =>
  /[\\/]\.agentv[\\/](?:targets|config|graders|providers)|[\\/]\.env[^\\/]*$/.test(path) ||
  plan.steps.some(
    (step) => step.suite.path === path || (step.kind === 'run' && resolve(cwd, step.target.location.file) === path),
  );
