import { expect, test } from 'vitest';
import { sparkline } from '../../../src/reports/trend/sparkline.ts';

test.each<[string, (number | undefined)[], string]>([
  ['no values', [], ''],
  ['equal values', [0.8, 0.8, 0.8], '▄▄▄'],
  ['one value and gaps', [undefined, 1, undefined], '·▄·'],
  ['the whole range', [0, 0.25, 0.5, 0.75, 1], '▁▃▅▇█'],
  ['a gap', [0, undefined, 1], '▁·█'],
  ['noise, on a scale of ten points', [0.5, 0.51, 0.49], '▅▅▄'],
  ['noise below 100%, whose scale ends there', [1, 0.97], '█▆'],
  ['only gaps', [undefined], '·'],
])('a sparkline shows %s', (_, values, expected) => {
  expect(sparkline(values)).toBe(expected);
});
