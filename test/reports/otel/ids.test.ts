import { describe, expect, test } from 'vitest';
import { readRemoteParent, spanIdOf, traceIdOf } from '../../../src/reports/otel/ids.ts';

const run = { id: '123.eval', attempt: '1' };
const names = { suiteFile: 'evals/a.yaml', suite: 'a', testId: 't1', target: 'gpt' };
const TRACE = '25a559c601e41e5728d8452d68bdb199';

test('ids are hashes of the run, the test and the position in the trace', () => {
  expect(traceIdOf(run, 'main', names)).toBe(TRACE);
  expect(spanIdOf([TRACE], 'eval')).toBe('21e9ddc59ca78b05');
  expect(spanIdOf([TRACE], 'eval/grader/0')).toBe('77062e85932432a7');
});

test('another attempt, phase or target has another trace', () => {
  const ids = [
    traceIdOf({ ...run, attempt: '2' }, 'main', names),
    traceIdOf(run, 'control', names),
    traceIdOf(run, 'main', { ...names, target: 'other' }),
  ];
  expect(new Set([...ids, TRACE]).size).toBe(4);
});

test('200,000 results have as many traces', () => {
  const ids = new Set<string>();
  for (let index = 0; index < 200_000; index += 1) ids.add(traceIdOf(run, 'main', { ...names, testId: `t${index}` }));
  expect(ids.size).toBe(200_000);
});

describe('TRACEPARENT', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const spanId = 'b7ad6b7169203331';

  test('names the parent of all roots', () => {
    expect(readRemoteParent({ TRACEPARENT: `00-${traceId}-${spanId}-01`, TRACESTATE: 'vendor=1' })).toEqual({
      traceId,
      spanId,
      isSampled: true,
      state: 'vendor=1',
    });
  });

  test('without the sampled bit says that nothing is recorded', () => {
    expect(readRemoteParent({ TRACEPARENT: `00-${traceId}-${spanId}-00` })).toMatchObject({ isSampled: false });
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

  test('has a state only of the characters and the length that a header has', () => {
    const TRACEPARENT = `00-${traceId}-${spanId}-01`;
    for (const TRACESTATE of [`a=${'x'.repeat(600)}`, 'a=\nb']) {
      expect(readRemoteParent({ TRACEPARENT, TRACESTATE })).toLack('state');
    }
  });

  test('that is not set is no parent', () => {
    expect(readRemoteParent({})).toBe('none');
  });
});
