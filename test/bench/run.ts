/**
 * Measures the bundle as people run it and prints ratios taken in this one run, so that they mean the same on any
 * machine: `npm run bench`, or with the folder of another bundle behind it; `npm run bench -- gate` measures the gate
 * instead (with `--quick` in a minute, or only the parts that are named), `npm run bench -- action [dist]` only the step of a job, `npm run bench -- workspaces [dist]` only workspaces, `npm run bench -- html` the HTML report in Chromium, `npm run bench -- shards` the balance of shards, `npm run bench -- merge` the report on them, `npm run bench -- commands [runs]` what shards find through the commands of the bundle, `npm run bench -- import` the reading of results of other tools, `npm run bench -- history` a history of 1,000 runs, and `npm run bench -- peers` AgentV and promptfoo beside it. Where BENCH_AGENTV names the program of an
 * installed AgentV, its pool of workspaces is measured beside ours.
 * Nothing here asserts; tests do not measure.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modelServer } from '../support/model-server.ts';
import { actionTimes } from './action.ts';
import { gradesPerSecond } from './grades.ts';
import { surfacesOf } from './surfaces.ts';
import { workspaceRows } from './workspaces.ts';

if (process.argv[2] === 'gate') {
  await import('./gate/gate.ts');
  process.exit();
}
if (process.argv[2] === 'peers') {
  const { peers } = await import('./peers.ts');
  await peers(process.argv[3]);
  process.exit();
}

if (process.argv[2] === 'html') {
  const { htmlRows } = await import('./html.ts');
  await htmlRows(row);
  process.exit();
}

if (process.argv[2] === 'shards') {
  const { planRow, shardRows } = await import('./shards.ts');
  shardRows((line) => console.log(line));
  await planRow((line) => console.log(line));
  process.exit();
}

if (process.argv[2] === 'import') {
  const { importRows } = await import('./imports.ts');
  await importRows((line) => console.log(line), process.argv.slice(3));
  process.exit();
}

if (process.argv[2] === 'merge') {
  const { mergeRows } = await import('./merge.ts');
  await mergeRows((line) => console.log(line));
  process.exit();
}

if (process.argv[2] === 'commands') {
  const { commandRows } = await import('./commands.ts');
  await commandRows(Number(process.argv[3] ?? 20));
  process.exit();
}

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
if (process.argv[2] === 'action') {
  await actionRow(resolve(process.argv[3] ?? join(root, 'dist')));
  process.exit();
}
if (process.argv[2] === 'history') {
  const { historyRows } = await import('./history.ts');
  await historyRows(join(resolve(process.argv[3] ?? join(root, 'dist')), 'cli.js'), (line) => console.log(line));
  process.exit();
}
if (process.argv[2] === 'workspaces') {
  await workspaceRows(join(resolve(process.argv[3] ?? join(root, 'dist')), 'cli.js'), row);
  process.exit();
}
const cli = resolve(process.argv[2] ?? join(root, 'dist'), 'cli.js');
const folder = mkdtempSync(join(tmpdir(), 'eval-bench-'));
const WORKERS = 8;
const TESTS = 5_000;
const MODEL_TESTS = 1_000;
const MODEL_MS = 100;
const MODEL_WORKERS = 50;
const FILES = 1_000;
const JUDGED = 500;
const JUDGE_MS = 100;
const VERDICT = JSON.stringify({ score: 1, assertions: [{ text: 'good', passed: true }] });
const TESTS_PER_FILE = 10;

try {
  prepare();
  const bare = await fastest(5, ['-e', '0']);
  const cold = await fastest(5, [cli, 'run', 'one.eval.yaml', '--quiet', '-o', 'out-one']);
  row(
    'cold start, 1 test, mock target',
    cold.ms,
    'ms',
    `${ratio(cold.ms, bare.ms)} × bare node (${bare.ms.toFixed(0)} ms), + ${(cold.ms - bare.ms).toFixed(0)} ms`,
  );

  const mock = await fastest(3, [
    cli,
    'run',
    'many.eval.yaml',
    '--target',
    'mock',
    '--workers',
    String(WORKERS),
    '--quiet',
    '-o',
    'out-mock',
  ]);
  const mockWork = mock.ms - cold.ms;
  row(
    `${TESTS} tests, mock target`,
    (TESTS / mockWork) * 1000,
    'tests/s',
    `${mockWork.toFixed(0)} ms beyond a run of one, ${mock.peakMiB.toFixed(0)} MiB at most`,
  );

  const lines = await fastest(3, [
    cli,
    'run',
    'lines.jsonl',
    '--target',
    'mock',
    '--workers',
    String(WORKERS),
    '--quiet',
    '-o',
    'out-lines',
  ]);
  const linesWork = lines.ms - cold.ms;
  row(
    `${TESTS} tests of JSONL, mock target`,
    (TESTS / linesWork) * 1000,
    'tests/s',
    `${linesWork.toFixed(0)} ms beyond a run of one, ${lines.peakMiB.toFixed(0)} MiB at most`,
  );

  const loop = await spawnLoop();
  const spawned = await fastest(2, [
    cli,
    'run',
    'many.eval.yaml',
    '--target',
    'cli',
    '--workers',
    String(WORKERS),
    '--quiet',
    '-o',
    'out-cli',
  ]);
  const spawnedWork = spawned.ms - cold.ms;
  row(
    `${TESTS} tests, cli target`,
    (TESTS / spawnedWork) * 1000,
    'tests/s',
    `${((loop / spawnedWork) * 100).toFixed(0)} % of a bare spawn loop (${((TESTS / loop) * 1000).toFixed(0)}/s), ${spawned.peakMiB.toFixed(0)} MiB at most`,
  );

  await using judge = await modelServer({ latencyMs: JUDGE_MS, says: VERDICT });
  const judged = (out: string) => ['run', 'judged.eval.yaml', '--workers', String(WORKERS), '--quiet', '-o', out];
  writeFileSync(join(folder, 'judged', '.agentv', 'targets.yaml'), judgedTargets(judge.url));
  const first = await measure([cli, ...judged('out-first')], { cwd: join(folder, 'judged') });
  const known = await fastest(3, [cli, ...judged('out-known')], { cwd: join(folder, 'judged') });
  if (judge.requests.length !== JUDGED) throw new Error(`The judge was asked ${judge.requests.length} times`);
  const knownWork = known.ms - cold.ms;
  row(
    `${JUDGED} judged tests, known verdicts`,
    (JUDGED / knownWork) * 1000,
    'tests/s',
    `${ratio(first.ms, known.ms)} × faster than the first run (a judge of ${JUDGE_MS} ms, ${WORKERS} at a time), ${known.peakMiB.toFixed(0)} MiB at most`,
  );

  const model = await slowModel();
  const args = ['run', 'model.eval.yaml', '--workers', String(MODEL_WORKERS), '--quiet', '-o', 'out-model'];
  const asked = await fastest(5, [cli, ...args], { env: { MODEL_URL: model.url } });
  const ours = await model.leastBusy();
  // What this machine can do at all: the same requests by nothing but a loop, by fetch and by the client below it.
  await fastest(5, [join(folder, 'fetch-loop.mjs')], { env: { MODEL_URL: model.url } });
  const byFetch = await model.leastBusy();
  await fastest(5, [join(folder, 'http-loop.mjs')], { env: { MODEL_URL: model.url } });
  const byHttp = await model.leastBusy();
  model.end();
  const ideal = (eachMs: number) => (MODEL_TESTS * eachMs) / MODEL_WORKERS;
  const share = ({ ms }: Busy, eachMs = MODEL_MS) => `${((ideal(eachMs) / ms) * 100).toFixed(1)} %`;
  row(
    `${MODEL_TESTS} tests, ${MODEL_MS} ms model, ${MODEL_WORKERS} workers`,
    ours.ms,
    'ms',
    `from the first question to the last answer: ${share(ours)} of ideal (${ideal(MODEL_MS)} ms; ${share(ours, ours.eachMs)} of what the model itself took, ${ours.eachMs.toFixed(1)} ms each), bare loops: fetch ${share(byFetch)}, node:http ${share(byHttp)}; ${(asked.ms - ours.ms - cold.ms).toFixed(0)} ms to read the tests and to report, ${asked.peakMiB.toFixed(0)} MiB at most`,
  );

  const validated = await fastest(3, [cli, 'validate', 'files']);
  row(
    `validate ${FILES} files × ${TESTS_PER_FILE} tests`,
    validated.ms,
    'ms',
    `goal 2000 ms; ${((FILES / validated.ms) * 1000).toFixed(0)} files/s, ${validated.peakMiB.toFixed(0)} MiB at most`,
  );

  const grades = await gradesPerSecond();
  row(
    'deterministic grades, short texts, one core',
    grades,
    'grades/s',
    `goal 100000; ${(grades / 100_000).toFixed(2)} × that`,
  );
  await workspaceRows(cli, row);

  await actionRow(dirname(cli));

  const reported = await surfacesOf(TESTS);
  row(
    `${TESTS} tests, results to all surfaces`,
    reported.ms,
    'ms',
    `goal 1000 ms; ${(reported.bytes / 2 ** 20).toFixed(1)} MiB of reports`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function actionRow(dist: string): Promise<void> {
  const { cliMs, actionMs, requests } = await actionTimes(dist);
  row(
    'action beyond the command line',
    actionMs - cliMs,
    'ms',
    `goal 1500 ms; 5 tests, comment and check run, ${requests} requests to a GitHub that answers in 50 ms`,
  );
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
  writeFileSync(
    join(folder, 'model.eval.yaml'),
    `execution: { target: model }\ntests:\n${Array.from({ length: MODEL_TESTS }, (_, index) => test(`t${index}`)).join('')}`,
  );
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
const none = { ms: Infinity, eachMs: Infinity };
let asked = 0, answered = 0, first = 0, took = 0, least = none;
const server = createServer((request, response) => {
  if (request.method === 'GET') { response.end(JSON.stringify(least)); least = none; return; }
  const from = performance.now();
  if (asked++ % ${MODEL_TESTS} === 0) [first, took] = [from, 0];
  request.resume();
  setTimeout(() => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
    const now = performance.now();
    took += now - from;
    if (++answered % ${MODEL_TESTS} === 0 && now - first < least.ms) least = { ms: now - first, eachMs: took / ${MODEL_TESTS} };
  }, ${MODEL_MS});
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`,
  );
  writeFileSync(
    join(folder, 'fetch-loop.mjs'),
    `let left = ${MODEL_TESTS};
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
let left = ${MODEL_TESTS};
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

/** One run as the model saw it. */
interface Busy {
  /** From the first question to the last answer. */
  readonly ms: number;
  /** How long it took for an answer in the mean: its timer is never early. */
  readonly eachMs: number;
}

interface SlowModel {
  readonly url: string;
  /** The shortest run since this was asked the last time. */
  leastBusy(): Promise<Busy>;
  end(): void;
}

/** A model that takes its time for every answer, in a process of its own. */
async function slowModel(): Promise<SlowModel> {
  const child = spawn(process.execPath, [join(folder, 'model.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  const url = `http://127.0.0.1:${port}/v1`;
  return { url, leastBusy: async () => (await (await fetch(url)).json()) as Busy, end: () => child.kill() };
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

function row(what: string, value: number, unit: string, remark: string): void {
  console.log(`${what.padEnd(34)} ${value.toFixed(0).padStart(8)} ${unit.padEnd(8)} ${remark}`);
}
