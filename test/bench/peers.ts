/**
 * Measures AgentV, promptfoo and our bundle on the same work, each with its fastest settings: one cold test five times, and the
 * rest once, because they are slow. Each writes its results to files. What is not there yet is installed into a folder of
 * its own below the user's cache, or below BENCH_PEERS.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Measured, suiteOf, TARGETS, tryMeasure } from './measure.ts';
import { atLeast, atMost, type Goal, row } from './table.ts';

const TESTS = 5_000;
const WORKERS = 8;
/** Whoever takes longer is stopped, and has no figure. */
const MAX_MS = 600_000;

interface Tool {
  readonly name: string;
  /** Arguments of Node for each kind of work; absent where it cannot do it. */
  readonly args: Readonly<Record<Work, readonly string[]>>;
}

const works = {
  one: '1 test, cold',
  mock: `${TESTS} tests, answered in the process`,
  spawn: `${TESTS} commands`,
} as const;
type Work = keyof typeof works;

/** Prints what each of them takes, and what ours takes in proportion. `dist` is the folder of our bundle. */
export async function peers(dist: string, { installs }: { readonly installs: boolean }): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-peers-'));
  try {
    prepare(folder);
    const ours = ourselves(join(dist, 'cli.js'));
    const tools = [ours, ...[agentv, promptfoo].flatMap((open) => open(installs) ?? [])];
    const alone = new Map<string, number>();
    for (const work of Object.keys(works) as Work[]) await compare(work, tools, folder, alone);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `alone` keeps how long each takes for one test: that is no part of what many take. */
async function compare(work: Work, tools: readonly Tool[], folder: string, alone: Map<string, number>): Promise<void> {
  let first: Measured | undefined;
  const others: { readonly name: string; readonly ms: number }[] = [];
  for (const { name, args } of tools) {
    const measured = await fastestOf(work === 'one' ? 5 : 1, args[work], folder);
    const title = `${works[work]}, ${name}`;
    if (measured === undefined) {
      console.log(`| ${title} | – | | no figure: it failed or took longer than ${MAX_MS / 1000} s |`);
      continue;
    }
    if (work === 'one') alone.set(name, measured.ms);
    const ms = measured.ms - (work === 'one' ? 0 : (alone.get(name) ?? 0));
    first ??= { ...measured, ms };
    const speed = work === 'one' ? '' : ` beyond one, ${((TESTS / ms) * 1000).toFixed(0)} tests/s`;
    const ratio = `${(ms / first.ms).toFixed(1)} × our time, ${(measured.peakMiB / first.peakMiB).toFixed(1)} × our memory`;
    row(title, ms, 'ms', `${measured.peakMiB.toFixed(0)} MiB at most${speed} · ${ratio}`);
    if (name !== 'eval-action') others.push({ name, ms });
  }
  if (first === undefined) return;
  const ours = first.ms;
  if (work === 'one') {
    for (const { name, ms } of others) row(`${works.one}: ours`, ours / ms, `× ${name}`, '', START_GOALS[name]);
  }
  const rival = others.toSorted((a, b) => a.ms - b.ms)[0];
  if (work === 'mock' && rival !== undefined) {
    row(`${works.mock}: our speed`, rival.ms / ours, `× ${rival.name}`, 'the faster peer', atLeast(6, '×'));
  }
}

const START_GOALS: Readonly<Record<string, Goal>> = { AgentV: atMost(0.6, '×'), promptfoo: atMost(0.2, '×') };

const HOW = (folder: string) => ({
  cwd: folder,
  timeoutMs: MAX_MS,
  env: {
    AGENTV_DATA_DIR: join(folder, 'agentv'),
    PROMPTFOO_CONFIG_DIR: join(folder, 'promptfoo'),
    PROMPTFOO_DISABLE_TELEMETRY: '1',
    PROMPTFOO_DISABLE_UPDATE: '1',
  },
});

/** The start of a program varies more than anything else that is measured here. */
async function fastestOf(times: number, args: readonly string[], folder: string): Promise<Measured | undefined> {
  const all: Measured[] = [];
  for (let time = 0; time < times; time += 1) {
    const measured = await tryMeasure(args, HOW(folder));
    if (measured === undefined) return undefined;
    all.push(measured);
  }
  return all.reduce((best, each) => (each.ms < best.ms ? each : best));
}

function ourselves(cli: string): Tool {
  const run = (suite: string, target: string) =>
    [cli, 'run', suite, '--target', target, '--workers', `${WORKERS}`, '--quiet', '-o', `out-ours-${target}`] as const;
  const args = {
    one: run('one.eval.yaml', 'mock'),
    mock: run('many.eval.yaml', 'mock'),
    spawn: run('many.eval.yaml', 'cli'),
  };
  return { name: 'eval-action', args };
}

function agentv(installs: boolean): Tool | undefined {
  const program = installed('agentv', '4.42.4', installs);
  if (program === undefined) return undefined;
  const run = (suite: string, target: string) =>
    [
      program,
      'eval',
      suite,
      '--target',
      target,
      '--workers',
      `${WORKERS}`,
      '--output',
      `out-agentv-${target}`,
    ] as const;
  const args = {
    one: run('one.eval.yaml', 'mock'),
    mock: run('many.eval.yaml', 'mock'),
    spawn: run('many.eval.yaml', 'cli'),
  };
  return { name: 'AgentV', args };
}

function promptfoo(installs: boolean): Tool | undefined {
  const program = installed('promptfoo', '0.123.1', installs);
  if (program === undefined) return undefined;
  const run = (config: string) => [
    program,
    'eval',
    '-c',
    config,
    '-j',
    `${WORKERS}`,
    '--no-cache',
    '--no-table',
    '--no-progress-bar',
    // Its database takes most of its time otherwise; its results are in the file all the same.
    '--no-write',
    '-o',
    'out.json',
  ];
  return {
    name: 'promptfoo',
    args: { one: run('one.promptfoo.json'), mock: run('mock.promptfoo.json'), spawn: run('spawn.promptfoo.json') },
  };
}

/** The program of a package, installed when it is not there yet; `undefined`, and why, when that does not work. */
function installed(name: string, version: string, installs: boolean): string | undefined {
  const cache =
    process.env['BENCH_PEERS'] ?? join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'eval-peers');
  const folder = join(cache, `${name}-${version}`);
  const home = join(folder, 'node_modules', name);
  try {
    if (!existsSync(home)) {
      if (!installs) throw new Error('it is not installed; npm run bench -- peers installs it');
      console.log(`Installing ${name} ${version} into ${folder} …`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
      const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`];
      execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], timeout: MAX_MS });
    }
    const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      readonly bin: string | Readonly<Record<string, string>>;
    };
    const program = typeof bin === 'string' ? bin : bin[name];
    if (program === undefined) throw new Error('it has no program of its name');
    return join(home, program);
  } catch (error) {
    console.log(`${name} ${version} is left out: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

function prepare(folder: string): void {
  mkdirSync(join(folder, '.agentv'));
  writeFileSync(join(folder, 'one.eval.yaml'), suiteOf(1));
  writeFileSync(join(folder, 'many.eval.yaml'), suiteOf(TESTS));
  writeFileSync(join(folder, '.agentv', 'targets.yaml'), TARGETS);
  const config = (name: string, provider: string, tests: readonly number[]) =>
    writeFileSync(
      join(folder, `${name}.promptfoo.json`),
      JSON.stringify({
        prompts: ['mock {{q}}'],
        providers: [provider],
        tests: tests.map((index) => ({ vars: { q: `t${index}` }, assert: [{ type: 'contains', value: 'mock' }] })),
      }),
    );
  config('one', 'echo', [0]);
  config('mock', 'echo', [...Array(TESTS).keys()]);
  config('spawn', 'exec: echo mock', [...Array(TESTS).keys()]);
}
