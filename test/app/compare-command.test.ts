import { describe, expect, test } from 'vitest';
import { pairedDifference } from '../../src/gate/statistics/paired-difference.ts';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const row = (test_id: string, target: string, score: number, more: object = {}) => ({
  timestamp: '2026-01-01T00:00:00.000Z',
  test_id,
  suite: 's',
  target,
  score,
  ...more,
});

const files = {
  'a/index.jsonl': lines([
    row('t1', 'x', 0.5),
    row('long-test-identifier', 'x', 0.8),
    row('t3', 'x', 1),
    row('gone', 'x', 1),
  ]),
  'b/index.jsonl': lines([
    row('t1', 'x', 0.8),
    row('long-test-identifier', 'x', 0.9),
    row('t3', 'x', 0, { execution_status: 'execution_error', error: 'down' }),
  ]),
  'm/index.jsonl': lines([
    row('t1', 'mini', 0.5),
    row('t1', 'large', 0.75),
    row('t2', 'large', 1),
    row('t2', 'zed', 0.2),
    row('t1', 'zed', 0.9),
  ]),
  'old.jsonl': lines([{ eval_id: 't1', dataset: 's', target: 'x', score: 0.4 }]),
};

/** What AgentV prints for two runs and for one is recorded: compare-recorded.test.ts. */
async function compare(...argv: readonly string[]) {
  using project = aProject(files);
  return await perform(project, ['compare', ...argv]);
}

describe('--interval', () => {
  const many = (target: string, score: (index: number) => number) =>
    lines(Array.from({ length: 30 }, (_, index) => row(`t${index}`, target, score(index))));
  const runs = {
    'before.jsonl': many('x', (index) => (index % 3 === 0 ? 0 : 1)),
    'after.jsonl': many('x', () => 1),
    'one.jsonl': many('x', (index) => (index % 3 === 0 ? 0 : 1)) + many('y', () => 1) + many('z', (index) => index % 2),
    'other.jsonl': lines([row('other', 'x', 1)]),
    'beyond.jsonl': many('x', () => 4),
  };
  const on = async (...argv: readonly string[]) => {
    using project = aProject(runs);
    return await perform(project, ['compare', ...argv]);
  };

  test('adds the interval and the p-value of an experiment with one trial for each test, and nothing else', async () => {
    const { stdout } = await on('before.jsonl', 'after.jsonl', '--interval');
    const added = / \(95% CI \+0\.\d{3} to \+0\.\d{3}, p = 0\.002\)/;
    expect(stdout).toMatch(new RegExp(`Mean Δ: \\+0\\.333${added.source}`));
    expect(stdout.replace(added, '')).toBe((await on('before.jsonl', 'after.jsonl')).stdout);

    const { interval, p } = pairedDifference(
      Array.from({ length: 30 }, (_, index) => ({ first: [index % 3 === 0 ? 0 : 1], second: [1] })),
    );
    const json = JSON.parse((await on('before.jsonl', 'after.jsonl', '--interval', '--json')).stdout);
    expect(json.summary.interval.low).toBeCloseTo(interval.low, 3);
    expect(json.summary.interval.high).toBeCloseTo(interval.high, 3);
    expect(json.summary.interval.p).toBeCloseTo(p, 5);
  });

  test('reaches 0 where the p-value is above 5%, and is not there without pairs', async () => {
    const same = JSON.parse((await on('after.jsonl', 'after.jsonl', '--interval', '--json')).stdout);
    expect(same.summary.interval).toMatchObject({ p: 1 });
    expect(same.summary.interval.low).toBeLessThanOrEqual(0);
    expect(same.summary.interval.high).toBeGreaterThanOrEqual(0);
    const none = JSON.parse((await on('after.jsonl', 'other.jsonl', '--interval', '--json')).stdout);
    expect(none.summary).toMatchObject({ matched: 0, mean_delta: 0 });
    expect(none.summary.interval).toBeUndefined();
  });

  test('is known of each pair of targets', async () => {
    const { stdout } = await on('one.jsonl', '--interval');
    expect(stdout.match(/95% CI/g)).toHaveLength(3);
    const { pairwise } = JSON.parse((await on('one.jsonl', '--interval', '--json', '--baseline', 'x')).stdout);
    expect(pairwise.every(({ summary }: { summary: object }) => 'interval' in summary)).toBe(true);
    const pair = await on('one.jsonl', '--interval', '--baseline', 'x', '--candidate', 'y');
    expect(pair.stdout).toContain('95% CI +');
  });

  test('needs scores from 0 to 1', async () => {
    const { exitCode, stderr } = await on('before.jsonl', 'beyond.jsonl', '--interval');
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('--interval needs scores from 0 to 1')]);
    expect(stderr).toContain('4 of "t0" in beyond.jsonl');
  });
});

describe('two runs', () => {
  test('may be held to more than the mean', async () => {
    expect((await compare('a', 'b', '--max-mean-drop', '0.3')).exitCode).toBe(0);
    expect((await compare('b', 'a', '--max-losses', '0')).exitCode).toBe(1);
    expect((await compare('a', 'a', '--fail-on-missing')).exitCode).toBe(0);
    expect((await compare('a', 'old.jsonl', '--max-mean-drop', '1', '--fail-on-missing')).exitCode).toBe(1);
    expect((await compare('a', 'b', '--without-errors')).exitCode).toBe(0);
  });

  test('of several targets are distinguished by target, unless only test ids are requested', async () => {
    const own = JSON.parse((await compare('m', 'm', '--json')).stdout);
    expect(own.summary.matched).toBe(5);
    expect(own.matched[0]).toMatchObject({ suite: 's', target: 'mini' });
    const asAgentV = JSON.parse((await compare('m', 'm', '--json', '--pair-by', 'test-id')).stdout);
    expect(asAgentV.summary).toMatchObject({ matched: 2, total: 10 });
  });
});

test.each([
  [[], 'one or two run folders'],
  [['a', 'b', 'm'], 'one or two run folders'],
  [['a', 'nowhere'], 'There are no results at nowhere'],
  [['m', '-c', 'zed'], 'both, or --baseline alone'],
  [['m', '-b', 'nope'], 'The baseline target "nope" is not in the results'],
  [['m', '--targets', 'nope'], 'None of these targets'],
  [['a', 'b', '--format', 'xml'], 'table or json'],
  [['a', 'b', '-t', 'much'], 'a number'],
] as const)('%j ends with 1, as in AgentV', async (argv, why) => {
  expect(await compare(...argv)).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringContaining(why) });
});

test('nothing in a name reaches the screen', async () => {
  const rows = [row('\u001b[31mred\u001b[0m', 'x\u001b[2J', 0.5), row('two\nlines', 'y', 1)];
  using project = aProject({ 'n/index.jsonl': lines(rows) });
  for (const argv of [['n', 'n'], ['n']]) {
    const { stdout } = await perform(project, ['compare', ...argv]);
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toMatch(/^ {2}red +/m);
    expect(stdout).toMatch(/^ {2}two lines +/m);
  }
});

test.each(['0x1', '1e', 'Infinity', ' '])('a threshold of %j is no number', async (threshold) => {
  expect(await compare('a', 'b', '--threshold', threshold)).toMatchObject({ exitCode: 1, stdout: '' });
});

test('older results, which name their tests otherwise, are taken', async () => {
  expect(await compare('old.jsonl', 'a', '--json')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('"test_id": "t1"'),
  });
});
