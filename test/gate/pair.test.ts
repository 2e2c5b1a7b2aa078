import { describe, expect, test } from 'vitest';
import { pair } from '../../src/gate/pair.ts';
import { aResult } from '../support/builders.ts';
import { aPast, aPool, aRun, found, results } from '../support/evidence.ts';

const kinds = (...given: Parameters<typeof pair>) =>
  Object.fromEntries(pair(...given).tests.map(({ testId, kind }) => [testId, kind]));

describe('pairing', () => {
  test('each test has a kind that follows from its baseline', () => {
    const run = aRun([
      ...results({ known: '1/1', added: '1/1', edited: '1/1' }, { measure: 'new' }),
      aResult({ testId: 'stored', reusedFrom: 'a'.repeat(40) }),
      aResult({ testId: 'broke', failure: { class: 'provider' } }),
    ]);
    const pool = aPool({ known: '5/5', stored: '5/5', broke: '5/5', gone: '5/5' });
    const edited = { testId: 'edited', trials: [aPast(true, 0, { measure: 'old' })] };
    const baseline = found({ ...pool, tests: [...pool.tests, edited] });
    expect(kinds({ run, baseline })).toEqual({
      known: 'comparable',
      added: 'new',
      edited: 'changed',
      stored: 'reused',
      broke: 'error',
      gone: 'removed',
    });
  });

  test.each(['budget_exceeded', 'error_threshold_exceeded', 'dependency_failed'] as const)(
    'a test that was never begun is skipped (%s)',
    (reason) => {
      const run = aRun([aResult({ testId: 'a', failure: { class: 'crash', stage: 'setup', reason } })]);
      expect(kinds({ run, baseline: found(aPool({ a: '5/5' })) })).toEqual({ a: 'skipped' });
    },
  );

  test('what a broken-off run had measured already is compared like the rest of it', () => {
    const run = aRun([aResult({ testId: 'a', score: 0, reusedFrom: '.agentv/results/runs/default/2026-01-09' })]);
    expect(kinds({ run, baseline: found(aPool({ a: '10/10' })) })).toEqual({ a: 'comparable' });
  });

  test('a suite without any history is alone, and not full of new tests', () => {
    const run = aRun(results({ a: '1/1' }));
    expect(kinds({ run, baseline: { kind: 'none', why: 'first run' } })).toEqual({ a: 'alone' });
    expect(kinds({ run, baseline: found(aPool({ a: '1/1' }, { target: 'other' })) })).toEqual({ a: 'alone' });
  });

  test('only trials that were measured in the same way count; those that do not say are taken to be', () => {
    const run = aRun(results({ a: '1/1' }, { measure: 'new' }));
    const trials = [aPast(true, 0, { measure: 'old' }), aPast(true, 1, { measure: 'new' }), aPast(false, 2)];
    const baseline = found({ ...aPool({}), tests: [{ testId: 'a', trials }] });
    expect(pair({ run, baseline }).tests[0]?.base).toHaveLength(2);
    const unknown = aRun(results({ a: '1/1' }));
    expect(pair({ run: unknown, baseline }).tests[0]?.base).toHaveLength(3);
  });

  test('a test that was measured otherwise says what changed since it was measured last', () => {
    const history = (...measures: string[]) => {
      const trials = measures.map((measure, run) => aPast(true, run, { measure }));
      return found({ ...aPool({}), tests: [{ testId: 'a', trials }] });
    };
    const why = (measure: string, ...earlierRuns: string[]) =>
      pair({ run: aRun(results({ a: '1/1' }, { measure })), baseline: history(...earlierRuns) }).tests[0]?.why;
    expect(why('m1.q.g.j.l', 'm1.x.x.x.l', 'm1.q.h.j.l')).toBe('the graders changed');
    expect(why('m1.q.g.j.l', 'm1.q.g.k.l')).toBe('not comparable: the judge changed');
    expect(why('m1.q.g.j.l', 'm1.q.g.j.l')).toBeUndefined();
  });

  describe('limits are settings, so a test that was measured under other ones is compared', () => {
    const under = (limits: string) => `m1.q.g.j.${limits}`;
    const baseline = (limits: string, score: number) => {
      const trials = [1, 2, 3].map((run) => aPast(score >= 0.8, run, { measure: under(limits), score }));
      return found({ ...aPool({}), tests: [{ testId: 'a', trials }] });
    };
    const run = (limits: string, score: number, passMark: number) =>
      aRun([aResult({ testId: 'a', score, passMark, measure: under(limits) })]);
    const passes = (trials: readonly { pass: boolean }[] = []) => trials.map(({ pass }) => pass);

    test.each([
      [true, 'pass mark=0.2', 'pass mark=0.8', 0.3, false, 'pass mark 0.8 → 0.2, of which the first applies (1 test)'],
      // Elsewhere the baseline passes by the mark of the run.
      [false, 'pass mark=0.5', 'pass mark=0.8', 0.6, true, undefined],
      [
        false,
        'pass mark=0.8;time limit=5 s',
        'pass mark=0.8;time limit=60 s',
        1,
        true,
        'time limit 60 s → 5 s (1 test)',
      ],
      // Limits that an earlier version measured are not known.
      [false, 'pass mark=0.5', 'Ab-_9', 1, true, undefined],
    ] as const)('a change: %s, now %s, before %s', (isChange, now, before, score, isPass, limits) => {
      const passMark = Number(/mark=([\d.]+)/.exec(now)?.[1]);
      const again = [aResult({ testId: 'a', score, passMark })];
      const sides = { baseline: baseline(before, Math.max(score, 0.7)), confirmations: again, controls: again };
      const { tests, baseline: compared } = pair({ run: run(now, score, passMark), ...sides, isChange });
      expect(tests).toMatchObject([{ kind: 'comparable' }]);
      const [only] = tests;
      expect([only?.now, only?.reruns, only?.control].map(passes)).toEqual([[isPass], [isPass], [isPass]]);
      const why = limits && `compared although the baseline was measured under other limits: ${limits}`;
      expect('otherLimits' in compared ? compared.otherLimits : '').toBe(why);
    });
  });

  test('removed tests are those of the newest baseline run of their suite only', () => {
    const trials = (...runs: number[]) => runs.map((run) => aPast(true, run));
    const tests = [
      { testId: 'a', trials: trials(1, 2, 3) },
      { testId: 'removed now', trials: trials(1, 2, 3) },
      { testId: 'removed long ago', trials: trials(1, 2) },
    ];
    const others = aPool(
      {},
      { suite: 'others', file: 'evals/others.eval.yaml', tests: [{ testId: 'removed in others', trials: trials(2) }] },
    );
    const run = aRun([
      ...results({ a: '1/1' }),
      ...results({ b: '1/1' }, { suite: 'others', suiteFile: 'evals/others.eval.yaml' }),
    ]);
    expect(kinds({ run, baseline: found({ ...aPool({}), tests }, others) })).toEqual({
      a: 'comparable',
      b: 'new',
      'removed now': 'removed',
      'removed in others': 'removed',
    });
  });

  test('the newest baseline run is the latest one, not the last in the file or by name', () => {
    const at = (run: string, time: string) => [aPast(true, 0, { run, time })];
    const tests = [
      { testId: 'newest', trials: at('run-1', '2026-01-09T12:00:00.500Z') },
      { testId: 'older', trials: at('run-9', '2026-01-09T12:00:00Z') },
    ];
    const run = aRun(results({ a: '1/1' }));
    expect(kinds({ run, baseline: found({ ...aPool({}), tests }) })).toEqual({ a: 'new', newest: 'removed' });
  });

  test('no test counts as removed if only some tests were selected or the run lacks planned tests', () => {
    const baseline = found(aPool({ a: '5/5', b: '5/5' }));
    const some = aRun(results({ a: '1/1' }));
    expect(kinds({ run: some, baseline, selected: true })).toEqual({ a: 'comparable' });
    const stopped = aRun(results({ a: '1/1' }), { planned: 2, complete: false, stopped: 'deadline' });
    expect(kinds({ run: stopped, baseline })).toEqual({ a: 'comparable', b: 'skipped' });
    const withoutRow = aRun(results({ a: '1/1' }), { planned: 2 });
    expect(kinds({ run: withoutRow, baseline })).toEqual({ a: 'comparable', b: 'skipped' });
  });

  test('a suite keeps its history when its file moves, unless another suite has its name', () => {
    const moved = results({ a: '1/1' }, { suiteFile: 'moved/greetings.eval.yaml' });
    const baseline = found(aPool({ a: '5/5' }));
    expect(kinds({ run: aRun(moved), baseline })).toEqual({ a: 'comparable' });

    const namesake = results({ b: '1/1' }, { suiteFile: 'other/greetings.eval.yaml' });
    expect(kinds({ run: aRun([...moved, ...namesake]), baseline })).toEqual({ a: 'alone', b: 'alone' });
    const twins = found(aPool({ a: '5/5' }, { file: 'x.yaml' }), aPool({ a: '5/5' }, { file: 'y.yaml' }));
    expect(kinds({ run: aRun(moved), baseline: twins })).toEqual({ a: 'alone' });
  });

  test('a part of a run has the history that its suites have in the whole run', () => {
    const moved = results({ a: '1/1' }, { suiteFile: 'moved/greetings.eval.yaml' });
    const other = results({ b: '1/1' }, { suite: 'other', suiteFile: 'x.yaml' });
    // The suite was in x.yaml a long time ago; that file has another suite now.
    const baseline = found(aPool({ a: '5/5' }, { file: 'x.yaml' }), aPool({ a: '5/5' }, { file: 'y.yaml' }));
    const [whole, part] = [aRun([...moved, ...other]), aRun(moved)];
    expect(kinds({ run: whole, baseline })).toMatchObject({ a: 'comparable' });
    expect(kinds({ run: part, baseline })).toEqual({ a: 'alone' });
    const known = { shards: 2, tests: whole.results, prior: { rates: [], weights: [] }, setAside: [] };
    expect(kinds({ run: part, baseline, wholeRun: known })).toEqual({ a: 'comparable' });
  });

  test('several results of one test are its trials; re-runs and trials on the base commit are separate', () => {
    const run = aRun([...results({ a: '1/1' }), ...results({ a: '0/1' }), ...results({ a: '1/2' })]);
    const extra = { confirmations: results({ a: '1/3' }), controls: results({ a: '3/3' }) };
    const [only, ...others] = pair({ run, baseline: found(aPool({ a: '5/5' })), ...extra }).tests;
    expect(others).toEqual([]);
    expect(only?.now.map(({ pass }) => pass)).toEqual([true, false, true, false]);
    expect(only).toMatchObject({ reruns: { length: 3 }, control: { length: 3 } });
  });

  test('quarantine holds to the end of its last day', () => {
    const entry = { id: 'a', reason: 'flaky', owner: 'ann', expiry: '2026-01-10' };
    const on = (startedAt: string) =>
      pair({ run: aRun(results({ a: '0/1' }), { startedAt }), baseline: found(), quarantine: [entry] }).tests[0]
        ?.quarantine;
    expect(on('2026-01-10T23:59:59.999Z')).toEqual({ entry, expired: false });
    expect(on('2026-01-11T00:00:00.000Z')).toEqual({ entry, expired: true });
  });
});

describe('versions of coding agents', () => {
  const versions = (before: (string | undefined)[], now: (string | undefined)[]) => {
    const trials = before.map((agentVersion, run) => aPast(true, run, { agentVersion }));
    const run = aRun(now.map((agentVersion, index) => aResult({ testId: `t${index}`, agentVersion })));
    return pair({ run, baseline: found({ ...aPool({}), tests: [{ testId: 't0', trials }] }) }).agentVersions;
  };
  const { target } = aResult({});

  test('are reported if they differ from the newest baseline run', () => {
    expect(versions(['1.0.0', '1.1.0'], ['1.2.0', '1.2.0'])).toEqual([{ target, base: ['1.1.0'], now: ['1.2.0'] }]);
  });

  test('that are the same, or unknown on one side, are not reported', () => {
    expect(versions(['1.0.0', '1.1.0'], ['1.1.0', undefined])).toBeUndefined();
    expect(versions([undefined], ['1.1.0'])).toBeUndefined();
    expect(versions(['1.0.0'], [undefined])).toBeUndefined();
  });
});
