import { createHash } from 'node:crypto';
import type { AnswerCache, Provider, Question } from '../../model/ports/provider.ts';
import type { Store } from '../../model/ports/stores.ts';
import { finalAnswer, sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { type Response, responseSchema } from '../../model/run/outcome.ts';
import type { CacheUse } from '../../model/run/result.ts';
import type { CacheName } from '../../model/run/result-keys.ts';
import { sumOfKnown } from '../../model/values/sums.ts';

/** Counts the lookups of a cache, and what its hits saved. */
export class CacheTally {
  #asked = 0;
  #hits = 0;
  #notStored = 0;
  #costs: number[] = [];
  #usages: TokenUsage[] = [];

  asked(response: Response | undefined): void {
    this.#asked += 1;
    if (response === undefined) return;
    this.#hits += 1;
    if (response.costUsd !== undefined) this.#costs.push(response.costUsd);
    if (response.tokenUsage) this.#usages.push(response.tokenUsage);
  }

  stored(isStored: boolean): void {
    if (!isStored) this.#notStored += 1;
  }

  /** The counts; undefined without any lookup. */
  use(cache: CacheName): CacheUse | undefined {
    if (this.#asked === 0) return undefined;
    return {
      cache,
      asked: this.#asked,
      hits: this.#hits,
      savedUsd: sumOfKnown(this.#costs),
      savedUnknown: this.#hits - this.#costs.length,
      savedTokens: sumTokens(this.#usages),
      notStored: this.#notStored,
    };
  }
}

interface AnswerCacheOptions {
  readonly store: Store;
  /** The settings that affect answers besides the question: the target and its options. */
  scopeOf(question: Question): readonly unknown[];
  /** Whether an answer may be stored on disk. */
  mayKeep(response: Response): boolean;
  readonly tally: CacheTally;
}

/** Increased when old entries must not be read any more. */
const FORMAT = 1;

/** A cache of answers in a store, by all that is sent and the number of the trial: trials stay independent. */
export function answerCache({ store, scopeOf, mayKeep, tally }: AnswerCacheOptions): AnswerCache {
  const keyOf = (question: Question): string => {
    const { prompt, judging = null, trial } = question;
    const { question: text, chat = null, system = null } = prompt;
    return createHash('sha256')
      .update(JSON.stringify([FORMAT, scopeOf(question), text, chat, system, judging, trial]))
      .digest('hex');
  };
  return {
    async recall(question, isGood) {
      const { data } = responseSchema.safeParse(await store.get(keyOf(question)));
      const response = data !== undefined && isGood(data) ? data : undefined;
      tally.asked(response);
      return response;
    },
    async keep(question, response) {
      if (mayKeep(response)) tally.stored(await store.put(keyOf(question), response));
    },
  };
}

/**
 * Asks only what was not answered before, unless the question is a re-run, whose answer is not stored either. An answer
 * from the cache says so, and has the figures of when it was given. Failures, empty answers, answers that come with an
 * error and those of a fallback are not stored: the next time the target itself may answer.
 */
export const withCache = (provider: Provider, cache: AnswerCache): Provider => ({
  retry: provider.retry,
  async ask(question, signal) {
    if (question.isRerun) return provider.ask(question, signal);
    const known = await cache.recall(question, isComplete);
    if (known !== undefined) return { kind: 'answered', response: { ...known, cached: true } };
    const outcome = await provider.ask(question, signal);
    if (outcome.kind === 'answered' && isComplete(outcome.response)) await cache.keep(question, outcome.response);
    return outcome;
  },
});

const isComplete = ({ messages, error, targetUsed }: Response): boolean =>
  !error && targetUsed === undefined && finalAnswer(messages).trim() !== '';
