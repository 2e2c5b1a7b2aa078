import { isAbsolute, join, relative, resolve } from 'node:path';
import type { InputName, RunOptions } from '../../config/settings.ts';
import { groupProblems, type Problem, problemText } from '../../model/errors.ts';
import type { Plan } from '../../model/run/plan.ts';
import type { Environment, GivenFlag, RunResult } from '../../model/run/result.ts';
import type { TestNames } from '../../model/run/result-keys.ts';
import { repeatedFlags } from '../../model/run/result-keys.ts';
import { timestamp } from '../../model/text/iso-time.ts';
import { cutEnd, kebab } from '../../model/text/text.ts';
import { withoutBlame } from '../../results/result-of.ts';
import { beginFolder, findStart, type ResumeState, resumeRun } from '../../results/run-folder/resume.ts';
import { RUNS_FOLDER, runFiles } from '../../results/run-folder/run-files.ts';
import { withoutResult } from '../../results/summarize.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { Admission } from '../admission.ts';
import { plannedTimeLimits } from '../call-time-limits.ts';
import { RequestLimits } from '../calls/requests-per-minute.ts';
import { batchRemarks } from '../case/open-targets.ts';
import { openWatch } from '../case/watch.ts';
import { Caches } from '../reuse/caches.ts';
import { patchesIn } from '../trials/patches.ts';
import { runnable, runTrials, type Trials } from '../trials/trial-phases.ts';
import type { BaselineContext } from './baseline-context.ts';
import { powerSentences } from './power.ts';
import type { PreparedRun } from './prepare.ts';
import type { Outline, Progress } from './progress.ts';
import type { RunTimeLimit } from './run-deadline.ts';
import type { Runtime } from './runtime.ts';

export interface ExecutedRun {
  readonly run: RunResult;
  readonly folder: string;
}

/** Runs the plan and the trials that the gate asks for. Writes nothing before the folder of the run is claimed. */
export async function runSession(
  prepared: PreparedRun,
  baselineContext: BaselineContext,
  time: RunTimeLimit,
  progress: Progress,
): Promise<ExecutedRun> {
  const { inputs, plan, cwd } = prepared;
  const { runtime, startedAt } = time;
  const { files, log, signal, redactor } = runtime;
  const withoutSecrets = redactor.deep;
  const start = await findStart(prepared, runtime);
  const folder = start.source?.continuesIn ?? start.beginsIn ?? runFolder(inputs, cwd, startedAt);
  await using _claim = await files.claim(folder, signal);
  const takenOver = await resumeRun(start, prepared, { files, baseSha: baselineContext.base?.sha }, withoutSecrets);
  const caches = new Caches({ ...runtime, inputs, cwd });
  const warnings = withoutSecrets([
    ...prepared.warnings,
    ...takenOver.warnings,
    ...caches.remarks(prepared),
    ...batchRemarks(plan),
  ]);
  const errors = plan.steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
  const problems = groupProblems([...withoutSecrets(errors), ...warnings]);
  progress.planned(outlineOf(prepared, baselineContext, takenOver), problems);
  await beginFolder(folder, takenOver, files);
  // A shard may have no tests: its folder has results all the same.
  if (plan.steps.length === 0) await files.write(join(folder, runFiles.journal), '');

  const late: Problem[] = [];
  const logged = new Set<string>();
  /** Only the first of a kind in a file is logged: the report counts the others. */
  const notify = (problem: Problem) => {
    const kind = JSON.stringify([problem.code, problem.message, problem.location?.file]);
    late.push(problem);
    if (!logged.has(kind)) log.warn(problemText(problem));
    logged.add(kind);
  };
  await using watch = await openWatch(inputs, { ...prepared, runtime });
  const admission = new Admission(runnable(plan.steps), inputs, baselineContext.costs);
  // Stubs send no requests.
  const perMinute = inputs.dryRun ? {} : (inputs.requestsPerMinute ?? {});
  const context = {
    ...runtime,
    startedAt,
    progress,
    caches,
    admission,
    requestLimits: new RequestLimits(perMinute, runtime.clock),
    watch,
    mirrors: baselineContext.mirrors,
    notify,
    savePatch: patchesIn({ ...runtime, folder, notify }),
  };
  const runOf = runFrom(prepared, baselineContext, { time, admission, warnings });
  const trials = { folder, baselineContext, takenOver, runOf, whyStopped: () => time.why };
  const { run, ...ran } = await runTrials(prepared, trials, context);
  [...admission.warnings, ...ran.warnings, ...caches.warnings].forEach(notify);
  const uses = caches.uses();
  return {
    folder,
    run: {
      ...run,
      // Stubs need no machine.
      environment: inputs.dryRun ? undefined : environmentInfo(runtime, ran.mostAtOnce),
      warnings: withoutSecrets([...warnings, ...late]),
      caches: uses.length > 0 ? uses : undefined,
    },
  };
}

