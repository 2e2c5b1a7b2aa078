import { expect, test } from 'vitest';
import { extraResults } from '../../../src/model/run/result-keys.ts';
import type { ReportFile } from '../../../src/model/verdict/report.ts';
import { sample } from '../../support/exhaustive.ts';
import { oneRun, type Scripted, shardedRepository, shardedRun } from '../../support/sharded-checkouts.ts';

const SHARDS = 8;

const passing = (count: number, name: string): Record<string, Scripted> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${name}${at}`, { base: '10/10', outcomes: '1'.repeat(9) }]),
  );

interface Scenario {
  /** Further tests of each suite. */
  readonly more: Record<string, Scripted>;
  readonly second?: Record<string, Scripted>;
  readonly expected: string;
  readonly exitCode: number;
}

const SCENARIOS = {
  'an unchanged run, with failures by chance': {
    expected: 'pass',
    exitCode: 0,
    more: {
      stumbles: { base: '10/10', outcomes: '01' },
    },
    // Two failures of one suite are decided together, which shards leave to the report.
    second: { flaky: { base: '9/10', outcomes: '001' } },
  },
  'a broken test that passes after the decision, and a must_pass test': {
    expected: 'fail',
    exitCode: 1,
    more: {
      broken: { base: '10/10', outcomes: '0001' },
      must: { base: '5/10', outcomes: '0010', mustPass: true },
    },
  },
  'a suite that drops, and no test alone': {
    expected: 'fail',
    exitCode: 1,
    more: Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`drop${at}`, { base: '10/10', outcomes: '01' }])),
  },
  'tests that fail together in several shards, with a short history': {
    expected: 'fail',
    exitCode: 1,
    more: {},
    second: Object.fromEntries(['x', 'y', 'z'].map((id) => [id, { base: '2/2', outcomes: '0'.repeat(12) }] as const)),
  },
  'a baseline run far below the others, which no shard has enough tests to tell': {
    expected: 'fail',
    exitCode: 1,
    more: {
      ...Object.fromEntries(
        Array.from({ length: 16 }, (_, at) => [`low${at}`, { base: '1111101111', outcomes: '1'.repeat(9) }]),
      ),
      // One failure apart from that run: the next one is unexpected. After two failures it would be expected.
      broken: { base: '011110111', outcomes: '000000000' },
    },
  },
} as const satisfies Record<string, Scenario>;

test.each(sample(Object.entries<Scenario>(SCENARIOS), 2))(
  '8 shards decide as one run: %s',
  async (_, { more, second, expected, exitCode }: Scenario) => {
    using repository = shardedRepository({
      suites: { first: { ...passing(12, 'a'), ...more }, second: { ...passing(8, 'b'), ...second } },
    });
    const [one, sharded] = await Promise.all([oneRun(repository), shardedRun(repository, SHARDS)]);
    expect(one).toMatchObject({ exitCode, report: { verdict: { verdict: expected } } });
    expect([sharded.exitCode, decisionOf(sharded.report)]).toEqual([exitCode, decisionOf(one.report)]);
  },
);

test('8 shards find a test that stays broken: its shard confirms it, as if 50 tests were suspected', async () => {
  using repository = shardedRepository({
    suites: { first: { ...passing(12, 'a'), broken: { base: '10/10', outcomes: '0'.repeat(12) } } },
  });
  const [one, sharded] = await Promise.all([oneRun(repository), shardedRun(repository, SHARDS)]);
  const decided = ({ exitCode, report: { verdict, comparison } }: typeof one) => [
    exitCode,
    verdict.headline,
    comparison.tests.map(({ testId, state }) => `${testId} ${state}`),
  ];
  expect(decided(sharded)).toEqual(decided(one));
  const neededIn = ({ report }: typeof one) =>
    report.comparison.tests.find(({ testId }) => testId === 'broken')?.needed;
  expect([neededIn(one), neededIn(sharded)]).toEqual([2, 4]);
});

/** What a report says, without times and paths, and without trials after the decision. */
function decisionOf(report: ReportFile) {
  const { verdict, complete, conclusion, totals, suites, results, comparison, selected, settings, warnings } = report;
  const { costUsd: _, ...counts } = totals;
  const extra = extraResults(report, 'confirmation').map(({ testId, score }) => `${testId} ${score}`);
  const counted = comparison.tests.flatMap(({ testId, reruns }) =>
    extra.filter((each) => each.startsWith(`${testId} `)).slice(0, reruns?.trials ?? 0),
  );
  return withoutTimes({
    verdict,
    complete,
    conclusion,
    counts,
    suites,
    results,
    comparison,
    selected,
    settings,
    warnings,
    counted,
  });
}

const TIMES = /^(time|timestamp|startedAt|endedAt|durationMs|at|newestAt|meanDurationMs)$/;

const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each) => (TIMES.test(key) ? undefined : each)));
