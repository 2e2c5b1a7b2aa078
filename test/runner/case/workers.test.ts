import { expect, test } from 'vitest';
import { workersOf } from '../../../src/runner/case/workers.ts';

test.each([
  ['what the run asks for', { workers: 9 }, 9],
  ['what the suite says', {}, 8],
])('so many tests run at once as %s, and on an editor one', (_what, inputs, expected) => {
  const on = (provider: string) => workersOf({ suite: { workers: 8 }, target: { workers: 5, provider } }, inputs);
  expect(on('codex')).toBe(expected);
  expect(on('vscode')).toBe(1);
});
