import { describe, expect, test } from 'vitest';
import { filledIn, whatIsWrongWith } from '../../src/config/confirm-command.ts';
import { shellWord } from '../../src/model/text/shell-command.ts';

describe('a command', () => {
  test.each([
    'tool {output}',
    'tool {tests} -o {output}',
    'tool "$CONFIG" --only={pattern} --out={output}',
    "cd 'my folder' && tool \\\n  {pattern} \\\n  > {output}",
    'tool $(realpath {output}) {tests}',
    "tool \\' {tests} {output}",
  ])('%j fits', (command) => {
    expect(whatIsWrongWith(command)).toBeUndefined();
  });

  test.each([
    "tool '{tests}' {output}",
    'tool {tests} "--out={output}"',
    'bash -c "tool {tests}" {output}',
    "tool a\\'b'{tests}'c\\' {output}",
    'tool `realpath {output}` {tests}',
    'tool {output} <<END\n{tests}\nEND',
    "tool {tests} {output} # don't",
  ])('%j would undo our quotes', (command) => {
    expect(whatIsWrongWith(command)).toContain('without quotes, backquotes or here-documents');
  });

  test.each([
    ['', 'with {output}'],
    ['tool {tests}', 'with {output}'],
    [`tool {tests} {output} ${'x'.repeat(10_000)}`, 'at most 10000 characters'],
    ['tool {tests} {output} \0', 'at most 10000 characters'],
  ])('%j is refused', (command, why) => {
    expect(whatIsWrongWith(command)).toContain(why);
  });

  test('gets its values once: a value that looks like a placeholder stays as it is', () => {
    const words = { tests: ['{output}', '{tests}'], output: '/tmp/it is.json' };
    expect(filledIn('tool {tests} {pattern} {output}', words, shellWord)).toBe(
      "tool '{output}' '{tests}' '^(?:\\{output\\}|\\{tests\\})$' '/tmp/it is.json'",
    );
  });

  test('has a pattern for names that are joined by " > ", and by spaces', () => {
    const words = { tests: ['suite > adds 1 > 0'], output: 'o' };
    const pattern = new RegExp(filledIn('{pattern}', words, (word) => word));
    for (const name of ['suite > adds 1 > 0', 'suite adds 1 0', 'suite adds 1 > 0']) expect(name).toMatch(pattern);
    expect('suite > subtracts').not.toMatch(pattern);
  });
});
