import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { oneLine } from '../../src/reports/escape/terminal.ts';
import { reproduceCommand } from '../../src/reports/reproduce.ts';
import { hostileTexts } from '../support/hostile.ts';

test('a plain test is named plainly', () => {
  expect(reproduceCommand({ suiteFile: 'evals/refunds.eval.yaml', testId: 'partial-refund' })).toBe(
    'eval-action run evals/refunds.eval.yaml --test-id partial-refund',
  );
});

test('words with a meaning for the shell are quoted', () => {
  expect(reproduceCommand({ suiteFile: 'my evals/a.yaml', testId: "it's $(here)" })).toBe(
    "eval-action run 'my evals/a.yaml' --test-id 'it'\\''s $(here)'",
  );
});

test('what looks like a flag is not taken for one', () => {
  expect(reproduceCommand({ suiteFile: '-evals.yaml', testId: '--help' })).toBe(
    'eval-action run ./-evals.yaml --test-id=--help',
  );
});

test('a shell reads exactly one word back, and runs nothing', () => {
  const script = hostileTexts
    .map((testId) => reproduceCommand({ suiteFile: 'a.yaml', testId: `x${testId}` }))
    .join('\n');
  const shell = `eval-action() { printf '%s\\n' "$#" "$4"; }\n${script}\n`;
  const printed = execFileSync('/bin/bash', ['--norc', '-c', shell], { encoding: 'utf8', env: { PATH: '' } });
  expect(printed).toBe(hostileTexts.map((testId) => `4\n${oneLine(`x${testId}`)}\n`).join(''));
});
