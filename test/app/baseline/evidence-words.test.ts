import { expect, test } from 'vitest';
import { toldSteps } from '../../../src/app/baseline/evidence-words.ts';

const steps = (count: number) => Array.from({ length: count }, (_, index) => `step ${index}`);

test('up to 50 steps are told as they are', () => {
  expect(toldSteps(steps(50))).toEqual(steps(50));
  expect(toldSteps([])).toEqual([]);
});

test('of more the first and the last are told, and how many are between them', () => {
  const told = toldSteps(steps(200));
  expect(told).toHaveLength(50);
  expect(told[29]).toBe('151 more steps: the log of the step tells them');
  expect([told[0], told.at(-1)]).toEqual(['step 0', 'step 199']);
});

test('a step is cut at 300 characters', () => {
  expect(toldSteps(['x'.repeat(5000)])[0]?.length).toBeLessThanOrEqual(300);
});
