import type { Problem } from '../../model/errors.ts';
import type { Plan, Step } from '../../model/run/plan.ts';
import { type RunResult, resultKey, type TestResult } from '../../model/run/result.ts';
import type { KnownTrial, TrialRequest } from '../../model/run/trial-request.ts';
import type { Admission } from '../../run/admission.ts';
import { plural } from '../../shared/text.ts';
import type { BaselineContext } from '../pipeline/baseline-context.ts';
import type { Prepared } from '../pipeline/prepare.ts';
import type { Progress } from '../pipeline/progress.ts';
import { type Leaks, Reusing } from '../reuse/reusing.ts';
import type { ResumeState } from '../run-folder/earlier-run.ts';
import { withShortTrialSamples } from '../steps/trial-samples.ts';
import { BaseCommit } from './base-commit.ts';
import { confirmation } from './confirmation.ts';
import { controlWarnings } from './control-warnings.ts';
import { missingControls } from './controls.ts';
import { execute } from './execute.ts';
import { Executor, type ExecutorRuntime } from './executor.ts';
import { type GatePolicies, gatePolicies } from './gate-policies.ts';
import { type Journals, openJournals } from './journals.ts';
import { Ledger } from './ledger.ts';
import { plannedTrials } from './planned.ts';
import { PlannerSequence, type TrialPlanner } from './planner.ts';
import { SeedingPlanner } from './seeding.ts';
import { seedingOf } from './seeding-report.ts';

