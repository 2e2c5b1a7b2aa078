import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import type { Forecast } from '../../src/runner/forecast.ts';
import { evidenceText } from '../support/evidence.ts';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

/** When the evidence is not too old. */
const CLOCK = { ...systemClock, now: () => Date.parse('2026-11-20T10:00:00Z') };
const TARGETS = `targets:
  - { name: default, provider: mock, response: hello }
  - { name: model, provider: openai, api_key: "\${{ SOME_API_KEY }}", model: m }
`;
const tests = (...ids: string[]): string =>
  ids.map((id) => `  - { id: ${id}, input: hi, assertions: [{ type: contains, value: hello }] }\n`).join('');

/** Evidence in which each trial of a test took that many seconds and cost that many dollars. */
const evidence = (seconds: Readonly<Record<string, number>>, costUsd?: readonly number[]): string =>
  evidenceText({
    suite: 'a',
    file: 'evals/a.eval.yaml',
    target: 'default',
    resets: [],
    tests: Object.entries(seconds).map(([testId, each]) => ({
      testId,
      trials: [1, 2].map((run) => ({
        run: `r${run}`,
        time: `2026-11-0${run}T00:00:00Z`,
        pass: true,
        score: 1,
        durationMs: each * 1000,
        costUsd: costUsd?.[run - 1],
      })),
    })),
  });

interface Planned {
  readonly matrix: { readonly include: readonly { readonly shard: string; readonly tests: number }[] };
  readonly forecast: Forecast;
}
async function planned(project: Project, ...args: string[]): Promise<Planned> {
  const { exitCode, stdout, stderr } = await perform(project, ['plan', '--json', ...args], {}, { clock: CLOCK });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return JSON.parse(stdout) as Planned;
}
/** The number of tests of each shard. */
const testsOf = ({ matrix }: Planned) => matrix.include.map(({ tests }) => tests);

const aRun = (suite: string, pool: string): Project =>
  aProject({ 'evals/a.eval.yaml': suite, '.agentv/targets.yaml': TARGETS, '.agentv/evidence/a.jsonl': pool });

describe('eval-action plan', () => {
  test('forecasts calls, time and costs from the baseline', async () => {
    using project = aRun(`tests:\n${tests('a', 'b', 'new')}`, evidence({ a: 60, b: 30 }, [0.1, 0.3]));
    const { forecast } = await planned(project, '--workers', '1', '--trials', '2');
    expect(forecast).toMatchObject({
      tests: 3,
      why: 'target',
      calls: 6,
      judgeCalls: 0,
      timedTests: 2,
      // A new test: twice the median of its suite. And a minute for the machine, 5 s for the suite.
      longestTrialMs: 90_000,
      oneMachineMs: 2 * (60_000 + 30_000 + 90_000) + 65_000,
      testsWithoutCost: 1,
    });
    expect(forecast.costUsd).toBeCloseTo(0.8);
    expect(forecast.costBoundUsd).toBeCloseTo(0.8 + 1.645 * Math.sqrt(4 * 0.02));
  });

  test('divides the tests by their durations, and adds shards until the run is short enough', async () => {
    using project = aRun(`tests:\n${tests('a', 'b', 'c', 'd')}`, evidence({ a: 300, b: 100, c: 100, d: 100 }));
    const divided = await planned(project, '--workers', '1', '--target-minutes', '7');
    expect(testsOf(divided)).toEqual([1, 3]);
    expect(divided.forecast.why).toBe('target');
    const three = await planned(project, '--workers', '1', '--shards', '3');
    expect(three.matrix.include.map(({ shard, tests: own }) => [shard, own])).toEqual([
      ['1/3', 1],
      ['2/3', 2],
      ['3/3', 1],
    ]);
    const most = await planned(project, '--workers', '1', '--target-minutes', '1', '--max-shards', '1');
    expect([testsOf(most), most.forecast.why]).toEqual([[4], 'most']);
  });

  test.each([
    ['tests that wait for each other', '', '    depends_on: [a]\n'],
    ['a suite that an error ends', 'execution: { fail_on_error: true }\n', ''],
  ])('keeps %s on one machine', async (_, head, dependency) => {
    const last = `  - id: b\n    input: hi\n    assertions: [{ type: contains, value: hello }]\n${dependency}`;
    using project = aRun(`${head}tests:\n${tests('a')}${last}`, evidence({ a: 100, b: 100 }));
    expect(testsOf(await planned(project, '--shards', '2'))).toEqual([2, 0]);
  });

  test('needs no keys, and says why it has no more shards', async () => {
    using project = aProject({ 'evals/a.eval.yaml': `tests:\n${tests('a', 'b')}`, '.agentv/targets.yaml': TARGETS });
    const { exitCode, stdout, stderr } = await perform(project, ['plan', '--target', 'model']);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/^2 tests on 1 target in 1 shard, 2 target calls\n/);
    expect(stdout).toContain('durations of 0 of 2 tests are known');
    expect(stdout).toContain('cost      unknown: the baseline has no costs of these tests');
    expect(stdout).toContain('enough for 10 min (target-minutes)');
  });

  test.each<[string, readonly string[], string, RegExp]>([
    [
      'the longest trial is longer',
      ['--target-minutes', '3'],
      evidence({ a: 300, b: 1 }),
      /about 6 min \d.*, not 3 min \(target-minutes\): the longest trial, .* take 5 min/,
    ],
    [
      'there are too few machines',
      ['--target-minutes', '3', '--max-shards', '1'],
      evidence({ a: 100, b: 100, c: 100, d: 100 }),
      /about 4 min .*, not 3 min \(target-minutes\): max-shards allows no more/,
    ],
  ])('says that the wanted time cannot be reached: %s', async (_, flags, pool, why) => {
    using project = aRun(`tests:\n${tests('a', 'b', 'c', 'd')}`, pool);
    const { stdout } = await perform(project, ['plan', '--workers', '2', ...flags], {}, { clock: CLOCK });
    expect(stdout).toMatch(why);
  });

  test('refuses a suite that cannot be read', async () => {
    using project = aProject({
      'evals/a.eval.yaml': `tests:\n${tests('a')}`,
      'evals/b.eval.yaml': 'tests: [',
      '.agentv/targets.yaml': TARGETS,
    });
    await expect(perform(project, ['plan'])).rejects.toMatchObject({
      problems: [{ location: { file: 'evals/b.eval.yaml', line: 1 } }],
    });
  });

  test.each(['--shards=0', '--shards=257', '--max-shards=many', '--target-minutes=-1'])('refuses %s', async (flag) => {
    using project = aProject({ 'evals/a.eval.yaml': `tests:\n${tests('a')}`, '.agentv/targets.yaml': TARGETS });
    await expect(perform(project, ['plan', flag])).rejects.toThrow(flag.split('=')[0]);
  });
});

test('a suite written in TypeScript is named as unchecked by commands that start nothing, and fails none of them', async () => {
  using project = aProject({
    'evals/a.eval.yaml': `tests:\n${tests('a')}`,
    'evals/b.eval.ts': `export default { tests: [{ id: 'b', input: 'hi', criteria: 'x' }] };\n`,
    '.agentv/targets.yaml': TARGETS,
  });
  for (const command of ['list', 'validate']) {
    const { exitCode, stdout, stderr } = await perform(project, [command]);
    expect([command, exitCode]).toEqual([command, 0]);
    expect(`${stdout}${stderr}`).toContain('evals/b.eval.ts was not checked');
  }
});
