import { describe, expect, test } from 'vitest';
import { aggregateTrials } from '../../../src/model/run/aggregate.ts';
import { type ExtraTrial, resultKey, type TestResult } from '../../../src/model/run/result.ts';
import type { PlannedTest, ShardPlan } from '../../../src/model/run/shard-plan.ts';
import type { ShardRecord } from '../../../src/model/run/shard-record.ts';
import { digestOf } from '../../../src/plan/shards/digest.ts';
import { type FoundShards, mergeShards } from '../../../src/results/shards/merge-shards.ts';
import type { ShardResults } from '../../../src/results/shards/shard-results.ts';
import { aResult, aTrial } from '../../support/builders.ts';
import { seeded } from '../../support/seeded.ts';
import { aPlannedTest, aShard, aShardPlan, dealt } from '../../support/shard-plans.ts';

const ids = Array.from({ length: 20 }, (_, at) => `test-${at}`);
const planned = ids.map((id) => aPlannedTest(id));
const results = ids.map((testId, index) => aResult({ testId, index, measure: `m-${testId}`, subject: 's' }));

const merged = (plan: ShardPlan, shards: readonly ShardResults[], more: Partial<FoundShards> = {}) =>
  mergeShards({ plan, digest: digestOf(plan) }, { shards, ...more });
const allShards = (plan: ShardPlan, whole: readonly TestResult[] = results) =>
  plan.shards.map(({ index }) => aShard(plan, index, whole));

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}

describe('complete shards become one run', () => {
  test('in the order of the plan, whatever the order of the shards', () => {
    const plan = aShardPlan(dealt(planned, 6));
    const random = seeded(7);
    const run = merged(plan, shuffled(allShards(plan), random));
    expect(run.results.map(({ testId }) => testId)).toEqual(ids);
    expect(run.results.map(({ index }) => index)).toEqual(ids.map((_, at) => at));
    expect(run).toMatchObject({ planned: 20, complete: true, warnings: [] });
    expect(run.unreadable).toBeUndefined();
    for (let round = 0; round < 10; round += 1) {
      expect(JSON.stringify(merged(plan, shuffled(allShards(plan), random)))).toBe(JSON.stringify(run));
    }
  });

  test('that does not depend on how many shards there are', () => {
    const one = merged(aShardPlan(dealt(planned, 1)), allShards(aShardPlan(dealt(planned, 1))));
    for (const count of [2, 5, 20]) {
      const plan = aShardPlan(dealt(planned, count));
      expect(JSON.stringify(merged(plan, allShards(plan)))).toBe(JSON.stringify(one));
    }
  });

  test('an empty shard only reports that it is complete', () => {
    const plan = aShardPlan(dealt(planned.slice(0, 1), 1));
    const wider = {
      ...plan,
      shards: [...plan.shards, { ...plan.shards[0], index: 2, tests: 0, trials: 0 }],
    } as ShardPlan;
    expect(merged(wider, allShards(wider)).complete).toBe(true);
    expect(merged(wider, [aShard(wider, 1, results)])).toMatchObject({ complete: false });
  });

  test('facts that all shards find are reported once, and sums are sums', () => {
    const plan = aShardPlan(dealt(planned, 2));
    const warning = { code: 'UNUSED', severity: 'warning', message: 'the key "x" is unknown' } as const;
    const use = { cache: 'judge', asked: 3, hits: 1, savedUsd: 0.5, savedUnknown: 0, notStored: 0 } as const;
    const requirement = {
      suite: 'greetings',
      file: 'evals/greetings.eval.yaml',
      target: 'support-agent',
      threshold: 0.5,
      from: 'suite',
    } as const;
    const [first, second] = allShards(plan).map((shard, at) => {
      const run = {
        ...shard.record.run,
        startedAt: `2026-01-02T1${at}:10:00.000Z`,
        durationMs: 60_000 * (2 - at),
        environment: { platform: 'linux', cpus: 4 + at },
        warnings: [warning],
        caches: [use],
        requirements: [requirement],
        folder: 'apps/x',
        flags: [{ name: 'targets' as const, value: 'ci.yaml' }],
        changes: { base: 'a'.repeat(40), suites: [{ file: `evals/${at}.eval.yaml`, paths: [`${at}.md`] }] },
      };
      return { ...shard, record: { ...shard.record, run } };
    });
    const run = merged(
      plan,
      [second, first].flatMap((shard) => shard ?? []),
    );
    expect(run).toMatchObject({
      startedAt: '2026-01-02T10:10:00.000Z',
      durationMs: 120_000,
      environment: { platform: 'linux' },
      warnings: [warning],
      caches: [{ ...use, asked: 6, hits: 2, savedUsd: 1 }],
      requirements: [requirement],
      folder: 'apps/x',
      flags: [{ name: 'targets', value: 'ci.yaml' }],
      changes: { base: 'a'.repeat(40), suites: [{ file: 'evals/0.eval.yaml' }, { file: 'evals/1.eval.yaml' }] },
    });
    expect(run.environment).not.toHaveProperty('cpus');
  });

  test('shards with the same changed files share a warning that names them all', () => {
    const plan = aShardPlan(dealt(planned, 16));
    const files = ['agent.py', 'b.txt', 'c.txt', 'd.txt'];
    const changed = (index: number) =>
      index === 2 ? 'unknown' : index === 5 ? ['b.txt'] : index > 3 ? files : undefined;
    const { warnings, complete } = merged(
      plan,
      plan.shards.map(({ index }) => aShard(plan, index, results, { record: { changed: changed(index) } })),
    );
    const unlike = 'tracked files that differ from those of the plan';
    expect(complete).toBe(true);
    expect(warnings.map(({ message }) => message)).toEqual([
      `Shard 2 may have run with ${unlike}: git could not list the changes`,
      `Shards 4, 6, 7, 8, 9, 10, 11, 12, 13, 14 and others ran with ${unlike} (4 files: agent.py, b.txt, c.txt and others)`,
      `Shard 5 ran with ${unlike} (1 file: b.txt)`,
    ]);
  });

  test('the run is of some tests only if each shard says so', () => {
    const plan = aShardPlan(dealt(planned, 2));
    const saying = (...said: readonly (readonly ('tests' | 'suites')[])[]) =>
      allShards(plan).map((shard, at) => {
        const run = { ...shard.record.run, selected: [...(said[at] ?? [])] };
        return { ...shard, record: { ...shard.record, run } };
      });
    expect(merged(plan, saying(['suites', 'tests'], ['suites'])).selected).toEqual(['suites']);
    expect(merged(plan, saying(['tests'], [])).selected).toBeUndefined();
  });
});

