import { describe, expect, test } from 'vitest';
import { readRemoteParent } from '../../../src/reports/otel/environment.ts';
import { aReport, aResult } from '../../support/builders.ts';
import { spansIn } from '../../support/traces.ts';

test('another run, attempt, phase or target has another trace, and the same test has the same one', () => {
  const run = { id: '123.eval', attempt: '1' };
  const ids = (target: string, of = run) =>
    spansIn(aReport({ results: [aResult({ target })] }), { run: of })[0]?.traceId;
  const extra = { purpose: 'control' as const, checkout: 'base' as const, result: aResult({ target: 'a' }) };
  const [, , control] = spansIn({ ...aReport({ results: [aResult({ target: 'a' })] }), extraTrials: [extra] });
  const all = [ids('a'), ids('b'), ids('a', { ...run, attempt: '2' }), ids('a', { ...run, id: '4' }), control?.traceId];
  expect(new Set(all).size).toBe(5);
  expect(ids('a')).toBe(ids('a'));
});

describe('TRACEPARENT', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const spanId = 'b7ad6b7169203331';
  const TRACEPARENT = `00-${traceId}-${spanId}-01`;

  test('names the parent of all roots, and without the sampled bit says that nothing is recorded', () => {
    const parent = { traceId, spanId, isSampled: true, state: 'vendor=1' };
    expect(readRemoteParent({ TRACEPARENT, TRACESTATE: 'vendor=1' })).toEqual(parent);
    expect(readRemoteParent({ TRACEPARENT: `00-${traceId}-${spanId}-00` })).toMatchObject({ isSampled: false });
    expect(readRemoteParent({})).toBe('none');
  });

  test.each([
    ['of another version', `01-${traceId}-${spanId}-01`],
    ['with a trace id of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['with a span id of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['that is cut', `00-${traceId}`],
  ])('%s is invalid', (_, given) => {
    expect(readRemoteParent({ TRACEPARENT: given })).toBe('invalid');
  });

  test.each([`a=${'x'.repeat(600)}`, 'a=\nb'])(
    'has no state of other characters or another length: %j',
    (TRACESTATE) => {
      expect(readRemoteParent({ TRACEPARENT, TRACESTATE })).toLack('state');
    },
  );
});
