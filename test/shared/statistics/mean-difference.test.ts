import { expect, test } from 'vitest';
import { meanDifference } from '../../../src/shared/statistics/mean-difference.ts';
import { studentPoint } from '../../../src/shared/statistics/student.ts';
import { times } from './strata.ts';

test('the interval of a mean difference has two made-up tests in it', () => {
  const interval = meanDifference([...times(4, -1), 1, ...times(45, 0)]);
  expect(interval?.centre).toBeCloseTo(-0.0577, 4);
  expect(interval?.error).toBeCloseTo(0.0502, 4);
  expect(interval?.low).toBeCloseTo(-0.156, 3);
  expect(interval?.high).toBeCloseTo(0.041, 3);
});

test('it never shrinks to a point and never leaves −1 to 1', () => {
  const none = meanDifference(times(200, 0));
  expect((none?.high ?? 0) - (none?.low ?? 0)).toBeGreaterThan(0);
  expect(meanDifference([-1])?.low).toBe(-1);
  expect(meanDifference([])).toBeUndefined();
});

test.each([
  [8, 2.306],
  [30, 2.042],
  [33, 2.03],
  [1, 12.706],
  [Number.POSITIVE_INFINITY, 1.96],
])('the 97.5 %% point of Student’s t with %d degrees is %f', (degrees, point) => {
  expect(studentPoint(degrees)).toBeCloseTo(point, 2);
});

test('without a degree of freedom nothing is far enough out', () => {
  expect(studentPoint(0)).toBe(Number.POSITIVE_INFINITY);
});
