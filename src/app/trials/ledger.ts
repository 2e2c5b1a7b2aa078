import { resultKey, resultKeyOf, type TestResult } from '../../model/run/result.ts';
import type { KnownTrial, TrialOutcome, TrialPurpose, TrialRequest } from '../../model/run/trial-request.ts';

type Requested = TrialRequest | KnownTrial;

export interface LedgerEntry extends Pick<TrialRequest, 'purpose' | 'checkout' | 'round'> {
  readonly result: TestResult;
}

/** A request that ended without a result. */
export interface MissingTrial {
  readonly request: Requested;
  readonly outcome: Exclude<TrialOutcome, { readonly kind: 'result' }>;
}

/** What was requested and what was measured: the only state of an execution. Entries are only appended. */
export class Ledger {
  readonly #entries: LedgerEntry[] = [];
  readonly #results = new Map<string, TestResult[]>();
  /** Extra trials only: there are few of them, and the keys of thousands of planned ones would be made for nothing. */
  readonly #byTest = new Map<string, TestResult[]>();
  readonly #missing = new Map<string, MissingTrial[]>();
  readonly #requested = new Map<string, number>();
  readonly #open = new Map<TrialPurpose, number>();
  readonly #suites = new Map<TrialPurpose, Set<string>>();
  #underWay = 0;

  /** With the results of an earlier run that replace requests of this one. */
  constructor(entries: readonly LedgerEntry[] = []) {
    for (const entry of entries) this.#append(entry);
  }

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  request(requests: readonly Requested[]): void {
    this.#underWay += requests.length;
    for (const { purpose, round, step } of requests) {
      const name = nameOf(purpose, round);
      this.#requested.set(name, (this.#requested.get(name) ?? 0) + 1);
      this.#open.set(purpose, (this.#open.get(purpose) ?? 0) + 1);
      const suites = this.#suites.get(purpose) ?? new Set();
      this.#suites.set(purpose, suites.add(step.suite.file));
    }
  }

  end(request: Requested, outcome: TrialOutcome): void {
    const { purpose, checkout, round } = request;
    this.#underWay -= 1;
    this.#open.set(purpose, (this.#open.get(purpose) ?? 0) - 1);
    if (outcome.kind === 'result') this.#append({ purpose, checkout, round, result: outcome.result });
    else appendTo(this.#missing, nameOf(purpose, round), { request, outcome });
  }

  /** The results of one purpose, or of one round of it, in the order in which they were measured. */
  results(purpose: TrialPurpose, round?: number): readonly TestResult[] {
    return this.#results.get(nameOf(purpose, round)) ?? [];
  }

  /** The extra results of one test on one target; `key` is its `resultKey`. */
  trialsOf(key: string, purpose: TrialPurpose): readonly TestResult[] {
    return this.#byTest.get(JSON.stringify([purpose, key])) ?? [];
  }

  /** The requests that ended without a result. */
  missing(purpose: TrialPurpose, round?: number): readonly MissingTrial[] {
    return this.#missing.get(nameOf(purpose, round)) ?? [];
  }

  /** Whether a request of this purpose has not ended. */
  isOpen(purpose: TrialPurpose): boolean {
    return (this.#open.get(purpose) ?? 0) > 0;
  }

  requested(purpose: TrialPurpose, round?: number): number {
    return this.#requested.get(nameOf(purpose, round)) ?? 0;
  }

  /** The files of the suites that trials of these purposes were requested of. */
  suitesOf(purposes: readonly TrialPurpose[]): readonly string[] {
    return [...new Set(purposes.flatMap((purpose) => [...(this.#suites.get(purpose) ?? [])]))];
  }

  /** Whether a request of this test ended without a result. */
  isMissing(key: string, purpose: TrialPurpose): boolean {
    return this.missing(purpose).some(({ request: { step } }) => step.kind === 'run' && resultKeyOf(step) === key);
  }

  #append(entry: LedgerEntry): void {
    const { purpose, round, result } = entry;
    this.#entries.push(entry);
    appendTo(this.#results, nameOf(purpose, round), result);
    if (purpose !== 'planned') appendTo(this.#byTest, JSON.stringify([purpose, resultKey(result)]), result);
  }
}

function appendTo<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [value]);
  else list.push(value);
}

const nameOf = (purpose: TrialPurpose, round: number | undefined): string =>
  round === undefined ? purpose : `${purpose}/${round}`;
