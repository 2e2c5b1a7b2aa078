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
  const third = (index: number) => (index % 3 === 0 ? 0 : 1);
  const on = async (...argv: readonly string[]) => {
    using project = aProject({
      'before.jsonl': many('x', third),
      'after.jsonl': many('x', () => 1),
      'one.jsonl': many('x', third) + many('y', () => 1) + many('z', (index) => index % 2),
      'beyond.jsonl': many('x', () => 4),
    });
    return await perform(project, ['compare', ...argv, '--interval']);
  };

  test('adds the interval and the p-value of an experiment with one trial for each test', async () => {
    const { stdout } = await on('before.jsonl', 'after.jsonl');
    expect(stdout).toMatch(/Mean Δ: \+0\.333 \(95% CI \+0\.\d{3} to \+0\.\d{3}, p = 0\.002\)/);
    const tests = Array.from({ length: 30 }, (_, index) => ({ first: [third(index)], second: [1] }));
    const { interval, p } = pairedDifference(tests);
    const { summary } = JSON.parse((await on('before.jsonl', 'after.jsonl', '--json')).stdout);
    expect(summary.interval.low).toBeCloseTo(interval.low, 3);
    expect(summary.interval.high).toBeCloseTo(interval.high, 3);
    expect(summary.interval.p).toBeCloseTo(p, 5);
    const same = JSON.parse((await on('after.jsonl', 'after.jsonl', '--json')).stdout);
    expect(same.summary.interval).toEqual({ low: -0.09, high: 0.09, p: 1 });
  });

  test('is known of each pair of targets, and needs scores from 0 to 1', async () => {
    expect((await on('one.jsonl')).stdout.match(/95% CI/g)).toHaveLength(3);
    expect((await on('one.jsonl', '--baseline', 'x', '--candidate', 'y')).stdout).toContain('95% CI +');
    const { exitCode, stderr } = await on('before.jsonl', 'beyond.jsonl');
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('4 of "t0" in beyond.jsonl')]);
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
  [['a', 'b', '-t', '0x1'], 'a number'],
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

test('older results, which name their tests otherwise, are taken', async () => {
  expect(await compare('old.jsonl', 'a', '--json')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('"test_id": "t1"'),
  });
});
