import { execFileSync } from 'node:child_process';
import { fstatSync, writeSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openUnnamedFile } from '../../src/adapters/process/system-shell.ts';

test('a file without a name is found by nobody, and takes what programs write', () => {
  const file = openUnnamedFile();
  try {
    const { nlink, mode } = fstatSync(file.fd);
    expect([nlink, mode & 0o777]).toEqual([0, 0o600]);
    expect(file.take(10)).toHaveLength(0);
    for (const text of ['one', 'two']) {
      execFileSync('sh', ['-c', `printf ${text} >&3; printf ' more' >&3`], {
        stdio: ['ignore', 'ignore', 'ignore', file.fd],
      });
      expect(file.take(100)?.toString()).toBe(`${text} more`);
    }
  } finally {
    file.close();
    file.close();
  }
  expect(() => fstatSync(file.fd)).toThrow('EBADF');
});

test('more than is taken is none, and gone', () => {
  const file = openUnnamedFile();
  try {
    writeSync(file.fd, 'x'.repeat(11));
    expect(file.take(10)).toBeUndefined();
    writeSync(file.fd, 'x'.repeat(10));
    expect(file.take(10)).toHaveLength(10);
  } finally {
    file.close();
  }
});
