import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { powerShellWord, shellWord } from '../../src/shared/shell-command.ts';

test('a shell reads each word as it was', () => {
  const words = [
    "it's",
    '$(echo no)',
    '`echo no`',
    '"',
    '\\',
    'a\nb',
    '*',
    '~',
    '!x',
    'a b',
    '{a,b}',
    '’',
    '#',
    '-x',
    ';',
  ];
  const printed = execFileSync('/bin/sh', ['-c', `printf '%s\\0' ${words.map(shellWord).join(' ')}`], {
    encoding: 'utf8',
  });
  expect(printed.split('\0').slice(0, -1)).toEqual(words);
});

test.each([
  ["it's", "'it''s'"],
  ['‘curly’', "'‘‘curly’’'"],
  ['$(x) `n', "'$(x) `n'"],
  ['say "hi"', String.raw`'say \"hi\"'`],
  [String.raw`a\"b`, String.raw`'a\\\"b'`],
  ['C:\\a b\\', String.raw`'C:\a b\\'`],
  ['C:\\ab\\', String.raw`'C:\ab\'`],
])('Windows PowerShell gets %s as %s', (word, quoted) => {
  expect(powerShellWord(word)).toBe(quoted);
});
