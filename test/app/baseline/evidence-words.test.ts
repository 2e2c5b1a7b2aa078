import { expect, test } from 'vitest';
import { reportedSteps } from '../../../src/app/baseline/evidence-words.ts';

const steps = (count: number) => Array.from({ length: count }, (_, index) => `step ${index}`);

test('up to 50 steps are listed as they are', () => {
  expect(reportedSteps(steps(50))).toEqual(steps(50));
  expect(reportedSteps([])).toEqual([]);
});

test('of more steps, the first and the last are listed, with the number between them', () => {
  const reported = reportedSteps(steps(200));
  expect(reported).toHaveLength(50);
  expect(reported[29]).toBe('151 more steps, listed in the log of the step');
  expect([reported[0], reported.at(-1)]).toEqual(['step 0', 'step 199']);
});

test('a step is cut at 300 characters', () => {
  expect(reportedSteps(['x'.repeat(5000)])[0]?.length).toBeLessThanOrEqual(300);
});
