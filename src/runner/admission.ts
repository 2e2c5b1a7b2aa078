import type { RunOptions } from '../config/settings.ts';
import { aWarning, type Problem } from '../model/errors.ts';
import { type Failure, type FailureClass, isNotRun } from '../model/run/outcome.ts';
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

/** Whether a trial may start, or why not. */
export type AdmissionAnswer =
  | {
      readonly kind: 'go';
      /** Ends the trial: its cost with its judges, as far as it is known. */
      over(costUsd: number | undefined): void;
    }
  | { readonly kind: 'refused'; readonly failure: Failure };

/** Number of tests that must fail alike before the circuit breaker opens (docs/gate.md#validity). */
const BREAKER_TESTS = 5;

/** Failures that are not about an answer, and that the next test will have as well. */
const INFRASTRUCTURE: readonly FailureClass[] = ['auth', 'config', 'provider', 'rate_limit'];

const ERRORS_STOP = { stage: 'setup', reason: 'error_threshold_exceeded' } as const;

/** What is known of a target while a run goes on. */
interface TargetRecord {
  /** US dollars of the trials whose cost is known, and of the most expensive call. */
  usd: number;
  trials: number;
  dearestCallUsd: number;
  /** Its first failure, and how many tests failed alike so far; -Infinity once a test ended otherwise. */
  failure?: Failure;
  alike: number;
}

/**
 * Decides, before each test and each trial, whether it may start: budgets, `fail_on_error`, targets with an open
 * circuit breaker.
 */
export class Admission {
  readonly #targets = new Map<string, TargetRecord>();
  readonly #runBudget: Budget | undefined;
  /** By the file as results name it: the base commit has it at another path, and shares the budget. */
  readonly #suiteBudgets = new Map<string, Budget>();
  readonly #failedSuites = new Map<string, TestResult>();
  readonly #unknownCosts = new Map<string, Target>();
  /** The number of tests of a suite that had fewer trials, because its budget was spent. */
  readonly #cutShort = new Map<string, number>();
  readonly #waiting = new WaitingQueue();
  #stopped: 'budget' | 'breaker' | 'bail' | undefined;
  #notPassed = 0;
  readonly #bail: number;

