import type { Problem } from '../../model/errors.ts';
import type { SharedQuestion } from '../../model/ports/provider.ts';
import type { Plan, Step } from '../../model/run/plan.ts';
import { cutEnd } from '../../shared/text.ts';

/** The tests of a suite that its target gets in one call; empty if each test is a separate call. */
export function batchOf(plan: Plan, { suite, target }: Pick<Step, 'suite' | 'target'>): readonly SharedQuestion[] {
  if (!target.batching) return [];
  const steps = stepsAt(plan, { suite, target });
  if (whyNotTogether(steps) !== undefined) return [];
  return steps
    .filter(({ test }) => test.conversation === undefined)
    .map(({ test }) => ({ testId: test.id, inputFiles: test.inputFiles }));
}

/** Targets that get one call per test although batches are on, and the reasons. */
export function batchRemarks(plan: Plan): Problem[] {
  const asked = stepsOf(plan).filter(({ target }) => target.batching);
  const locations = new Map(asked.map((step) => [JSON.stringify([step.suite.path, step.target.name]), step]));
  return [...locations.values()].flatMap(({ suite, target }): Problem[] => {
    const why = whyNotTogether(stepsAt(plan, { suite, target }));
    if (why === undefined) return [];
    const message = `The target "${cutEnd(target.name, 60)}" gets one call per test of ${suite.file}, not one call for all: ${why}`;
    return [{ code: 'UNUSED', severity: 'warning', message, location: target.location }];
  });
}

/** One call returns one answer for each test, and all share one working directory. */
function whyNotTogether(steps: readonly Step[]): string | undefined {
  if (steps.some(({ trials }) => trials.count > 1)) return 'tests with several trials cannot share a call';
  if (steps.some(({ test }) => test.workspace !== undefined)) return 'tests with a workspace each cannot share a call';
  return undefined;
}

const stepsOf = ({ steps }: Plan): Step[] => steps.filter((step): step is Step => step.kind === 'run');

const stepsAt = (plan: Plan, { suite, target }: Pick<Step, 'suite' | 'target'>): Step[] =>
  stepsOf(plan).filter((step) => step.suite.path === suite.path && step.target.name === target.name);
