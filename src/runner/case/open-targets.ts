import type { ChildEnvs } from '../../config/environments.ts';
import { anError, aWarning, type Problem, UserError } from '../../model/errors.ts';
import type { Judge, Judges } from '../../model/ports/grader.ts';
import type { Provider, ProviderDeps, ProviderKind, VersionAnswer } from '../../model/ports/provider.ts';
import type { Plan, Step, TimeLimit } from '../../model/run/plan.ts';
import type { PromptMode } from '../../model/run/prompt.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Suite } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { cutEnd } from '../../model/text/text.ts';
import { getOrMake } from '../../model/values/once.ts';
import type { Redactor } from '../../platform/secrets/redactor.ts';
import { secretValues } from '../../platform/secrets/secret-names.ts';
import { withGuard, withLimit, withTimeout } from '../../providers/call-guards.ts';
import { withMeter } from '../../providers/cost.ts';
import { providers } from '../../providers/providers/index.ts';
import { storedAnswer } from '../../providers/providers/stored-answer.ts';
import { transcript } from '../../providers/providers/transcript.ts';
import { searchRoots } from '../../suites/references/file-paths.ts';
import { workspaceOf } from '../../workspaces/workspace-mode.ts';
import { type Admission, keyOf } from '../admission.ts';
import { askedLimit, keepsTimeLimit, millisecondsOf, targetLimit } from '../call-time-limits.ts';
import { type Batch, withBatch } from '../calls/batch.ts';
import { CallGate, type Pause, withGate } from '../calls/overload-gate.ts';
import type { RequestLimits } from '../calls/requests-per-minute.ts';
import { withDelay, withFallbacks, withRetry } from '../calls/retry.ts';
import type { PreparedRun, RunSite } from '../pipeline/prepare.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import type { Caches } from '../reuse/caches.ts';
import { fallbacksOf, withModel } from './judges.ts';
import type { Watch } from './watch.ts';
import { judgeWorkersOf, workersOf } from './workers.ts';

/** AgentV's number of retries if neither the run nor the provider sets one: models have their own. */
const DEFAULT_RETRIES = 2;

/** A target that is ready for calls of one suite. */
export interface OpenTarget {
  readonly provider: Provider;
  readonly promptMode: PromptMode;
  readonly childEnv: Readonly<Record<string, string>>;
  readonly searchRoots: readonly string[];
  readonly judges: Judges;
  readonly graderTimeoutMs?: number | undefined;
  /** Whether nothing real is called: graders that start programs or call judges are skipped. */
  readonly isDryRun: boolean;
}

/** The adapters, and what counts, limits, caches and watches calls. */
export interface OpeningRuntime extends Runtime {
  readonly admission: Pick<Admission, 'spent'>;
  readonly requestLimits: Pick<RequestLimits, 'around'>;
  readonly caches: Caches;
  readonly watch: Pick<Watch, 'verbose' | 'say' | 'around'>;
  /** Receives problems that fail no test. */
  notify(problem: Problem): void;
}

/** The role of a target: tests and verdicts do not wait for each other. */
type Role = 'test' | 'judge';

/** Opens each target and each judge once per suite, with the timeouts and retries of the run. */
export class OpenTargets {
  readonly #open = new Map<string, Promise<OpenTarget>>();
  readonly #judges = new Map<string, Promise<Judge>>();
  readonly #retries = new Map<string, number>();
  readonly #gates = new Map<string, CallGate>();
  readonly #pauses = new Map<string, Pause>();
  readonly #refused = new Map<string, Set<string>>();
  readonly #checked = new Set<string>();
  readonly #versions = new Map<string, Promise<VersionAnswer>>();
  readonly #prepared: PreparedRun;
  readonly #runtime: OpeningRuntime;
  readonly #runEnv: Readonly<Record<string, string>>;

  constructor(prepared: PreparedRun, runtime: OpeningRuntime, runEnv: Readonly<Record<string, string>>) {
    this.#prepared = prepared;
    this.#runtime = runtime;
    this.#runEnv = runEnv;
  }