describe('a test whose trials ran on several shards', () => {
  const scores = [1, 0.2, 1, 0.9, 0.4, 1];
  const trials = scores.map((score, attempt) => aTrial(score, { attempt, costUsd: 0.1, durationMs: 100 + attempt }));
  const whole = (strategy: 'mean' | 'confidence_interval') => {
    const { score, aggregation } = aggregateTrials(trials, strategy);
    return aResult({ testId: 'long', score, trials, aggregation, costUsd: 0.6, durationMs: 100, output: 'answer 0' });
  };
  const longTest = (strategy: 'mean' | 'confidence_interval', ...counts: readonly number[]): PlannedTest => {
    const parts = counts.map((count, at) => ({
      shard: at + 1,
      from: counts.slice(0, at).reduce((sum, each) => sum + each, 0),
      trials: count,
    }));
    return aPlannedTest('long', { trials: 6, parts, ...(parts.length > 1 && { strategy }) });
  };

  test.each(['mean', 'confidence_interval'] as const)('has their %s, as if one machine had run them', (strategy) => {
    const expected = whole(strategy);
    for (const counts of [[6], [3, 3], [1, 1, 1, 1, 1, 1], [4, 2], [5, 1]]) {
      const plan = aShardPlan([longTest(strategy, ...counts)]);
      const [result] = merged(plan, allShards(plan, [expected]).reverse()).results;
      expect(result?.trials).toEqual(trials);
      expect(result?.costUsd).toBeCloseTo(0.6);
      expect(result).toMatchObject({
        status: expected.status,
        score: expected.score,
        aggregation: expected.aggregation,
        output: 'answer 0',
        durationMs: 100,
      });
    }
  });

  test('errs only if all of its trials did', () => {
    const failure = { class: 'provider', stage: 'agent', reason: 'provider_error', message: 'reset' } as const;
    const errored = (attempt: number) => aTrial(0, { attempt, status: 'execution_error', failure });
    const plan = aShardPlan([longTest('mean', 3, 3)]);
    const half = [...trials.slice(0, 3), errored(3), errored(4), errored(5)];
    const merge = (all: typeof trials) => merged(plan, allShards(plan, [{ ...whole('mean'), trials: all }])).results[0];
    expect(merge(half)).toMatchObject({ status: 'quality_failure', trials: half });
    expect(merge([0, 1, 2, 3, 4, 5].map(errored))).toMatchObject({ status: 'execution_error', failure, score: 0 });
  });

  test('keeps its trials if a shard is missing, and the run is not complete', () => {
    const plan = aShardPlan([longTest('mean', 3, 3)]);
    const run = merged(plan, [aShard(plan, 2, [whole('mean')])]);
    expect(run.results[0]?.trials?.map(({ attempt }) => attempt)).toEqual([3, 4, 5]);
    expect(run.complete).toBe(false);
  });
});

