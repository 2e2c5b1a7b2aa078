import type { ExtraTrial, TestResult } from '../../model/run/result.ts';
import { resultKey, resultKeyOf } from '../../model/run/result-keys.ts';
import type { KnownTrial, TrialOutcome, TrialPurpose, TrialRequest } from '../../model/run/trial-request.ts';
import { inReportOrder } from '../../results/shards.ts';

export type TrialOrder = TrialRequest | KnownTrial;

export interface LedgerEntry extends Pick<TrialRequest, 'purpose' | 'checkout' | 'round'> {
  readonly result: TestResult;
}

/** A request that ended without a result. */
export interface MissingTrial {
  readonly request: TrialOrder;
  readonly outcome: Exclude<TrialOutcome, { readonly kind: 'result' }>;
}

/** What was requested and what was measured: the only state of an execution. Entries are only appended. */
export class Ledger {
  readonly #entries: LedgerEntry[] = [];
  readonly #missing: MissingTrial[] = [];
  readonly #open = new Set<TrialOrder>();
  /** The files of the suites that trials run of on the base commit, or may. */
  readonly #confirmedSuites = new Set<string>();

  /** With the results of an earlier run that replace requests of this one. */
  constructor(entries: readonly LedgerEntry[] = []) {
    this.#entries.push(...entries);
  }

  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  /** The files of the suites that confirmation or control trials were requested of. */
  get confirmedSuites(): readonly string[] {
    return [...this.#confirmedSuites];
  }

  request(requests: readonly TrialOrder[]): void {
    for (const request of requests) {
      const { purpose, step } = request;
      this.#open.add(request);
      if (purpose === 'confirmation' || purpose === 'control') this.#confirmedSuites.add(step.suite.file);
    }
  }

  end(request: TrialOrder, outcome: TrialOutcome): void {
    const { purpose, checkout, round } = request;
    this.#open.delete(request);
    if (outcome.kind === 'result') this.#entries.push({ purpose, checkout, round, result: outcome.result });
    else this.#missing.push({ request, outcome });
  }

  /** The results of one purpose, or of one round of it, in the order in which they were measured. */
  results(purpose: TrialPurpose, round?: number): readonly TestResult[] {
    return this.#entries.flatMap((entry) => (entry.purpose === purpose && entry.round === round ? entry.result : []));
  }

  /** The extra results of one test on one target; `key` is its `resultKey`. */
  trialsOf(key: string, purpose: TrialPurpose): readonly TestResult[] {
    return this.#entries.flatMap(({ purpose: of, result }) =>
      of === purpose && resultKey(result) === key ? result : [],
    );
  }

  /** The requests that ended without a result. */
  missing(purpose: TrialPurpose, round?: number): readonly MissingTrial[] {
    return this.#missing.filter(({ request }) => request.purpose === purpose && request.round === round);
  }

  /** Whether a request of this test ended without a result. */
  isMissing(key: string, purpose: TrialPurpose): boolean {
    return this.missing(purpose).some(({ request: { step } }) => step.kind === 'run' && resultKeyOf(step) === key);
  }

  /** Whether a request of this purpose has not ended. */
  isOpen(purpose: TrialPurpose): boolean {
    return [...this.#open].some((request) => request.purpose === purpose);
  }

  /** The extra trials in an order that does not depend on which ended first. Seeding rounds after `wholeRounds` are left out. */
  extraTrials(wholeRounds: number): ExtraTrial[] {
    const trials = this.#entries
      .filter((entry): entry is LedgerEntry & ExtraTrial => entry.purpose !== 'planned')
      .filter(({ purpose, round = 0 }) => purpose !== 'seed' || round <= wholeRounds)
      .map(({ purpose, checkout, round, result }) => ({ purpose, checkout, round, result }));
    return inReportOrder(trials);
  }
}
