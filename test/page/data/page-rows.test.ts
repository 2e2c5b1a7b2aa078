import { expect, test } from 'vitest';
import { pageRows } from '../../../src/page/data/page-rows.ts';
import { aReport, aResult } from '../../support/builders.ts';

test('of a dry run, planned tests are neither failed nor answered', () => {
  const report = aReport({ dryRun: true, results: [aResult({ score: 0 })] });
  const [row] = pageRows(report, { run: '1', history: new Map(), base: new Map() });
  expect(row).toMatchObject({ result: undefined, change: { state: 'skipped', testId: aResult().testId } });
});

test('commands of the page repeat the flags of the run', () => {
  const flags = [{ name: 'targets' as const, value: 'ci.yaml' }];
  const report = { ...aReport({ results: [aResult()] }), flags };
  const [row] = pageRows(report, { run: '1', history: new Map(), base: new Map() });
  expect(row?.command()).toContain('--targets ci.yaml');
});
