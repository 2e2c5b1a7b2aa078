import { resultKeyOf, type TestResult } from '../../model/run/result.ts';
import type { KnownTrial, TrialOutcome, TrialRequest } from '../../model/run/trial-request.ts';
import { type Job, type Slots, schedule } from '../../run/schedule.ts';
import { asHeadResult, type BaseCommit } from './base-commit.ts';
import type { Executor } from './executor.ts';
import type { Ledger } from './ledger.ts';
import type { PlannerSequence } from './planner.ts';

type Request = TrialRequest | KnownTrial;
type Add = (jobs: readonly Job[]) => void;

interface Execution {
  readonly planner: PlannerSequence;
  readonly ledger: Ledger;
  readonly head: Executor;
  readonly base: BaseCommit;
  readonly signal: AbortSignal;
  now(): number;
  /** The expected time of each planned test, by its `resultKey`. */
  readonly durations: ReadonlyMap<string, number>;
  /** Called when requests are made, before any of them begins. */
  announce(requests: readonly Request[]): void;
  /** Writes a result down, and gives it without secrets. */
  record(request: Request, result: TestResult): Promise<TestResult>;
}

/**
 * Runs the requests of the planner until there are no more. Returns the maximum number of concurrent tests. Requests
 * that have not started when the run is stopped stay open in the ledger.
 */
export async function execute(execution: Execution): Promise<number> {
  const jobs: Job[] = [];
  await new Loop(execution).follow(undefined, (more) => jobs.push(...more));
  return schedule(jobs, execution.head.limits(), execution.signal);
}

class Loop {
  readonly #execution: Execution;
  #inUsersFolders: Executor | undefined;
  #round = 0;
  #renewing: Promise<void> | undefined;

  constructor(execution: Execution) {
    this.#execution = execution;
  }

  /** Requests what follows from a request that has ended, or the first trials. Known results are recorded at once. */
  async follow(ended: Request | undefined, add: Add): Promise<void> {
    const known = this.#request(ended, add);
    for (const trial of known) {
      await this.#end(trial, { kind: 'result', result: trial.resultAt(this.#execution.now()) });
      known.push(...this.#request(trial, add));
    }
  }

  #request(ended: Request | undefined, add: Add): KnownTrial[] {
    const { planner, ledger, signal, announce } = this.#execution;
    // Nothing new begins, but results that are known already are no work.
    if (signal.aborted && ended !== undefined) return [];
    const requests = planner.next(ledger, ended);
    if (requests.length === 0) return [];
    ledger.request(requests);
    announce(requests);
    const toRun = requests.filter((request) => !isKnown(request)) as TrialRequest[];
    const someWait = toRun.some(({ step }) => step.test.dependsOn.length > 0);
    add(toRun.map((request) => this.#jobOf(request, someWait)));
    return requests.filter(isKnown);
  }

  #jobOf(request: TrialRequest, someWait: boolean): Job {
    const { step, purpose } = request;
    const { head, durations } = this.#execution;
    return {
      lanes: head.lanesOf(step),
      key: someWait ? jobKey(request, step.test.id) : undefined,
      after: someWait ? step.test.dependsOn.map((id) => jobKey(request, id)) : undefined,
      expectedMs: purpose === 'planned' && durations.size > 0 ? durations.get(resultKeyOf(step)) : undefined,
      run: async (slots, add) => {
        await this.#end(request, await this.#run(request, slots));
        await this.follow(request, add);
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
    const found = await base.find(request, ledger.suitesOf(['confirmation', 'control']));
    if (found.kind !== 'found') return found;
    await this.#enter(found.executor, request);
    return found.executor.run(found.request, slots, earlier);
  }

  /**
   * Each seeding round starts with new workspaces, like a separate run. A folder of the user belongs to one checkout at
   * a time. Rounds never overlap, nor do phases that use such a folder on both checkouts.
   */
  async #enter(executor: Executor, { step, round = 0 }: TrialRequest): Promise<void> {
    const isInUsersFolder = this.#execution.head.isInUsersFolder(step);
    const holder = isInUsersFolder ? this.#inUsersFolders : undefined;
    if (isInUsersFolder) this.#inUsersFolders = executor;
    if (round !== this.#round) {
      this.#round = round;
      this.#renewing = executor.renew();
    } else if (holder !== undefined && holder !== executor) this.#renewing = holder.renew();
    await this.#renewing;
  }

  /** Refused planned tests have a result with the reason; refused extra trials have none. */
  async #end(request: Request, outcome: TrialOutcome): Promise<void> {
    const { ledger, record } = this.#execution;
    const result = resultIn(request, outcome);
    if (result === undefined) ledger.end(request, outcome);
    else {
      const clean = await record(request, isKnown(request) ? result : asHeadResult(result, request));
      ledger.end(request, { kind: 'result', result: clean });
    }
  }
}

function resultIn({ purpose }: Request, outcome: TrialOutcome): TestResult | undefined {
  if (outcome.kind === 'result') return outcome.result;
  return outcome.kind === 'refused' && purpose === 'planned' ? outcome.result : undefined;
}

const isKnown = (request: Request): request is KnownTrial => 'resultAt' in request;

const jobKey = ({ step: { suite, target }, purpose, round }: TrialRequest, id: string): string =>
  JSON.stringify([purpose, round, suite.path, target.name, id]);
