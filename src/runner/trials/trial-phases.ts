import { basename, join } from 'node:path';
import { aWarning } from '../../model/errors.ts';
import type { Journal } from '../../model/ports/files.ts';
import type { Plan, Step } from '../../model/run/plan.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import { resultKey, resultKeyOf } from '../../model/run/result-keys.ts';
import type { KnownTrial, TrialOutcome, TrialRequest } from '../../model/run/trial-request.ts';
import { plural } from '../../model/text/text.ts';
import { recordLine } from '../../results/record.ts';
import { extraTrialLine, type ResumeState, withLineBreaks } from '../../results/run-folder/resume.ts';
import { runFiles } from '../../results/run-folder/run-files.ts';
import type { Admission } from '../admission.ts';
import { withShortTrialSamples } from '../case/run-case.ts';
import type { BaselineContext } from '../pipeline/baseline-context.ts';
import type { PreparedRun } from '../pipeline/prepare.ts';
import type { Progress } from '../pipeline/progress.ts';
import { type Leaks, ReusePlan } from '../reuse/reusing.ts';
import { type ScheduledJob, type Slots, schedule } from '../schedule.ts';
import { type BaseCommit, baseCommit } from './base-commit.ts';
import { CaseRunner, type CaseRunnerRuntime } from './case-runner.ts';
import { type GatePolicies, gatePolicies } from './gate-policies.ts';
import { Ledger, type LedgerEntry, type TrialOrder } from './ledger.ts';
import { controlWarnings, seedingOf } from './missing-trials.ts';
import { confirmation, missingControls, plannedTrials, SeedingRounds, type TrialPlanner } from './planners.ts';

/** The outside of a run, and what counts, caches and reports there. */
interface TrialsRuntime extends CaseRunnerRuntime {
  readonly progress: Progress;
  readonly admission: Admission;
}

export interface Trials {
  readonly folder: string;
  readonly baselineContext: BaselineContext;
  readonly takenOver: Pick<ResumeState, 'results' | 'extraTrials' | 'journal'>;
  /** The run that the ledger holds. `isCutOff`: trials are missing that the verdict needs. */
  runOf(ledger: Ledger, more?: { readonly isCutOff?: boolean; readonly rounds?: number }): RunResult;
  whyStopped(): 'cancelled' | 'deadline';
}

export const runnable = (steps: Plan['steps']): Step[] => steps.flatMap((step) => (step.kind === 'run' ? step : []));

/**
 * Runs the plan, then the trials that the gate requests. Secrets are redacted in each result, which is written at once.
 * `mostAtOnce` is the largest number of tests that were asked at the same time.
 */
export async function runTrials(prepared: PreparedRun, trials: Trials, runtime: TrialsRuntime) {
  const { plan, inputs } = prepared;
  const { baselineContext, runOf, takenOver, whyStopped } = trials;
  const { signal, admission, progress, redactor } = runtime;
  const ledger = new Ledger([
    ...takenOver.results.map((result) => ({ purpose: 'planned', checkout: 'head', result }) as const),
    ...takenOver.extraTrials,
  ]);
  await using journals = await openJournals(trials, runtime);
  const head = new CaseRunner(prepared, runtime);
  const base = baseCommit(baselineContext.base, inputs, runtime);
  const record = async ({ step, purpose, checkout, round }: TrialOrder, result: TestResult) => {
    const clean = withShortTrialSamples(redactor.deep(result));
    admission.finished(step.suite.file, step.kind === 'broken' ? undefined : step.target, clean, purpose === 'planned');
    await journals.append({ purpose, checkout, round, result: clean });
    const done = ledger.results('planned').length + 1;
    if (purpose === 'planned') progress.finished(clean, { done, total: plan.steps.length });
    else progress.extraTrial({ purpose, result: clean });
    return clean;
  };
  try {
    await head.open();
    const policies = baselineContext.deciding && gatePolicies(baselineContext.deciding, runOf);
    const planners = plannersOf(prepared, trials, policies, { head, runtime });
    const { confirmation: confirm, controls, seeding } = planners;
    const phases = [...planners.planned, ...(confirm ? [confirm] : []), ...controls, ...(seeding?.rounds ?? [])];
    const runPhase = loopOf({ ledger, head, base, runtime, record, durations: baselineContext.durations });
    let left: readonly TrialPlanner[] = phases;
    const announced = new Set<TrialOrder['purpose'] | undefined>();
    let mostAtOnce = 0;
    for (const [at, phase] of phases.entries()) {
      if (at > 0 && signal.aborted) break;
      const requests = phase.initial(ledger);
      const purpose = requests[0]?.purpose;
      if (purpose !== undefined && !announced.has(purpose)) announce(requests, baselineContext, runtime);
      announced.add(purpose);
      mostAtOnce = Math.max(mostAtOnce, await runPhase(phase, requests));
      if (!signal.aborted) left = phases.slice(at + 1);
    }
    await journals.verify(ledger);
    const isCutOff =
      confirm !== undefined && left.includes(confirm) && (left[0] === confirm || confirm.initial(ledger).length > 0);
    const run = runOf(ledger, { isCutOff, rounds: seeding?.wholeRounds(ledger) ?? 0 });
    const wish = baselineContext.seeding;
    return {
      run: {
        ...run,
        seeding: wish && seedingOf(ledger, wish, seeding, { run, whyStopped: whyStopped() }),
        unconfirmed: namesIn(run, confirm?.undecided(ledger)),
        reuseLeaks: namesIn(run, planners.leaks()?.tests),
      },
      warnings: policies === undefined || !run.complete ? [] : controlWarnings(ledger, policies.controls, whyStopped()),
      mostAtOnce,
    };
  } finally {
    await base.close();
    await head.close();
  }
}

