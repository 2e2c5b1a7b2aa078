import type { RunOptions } from '../config/settings.ts';
import type { Problem } from '../model/errors.ts';
import { type Failure, isNotRun } from '../model/run/outcome.ts';
import type { Step } from '../model/run/plan.ts';
import type { RunResult, TestResult } from '../model/run/result.ts';
import { resultKeyOf } from '../model/run/result-keys.ts';
import { outcomeOf } from '../model/run/result-outcome.ts';
import { findKind } from '../model/suite/kind.ts';
import type { Target } from '../model/suite/target.ts';
import { plural } from '../model/text/text.ts';
import { getOrMake } from '../model/values/once.ts';
import { WaitingQueue } from '../model/values/waiting-queue.ts';
import { usd } from '../providers/cost.ts';
import { providers } from '../providers/providers/index.ts';
import { Budget, type ExpectedCosts, UsualCosts } from './budget.ts';
import { BREAKER_TESTS, CircuitBreaker } from './circuit-breaker.ts';

/** Whether a trial may start, or why not. */
export type AdmissionAnswer =
  | {
      readonly kind: 'go';
      /** Ends the trial: its cost with its judges, as far as it is known. */
      over(costUsd: number | undefined): void;
    }
  | { readonly kind: 'refused'; readonly failure: Failure };

/**
 * Decides, before each test and each trial, whether it may start: budgets, `fail_on_error`, targets with an open
 * circuit breaker.
 */
export class Admission {
  readonly #costs = new UsualCosts();
  readonly #runBudget: Budget<Step> | undefined;
  /** By the file as results name it: the base commit has it at another path, and shares the budget. */
  readonly #suiteBudgets = new Map<string, Budget<Step>>();
  readonly #breakers = new Map<string, CircuitBreaker>();
  readonly #failedSuites = new Map<string, TestResult>();
  readonly #unknownCosts = new Map<string, Target>();
  /** The number of tests of a suite that had fewer trials, because its budget was spent. */
  readonly #cutShort = new Map<string, number>();
  readonly #waiting = new WaitingQueue();
  #stopped: 'budget' | 'breaker' | 'bail' | undefined;
  #notPassed = 0;
  readonly #bail: number;

