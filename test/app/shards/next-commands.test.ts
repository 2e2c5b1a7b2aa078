import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { keepsCompiled } from '../../support/programs.ts';
import { projectNode } from '../../support/repository.ts';
import { aShardedCheckout, cli, echoes } from '../../support/sharded-run.ts';

vi.setConfig({ testTimeout: 120_000 });

const exec = promisify(execFile);
const SUITE = echoes(['a', 'b', 'c']);

test.each<[string, string, readonly string[], string]>([
  ['in this folder', '', ['-o', 'plan'], 'results'],
  ['in a working directory', "it's app/", ['--working-directory', "it's app", '-o', 'plan'], "it's app/results"],
  ['outside of its working directory', 'app/', ['--working-directory', 'app', '-o', '../plan'], 'app/results'],
])(
  'the commands that a plan %s prints run its shards and report on them when pasted',
  async (_, at, flags, results) => {
    const targets = 'targets: [{ name: default, provider: cli, command: "printf %s {PROMPT}" }]\n';
    using checkout = aShardedCheckout({
      [`${at}evals/a.eval.yaml`]: SUITE,
      [`${at}.agentv/targets.yaml`]: targets,
      '.gitignore': '.agentv/results\n.agentv/cache\nplan\nshards\nresults\n',
    });
    const { exitCode, stdout, stderr } = await cli(checkout, ['plan', '--shards', '2', ...flags]);
    expect(exitCode, stderr).toBe(0);
    const printed = stdout.split('\n').filter((line) => /^ {4}\S+ .*(?:run --shard|report) /.test(line));
    expect(printed).toHaveLength(2);
    const [shard = '', report = ''] = printed;
    const env = { PATH: `${dirname(projectNode)}:${process.env['PATH']}`, HOME: checkout.folder, ...keepsCompiled() };
    const paste = (command: string) => exec('sh', ['-c', command], { cwd: checkout.folder, env });
    await paste(shard);
    await paste(shard.replace('1/2@', '2/2@').replace('shards/1', 'shards/2'));
    await paste(report);
    expect(JSON.parse(checkout.read(`${results}/report.json`)).totals).toMatchObject({ total: 3, passed: 3 });
  },
);
