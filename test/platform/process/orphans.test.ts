import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openOrphans } from '../../../src/platform/process/orphans.ts';
import { runs } from '../../support/exhaustive.ts';
import { survivors } from '../../support/processes.ts';

test('who is turning into another program just now is found too', async () => {
  const pids: number[] = [];
  for (let each = 0; each < runs(20, 60); each += 1) {
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