  /** `pastUsd` is what a trial of a test has cost at most in most earlier runs, by the test's key in comparisons. */
  constructor(
    steps: readonly Step[],
    { budgetUsd: runBudgetUsd, bail = Number.POSITIVE_INFINITY }: Pick<RunOptions, 'budgetUsd' | 'bail'>,
    earlierUsd: ReadonlyMap<string, number> = new Map(),
  ) {
    this.#bail = bail;
    // Earlier runs have the cost of each test without judges; this run has the costs of its targets with them, and on average.
    const expected: ExpectedCosts<Step> = {
      of: (step) => Math.max(earlierUsd.get(resultKeyOf(step)) ?? 0, this.#costs.of(keyOf(step.target))),
    };
    this.#runBudget = runBudgetUsd === undefined ? undefined : new Budget(runBudgetUsd, expected);
    for (const { suite } of steps) {
      const { file, budgetUsd } = suite;
      if (budgetUsd === undefined || this.#suiteBudgets.has(file)) continue;
      this.#suiteBudgets.set(file, new Budget(budgetUsd, expected));
    }
  }

  /** Why the run did not run all planned tests; a suite that spent its own budget does not end the run. */
  get stopped(): Extract<RunResult['stopped'], 'budget' | 'breaker' | 'bail'> | undefined {
    return this.#stopped;
  }

  get warnings(): readonly Problem[] {
    const unknown = [...this.#unknownCosts.values()].map(
      ({ name, location }): Problem => ({
        code: 'COST_UNKNOWN',
        severity: 'warning',
        message: `The cost of the target "${name}" is unknown, and no budget counted it`,
        location,
        hint: 'Set "pricing" of the target (for a model), or let the command write "cost_usd".',
      }),
    );
    const cutShort = [...this.#cutShort].map(
      ([suiteFile, count]): Problem => ({
        code: 'BUDGET_SPENT',
        severity: 'warning',
        message: `The budget of the suite ${suiteFile} is spent: ${plural('test', count)} had fewer trials than planned`,
        hint: 'Raise its "budget_usd", and run the remaining trials with --resume.',
      }),
    );
    return [...unknown, ...cutShort];
  }

  /** Records the cost of one call of a suite, of a target or of a judge; undefined if it is unknown. */
  spent(suiteFile: string, target: Target, costUsd: number | undefined): void {
    const budgets = this.#budgetsOf(suiteFile);
    if (budgets.length === 0) return;
    // Answers exist before they are judged; trials that start meanwhile cost as much.
    if (costUsd !== undefined) this.#costs.part(keyOf(target), costUsd);
    if (costUsd === undefined && !isFree(target)) this.#unknownCosts.set(keyOf(target), target);
    for (const budget of budgets) budget.spend(costUsd ?? 0);
  }

  /** Why a test must not start, apart from its cost. */
  refusal({ suite, target }: Step, isRequired = true): Failure | undefined {
    if (this.#notPassed >= this.#bail) {
      this.#stopped ??= 'bail';
      const message = `Not run: ${plural('test', this.#notPassed)} did not pass, and --bail stops the run after ${this.#bail}`;
      return { class: 'cancelled', ...ERRORS_STOP, message };
    }
    const failed = suite.failOnError ? this.#failedSuites.get(suiteKey(suite.file, target.name)) : undefined;
    if (failed !== undefined) {
      const message = `Not run: the suite stops at its first error (fail_on_error), which was in the test "${failed.testId}"`;
      return { class: 'cancelled', ...ERRORS_STOP, message };
    }
    const cause = this.#breakers.get(keyOf(target))?.openedBy;
    if (cause === undefined) return undefined;
    if (isRequired) this.#stopped ??= 'breaker';
    const message = `Not run: the first ${BREAKER_TESTS} tests of the target "${target.name}" all ended in an error of the class ${cause.class}, so it is no longer called. The first: ${cause.message}`;
    return { class: cause.class, ...ERRORS_STOP, message };
  }

  /**
   * Resolves when a trial may start, or when it must not any more. Only the refusal of a trial that the verdict
   * requires stops the run.
   */
  async admit(step: Step, signal: AbortSignal, isRequired = true): Promise<AdmissionAnswer> {
    const { suite, target } = step;
    const budgets = this.#budgetsOf(suite.file);
    for (;;) {
      const answers = budgets.map((budget) => ({ budget, answer: budget.answer(step) }));
      const spent = answers.find(({ answer }) => answer === 'spent')?.budget;
      if (spent !== undefined) return this.#refuse(spent, isRequired);
      if (signal.aborted || answers.every(({ answer }) => answer === 'go')) {
        const reserved = budgets.map((budget) => budget.reserve(step));
        return {
          kind: 'go',
          over: (costUsd) => {
            if (costUsd !== undefined) this.#costs.add(keyOf(target), costUsd);
            for (const each of reserved) each.release();
            this.#waiting.wake();
          },
        };
      }
      await this.#waiting.wait(signal);
    }
  }

  finished(suiteFile: string, target: Target | undefined, result: TestResult, isPlanned = true): void {
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    if (isPlanned && result.costLimited && this.#suiteBudgets.get(suiteFile)?.isSpent) {
      this.#cutShort.set(result.suiteFile, (this.#cutShort.get(result.suiteFile) ?? 0) + 1);
    }
    const isPassed = outcomeOf(result).kind === 'passed';
    if (isPlanned && !isPassed && !(failure !== undefined && isNotRun(failure))) this.#notPassed += 1;
    const suite = suiteKey(suiteFile, result.target);
    // The first one counts.
    if (failure !== undefined && !this.#failedSuites.has(suite)) this.#failedSuites.set(suite, result);
    if (target === undefined || (failure !== undefined && isNotRun(failure))) return;
    getOrMake(this.#breakers, keyOf(target), () => new CircuitBreaker()).finished(failure);
  }

  #budgetsOf(suiteFile: string): readonly Budget<Step>[] {
    return [this.#runBudget, this.#suiteBudgets.get(suiteFile)].filter((budget) => budget !== undefined);
  }

  #refuse(budget: Budget<Step>, isRequired: boolean): AdmissionAnswer {
    const isOfRun = budget === this.#runBudget;
    if (isOfRun && isRequired) this.#stopped = 'budget';
    const whose = isOfRun ? 'the run' : 'the suite';
    const message = `Not run: the budget of ${whose} is spent (${usd(budget.spentUsd)} of ${usd(budget.capUsd)})`;
    return { kind: 'refused', failure: { class: 'budget', stage: 'setup', reason: 'budget_exceeded', message } };
  }
}

/** The same target for all suites that use it. */
export const keyOf = ({ location, resolvedName, provider }: Target): string =>
  JSON.stringify([location.file, resolvedName, provider]);

const suiteKey = (file: string, target: string): string => JSON.stringify([file, target]);

const ERRORS_STOP = { stage: 'setup', reason: 'error_threshold_exceeded' } as const;

const isFree = ({ provider }: Target): boolean => findKind(providers, provider)?.isFree === true;
