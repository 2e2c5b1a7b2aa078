import { describe, expect, test, vi } from 'vitest';
import { encodePool } from '../../../src/evidence/codec.ts';
import { aRecentPool } from '../../support/recent-pool.ts';
import { aPlanOf, aShardedCheckout, cli, echoes, recordIn, shardArgs } from '../../support/sharded-run.ts';
import { records } from '../../support/suites.ts';

vi.setConfig({ testTimeout: 120_000 });

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const SUITE = { 'evals/a.eval.yaml': echoes(IDS) };

describe.concurrent('the shards of a plan', () => {
  test('together run every planned trial once, each its own, and decide nothing', async () => {
    using checkout = aShardedCheckout(SUITE);
    const made = await aPlanOf(checkout, ['--shards', '3', '--trials', '2']);
    for (const index of [1, 2, 3]) {
      checkout.forgetCalls();
      const { exitCode, stdout } = await cli(checkout, shardArgs(made, index));
      const own = made.plan.tests.filter(({ parts }) => parts[0]?.shard === index);
      expect(checkout.calls().sort()).toEqual(own.flatMap(({ testId }) => [testId, testId]).sort());
      expect([exitCode, stdout]).toEqual([
        0,
        expect.stringContaining(
          `shard ${index} of 3: ${own.length} of ${own.length} tests measured; the report job decides`,
        ),
      ]);
      expect(checkout.list(`out${index}`)).toEqual(['index.jsonl', 'shard.json']);
      expect(records(checkout.read(`out${index}/index.jsonl`)).map((row) => row['test_id'])).toHaveLength(own.length);
      expect(recordIn(checkout, `out${index}`)).toMatchObject({
        digest: made.digest,
        index,
        count: 3,
        attempt: 1,
        commit: made.plan.commit,
        cells: { expected: own.length * 2, finished: own.length * 2 },
        complete: true,
        usage: { calls: own.length * 2 },
        run: { planned: own.length, complete: true, environment: { workers: expect.any(Number) } },
      });
    }
  });

  test('divide the trials of a long test', async () => {
    using checkout = aShardedCheckout({ 'evals/a.eval.yaml': echoes(['long']) });
    const made = await aPlanOf(checkout, ['--shards', '3', '--trials', '6']);
    const [{ parts }] = made.plan.tests as [(typeof made.plan.tests)[number]];
    expect(parts.length).toBeGreaterThan(1);
    for (const { shard, trials } of parts) {
      checkout.forgetCalls();
      expect((await cli(checkout, shardArgs(made, shard))).exitCode).toBe(0);
      expect(checkout.calls()).toHaveLength(trials);
      expect(recordIn(checkout, `out${shard}`).cells).toEqual({ expected: trials, finished: trials });
    }
  });

  test('take the plan of a folder without its digest; planning prints the commands for that', async () => {
    using checkout = aShardedCheckout(SUITE);
    const { exitCode, stdout } = await cli(checkout, ['plan', '--shards', '2', '--trials', '2', '-o', 'plan']);
    const commands = stdout.split('\n').flatMap((line) => / (run|report) (.*)/.exec(line)?.slice(1, 3).join(' ') ?? []);
    expect([exitCode, commands]).toEqual([
      0,
      [
        expect.stringMatching(/^run --shard 1\/2@[0-9a-f]{64} --plan-path plan -o shards\/1$/),
        expect.stringMatching(/^report 'shards\/\*' --plan [0-9a-f]{64} --plan-path plan -o results$/),
      ],
    ]);
    expect((await cli(checkout, commands[0]?.split(' ') ?? [])).exitCode).toBe(0);
    const second = ['run', '--shard', '2/2', '--plan-path', 'plan', '-o', 'shards/2'];
    expect((await cli(checkout, second)).exitCode).toBe(0);
    expect(checkout.calls()).toHaveLength(2 * IDS.length);
    const report = await cli(checkout, commands[1]?.replaceAll("'", '').split(' ') ?? []);
    expect(report.exitCode, report.text).toBe(0);
  });

  test('can be planned on the spot, equally on each machine, and keep the plan with the results', async () => {
    using checkout = aShardedCheckout(SUITE);
    const { digest } = await aPlanOf(checkout, ['--shards', '3']);
    for (const index of [1, 2, 3]) {
      const { exitCode, stdout } = await cli(checkout, ['run', '--shard', `${index}/3`, '-o', `out${index}`]);
      expect(stdout).toMatch(new RegExp(`\\n  plan +${digest.slice(0, 12)}\\n`));
      expect([exitCode, recordIn(checkout, `out${index}`).digest]).toEqual([0, digest]);
      expect(checkout.list(`out${index}`)).toEqual(['index.jsonl', 'plan.json', 'shard.json']);
    }
    expect(checkout.calls().sort()).toEqual(IDS);
    const whole = await cli(checkout, ['report', 'out1', 'out2', 'out3', '-o', 'results']);
    expect([whole.exitCode, whole.text]).toEqual([0, expect.stringContaining('7 of 7')]);
  });

  test('that planned different runs on the spot are not reported together', async () => {
    using checkout = aShardedCheckout(SUITE);
    await cli(checkout, ['run', '--shard', '1/2', '-o', 'out1']);
    await cli(checkout, ['run', '--shard', '2/2', '-o', 'out2', '--trials', '2']);
    const { exitCode, text } = await cli(checkout, ['report', 'out1', 'out2', '-o', 'results']);
    expect([exitCode, text]).toEqual([2, expect.stringMatching(/out1 and out2 planned different runs .*trials/)]);
    // The shard that is run again replaces it.
    await cli(checkout, ['run', '--shard', '2/2', '-o', 'out3']);
    const again = await cli(checkout, ['report', 'out1', 'out3', '-o', 'results']);
    expect([again.exitCode, again.text]).toEqual([0, expect.stringContaining('7 of 7')]);
  });

  test('without a trial write their marker and end', async () => {
    using checkout = aShardedCheckout({ 'evals/a.eval.yaml': echoes(['a']) });
    const made = await aPlanOf(checkout, ['--shards', '2']);
    const empty = made.plan.shards.find(({ trials }) => trials === 0)?.index ?? 0;
    const { exitCode, stdout } = await cli(checkout, shardArgs(made, empty));
    expect([exitCode, checkout.calls()]).toEqual([0, []]);
    expect(stdout).toContain('0 of 0 tests measured');
    expect(recordIn(checkout, `out${empty}`)).toMatchObject({ complete: true, cells: { expected: 0, finished: 0 } });
  });

  test('print one JSON object per line on request', async () => {
    using checkout = aShardedCheckout(SUITE);
    const made = await aPlanOf(checkout, ['--shards', '7']);
    const { stdout } = await cli(checkout, [...shardArgs(made, 2), '--json']);
    expect(records(stdout).map(({ type }) => type)).toEqual(['planned', 'test', 'shard']);
    expect(records(stdout).at(-1)).toMatchObject({ index: 2, count: 7, complete: true, isMeasured: true });
  });

  test('that lack a trial, or have too many errors, end with 2', async () => {
    using checkout = aShardedCheckout(SUITE, 'exit 0');
    checkout.write(
      '.agentv/targets.yaml',
      'targets: [{ name: default, provider: openai, model: m, api_key: k, base_url: "http://127.0.0.1:9" }]\n',
    );
    checkout.commitAll();
    const made = await aPlanOf(checkout, ['--shards', '2', '--max-retries', '0']);
    const { exitCode, stdout } = await cli(checkout, shardArgs(made, 1));
    expect([exitCode, stdout]).toEqual([2, expect.stringMatching(/shard 1 of 2: 0 of \d tests measured; the report/)]);
    expect(recordIn(checkout, 'out1').complete).toBe(true);
  });

  test('stop at their share of the budget', async () => {
    const reply = `printf '{"text":"hello","cost_usd":0.5}' > {OUTPUT_FILE}`;
    using checkout = aShardedCheckout({ 'evals/a.eval.yaml': echoes(IDS) }, reply);
    const made = await aPlanOf(checkout, ['--shards', '2', '--budget-usd', '2', '--workers', '1']);
    expect(made.plan.shards.reduce((sum, { budgetUsd = 0 }) => sum + budgetUsd, 0)).toBeLessThanOrEqual(2);
    const { exitCode, stdout } = await cli(checkout, shardArgs(made, 1));
    const record = recordIn(checkout, 'out1');
    expect([exitCode, record.complete, record.stopped]).toEqual([2, false, 'budget']);
    expect(stdout).toContain('(its share of the budget is spent)');
    expect(record.usage.costUsd).toBeLessThanOrEqual((made.plan.shards[0]?.budgetUsd ?? 0) + 0.5);
    expect(record.cells.finished).toBeLessThan(record.cells.expected);
  });
});

