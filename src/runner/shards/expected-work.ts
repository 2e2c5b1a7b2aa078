import { median } from '../../gate/statistics/variance.ts';
import type { Plan, Step } from '../../model/run/plan.ts';
import { resultKeyOf } from '../../model/run/result-keys.ts';
import { findKind } from '../../model/suite/kind.ts';
import { getOrMake } from '../../model/values/once.ts';
import { providers } from '../../providers/providers/index.ts';
import type { Work } from './shards.ts';

type TargetKind = 'agent' | 'program' | 'model' | 'mock';

const kindOf = ({ target: { provider } }: Step) => findKind(providers, provider);

function targetKindOf(step: Step): TargetKind {
  const kind = kindOf(step);
  if (kind === undefined || kind.answersAtOnce === true || kind.isRecorded === true) return 'mock';
  if (kind.runsPrograms === true) return 'program';
  return kind.promptMode === 'agent' ? 'agent' : 'model';
}

/** The work of each step that runs. `durations`: what earlier trials of a test took, by its `resultKey`. */
export function worksOf(
  { steps: all }: Pick<Plan, 'steps'>,
  durations: ReadonlyMap<string, readonly number[]>,
): Work[] {
  const steps = all.filter((step) => step.kind === 'run');
  const suiteOnTarget = ({ suite, target }: Step) => JSON.stringify(['suite', suite.path, target.name]);
  const testName = ({ suite, target }: Step, id: string) => JSON.stringify(['test', suite.path, target.name, id]);
  const times = expectedTimes(
    steps.map((step) => ({
      key: resultKeyOf(step),
      suite: suiteOnTarget(step),
      target: step.target.name,
      kind: targetKindOf(step),
    })),
    durations,
  );
  const awaited = new Set(steps.flatMap((step) => step.test.dependsOn.map((id) => testName(step, id))));
  return steps.map((step) => {
    const { suite, test, target } = step;
    const key = resultKeyOf(step);
    const ownName = testName(step, test.id);
    // Whether the tests of the suite on the target share something that only one machine has.
    const { isolation, mode } = test.workspace ?? {};
    const isWhole = target.batching || suite.failOnError || isolation === 'shared' || mode === 'static';
    return {
      key,
      setup: suiteOnTarget(step),
      trials: step.trials.count,
      trialMs: times.get(key) ?? 0,
      together: [
        ...(awaited.has(ownName) ? [ownName] : []),
        ...test.dependsOn.map((id) => testName(step, id)),
        ...(isWhole || kindOf(step)?.oneAtATime ? [suiteOnTarget(step)] : []),
      ],
    };
  });
}

/** A test on a target. `suite` names the suite on the target. */
export interface TimedTest {
  readonly key: string;
  readonly suite: string;
  readonly target: string;
  readonly kind: TargetKind;
}

/** Expected milliseconds of a trial if no trial on the target is known. */
const USUAL_MS: Readonly<Record<TargetKind, number>> = { agent: 120_000, program: 20_000, model: 10_000, mock: 100 };

/** A long test that starts late costs more than a short test that starts early. */
const CAUTION = 2;

/**
 * The expected milliseconds of a trial of each test: the median of its known trials. For a new test, twice the median of
 * its suite on the target, or else of the target.
 */
export function expectedTimes(
  tests: readonly TimedTest[],
  known: ReadonlyMap<string, readonly number[]>,
): Map<string, number> {
  const times = new Map<string, number>();
  const groups = new Map<string, number[]>();
  for (const { key, suite, target } of tests) {
    const trials = known.get(key) ?? [];
    if (trials.length === 0) continue;
    const ms = median(trials);
    times.set(key, ms);
    for (const group of [`suite ${suite}`, `target ${target}`]) {
      getOrMake(groups, group, () => [] as number[]).push(ms);
    }
  }
  const medians = new Map([...groups].map(([group, all]) => [group, median(all)]));
  return new Map(
    tests.map(({ key, suite, target, kind }) => {
      const usual = medians.get(`suite ${suite}`) ?? medians.get(`target ${target}`);
      return [key, times.get(key) ?? (usual === undefined ? USUAL_MS[kind] : CAUTION * usual)];
    }),
  );
}