describe('nothing that is missing or foreign passes', () => {
  const plan = aShardPlan(dealt(planned, 6));
  const without = (...missing: readonly number[]) => allShards(plan).filter(({ index }) => !missing.includes(index));
  const messages = (run: ReturnType<typeof merged>) => (run.unreadable ?? []).map(({ message }) => message);

  test('a shard without results is named with its tests', () => {
    const run = merged(plan, without(3), { jobs: 'failure' });
    expect(messages(run)).toEqual([
      '5 of 6 shards reported; shard 3 (failure) left no results (3 tests: test-2, test-8, test-14)',
    ]);
    expect(run).toMatchObject({ complete: false, planned: 20 });
    expect(run.stopped).toBeUndefined();
    expect(messages(merged(plan, without(2, 5)))[0]).toBe(
      '4 of 6 shards reported; shards 2, 5 left no results (7 tests: test-1, test-4, test-7 and others)',
    );
  });

  test('a workflow that was cancelled before a shard completed cancels the run', () => {
    expect(merged(plan, [], { jobs: 'cancelled' }).stopped).toBe('cancelled');
    // A shard that exceeds its time limit is reported as cancelled, too.
    expect(merged(plan, without(3), { jobs: 'cancelled' }).stopped).toBeUndefined();
    expect(merged(plan, allShards(plan), { jobs: 'cancelled' }).stopped).toBeUndefined();
  });

  test.each(['cancelled', 'deadline', 'budget', 'breaker', 'broken-off'] as const)(
    'a shard that stopped (%s) keeps its trials, and stops the run',
    (stopped) => {
      const cut = aShard(plan, 1, results, { record: { complete: false, stopped } });
      const run = merged(plan, [...without(1), { ...cut, results: cut.results.slice(0, 2) }]);
      expect(run).toMatchObject({ complete: false, stopped, planned: 20 });
      expect(run.results).toHaveLength(18);
      expect(run.stoppedShards).toEqual([{ shard: 1, shards: 6, why: stopped, missing: 2 }]);
    },
  );

  test('shards that stopped or left no results are listed in their order, with the commands that run them again', () => {
    const rerunOf = (shard: number, folder = 'a new folder') => `run ${shard} into ${folder}`;
    const cut = aShard(plan, 5, results, { name: 'shards/5', record: { complete: false, stopped: 'deadline' } });
    const unrun = { class: 'cancelled', stage: 'setup', reason: 'dependency_failed' } as const;
    const [first = aResult(), second = aResult()] = cut.results;
    const rows = [first, aResult({ testId: second.testId, failure: unrun })];
    const lost = { index: 2, attempt: 1, problem: { code: 'FILE_MISSING', severity: 'error', message: 'x' } } as const;
    const shards = [...without(2, 4, 5), { ...cut, results: rows }];
    const listed = merged(plan, shards, { lost: [lost], rerunOf }).stoppedShards;
    expect(listed).toEqual([
      { shard: 2, shards: 6, why: 'no-results', missing: 4, rerun: 'run 2 into a new folder' },
      { shard: 4, shards: 6, why: 'no-results', missing: 3, rerun: 'run 4 into a new folder' },
      { shard: 5, shards: 6, why: 'deadline', missing: 2, rerun: 'run 5 into shards/5' },
    ]);
    // On GitHub, the job of the refused one may have succeeded.
    expect(merged(plan, shards, { lost: [lost] }).stoppedShards?.map(({ shard }) => shard)).toEqual([4, 5]);
    expect(merged(plan, without(2), { jobs: 'skipped' }).stoppedShards).toBeUndefined();
    expect(merged(plan, without()).stoppedShards).toBeUndefined();
  });

  test('a test whose trials are divided says that several stopped shards lack it', () => {
    const part = (shard: number) => ({ shard, from: shard - 1, trials: 1 });
    const divided = aShardPlan([aPlannedTest('divided', { trials: 3, parts: [1, 2, 3].map(part) }), ...planned]);
    const end = (index: number, stopped: 'deadline' | 'budget') => ({
      ...aShard(divided, index, [], { record: { complete: false, stopped } }),
      results: [],
    });
    expect(merged(divided, [end(3, 'deadline'), end(2, 'budget'), end(1, 'deadline')]).stoppedShards).toEqual([
      { shard: 1, shards: 3, why: 'deadline', missing: 21 },
      { shard: 2, shards: 3, why: 'budget', missing: 1 },
      { shard: 3, shards: 3, why: 'deadline', missing: 1, shared: 1 },
    ]);
  });

  test('a shard that ended without a word is broken off', () => {
    expect(merged(plan, [...without(1), aShard(plan, 1, results, { record: { complete: false } })]).stopped).toBe(
      'broken-off',
    );
  });

  test('a spent share of the budget is named with what is unused', () => {
    const limited = {
      ...plan,
      inputs: { budgetUsd: 20 },
      shards: plan.shards.map((shard) => ({ ...shard, budgetUsd: 3.33 })),
    };
    const usage = { calls: 3, costUsd: 3.3 };
    const shards = limited.shards.map(({ index }) =>
      aShard(limited, index, results, {
        record: { usage, ...(index === 4 && { complete: false, stopped: 'budget' as const }) },
      }),
    );
    expect(merged(limited, shards).warnings[0]?.message).toBe(
      'Shard 4 spent its share of the budget ($3.33 of $20.00); $0.20 of the whole budget is unused',
    );
  });

  test.each<[string, (shard: ShardResults) => Partial<ShardResults>, RegExp]>([
    [
      'of another plan',
      ({ record }) => ({ record: { ...record, digest: 'b'.repeat(64) } }),
      /belongs to the plan bbbbbbbbbbbb/,
    ],
    ['of another shard', ({ record }) => ({ record: { ...record, index: 2 } }), /has the results of shard 2/],
    ['of another number of shards', ({ record }) => ({ record: { ...record, count: 7 } }), /one of 7 shards/],
    [
      'of another minor version',
      ({ record }) => ({ record: { ...record, generator: { name: 'eval-action', version: '1.1.0' } } }),
      /version 1\.1\.0/,
    ],
    [
      'of another commit',
      ({ record }) => ({ record: { ...record, commit: '9'.repeat(40) } }),
      /measured the commit 9999999/,
    ],
    [
      'of a dry run',
      ({ record }) => ({ record: { ...record, run: { ...record.run, dryRun: true } } }),
      /it is a dry run, unlike the plan/,
    ],
    ['of a shard that the plan does not have', () => ({ index: 9 }), /results of shard 1|only 6 shards/],
    [
      'of tests of another shard',
      ({ results: own }) => ({ results: [...own, aResult({ testId: 'test-1' })] }),
      /gives to shard 2/,
    ],
    [
      'of unknown tests',
      ({ results: own }) => ({ results: [...own, aResult({ testId: 'forged' })] }),
      /does not have \(1 test: forged\)/,
    ],
    [
      'of a test twice',
      ({ results: own }) => ({ results: [...own, ...own.slice(0, 1)] }),
      /more than once \(1 test: test-0\)/,
    ],
    [
      'with too many trials',
      ({ results: own }) => ({
        results: [{ ...own[0], trials: [aTrial(1), aTrial(1, { attempt: 1 })] } as TestResult, ...own.slice(1)],
      }),
      /does not give to this shard/,
    ],
    [
      'with other trials',
      ({ results: own }) => ({
        results: [{ ...own[0], trials: [aTrial(1, { attempt: 5 })] } as TestResult, ...own.slice(1)],
      }),
      /does not give to this shard/,
    ],
    [
      'that are reused without a plan to',
      ({ results: own }) => ({ results: [{ ...own[0], reusedFrom: 'c'.repeat(40) } as TestResult, ...own.slice(1)] }),
      /another commit/,
    ],
    [
      'with extra trials of other tests',
      () => ({ extraTrials: [{ purpose: 'confirmation', checkout: 'head', result: aResult({ testId: 'test-1' }) }] }),
      /confirmation, control or seeding/,
    ],
    [
      'without the commit of the plan',
      ({ record: { commit: _, ...record } }) => ({ record }),
      /measured the commit none, and the plan is for/,
    ],
    [
      'whose record says both that it ended and that it did not',
      ({ record }) => ({ record: { ...record, run: { ...record.run, complete: false, stopped: 'deadline' } } }),
      /both that it is complete and that it stopped/,
    ],
    [
      'whose record says that it stopped, and is complete',
      ({ record }) => ({ record: { ...record, stopped: 'budget', run: { ...record.run, stopped: 'budget' } } }),
      /both that it is complete and that it stopped/,
    ],
    [
      'whose record counts no finished trial',
      ({ record }) => ({ record: { ...record, cells: { ...record.cells, finished: 0 } } }),
      /it counts 0 of 4 trials, and has 4 of 4/,
    ],
    [
      'whose record expects more trials',
      ({ record }) => ({ record: { ...record, cells: { ...record.cells, expected: 9 } } }),
      /it counts 4 of 9 trials, and has 4 of 4/,
    ],
    [
      'without a re-run that was written',
      ({ record }) => ({ record: { ...record, extraTrials: { ...record.extraTrials, confirmation: 1 } } }),
      /it wrote 1 confirmation trial, and has 0/,
    ],
    [
      'with a re-run that was not written',
      () => ({ extraTrials: [{ purpose: 'confirmation', checkout: 'head', result: aResult({ testId: 'test-0' }) }] }),
      /it wrote 0 confirmation trials, and has 1/,
    ],
    [
      'of another attempt than its name has',
      ({ record }) => ({ record: { ...record, attempt: 2 } }),
      /it has the results of attempt 2/,
    ],
    ['that lack a row', ({ results: own }) => ({ results: own.slice(1) }), /trials are missing \(1 test: test-0\)/],
  ])('results %s make the run invalid', (_, change, why) => {
    const [first] = allShards(plan);
    if (first === undefined) throw new Error('no shard');
    const run = merged(plan, [...without(1), { ...first, ...change(first) }]);
    expect(run.complete).toBe(false);
    expect(messages(run).join('\n')).toMatch(why);
  });

  test('two artifacts of one shard and attempt make the run invalid', () => {
    const twice = merged(plan, [...allShards(plan), aShard(plan, 1, results)]);
    expect(messages(twice)).toEqual([
      `agentv-shard-Evals-${digestOf(plan).slice(0, 12)}-1-1 cannot be used: attempt 1 of shard 1 is there twice`,
    ]);
  });

  test.each<[string, Partial<ShardRecord>, Partial<ShardRecord['run']>, string]>([
    ['a copy', {}, {}, 'Remove shards/1b: it is a copy of shards/1.'],
    [
      'an unfinished one',
      { complete: false, stopped: 'deadline' },
      { complete: false, stopped: 'deadline', startedAt: '2026-01-03T00:00:00.000Z' },
      'Remove shards/1b: it ended early, and shards/1 is complete.',
    ],
    ['an older one', {}, { startedAt: '2026-01-01T00:00:00.000Z' }, 'Remove shards/1b: shards/1 was started later.'],
    ['a newer one', {}, { startedAt: '2026-01-03T00:00:00.000Z' }, 'Remove shards/1: shards/1b was started later.'],
  ])('of two folders with one shard, the hint names that to remove: %s', (_, record, run, hint) => {
    const named = (name: string, startedAt = '2026-01-02T00:00:00.000Z') => {
      const shard = aShard(plan, 1, results, { name });
      return { ...shard, record: { ...shard.record, run: { ...shard.record.run, startedAt } } };
    };
    const other = named('shards/1b');
    const changed = { ...other, record: { ...other.record, ...record, run: { ...other.record.run, ...run } } };
    for (const shards of [
      [named('shards/1'), changed],
      [changed, named('shards/1')],
    ]) {
      const { complete, unreadable = [] } = merged(plan, [...without(1), ...shards]);
      expect(complete).toBe(false);
      expect(unreadable).toMatchObject([
        { message: expect.stringMatching(/^shards\/1 and shards\/1b cannot both/), hint },
      ]);
    }
  });

  test('a patch release may measure what another one has planned', () => {
    const own = { ...plan, generator: { name: 'eval-action', version: '1.2.3' } };
    const shards = own.shards.map(({ index }) =>
      aShard(own, index, results, { record: { generator: { name: 'eval-action', version: '1.2.9' } } }),
    );
    expect(merged(own, shards).complete).toBe(true);
  });

  test('trials that are missing in a row are missing in the run', () => {
    const three = aShardPlan(
      dealt(
        ids.map((id) => aPlannedTest(id, { trials: 3 })),
        2,
      ),
    );
    const rows = (count: number, given: Partial<TestResult> = {}) =>
      results.map((result) => ({
        ...result,
        trials: Array.from({ length: count }, (_, attempt) => aTrial(1, { attempt })),
        aggregation: { strategy: 'mean', mean: 1, min: 1, max: 1 },
        ...given,
      })) as TestResult[];
    expect(merged(three, allShards(three, rows(3))).complete).toBe(true);
    expect(messages(merged(three, allShards(three, rows(2)))).join()).toMatch(/trials are missing \(10 tests/);
    expect(merged(three, allShards(three, rows(2, { costLimited: true }))).complete).toBe(true);
    const atK = { aggregation: { strategy: 'pass_at_k', passedAttempts: 1, totalAttempts: 1 } } as const;
    expect(merged(three, allShards(three, rows(1, atK))).complete).toBe(true);
  });
});

describe('attempts', () => {
  const plan = aShardPlan(dealt(planned, 2));
  const timestamp = '2026-01-02T09:00:00.000Z';
  const failing = ids.map((testId, index) =>
    aResult({ testId, index, measure: `m-${testId}`, subject: 's', score: 0, output: 'bad', timestamp }),
  );

  test('of several attempts the newest counts, by the number in its name, and the others are earlier attempts', () => {
    const shards = [
      aShard(plan, 1, results, { attempt: 10 }),
      aShard(plan, 2, results),
      aShard(plan, 1, failing, { attempt: 9 }),
      aShard(plan, 1, failing, { attempt: 1 }),
    ];
    const run = merged(plan, shards);
    expect(run.complete).toBe(true);
    expect(run.results.every(({ status }) => status === 'ok')).toBe(true);
    expect(run.earlier?.map(({ attempt, tests }) => [attempt, tests.length])).toEqual([
      [1, 10],
      [9, 10],
    ]);
    expect(run.earlier?.[0]?.tests[0]?.now).toEqual([expect.objectContaining({ pass: false })]);
    expect(JSON.stringify(merged(plan, shards.toReversed()))).toBe(JSON.stringify(run));
  });

  test('trials that the newest attempt lacks come from an older one, and its end still counts', () => {
    const cut = aShard(plan, 1, results, { attempt: 2, record: { complete: false, stopped: 'cancelled' } });
    const run = merged(plan, [
      { ...cut, results: cut.results.slice(0, 4) },
      aShard(plan, 1, failing, { attempt: 1 }),
      aShard(plan, 2, results),
    ]);
    expect(run.results).toHaveLength(20);
    expect(run.results.filter(({ output }) => output === 'bad')).toHaveLength(6);
    expect(run).toMatchObject({ complete: false, stopped: 'cancelled' });
    expect(run.earlier?.[0]?.tests).toHaveLength(4);
  });

  test('results that a newer attempt replaces are a warning if they cannot be used', () => {
    const problem = { code: 'RESULTS_UNREADABLE', severity: 'error', message: 'x is not a ZIP archive' } as const;
    const lost = [{ index: 1, attempt: 1, problem }];
    const replaced = merged(plan, [aShard(plan, 1, results, { attempt: 2 }), aShard(plan, 2, results)], { lost });
    expect(replaced).toMatchObject({ complete: true, warnings: [{ ...problem, severity: 'warning' }] });
    const newest = merged(plan, [aShard(plan, 1, results), aShard(plan, 2, results)], {
      lost: [{ ...lost[0], attempt: 2, problem }],
    });
    expect(newest).toMatchObject({ complete: false, unreadable: [problem] });
  });

  test('shards of another plan are an earlier attempt', () => {
    const other = aShardPlan(dealt(planned, 4));
    const others = [aShard(other, 3, failing)];
    const run = merged(plan, [aShard(plan, 1, results, { attempt: 2 }), aShard(plan, 2, results, { attempt: 2 })], {
      others,
    });
    expect(run.earlier).toMatchObject([{ attempt: 1, tests: [{ testId: 'test-10' }, {}, {}, {}, {}] }]);
  });
});

describe('extra trials', () => {
  const plan = aShardPlan(dealt(planned, 2));
  const extra = (purpose: ExtraTrial['purpose'], testId: string, round?: number): ExtraTrial => ({
    purpose,
    checkout: purpose === 'control' ? 'base' : 'head',
    ...(round !== undefined && { round }),
    result: aResult({ testId }),
  });
  const seeding = (made: number, why?: string) => ({ asked: 3, made, tests: 10, ...(why !== undefined && { why }) });
  const shard = (index: number, extraTrials: readonly ExtraTrial[], run: object = {}) => {
    const own = aShard(plan, index, results, { extraTrials });
    return { ...own, record: { ...own.record, run: { ...own.record.run, ...run } } };
  };

  test('are in the order of one machine', () => {
    const run = merged(plan, [
      shard(2, [extra('control', 'test-1'), extra('confirmation', 'test-3')]),
      shard(1, [extra('confirmation', 'test-4'), extra('confirmation', 'test-0'), extra('control', 'test-0')]),
    ]);
    expect(run.extraTrials?.map(({ purpose, result }) => [purpose, result.testId, result.index])).toEqual([
      ['confirmation', 'test-0', 0],
      ['confirmation', 'test-3', 3],
      ['confirmation', 'test-4', 4],
      ['control', 'test-0', 0],
      ['control', 'test-1', 1],
    ]);
  });

  test('a seeding round counts only if all shards completed it', () => {
    const rounds = (index: number, count: number) =>
      ids
        .filter((_, at) => at % 2 === index - 1)
        .flatMap((id) => Array.from({ length: count }, (_, round) => extra('seed', id, round + 1)));
    const run = merged(plan, [
      shard(1, rounds(1, 2), { seeding: seeding(3) }),
      shard(2, rounds(2, 1), { seeding: seeding(2, 'the budget was spent') }),
    ]);
    expect(run.seeding).toMatchObject({ asked: 3, made: 2, tests: 20, why: 'the budget was spent' });
    expect(run.extraTrials?.map(({ round }) => round)).toEqual(Array.from({ length: 20 }, () => 1));
  });

  test('an incomplete run seeds nothing', () => {
    const run = merged(plan, [shard(1, [extra('seed', 'test-0', 1)], { seeding: seeding(2) })]);
    expect([run.seeding, run.extraTrials]).toEqual([undefined, undefined]);
  });
});

describe('reused results', () => {
  const sha = 'c'.repeat(40);
  const tests = dealt(planned, 2).map((each, at) =>
    at < 2 ? { ...each, canary: true as const } : { ...each, reused: sha },
  );
  const plan = aShardPlan(tests);
  const own = results.map((result, at) => (at < 2 ? result : { ...result, reusedFrom: sha }));
  const leaking = (shard: ShardResults, key: string, rows: readonly TestResult[]): ShardResults => ({
    ...shard,
    results: rows,
    record: { ...shard.record, leak: [key] },
  });
  const [canary] = results;

  test('count as the plan has them', () => {
    expect(merged(plan, allShards(plan, own)).complete).toBe(true);
  });

  test('are outdated if an unchanged test got worse twice in another shard', () => {
    const measured = aShard(plan, 1, results).results;
    const first = leaking(aShard(plan, 1, own), resultKey(canary ?? aResult()), measured);
    const run = merged(plan, [first, aShard(plan, 2, own)]);
    expect(run.unreadable?.[0]?.message).toMatch(/may be outdated \(9 tests: test-3, .*; shards 2\): test-0 got worse/);
    expect(run.reuseLeaks).toMatchObject([{ testId: 'test-0' }]);
    const others = own.map((result) => ({ ...result, subject: result.index === 0 ? 'other' : result.subject }));
    const elsewhere = leaking(aShard(plan, 1, others), resultKey(canary ?? aResult()), [
      ...aShard(plan, 1, results).results.map((row, at) => (at === 0 ? { ...row, subject: 'other' } : row)),
    ]);
    expect(merged(plan, [elsewhere, aShard(plan, 2, own)])).toMatchObject({ complete: true, reuseLeaks: [{}] });
  });
});
