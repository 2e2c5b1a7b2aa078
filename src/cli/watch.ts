import { dirname, join, relative, resolve, sep } from 'node:path';
import { findConfiguredSuites } from '../config/configuration.ts';
import { UserError, unlessInvalid } from '../model/errors.ts';
import { listed } from '../model/text/similar-names.ts';
import { groupedBy } from '../model/values/grouped.ts';
import type { Terminal } from '../platform/terminal.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import { adviceOf, type ExitCode } from '../runner/pipeline/exit-code.ts';
import { openSite, type PreparedRun } from '../runner/pipeline/prepare.ts';
import type { Runtime } from '../runner/pipeline/runtime.ts';
import { startedFiles } from '../runner/program-problems.ts';
import { shownPath } from '../suites/references/shown-path.ts';

/** Runs suites, and says what it prepared before it runs the first test; `evals` are all that were asked for, or some. */
type RunSuites = (evals: readonly string[] | undefined, prepared: (run: PreparedRun) => void) => Promise<ExitCode>;

/** A repository of ten thousand files is read in a fraction of this time. */
const PAUSE_MS = 500;

/** Runs the suites, and again those to which changed files belong, until the user ends it. */
export async function watchSuites(run: RunSuites, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const { files, signal, log } = runtime;
  /** The first run, and those of suites that were added since: their suites are watched. */
  const plans: PreparedRun[] = [];
  let exitCode = await run(undefined, (prepared) => plans.push(prepared));
  const [first] = plans;
  if (first === undefined) return exitCode;
  const { root, cwd } = first;
  let known = await timesBelow(root, files);
  while (!signal.aborted) {
    terminal.print('\nWatching the files of these suites, their targets and their programs; Ctrl-C ends.');
    const change = await nextChange([first, ...plans.slice(1)], known, runtime);
    if (change === undefined) break;
    terminal.print(`\nChanged: ${oneLine(listed(change.changed.map((path) => relative(cwd, path))))}\n`);
    try {
      exitCode = await run(change.suites, (prepared) => {
        if (change.added.length > 0) plans.push(prepared);
      });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      for (const line of adviceOf(error)) log.error(line);
      exitCode = 2;
    }
    // What the programs of a run write is no change; a suite that was edited meanwhile is one.
    const ownTimes = [...change.times].filter(([path]) => plans.some((plan) => isOwn(path, plan)));
    known = new Map([...(await timesBelow(root, files)), ...ownTimes]);
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

/** Waits for a change of a file that belongs to a suite, or is a new one. Undefined when the user ends it. */
async function nextChange(plans: readonly [PreparedRun, ...PreparedRun[]], start: FileTimes, runtime: Runtime) {
  const { files, clock, signal } = runtime;
  const [first] = plans;
  let before = start;
  for (;;) {
    await clock.sleep(PAUSE_MS, signal).catch(() => undefined);
    if (signal.aborted) return undefined;
    const times = await timesBelow(first.root, files);
    const changed = [...new Set([...times.keys(), ...before.keys()])].filter(
      (path) => times.get(path) !== before.get(path),
    );
    const added = changed.length === 0 ? [] : await newSuites(changed, plans, runtime);
    const known = new Set([...added, ...plans.flatMap((plan) => plan.plan.steps.map(({ suite }) => suite.path))]);
    const belonging = await Promise.all(
      plans.map((plan) => suitesOf(changed, { run: plan, runtime }, (path) => known.has(path))),
    );
    const suites = [...new Set([...belonging.flat(), ...added.map((path) => shownPath(path, first.cwd))])];
    if (suites.length > 0) return { changed, suites, added, times };
    before = times;
  }
}

/** Those of the changed files that are suites, and were none when it started. */
async function newSuites(
  changed: readonly string[],
  plans: readonly [PreparedRun, ...PreparedRun[]],
  runtime: Runtime,
): Promise<string[]> {
  const [{ inputs, cwd }] = plans;
  // Without any suite, there is nothing new.
  const suites = await unlessInvalid(async () => findConfiguredSuites(await openSite(inputs, runtime)));
  const known = new Set(plans.flatMap(({ suiteFiles }) => suiteFiles));
  return changed.filter((path) => suites?.includes(path) && !known.has(shownPath(path, cwd)));
}

/**
 * The suites to which files belong: their own, those in their folder, the programs that they and their targets start, what they
 * declare with `watch`, and targets.
 */
async function suitesOf(
  changed: readonly string[],
  { run, runtime }: { readonly run: PreparedRun; readonly runtime: Runtime },
  isSuite: (path: string) => boolean,
): Promise<string[]> {
  const { root, cwd, plan, watched } = run;
  const bySuite = groupedBy(plan.steps, ({ suite }) => suite.path);
  const names = changed.map((path) => relative(root, path).replaceAll(sep, '/'));
  const isOfAll = changed.some((path) => isOwn(path, run) && !isSuite(path));
  const suites: string[] = [];
  for (const [path, steps] of changed.length === 0 ? [] : bySuite) {
    const [{ suite }] = steps;
    const targets = steps.flatMap((step) => (step.kind === 'run' ? step.target : []));
    const started = await startedFiles(suite, [...new Set(targets)], { runtime, root, cwd });
    const isChanged = changed.some(
      (each) =>
        each === path ||
        started.includes(each) ||
        (!isSuite(each) && each.startsWith(join(dirname(path), sep)) && !each.includes(`${sep}.agentv${sep}`)),
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
