/** Sums of dollars like 0.1 + 0.2 miss their mark by less than this. */
const ROUNDING_USD = 1e-9;

/**
 * Money that must not be exceeded by more than what is under way. What a piece of work is expected to cost is set
 * aside before it begins. What does not fit beside the others waits until one of them ends; alone it may begin as long
 * as anything is left, because a budget that cannot be used is none.
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
    // What began before anything was known is counted at what is known now.
    const reservedUsd = [...this.#underWay].reduce((sum, [each, count]) => sum + count * this.#costs.of(each), 0);
    const promisedUsd = this.#spentUsd + reservedUsd + this.#costs.of(kind);
    return promisedUsd <= this.capUsd + ROUNDING_USD ? 'go' : 'wait';
  }

  /** Sets money aside until the work is over. */
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

/** In US dollars; 0 where nothing is known: then nothing is set aside. */
export interface ExpectedCosts<Kind> {
  of(kind: Kind): number;
}

/** What a piece of work of some kind costs on average, of those whose cost is known. */
export class UsualCosts implements ExpectedCosts<string> {
  readonly #sums = new Map<string, { usd: number; count: number }>();
  readonly #dearest = new Map<string, number>();

  /** A part of such work, a call, cost so much: the whole will cost no less. */
  part(kind: string, usd: number): void {
    this.#dearest.set(kind, Math.max(this.#dearest.get(kind) ?? 0, usd));
  }

  add(kind: string, usd: number): void {
    const sum = this.#sums.get(kind) ?? { usd: 0, count: 0 };
    this.#sums.set(kind, { usd: sum.usd + usd, count: sum.count + 1 });
  }

  /** Until a whole is known, its dearest part; 0 while nothing is: nothing is set aside for the first ones. */
  of(kind: string): number {
    const sum = this.#sums.get(kind);
    return sum === undefined ? (this.#dearest.get(kind) ?? 0) : sum.usd / sum.count;
  }
}
