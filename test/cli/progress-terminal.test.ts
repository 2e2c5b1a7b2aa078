import { expect, test } from 'vitest';
import { type ProgressStyle, terminalProgress } from '../../src/cli/progress-terminal.ts';
import { aReport, aResult } from '../support/builders.ts';

function progressOf(style?: ProgressStyle) {
  const lines: string[] = [];
  const terminal = {
    colour: false,
    width: 80,
    print: (text: string) => void lines.push(text),
    complain: () => {},
    status: () => {},
  };
  const here = { program: 'eval-action', workingDirectory: '.' };
  const clock = { now: () => 0 } as Parameters<typeof terminalProgress>[1]['clock'];
  const progress = terminalProgress(terminal, { shownFolder: (folder) => folder, isDryRun: false, clock, here, style });
  return { lines, progress };
}

/** What is printed while so many tests run, of which every seventh fails, and so many of those are run again. */
function printed(tests: number, style?: ProgressStyle, reruns = 0): string[] {
  const { lines, progress } = progressOf(style);
  progress.planned({ tests, suites: ['a'] } as unknown as Parameters<typeof progress.planned>[0], []);
  for (let index = 0; index < tests; index += 1) {
    const result = aResult({ index, testId: `test-${index}`, score: index % 7 === 6 ? 0 : 1 });
    progress.started(result);
    progress.finished(result, { done: index + 1, total: tests });
  }
  if (reruns > 0) progress.confirming(reruns);
  for (let index = 0; index < reruns; index += 1) {
    progress.extraTrial({ purpose: 'confirmation', result: aResult({ score: index % 2 }) });
    progress.extraTrial({ purpose: 'seed', result: aResult() });
  }
  if (reruns > 0) progress.ended(aReport(), 'out', []);
  return lines.slice(1);
}

test('only files that were written are named', () => {
  const { lines, progress } = progressOf();
  progress.ended(aReport(), 'out', [
    { kind: 'delivered', name: 'report.json', where: 'out/report.json' },
    { kind: 'failed', name: 'summary.md', why: 'the disk is full' },
  ] as unknown as Parameters<typeof progress.ended>[2]);
  expect(lines.at(-1)).toBe('Next steps\n  every answer  out/index.jsonl\n  for programs  out/report.json');
});

test('a test of a short run has its line when it is finished', () => {
  expect(printed(50)).toHaveLength(50);
  expect(printed(50)[6]).toMatch(/^✗ fail {3}.*test-6/);
});

test.each([7, 70])('tests of a run of %i are run again with a character each', (tests) => {
  expect(printed(tests, 'auto', 65).slice(-4, -2)).toEqual(['✗·'.repeat(30), '✗·✗·✗']);
  expect(printed(tests, 'list', 2)).toContainEqual(expect.stringMatching(/^✗ fail .*greets/));
});

test('a longer run has a line per tenth', () => {
  expect(printed(205).map((line) => line.replace(/ · about .*/, ''))).toEqual([
    '21/205 · 3 not passed',
    '41/205 · 5 not passed',
    '62/205 · 8 not passed',
    '82/205 · 11 not passed',
    '103/205 · 14 not passed',
    '123/205 · 17 not passed',
    '144/205 · 20 not passed',
    '164/205 · 23 not passed',
    '185/205 · 26 not passed',
    '205/205 · 29 not passed',
  ]);
});

test('--reporter shows each test as a line or a character, or the failed ones only', () => {
  expect(printed(70, 'list')).toHaveLength(70);
  expect(printed(70, 'line')).toHaveLength(10);
  expect(printed(70, 'dot')).toEqual([`${'······✗'.repeat(8)}····`, '··✗······✗']);
  expect(printed(7, 'dot', 3).slice(0, 3)).toEqual(['······✗', '\nRe-running 3 suspected regressions:', '✗·✗']);
});