/** The tests that these keys belong to; undefined if there are none. */
function namesIn({ results }: RunResult, keys: readonly string[] = []): RunResult['unconfirmed'] {
  if (keys.length === 0) return undefined;
  const named = results.filter((result) => keys.includes(resultKey(result)));
  return named.map(({ suite, suiteFile, testId, target }) => ({ suite, suiteFile, testId, target }));
}

/** Planned trials → confirmation with its control trials → missing control trials → seeding. */
function plannersOf(
  { plan, inputs }: PreparedRun,
  { baselineContext, runOf, takenOver }: Trials,
  policies: GatePolicies | undefined,
  { head, runtime }: { readonly head: CaseRunner; readonly runtime: TrialsRuntime },
) {
  const steps = runnable(plan.steps);
  const known = new Set(takenOver.results.map(({ index }) => index));
  const left = plan.steps.filter(({ index }) => !known.has(index));
  let leaks: Leaks | undefined;
  const planned = plannedTrials(left, new ReusePlan(runnable(left), baselineContext.known), (newLeaks) => {
    leaks = newLeaks;
    runtime.notify(newLeaks.problem);
  });

  const hasControls = baselineContext.base !== undefined && inputs.control !== 'off' && !inputs.dryRun;
  const confirm = policies && confirmation(steps, policies, (step) => hasControls && !head.isInUsersFolder(step));
  const controls = hasControls && policies ? [missingControls(steps, policies.controls)] : [];

  const { seeding: wish } = baselineContext;
  const without = (ledger: Ledger) => {
    const run = runOf(ledger);
    return run.complete && wish ? wish.without(run) : new Set<string>();
  };
  const seeding = wish?.isStored ? new SeedingRounds(steps, wish.runCount, without) : undefined;
  return { planned, confirmation: confirm, controls, seeding, leaks: () => leaks };
}

/** Reports the beginning of the confirmation and of the seeding. */
function announce(
  requests: readonly TrialOrder[],
  { seeding }: BaselineContext,
  { progress, log }: Pick<TrialsRuntime, 'progress' | 'log'>,
): void {
  const [first] = requests;
  if (first?.purpose === 'confirmation') progress.confirming(requests.length);
  if (first?.purpose !== 'seed' || seeding === undefined) return;
  const tests = plural('test', requests.length);
  log.info(`Running ${tests} without a baseline ${plural('more time', seeding.runCount - 1)} to measure one`);
}

/** AgentV's record of the planned results, and one journal of all extra trials, which is opened for the first of them. */
async function openJournals({ folder, takenOver, baselineContext }: Trials, runtime: TrialsRuntime) {
  const { files } = runtime;
  const [plannedPath, extraPath] = [join(folder, runFiles.journal), join(folder, runFiles.extraTrials)];
  const planned = await files.openJournal(plannedPath);
  let extra: Promise<Journal> | undefined;
  const lineOf = ({ purpose, checkout, round, result }: LedgerEntry): string => {
    if (purpose === 'planned') return recordLine(result);
    const commit = checkout === 'base' ? baselineContext.base?.sha : undefined;
    return extraTrialLine({ purpose, checkout, round, result, commit });
  };
  function* rowsOf(ledger: Ledger, isPlanned: boolean): Generator<string> {
    yield* withLineBreaks(isPlanned ? takenOver.journal : takenOver.extraTrials.map(extraTrialLine));
    for (const entry of ledger.entries.slice(takenOver.results.length + takenOver.extraTrials.length))
      if ((entry.purpose === 'planned') === isPlanned) yield `${lineOf(entry)}\n`;
  }
  return {
    async append(entry: LedgerEntry): Promise<void> {
      if (entry.purpose === 'planned') return planned.append(lineOf(entry));
      extra ??= files.openJournal(extraPath);
      return (await extra).append(lineOf(entry));
    },
    /** Writes the files again if another program changed them. */
    async verify(ledger: Ledger): Promise<void> {
      const opened = await extra;
      await restoreIfChanged(planned, plannedPath, rowsOf(ledger, true), runtime);
      if (opened !== undefined) await restoreIfChanged(opened, extraPath, rowsOf(ledger, false), runtime);
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await planned[Symbol.asyncDispose]();
      await (await extra)?.[Symbol.asyncDispose]();
    },
  };
}

