import { chmodSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { sha256Of } from '../../../src/app/shards/plan-folder.ts';
import { aPlanOf, aShardedCheckout, cli, echoes, recordIn, shardArgs } from '../../support/sharded-run.ts';

vi.setConfig({ testTimeout: 120_000 });

const FILES = {
  'evals/a.eval.yaml': echoes(['a', 'b']),
  'agent/prompt.txt': 'hello',
  'agent/rules.txt': 'rules',
  'agent/tool.sh': 'true\n',
};
const UNLIKE = 'tracked files that differ from those of the plan';

describe('a tracked file that no suite names', () => {
  test('is reported with the shards where it is not that of the plan', async () => {
    using checkout = aShardedCheckout(FILES);
    const made = await aPlanOf(checkout, ['--shards', '2']);
    expect(made.plan.changed).toEqual([]);
    checkout.write('agent/prompt.txt', 'goodbye');
    const first = await cli(checkout, shardArgs(made, 1));
    checkout.write('agent/prompt.txt', FILES['agent/prompt.txt']);
    const second = await cli(checkout, shardArgs(made, 2));
    expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
    expect(first.text).toContain(`Shard 1 ran with ${UNLIKE} (1 file: agent/prompt.txt)`);
    expect(second.text).not.toContain(UNLIKE);
    expect([recordIn(checkout, 'out1').changed, recordIn(checkout, 'out2').changed]).toEqual([
      ['agent/prompt.txt'],
      undefined,
    ]);
    await cli(checkout, ['report', 'out1', 'out2', '--plan-path', 'plan', '-o', 'out9']);
    const { warnings } = JSON.parse(checkout.read('out9/report.json'));
    expect(warnings).toMatchObject([{ message: `Shard 1 ran with ${UNLIKE} (1 file: agent/prompt.txt)` }]);
  });

  test('is pinned by a plan of a changed checkout: the same change is none in a shard, and its absence is one', async () => {
    using checkout = aShardedCheckout(FILES);
    checkout.write('agent/prompt.txt', 'goodbye');
    const made = await aPlanOf(checkout, ['--shards', '2']);
    expect(made.plan.changed).toEqual([{ path: 'agent/prompt.txt', sha256: sha256Of('goodbye') }]);
    expect((await cli(checkout, shardArgs(made, 1))).text).not.toContain(UNLIKE);
    checkout.write('agent/prompt.txt', 'good night');
    expect((await cli(checkout, shardArgs(made, 2))).text).toContain('(1 file: agent/prompt.txt)');
    checkout.write('agent/prompt.txt', FILES['agent/prompt.txt']);
    expect((await cli(checkout, [...shardArgs(made, 2), '-o', 'out3'])).text).toContain('(1 file: agent/prompt.txt)');
  });

  test('is named where shards have planned different runs on the spot', async () => {
    using checkout = aShardedCheckout(FILES);
    await cli(checkout, ['run', '--shard', '1/2', '-o', 'out1']);
    checkout.write('agent/prompt.txt', 'goodbye');
    await cli(checkout, ['run', '--shard', '2/2', '-o', 'out2']);
    const { exitCode, text } = await cli(checkout, ['report', 'out1', 'out2', '-o', 'out9']);
    expect([exitCode, text]).toEqual([
      2,
      expect.stringMatching(/In out2: the file agent\/prompt\.txt differs from the commit in another way/),
    ]);
  });
});

test('all changes of tracked files count, but those of times, of ignored files and of .env files', async () => {
  using checkout = aShardedCheckout({ ...FILES, '.env': 'A=1\n', 'agent/name with\nline': 'x', 'agent/link.txt': '' });
  const at = (path: string) => join(checkout.folder, path);
  chmodSync(at('agent/tool.sh'), 0o755);
  rmSync(at('agent/rules.txt'));
  rmSync(at('agent/link.txt'));
  symlinkSync('nowhere', at('agent/link.txt'));
  checkout.write('agent/name with\nline', 'y');
  checkout.write('.env', 'A=2\n');
  checkout.write('agent/new.txt', 'not tracked');
  utimesSync(at('agent/prompt.txt'), 1, 1);
  const { plan } = await aPlanOf(checkout, []);
  expect(plan.changed).toEqual([
    { path: 'agent/link.txt' },
    { path: 'agent/name with\nline', sha256: sha256Of('y') },
    { path: 'agent/rules.txt' },
    { path: 'agent/tool.sh', sha256: sha256Of('true\n') },
  ]);
});

test('a suite that is a program must be the file that the plan was made with', async () => {
  const suite =
    "export default { tests: [{ id: 'a', input: 'hello', criteria: 'x', assertions: [{ type: 'contains', value: 'hello' }] }] };\n";
  using checkout = aShardedCheckout({ 'evals/b.eval.ts': suite });
  const made = await aPlanOf(checkout, []);
  expect(made.plan.files).toContainEqual({ path: 'evals/b.eval.ts', sha256: sha256Of(suite) });
  checkout.write('evals/b.eval.ts', suite.replace("'contains', value: 'hello'", "'contains', value: ''"));
  const { exitCode, text } = await cli(checkout, shardArgs(made, 1));
  expect([exitCode, text]).toEqual([
    2,
    expect.stringContaining('evals/b.eval.ts is not the file that the plan was made with'),
  ]);
  expect(checkout.calls()).toEqual([]);
});
