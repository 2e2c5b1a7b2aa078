import { describe, expect, test } from 'vitest';
import type { ImportedFile } from '../../src/model/run/import-formats.ts';
import { annotations } from '../../src/reports/annotations.ts';
import { commentMarkdown } from '../../src/reports/comment/comment-markdown.ts';
import { importedLines } from '../../src/reports/imported-line.ts';
import { summaryMarkdown } from '../../src/reports/summary/summary.ts';
import { nextSteps, resultTable } from '../../src/reports/terminal/terminal.ts';
import { aReport, aResult, aTrial } from '../support/builders.ts';

const aFile = (given: Partial<ImportedFile> = {}): ImportedFile => ({
  file: 'results.json',
  format: 'promptfoo',
  tool: 'promptfoo',
  version: '0.123.1',
  tests: 10,
  trials: 30,
  identity: 'declared',
  attempts: 'all',
  ...given,
});

test.each<[string, Partial<ImportedFile>]>([
  ['10 tests, 30 trials', {}],
  ['10 tests, 30 trials, 1 test skipped', { skipped: 1 }],
  [
    '10 tests, 10 trials; 1 trial per test: only confirm-command can confirm the failure of a single test',
    { trials: 10 },
  ],
  ['10 tests, 30 trials; 1 test has no id: a changed input makes a new test', { withoutId: 1 }],
  [
    '10 tests, 30 trials; definitions unknown: a changed test is compared as if it were the same',
    { withoutDefinition: 10 },
  ],
  [
    '10 tests, 30 trials; definition of 2 tests unknown: a changed test is compared as if it were the same',
    { withoutDefinition: 2 },
  ],
  ['10 tests, 30 trials; 3 answers came from the cache of promptfoo 0.123.1 and are no new evidence', { cached: 3 }],
  [
    '10 tests, 30 trials; only the last attempts are in the file: single tests are not judged',
    { attempts: 'last-only' },
  ],
  ['10 tests, 30 trials; retries, if any, are invisible in this format', { attempts: 'unknown' }],
])('a file of another tool is one line: %s', (line, given) => {
  expect(importedLines({ imported: [aFile(given)] })).toEqual([`results of promptfoo 0.123.1: ${line}`]);
});

test('the files of one tool are one line, and each tool has its own', () => {
  const rows = aFile({ format: 'jsonl', tool: 'jsonl', version: '1' });
  expect(importedLines({ imported: [aFile(), rows, aFile()] })).toEqual([
    'results of promptfoo 0.123.1 in 2 files: 20 tests, 60 trials',
    'results as JSON Lines: 10 tests, 30 trials',
  ]);
});

test('results of our own have no such line', () => {
  expect(importedLines({})).toEqual([]);
});

describe('a failed test of another tool', () => {
  const imported = [aFile({ tool: '<b>\u001b[2Jtool' })];
  const failed = aResult({ testId: 'refund', score: 0.4, passMark: 1, importedFrom: 'promptfoo', output: 'no' });
  const several = { ...failed, testId: 'greets', trials: [aTrial(0), aTrial(1), aTrial(0)] };
  const report = aReport({ results: [failed, several], imported });
  const screen = { colour: false, width: 200 };
  const context = { key: 'evals', head: '', attempt: 1, runUrl: '', linkTo: () => undefined };
  const surfaces = {
    terminal: resultTable(report, screen) + nextSteps({ files: [], report }, screen),
    summary: summaryMarkdown(report, 100_000),
    comment: commentMarkdown(report, context, 60_000),
    annotations: JSON.stringify(annotations(report)),
  };

  test.each(Object.entries(surfaces))('has no command to re-run it, and no pass mark that it missed: %s', (_, text) => {
    expect(text).toContain('refund');
    expect(text).not.toMatch(/eval-action run|re-run|needs 1\.00|of 1\.00|pass mark/i);
  });

  test('says how many of its trials failed where the results give no reason', () => {
    expect(surfaces.terminal).toContain('- 2 of 3 trials failed');
    expect(surfaces.terminal).toContain('- The results give no reason');
  });

  test.each(['terminal', 'summary', 'comment'] as const)('names the tool, escaped: %s', (surface) => {
    expect(surfaces[surface]).toMatch(/results of .*tool/);
    expect(surfaces[surface]).not.toContain('\u001b');
    if (surface !== 'terminal') expect(surfaces[surface]).not.toContain('<b>');
  });

  test('has no time that is unknown', () => {
    expect(resultTable({ ...report, durationMs: 0 }, screen)).not.toContain('0 ms');
  });
});
