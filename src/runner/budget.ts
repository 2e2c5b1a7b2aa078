/** Tolerance for sums of dollars such as 0.1 + 0.2. */
const ROUNDING_USD = 1e-9;

/**
 * A budget that is exceeded at most by the work in progress. The expected cost of work is reserved before it starts.
 * Work that does not fit waits until other work ends; alone, it may start as long as anything is left, because
 * otherwise the rest could not be used.
 */
export class Budget<Kind> {
  readonly capUsd: number;
  readonly #costs: ExpectedCosts<Kind>;
  readonly #underWay = new Map<Kind, number>();
  #spentUsd = 0;

  constructor(capUsd: number, costs: ExpectedCosts<Kind>) {
    this.capUsd = capUsd;
    this.#costs = costs;
  }

  get spentUsd(): number {
    return this.#spentUsd;
  }

  get isSpent(): boolean {
    return this.#spentUsd >= this.capUsd - ROUNDING_USD;
  }

  /** Whether work of some kind may begin. */
  answer(kind: Kind): 'go' | 'wait' | 'spent' {
    if (this.isSpent) return 'spent';
    if (this.#underWay.size === 0) return 'go';
    // Work that started before any cost was known is counted with the current estimate.
    const reservedUsd = [...this.#underWay].reduce((sum, [each, count]) => sum + count * this.#costs.of(each), 0);
    const promisedUsd = this.#spentUsd + reservedUsd + this.#costs.of(kind);
    return promisedUsd <= this.capUsd + ROUNDING_USD ? 'go' : 'wait';
  }

  /** Reserves money until the work ends. */
  reserve(kind: Kind): { release(): void } {
    this.#underWay.set(kind, (this.#underWay.get(kind) ?? 0) + 1);
    return {
      release: () => {
        const left = (this.#underWay.get(kind) ?? 1) - 1;
        if (left === 0) this.#underWay.delete(kind);
        else this.#underWay.set(kind, left);
      },
    };
  }

  spend(usd: number): void {
    this.#spentUsd += usd;
  }
}

/** In US dollars; 0 if unknown: then nothing is reserved. */
export interface ExpectedCosts<Kind> {
  of(kind: Kind): number;
}

/** What a piece of work of some kind costs on average, of those whose cost is known. */
export class UsualCosts implements ExpectedCosts<string> {
  readonly #sums = new Map<string, { usd: number; count: number }>();
  readonly #dearest = new Map<string, number>();

  /** Records the cost of a part of such work, a call: the whole cannot cost less. */
  part(kind: string, usd: number): void {
    this.#dearest.set(kind, Math.max(this.#dearest.get(kind) ?? 0, usd));
  }

  add(kind: string, usd: number): void {
    const sum = this.#sums.get(kind) ?? { usd: 0, count: 0 };
    this.#sums.set(kind, { usd: sum.usd + usd, count: sum.count + 1 });
  }

  /** Until the cost of one whole is known, that of its most expensive part; 0 while nothing is known. */
  of(kind: string): number {
    const sum = this.#sums.get(kind);
    return sum === undefined ? (this.#dearest.get(kind) ?? 0) : sum.usd / sum.count;
  }
}
