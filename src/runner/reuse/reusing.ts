import { createHash } from 'node:crypto';
import { aWarning } from '../../model/errors.ts';
import { isWholeSubject } from '../../model/run/fingerprint.ts';
import type { Plan, Step } from '../../model/run/plan.ts';
import { targetTrials } from '../../model/run/present-trials.ts';
import type { TestResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { aggregateTrials } from '../../model/run/result-outcome.ts';
import { plural } from '../../model/text/text.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { getOrMake } from '../../model/values/once.ts';
import type { EvidencePool, EvidenceTrial } from '../../model/verdict/evidence.ts';
import type { PresentTrial } from '../../model/verdict/pairing.ts';
import { reusedResult } from '../../results/result-of.ts';

/** The earlier results of the base branch, and the current commit. */
export interface BaseResults {
  readonly pools: readonly EvidencePool[];
  readonly headSha: string;
}

/** The earlier result of a test: the trials of one run of the base branch, and their commit. */
interface KnownResult {
  readonly fromSha: string;
  readonly trials: readonly [EvidenceTrial, ...EvidenceTrial[]];
}

/** The steps of a plan that need not run. Both by position in the plan. */
interface Reuse {
  readonly reused: ReadonlyMap<number, KnownResult>;
  /** Canaries: known results that run anyway; a worse result means that the fingerprints miss something. */
  readonly canaries: ReadonlyMap<number, KnownResult>;
}

/** One of this many known tests runs anyway, and at least one. */
const CANARY_SHARE = 0.05;

/**
 * Finds tests of a plan with reusable results, because nothing changed: the same measure, and the same subject without
 * unknown parts. It does not matter whether they passed. `headSha` selects those that run anyway.
 */
export function planReuse(steps: Plan['steps'], { pools, headSha }: BaseResults): Reuse {
  const keyOf = ({ suite, target }: Step, testId: string) =>
    JSON.stringify([suite.file, suite.name, target.name, testId]);
  const trials = new Map<string, EvidenceTrial[]>();
  for (const { suite, file, target, tests } of pools) {
    for (const test of tests) {
      getOrMake(trials, JSON.stringify([file, suite, target, test.testId]), () => []).push(...test.trials);
    }
  }
  const runs = steps.filter((step) => step.kind === 'run');
  const awaited = new Set(runs.flatMap((step) => step.test.dependsOn.map((id) => keyOf(step, id))));
  const known = runs.flatMap((step) => {
    const key = keyOf(step, step.test.id);
    // Tests that wait for each other may leave something behind for each other.
    const isAlone = step.test.dependsOn.length === 0 && !awaited.has(key);
    const result = isAlone ? newestResult(step, trials.get(key) ?? []) : undefined;
    // The canaries cannot be chosen: another commit draws others.
    const lot = createHash('sha256')
      .update(JSON.stringify([headSha, key]))
      .digest('hex');
    return result === undefined ? [] : [{ index: step.index, result, lot }];
  });
  const count = known.length === 0 ? 0 : Math.max(1, Math.ceil(known.length * CANARY_SHARE));
  const drawn = known.toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  const byIndex = (part: typeof known) => new Map(part.map(({ index, result }) => [index, result]));
  return { canaries: byIndex(drawn.slice(0, count)), reused: byIndex(drawn.slice(count)) };
}

/** The trials of the newest run with the same fingerprints that has as many as are planned. */
function newestResult(
  { measure, subject, trials: planned }: Step,
  trials: readonly EvidenceTrial[],
): KnownResult | undefined {
  if (measure === undefined || subject === undefined || !isWholeSubject(subject)) return undefined;
  const same = trials.filter((trial) => trial.sha && trial.measure === measure && trial.subject === subject);
  const runs = groupedBy(same, ({ run }) => run);
  // Under pass_at_k a test as a whole is one trial.
  const needed = planned.strategy === 'pass_at_k' ? 1 : planned.count;
  const newestTime = (runTrials: readonly EvidenceTrial[]) =>
    Math.max(...runTrials.map(({ time }) => Date.parse(time)));
  const [newest] = [...runs]
    .filter(([, runTrials]) => runTrials.length >= needed)
    .sort(([runA, a], [runB, b]) => newestTime(b) - newestTime(a) || (runA < runB ? 1 : -1));
  const [first, ...others] = newest?.[1] ?? [];
  return first?.sha === undefined ? undefined : { fromSha: first.sha, trials: [first, ...others] };
}

/**
 * Whether a canary got worse although nothing changed: then something matters that no fingerprint covers, and all
 * reused tests have to run. A canary without a result does not count.
 */
export const isLeak = ({ trials }: KnownResult, now: readonly PresentTrial[]): boolean =>
  now.length > 0 && mostlyPasses(trials) && !mostlyPasses(now);

const mostlyPasses = (trials: readonly { readonly pass: boolean }[]): boolean =>
  trials.filter(({ pass }) => pass).length * 2 > trials.length;

/** Unchanged tests that got worse: their `resultKey`s, and the warning about the first one. */
export type Leaks = NonNullable<ReturnType<ReusePlan['leaksAmong']>>;

/** The steps with reusable results, and their use after the other steps have run. */
export class ReusePlan {
  /** All steps without a reusable result, and the canaries. */
  readonly toRun: readonly Step[];
  /** Steps that are skipped, unless there is a leak. */
  readonly known: readonly Step[];
  readonly #reuse: Reuse;

  constructor(steps: readonly Step[], known: BaseResults | undefined) {
    this.#reuse = known === undefined ? { reused: new Map(), canaries: new Map() } : planReuse(steps, known);
    this.toRun = steps.filter(({ index }) => !this.#reuse.reused.has(index));
    this.known = steps.filter(({ index }) => this.#reuse.reused.has(index));
  }

  /** The canaries that got worse although they did not change. One failure can be chance, so they run once more. */
  worseAmong(results: readonly TestResult[]): Step[] {
    const worse = this.#worse(results);
    return this.toRun.filter((step) => worse.some(({ index }) => index === step.index));
  }

  /** Why nothing may be reused after all: an unchanged test got worse, and did not pass when it ran once more. */
  leaksAmong(results: readonly TestResult[], again: readonly TestResult[]) {
    const passed = again.filter((result) => targetTrials(result).some(({ pass }) => pass));
    const leaks = this.#worse(results).filter(({ index }) => passed.every((result) => result.index !== index));
    const [first] = leaks;
    if (first === undefined) return undefined;
    const message = `Nothing was reused: ${first.testId} got worse although it did not change, so ${plural('earlier result', this.known.length)} may be outdated`;
    return { tests: leaks.map(resultKey), problem: aWarning('UNUSED', message, { location: first.location }) };
  }

  #worse(results: readonly TestResult[]): readonly TestResult[] {
    if (this.known.length === 0) return [];
    return results.filter((result) => {
      const known = this.#reuse.canaries.get(result.index);
      return known !== undefined && isLeak(known, targetTrials(result));
    });
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
