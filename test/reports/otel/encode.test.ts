import { expect, test } from 'vitest';
import { limitSpan } from '../../../src/reports/otel/export.ts';
import { otlpFile } from '../../../src/reports/otel/trace-files.ts';
import { aReport, aResult } from '../../support/builders.ts';
import { hostileTexts } from '../../support/hostile.ts';
import { aMixedReport, aScore } from '../../support/reports.ts';
import { aToolUsingResult, someTracing, spansIn, valuesOf } from '../../support/traces.ts';

const all = { captureContent: true };

test('a document is one object that JSON reads, with an entry for each result', () => {
  const document = [...otlpFile(aMixedReport(), someTracing(), 'document')].join('');
  expect(JSON.parse(document).resourceSpans).toHaveLength(aMixedReport().results.length);
  expect(document.match(/\n/g)).toHaveLength(1);
  const empty = [...otlpFile(aReport({ results: [] }), someTracing(), 'document')].join('');
  expect(JSON.parse(empty)).toEqual({ resourceSpans: [] });
});

test('a file of lines has an object for each result', () => {
  const lines = [...otlpFile(aMixedReport(), someTracing(), 'lines')].join('').trimEnd().split('\n');
  expect(lines).toHaveLength(aMixedReport().results.length);
  for (const line of lines) expect(JSON.parse(line).resourceSpans).toHaveLength(1);
});

test('the trace of a tool-using agent', async () => {
  const [line = ''] = otlpFile(aReport({ results: [aToolUsingResult()] }), someTracing(all), 'lines');
  await expect(`${JSON.stringify(JSON.parse(line), undefined, 2)}\n`).toMatchFileSnapshot('../../golden/otlp.json');
});

test('hostile texts stay texts', () => {
  for (const hostile of hostileTexts) {
    const [root] = spansIn(aReport({ results: [aResult({ testId: hostile })] }));
    expect(root && valuesOf(root)['agentv.test_id']).toBe(hostile.toWellFormed());
  }
});

test('a request has at most 32 KiB of a text, and 128 events of a span', () => {
  const scores = Array.from({ length: 200 }, (_, index) => aScore({ name: `g${index}` }));
  const report = aReport({ results: [aResult({ scores, output: '漢x'.repeat(50_000) })] });
  const [root] = spansIn(report, all).map(limitSpan);
  const output = String(root && valuesOf(root)['agentv.output_text']);
  expect(Buffer.byteLength(output)).toBeLessThanOrEqual(32 * 1024);
  expect(output).toMatch(/[漢x]…$/);
  expect(root?.events).toHaveLength(128);
});
