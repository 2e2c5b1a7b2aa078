import { describe, expect, test } from 'vitest';
import { pair } from '../../src/compare/pair.ts';
import type { OldDefinitions, TestResult } from '../../src/model/result.ts';
import { aResult } from '../support/builders.ts';
import { aPast, aPool, aRun, found, results } from '../support/evidence.ts';

const [OLD, NEW, OTHER] = ['m1.q.g.j.l', 'm1.x.g.j.l', 'm1.q.h.j.l'];
const history = (...measures: (string | undefined)[]) => {
  const trials = measures.map((measure, run) => aPast(true, run, measure === undefined ? {} : { measure }));
  return found({ ...aPool({}), tests: [{ testId: 'a', trials }] });
};
const old = (own: readonly TestResult[], more: Partial<OldDefinitions> = {}): OldDefinitions => ({
  results: [...own],
  confirmations: [],
  without: [],
  ...more,
});
const run = aRun(results({ a: '1/1' }, { measure: NEW, mustPass: true }));
const paired = (oldDefinitions: OldDefinitions, baseline = history(OLD, OLD)) =>
  pair({ run, baseline, oldDefinitions }).tests;

describe('a changed test that was run by its old definition', () => {
  test('stands there twice: as it is now, and in the place of what its history knows', () => {
    const [changed, byOld, ...others] = paired(old(results({ a: '0/1' }, { measure: OLD, mustPass: true })));
    expect(changed).toMatchObject({ kind: 'changed', base: [], now: [{ pass: true }], mustPass: true });
    expect(changed?.why).toBe('the question changed; its old definition was run too');
    expect(byOld).toMatchObject({ kind: 'comparable', definition: 'base', now: [{ pass: false }], mustPass: false });
    expect(byOld?.base).toHaveLength(2);
    expect(byOld?.why).toBeUndefined();
    expect(others).toEqual([]);
  });

  test('has the fresh trials of its own definition, and those on the base commit', () => {
    const own = results({ a: '0/1' }, { measure: OLD });
    const tests = pair({
      run,
      baseline: history(OLD),
      oldDefinitions: old(own, { confirmations: results({ a: '0/3' }, { measure: OLD }) }),
      confirmations: results({ a: '2/2' }),
      controls: results({ a: '3/3' }),
    }).tests;
    expect(tests.map(({ fresh, control }) => [fresh.length, control.length])).toEqual([
      [2, 0],
      [3, 3],
    ]);
    expect(tests[1]?.fresh.some(({ pass }) => pass)).toBe(false);
  });

  test('is compared with what was measured in the same way, and with nothing else', () => {
    expect(paired(old(results({ a: '0/1' }, { measure: OLD })), history(OTHER, OLD))[1]?.base).toHaveLength(1);
    const [changed, ...others] = paired(old(results({ a: '0/1' }, { measure: OTHER })));
    expect(changed?.why).toBe(
      'the question changed; as the base commit defines it, it is not measured as its history was either: the graders changed',
    );
    expect(others).toEqual([]);
    expect(paired(old(results({ a: '0/1' })))).toHaveLength(1);
  });

  test('is only changed where nothing came of it, and says why', () => {
    const name = { suite: 'greetings', suiteFile: 'evals/greetings.eval.yaml', testId: 'a', target: 'support-agent' };
    const [without] = paired(old([], { without: [{ ...name, why: 'there is no such file' }] }));
    expect(without).toMatchObject({ kind: 'changed', why: 'the question changed; there is no such file' });
    const errored = aResult({ testId: 'a', failure: { class: 'provider' }, measure: OLD });
    const [unmeasured, ...others] = paired(old([errored]));
    expect(unmeasured?.why).toBe('the question changed; its old definition could not be measured');
    expect(others).toEqual([]);
  });

  test('keeps the quarantine that it has', () => {
    const entry = { id: 'a', reason: 'shaky', owner: 'ada', expiry: '2026-02-01' };
    const tests = pair({
      run,
      baseline: history(OLD),
      oldDefinitions: old(results({ a: '0/1' }, { measure: OLD })),
      quarantine: [entry],
    }).tests;
    expect(tests.map(({ quarantine }) => quarantine?.expired)).toEqual([false, false]);
  });

  test('is nothing for a test that can be compared as it is', () => {
    const tests = paired(old(results({ a: '0/1' }, { measure: OLD })), history(NEW));
    expect(tests).toMatchObject([{ kind: 'comparable', now: [{ pass: true }] }]);
  });

  test('adds what an earlier attempt measured of the same content by the same definition', () => {
    const subject = 's1.t.w.f';
    const content = { measure: OLD, subject };
    const now = { pass: false, score: 0 };
    const earlier = [
      {
        attempt: 1,
        tests: [
          {
            ...{ suite: 'greetings', suiteFile: 'evals/greetings.eval.yaml', testId: 'a', target: 'support-agent' },
            ...content,
            ...{ timestamp: '2026-01-09T00:00:00.000Z', now: [now], fresh: [now, now, now], control: [] },
          },
        ],
      },
    ];
    const [changed, byOld] = pair({
      run: aRun(results({ a: '1/1' }, { measure: NEW, subject }), { earlier }),
      baseline: history(OLD),
      oldDefinitions: old(results({ a: '1/1' }, content)),
    }).tests;
    expect(changed?.earlier).toBeUndefined();
    expect(byOld).toMatchObject({ earlier: { attempts: [1] }, now: [now, { pass: true }] });
    expect(byOld?.fresh).toHaveLength(3);
  });
});
