/**
 * What a workspace of 20,000 files adds to a run: made for the first time, a slot of the pool at the same commit, and one
 * commit further, after an agent has changed a file; beside the plain git commands.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fastest, measure } from './measure.ts';
import { row } from './table.ts';

const FILES = 20_000;
const TIMES = 4;

export async function workspaceRows(cli: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-bench-workspaces-'));
  const remote = join(folder, 'remote');
  const git = (...args: string[]): string => {
    const who = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...who, ...args], { cwd: remote, encoding: 'utf8' }).trim();
  };
  let commits = 0;
  const commitOneFile = () => {
    writeFileSync(join(remote, 'd1', 'e1', 'f1.txt'), `commit ${++commits}\n`);
    git('add', '--all');
    git('commit', '--quiet', '-m', 'change');
  };
  try {
    for (let index = 0; index < FILES; index += 1) {
      const path = join(remote, `d${index % 60}`, `e${index % 7}`, `f${index}.txt`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `file ${index}\n`.repeat(100));
    }
    git('init', '--quiet', '--initial-branch=main');
    commitOneFile();

    const command = "sh -c 'if [ -d lib ]; then echo x >> lib/d2/e2/f2.txt; fi; echo mock > {OUTPUT_FILE}'";
    mkdirSync(join(folder, '.agentv'));
    writeFileSync(
      join(folder, '.agentv', 'targets.yaml'),
      `targets: [{name: default, provider: cli, command: ${JSON.stringify(command)}}]\n`,
    );
    const test = 'tests: [{id: t, input: say, assertions: [{type: contains, value: mock}]}]\n';
    const at = (ref: string) => `workspace: {repos: [{path: lib, repo: "file://${remote}", commit: ${ref}}]}\n`;
    writeFileSync(join(folder, 'none.eval.yaml'), test);
    writeFileSync(join(folder, 'same.eval.yaml'), at(git('rev-parse', 'HEAD')) + test);
    writeFileSync(join(folder, 'next.eval.yaml'), at('main') + test);

    const how = { cwd: folder, env: { AGENTV_DATA_DIR: join(folder, 'data') } };
    const run = (suite: string) => [cli, 'run', `${suite}.eval.yaml`, '--quiet', '-o', 'out'];
    const without = (await fastest(TIMES, run('none'), how)).ms;
    const cold = (await measure(run('same'), how)).ms - without;
    row(`${FILES} files, cold`, cold, 'ms', 'beyond a run without a workspace: fetched and checked out');
    const same = (await fastest(TIMES, run('same'), how)).ms - without;
    row(`${FILES} files, same commit`, same, 'ms');
    await measure(run('next'), how);
    const next = (await fastest(TIMES, run('next'), how, commitOneFile)).ms - without;

    // A clone that follows its branch, and in which a file was changed.
    const clone = join(folder, 'plain');
    execFileSync('git', ['clone', '--quiet', `file://${remote}`, clone]);
    const plain = Array.from({ length: TIMES }, () => {
      commitOneFile();
      writeFileSync(join(clone, 'd2', 'e2', 'f2.txt'), 'other\n');
      const started = performance.now();
      for (const args of [['fetch'], ['reset', '--hard', 'origin/main'], ['clean', '-ffdx']])
        execFileSync('git', [...args, '--quiet'], { cwd: clone });
      return performance.now() - started;
    });
    const ratio = (next / Math.min(...plain)).toFixed(1);
    row(`${FILES} files, next commit`, next, 'ms', `${ratio} × plain git: fetch, reset, clean`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