/** Where a run writes, unless it continues another one. Absolute. */
export const runFolder = ({ outputDirectory, experiment }: RunOptions, cwd: string, startedAt: number): string =>
  outputDirectory === undefined
    ? join(cwd, RUNS_FOLDER, experiment, timestamp(startedAt))
    : resolve(cwd, outputDirectory);

function outlineOf(prepared: PreparedRun, baselineContext: BaselineContext, { results, from }: ResumeState): Outline {
  const { plan, inputs } = prepared;
  const { deciding } = baselineContext;
  const baseline = deciding?.sides.baseline;
  // What the last run can show is known: that is said with the comparison.
  const lastRun =
    baseline?.kind === 'found' && baseline.isLastRun
      ? `Comparing with the last run that passed, ${baseline.provenance[0]?.where}; --baseline names another one, or none`
      : undefined;
  // A shard has only a part of each suite.
  const sentences =
    deciding === undefined || deciding.sides.wholeRun !== undefined
      ? []
      : lastRun === undefined
        ? powerSentences(plan, deciding, inputs)
        : [lastRun];
  return {
    tests: plan.steps.length,
    timeLimits: plannedTimeLimits(plan, inputs.testTimeoutSeconds),
    suites: [...new Set(plan.steps.map(({ suite }) => suite.file))],
    forecast: sentences.length > 0 ? sentences : undefined,
    takenOver: from === undefined ? undefined : { results, from },
  };
}

/** Makes the run of the trials that a ledger holds. What it says of the tests has no secrets, as their results. */
function runFrom(
  { inputs, plan, root, cwd, shard }: PreparedRun,
  { earlier = [], missingSecrets }: BaselineContext,
  running: { readonly time: RunTimeLimit; readonly admission: Admission; readonly warnings: readonly Problem[] },
): Trials['runOf'] {
  const { time, admission, warnings } = running;
  const { startedAt, runtime } = time;
  const { deep: withoutSecrets } = runtime.redactor;
  // Stubs need no secrets.
  const lacking = inputs.dryRun ? undefined : missingSecrets;
  const describedSuites = withoutSecrets(describedSuitesOf(plan));
  const folder = withoutSecrets(relative(root, cwd).replaceAll('\\', '/'));
  const flags = flagsOf(inputs, cwd).map(({ name, value }) => ({ name, value: withoutSecrets(value) }));
  const { target, experimentAgainst: against } = inputs;
  return (ledger, { isCutOff = false, rounds = 0 } = {}) => {
    const results = ledger.results('planned').toSorted((one, other) => one.index - other.index);
    const stopped = isCutOff || results.length < plan.steps.length ? time.why : admission.stopped;
    const extraTrials = ledger.extraTrials(rounds);
    return {
      startedAt: new Date(startedAt).toISOString(),
      durationMs: Math.max(0, runtime.clock.now() - startedAt),
      planned: plan.steps.length,
      complete: stopped === undefined,
      stopped,
      ...(results.length < plan.steps.length && withoutResult(withoutSecrets(plan.steps.map(namesOfStep)), results)),
      dryRun: inputs.dryRun,
      shard,
      variants: against.length === 0 ? undefined : [...new Set([...target, ...against])],
      folder: folder || undefined,
      flags: flags.length > 0 ? flags : undefined,
      ...selectedBy(inputs),
      // They name suites as the results do, without secrets.
      requirements: withoutSecrets([...plan.requirements]),
      describedSuites: describedSuites.length > 0 ? describedSuites : undefined,
      warnings: [...warnings],
      earlier: earlier.length > 0 ? [...earlier] : undefined,
      // A missing secret may have caused these problems, so they are errors.
      results: withoutBlame(results, lacking),
      missingSecrets: lacking,
      extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
    };
  };
}

