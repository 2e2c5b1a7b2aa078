import { describe, expect, test } from 'vitest';
import { laterThan } from '../../src/edges/strays.ts';

const MOST = 32_768;
const before = { last: 20_000, given: 500_000, used: 300 };
const all = [1, 300, 19_999, 20_000, 20_001, 32_767];

describe('the processes that may have been started since', () => {
  test('are those of higher numbers, as long as the numbers do not begin again', () => {
    const isLater = laterThan(before, { last: 20_002, given: 500_002, used: 301 }, MOST);
    expect(all.filter(isLater)).toEqual([20_001, 32_767]);
  });

  test.each([
    ['have begun again', { last: 350, given: 513_000, used: 300 }, MOST],
    ['may have begun again and come as far as this', { last: 20_001, given: 532_000, used: 300 }, MOST],
    ['may have passed over those in use', { last: 20_001, given: 516_000, used: 300 }, MOST],
    ['are those of another system', { last: 20_001, given: 12, used: 300 }, MOST],
    ['are not told', { last: 20_001, given: Number.NaN, used: Number.NaN }, MOST],
    ['have an end that is not told', { last: 20_001, given: 500_001, used: 300 }, 0],
  ])('may be all where the numbers %s', (_, now, most) => {
    expect(all.filter(laterThan(before, now, most))).toEqual(all);
  });
});
