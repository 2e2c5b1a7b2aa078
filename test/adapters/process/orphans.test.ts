import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { laterThan, openOrphans } from '../../../src/adapters/process/orphans.ts';
import { survivors } from '../../support/processes.ts';

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
    ['may have skipped those in use', { last: 20_001, given: 516_000, used: 300 }, MOST],
    ['are those of another system', { last: 20_001, given: 12, used: 300 }, MOST],
    ['are not told', { last: 20_001, given: Number.NaN, used: Number.NaN }, MOST],
    ['have an end that is not told', { last: 20_001, given: 500_001, used: 300 }, 0],
  ])('may be all where the numbers %s', (_, now, most) => {
    expect(all.filter(laterThan(before, now, most))).toEqual(all);
  });
});

test('who is turning into another program just now is found too', { timeout: 60_000 }, async () => {
  const pids: number[] = [];
  for (let each = 0; each < 60; each += 1) {
    const orphans = openOrphans(process.platform);
    const script = 'setsid sleep 100 > /dev/null 2>&1 < /dev/null & echo $!';
    const child = spawn('/bin/sh', ['-c', script], {
      env: { ...process.env, ...orphans.env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const said = once(child.stdout, 'data');
    await once(child, 'exit');
    orphans.end();
    pids.push(Number(String((await said)[0])));
  }
  expect(await survivors(pids)).toEqual([]);
});
