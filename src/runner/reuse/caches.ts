import { join, relative, resolve } from 'node:path';
import type { RunOptions } from '../../config/settings.ts';
import { JUDGE_PROMPT_VERSION } from '../../graders/judge/prompts.ts';
import { aWarning, type Problem } from '../../model/errors.ts';
import type { AnswerCache, Provider, Question } from '../../model/ports/provider.ts';
import type { Store, Stores } from '../../model/ports/stores.ts';
import type { Response } from '../../model/run/outcome.ts';
import type { Step } from '../../model/run/plan.ts';
import type { CacheUse } from '../../model/run/result.ts';
import { type CacheName, cacheNames } from '../../model/run/result-keys.ts';
import { findKind } from '../../model/suite/kind.ts';
import { optionalNumber } from '../../model/suite/setting.ts';
import type { Suite } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { cutEnd } from '../../model/text/text.ts';
import { getOrMake } from '../../model/values/once.ts';
import { providers } from '../../providers/providers/index.ts';
import { findRepository } from '../../suites/discover.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { identityOf } from '../../suites/targets/identity.ts';
import { isCheckout } from '../../workspaces/git-tree.ts';
import { answerCache, CacheTally, withCache } from '../calls/answer-cache.ts';
import { isModel } from '../case/judges.ts';
import type { PreparedRun } from '../pipeline/prepare.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { CACHE_FOLDER, jobCacheFolder } from './cache-folder.ts';

const GIT_MS = 60_000;

const MOVED = 'execution.cache_path is not used in a job of GitHub Actions: caches are outside of the checkout there';
const MOVED_HINT = 'Remove the steps that store this folder: the action stores its caches by itself.';

interface CacheSite extends Pick<Runtime, 'env' | 'files' | 'git' | 'redactor' | 'signal'> {
  readonly inputs: RunOptions;
  readonly cwd: string;
  readonly stores: Stores;
}

export class Caches {
  readonly #site: CacheSite;
  readonly #refusals = new Map<string, Promise<string | undefined>>();
  readonly #warnings: Problem[] = [];
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
  remarks({ plan }: Pick<PreparedRun, 'plan'>): Problem[] {
    const stepsWithCache = plan.steps.filter(
      (step): step is Step => step.kind === 'run' && this.#isOn('responses', step.suite),
    );
    const targets = new Map(stepsWithCache.map(({ target }) => [target.name, target]));
    const notCached = [...targets.values()].flatMap((target) => {
      const why = whyNotStored(target);
      if (why === undefined) return [];
      const message = `The responses of the target "${cutEnd(target.name, 60)}" are not cached: ${why}`;
      return aWarning('UNUSED', message, { location: target.location });
    });
    const isInJob = jobCacheFolder(this.#site.env) !== undefined;
    const moved = new Set(plan.steps.flatMap(({ suite }) => (isInJob && suite.cachePath !== undefined ? suite : [])));
    return [
      ...notCached,
      ...Array.from(moved, ({ location }) => aWarning('UNUSED', MOVED, { location, hint: MOVED_HINT })),
    ];
  }

  /** Caches that were not used, known at the end of the run. */
  get warnings(): readonly Problem[] {
    return this.#warnings;
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
    const { cwd, env, stores } = this.#site;
    const folder = join(jobCacheFolder(env) ?? resolve(cwd, cachePath ?? CACHE_FOLDER), name);
    const store = stores.open(folder);
    return {
      get: async (key) => {
        const value = await store.get(key);
        if (value === undefined) return undefined;
        const why = await getOrMake(this.#refusals, folder, () => this.#whyRefused(folder));
        return why === undefined ? value : undefined;
      },
      put: (key, value) => store.put(key, value),
    };
  }

  /** Why a store may have been committed; undefined if it was not. */
  async #whyRefused(folder: string): Promise<string | undefined> {
    const { files, git, signal } = this.#site;
    const cwd = await files.realPath(folder);
    const root = await findRepository(cwd, files);
    if (!(await isCheckout({ root, runtime: { files, git, signal } }))) return undefined;
    const listed = await git.run(['ls-files', '-z', '--', '.'], { cwd, timeoutMs: GIT_MS }, signal);
    const first =
      listed.kind === 'exited' && listed.exitCode === 0
        ? listed.stdout.split('\0').find((name) => name !== '' && name !== '.gitignore')
        : '';
    if (first === undefined) return undefined;
    const why =
      first === '' ? 'git cannot tell whether it is committed' : `git tracks ${relative(root, join(cwd, first))}`;
    const shown = shownPath(folder, this.#site.cwd);
    const hint = `Run "git rm -r --cached ${shown}", and add it to .gitignore: a committed entry would decide how tests end.`;
    this.#warnings.push(aWarning('UNUSED', `The cache in ${shown} is not used: ${why}`, { hint }));
    return why;
  }

  #cache(name: CacheName, suite: Suite, scopeOf: (question: Question) => readonly unknown[]) {
    const { redactor } = this.#site;
    return answerCache({
      store: this.#storeOf(name, suite),
      scopeOf: (question) => [name, ...scopeOf(question)],
      // With redacted secrets it would be another response.
      mayKeep: (response: Response) => JSON.stringify(redactor.deep(response)) === JSON.stringify(response),
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
