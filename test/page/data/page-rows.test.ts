import { expect, test } from 'vitest';
import { pageRows } from '../../../src/page/data/page-rows.ts';
import { aReport, aResult } from '../../support/builders.ts';

test('commands of the page repeat the flags of the run', () => {
  const flags = [{ name: 'targets' as const, value: 'ci.yaml' }];
  const report = { ...aReport({ results: [aResult()] }), flags };
  const [row] = pageRows(report, { run: '1', history: new Map(), base: new Map() });
  expect(row?.command()).toContain('--targets ci.yaml');
});