const evidence = (counts: Readonly<Record<string, string>>) => ({
  '.agentv/evidence/a.json': encodePool(
    aRecentPool(counts, { suite: 'a', file: 'evals/a.eval.yaml', target: 'default' }),
  ),
});

describe.concurrent('a suspected regression', () => {
  const good = Object.fromEntries(IDS.map((id) => [id, '10/10']));

  test('is re-run in its shard as often as 50 suspected tests would need, and not beyond the cap', async () => {
    using checkout = aShardedCheckout(
      { ...SUITE, ...evidence(good) },
      'case {EVAL_ID} in [ab]) echo no;; *) printf %s {PROMPT};; esac',
    );
    const made = await aPlanOf(checkout, ['--shards', '1', '--control', 'off']);
    expect([made.plan.prior?.length, made.plan.shards[0]?.confirm]).toEqual([27, 100]);
    expect((await cli(checkout, shardArgs(made, 1))).exitCode).toBe(0);
    const again = records(checkout.read('out1/extra-trials.jsonl'));
    const count = (id: string) =>
      again.filter((row) => row['test_id'] === id && row['purpose'] === 'confirmation').length;
    // On one machine, two suspected tests need fewer.
    const whole = await cli(checkout, ['run', '--control', 'off', '-o', 'out9']);
    expect(whole.exitCode).toBe(1);
    const alone = records(checkout.read('out9/extra-trials.jsonl')).filter((row) => row['test_id'] === 'a').length;
    expect(count('a')).toBeGreaterThanOrEqual(alone);
    expect([count('a'), count('c')]).toEqual([count('b'), 0]);
    expect(checkout.list('out1')).toEqual(['extra-trials.jsonl', 'index.jsonl', 'shard.json']);
  });

  test('that must pass is re-run without a baseline, until two trials agree', async () => {
    using checkout = aShardedCheckout(
      { 'evals/a.eval.yaml': `must_pass: [a]\n${echoes(['a', 'b'])}` },
      'case {EVAL_ID} in a) echo no;; *) printf %s {PROMPT};; esac',
    );
    const made = await aPlanOf(checkout, ['--shards', '1', '--must-pass']);
    await cli(checkout, shardArgs(made, 1));
    const again = records(checkout.read('out1/extra-trials.jsonl'));
    expect(again.map((row) => [row['test_id'], row['purpose']])).toEqual(Array(2).fill(['a', 'confirmation']));
  });

  test('of a divided test is re-run by the shard with the first trials only', async () => {
    using checkout = aShardedCheckout({ 'evals/a.eval.yaml': echoes(['a']), ...evidence({ a: '10/10' }) }, 'echo no');
    const made = await aPlanOf(checkout, ['--shards', '2', '--trials', '6', '--control', 'off']);
    const [{ parts }] = made.plan.tests as [(typeof made.plan.tests)[number]];
    for (const { shard, from } of parts) {
      await cli(checkout, shardArgs(made, shard));
      expect([from, checkout.exists(`out${shard}/extra-trials.jsonl`)]).toEqual([from, from === 0]);
    }
  });
});
