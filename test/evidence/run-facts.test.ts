import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePool, encodePool } from '../../src/evidence/codec.ts';
import { mergePools, poolsOf, prunePool } from '../../src/evidence/pool.ts';
import type { EvidencePool, EvidenceRun } from '../../src/model/evidence.ts';
import { aResult } from '../support/builders.ts';
import { aPast, aPool, aRun, results } from '../support/evidence.ts';

const envelope = { platform: 'linux', arch: 'x64', cpus: 4, memoryGib: 16, workers: 3 };
const pool = (runs: readonly string[], runFacts?: EvidenceRun[]): EvidencePool => ({
  ...aPool({}),
  tests: [{ testId: 'a', trials: runs.map((run, at) => aPast(true, at, { run })) }],
  ...(runFacts && { runFacts }),
});

describe('what is known of a run beside its trials', () => {
  test('is its envelope, and who answered in each suite', () => {
    const run = aRun(
      [
        aResult({ testId: 'a', model: 'gpt-5-2026-01' }),
        aResult({ testId: 'b', model: 'gpt-5-2025-08' }),
        aResult({ testId: 'c', model: 'gpt-5-2026-01' }),
        aResult({ testId: 'd' }),
        aResult({ testId: 'e', model: 'never measured', failure: { class: 'provider' } }),
        aResult({ testId: 'f', model: 'of then', reusedFrom: 'a'.repeat(40) }),
        aResult({ testId: 'a', suite: 'others' }),
      ],
      { envelope },
    );
    expect(poolsOf(run, { run: '17-1' }).map(({ suite, runFacts }) => [suite, runFacts])).toEqual([
      ['greetings', [{ run: '17-1', envelope, models: ['gpt-5-2025-08', 'gpt-5-2026-01'] }]],
      ['others', [{ run: '17-1', envelope }]],
    ]);
  });

  test('is not there where nothing is known', () => {
    expect(poolsOf(aRun(results({ a: '1/1' })), { run: '1' })[0]).not.toHaveProperty('runFacts');
  });

  test('goes with its last trial', () => {
    const both = pool(
      ['r1', 'r2'],
      [
        { run: 'r1', envelope },
        { run: 'r2', envelope },
        { run: 'gone', envelope },
      ],
    );
    const [merged] = mergePools([both]);
    expect(merged?.runFacts?.map(({ run }) => run)).toEqual(['r1', 'r2']);
    const later = prunePool(both, '2026-01-31T12:00:00.000Z');
    expect(later.runFacts?.map(({ run }) => run)).toEqual(['r2']);
    expect(prunePool(both, '2026-03-31T12:00:00.000Z')).not.toHaveProperty('runFacts');
  });

  test('is read as it was written, and evidence without it is read as before', () => {
    const text = encodePool(pool(['r1'], [{ run: 'r1', models: ['m'], envelope: { arch: 'x64', platform: 'linux' } }]));
    const decoded = decodePool(text);
    expect(decoded.kind === 'read' && encodePool(decoded.pool)).toBe(text);
    expect(text.split('\n')[0]).toContain('"runFacts":[{"run":"r1","envelope":{"platform":"linux","arch":"x64"}');
    const older = encodePool(pool(['r1']));
    expect(older).not.toContain('runFacts');
    expect(decodePool(older).kind).toBe('read');
  });

  test('is held to what can be, like all evidence', () => {
    const refused = (facts: unknown) =>
      decodePool(encodePool(pool(['r1'])).replace('"tests"', `"runFacts":${JSON.stringify(facts)},"tests"`));
    expect(refused([{ run: 'r1', envelope: { cpus: -1 } }])).toMatchObject({ kind: 'refused' });
    expect(refused([{ run: 'r1', envelope: { cpus: 1, more: 1 } }])).toMatchObject({ kind: 'refused' });
    expect(refused([{ run: 'r1', envelope: { image: 'x'.repeat(101) } }])).toMatchObject({ kind: 'refused' });
    expect(refused(Array.from({ length: 2000 }, () => ({ run: 'r1' })))).toMatchObject({ kind: 'refused' });
  });

  test('does not depend on who is joined first', () => {
    const factsOf = (run: string): EvidenceRun => ({ run, envelope, models: [`model of ${run}`] });
    const somePool = fc
      .uniqueArray(fc.constantFrom('r1', 'r2', 'r3', '__proto__'), { minLength: 1 })
      .map((runs) => pool(runs, runs.map(factsOf)));
    fc.assert(
      fc.property(somePool, somePool, somePool, (a, b, c) => {
        const all = mergePools([a, b, c]);
        expect(mergePools([c, a, b])).toEqual(all);
        expect(mergePools([...mergePools([a, b]), c])).toEqual(all);
        expect(mergePools([...all, ...all, a])).toEqual(all);
      }),
    );
    const [merged] = mergePools([
      pool(['r'], [{ run: 'r', models: ['b'] }]),
      pool(['r'], [{ run: 'r', envelope, models: ['a'] }]),
    ]);
    expect(merged?.runFacts).toEqual([{ run: 'r', envelope, models: ['a', 'b'] }]);
  });
});
