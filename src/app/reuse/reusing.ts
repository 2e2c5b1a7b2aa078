import type { Problem } from '../../model/errors.ts';
import { aggregateTrials } from '../../model/run/aggregate.ts';
import type { Step } from '../../model/run/plan.ts';
import { presentTrials } from '../../model/run/present-trials.ts';
import type { TestResult } from '../../model/run/result.ts';
import type { EvidencePool } from '../../model/verdict/evidence.ts';
import { isLeak, planReuse, type Reuse } from '../../plan/reuse.ts';
import { reusedResult } from '../../results/reused-result.ts';
import { plural } from '../../shared/text.ts';

/** The earlier results of the base branch, and the current commit. */
export interface Known {
  readonly pools: readonly EvidencePool[];
  readonly headSha: string;
}

/** The steps with reusable results, and their use after the other steps have run. */
export class Reusing {
  /** All steps without a reusable result, and the canaries. */
  readonly toRun: readonly Step[];
  /** Steps that are skipped, unless there is a leak. */
  readonly known: readonly Step[];
  readonly #reuse: Reuse;

  constructor(steps: readonly Step[], earlierRuns: Known | undefined) {
    this.#reuse = earlierRuns ? planReuse(steps, earlierRuns.pools, earlierRuns.headSha) : NOTHING;
    this.toRun = steps.filter(({ index }) => !this.#reuse.reused.has(index));
    this.known = steps.filter(({ index }) => this.#reuse.reused.has(index));
  }

  /** Why nothing may be reused after all: an unchanged test got worse. */
  leakAmong(results: readonly TestResult[]): Problem | undefined {
    const leak = results.find((result) => {
      const known = this.#reuse.canaries.get(result.index);
      return known !== undefined && isLeak(known, presentTrials(result));
    });
    if (leak === undefined || this.known.length === 0) return undefined;
    const message = `Nothing was reused: ${leak.testId} got worse although it did not change, so ${plural('earlier result', this.known.length)} may be outdated`;
    return { code: 'UNUSED', severity: 'warning', message, location: leak.location };
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
