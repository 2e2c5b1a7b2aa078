/**
 * The speed of the bundle as people run it, with the goals of docs/performance.md, and that of peers that are installed.
 * Ratios are taken in one run, so that they mean the same on any machine.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelServer } from '../support/model-server.ts';
import { actionTimes } from './action.ts';
import { gradesPerSecond } from './grades.ts';
import { surfacesOf } from './surfaces.ts';
import { atLeast, atMost, row } from './table.ts';
import { workspaceRows } from './workspaces.ts';

const folder = mkdtempSync(join(tmpdir(), 'eval-bench-'));
const WORKERS = 8;
const TESTS = 5_000;
const MODEL_MS = 100;
const MODEL_WORKERS = 50;
const FILES = 1_000;
const RUNS = 5;
const JUDGED = 500;
const JUDGE_MS = 100;
const VERDICT = JSON.stringify({ score: 1, assertions: [{ text: 'good', passed: true }] });
const TESTS_PER_FILE = 10;
const MIB = 2 ** 20;

/** Start, throughput, waiting for models, reading of suites, size of the bundle in `dist`. */
export async function speedRows(dist: string): Promise<void> {
  const cli = join(dist, 'cli.js');
  try {
    prepare();
    const coldMs = await startRows(cli);
    await localRows(cli, coldMs);
    await judgedRow(cli, coldMs);
    for (const tests of [1_000, TESTS]) await modelRows(cli, tests);
    await readingRows(cli);
    await workspaceRows(cli, row);
    await actionRows(dist);
    const bytes = readdirSync(dist).reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
    row('size of `dist/`', bytes / 1e6, 'MB', `${readdirSync(dist).length} files`, atMost(10, 'MB'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each command on one test, cold. The goals are ratios to the peers. */
async function startRows(cli: string): Promise<number> {
  const cold = await fastest(5, [cli, 'run', 'one.eval.yaml', '--quiet', '-o', 'out-one']);
  const commands = {
    'run of 1 mock test, cold': cold,
    'validate, cold': await fastest(5, [cli, 'validate', 'one.eval.yaml']),
    'gate, cold': await fastest(5, [cli, 'gate', 'out-one']),
  };
  for (const [name, { ms, peakMiB }] of Object.entries(commands)) {
    row(name, ms, 'ms', `${peakMiB.toFixed(0)} MiB`);
  }
  return cold.ms;
}

/** Tests that are answered on this machine: by the process, and by a program for each. */
async function localRows(cli: string, coldMs: number): Promise<void> {
  const run = (suite: string, target: string) =>
    [cli, 'run', suite, '--target', target, '--workers', `${WORKERS}`, '--quiet', '-o', `out-${target}`] as const;
  for (const [what, suite] of [
    ['mock tests of YAML', 'many.eval.yaml'],
    ['mock tests of JSON Lines', 'lines.jsonl'],
  ] as const) {
    const { ms, peakMiB } = await fastest(3, run(suite, 'mock'));
    const work = ms - coldMs;
    const notes = `${work.toFixed(0)} ms beyond a run of one, ${peakMiB.toFixed(0)} MiB at most`;
    row(`${TESTS} ${what}`, (TESTS / work) * 1000, 'tests/s', notes);
  }
  const loop = await spawnLoop();
  const { ms, peakMiB } = await fastest(2, run('many.eval.yaml', 'cli'));
  const rate = (TESTS / (ms - coldMs)) * 1000;
  const notes = `${rate.toFixed(0)} tests/s, a bare loop ${((TESTS / loop) * 1000).toFixed(0)}, ${peakMiB.toFixed(0)} MiB at most`;
  row(`${TESTS} tests, a program for each`, (loop / (ms - coldMs)) * 100, '% of a bare loop', notes);
}

async function judgedRow(cli: string, coldMs: number): Promise<void> {
  await using judge = await modelServer({ latencyMs: JUDGE_MS, says: VERDICT });
  const cwd = join(folder, 'judged');
  const run = (out: string) => [cli, 'run', 'judged.eval.yaml', '--workers', `${WORKERS}`, '--quiet', '-o', out];
  writeFileSync(join(cwd, '.agentv', 'targets.yaml'), judgedTargets(judge.url));
  const first = await measure(run('out-first'), { cwd });
  const known = await fastest(3, run('out-known'), { cwd });
  if (judge.requests.length !== JUDGED) throw new Error(`The judge was asked ${judge.requests.length} times`);
  row(
    `${JUDGED} judged tests, known verdicts`,
    (JUDGED / (known.ms - coldMs)) * 1000,
    'tests/s',
    `${ratio(first.ms, known.ms)} × faster than the first run with a judge of ${JUDGE_MS} ms, ${known.peakMiB.toFixed(0)} MiB at most`,
  );
}

/** Runs that wait for a model, and bare loops, which show the limit of this machine. */
async function modelRows(cli: string, tests: number): Promise<void> {
  const model = await slowModel(tests);
  const env = { MODEL_URL: model.url, MODEL_TESTS: String(tests) };
  const suite = `model-${tests}.eval.yaml`;
  const asked = await fastest(
    RUNS,
    [cli, 'run', suite, '--workers', `${MODEL_WORKERS}`, '--quiet', '-o', 'out-model'],
    { env },
  );
  const ours = await model.medianBusyMs();
  await fastest(RUNS, [join(folder, 'fetch-loop.mjs')], { env });
  const byFetch = await model.medianBusyMs();
  await fastest(RUNS, [join(folder, 'http-loop.mjs')], { env });
  const byHttp = await model.medianBusyMs();
  model.end();
  const share = (ms: number) => ((tests * MODEL_MS) / MODEL_WORKERS / ms) * 100;
  const what = `${tests} tests, ${MODEL_MS} ms model, ${MODEL_WORKERS} workers`;
  const shares = `${share(ours).toFixed(1)}% of ideal, median of ${RUNS}; bare loops: fetch ${share(byFetch).toFixed(1)}%, node:http ${share(byHttp).toFixed(1)}%`;
  row(what, byFetch / ours, '× a fetch loop', `${shares}; ${asked.peakMiB.toFixed(0)} MiB at most`, atLeast(0.9, '×'));
}

async function readingRows(cli: string): Promise<void> {
  const { ms, peakMiB } = await fastest(3, [cli, 'validate', 'files']);
  const files = `${((FILES / ms) * 1000).toFixed(0)} files/s, ${peakMiB.toFixed(0)} MiB at most`;
  row(`validate ${FILES} files × ${TESTS_PER_FILE} tests`, ms, 'ms', files, atMost(4000, 'ms'));
  const grades = await gradesPerSecond();
  row('deterministic grades, short texts, one core', grades, 'grades/s', '', atLeast(100_000));
  const { ms: reportMs, bytes } = await surfacesOf(TESTS);
  const size = `${(bytes / MIB).toFixed(1)} MiB of reports`;
  row(`${TESTS} results to all surfaces`, reportMs, 'ms', size, atMost(1000, 'ms'));
}

export async function actionRows(dist: string): Promise<void> {
  const { cliMs, actionMs, requests } = await actionTimes(dist);
  const notes = '5 tests, comment and check run; GitHub answers in 50 ms';
  row('action beyond the command line', actionMs - cliMs, 'ms', notes, atMost(1500, 'ms'));
  row('requests to GitHub for a pull request', requests, '', '', atMost(10));
}

function prepare(): void {
  const test = (id: string) =>
    `  - id: ${id}\n    input: say ${id}\n    assertions: [{ type: contains, value: mock }]\n`;
  mkdirSync(join(folder, '.agentv'));
  writeFileSync(join(folder, 'one.eval.yaml'), `execution: { target: mock }\ntests:\n${test('t0')}`);
  writeFileSync(
    join(folder, 'many.eval.yaml'),
    `tests:\n${Array.from({ length: TESTS }, (_, index) => test(`t${index}`)).join('')}`,
  );
  for (const count of [1_000, 5_000]) {
    const tests = Array.from({ length: count }, (_, index) => test(`t${index}`)).join('');
    writeFileSync(join(folder, `model-${count}.eval.yaml`), `execution: { target: model }\ntests:\n${tests}`);
  }
  const line = (id: string) =>
    `${JSON.stringify({ id, input: `say ${id}`, assertions: [{ type: 'contains', value: 'mock' }] })}\n`;
  writeFileSync(join(folder, 'lines.jsonl'), Array.from({ length: TESTS }, (_, index) => line(`t${index}`)).join(''));
  mkdirSync(join(folder, 'files'));
  const tests = Array.from({ length: TESTS_PER_FILE }, (_, index) => test(`t${index}`)).join('');
  for (let file = 0; file < FILES; file += 1) {
    writeFileSync(join(folder, 'files', `s${file}.eval.yaml`), `execution: { target: mock }\ntests:\n${tests}`);
  }
  writeFileSync(
    join(folder, '.agentv', 'targets.yaml'),
    'targets:\n  - { name: mock, provider: mock, response: mock }\n  - { name: cli, provider: cli, command: "echo mock {PROMPT}" }\n  - { name: model, provider: openai, model: m, base_url: "${{ MODEL_URL }}" }\n',
  );
  writeFileSync(
    join(folder, 'model.mjs'),
    `import { createServer } from 'node:http';
const reply = JSON.stringify({ id: 'x', object: 'chat.completion', model: 'm', choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'mock' } }], usage: { prompt_tokens: 5, completion_tokens: 1, total_tokens: 6 } });
const tests = Number(process.argv[2]);
let asked = 0, answered = 0, first = 0, busy = [];
const server = createServer((request, response) => {
  if (request.method === 'GET') { response.end(JSON.stringify(busy)); busy = []; return; }
  if (asked++ % tests === 0) first = performance.now();
  request.resume();
  setTimeout(() => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
    if (++answered % tests === 0) busy.push(performance.now() - first);
  }, ${MODEL_MS});
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`,
  );
  writeFileSync(
    join(folder, 'fetch-loop.mjs'),
    `let left = Number(process.env.MODEL_TESTS);
const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'say' }] });
const headers = { 'content-type': 'application/json' };
const worker = async () => {
  while (left-- > 0) await (await fetch(process.env.MODEL_URL + '/chat/completions', { method: 'POST', headers, body })).text();
};
await Promise.all(Array.from({ length: ${MODEL_WORKERS} }, worker));
`,
  );
  writeFileSync(
    join(folder, 'http-loop.mjs'),
    `import { Agent, request } from 'node:http';
let left = Number(process.env.MODEL_TESTS);
const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'say' }] });
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
const agent = new Agent({ keepAlive: true });
const ask = () => new Promise((resolve, reject) => {
  const sent = request(process.env.MODEL_URL + '/chat/completions', { method: 'POST', headers, agent }, (reply) => {
    reply.resume();
    reply.on('end', resolve);
  });
  sent.on('error', reject);
  sent.end(body);
});
const worker = async () => {
  while (left-- > 0) await ask();
};
await Promise.all(Array.from({ length: ${MODEL_WORKERS} }, worker));
agent.destroy();
`,
  );
  mkdirSync(join(folder, 'judged', '.agentv'), { recursive: true });
  const judgedTest = (id: string) =>
    `  - { id: ${id}, input: say ${id}, criteria: Says ${id}, assertions: [{ type: llm-grader }] }\n`;
  writeFileSync(
    join(folder, 'judged', 'judged.eval.yaml'),
    `tests:\n${Array.from({ length: JUDGED }, (_, index) => judgedTest(`t${index}`)).join('')}`,
  );
  // Tells the largest size of the measured process itself.
  writeFileSync(
    join(folder, 'peak.mjs'),
    `import { writeFileSync } from 'node:fs';\nprocess.on('exit', () => writeFileSync(${JSON.stringify(join(folder, 'peak'))}, String(process.resourceUsage().maxRSS)));\n`,
  );
}

function judgedTargets(url: string): string {
  return `targets:
  - { name: default, provider: mock, response: mock, grader_target: judge }
  - { name: judge, provider: openai, base_url: "${url}/v1", model: m }
`;
}

interface Measured {
  readonly ms: number;
  readonly peakMiB: number;
}

/** The fastest of several runs: the others were disturbed. */
async function fastest(times: number, args: readonly string[], how: How = {}): Promise<Measured> {
  const all: Measured[] = [];
  for (let time = 0; time < times; time += 1) all.push(await measure(args, how));
  return all.reduce((best, each) => (each.ms < best.ms ? each : best));
}

interface How {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface SlowModel {
  readonly url: string;
  /** From the first question of a run to its last answer, since this was asked the last time. */
  medianBusyMs(): Promise<number>;
  end(): void;
}

/** A model that takes its time for every answer, in another process. */
async function slowModel(tests: number): Promise<SlowModel> {
  const args = [join(folder, 'model.mjs'), String(tests)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  const url = `http://127.0.0.1:${port}/v1`;
  return {
    url,
    async medianBusyMs() {
      const all = ((await (await fetch(url)).json()) as number[]).sort((a, b) => a - b);
      return all[Math.floor(all.length / 2)] ?? Number.NaN;
    },
    end: () => child.kill(),
  };
}

async function measure(args: readonly string[], { cwd = folder, env = {} }: How = {}): Promise<Measured> {
  const started = performance.now();
  const child = spawn(process.execPath, args[0] === '-e' ? args : ['--import', join(folder, 'peak.mjs'), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ms = performance.now() - started;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return { ms, peakMiB: args[0] === '-e' ? 0 : Number(readFileSync(join(folder, 'peak'), 'utf8')) / 1024 };
}

/** The same command as often and as many at a time, with nothing around it: what the machine can do. */
async function spawnLoop(): Promise<number> {
  const started = performance.now();
  let left = TESTS;
  const worker = async () => {
    while (left-- > 0) {
      await new Promise((resolve) => {
        const child = spawn('/bin/sh', ['-c', "echo mock 'say'"], {
          stdio: ['ignore', 'pipe', 'pipe'],
          detached: true,
        });
        child.stdout.resume();
        child.stderr.resume();
        child.on('close', resolve);
      });
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return performance.now() - started;
}

function ratio(a: number, b: number): string {
  return (a / b).toFixed(2);
}
