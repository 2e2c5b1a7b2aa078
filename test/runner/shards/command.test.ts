import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aShardedCheckout, type Checkout, cli, echoes, reportIn, runShard } from '../../support/sharded-run.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const checkout = () => aShardedCheckout({ 'evals/s.eval.yaml': echoes(IDS) });

/** Runs all shards of a run into the folders `out1`, `out2`, …. */
async function runAll(project: Checkout, count: number, args: readonly string[] = []): Promise<void> {
  for (let index = 1; index <= count; index += 1) await runShard(project, `${index}/${count}`, args);
}

const report = (project: Checkout, ...args: string[]) => cli(project, ['report', 'out?', ...args, '-o', 'merged']);

describe('run --shard', () => {
  test('runs each test once over all shards, and leaves the decision to the report', async () => {
    using project = checkout();
    const legs = [await runShard(project, '1/2'), await runShard(project, '2/2')];
    expect(project.calls().toSorted()).toEqual(IDS);
    expect(legs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    for (const folder of ['out1', 'out2']) {
      expect(reportIn(project, folder).verdict).toMatchObject({ verdict: 'inconclusive' });
      expect(project.exists(`${folder}/evidence`)).toBe(false);
    }
    const { exitCode } = await report(project);
    expect(exitCode).toBe(0);
    expect(reportIn(project, 'merged')).toMatchObject({ verdict: { verdict: 'pass' }, complete: true });
    expect(reportIn(project, 'merged').results.map(({ testId }) => testId)).toEqual(IDS);
    expect(project.exists('merged/evidence')).toBe(true);
  });

  test('has nothing to run where there are more shards than tests', async () => {
    using project = aShardedCheckout({ 'evals/s.eval.yaml': echoes(['only']) });
    await runAll(project, 3);
    expect(project.calls()).toEqual(['only']);
    expect((await report(project)).exitCode).toBe(0);
    expect(reportIn(project, 'merged')).toMatchObject({ verdict: { verdict: 'pass' }, totals: { total: 1 } });
  });

  test.each(['0/2', '3/2', '1/257', '1', 'a/b'])('refuses %s', async (shard) => {
    using project = checkout();
    const { exitCode, stderr } = await runShard(project, shard);
    expect([exitCode, project.calls()]).toEqual([2, []]);
    expect(stderr).toContain('shard');
  });
});

describe('a report on shards', () => {
  test('is not measured without one of them, and says which to run again', async () => {
    using project = checkout();
    await runShard(project, '1/3');
    await runShard(project, '3/3');
    const { exitCode, text } = await report(project);
    expect(exitCode).toBe(2);
    expect(text).toContain('2 of 3 shards reported; shard 2 left no results');
    expect(text).toContain('--shard 2/3');
    expect(reportIn(project, 'merged').verdict.verdict).toBe('invalid');
    await runShard(project, '2/3');
    expect((await report(project)).exitCode).toBe(0);
  });

  test('refuses a shard that is there twice', async () => {
    using project = checkout();
    await runAll(project, 2);
    await cli(project, ['run', 'evals', '--shard', '2/2', '-o', 'out3']);
    const { exitCode, text } = await report(project);
    expect([exitCode, reportIn(project, 'merged').verdict.verdict]).toEqual([2, 'invalid']);
    expect(text).toMatch(/out2.* and .*out3.* are both shard 2 of 2/);
  });

  const withTests = (text: string) => (project: Checkout) => project.write('evals/s.eval.yaml', text);
  test.each<[string, (project: Checkout) => void, string]>([
    ['divided other tests', withTests(echoes([...IDS, 'f'])), '2/2'],
    [
      'have other tests without another commit',
      withTests(echoes(IDS).replaceAll('value: hello', 'value: hell')),
      '2/2',
    ],
    [
      'are of two commits',
      (project) => {
        project.write('README.md', 'changed');
        project.commitAll();
      },
      '2/2',
    ],
    ['are of two numbers of shards', () => {}, '2/3'],
  ])('refuses shards that %s', async (_, change, second) => {
    using project = checkout();
    await runShard(project, '1/2');
    change(project);
    await runShard(project, second);
    const { exitCode, text } = await report(project);
    expect([exitCode, reportIn(project, 'merged').verdict.verdict]).toEqual([2, 'invalid']);
    expect(text).toContain('The shards are not of one run');
  });
});

test('a report refuses all shards of an earlier commit beside those of this one, also of other suites', async () => {
  using project = checkout();
  await runAll(project, 2);
  rmSync(join(project.folder, 'evals/s.eval.yaml'));
  project.write('evals/t.eval.yaml', echoes(['x', 'y']));
  project.commitAll();
  for (const index of [1, 2]) await cli(project, ['run', 'evals', '--shard', `${index}/2`, '-o', `out${index + 2}`]);
  const { exitCode, text } = await report(project);
  expect([exitCode, reportIn(project, 'merged').verdict.verdict]).toEqual([2, 'invalid']);
  expect(text).toContain('The shards are not of one run');
});

test('failures refuses the folder of one shard', async () => {
  using project = checkout();
  await runShard(project, '1/2');
  const { exitCode, text } = await cli(project, ['failures', 'out1']);
  expect(exitCode).toBe(2);
  expect(text).toContain('out1 has one shard of a run');
});
