import type { Judge, Judges } from '../model/grader.ts';
import { findKind } from '../model/kind.ts';
import type { Step } from '../model/plan.ts';
import type { Provider, ProviderKind, RetryPolicy } from '../model/provider.ts';
import type { Suite } from '../model/suite.ts';
import type { Target } from '../model/target.ts';
import { providers } from '../run/providers/index.ts';
import { withRetry } from '../run/with-retry.ts';
import { withTimeout } from '../run/with-timeout.ts';
import { searchRoots } from '../suites/env-files.ts';
import { identityOf } from '../targets/identity.ts';
import type { Caches } from './caches.ts';
import type { Inputs } from './inputs.ts';
import type { OpenTarget } from './open-target.ts';
import type { Prepared } from './prepare.ts';
import { turnId } from './run-conversation.ts';
import type { World } from './world.ts';

/** AgentV's number of repeats when neither the run nor the target says one (suite-format.md §10.4). */
const DEFAULT_RETRIES = 2;

/** Nothing may hang for good. Agents and programs get what AgentV 1 and 2 gave them, models what their clients wait. */
const AGENT_DEADLINE_MS = 120_000;
const MODEL_DEADLINE_MS = 600_000;

/** Opens each target, and each judge, once per suite, with the run's timeouts and retries around it. */
export class OpenTargets {
  readonly #open = new Map<string, Promise<OpenTarget>>();
  readonly #judges = new Map<string, Promise<Judge>>();
  readonly #retries = new Map<string, number>();
  readonly #caches: Caches;
  readonly #inputs: Inputs;
  readonly #prepared: Prepared;
  readonly #world: World;
  readonly #runEnv: Readonly<Record<string, string>>;

  constructor(
    inputs: Inputs,
    prepared: Prepared,
    world: World,
    runEnv: Readonly<Record<string, string>>,
    caches: Caches,
  ) {
    this.#caches = caches;
    this.#inputs = inputs;
    this.#prepared = prepared;
    this.#world = world;
    this.#runEnv = runEnv;
  }

  for(step: Step): Promise<OpenTarget> {
    const key = JSON.stringify([step.suite.path, step.target.name]);
    const known = this.#open.get(key);
    if (known) return known;
    const opening = this.#openTarget(step);
    this.#open.set(key, opening);
    return opening;
  }

  /** How many calls were repeated on behalf of one test; the turns of a conversation are asked under names of their own. */
  retriesOf({ suite, test, target }: Step): number {
    const turns = (test.conversation?.turns ?? []).map((_, index) => turnId(test.id, index));
    const counts = [test.id, ...turns].map(
      (id) => this.#retries.get(JSON.stringify([suite.path, id, target.name])) ?? 0,
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async #openTarget({ suite, target }: Step): Promise<OpenTarget> {
    const childEnv = await this.#prepared.environments.childEnvIn(suite.folder, this.#runEnv);
    return {
      provider: this.#caches.around(await this.#openProvider(suite, target), { suite, target }),
      promptMode: kindOf(target).promptMode,
      childEnv,
      searchRoots: searchRoots(suite.folder, this.#prepared),
      judges: this.#judgesOf(suite, target),
      ...(this.#askedMs !== undefined && { graderTimeoutMs: this.#askedMs }),
      isDryRun: this.#inputs.dryRun,
    };
  }

  async #openProvider(suite: Suite, target: Target): Promise<Provider> {
    const { exec, http, clock, files } = this.#world;
    const childEnv = await this.#prepared.environments.childEnvIn(suite.folder, this.#runEnv);
    const deps = { exec, http, clock, files, childEnv, suiteFolder: suite.folder };
    return this.#careful(kindOf(target).open(target.options, deps), suite.path, target);
  }

  /** Judges are opened when they are first asked: most runs never need most of them. */
  #judgesOf(suite: Suite, target: Target): Judges {
    const judges = this.#prepared.judges.get(suite.path);
    if (judges === undefined) return { names: [], find: async () => ({ kind: 'none', reason: 'Nobody judges here' }) };
    return {
      names: judges.names,
      find: async (name) => {
        const choice = name === undefined ? judges.of(target) : judges.named(name);
        if (choice.kind === 'judge') return { kind: 'found', judge: await this.#judge(suite, choice.target) };
        return { kind: 'none', reason: choice.problems.map(({ message }) => message).join('; ') };
      },
    };
  }

  #judge(suite: Suite, target: Target): Promise<Judge> {
    const key = JSON.stringify([suite.path, target.name]);
    const known = this.#judges.get(key);
    if (known) return known;
    const opening = this.#openProvider(suite, target).then((provider) => ({
      name: target.name,
      provider,
      promptMode: kindOf(target).promptMode,
      identity: identityOf(target),
      memory: this.#caches.memoryOf(suite, target),
    }));
    this.#judges.set(key, opening);
    return opening;
  }

  #careful(bare: Provider, suitePath: string, target: Target): Provider {
    const limited = withTimeout(bare, this.#deadlineMs(target), this.#world.clock);
    const limits = { maxRetries: this.#inputs.maxRetries ?? DEFAULT_RETRIES, policy: this.#policyOf(bare) };
    return withRetry(limited, limits, this.#world.clock, ({ question }) => {
      const key = JSON.stringify([suitePath, question.testId, target.name]);
      this.#retries.set(key, (this.#retries.get(key) ?? 0) + 1);
    });
  }

  /** The number that was asked for wins over that of the target; the target's delays stay. */
  #policyOf({ retry }: Provider): RetryPolicy | undefined {
    const { maxRetries } = this.#inputs;
    return retry && maxRetries !== undefined ? { ...retry, maxRetries } : retry;
  }

  /** What was asked for, else nothing where the target has a deadline of its own, else the guard of its kind. */
  #deadlineMs({ provider, options }: Target): number | undefined {
    if (this.#askedMs !== undefined) return this.#askedMs;
    if (options['timeout_seconds'] !== undefined) return undefined;
    return findKind(providers, provider)?.promptMode === 'agent' ? AGENT_DEADLINE_MS : MODEL_DEADLINE_MS;
  }

  get #askedMs(): number | undefined {
    const { testTimeoutSeconds } = this.#inputs;
    return testTimeoutSeconds === undefined ? undefined : Math.floor(testTimeoutSeconds * 1000);
  }
}

function kindOf({ provider }: Target): ProviderKind {
  const kind = findKind(providers, provider);
  if (kind === undefined) throw new Error(`The plan names a provider that is not there: ${provider}`);
  return kind;
}
