/**
 * Measures what workspaces add to a run: a slot of the pool at the same commit and one commit further, after an agent has
 * changed a file; a temporary folder; and 20 tests at once. Beside it, the plain git commands, and the pool of AgentV where
 * `BENCH_AGENTV` names its program.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SIZES = [3_000, 10_000, 20_000];
const TESTS = 20;
const TIMES = 4;

interface Site {
  readonly folder: string;
  readonly remote: string;
  readonly cli: string;
}

export async function workspaceRows(
  cli: string,
  row: (what: string, ms: number, unit: string, remark: string) => void,
): Promise<void> {
  for (const files of SIZES) {
    const folder = mkdtempSync(join(tmpdir(), 'eval-bench-workspaces-'));
    try {
      await rowsOf(files, { folder, remote: join(folder, 'remote'), cli }, (what, ms, remark) =>
        row(`${files} files, ${what}`, ms, 'ms', remark),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function rowsOf(files: number, site: Site, row: (what: string, ms: number, remark: string) => void) {
  makeRemote(files, site);
  writeSuites(site);
  const plain = plainTimes(site);
  const run = (suite: string, ...more: string[]) => [site.cli, 'run', suite, '--quiet', '-o', 'out', ...more];
  const without = await fastest(site, run('none.eval.yaml'));
  const ratio = (ms: number, other: number) => `${(ms / other).toFixed(1)} ×`;

  const cold = await measure(site, run('same.eval.yaml'));
  row('cold', cold - without, 'beyond a run without a workspace, as all rows: fetched and checked out');
  const same = (await fastest(site, run('same.eval.yaml'))) - without;
  row('same commit', same, 'goal 300 ms');
  await measure(site, run('next.eval.yaml'));
  const next = (await fastest(site, run('next.eval.yaml'), () => commit(site))) - without;
  row('next commit', next, `${ratio(next, plain)} plain git: fetch, reset, clean (${plain.toFixed(0)} ms; goal 3 ×)`);
  const temp = (await fastest(site, run('same.eval.yaml', '--workspace-mode', 'temp'))) - without;
  row('temporary folder', temp, `${ratio(temp, same)} the slot`);
  await measure(site, run('twenty.eval.yaml', '--workers', `${TESTS}`));
  const twenty = (await fastest(site, run('twenty.eval.yaml', '--workers', `${TESTS}`))) - without;
  row(`${TESTS} tests at once`, twenty, `${ratio(twenty, same)} one test, ${(twenty / TESTS).toFixed(0)} ms each`);

  const peer = process.env['BENCH_AGENTV'];
  if (peer === undefined) return;
  const theirs = (suite: string) => [peer, 'eval', suite, '--output', 'out-agentv'];
  const start = await fastest(site, theirs('none.eval.yaml'));
  await measure(site, theirs('same.eval.yaml'));
  const pooled = (await fastest(site, theirs('same.eval.yaml'))) - start;
  row('same commit, AgentV', pooled, `ours takes ${ratio(same, pooled)} that`);
}

function git({ remote }: Site, ...args: string[]): string {
  const who = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...args], { cwd: remote, encoding: 'utf8' }).trim();
}

function makeRemote(files: number, site: Site): void {
  for (let index = 0; index < files; index += 1) {
    const path = join(site.remote, `d${index % 60}`, `e${index % 7}`, `f${index}.txt`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `file ${index}\n`.repeat(100));
  }
  git(site, 'init', '--quiet', '--initial-branch=main');
  commit(site);
}

let commits = 0;

/** One changed file. */
function commit(site: Site): void {
  commits += 1;
  writeFileSync(join(site.remote, 'd1', 'e1', 'f1.txt'), `commit ${commits}\n`);
  git(site, 'add', '--all');
  git(site, 'commit', '--quiet', '-m', 'change');
}

function writeSuites(site: Site): void {
  const suite = (name: string, workspace: string, tests: number) => {
    const test = (_: unknown, index: number) =>
      `  - {id: t${index}, input: say, assertions: [{type: contains, value: mock}]}\n`;
    writeFileSync(join(site.folder, name), `${workspace}tests:\n${Array.from({ length: tests }, test).join('')}`);
  };
  const at = (ref: string) => `workspace: {repos: [{path: lib, repo: "file://${site.remote}", commit: ${ref}}]}\n`;
  const head = git(site, 'rev-parse', 'HEAD');
  suite('none.eval.yaml', '', 1);
  suite('same.eval.yaml', at(head), 1);
  suite('next.eval.yaml', at('main'), 1);
  suite('twenty.eval.yaml', at(head), TESTS);
  mkdirSync(join(site.folder, '.agentv'));
  const command = "sh -c 'if [ -d lib ]; then echo x >> lib/d2/e2/f2.txt; fi; echo mock > {OUTPUT_FILE}'";
  writeFileSync(
    join(site.folder, '.agentv', 'targets.yaml'),
    `targets: [{name: default, provider: cli, command: ${JSON.stringify(command)}}]\n`,
  );
}

/** A clone that follows its branch, and in which a file was changed. */
function plainTimes(site: Site): number {
  const clone = join(site.folder, 'plain');
  execFileSync('git', ['clone', '--quiet', `file://${site.remote}`, clone]);
  const times = Array.from({ length: TIMES }, () => {
    commit(site);
    writeFileSync(join(clone, 'd2', 'e2', 'f2.txt'), 'other\n');
    const started = performance.now();
    for (const args of [['fetch'], ['reset', '--hard', 'origin/main'], ['clean', '-ffdx']])
      execFileSync('git', [...args, '--quiet'], { cwd: clone });
    return performance.now() - started;
  });
  return Math.min(...times);
}

/** The fastest of several runs: the others were disturbed. */
async function fastest(site: Site, args: readonly string[], before = () => {}): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    before();
    times.push(await measure(site, args));
  }
  return Math.min(...times);
}

async function measure({ folder }: Site, args: readonly string[]): Promise<number> {
  const started = performance.now();
  const env = { ...process.env, AGENTV_DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, [...args], { cwd: folder, env, stdio: 'ignore' });
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return performance.now() - started;
}
