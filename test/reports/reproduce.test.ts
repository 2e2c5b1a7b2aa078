import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Inputs } from '../../src/config/settings.ts';
import { reproduceCommand } from '../../src/reports/reproduce.ts';
import { idFilter } from '../../src/runner/plan/make-plan.ts';
import { parsed } from '../support/command-line.ts';
import { runs } from '../support/exhaustive.ts';
import { hostileTexts } from '../support/hostile.ts';

const command = (testId: string, more: { readonly suiteFile?: string; readonly target?: string } = {}): string =>
  reproduceCommand({ suiteFile: 'a.yaml', target: 'gpt', testId, ...more }) ?? '';

test.each([
  ['of another tool', { importedFrom: 'junit' }],
  ['of a transcript, whose conversations are graded all together', { provider: 'transcript' }],
  ['of a judge', { suiteFile: '.agentv/labels/a.jsonl' }],
  ['of results without the file of their suite', { suite: 'a.yaml' }],
] as const)('a test %s has no command', (_, of) => {
  expect(reproduceCommand({ suiteFile: 'a.yaml', testId: 'one', target: 'gpt', ...of })).toBeUndefined();
});

test('a test of a suite that another tool ran has no command, because the tool is given no test to run', () => {
  const engine = { name: 'agentv', evals: ['a.eval.yaml'] };
  const result = { suiteFile: 'a.eval.yaml', testId: 'one', target: 'gpt' };
  expect(reproduceCommand(result, undefined, { engine })).toBeUndefined();
});

test('a plain test is named plainly, with its target, and the program called as the caller says', () => {
  const result = { suiteFile: 'evals/refunds.eval.yaml', testId: 'partial-refund', target: 'gpt-5' };
  expect(reproduceCommand(result, 'node dist/cli.js')).toBe(
    'node dist/cli.js run evals/refunds.eval.yaml --test-id partial-refund --target gpt-5',
  );
});

test('words with a meaning for the shell are quoted', () => {
  expect(command('one two', { suiteFile: 'my evals/a.yaml', target: "it's $(here)" })).toBe(
    "eval-action run 'my evals/a.yaml' --test-id 'one two' --target 'it'\\''s $(here)'",
  );
});

describe('flags of the run', () => {
  const result = { suiteFile: 'a.yaml', testId: 'one', target: 'gpt' };
  const flag = (value: string) => ({ name: 'targets' as const, value });
  const withFlag = (value: string) => reproduceCommand(result, undefined, { flags: [flag(value)] });

  test.each(["it's $(here).yaml", '--help', '-t', '`x`; y', '"a" b'])('are one word each: %s', async (value) => {
    const [asked] = await readBack([withFlag(value) ?? '']);
    expect(asked).toMatchObject({ evals: ['a.yaml'], testId: ['one'], targets: value });
  });

  test.each(['***', 'ci/***.yaml', 'a\nb.yaml', 'a\u202eb.yaml', 'a'.repeat(1_000_000)])(
    'that cannot be repeated leave no command',
    (value) => {
      expect(withFlag('ci.yaml')).toContain('--targets ci.yaml');
      expect(withFlag(value)).toBeUndefined();
    },
  );

  test('that differ between the parts of a run leave no command', () => {
    expect(reproduceCommand(result, undefined, { flags: 'unknown' })).toBeUndefined();
  });
});

test('what has a meaning in globs is escaped', () => {
  expect(command('refund-*')).toContain(String.raw`--test-id 'refund-\*'`);
});

test('what looks like a flag or an exclusion is not taken for one', () => {
  expect(command('--help', { suiteFile: '-evals.yaml' })).toBe(
    'eval-action run ./-evals.yaml --test-id=--help --target gpt',
  );
  expect(command('!not', { suiteFile: '!evals.yaml', target: '-t' })).toBe(
    String.raw`eval-action run './!evals.yaml' --test-id '\!not' --target=-t`,
  );
});

describe('read back by a shell and by the command line, it asks for', () => {
  const ids = [
    ...hostileTexts.filter((id) => id.trim() !== ''),
    '!not',
    '-x',
    '--test-id',
    'a,b',
    './a',
    'a  b',
    ' a ',
  ];

  test.each(ids)('%j and for no other test', async (id) => {
    const [asked] = await readBack([command(id)]);
    expect(asked).toMatchObject({ evals: ['a.yaml'], target: ['gpt'] });
    const isAsked = idFilter(asked?.testId ?? []);
    expect(isAsked(id)).toBe(true);
    for (const other of [`${id}x`, `x${id}`, 'full-refund', id.slice(1)]) expect(isAsked(other)).toBe(false);
  });

  test('whatever the id is', () => {
    const id = fc.string({
      unit: fc.constantFrom(...'ab1 !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ä漢\u202e\n'),
      minLength: 1,
    });
    fc.assert(
      fc.property(id, (testId) => {
        const [, word = ''] = /--test-id[ =](.*) --target gpt$/.exec(command(testId)) ?? [];
        const isAsked = idFilter([unquoted(word)]);
        expect(isAsked(testId)).toBe(true);
        expect(isAsked(`${testId}x`)).toBe(false);
        expect(isAsked(`x${testId}`)).toBe(false);
      }),
      { numRuns: runs(100, 500) },
    );
  });
});

/** The inputs that a shell and then the command line make of each line; anything else that a line runs fails. */
function readBack(lines: readonly string[]): Promise<Inputs[]> {
  const shell = `eval-action() { printf '%s\\0' "$@"; printf '\\0'; }\n${lines.join('\n')}\n`;
  const printed = execFileSync('/bin/bash', ['--norc', '-c', shell], { encoding: 'utf8', env: { PATH: '' } });
  const commands = printed.split('\0\0').slice(0, -1);
  return Promise.all(
    commands.map(async (words) => {
      const { command, inputs } = await parsed(...words.split('\0'));
      if (command !== 'run') throw new Error(`Nothing is run by ${JSON.stringify(words)}`);
      return inputs as Inputs;
    }),
  );
}

const unquoted = (word: string): string =>
  word.startsWith("'") ? word.slice(1, -1).replaceAll(String.raw`'\''`, "'") : word;
