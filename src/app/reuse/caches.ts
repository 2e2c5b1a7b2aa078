import { resolve } from 'node:path';
import { JUDGE_PROMPT_VERSION } from '../../grade/judge/prompts.ts';
import type { Problem } from '../../model/errors.ts';
import type { AnswerCache, Provider, Question } from '../../model/ports/provider.ts';
import type { Store, Stores } from '../../model/ports/stores.ts';
import type { Response } from '../../model/run/outcome.ts';
import type { Step } from '../../model/run/plan.ts';
import { type CacheName, type CacheUse, cacheNames } from '../../model/run/result.ts';
import type { ShardRecord } from '../../model/run/shard-record.ts';
import { findKind } from '../../model/suite/kind.ts';
import { optionalNumber } from '../../model/suite/setting.ts';
import type { Suite } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { CacheTally } from '../../run/calls/cache-tally.ts';
import { answerCache, withCache } from '../../run/calls/with-cache.ts';
import { providers } from '../../run/providers/index.ts';
import { cutEnd } from '../../shared/text.ts';
import { identityOf } from '../../targets/identity.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Prepared } from '../pipeline/prepare.ts';
import { isModel } from '../steps/judges.ts';

/** The parent folder of the caches, unless the suite sets another one. */
export const CACHE_FOLDER = '.agentv/cache';

interface CacheSite {
  readonly inputs: Pick<Inputs, 'cache' | 'dryRun'>;
  readonly cwd: string;
  readonly stores: Stores;
  /** Redacts secrets; a response that contains one is not cached. */
  readonly clean: <T>(value: T) => T;
}

/** The most bytes of new judgements that a shard hands to the report of its run. */
const MOST_JUDGEMENT_BYTES = 8 * 1024 * 1024;

export class Caches {
  readonly #site: CacheSite;
  readonly #judgements: NonNullable<ShardRecord['judgements']> = [];
  #judgementBytes = 0;
  readonly #tallies = new Map(cacheNames.map((name) => [name, new CacheTally()]));

  constructor(site: CacheSite) {
    this.#site = site;
  }

  /** Wraps a provider with a cache of its responses, if the suite's targets use one. */
  around(provider: Provider, { suite, target }: Pick<Step, 'suite' | 'target'>): Provider {
    if (!this.#isOn('responses', suite) || whyNotStored(target) !== undefined) return provider;
    const identity = identityOf(target);
    // Two tests with the same question are two measurements.
    return withCache(
      provider,
      this.#cache('responses', suite, ({ testId }) => [identity, suite.name, testId]),
    );
  }

  /** The cache of a judge. The verdict of an agent depends on more than its question, so it is not cached. */
  memoryOf(suite: Suite, judge: Target): AnswerCache | undefined {
    if (!this.#isOn('judge', suite) || !isModel(judge) || isFree(judge)) return undefined;
    const identity = identityOf(judge);
    return this.#cache('judge', suite, () => [identity, JUDGE_PROMPT_VERSION]);
  }

  /** Targets whose responses are not cached although the user asked for it, and the reasons. */
  remarks({ plan }: Pick<Prepared, 'plan'>): Problem[] {
    const asked = plan.steps.filter((step): step is Step => step.kind === 'run' && this.#isOn('responses', step.suite));
    const targets = new Map(asked.map(({ target }) => [target.name, target]));
    return [...targets.values()].flatMap((target): Problem[] => {
      const why = whyNotStored(target);
      if (why === undefined) return [];
      const message = `The responses of the target "${cutEnd(target.name, 60)}" are not cached: ${why}`;
      return [{ code: 'UNUSED', severity: 'warning', message, location: target.location }];
    });
  }

  /** What this run added to the cache of judges in the usual folder, as far as it is not too much to hand on. */
  get newJudgements(): NonNullable<ShardRecord['judgements']> {
    return this.#judgements;
  }

  uses(): CacheUse[] {
    return [...this.#tallies].flatMap(([name, tally]) => tally.use(name) ?? []);
  }

  /** The input takes precedence over the suite. */
  #isOn(name: CacheName, suite: Suite): boolean {
    const { cache, dryRun } = this.#site.inputs;
    if (dryRun) return false;
    if (cache !== undefined) return cache.includes(name);
    return name === 'judge' || suite.cache === true;
  }

  #storeOf(name: CacheName, { cachePath }: Suite): Store {
    const { cwd, stores } = this.#site;
    const store = stores.open(resolve(cwd, cachePath ?? CACHE_FOLDER, name));
    if (name !== 'judge' || cachePath !== undefined) return store;
    return {
      get: (key) => store.get(key),
      put: (key, value) => {
        this.#note(key, value as Response);
        return store.put(key, value);
      },
    };
  }

  #note(key: string, value: Response): void {
    const bytes = Buffer.byteLength(JSON.stringify({ key, value }));
    if (this.#judgementBytes + bytes > MOST_JUDGEMENT_BYTES) return;
    this.#judgementBytes += bytes;
    this.#judgements.push({ key, value });
  }

  #cache(name: CacheName, suite: Suite, scopeOf: (question: Question) => readonly unknown[]) {
    const { clean } = this.#site;
    return answerCache({
      store: this.#storeOf(name, suite),
      scopeOf: (question) => [name, ...scopeOf(question)],
      // With redacted secrets it would be another response.
      mayKeep: (response: Response) => JSON.stringify(clean(response)) === JSON.stringify(response),
      tally: this.#tallies.get(name) ?? new CacheTally(),
    });
  }
}

const isFree = ({ provider }: Target): boolean => findKind(providers, provider)?.isFree === true;

const isRecorded = ({ provider }: Target): boolean => findKind(providers, provider)?.isRecorded ?? false;

/** As in AgentV, responses that are meant to vary are not cached. */
function whyNotStored(target: Target): string | undefined {
  if (isRecorded(target)) return 'a recording is free to read again';
  if (isFree(target)) return `${target.provider} responds at no cost`;
  if (!isModel(target)) return 'programs and agents have effects besides their answer';
  const temperature = optionalNumber().safeParse(target.options['temperature']).data;
  return temperature !== undefined && temperature > 0
    ? `its temperature is ${temperature}, so the responses are meant to vary`
    : undefined;
}
