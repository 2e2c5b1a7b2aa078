import type { Problem } from '../../model/errors.ts';
import type { Step } from '../../model/run/plan.ts';
import { targetTrials } from '../../model/run/present-trials.ts';
import { resultKey, type TestResult } from '../../model/run/result.ts';
import { aggregateTrials } from '../../model/run/result-outcome.ts';
import type { EvidencePool } from '../../model/verdict/evidence.ts';
import { isLeak, planReuse, type Reuse } from '../../plan/reuse.ts';
import { reusedResult } from '../../results/result-of.ts';
import { plural } from '../../shared/text.ts';

/** The earlier results of the base branch, and the current commit. */
export interface Known {
  readonly pools: readonly EvidencePool[];
  readonly headSha: string;
}

/** Unchanged tests that got worse: their `resultKey`s, and the warning about the first one. */
export interface Leaks {
  readonly tests: readonly string[];
  readonly problem: Problem;
}

/** The steps with reusable results, and their use after the other steps have run. */
export class Reusing {
  /** All steps without a reusable result, and the canaries. */
  readonly toRun: readonly Step[];
  /** Steps that are skipped, unless there is a leak. */
  readonly known: readonly Step[];
  readonly #reuse: Reuse;

  constructor(steps: readonly Step[], baselineContext: Known | undefined) {
    this.#reuse =
      baselineContext === undefined ? NOTHING : planReuse(steps, baselineContext.pools, baselineContext.headSha);
    this.toRun = steps.filter(({ index }) => !this.#reuse.reused.has(index));
    this.known = steps.filter(({ index }) => this.#reuse.reused.has(index));
  }

  /** The canaries that got worse although they did not change. One failure can be chance, so they run once more. */
  worseAmong(results: readonly TestResult[]): Step[] {
    if (this.known.length === 0) return [];
    const worse = new Set(results.flatMap((result) => (this.#isWorse(result) ? [result.index] : [])));
    return this.toRun.filter(({ index }) => worse.has(index));
  }

  /** Why nothing may be reused after all: an unchanged test got worse, and did not pass when it ran once more. */
  leaksAmong(results: readonly TestResult[], again: readonly TestResult[]): Leaks | undefined {
    const passed = new Set(
      again.filter((result) => targetTrials(result).some(({ pass }) => pass)).map(({ index }) => index),
    );
    const worse = this.known.length === 0 ? [] : results.filter((result) => this.#isWorse(result));
    const leaks = worse.filter(({ index }) => !passed.has(index));
    const [first] = leaks;
    if (first === undefined) return undefined;
    const message = `Nothing was reused: ${first.testId} got worse although it did not change, so ${plural('earlier result', this.known.length)} may be outdated`;
    return {
      tests: leaks.map(resultKey),
      problem: { code: 'UNUSED', severity: 'warning', message, location: first.location },
    };
  }

  #isWorse(result: TestResult): boolean {
    const known = this.#reuse.canaries.get(result.index);
    return known !== undefined && isLeak(known, targetTrials(result));
  }

  resultOf(step: Step, at: number): TestResult {
    const known = this.#reuse.reused.get(step.index);
    if (known === undefined) throw new Error(`No earlier result of ${step.test.id}`);
    const trials = known.trials.map(({ score, pass }) => ({ score, status: pass ? 'ok' : 'quality_failure' }) as const);
    const summary =
      trials.length === 1 ? undefined : { ...aggregateTrials(trials, step.trials.strategy), costLimited: false };
    return reusedResult(step, known, summary, at);
  }
}

const NOTHING: Reuse = { reused: new Map(), canaries: new Map() };