export const namesOfStep = ({ kind, suite, test, target }: Plan['steps'][number]): TestNames => ({
  suite: suite.name,
  suiteFile: suite.file,
  testId: test.id,
  target: kind === 'broken' ? target : target.name,
});

function describedSuitesOf({ steps }: Plan): NonNullable<RunResult['describedSuites']> {
  return [...new Set(steps.map(({ suite }) => suite))].flatMap(({ name, file, ...suite }) => {
    const entries = DESCRIBING.flatMap((key) => {
      const text = suite[key];
      return text === undefined ? [] : [[key, cutEnd(text, MAX_TEXT_LENGTH)] as const];
    });
    return entries.length === 0 ? [] : [{ suite: name, file, metadata: Object.fromEntries(entries) }];
  });
}

const DESCRIBING = ['version', 'author', 'license'] as const;
const MAX_TEXT_LENGTH = 1024;

/** Inputs restrict a run on purpose. Settings of the configuration are the same for every run. */
function selectedBy({ testId, grep, only, explicitInputs }: RunOptions): Pick<RunResult, 'selected'> {
  const isGiven = (...names: readonly InputName[]) => names.some((name) => explicitInputs.includes(name));
  const selected = [
    ...(isGiven('evals', 'tag', 'excludeTag') ? (['suites'] as const) : []),
    ...(isGiven('target') ? (['targets'] as const) : []),
    ...(testId.length > 0 || grep !== undefined || only !== undefined ? (['tests'] as const) : []),
  ];
  return selected.length === 0 ? {} : { selected };
}

/** Settings of the configuration apply to commands without flags. */
export function flagsOf(inputs: RunOptions, cwd: string): GivenFlag[] {
  return inputs.explicitInputs.flatMap((input) => {
    const name = repeatedFlags.find((flag) => flag === kebab(input));
    if (name === undefined) return [];
    const value = String(inputs[input as keyof RunOptions]);
    // A path of this machine would lead nowhere on another one.
    return [{ name, value: PATHS.includes(input) && isAbsolute(value) ? shownPath(value, cwd) : value }];
  });
}

const PATHS: readonly InputName[] = ['targets', 'workspacePath'];

const HALF_GIB = 512 * 1024 * 1024;
const MAX_WORD_LENGTH = 100;

/** The machine of a run, the image of GitHub's runner (unknown inside a container), and how many tests ran at once. */
export function environmentInfo({ machine, env }: Pick<Runtime, 'machine' | 'env'>, workers: number): Environment {
  const { platform, arch, cpus, memory } = machine();
  const [image, imageVersion] = ['ImageOS', 'ImageVersion'].map(
    (name) => cutEnd(env[name]?.trim() ?? '', MAX_WORD_LENGTH) || undefined,
  );
  return {
    platform,
    arch,
    cpus: cpus >= 1 ? Math.floor(cpus) : undefined,
    memoryGib: memory > 0 ? Math.max(1, Math.round(memory / HALF_GIB)) / 2 : undefined,
    workers: workers > 0 ? workers : undefined,
    image,
    imageVersion: image && imageVersion,
  };
}
