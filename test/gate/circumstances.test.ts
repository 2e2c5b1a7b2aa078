import { describe, expect, test } from 'vitest';
import { comparisonSchema } from '../../src/model/comparison.ts';
import type { Envelope } from '../../src/model/envelope.ts';
import type { EvidenceRun } from '../../src/model/evidence.ts';
import { verdictSchema } from '../../src/model/verdict.ts';
import { aPool, aRun, decide, found, many, results } from '../support/evidence.ts';
import { hostileTexts } from '../support/hostile.ts';

const usual: Envelope = { platform: 'linux', arch: 'x64', cpus: 4, memoryGib: 16, workers: 3, image: 'ubuntu24' };

interface Given {
  readonly here?: Envelope | undefined;
  readonly there?: readonly (Envelope | undefined)[];
  readonly model?: string | undefined;
  readonly models?: readonly (readonly string[])[];
  readonly tests?: number;
}

/** A run of so many tests beside one run of the base branch for each envelope, or each list of models. */
function decided({ here, there = [], model, models = [], tests = 20 }: Given) {
  const runs = Math.max(1, there.length, models.length);
  const runFacts = Array.from({ length: runs }, (_, at): EvidenceRun => {
    const [envelope, answered] = [there[at], models[at]];
    return { run: `run-${at}`, ...(envelope && { envelope }), ...(answered && { models: [...answered] }) };
  });
  const pool = aPool(many(tests, `${runs}/${runs}`), { runs, runFacts });
  const own = results(many(tests, '1/1')).map((result) => (model === undefined ? result : { ...result, model }));
  return decide({ run: aRun(own, here && { envelope: here }), baseline: found(pool) });
}
const told = (given: Given) => decided(given).verdict.reasons.map(({ message }) => message);
const five = (envelope: Envelope) => Array.from({ length: 5 }, () => envelope);

describe('what was different around a run', () => {
  test.each([
    [{ cpus: 2 }, '2 CPUs here, 4 in 5 of 5 runs of the baseline'],
    [{ cpus: 1 }, '1 CPU here, 4 in 5 of 5 runs of the baseline'],
    [{ memoryGib: 7 }, '7 GiB of memory here, 16 in 5 of 5 runs of the baseline'],
    [{ workers: 10 }, '10 tests at the same time here, 3 in 5 of 5 runs of the baseline'],
    [{ platform: 'darwin', arch: 'arm64' }, 'darwin/arm64 here, linux/x64 in 5 of 5 runs of the baseline'],
    [{ image: 'ubuntu22' }, 'Image ubuntu22 here, ubuntu24 in 5 of 5 runs of the baseline'],
  ])('%j is told', (other, sentence) => {
    expect(told({ here: { ...usual, ...other }, there: five(usual) })).toEqual([sentence]);
  });

  test.each([
    ['nothing', {}],
    ['memory within a tenth', { memoryGib: 14.5 }],
    ['a test more at the same time', { workers: 4 }],
    ['a test less', { workers: 2 }],
    ['another weekly version of the image', { imageVersion: '20260112' }],
  ])('%s is told nobody', (_, other) => {
    expect(told({ here: { ...usual, ...other }, there: five({ ...usual, imageVersion: '20260105' }) })).toEqual([]);
  });

  test('a few tests more at the same time are nothing beside many, and few tests cannot use many workers', () => {
    expect(told({ here: { workers: 24 }, there: five({ workers: 20 }) })).toEqual([]);
    const few = { here: { workers: 2 }, there: five({ workers: 10 }) };
    expect(told({ ...few, tests: 9 })).toEqual([]);
    expect(told({ ...few, tests: 10 })).toEqual(['2 tests at the same time here, 10 in 5 of 5 runs of the baseline']);
  });

  test('is told against most runs that say it, and names all that were different', () => {
    const runs = (...cpus: number[]) => cpus.map((each) => ({ ...usual, cpus: each }));
    expect(told({ here: usual, there: runs(2, 2, 4, 4, 4) })).toEqual([]);
    expect(told({ here: usual, there: runs(2, 2, 4, 4) })).toEqual([]);
    expect(told({ here: usual, there: runs(2, 8, 2, 4) })).toEqual([
      '4 CPUs here, 2 in 2 and 8 in 1 of 4 runs of the baseline',
    ]);
    expect(told({ here: usual, there: runs(2) })).toEqual(['4 CPUs here, 2 in the baseline']);
  });

  test('what one side does not know is no difference, and counts as no run', () => {
    expect(told({ here: undefined, there: five(usual) })).toEqual([]);
    expect(told({ here: usual, there: [undefined, undefined] })).toEqual([]);
    expect(told({ here: { cpus: 2 }, there: [undefined, { cpus: 4 }, undefined, {}] })).toEqual([
      '2 CPUs here, 4 in 1 of 4 runs of the baseline',
    ]);
  });

  test('another model that answers is told first, with its target', () => {
    const models = Array.from({ length: 5 }, () => ['gpt-5-2025-08']);
    expect(told({ here: { cpus: 2 }, there: five(usual), model: 'gpt-5-2026-01', models })).toEqual([
      'support-agent was answered by gpt-5-2026-01 here, gpt-5-2025-08 in 5 of 5 runs of the baseline',
      '2 CPUs here, 4 in 5 of 5 runs of the baseline',
    ]);
    expect(told({ model: 'gpt-5-2025-08', models })).toEqual([]);
    expect(told({ model: undefined, models })).toEqual([]);
  });

  test('fewer models than before are no others', () => {
    expect(told({ model: 'a', models: [['a', 'b']] })).toEqual([]);
    expect(told({ model: 'c', models: [['a', 'b']] })).toEqual([
      'support-agent was answered by c here, a, b in the baseline',
    ]);
  });

  test('changes no verdict, and no headline', () => {
    const same = decided({ here: usual, there: five(usual) }).verdict;
    const other = decided({ here: { ...usual, cpus: 1 }, there: five(usual) }).verdict;
    expect({ ...other, reasons: [] }).toEqual(same);
    expect(other.reasons).toMatchObject([{ rule: 'envelope', kind: 'pass' }]);
  });

  test('explains only what is compared: other suites, new tests and runs that are no longer counted are not looked at', () => {
    const facts = [{ run: 'run-0', envelope: { cpus: 4 }, models: ['then'] }];
    const run = aRun(results({ fresh: '1/1' }), { envelope: { cpus: 2 } });
    const without = (pool: Parameters<typeof found>[0]) => decide({ run, baseline: found(pool) }).comparison;
    expect(without(aPool({ other: '1/1' }, { runFacts: facts }))).not.toHaveProperty('circumstances');
    expect(without(aPool({ fresh: '1/1' }, { runFacts: facts, suite: 'x' }))).not.toHaveProperty('circumstances');
    const unknown = aPool({ fresh: '1/1' }, { runFacts: [{ run: 'long ago', envelope: { cpus: 4 } }] });
    expect(without(unknown)).not.toHaveProperty('circumstances');
    expect(without(aPool({ fresh: '1/1' }, { runFacts: facts })).circumstances).toEqual([
      { of: 'cpus', here: '2', there: [{ what: '4', runs: 1 }], runs: 1 },
    ]);
  });

  test('is what the schemas allow, also of hostile names', () => {
    for (const model of hostileTexts) {
      const { comparison, verdict } = decided({ model: `${model}!`, models: [['other']] });
      expect(comparisonSchema.safeParse(comparison).success).toBe(true);
      expect(verdictSchema.safeParse(verdict).success).toBe(true);
      for (const { message } of verdict.reasons) expect(message.length).toBeLessThan(1000);
    }
  });
});
