import type { Plan, Step } from '../model/plan.ts';
import type { TestResult } from '../model/result.ts';

/** One planned test: its names, and how many trials it will count as. */
export interface PlannedTest extends Pick<TestResult, 'suite' | 'suiteFile' | 'testId' | 'target'> {
  readonly trials: number;
}

/** The tests of a plan, as far as one has to know them to say what a comparison could see. */
export const plannedTests = ({ steps }: Plan): PlannedTest[] =>
  steps.flatMap((step) =>
    step.kind === 'broken'
      ? []
      : {
          suite: step.suite.name,
          suiteFile: step.suite.file,
          testId: step.test.id,
          target: step.target.name,
          trials: trialsOfStep(step),
        },
  );

/** How many trials a step counts as: under `pass_at_k` the test as a whole is one. */
export const trialsOfStep = ({ trials }: Pick<Step, 'trials'>): number =>
  trials.strategy === 'pass_at_k' ? 1 : trials.count;
