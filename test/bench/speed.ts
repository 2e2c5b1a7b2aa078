/**
 * The speed of the bundle as people run it, with the goals of docs/measurements.md#speed-and-memory. Ratios are taken in one run, so that they
 * mean the same on any machine; `peers.ts` has those to AgentV and promptfoo.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastest, suiteOf, TARGETS } from './measure.ts';
import { atLeast, atMost, row } from './table.ts';
import { workspaceRows } from './workspaces.ts';

const TESTS = 5_000;
const MODEL = { tests: 1_000, ms: 100, workers: 50, rounds: 5 };
const FILES = 1_000;

/** Start, throughput, waiting for models, reading of suites, size of the bundle in `dist`. */
export async function speedRows(dist: string): Promise<void> {
  const cli = join(dist, 'cli.js');
  const folder = mkdtempSync(join(tmpdir(), 'eval-bench-'));
  const how = { cwd: folder };
  try {
    mkdirSync(join(folder, '.agentv'));
    writeFileSync(join(folder, '.agentv', 'targets.yaml'), TARGETS);
    writeFileSync(join(folder, 'one.eval.yaml'), suiteOf(1));
    const cold = await fastest(5, [cli, 'run', 'one.eval.yaml', '--quiet', '-o', 'out-one'], how);
    const commands = {
      'run of 1 mock test, cold': cold,
      'validate, cold': await fastest(5, [cli, 'validate', 'one.eval.yaml'], how),
      'gate, cold': await fastest(5, [cli, 'gate', 'out-one'], how),
    };
    for (const [name, { ms, peakMiB }] of Object.entries(commands)) row(name, ms, 'ms', `${peakMiB.toFixed(0)} MiB`);

    for (const target of ['mock', 'cli']) {
      writeFileSync(join(folder, `${target}.eval.yaml`), suiteOf(TESTS, target));
      const args = [cli, 'run', `${target}.eval.yaml`, '--workers', '8', '--quiet', '-o', `out-${target}`];
      const { ms, peakMiB } = await fastest(2, args, how);
      const work = ms - cold.ms;
      const notes = `${work.toFixed(0)} ms beyond a run of one, ${peakMiB.toFixed(0)} MiB at most`;
      row(`${TESTS} tests, target ${target}`, (TESTS / work) * 1000, 'tests/s', notes);
    }
    await modelRow(cli, folder);

    mkdirSync(join(folder, 'files'));
    for (let file = 0; file < FILES; file += 1) writeFileSync(join(folder, 'files', `s${file}.eval.yaml`), suiteOf(10));
    const { ms, peakMiB } = await fastest(3, [cli, 'validate', 'files'], how);
    row(`validate ${FILES} files × 10 tests`, ms, 'ms', `${peakMiB.toFixed(0)} MiB at most`, atMost(4000, 'ms'));
    await workspaceRows(cli);
    const bytes = readdirSync(dist).reduce((sum, name) => sum + statSync(join(dist, name)).size, 0);
    row('size of `dist/`', bytes / 1e6, 'MB', `${readdirSync(dist).length} files`, atMost(10, 'MB'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs that wait for a model, and a bare loop of `fetch`, which shows the limit of this machine. */
async function modelRow(cli: string, folder: string): Promise<void> {
  const { tests, ms, workers, rounds } = MODEL;
  writeFileSync(join(folder, 'model.eval.yaml'), suiteOf(tests, 'model'));
  writeFileSync(
    join(folder, 'model.mjs'),
    `import { createServer } from 'node:http';
const reply = JSON.stringify({ id: 'x', object: 'chat.completion', model: 'm', choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'mock' } }], usage: { prompt_tokens: 5, completion_tokens: 1, total_tokens: 6 } });
let asked = 0, answered = 0, first = 0, busy = [];
const server = createServer((request, response) => {
  if (request.method === 'GET') { response.end(JSON.stringify(busy)); busy = []; return; }
  if (asked++ % ${tests} === 0) first = performance.now();
  request.resume();
  setTimeout(() => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(reply);
    if (++answered % ${tests} === 0) busy.push(performance.now() - first);
  }, ${ms});
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`,
  );
  writeFileSync(
    join(folder, 'fetch-loop.mjs'),
    `let left = ${tests};
const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'say' }] });
const headers = { 'content-type': 'application/json' };
const worker = async () => {
  while (left-- > 0) await (await fetch(process.env.MODEL_URL + '/chat/completions', { method: 'POST', headers, body })).text();
};
await Promise.all(Array.from({ length: ${workers} }, worker));
`,
  );
  const model = spawn(process.execPath, [join(folder, 'model.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    model.stdout.once('data', (text) => resolve(String(text).trim())),
  );
  const url = `http://127.0.0.1:${port}/v1`;
  const how = { cwd: folder, env: { MODEL_URL: url } };
  /** From the first question of a run to its last answer: the median of the runs since the last call. */
  const medianBusyMs = async () => {
    const all = ((await (await fetch(url)).json()) as number[]).sort((a, b) => a - b);
    return all[Math.floor(all.length / 2)] ?? Number.NaN;
  };
  const args = [cli, 'run', 'model.eval.yaml', '--workers', `${workers}`, '--quiet', '-o', 'out-model'];
  const { peakMiB } = await fastest(rounds, args, how);
  const ours = await medianBusyMs();
  await fastest(rounds, [join(folder, 'fetch-loop.mjs')], how);
  const loop = await medianBusyMs();
  model.kill();
  const notes = `${ours.toFixed(0)} ms and ${loop.toFixed(0)} ms, median of ${rounds}; ${peakMiB.toFixed(0)} MiB at most`;
  row(`${tests} tests, ${ms} ms model, ${workers} workers`, loop / ours, '× a fetch loop', notes, atLeast(0.9, '×'));
}
