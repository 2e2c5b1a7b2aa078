import { basename, join } from 'node:path';
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
import { BaseCommit } from './base-commit.ts';
import { CaseRunner, type CaseRunnerRuntime } from './case-runner.ts';
import { type GatePolicies, gatePolicies } from './gate-policies.ts';
import { Ledger, type LedgerEntry, type TrialOrder } from './ledger.ts';
import { controlWarnings, seedingOf } from './missing-trials.ts';
import { confirmation, missingControls, PlannerSequence, plannedTrials, SeedingPlanner } from './planners.ts';

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
  const { signal } = runtime;
  const ledger = new Ledger([
    ...takenOver.results.map((result) => ({ purpose: 'planned', checkout: 'head', result }) as const),
    ...takenOver.extraTrials,
  ]);
  await using journals = await openJournals(trials, runtime);
  const head = new CaseRunner(prepared, runtime);
  const base = new BaseCommit(baselineContext.base, inputs, runtime);
  try {
    await head.open();
    const policies = baselineContext.deciding && gatePolicies(baselineContext.deciding, runOf);
    const planners = plannersOf(prepared, trials, policies, { head, runtime });
    const loop = new Loop({
      planner: planners.sequence,
      ledger,
      head,
      base,
      runtime,
      durations: baselineContext.durations ?? new Map(),
      announce: announcing(baselineContext, runtime),
      record: async ({ step, purpose, checkout, round }, result) => {
        const clean = withShortTrialSamples(runtime.redactor.deep(result));
        const target = step.kind === 'broken' ? undefined : step.target;
        runtime.admission.finished(step.suite.file, target, clean, purpose === 'planned');
        await journals.append({ purpose, checkout, round, result: clean });
        const done = ledger.results('planned').length + 1;
        if (purpose === 'planned') runtime.progress.finished(clean, { done, total: plan.steps.length });
        else runtime.progress.extraTrial({ purpose, result: clean });
        return clean;
      },
    });
    const mostAtOnce = await loop.run();
    await journals.verify(ledger);
    const { confirmation: confirm, seeding, sequence } = planners;
    const isCutOff = signal.aborted && confirm !== undefined && sequence.isUnfinished(confirm, ledger);
    const run = runOf(ledger, { isCutOff, rounds: seeding?.wholeRounds(ledger) ?? 0 });
    const wish = baselineContext.seeding;
    return {
      run: {
        ...run,
        seeding: wish && seedingOf(ledger, wish, { run, planner: seeding, whyStopped: whyStopped() }),
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

  const wish = baselineContext.seeding;
  let seeding: SeedingPlanner | undefined;
  if (wish?.isStored === true) {
    const without = (ledger: Ledger) => {
      const run = runOf(ledger);
      return run.complete ? wish.without(run) : new Set<string>();
    };
    seeding = new SeedingPlanner(steps, { runCount: wish.runCount, without });
  }

  const sequence = new PlannerSequence([...planned, confirm ?? [], controls, seeding ?? []].flat());
  return { sequence, confirmation: confirm, seeding, leaks: () => leaks };
}

/** Reports the beginning of the confirmation and of the seeding. */
function announcing({ seeding }: BaselineContext, { progress, log }: Pick<TrialsRuntime, 'progress' | 'log'>) {
  const begun = new Set<string>();
  return (requests: readonly TrialOrder[]) => {
    const purpose = requests[0]?.purpose ?? 'planned';
    if (begun.has(purpose)) return;
    begun.add(purpose);
    if (purpose === 'confirmation') progress.confirming(requests.length);
    if (purpose !== 'seed' || seeding === undefined) return;
    const tests = plural('test', requests.length);
    log.info(`Running ${tests} without a baseline ${plural('more time', seeding.runCount - 1)} to measure one`);
  };
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
  notify({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message: `${basename(path)} ${what} during the run. It was restored with the results of this run`,
    hint: 'Find the grader, hook or agent that writes into the results folder.',
  });
}

type Add = (jobs: readonly ScheduledJob[]) => void;

interface Execution {
  readonly planner: PlannerSequence;
  readonly ledger: Ledger;
  readonly head: CaseRunner;
  readonly base: BaseCommit;
  readonly runtime: Pick<TrialsRuntime, 'clock' | 'signal'>;
  /** The expected time of each planned test, by its `resultKey`. */
  readonly durations: ReadonlyMap<string, number>;
  /** Called when requests are made, before any of them begins. */
  announce(requests: readonly TrialOrder[]): void;
  /** Writes a result down, and gives it without secrets. */
  record(request: TrialOrder, result: TestResult): Promise<TestResult>;
}

/** Runs the requests of the planner until there are no more. */
class Loop {
  readonly #execution: Execution;
  #inUsersFolders: CaseRunner | undefined;
  #round = 0;
  #renewing: Promise<void> | undefined;

  constructor(execution: Execution) {
    this.#execution = execution;
  }

  /** Returns the maximum number of concurrent tests. Requests that have not started when the run is stopped stay open in the ledger. */
  async run(): Promise<number> {
    const { head, runtime } = this.#execution;
    const jobs: ScheduledJob[] = [];
    await this.#follow(undefined, (more) => jobs.push(...more));
    return schedule(jobs, head.limits(), runtime.signal);
  }

  /** Requests what follows from a request that has ended, or the first trials. Known results are recorded at once. */
  async #follow(ended: TrialOrder | undefined, add: Add): Promise<void> {
    const known = this.#request(ended, add);
    for (const trial of known) {
      const result = trial.resultAt(this.#execution.runtime.clock.now());
      await this.#end(trial, { kind: 'result', result });
      known.push(...this.#request(trial, add));
    }
  }

  #request(ended: TrialOrder | undefined, add: Add): KnownTrial[] {
    const { planner, ledger, runtime, announce } = this.#execution;
    // Nothing new begins, but results that are known already are no work.
    if (runtime.signal.aborted && ended !== undefined) return [];
    const requests = planner.next(ledger, ended);
    if (requests.length === 0) return [];
    ledger.request(requests);
    announce(requests);
    const toRun = requests.filter((request) => !isKnown(request)) as TrialRequest[];
    const someWait = toRun.some(({ step }) => step.test.dependsOn.length > 0);
    add(toRun.map((request) => this.#jobOf(request, someWait)));
    return requests.filter(isKnown);
  }

  #jobOf(request: TrialRequest, someWait: boolean): ScheduledJob {
    const { step, purpose } = request;
    const { head, durations } = this.#execution;
    return {
      lanes: head.lanesOf(step),
      key: someWait ? jobKey(request, step.test.id) : undefined,
      after: someWait ? step.test.dependsOn.map((id) => jobKey(request, id)) : undefined,
      expectedMs: purpose === 'planned' && durations.size > 0 ? durations.get(resultKeyOf(step)) : undefined,
      run: async (slots, add) => {
        await this.#end(request, await this.#run(request, slots));
        await this.#follow(request, add);
      },
    };
  }

  async #run(request: TrialRequest, slots: Slots): Promise<TrialOutcome> {
    const { head, base, ledger } = this.#execution;
    const earlier = ledger.results(request.purpose, request.round);
    if (request.checkout === 'head') {
      await this.#enter(head, request);
      return head.run(request, slots, earlier);
    }
    const lookup = await base.find(request, ledger.confirmedSuites);
    if (lookup.kind !== 'found') return lookup;
    await this.#enter(lookup.caseRunner, request);
    return lookup.caseRunner.run(lookup.request, slots, earlier);
  }

  /**
   * Each seeding round starts with new workspaces, like a separate run. A folder of the user belongs to one checkout at
   * a time. Rounds never overlap, nor do phases that use such a folder on both checkouts.
   */
  async #enter(caseRunner: CaseRunner, { step, round = 0 }: TrialRequest): Promise<void> {
    const isInUsersFolder = this.#execution.head.isInUsersFolder(step);
    const holder = isInUsersFolder ? this.#inUsersFolders : undefined;
    if (isInUsersFolder) this.#inUsersFolders = caseRunner;
    if (round !== this.#round) {
      this.#round = round;
      this.#renewing = caseRunner.renew();
    } else if (holder !== undefined && holder !== caseRunner) this.#renewing = holder.renew();
    await this.#renewing;
  }

  /** Refused planned tests have a result with the reason; refused extra trials have none. */
  async #end(request: TrialOrder, outcome: TrialOutcome): Promise<void> {
    const { ledger, record } = this.#execution;
    const isRefused = outcome.kind === 'refused' && request.purpose === 'planned';
    if (outcome.kind !== 'result' && !isRefused) return ledger.end(request, outcome);
    // Results of the base commit have the position of the head step.
    const result = { ...outcome.result, index: request.step.index };
    ledger.end(request, { kind: 'result', result: await record(request, result) });
  }
}

const isKnown = (request: TrialOrder): request is KnownTrial => 'resultAt' in request;

const jobKey = ({ step: { suite, target }, purpose, round }: TrialRequest, id: string): string =>
  JSON.stringify([purpose, round, suite.path, target.name, id]);
