import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { programFiles } from '../../../src/model/text/program-file.ts';
import { powerShellWord, shellWord } from '../../../src/model/text/shell-command.ts';

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

test.each<[string | string[], string[]]>([
  [['python3', 'graders/nope.py'], ['graders/nope.py']],
  [['node', '--no-warnings', 'grade.mjs', 'other.js'], ['grade.mjs']],
  [['uv', 'run', 'grade.py'], ['grade.py']],
  [['./grade.sh', 'data.py'], ['./grade.sh']],
  [['grade', 'data.py'], []],
  ['python agent.py --prompt-file {PROMPT_FILE}', ['agent.py']],
  ['KEY=1 exec node "my agent.js" | tee log.js', ['my agent.js']],
  ['python3 -m agent x.py', []],
  ["node -e 'console.log(1)' x.js", []],
  ['echo x.py; ./y.sh', []],
  ['cd app && node agent.js', []],
  ['node $AGENT_FILE.js', []],
  ['bash ~/agent.sh', []],
  ['', []],
  [[], []],
])('the command %j starts the files %j', (command, files) => {
  expect(programFiles(command)).toEqual(files);
});
