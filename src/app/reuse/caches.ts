import { resolve } from 'node:path';
import { JUDGE_PROMPT_VERSION } from '../../grade/judge/prompts.ts';
import type { Problem } from '../../model/errors.ts';
import type { AnswerCache, Provider, Question } from '../../model/ports/provider.ts';
import type { Store, Stores } from '../../model/ports/stores.ts';
import type { Response } from '../../model/run/outcome.ts';
import type { Step } from '../../model/run/plan.ts';
import { type CacheName, type CacheUse, cacheNames } from '../../model/run/result.ts';
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

/** Where caches lie, each in a folder of its own, unless the suite says otherwise. */
export const CACHE_FOLDER = '.agentv/cache';

interface CacheSite {
  readonly inputs: Pick<Inputs, 'cache' | 'dryRun'>;
  readonly cwd: string;
  readonly stores: Stores;
  /** Takes secrets out; what has some is not kept. */
  readonly clean: <T>(value: T) => T;
}

export class Caches {
  readonly #site: CacheSite;
  readonly #tallies = new Map(cacheNames.map((name) => [name, new CacheTally()]));

  constructor(site: CacheSite) {
    this.#site = site;
  }

  /** The same target, asked only what was not answered before, where the replies of the suite's targets are kept. */
  around(provider: Provider, { suite, target }: Pick<Step, 'suite' | 'target'>): Provider {
    if (!this.#isOn('responses', suite) || whyNotStored(target) !== undefined) return provider;
    const identity = identityOf(target);
    // Two tests that ask the same are two measurements.
    return withCache(
      provider,
      this.#cache('responses', suite, ({ testId }) => [identity, suite.name, testId]),
    );
  }

  /** What a judge remembers. Agents look around, so their verdict depends on more than what they are asked. */
  memoryOf(suite: Suite, judge: Target): AnswerCache | undefined {
    if (!this.#isOn('judge', suite) || !isModel(judge) || isMock(judge)) return undefined;
    const identity = identityOf(judge);
    return this.#cache('judge', suite, () => [identity, JUDGE_PROMPT_VERSION]);
  }

  /** Which replies are not kept although somebody asked for it, and why. */
  remarks({ plan }: Pick<Prepared, 'plan'>): Problem[] {
    const asked = plan.steps.filter((step): step is Step => step.kind === 'run' && this.#isOn('responses', step.suite));
    const targets = new Map(asked.map(({ target }) => [target.name, target]));
    return [...targets.values()].flatMap((target): Problem[] => {
      const why = whyNotStored(target);
      if (why === undefined) return [];
      const message = `The replies of the target "${cutEnd(target.name, 60)}" are not kept: ${why}`;
      return [{ code: 'UNUSED', severity: 'warning', message, location: target.location }];
    });
  }

  uses(): CacheUse[] {
    return [...this.#tallies].flatMap(([name, tally]) => tally.use(name) ?? []);
  }

  /** What was asked for wins over what the suite says. */
  #isOn(name: CacheName, suite: Suite): boolean {
    const { cache, dryRun } = this.#site.inputs;
    if (dryRun) return false;
    if (cache !== undefined) return cache.includes(name);
    return name === 'judge' || suite.cache === true;
  }

  #storeOf(name: CacheName, { cachePath }: Suite): Store {
    const { cwd, stores } = this.#site;
    return stores.open(resolve(cwd, cachePath ?? CACHE_FOLDER, name));
  }

  #cache(name: CacheName, suite: Suite, scopeOf: (question: Question) => readonly unknown[]) {
    const { clean } = this.#site;
    return answerCache({
      store: this.#storeOf(name, suite),
      scopeOf: (question) => [name, ...scopeOf(question)],
      // With its secrets taken out it would be another answer.
      mayKeep: (response: Response) => JSON.stringify(clean(response)) === JSON.stringify(response),
      tally: this.#tallies.get(name) ?? new CacheTally(),
    });
  }
}

const isMock = ({ provider }: Target): boolean => provider === 'mock';

const isModel = ({ provider }: Target): boolean => {
  const kind = findKind(providers, provider);
  return kind?.promptMode === 'lm' && !kind.isAgent;
};

const isRecorded = ({ provider }: Target): boolean => findKind(providers, provider)?.isRecorded ?? false;

/** AgentV passes its cache by when answers are meant to vary. */
function whyNotStored(target: Target): string | undefined {
  if (isRecorded(target)) return 'a recording is read again at once and for nothing';
  if (isMock(target)) return 'a mock answers at once and for nothing';
  if (!isModel(target)) return 'programs and agents do more than answer';
  const temperature = optionalNumber().safeParse(target.options['temperature']).data;
  return temperature !== undefined && temperature > 0
    ? `its temperature is ${temperature}, so they are meant to vary`
    : undefined;
}
