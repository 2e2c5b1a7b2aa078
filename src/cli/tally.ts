import type { Clock } from '../model/ports/machine.ts';
import { costsOf } from '../model/run/grade.ts';
import { paidFor } from '../model/run/outcome.ts';
import type { TestResult } from '../model/run/result.ts';
import { outcomeOf } from '../model/run/result-outcome.ts';
import { duration, money } from '../reports/numbers.ts';

/** After this many tests, their speed predicts the rest. */
const ENOUGH_TO_PREDICT = 5;

/** The progress of a run, counted from its events. */
export class Tally {
  readonly #clock: Clock;
  /** How many tests of each name run, the longest first. */
  readonly #running = new Map<string, number>();
  #beganAt = 0;
  #started = 0;
  #spentUsd: number | undefined;
  done = 0;
  total = 0;
  /** Tests that did not pass, including errors. */
  failing = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get running(): readonly string[] {
    return [...this.#running.keys()];
  }

  planned(total: number): void {
    this.total = total;
    this.#beganAt = this.#clock.now();
  }

  started(test: Pick<TestResult, 'testId' | 'target'>): void {
    this.#started += 1;
    const name = nameOf(test);
    this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
  }

  finished(result: TestResult): void {
    this.done += 1;
    if (['failed', 'errored'].includes(outcomeOf(result).kind)) this.failing += 1;
    this.extraTrial(result);
  }

  /** A trial of a test that is not counted as a test. */
  extraTrial(result: TestResult): void {
    const name = nameOf(result);
    const left = (this.#running.get(name) ?? 1) - 1;
    if (left === 0) this.#running.delete(name);
    else this.#running.set(name, left);
    // What is known of the cost, including that of judges.
    const { trials, scores } = result;
    const calls = (trials ?? [result]).map((call) => paidFor(call).costUsd);
    const judged = (trials?.flatMap((trial) => trial.scores) ?? scores).flatMap(costsOf);
    for (const cost of [...calls, ...judged]) {
      if (cost !== undefined) this.#spentUsd = (this.#spentUsd ?? 0) + cost;
    }
  }

  /** Counts, cost and the remaining time, if known: `12/50 · 3 not passed · $0.42 · about 2 min 5 s left`. */
  get text(): string {
    const perTestMs = (this.#clock.now() - this.#beganAt) / this.done;
    const isPredictable = this.done >= ENOUGH_TO_PREDICT && this.#started > 0 && this.done < this.total;
    // Whole seconds: more would only flicker.
    const leftMs = Math.max(1000, Math.round((perTestMs * (this.total - this.done)) / 1000) * 1000);
    return [
      `${this.done}/${this.total}`,
      ...(this.failing > 0 ? [`${this.failing} not passed`] : []),
      ...(this.#spentUsd === undefined ? [] : [money(this.#spentUsd)]),
      ...(isPredictable ? [`about ${duration(leftMs)} left`] : []),
    ].join(' · ');
  }
}

const nameOf = ({ testId, target }: Pick<TestResult, 'testId' | 'target'>): string => `${testId} [${target}]`;