  /** `earlierUsd` is what a trial of a test has cost at most in most earlier runs, by the test's key in comparisons. */
  constructor(
    steps: readonly Step[],
    { budgetUsd, bail = Number.POSITIVE_INFINITY }: Pick<RunOptions, 'budgetUsd' | 'bail'>,
    earlierUsd: ReadonlyMap<string, number> = new Map(),
  ) {
    this.#bail = bail;
    // Earlier runs have the cost of each test without judges; this run has the costs of its targets with them, and on average.
    const expectedUsd = (step: Step) => {
      const { usd: sum, trials, dearestCallUsd } = this.#recordOf(step.target);
      return Math.max(earlierUsd.get(resultKeyOf(step)) ?? 0, trials > 0 ? sum / trials : dearestCallUsd);
    };
    this.#runBudget = budgetUsd === undefined ? undefined : new Budget(budgetUsd, expectedUsd);
    for (const { suite } of steps) {
      const { file, budgetUsd: suiteUsd } = suite;
      if (suiteUsd !== undefined) getOrMake(this.#suiteBudgets, file, () => new Budget(suiteUsd, expectedUsd));
    }
  }

  /** Why the run did not run all planned tests; a suite that spent its own budget does not end the run. */
  get stopped(): Extract<RunResult['stopped'], 'budget' | 'breaker' | 'bail'> | undefined {
    return this.#stopped;
  }

  get warnings(): readonly Problem[] {
    const unknown = [...this.#unknownCosts.values()].map(({ name, location }) => {
      const message = `The cost of the target "${name}" is unknown, and no budget counted it`;
      const hint = 'Set "pricing" of the target (for a model), or let the command write "cost_usd".';
      return aWarning('COST_UNKNOWN', message, { location, hint });
    });
    const cutShort = [...this.#cutShort].map(([suiteFile, count]) => {
      const fewer = `${plural('test', count)} had fewer trials than planned`;
      const hint = 'Raise its "budget_usd", and run the remaining trials with --resume.';
      return aWarning('BUDGET_SPENT', `The budget of the suite ${suiteFile} is spent: ${fewer}`, { hint });
    });
    return [...unknown, ...cutShort];
  }

  /** Records the cost of one call of a suite, of a target or of a judge; undefined if it is unknown. */
  spent(suiteFile: string, target: Target, costUsd: number | undefined): void {
    const budgets = this.#budgetsOf(suiteFile);
    if (budgets.length === 0) return;
    if (costUsd === undefined) {
      if (findKind(providers, target.provider)?.isFree !== true) this.#unknownCosts.set(keyOf(target), target);
      return;
    }
    // Answers exist before they are judged; trials that start meanwhile cost as much.
    const record = this.#recordOf(target);
    record.dearestCallUsd = Math.max(record.dearestCallUsd, costUsd);
    for (const budget of budgets) budget.spentUsd += costUsd;
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
    const { failure, alike } = this.#recordOf(target);
    if (failure === undefined || alike < BREAKER_TESTS) return undefined;
    if (isRequired) this.#stopped ??= 'breaker';
    const message = `Not run: the first ${BREAKER_TESTS} tests of the target "${target.name}" all ended in an error of the class ${failure.class}, so it is no longer called. The first: ${failure.message}`;
    return { class: failure.class, ...ERRORS_STOP, message };
  }

  /**
   * Resolves when a trial may start, or when it must not any more. Only the refusal of a trial that the verdict
   * requires stops the run.
   */
  async admit(step: Step, signal: AbortSignal, isRequired = true): Promise<AdmissionAnswer> {
    const budgets = this.#budgetsOf(step.suite.file);
    for (;;) {
      const spent = budgets.find((budget) => budget.isSpent);
      if (spent !== undefined) return this.#refuse(spent, isRequired);
      if (signal.aborted || budgets.every((budget) => budget.hasRoomFor(step))) break;
      await this.#waiting.wait(signal);
    }
    const ends = budgets.map((budget) => budget.reserve(step));
    return {
      kind: 'go',
      over: (costUsd) => {
        const record = this.#recordOf(step.target);
        if (costUsd !== undefined) {
          record.usd += costUsd;
          record.trials += 1;
        }
        for (const end of ends) end();
        this.#waiting.wake();
      },
    };
  }

  finished(suiteFile: string, target: Target | undefined, result: TestResult, isPlanned = true): void {
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    const wasRun = failure === undefined || !isNotRun(failure);
    if (isPlanned && result.costLimited && this.#suiteBudgets.get(suiteFile)?.isSpent) {
      this.#cutShort.set(result.suiteFile, (this.#cutShort.get(result.suiteFile) ?? 0) + 1);
    }
    if (isPlanned && wasRun && outcomeOf(result).kind !== 'passed') this.#notPassed += 1;
    // The first one counts.
    if (failure !== undefined) getOrMake(this.#failedSuites, suiteKey(suiteFile, result.target), () => result);
    if (target === undefined || !wasRun) return;
    const record = this.#recordOf(target);
    if (record.alike >= BREAKER_TESTS) return;
    const isAlike =
      failure !== undefined &&
      INFRASTRUCTURE.includes(failure.class) &&
      failure.class === (record.failure ?? failure).class;
    record.failure ??= failure;
    record.alike = isAlike ? record.alike + 1 : Number.NEGATIVE_INFINITY;
  }

  #recordOf(target: Target): TargetRecord {
    return getOrMake(this.#targets, keyOf(target), () => ({ usd: 0, trials: 0, dearestCallUsd: 0, alike: 0 }));
  }

  #budgetsOf(suiteFile: string): readonly Budget[] {
    return [this.#runBudget, this.#suiteBudgets.get(suiteFile)].filter((budget) => budget !== undefined);
  }

  #refuse(budget: Budget, isRequired: boolean): AdmissionAnswer {
    const isOfRun = budget === this.#runBudget;
    if (isOfRun && isRequired) this.#stopped = 'budget';
    const whose = isOfRun ? 'the run' : 'the suite';
    const message = `Not run: the budget of ${whose} is spent (${usd(budget.spentUsd)} of ${usd(budget.capUsd)})`;
    return { kind: 'refused', failure: { class: 'budget', stage: 'setup', reason: 'budget_exceeded', message } };
  }
}

/** Tolerance for sums of dollars such as 0.1 + 0.2. */
const ROUNDING_USD = 1e-9;

/**
 * A budget that is exceeded at most by the work in progress. The expected cost of a trial is reserved before it starts.
 * One that does not fit waits until others end; alone, it may start as long as anything is left, because otherwise the
 * rest could not be used.
 */
class Budget {
  readonly capUsd: number;
  spentUsd = 0;
  /** US dollars; 0 if unknown: then nothing is reserved. */
  readonly #expectedUsd: (step: Step) => number;
  readonly #underWay = new Set<{ readonly step: Step }>();

  constructor(capUsd: number, expectedUsd: (step: Step) => number) {
    this.capUsd = capUsd;
    this.#expectedUsd = expectedUsd;
  }

  get isSpent(): boolean {
    return this.spentUsd >= this.capUsd - ROUNDING_USD;
  }

  hasRoomFor(step: Step): boolean {
    if (this.#underWay.size === 0) return true;
    // Trials that started before any cost was known are counted with the current estimate.
    const steps = [...Array.from(this.#underWay, (trial) => trial.step), step];
    const promisedUsd = steps.reduce((sum, each) => sum + this.#expectedUsd(each), this.spentUsd);
    return promisedUsd <= this.capUsd + ROUNDING_USD;
  }

  /** Reserves money until the trial ends. */
  reserve(step: Step): () => void {
    const trial = { step };
    this.#underWay.add(trial);
    return () => this.#underWay.delete(trial);
  }
}

/** The same target for all suites that use it. */
export const keyOf = ({ location, resolvedName, provider }: Target): string =>
  JSON.stringify([location.file, resolvedName, provider]);

const suiteKey = (file: string, target: string): string => JSON.stringify([file, target]);
