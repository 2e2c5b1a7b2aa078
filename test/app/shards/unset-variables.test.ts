import { describe, expect, test, vi } from 'vitest';
import { aPlanOf, aShardedCheckout, cli, shardArgs } from '../../support/sharded-run.ts';

vi.setConfig({ testTimeout: 120_000 });

const PLAIN = '  - { id: plain, input: hello, assertions: [{ type: contains, value: hello }] }\n';
const WANTING = '  - { id: wanting, input: hello, assertions: [{ type: contains, value: "${{ WANT }}" }] }\n';
const suite = (tests: string, head = '') => ({ 'evals/a.eval.yaml': `${head}tests:\n${tests}` });

async function report(checkout: Parameters<typeof cli>[0], { digest, plan }: Awaited<ReturnType<typeof aPlanOf>>) {
  const folders = plan.shards.map(({ index }) => `out${index}`);
  const given = ['report', ...folders, '--plan', digest, '--plan-path', 'plan', '-o', 'out-report'];
  return cli(checkout, given);
}

describe.concurrent('a plan without the variables of its tests', () => {
  test('gives tests their trials, and shards with the variables measure them', async () => {
    using checkout = aShardedCheckout(suite(WANTING + PLAIN));
    const made = await aPlanOf(checkout, ['--shards', '2', '--trials', '3']);
    expect(made.plan.tests).toMatchObject([
      { testId: 'wanting', trials: 3, expectedMs: 20_000 },
      { testId: 'plain', trials: 3, expectedMs: 20_000 },
    ]);
    expect(made.plan.tests.map(({ broken, parts }) => broken ?? parts.map(({ shard }) => shard))).toEqual([[2], [1]]);
    for (const index of [1, 2])
      expect((await cli(checkout, shardArgs(made, index), { WANT: 'hello' })).exitCode).toBe(0);
    expect(checkout.calls()).toHaveLength(6);
    expect(await report(checkout, made)).toMatchObject({ exitCode: 0 });
  });

  test('leaves the error of a variable that stays unset to the shard', async () => {
    using checkout = aShardedCheckout(suite(WANTING + PLAIN));
    const made = await aPlanOf(checkout, ['--shards', '1', '--trials', '3']);
    const { text } = await cli(checkout, shardArgs(made, 1));
    expect(text).toContain('"value" of the grader contains must not be empty');
    expect(checkout.calls()).toEqual(['plain', 'plain', 'plain']);
    const reported = await report(checkout, made);
    expect(reported.text).toContain('wanting');
    expect(reported.text).not.toContain('trials that the plan does not give');
  });

  test('can have no other tests', async () => {
    using checkout = aShardedCheckout(suite(WANTING + WANTING.replace('wanting', 'other')));
    const { plan } = await aPlanOf(checkout, ['--shards', '2']);
    expect(plan.shards.map(({ tests }) => tests)).toEqual([1, 1]);
  });

  test('pins no threshold, no file, no grader and no setting of a target that it does not know', async () => {
    using checkout = aShardedCheckout({
      ...suite(
        [
          '  - { id: a, input: hi, execution: { threshold: "${{ TH }}" }, assertions: [{ type: contains, value: hi }] }',
          '  - { id: b, input: [{ role: user, content: [{ type: file, value: "${{ DIR }}/b.md" }] }], criteria: good }',
          '  - { id: c, input: hi, assertions: [{ type: "${{ TYPE }}", value: hi }] }',
          '  - { id: d, input: hi, assertions: [{ include: shared }] }',
          '  - { id: broken, input: hi, assertions: [{ type: contians, value: "${{ WANT }}" }] }\n',
        ].join('\n'),
        'execution: { threshold: "${{ TH }}", trials: { count: 2 } }\n',
      ),
      '.agentv/templates/shared.yaml': 'assertions: [{ type: contains, value: "${{ WANT }}" }]\n',
      '.agentv/targets.yaml':
        'targets: [{ name: default, provider: cli, command: "${{ COMMAND }}", provider_batching: true }]\n',
    });
    const { plan } = await aPlanOf(checkout, ['--shards', '2']);
    const trials = ['a', 'b', 'c', 'd'].map((testId) => ({ testId, trials: 2 }));
    expect(plan.tests).toMatchObject([...trials, { testId: 'broken', broken: true }]);
    expect(plan.tests.filter(({ broken }) => broken)).toHaveLength(1);
    expect(new Set(plan.tests.map(({ parts }) => parts[0]?.shard)).size).toBe(1);
  });

  test.each([
    ['trials', 'execution: { trials: { count: "${{ N }}" } }\n', PLAIN],
    ['a target', 'execution: { target: "${{ N }}" }\n', PLAIN],
    ['the name of a suite', 'name: "${{ N }}"\n', PLAIN],
    ['the id of a test', '', PLAIN.replace('plain', '"${{ N }}"')],
    ['dependencies', '', PLAIN.replace('input', 'depends_on: ["${{ N }}"], input')],
  ])('is refused if it lacks %s', async (_, head, tests) => {
    using checkout = aShardedCheckout(suite(tests, head));
    const { exitCode, text } = await cli(checkout, ['plan', '-o', 'plan', '--shards', '2']);
    expect([exitCode, text]).toEqual([
      2,
      expect.stringContaining('A plan needs this value, and the environment variable N is not set'),
    ]);
    expect(text).toContain('Set the variable where the plan is made too');
    expect((await cli(checkout, ['plan', '-o', 'plan', '--shards', '2'], { N: '' })).text).toContain('N is empty');
  });
});
