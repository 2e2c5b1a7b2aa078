import { describe, expect, test } from 'vitest';
import {
  below,
  dropWithP,
  names,
  percent,
  percentAbove,
  percentagePoints,
  pValue,
  smallDrop,
} from '../../src/gate/wording.ts';
import { points, signedPoints } from '../../src/shared/percentage-points.ts';

describe('a drop', () => {
  const dropped = (delta: number, half: number, p = 0.002) =>
    dropWithP({ delta, deltaLow: delta - half, deltaHigh: delta + half, p });

  test('has its interval and its p-value', () => {
    expect(dropped(-0.08, 0.04)).toBe('8 pp (95% CI −12 to −4 pp, p = 0.002)');
  });

  test('is in whole points where the interval is wider than 10 points', () => {
    expect(dropped(-0.0834, 0.12)).toBe('8 pp (95% CI −20 to +4 pp, p = 0.002)');
    expect(dropped(-0.0312, 0.02)).toBe('3.1 pp (95% CI −5.1 to −1.1 pp, p = 0.002)');
  });
});

test('points and percentages have no needless digits', () => {
  expect([signedPoints(-0.014), signedPoints(0.04), signedPoints(0), signedPoints(-0.0001)]).toEqual([
    '−1.4 pp',
    '+4 pp',
    '0 pp',
    '0 pp',
  ]);
  expect([points(0.02), points(-0.3), percent(0.25), percent(1)]).toEqual(['2 pp', '30 pp', '25%', '100%']);
});

test('a p-value below 0.001 is not shown as 0', () => {
  expect([0.0001, 0.002, 0.0312, 0.5].map(pValue)).toEqual(['p < 0.001', 'p = 0.002', 'p = 0.031', 'p = 0.5']);
});

test('many names are cut, and long ones in the middle', () => {
  expect(names(['a', 'b'])).toBe('a, b');
  expect(names(['a', 'b', 'c', 'd'], 3)).toBe('a, b, c and 1 more');
  expect(names(['x'.repeat(500)]).length).toBeLessThan(200);
});

test('a score below a limit is not rounded up to it', () => {
  expect([below(0.714, 0.8), below(0.7999, 0.8), below(0.7999999999, 0.8)]).toEqual(['0.71', '0.7999', '0.7999999999']);
});

describe('a number next to its limit', () => {
  test('is shown with as many decimals as distinguish them', () => {
    expect([percentAbove(0.26, 0.25), percentAbove(0.2504, 0.25), percentAbove(1.5, 0.25)]).toEqual([
      '26%',
      '25.04%',
      '150%',
    ]);
    expect([smallDrop({ delta: -0.014 }, 0.02), smallDrop({ delta: -0.019_96 }, 0.02)]).toEqual(['1.4 pp', '1.996 pp']);
  });

  test('keeps the decimals of the limit', () => {
    expect([percent(0.25), percent(0.125), percentagePoints(0.02), percentagePoints(0.005)]).toEqual([
      '25%',
      '12.5%',
      '2 pp',
      '0.5 pp',
    ]);
  });
});
