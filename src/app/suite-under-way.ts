import type { SuiteSoFar } from '../gate/certain-failure.ts';
import type { StoppedSuite } from '../model/early-stop.ts';
import type { PairedTest } from '../model/pairing.ts';
import { presentTrials } from '../model/present-trials.ts';
import { isReused, type RunResult, type TestResult } from '../model/result.ts';

/** One suite on one target while it runs: what of it was measured, and what is left. */
export class SuiteUnderWay {
  isOver = false;
  readonly #first: TestResult;
  readonly #threshold: number | undefined;
  readonly #earlier: RunResult['earlier'];
  readonly #results = new Map<number, TestResult>();
  readonly #tests = new Map<number, PairedTest>();
  readonly #left = new Set<number>();
  #isCompared = true;
  #isClear = true;
  #failures = 0;
  #nextLook = 1;

  constructor({ floors, earlier }: RunResult, first: TestResult) {
    this.#first = first;
    this.#earlier = earlier;
    const { suite, suiteFile, target } = first;
    this.#threshold = floors.find(
      (floor) => floor.suite === suite && floor.file === suiteFile && floor.target === target,
    )?.threshold;
  }

  get name(): string {
    return `${this.#first.suite} on ${this.#first.target}`;
  }

  /** A test with a perfect result. Of two that cannot be told apart nobody knows what they come to. */
  add(result: TestResult, test: PairedTest | undefined, isRepeated: boolean): void {
    if (isRepeated) this.#isClear = false;
    this.#results.set(result.index, result);
    this.#left.add(result.index);
    if (test !== undefined) this.#tests.set(result.index, asLeft(test));
  }

  compareNoMore(): void {
    this.#isCompared = false;
  }

  finished(result: TestResult): void {
    const { index } = result;
    this.#results.set(index, result);
    this.#left.delete(index);
    if (isReused(result)) this.#isCompared = false;
    if (result.status !== 'ok') this.#failures += 1;
    const test = this.#tests.get(index);
    if (test !== undefined) this.#tests.set(index, asMeasured(test, result));
  }

  /** Looking takes as long as the suite is large: a large one is looked at a hundred times at most. */
  isDue(): boolean {
    if (this.isOver || !this.#isClear || this.#left.size === 0 || this.#failures < this.#nextLook) return false;
    this.#nextLook = this.#failures + 1 + Math.floor(this.#results.size / MOST_LOOKS);
    return true;
  }

  soFar(): SuiteSoFar {
    return {
      results: [...this.#results.values()],
      tests: this.#isCompared ? [...this.#tests.values()] : [],
      threshold: this.#threshold,
      earlier: this.#earlier,
    };
  }

  get stopped(): StoppedSuite | undefined {
    if (!this.isOver || this.#left.size === 0) return undefined;
    const { suite, suiteFile: file, target } = this.#first;
    const left = [...this.#left].flatMap((index) => this.#results.get(index) ?? []);
    return {
      suite,
      file,
      target,
      left: left.map(({ testId, trials = [], measure, subject }) => ({
        testId,
        trials: Math.max(1, trials.length),
        ...(measure !== undefined && { measure }),
        ...(subject !== undefined && { subject }),
      })),
    };
  }
}

const MOST_LOOKS = 100;

/** As it is paired when its suite was stopped before it ran. */
const asLeft = ({ now, kind, ...test }: PairedTest): PairedTest => ({
  ...test,
  kind: 'skipped',
  now: [],
  ...(kind === 'comparable' && { ifPassed: now }),
});

/** As it is paired once it ran: in the same way, unless nothing was measured. */
function asMeasured({ ifPassed, ...test }: PairedTest, result: TestResult): PairedTest {
  const now = [...(test.earlier?.now ?? []), ...presentTrials(result)];
  if (ifPassed === undefined) return { ...test, now };
  return { ...test, now, kind: now.length === 0 ? 'error' : 'comparable' };
}
