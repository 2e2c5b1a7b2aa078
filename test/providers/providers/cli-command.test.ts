import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CommandValues,
  fillCommand,
  placeholderProblems,
  quote,
} from '../../../src/providers/providers/cli-run.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/exhaustive.ts';

const values = (special: Partial<CommandValues> = {}): CommandValues => ({
  prompt: 'Hi',
  promptFile: '/tmp/t1.prompt.txt',
  evalId: 't1',
  attempt: 0,
  files: [],
  outputFile: '/tmp/t1.json',
  ...special,
});

const fill = (command: string, special: Partial<CommandValues> = {}, format = '{path}') =>
  fillCommand(command, format, values(special), 'posix');

describe('filling in', () => {
  test('the example of the specification comes out as it says there', () => {
    const command = 'uv run agent.py --prompt {PROMPT} {FILES} --out {OUTPUT_FILE}';
    expect(fill(command, { files: ['/abs/a.md', '/abs/b.md'] }, '--file {path}')).toBe(
      "uv run agent.py --prompt 'Hi' --file '/abs/a.md' --file '/abs/b.md' --out '/tmp/t1.json'",
    );
  });

  test.each([
    ['{PROMPT}', "'Hi'"],
    ['{OUTPUT_FILE}', "'/tmp/t1.json'"],
    ['{FILES}', ''],
    ['{PROMPT}{PROMPT}', "'Hi''Hi'"],
    ['{prompt} {path} ${x} awk {print}', '{prompt} {path} ${x} awk {print}'],
  ])('%s becomes %s', (command, expected) => {
    expect(fill(command)).toBe(expected);
  });

  test('a file may be named by its last part, several times, or not at all', () => {
    expect(fill('{FILES}', { files: ["/abs/it's.md"] }, '{basename}={path},{path}')).toBe(
      `'it'"'"'s.md'='/abs/it'"'"'s.md','/abs/it'"'"'s.md'`,
    );
    expect(fill('{FILES}', { files: ['/a', '/b'] }, '-f')).toBe('-f -f');
  });

  test('what was filled in is not filled in again', () => {
    expect(fill('{PROMPT}', { prompt: '{FILES} $& $1 {OUTPUT_FILE}' })).toBe("'{FILES} $& $1 {OUTPUT_FILE}'");
    expect(fill('{FILES}', { files: ['/{basename}/{PROMPT}'] })).toBe("'/{basename}/{PROMPT}'");
  });
});

describe('quoting', () => {
  test.each([
    ['', "''"],
    ['it’s ‘so‘ ‚or‛', "'it’’s ‘‘so‘‘ ‚‚or‛‛'"],
  ])('PowerShell, which reads curly quotes as quotes too: %j', (text, expected) => {
    expect(quote(text, 'powershell')).toBe(expected);
  });

  test('whatever the text, a shell reads it back as one word that is the same', () => {
    const text = fc.string({ unit: anyCharacter }).map((each) => each.replaceAll('\0', '').toWellFormed());
    const awkward = fc.string({
      unit: fc.constantFrom("'", '"', '\\', '$', '`', '!', '\n', ' ', '*', '-', 'é', '{FILES}'),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(text, awkward), { minLength: 1, maxLength: 20 }), (texts) => {
        const command = `printf '%s\\0' ${texts.map((each) => quote(each, 'posix')).join(' ')}`;
        const { stdout, status } = spawnSync('/bin/sh', ['-c', command], { encoding: 'utf8' });
        expect(status).toBe(0);
        expect(stdout.split('\0').slice(0, -1)).toEqual(texts);
      }),
      { numRuns: runs(15, 60) },
    );
  });
});

describe('unknown placeholders', () => {
  test('known ones, and braces with small letters, are no problem', () => {
    const all = '{PROMPT} {PROMPT_FILE} {GUIDELINES} {EVAL_ID} {ATTEMPT} {FILES} {OUTPUT_FILE} {eval_file} {A1}';
    expect(placeholderProblems(all)).toEqual([]);
  });

  test('each is reported once, with all that there are', () => {
    expect(placeholderProblems('x {PROMT} {PROMT} {SOMETHING_ELSE}')).toEqual([
      'has the unknown placeholder {PROMT}. Known placeholders: {PROMPT}, {PROMPT_FILE}, {GUIDELINES}, {EVAL_ID}, {ATTEMPT}, {FILES}, {OUTPUT_FILE}',
      expect.stringMatching(/^has the unknown placeholder \{SOMETHING_ELSE\}\. Known placeholders: /),
    ]);
  });
});
