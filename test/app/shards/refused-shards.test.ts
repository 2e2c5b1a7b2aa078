import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { encodePool } from '../../../src/evidence/codec.ts';
import type { ShardPlan } from '../../../src/model/run/shard-plan.ts';
import { digestOf } from '../../../src/plan/shards/digest.ts';
import { aRecentPool } from '../../support/recent-pool.ts';
import { aPlanOf, aShardedCheckout, type Checkout, cli, echoes, shardArgs } from '../../support/sharded-run.ts';

vi.setConfig({ testTimeout: 120_000 });

type Made = Awaited<ReturnType<typeof aPlanOf>>;
interface Case {
  /** Changes something after the plan was made. Returns the arguments of the shard, if they are others. */
  change(checkout: Checkout, made: Made): unknown;
  readonly says: RegExp;
}

const pool = aRecentPool({ a: '10/10' }, { suite: 'a', file: 'evals/a.eval.yaml', target: 'default' });
const FILES = {
  'evals/a.eval.yaml': echoes(['a', 'b']),
  'evals/notes.txt': 'notes',
  'evals/b.eval.yaml':
    'tests: [{ id: file, input: [{ role: user, content: [{ type: file, value: notes.txt }] }], assertions: [{ type: contains, value: notes }] }]\n',
  '.agentv/evidence/a.json': encodePool(pool),
};

const edited = (checkout: Checkout, change: (plan: ShardPlan) => ShardPlan): readonly string[] => {
  const path = join(checkout.folder, 'plan', 'plan.json');
  const plan = change(JSON.parse(readFileSync(path, 'utf8')) as ShardPlan);
  writeFileSync(path, JSON.stringify(plan));
  return shardArgs({ plan, digest: digestOf(plan) }, 1);
};

const CASES: Readonly<Record<string, Case>> = {
  'another commit': {
    change(checkout) {
      checkout.write('README.md', 'new');
      checkout.commitAll();
    },
    says: /The checkout is at [0-9a-f]{10}, and the plan was made at [0-9a-f]{10}.*Check out the same commit in all jobs/,
  },
  'a changed suite': {
    change: (checkout) => checkout.write('evals/a.eval.yaml', echoes(['a', 'c'])),
    says: /evals\/a\.eval\.yaml is not the file that the plan was made with.*A step before this one/,
  },
  'a changed file of a test': {
    change: (checkout) => checkout.write('evals/notes.txt', 'other notes'),
    says: /evals\/notes\.txt is not the file that the plan was made with/,
  },
  'a changed targets file': {
    change: (checkout) => checkout.write('.agentv/targets.yaml', `${checkout.read('.agentv/targets.yaml')}# new\n`),
    says: /\.agentv\/targets\.yaml is not the file/,
  },
  'another suite': {
    change: (checkout) => checkout.write('evals/c.eval.yaml', echoes(['c'])),
    says: /The suites of this checkout are not those of the plan/,
  },
  'another input': {
    change: (_, made) => [...shardArgs(made, 1), '--trials', '3'],
    says: /The input trials is not that of the plan.*Set it where the plan is made/,
  },
  'other suites as arguments': {
    change: (_, made) => [...shardArgs(made, 1), 'evals/a.eval.yaml'],
    says: /The input evals is not that of the plan/,
  },
  'another version': {
    change: (checkout) => edited(checkout, (plan) => ({ ...plan, generator: { ...plan.generator, version: '0.9.1' } })),
    says: /The plan was made by eval-action 0\.9\.1, and this is 1\.0\.0.*Use the same version/,
  },
  'an edited plan': {
    change(checkout, made) {
      edited(checkout, (plan) => ({ ...plan, maxParallel: 7 }));
      return shardArgs(made, 1);
    },
    says: /is another plan: [0-9a-f]{12}, not [0-9a-f]{12}.*The digest of this one is [0-9a-f]{64}: "eval-action plan -o" prints it/,
  },
  'an edited baseline': {
    change(checkout, { plan }) {
      const [file] = plan.baseline.kind === 'found' ? plan.baseline.files : [];
      checkout.write(`plan/${file?.path}`, encodePool({ ...pool, tests: [] }));
    },
    says: /is not the file that the plan was made with/,
  },
  'no plan': {
    change: (_, made) => [...shardArgs(made, 1), '--plan-path', 'nowhere'],
    says: /There is no plan\.json in .*nowhere/,
  },
  'no folder of the plan': {
    change: (_, { digest }) => ['run', '--shard', `1/2@${digest}`],
    says: /There is no plan [0-9a-f]{12} here.*--plan-path/,
  },
  'another number of shards': {
    change: (_, { digest }) => ['run', '--shard', `1/3@${digest}`, '--plan-path', 'plan'],
    says: /has 2 shards, not 3/,
  },
  'a shard beyond the last': {
    change: (_, { digest }) => ['run', '--shard', `3/2@${digest}`, '--plan-path', 'plan'],
    says: /--shard.*3\/6@ and the digest of the plan/,
  },
  'another number of shards than the plan of a folder': {
    change: () => ['run', '--shard', '1/3', '--plan-path', 'plan'],
    says: /has 2 shards, not 3.*such as 1\/2/,
  },
  'a folder of a plan without a shard': {
    change: () => ['run', '--plan-path', 'plan'],
    says: /plan-path has no effect without shard/,
  },
  '--resume': {
    change: (_, made) => [...shardArgs(made, 1), '--resume', 'out9'],
    says: /--resume cannot be used with --shard/,
  },
  '--rerun-failed': {
    change: (_, made) => [...shardArgs(made, 1), '--rerun-failed'],
    says: /--rerun-failed cannot be used with --shard/,
  },
  '--retry-errors': {
    change: (_, made) => [...shardArgs(made, 1), '--retry-errors', 'out9'],
    says: /--retry-errors cannot be used with --shard/,
  },
  '--transcript': {
    change: (_, made) => [...shardArgs(made, 1), '--transcript', 'x.jsonl'],
    says: /--transcript cannot be used with --shard/,
  },
  '--out': {
    change: (_, made) => [...shardArgs(made, 1), '--out', 'x.jsonl'],
    says: /A shard writes no copies of its results/,
  },
};

const argumentsAfter = (changed: unknown, made: Made) =>
  Array.isArray(changed) ? (changed as string[]) : shardArgs(made, 1);

describe.concurrent('a shard', () => {
  let planned: Checkout;
  let made: Made;
  beforeAll(async () => {
    planned = aShardedCheckout(FILES);
    made = await aPlanOf(planned, ['--shards', '2']);
  });
  afterAll(() => planned[Symbol.dispose]());

  test.each(Object.entries(CASES))('with %s is refused before any call', async (_, { change, says }) => {
    using checkout = planned.copy();
    const { exitCode, text } = await cli(checkout, argumentsAfter(change(checkout, made), made));
    expect([exitCode, text]).toEqual([2, expect.stringMatching(says)]);
    expect(text).not.toContain('bug in eval-action');
    expect([checkout.calls(), checkout.exists('out1')]).toEqual([[], false]);
  });
});

test('inputs that are equal to the plan, and own ones of a machine, are no difference', async () => {
  using checkout = aShardedCheckout(FILES);
  const made = await aPlanOf(checkout, ['--shards', '2', '--trials', '2']);
  const { exitCode, text } = await cli(checkout, [
    ...shardArgs(made, 1),
    '--trials',
    '2',
    '--cache',
    'off',
    '--redact',
    'xyzw',
  ]);
  expect(exitCode, text).toBe(0);
});