/** The outside of a run, and what counts, caches and reports there. */
interface TrialsRuntime extends ExecutorRuntime {
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

interface RanTrials {
  readonly run: RunResult;
  readonly warnings: readonly Problem[];
  /** The largest number of tests that were asked at the same time. */
  readonly mostAtOnce: number;
}

export const runnable = (steps: Plan['steps']): Step[] => steps.flatMap((step) => (step.kind === 'run' ? step : []));

/**
 * Runs the plan, then the trials that the gate requests. Secrets are redacted in each result, which is written at once.
 */
export async function runTrials(prepared: Prepared, trials: Trials, runtime: TrialsRuntime): Promise<RanTrials> {
  const { plan, inputs } = prepared;
  const { folder, baselineContext, runOf, takenOver, whyStopped } = trials;
  const steps = runnable(plan.steps);
  const ledger = new Ledger([
    ...takenOver.results.map((result) => ({ purpose: 'planned', checkout: 'head', result }) as const),
    ...takenOver.extraTrials,
  ]);
  const left = stepsLeft(plan, takenOver.results);
  await using journals = await openJournals({ folder, takenOver, commit: baselineContext.base?.sha }, runtime);
  const head = new Executor(prepared, steps, inputs, runtime);
  const base = new BaseCommit(baselineContext.base, inputs, runtime);
  try {
    await head.open();
    const policies = baselineContext.deciding && gatePolicies(baselineContext.deciding, runOf);
    const planners = plannersOf(steps, { inputs, left, trials, policies, head, runtime });
    const mostAtOnce = await execute({
      planner: planners.sequence,
      ledger,
      head,
      base,
      signal: runtime.signal,
      now: () => runtime.clock.now(),
      durations: baselineContext.durations ?? new Map(),
      announce: announcing(baselineContext, runtime),
      record: (request, result) => record(request, result, { journals, ledger, runtime, total: plan.steps.length }),
    });
    await journals.verify(ledger);
    const { confirmation: confirm, sequence } = planners;
    const isCutOff = runtime.signal.aborted && confirm !== undefined && sequence.isUnfinished(confirm, ledger);
    const run = runOf(ledger, { isCutOff, rounds: planners.seeding?.wholeRounds(ledger) ?? 0 });
    const seeding =
      baselineContext.seeding &&
      seedingOf(ledger, baselineContext.seeding, { run, planner: planners.seeding, whyStopped: whyStopped() });
    return {
      run: {
        ...run,
        ...(seeding && { seeding }),
        unconfirmed: namesIn(run, confirm?.undecided(ledger)),
        reuseLeaks: namesIn(run, planners.leak()),
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
  const wanted = new Set(keys);
  const named = results.filter((result) => wanted.has(resultKey(result)));
  return named.map(({ suite, suiteFile, testId, target }) => ({ suite, suiteFile, testId, target }));
}

function stepsLeft({ steps }: Plan, taken: readonly TestResult[]): Plan['steps'] {
  const known = new Set(taken.map(({ index }) => index));
  return steps.filter(({ index }) => !known.has(index));
}

interface Planning {
  readonly inputs: Prepared['inputs'];
  readonly left: Plan['steps'];
  readonly trials: Trials;
  readonly policies: GatePolicies | undefined;
  readonly head: Executor;
  readonly runtime: TrialsRuntime;
}

/** Planned trials → confirmation with its control trials → missing control trials → seeding. */
function plannersOf(steps: readonly Step[], { inputs, left, trials, policies, head, runtime }: Planning) {
  const { baselineContext, runOf } = trials;
  const reusing = new Reusing(runnable(left), baselineContext.known);
  const hasControls = baselineContext.base !== undefined && inputs.control !== 'off' && !inputs.dryRun;
  const mayInterleave = (step: Step) => hasControls && !head.isInUsersFolder(step);
  const confirm = policies && confirmation(steps, policies, mayInterleave);
  const controls = hasControls && policies ? [missingControls(steps, policies.controls)] : [];
  const wish = baselineContext.seeding;
  const seeding =
    wish?.isStored === true
      ? new SeedingPlanner(steps, {
          asked: wish.asked,
          without: (ledger) => {
            const run = runOf(ledger);
            return run.complete ? wish.without(run) : new Set();
          },
        })
      : undefined;
  let leak: readonly string[] | undefined;
  const leaked = ({ tests, problem }: Leaks) => {
    leak = tests;
    runtime.notify(problem);
  };
  const planners: TrialPlanner[] = [
    ...plannedTrials({ left, reusing, leaked }),
    ...(confirm ? [confirm] : []),
    ...controls,
    ...(seeding ? [seeding] : []),
  ];
  return { sequence: new PlannerSequence(planners), confirmation: confirm, seeding, leak: () => leak };
}

/** Reports the beginning of the confirmation and of the seeding. */
function announcing({ seeding }: BaselineContext, { progress, log }: Pick<TrialsRuntime, 'progress' | 'log'>) {
  const begun = new Set<string>();
  return (requests: readonly (TrialRequest | KnownTrial)[]) => {
    const purpose = requests[0]?.purpose ?? 'planned';
    if (begun.has(purpose)) return;
    begun.add(purpose);
    if (purpose === 'confirmation') progress.confirming(requests.length);
    if (purpose !== 'seed' || seeding === undefined) return;
    const tests = plural('test', requests.length);
    log.info(`${tests} without a history: run ${plural('more time', seeding.asked - 1)} (seed-baseline)`);
  };
}

interface Recording {
  readonly journals: Journals;
  readonly ledger: Ledger;
  readonly runtime: TrialsRuntime;
  readonly total: number;
}

async function record(
  request: TrialRequest | KnownTrial,
  result: TestResult,
  { journals, ledger, runtime, total }: Recording,
): Promise<TestResult> {
  const { step, purpose, checkout, round } = request;
  const clean = withShortTrialSamples(runtime.redactor.deep(result));
  const target = step.kind === 'broken' ? undefined : step.target;
  runtime.admission.finished(step.suite.file, target, clean, purpose === 'planned');
  await journals.append({ purpose, checkout, round, result: clean });
  if (purpose === 'planned') runtime.progress.finished(clean, { done: ledger.results('planned').length + 1, total });
  else runtime.progress.extraTrial({ purpose, result: clean });
  return clean;
}
