import type { Plan, Step } from '../../model/run/plan.ts';
import { resultKeyOf } from '../../model/run/result.ts';
import type { Work } from './divide.ts';
import { expectedTimes, type TargetKind } from './expected-time.ts';

export interface TargetKinds {
  kindOf(step: Step): TargetKind;
  /** Whether tests of a target run one after the other. */
  isOneAtATime(step: Step): boolean;
}

/** The work of each step that runs. `durations`: what earlier trials of a test took, by its `resultKey`. */
export function worksOf(
  { steps: all }: Pick<Plan, 'steps'>,
  durations: ReadonlyMap<string, readonly number[]>,
  { kindOf, isOneAtATime }: TargetKinds,
): Work[] {
  const steps = all.flatMap((step) => (step.kind === 'run' ? [step] : []));
  const suiteOnTarget = ({ suite, target }: Step) => JSON.stringify(['suite', suite.path, target.name]);
  const testName = ({ suite, target }: Step, id: string) => JSON.stringify(['test', suite.path, target.name, id]);
  const times = expectedTimes(
    steps.map((step) => ({
      key: resultKeyOf(step),
      suite: suiteOnTarget(step),
      target: step.target.name,
      kind: kindOf(step),
    })),
    durations,
  );
  const awaited = new Set(steps.flatMap((step) => step.test.dependsOn.map((id) => testName(step, id))));
  return steps.map((step) => {
    const key = resultKeyOf(step);
    const own = testName(step, step.test.id);
    return {
      key,
      setup: suiteOnTarget(step),
      trials: step.trials.count,
      trialMs: times.get(key) ?? 0,
      together: [
        ...(awaited.has(own) ? [own] : []),
        ...step.test.dependsOn.map((id) => testName(step, id)),
        ...(isWhole(step) || isOneAtATime(step) ? [suiteOnTarget(step)] : []),
      ],
    };
  });
}

/** Whether the tests of the suite on the target share something that only one machine has. */
function isWhole({ suite, test: { workspace }, target }: Step): boolean {
  const isShared = workspace !== undefined && (workspace.isolation === 'shared' || workspace.mode === 'static');
  return target.batching || suite.failOnError || isShared;
}
