import { describe, expect, test } from 'vitest';
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

/** What AgentV 4.42.4 prints and ends with for the same files was looked at, and is what stands here. */
async function compare(...argv: readonly string[]) {
  using project = aProject(files);
  return await perform(project, ['compare', ...argv]);
}

describe('two runs', () => {
  test('are listed test by test, with missing tests and the sums', async () => {
    expect(await compare('a', 'b')).toEqual({
      exitCode: 1,
      stderr: '',
      stdout: `
Comparing: a → b

  Test ID               Baseline  Candidate     Delta  Result
  ────────────────────  ────────  ─────────  ────────  ────────
  t1                        0.50       0.80     +0.30  ✓ win
  long-test-identifier      0.80       0.90     +0.10  = tie
  t3                        1.00       0.00     -1.00  ✗ loss

⚠ Unmatched: 1 in baseline, 0 in candidate

Summary: 1 win, 1 loss, 1 tie | Mean Δ: -0.200 | g: +0.550 | Status: regressed

`,
    });
  });

  test('that are not worse end with 0', async () => {
    expect(await compare('b', 'a')).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Status: improved') });
  });

  test('are JSON where a program asks', async () => {
    const { stdout, exitCode } = await compare('a', 'b', '--json');
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      matched: [
        {
          test_id: 't1',
          score1: 0.5,
          score2: 0.8,
          delta: 0.30000000000000004,
          normalized_gain: 0.6000000000000001,
          outcome: 'win',
        },
        {
          test_id: 'long-test-identifier',
          score1: 0.8,
          score2: 0.9,
          delta: 0.09999999999999998,
          normalized_gain: 0.5,
          outcome: 'tie',
        },
        { test_id: 't3', score1: 1, score2: 0, delta: -1, normalized_gain: null, outcome: 'loss' },
      ],
      unmatched: { file1: 1, file2: 0 },
      summary: { total: 7, matched: 3, wins: 1, losses: 1, ties: 1, mean_delta: -0.2, mean_normalized_gain: 0.55 },
    });
    expect(stdout).toBe((await compare('a', 'b', '-f', 'json')).stdout);
  });

  test('of which nothing matches end with 0, and say so', async () => {
    const { stdout, exitCode } = await compare('m/index.jsonl', 'old.jsonl', '--targets', 'ignored');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('t1');
    const none = await perform(
      aProject({ 'a.jsonl': lines([row('p', 'x', 1)]), 'b.jsonl': lines([row('q', 'x', 0)]) }),
      ['compare', 'a.jsonl', 'b.jsonl'],
    );
    expect(none).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('No matching test IDs found between files.'),
    });
  });

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

describe('one run', () => {
  test('is a matrix of its targets', async () => {
    expect(await compare('m')).toEqual({
      exitCode: 0,
      stderr: '',
      stdout: `
Score Matrix

  Test ID   large    mini     zed
  ───────  ──────  ──────  ──────
  t1         0.75    0.50    0.90
  t2         1.00      --    0.20

Pairwise Summary:
  large → mini:  0 wins, 1 loss, 0 ties  (Δ -0.250, g -1.000)
  large → zed:   1 win, 1 loss, 0 ties  (Δ -0.325, g +0.600)
  mini → zed:    1 win, 0 losses, 0 ties  (Δ +0.400, g +0.800)

`,
    });
  });

  test.each([
    ['a baseline that some other target is lower than', ['m', '-b', 'large'], 1],
    ['also when the pair stands the other way round', ['m', '-b', 'zed'], 1],
    ['a baseline that is the lowest', ['m', '-b', 'mini'], 0],
    ['two targets of it', ['m', '-b', 'mini', '-c', 'zed'], 0],
    ['two targets, the second lower', ['m', '-b', 'large', '-c', 'zed'], 1],
    ['only one target of it', ['m', '--targets', 'large', '--targets', 'nope'], 0],
  ] as const)('%s', async (_, argv, exitCode) => {
    expect((await compare(...argv)).exitCode).toBe(exitCode);
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
