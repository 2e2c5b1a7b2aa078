import type { Clock } from '../../model/ports/machine.ts';
import { costsOf } from '../../model/run/grade.ts';
import { paidFor } from '../../model/run/outcome.ts';
import type { TestResult } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { duration, money } from '../../reports/numbers.ts';

/** After this many tests, their speed predicts the rest. */
const ENOUGH_TO_NOTIFY = 5;

/** The progress of a run, counted from its events. */
export class Tally {
  readonly #clock: Clock;
  readonly #running = new Map<string, number>();
  #beganAt = 0;
  #total = 0;
  #done = 0;
  #failing = 0;
  #asked = 0;
  #spentUsd: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get done(): number {
    return this.#done;
  }

  get total(): number {
    return this.#total;
  }

  /** Tests that did not pass, including errors. */
  get failing(): number {
    return this.#failing;
  }

  /** Running tests, the longest first. */
  get running(): readonly string[] {
    return [...this.#running.keys()];
  }

  planned(total: number): void {
    this.#total = total;
    this.#beganAt = this.#clock.now();
  }

  started({ testId, target }: Pick<TestResult, 'testId' | 'target'>): void {
    this.#asked += 1;
    const name = nameOf({ testId, target });
    this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
  }

  finished(result: TestResult): void {
    this.#done += 1;
    if (outcomeOf(result).kind !== 'passed') this.#failing += 1;
    this.extraTrial(result);
  }

  /** A trial of a test that is not counted as a test. */
  extraTrial(result: TestResult): void {
    const name = nameOf(result);
    const left = (this.#running.get(name) ?? 1) - 1;
    if (left === 0) this.#running.delete(name);
    else this.#running.set(name, left);
    const cost = costOf(result);
    if (cost !== undefined) this.#spentUsd = (this.#spentUsd ?? 0) + cost;
  }

  /** Counts, cost and the remaining time, if known: `12/50 · 3 not passed · $0.42 · about 2 min 5 s left`. */
  get text(): string {
    const left = this.#leftMs();
    return [
      `${this.#done}/${this.#total}`,
      this.#failing > 0 && `${this.#failing} not passed`,
      this.#spentUsd !== undefined && money(this.#spentUsd),
      left !== undefined && `about ${duration(left)} left`,
    ]
      .filter((part) => part !== false)
      .join(' · ');
  }

  #leftMs(): number | undefined {
    const isReporting = this.#done >= ENOUGH_TO_NOTIFY && this.#asked > 0 && this.#done < this.#total;
    if (!isReporting) return undefined;
    const perTestMs = (this.#clock.now() - this.#beganAt) / this.#done;
    // Whole seconds: more would only flicker.
    return Math.max(1000, Math.round((perTestMs * (this.#total - this.#done)) / 1000) * 1000);
  }
}

const nameOf = ({ testId, target }: Pick<TestResult, 'testId' | 'target'>): string => `${testId} [${target}]`;

/** The known cost of a test, including its judges. */
function costOf(result: TestResult): number | undefined {
  const { trials, scores } = result;
  const asked = (trials ?? [result]).map((call) => paidFor(call).costUsd);
  const judged = trials?.flatMap((trial) => trial.scores) ?? scores;
  const known = [...asked, ...judged.flatMap(costsOf)].filter((cost) => cost !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, cost) => sum + cost, 0);
}
