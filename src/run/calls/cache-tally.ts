import { sumTokens, type TokenUsage } from '../../model/run/message.ts';
import type { Response } from '../../model/run/outcome.ts';
import type { CacheName, CacheUse } from '../../model/run/result.ts';

export class CacheTally {
  #asked = 0;
  #hits = 0;
  #notStored = 0;
  #withoutCost = 0;
  #costs: number[] = [];
  #usages: TokenUsage[] = [];

  /** Counts a lookup, with or without a hit. */
  asked(found: Response | undefined): void {
    this.#asked += 1;
    if (found === undefined) return;
    this.#hits += 1;
    if (found.costUsd === undefined) this.#withoutCost += 1;
    else this.#costs.push(found.costUsd);
    if (found.tokenUsage) this.#usages.push(found.tokenUsage);
  }

  /** Counts a store operation, successful or not. */
  stored(isStored: boolean): void {
    if (!isStored) this.#notStored += 1;
  }

  /** The counts; undefined without any lookup. */
  use(cache: CacheName): CacheUse | undefined {
    if (this.#asked === 0) return undefined;
    const savedTokens = sumTokens(this.#usages);
    return {
      cache,
      asked: this.#asked,
      hits: this.#hits,
      savedUsd: this.#costs.length > 0 ? this.#costs.reduce((sum, cost) => sum + cost, 0) : undefined,
      savedUnknown: this.#withoutCost,
      savedTokens,
      notStored: this.#notStored,
    };
  }
}
