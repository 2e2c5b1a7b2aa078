import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const runAll = (...commands: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('.ci/run-all.ts'), ...commands], {
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim().split(/\s+/), stderr };
};

test('a check that fails does not keep the next ones from running', () => {
  expect(runAll('echo one', 'exit 3', 'echo two')).toEqual({
    status: 1,
    stdout: ['one', 'two'],
    stderr: 'Failed: exit 3\n',
  });
});

test('checks that all pass end with 0', () => {
  expect(runAll('echo one', 'echo two')).toEqual({ status: 0, stdout: ['one', 'two'], stderr: '' });
});
