import { expect, test } from 'vitest';
import { runnerProgress } from '../../src/action/progress-runner.ts';
import type { Runner } from '../../src/platform/actions-runner.ts';
import { aResult } from '../support/builders.ts';
import { fakeClock } from '../support/fake-clock.ts';

function job() {
  const lines: string[] = [];
  const clock = fakeClock();
  const runner: Runner = {
    checkout: '/checkout',
    mask() {},
    output() {},
    keep() {},
    addToSummary: async () => true,
    print: (line) => void lines.push(line),
  };
  const progress = runnerProgress(runner, { dryRun: false }, clock);
  return { lines, clock, progress };
}

const begin = ({ progress }: ReturnType<typeof job>, ids: readonly string[]) => {
  progress.planned({ tests: 9, suites: ['a.yaml'] }, []);
  for (const testId of ids) progress.started({ suite: 'a', testId, target: 'default' });
};

test('a log that was silent for a minute says what still runs, every minute', async () => {
  const { lines, clock, ...rest } = job();
  begin({ lines, clock, ...rest }, ['::error::x\n::warning::y', 'b', 'c', 'd', 'e', 'f', 'g']);
  await clock.advance(59_999);
  expect(lines).toEqual(['::group::Running 9 tests']);
  await clock.advance(1);
  await clock.advance(60_000);
  expect(lines).toHaveLength(3);
  for (const line of lines.slice(1))
    expect(line).toMatch(/^still running: 0\/9 · [^\n]*, b \[default\],[^\n]* and 2 more$/);
  rest.progress.closeGroup();
});

test('a test that finishes is a sign of life', async () => {
  const { lines, clock, progress } = job();
  begin({ lines, clock, progress }, ['a', 'b']);
  await clock.advance(40_000);
  progress.finished(aResult({ testId: 'a', target: 'default' }), { done: 1, total: 9 });
  await clock.advance(40_000);
  expect(lines).toHaveLength(2);
  await clock.advance(20_000);
  expect(lines[2]).toBe('still running: 1/9 · b [default]');
  progress.closeGroup();
});

test('nothing is printed any more, and nothing waits, once the tests are over', async () => {
  const { lines, clock, progress } = job();
  begin({ lines, clock, progress }, ['a']);
  await clock.advance(0);
  progress.closeGroup();
  await clock.advance(300_000);
  expect(lines).toEqual(['::group::Running 9 tests', '::endgroup::']);
  expect(clock.sleeping).toBe(0);
});