async function restoreIfChanged(
  journal: Journal,
  path: string,
  rows: Iterable<string>,
  { files, notify }: Pick<TrialsRuntime, 'files' | 'notify'>,
): Promise<void> {
  const state = await journal.state();
  if (state === 'intact') return;
  await files.writePieces(path, rows);
  const what = state === 'missing' ? 'was removed' : 'was changed by another program';
  const message = `${basename(path)} ${what} during the run. It was restored with the results of this run`;
  const hint = 'Find the grader, hook or agent that writes into the results folder.';
  notify(aWarning('RESULTS_UNREADABLE', message, { hint }));
}

interface Execution {
  readonly ledger: Ledger;
  readonly head: CaseRunner;
  readonly base: BaseCommit;
  readonly runtime: Pick<TrialsRuntime, 'clock' | 'signal'>;
  /** The expected time of each planned test, by its `resultKey`. */
  readonly durations: BaselineContext['durations'];
  /** Writes a result down, and gives it without secrets. */
  record(request: TrialOrder, result: TestResult): Promise<TestResult>;
}

/**
 * Runs the requests of one planner after the other: these, and those that follow from them. The maximum number of concurrent
 * tests is returned. Known results are recorded at once; requests that have not started when the run is stopped stay open in the
 * ledger.
 */
function loopOf({ ledger, head, base, runtime, record, durations }: Execution) {
  /** Refused planned tests have a result with the reason; refused extra trials have none. */
  const end = async (request: TrialOrder, outcome: TrialOutcome) => {
    const isRefused = outcome.kind === 'refused' && request.purpose === 'planned';
    if (outcome.kind !== 'result' && !isRefused) return ledger.end(request, outcome);
    // Results of the base commit have the position of the head step.
    const result = { ...outcome.result, index: request.step.index };
    ledger.end(request, { kind: 'result', result: await record(request, result) });
  };
  const runOne = async (request: TrialRequest, slots: Slots): Promise<TrialOutcome> => {
    const earlier = ledger.results(request.purpose, request.round);
    if (request.checkout === 'head') return head.run(request, slots, earlier);
    const lookup = await base.find(request, ledger.confirmedSuites);
    return lookup.kind === 'found' ? lookup.caseRunner.run(lookup.request, slots, earlier) : lookup;
  };
  const jobsOf = (planner: TrialPlanner, requests: readonly TrialRequest[]): ScheduledJob[] => {
    const someWait = requests.some(({ step }) => step.test.dependsOn.length > 0);
    return requests.map((request) => {
      const { step, purpose } = request;
      return {
        lanes: head.lanesOf(step),
        key: someWait ? jobKey(request, step.test.id) : undefined,
        after: someWait ? step.test.dependsOn.map((id) => jobKey(request, id)) : undefined,
        expectedMs: purpose === 'planned' ? durations?.get(resultKeyOf(step)) : undefined,
        run: async (slots, add) => {
          await end(request, await runOne(request, slots));
          // Nothing new begins in a run that is stopped.
          const more = runtime.signal.aborted ? [] : (planner.next?.(ledger, request) ?? []);
          ledger.request(more);
          add(jobsOf(planner, more));
        },
      };
    });
  };

  return async (planner: TrialPlanner, requests: readonly TrialOrder[]): Promise<number> => {
    ledger.request(requests);
    for (const trial of requests) {
      if (isKnown(trial)) await end(trial, { kind: 'result', result: trial.resultAt(runtime.clock.now()) });
    }
    const toRun = requests.filter((request): request is TrialRequest => !isKnown(request));
    const isOnBase = toRun.some(({ checkout }) => checkout === 'base');
    const isInUsersFolder = isOnBase && toRun.some(({ step }) => head.isInUsersFolder(step));
    // Each seeding round is like a separate run. A folder of the user belongs to one checkout at a time.
    if (toRun.some(({ purpose }) => purpose === 'seed') || isInUsersFolder) await head.renew();
    const mostAtOnce = await schedule(jobsOf(planner, toRun), head.limits(), runtime.signal);
    if (isInUsersFolder) await base.close();
    return mostAtOnce;
  };
}

const isKnown = (request: TrialOrder): request is KnownTrial => 'resultAt' in request;

const jobKey = ({ step: { suite, target }, purpose, round }: TrialRequest, id: string): string =>
  JSON.stringify([purpose, round, suite.path, target.name, id]);