  for(step: Step): Promise<OpenTarget> {
    const key = JSON.stringify([step.suite.path, step.target.name]);
    return getOrMake(this.#open, key, () => this.#openTarget(step));
  }

  /** Checks the targets that require a version, before any cost. Throws a `UserError` at their lines. */
  async checkVersions(steps: readonly Step[], signal: AbortSignal): Promise<void> {
    const problems: Problem[] = [];
    for (const { suite, target, test } of steps) {
      const key = JSON.stringify([suite.folder, keyOf(target)]);
      // A program in a container is checked there.
      const isAsked = target.options['version'] !== undefined && kindOf(target).isAgent;
      if (!isAsked || test.workspace?.docker?.runsAgent || this.#checked.has(key)) continue;
      this.#checked.add(key);
      const envs = await this.#prepared.environments.childEnvsIn(suite.folder, this.#runEnv);
      const provider = kindOf(target).open(target.options, this.#depsOf(suite, target, envs));
      const unfit = await provider.check?.(signal);
      if (unfit === undefined || signal.aborted) continue;
      const message = `The target "${cutEnd(target.name, 60)}" cannot be used: ${unfit.failure.message}`;
      problems.push(anError('TARGET_INVALID', message, { location: target.location }));
    }
    if (problems.length > 0) throw new UserError(problems);
  }

  /** The number of repeated calls for one test, with all of its turns. */
  retriesOf({ suite, test, target }: Step): number {
    return this.#retries.get(JSON.stringify([suite.path, testOfTurn(test.id), target.name])) ?? 0;
  }

  async #openTarget(step: Step): Promise<OpenTarget> {
    const { suite, target } = step;
    const { dryRun, testTimeoutSeconds } = this.#prepared.inputs;
    const envs = await this.#prepared.environments.childEnvsIn(suite.folder, this.#runEnv);
    const provider = this.#together(step, await this.#openWithFallbacks(suite, target), envs);
    return {
      provider: this.#runtime.caches.around(this.#runtime.watch.around(provider, step), step),
      promptMode: kindOf(target).promptMode,
      childEnv: envs.program,
      searchRoots: searchRoots(suite.folder, this.#prepared),
      judges: this.#judgesOf(suite, target),
      graderTimeoutMs: testTimeoutSeconds && millisecondsOf(testTimeoutSeconds),
      isDryRun: dryRun,
    };
  }

  /** The current concurrency limit of a target's server; undefined before its first call. */
  callLimit(target: Target): number | undefined {
    return this.#gates.size === 0 ? undefined : this.#gates.get(gateKey(target, 'test'))?.limit;
  }

  /**
   * Makes one call for the tests of the suite if the target supports it, and falls back to the provider if that fails.
   */
  #together(step: Step, provider: Provider, envs: ChildEnvs): Provider {
    const { suite, target } = step;
    const steps = stepsLike(step, this.#prepared.plan);
    if (!target.batching || whyNotTogether(steps) !== undefined) return provider;
    const questions = steps
      .filter(({ test }) => test.conversation === undefined)
      .map(({ test }) => ({ testId: test.id, inputFiles: test.inputFiles }));
    const { askTogether } = kindOf(target).open(target.options, this.#depsOf(suite, target, envs));
    if (questions.length === 0 || askTogether === undefined) return provider;
    const { clock, admission, requestLimits, notify } = this.#runtime;
    const { seconds, from } = this.#limitOf(suite, target, 'test');
    const batch: Batch = {
      ask: askTogether,
      around: (call) => requestLimits.around(call, target),
      questions,
      // The total time of single calls, so that a batch cannot hang forever. A limit of the target itself covers the
      // whole call; the target enforces it.
      timeoutMs: from === 'target' ? undefined : millisecondsOf(seconds * questions.length),
      onAnswered: (costUsd) => admission.spent(suite.file, target, costUsd),
      onFailed: ({ message }) => {
        const why = `The batch of the target "${cutEnd(target.name, 60)}" failed, so each test gets a separate call`;
        notify(aWarning('BATCH_FAILED', `${why}: ${message}`, { location: target.location }));
      },
    };
    return withBatch(provider, batch, clock);
  }

  #depsOf(suite: Suite, target: Target, { program, agent, container, set }: ChildEnvs): ProviderDeps {
    const { exec, http, clock, files, scripts, cwd, watch, redactor } = this.#runtime;
    learnLiteralSecrets(target, redactor);
    return {
      target: target.resolvedName,
      exec,
      http,
      clock,
      files,
      scripts,
      childEnv: kindOf(target).runsPrograms === true ? program : agent,
      containerEnv: kindOf(target).runsPrograms === true ? this.#runEnv : container,
      stepVariables: set,
      suiteFolder: suite.folder,
      cwd,
      refused: getOrMake(this.#refused, keyOf(target), () => new Set()),
      knownVersions: this.#versions,
      verbose: watch.verbose,
      notify: watch.say,
      warn: (message) => this.#runtime.notify(aWarning('TARGET_TROUBLE', message, { location: target.location })),
    };
  }

  /** Fallbacks are called after all retries, and are not retried. */
  async #openWithFallbacks(suite: Suite, target: Target): Promise<Provider> {
    const provider = this.#patient(await this.#openProvider(suite, target, 'test'), suite, target);
    const fallbacks = fallbacksOf(target, this.#prepared.judges.get(suite.path));
    const opened = fallbacks.map(async (fallback) => ({
      name: fallback.name,
      provider: await this.#openProvider(suite, fallback, 'test'),
    }));
    return withFallbacks(provider, await Promise.all(opened));
  }

  /** Each call has a deadline and a cost, and waits for a slot and for the limits of requests. */
  async #openProvider(suite: Suite, target: Target, role: Role): Promise<Provider> {
    const { clock, admission, requestLimits } = this.#runtime;
    const envs = await this.#prepared.environments.childEnvsIn(suite.folder, this.#runEnv);
    const bare = kindOf(target).open(target.options, this.#depsOf(suite, target, envs));
    const { dryRunDelay } = this.#prepared.inputs;
    const notify = (costUsd: number | undefined) => admission.spent(suite.file, target, costUsd);
    const paced = dryRunDelay === undefined ? bare : withDelay(bare, dryRunDelay, clock);
    const limitMs = millisecondsOf(this.#limitOf(suite, target, role).seconds);
    const limited = keepsTimeLimit(kindOf(target))
      ? withLimit(withGuard(paced, clock), limitMs)
      : withTimeout(paced, limitMs, clock);
    return withGate(requestLimits.around(withMeter(limited, notify), target), this.#gateOf(suite, target, role));
  }

  #gateOf(suite: Suite, target: Target, role: Role): CallGate {
    const { clock } = this.#runtime;
    return getOrMake(this.#gates, gateKey(target, role), () => {
      const pause = getOrMake(this.#pauses, keyOf(target), () => ({ untilMs: 0 }));
      const most = role === 'judge' ? judgeWorkersOf(target) : this.#mostWorkersOf(suite, target);
      return new CallGate(most, clock, pause);
    });
  }

  /** Suites may set different numbers: the scheduler applies each to its own suite. */
  #mostWorkersOf(suite: Suite, target: Target): number {
    const suites = this.#prepared.plan.steps.map((step) => step.suite);
    return Math.max(...[suite, ...suites].map((each) => workersOf({ suite: each, target }, this.#prepared.inputs)));
  }

  /** Judges are opened on first use: most runs never need most of them. */
  #judgesOf(suite: Suite, target: Target): Judges {
    const judges = this.#prepared.judges.get(suite.path);
    return {
      names: judges?.names ?? [],
      find: async (name, model) => {
        if (judges === undefined) return { kind: 'none', reason: 'This suite has no judges' };
        const choice = withModel(name === undefined ? judges.of(target) : judges.named(name), model);
        if (choice.target === undefined) {
          return { kind: 'none', reason: choice.problems.map(({ message }) => message).join('; ') };
        }
        const judge = await this.#judge(suite, choice.target, model);
        return { kind: 'found', judge: { ...judge, provider: this.#patient(judge.provider, suite, target) } };
      },
    };
  }

  #judge(suite: Suite, target: Target, model?: string): Promise<Judge> {
    const key = JSON.stringify([suite.path, target.name, model]);
    return getOrMake(this.#judges, key, async () => {
      const provider = await this.#openProvider(suite, target, 'judge');
      const memory = this.#runtime.caches.memoryOf(suite, target);
      return { name: target.name, provider, promptMode: kindOf(target).promptMode, memory };
    });
  }

  /** Retries calls for the tests of a target, and counts the retries: those of the target and of its judge. */
  #patient(provider: Provider, suite: Suite, { name }: Target): Provider {
    const { maxRetries } = this.#prepared.inputs;
    // The input takes precedence over the number of the target; the target's delays stay.
    const policy = provider.retry && { ...provider.retry, maxRetries: maxRetries ?? provider.retry.maxRetries };
    const limits = { maxRetries: maxRetries ?? DEFAULT_RETRIES, policy };
    return withRetry(provider, limits, this.#runtime.clock, ({ question }) => {
      const key = JSON.stringify([suite.path, testOfTurn(question.testId), name]);
      this.#retries.set(key, (this.#retries.get(key) ?? 0) + 1);
    });
  }

  /** The time limit of calls for tests without their own. Suites do not set it for their judges. */
  #limitOf(suite: Suite, target: Target, role: Role): TimeLimit {
    const limit = askedLimit(undefined, this.#prepared.inputs.testTimeoutSeconds, role === 'test' ? suite : undefined);
    return limit ?? targetLimit(target, kindOf(target));
  }
}

/** The id of a turn in calls of the target; counted from 1. */
export const turnId = (testId: string, index: number): string => `${testId}/turn-${index + 1}`;

const testOfTurn = (id: string): string => id.replace(/\/turn-\d+$/, '');

/** Cached, because lists that are searched by name are indexed once. */
const kinds: readonly ProviderKind[] = [...providers, transcript, storedAnswer];

function kindOf({ provider }: Pick<Target, 'provider'>): ProviderKind {
  const kind = findKind(kinds, provider);
  if (kind === undefined) throw new Error(`The plan has an unknown provider: ${provider}`);
  return kind;
}

/** Learns the texts of a target whose names sound like secrets. */
function learnLiteralSecrets({ options }: Target, redactor: Redactor): void {
  for (const name of ['env', 'headers', 'mcp_servers']) redactor.learn(literalSecrets(options[name]));
}

/** The secrets that options state as texts. Those of variables are known since they were looked up. */
function literalSecrets(option: unknown): string[] {
  if (typeof option !== 'object' || option === null) return [];
  const texts = Object.entries(option).filter(([, value]) => typeof value === 'string');
  return [...secretValues(Object.fromEntries(texts)), ...Object.values(option).flatMap(literalSecrets)];
}

const gateKey = (target: Target, role: Role): string => `${role} ${keyOf(target)}`;

/** A target for questions outside of a run: with the time limit and the retries of one, and without its budget. */
export async function openJudge(target: Target, suite: Pick<Suite, 'folder'>, site: RunSite): Promise<Judge> {
  const kind = kindOf(target);
  const { exec, http, clock, files, scripts, cwd, redactor } = site.runtime;
  learnLiteralSecrets(target, redactor);
  const envs = await site.environments.childEnvsIn(suite.folder, {});
  const bare = kind.open(target.options, {
    ...{ exec, http, clock, files, scripts, cwd },
    target: target.resolvedName,
    childEnv: kind.runsPrograms === true ? envs.program : envs.agent,
    stepVariables: envs.set,
    suiteFolder: suite.folder,
    verbose: false,
  });
  const limit = askedLimit(undefined, site.inputs.testTimeoutSeconds, undefined) ?? targetLimit(target, kind);
  const timed = withTimeout(bare, millisecondsOf(limit.seconds), clock);
  const provider = withRetry(timed, { maxRetries: site.inputs.maxRetries ?? DEFAULT_RETRIES }, clock);
  return { name: target.name, provider, promptMode: kind.promptMode };
}

/** Targets that get one call per test although batches are on, and the reasons. */
export function batchRemarks(plan: Plan): Problem[] {
  const batching = plan.steps.filter((step): step is Step => step.kind === 'run' && step.target.batching);
  const places = new Map(batching.map((step) => [JSON.stringify([step.suite.path, step.target.name]), step]));
  return [...places.values()].flatMap((step): Problem[] => {
    const { suite, target } = step;
    const why = whyNotTogether(stepsLike(step, plan));
    if (why === undefined) return [];
    const message = `The target "${cutEnd(target.name, 60)}" gets one call per test of ${suite.file}, not one call for all: ${why}`;
    return [aWarning('UNUSED', message, { location: target.location })];
  });
}

/** The tests of the same suite on the same target. */
const stepsLike = ({ suite, target }: Step, { steps }: Plan): Step[] =>
  steps.filter(
    (step): step is Step => step.kind === 'run' && step.suite.path === suite.path && step.target.name === target.name,
  );

/** One call returns one answer for each test, and all share one working directory. */
function whyNotTogether(steps: readonly Step[]): string | undefined {
  if (steps.some(({ trials }) => trials.count > 1)) return 'tests with several trials cannot share a call';
  if (steps.some((step) => workspaceOf(step) !== undefined)) return 'tests with a workspace each cannot share a call';
  return undefined;
}
