import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePool, encodePool } from '../../src/evidence/codec.ts';
import { canonical } from '../../src/evidence/pool.ts';
import { aPast, aPool } from '../support/evidence.ts';
import { hostileTexts } from '../support/hostile.ts';

const versioned = { testId: 'c', trials: [aPast(true, 0, { agentVersion: '2.1.3' })] };
const plain = aPool({ a: '2/3', b: '1/1' });
const good = { ...plain, tests: [...plain.tests, versioned] };
const reset = { testId: 'a', kind: 'accept', time: '2026-01-09T00:00:00.000Z', reason: 'wanted' } as const;
const changed = (change: (value: ReturnType<typeof asValue>) => void): string => {
  const value = asValue();
  change(value);
  return JSON.stringify(value);
};
const asValue = () =>
  JSON.parse(encodePool(good)) as { [key: string]: unknown; tests: { trials: { [key: string]: unknown }[] }[] };
const why = (text: string): string => {
  const decoded = decodePool(text);
  return decoded.kind === 'refused' ? decoded.why : 'read';
};

describe('evidence as a file', () => {
  test('is read as it was written, and written as the same bytes', () => {
    const text = encodePool(good);
    expect(decodePool(text)).toEqual({ kind: 'read', pool: canonical(good) });
    const again = decodePool(text);
    expect(again.kind === 'read' && encodePool(again.pool)).toBe(text);
    expect(text.split('\n')).toHaveLength(6);
    expect(text).toContain('"agentVersion":"2.1.3"');
  });

  test('holds any names', () => {
    const names = [...new Set([...hostileTexts, '__proto__', 'constructor'])];
    const pool = aPool(Object.fromEntries(names.map((name, at) => [`${at}${name}`, '1/2'])), {
      suite: hostileTexts[0] ?? '',
    });
    const proto = { ...pool, tests: [...pool.tests, { testId: '__proto__', trials: [aPast(true, 0)] }] };
    const decoded = decodePool(encodePool(proto));
    expect(decoded).toEqual({ kind: 'read', pool: canonical(proto) });
  });

  test('without a test is evidence too', () => {
    const empty = aPool({});
    expect(decodePool(encodePool(empty))).toEqual({ kind: 'read', pool: empty });
  });
});

describe('evidence is refused', () => {
  const setFirst = (key: string, value: unknown) =>
    changed(({ tests }) => {
      const trial = tests[0]?.trials[0];
      if (trial) trial[key] = value;
    });

  test.each([
    ['cut off', encodePool(good).slice(0, -20), 'it is not JSON, or cut off'],
    ['empty', '', 'it is not JSON, or cut off'],
    ['of a newer version', changed((value) => Object.assign(value, { schemaVersion: 2, more: 1 })), 'a newer version'],
    ['of no version', changed((value) => delete value['schemaVersion']), 'at schemaVersion'],
    ['something else', '[1]', 'it is not evidence: at the top'],
    ['null', 'null', 'it is not evidence: at the top'],
    ['with unknown keys', changed((value) => Object.assign(value, { extra: 1 })), 'Unrecognized key'],
    [
      'with a reset of another kind',
      encodePool({ ...good, resets: [reset] }).replace('accept', 'change-point'),
      'kind',
    ],
    ['with a forged prototype', encodePool(good).replace('"suite"', '"__proto__":{"x":1},"suite"'), 'Unrecognized key'],
    ['with a score above 1', setFirst('score', 1.5), 'at tests.0.trials.0.score'],
    ['with no number', encodePool(good).replace('"score":1', '"score":1e999'), 'score'],
    ['with a cost that is none', setFirst('costUsd', 1e300), 'costUsd'],
    ['with a negative time', setFirst('durationMs', -1), 'durationMs'],
    ['with a day that is none', setFirst('time', '2026-13-45T00:00:00Z'), 'time'],
    ['with a date in words', setFirst('time', 'yesterday'), 'time'],
    ['with an endless name', setFirst('run', 'x'.repeat(5000)), 'run'],
    ['with a pass that is text', setFirst('pass', 'true'), 'pass'],
    ['with a test twice', changed(({ tests }) => tests.push(...tests.slice(0, 1))), 'it contains the test "a" twice'],
    ['nested without end', '['.repeat(5000) + ']'.repeat(5000), 'nested too deeply'],
  ])('when it is %s', (_, text, reason) => {
    expect(why(text)).toContain(reason);
  });

  test('and never thrown at, whatever it is', () => {
    const text = encodePool(good);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.nat(text.length).map((at) => text.slice(0, at)),
        ),
        (given) => {
          expect(['read', 'refused']).toContain(decodePool(given).kind);
        },
      ),
    );
  });

  test('in a sentence that does not grow with it', () => {
    expect(why(changed((value) => Object.assign(value, { ['k'.repeat(100_000)]: 1 }))).length).toBeLessThan(500);
  });
});
