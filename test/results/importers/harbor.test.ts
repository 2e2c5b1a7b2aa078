import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryFiles } from '../../../src/platform/files/memory-files.ts';
import { type ImportHow, readResults } from '../../../src/results/run-folder/read-results.ts';

const FOLDER = new URL('../../fixtures/import/harbor/0.21/nightly/', import.meta.url);
const trialFiles = readdirSync(FOLDER).filter((name) => name.includes('__'));
const textOf = (path: string): string => readFileSync(new URL(path, FOLDER), 'utf8');

/** The job with changes of its files; undefined removes one. */
async function readJob(changes: Readonly<Record<string, string | undefined>> = {}, how: ImportHow = {}) {
  const paths = ['result.json', ...trialFiles.map((name) => `${name}/result.json`)];
  const all = { ...Object.fromEntries(paths.map((path) => [path, textOf(path)])), ...changes };
  const contents = Object.entries(all).flatMap(([path, text]) =>
    text === undefined ? [] : [[`/jobs/nightly/${path}`, Buffer.from(text)] as const],
  );
  const site = { cwd: '/jobs', files: memoryFiles(new Map(contents)) };
  return (await readResults(['/jobs/nightly/result.json'], site, how)).run;
}
const changed = (path: string, change: object): string => JSON.stringify({ ...JSON.parse(textOf(path)), ...change });

test('a job has the trials in the folders next to it', async () => {
  const run = await readJob();
  expect(run.results.map(({ testId, status, trials }) => [testId, status, trials?.length ?? 1])).toEqual([
    ['local/hello', 'quality_failure', 2],
    ['local/no-model', 'execution_error', 1],
    ['local/slow', 'execution_error', 1],
    ['local/steps', 'ok', 1],
  ]);
  const [hello, noModel, slow, steps] = run.results;
  expect(hello).toMatchObject({
    ...{ suite: 'local-tasks', target: 'claude-code · anthropic/claude-sonnet-5', score: 0.5 },
    ...{ costUsd: 0.0125, durationMs: 60_000, tokenUsage: { input: 1200, output: 80, cached: 1000 } },
    location: { file: expect.stringMatching(/^nightly\/hello__Ab\d+\/result\.json$/) },
  });
  expect(noModel).toMatchObject({ failure: { class: 'rate_limit', message: 'RateLimitError: 429 Too Many Requests' } });
  expect(noModel?.costUsd).toBeUndefined();
  // The agent's own time limit is its failure.
  expect(slow).toMatchObject({ failure: { class: 'timeout' } });
  expect(steps).toMatchObject({ costUsd: 0.002, durationMs: 20_000, tokenUsage: { input: 200, output: 20 } });
  expect(run).toMatchObject({ complete: true, imported: [{ format: 'harbor', identity: 'declared', trials: 5 }] });
});

test('a trial alone is one test', async () => {
  const contents = new Map([['/result.json', Buffer.from(textOf('hello__Ab1/result.json'))]]);
  const { run } = await readResults(['/result.json'], { cwd: '/', files: memoryFiles(contents) });
  expect(run.results).toMatchObject([{ testId: 'local/hello', status: 'ok', score: 1 }]);
});

test('trials that are missing, cut off or unfinished leave the job incomplete', async () => {
  const missing = await readJob({ 'hello__Ab1/result.json': undefined });
  expect(missing.complete).toBe(false);
  expect(missing.unreadable?.map(({ message }) => message)).toEqual([
    'Harbor planned 5 trials, and the folders next to nightly/result.json have 4 with a result.json',
  ]);
  const cut = await readJob({ 'hello__Ab1/result.json': textOf('hello__Ab1/result.json').slice(0, 200) });
  expect(cut.unreadable).toMatchObject([
    { message: expect.stringContaining('incomplete'), location: { file: 'nightly/hello__Ab1/result.json', line: 7 } },
  ]);
  const running = await readJob({ 'result.json': changed('result.json', { finished_at: null }) });
  expect(running).toMatchObject({ complete: false, stopped: 'broken-off' });
});

test('a verifier that failed, or was not asked, gives no reward, which is not 0', async () => {
  const path = 'hello__Ab1/result.json';
  const failureOf = async (change: object) =>
    (await readJob({ 'hello__Ab22/result.json': undefined, [path]: changed(path, change) })).results[0];
  const exception_info = { exception_type: 'VerifierTimeoutError', exception_message: 'Verifier timed out' };
  expect(await failureOf({ verifier_result: null, exception_info })).toMatchObject({ failure: { class: 'grader' } });
  expect(await failureOf({ verifier_result: { rewards: { reward: null } } })).toMatchObject({
    failure: { class: 'grader', message: 'The verifier gave no reward' },
  });
});

test('an agent that left a right answer passes, although its program failed', async () => {
  const path = 'hello__Ab1/result.json';
  const exception_info = { exception_type: 'NonZeroAgentExitCodeError', exception_message: 'exit code 1' };
  const run = await readJob({ 'hello__Ab22/result.json': undefined, [path]: changed(path, { exception_info }) });
  expect(run.results[0]).toMatchObject({ status: 'ok' });
});

test('rewards other than 0 and 1 need a pass mark, and several without "reward" a name', async () => {
  const path = 'hello__Ab1/result.json';
  const with_ = (rewards: object) => ({ [path]: changed(path, { verifier_result: { rewards } }) });
  await expect(readJob(with_({ reward: 0.5 }))).rejects.toThrow('The rewards "reward" of Harbor are numbers');
  const run = await readJob(with_({ reward: 0.75 }), { passMark: 0.7 });
  expect(run.results[0]?.trials?.[0]).toMatchObject({ status: 'ok', score: 0.75 });
  await expect(readJob({}, { scoreName: 'style' })).rejects.toThrow('There is no reward "style"');
  const named = await readJob(with_({ reward: 1, style: 0 }), { scoreName: 'style' });
  expect(named.results[0]?.trials?.[0]).toMatchObject({ status: 'quality_failure', score: 0 });
});

test('a changed task is another definition', async () => {
  const of = async (change: object) =>
    (await readJob({ 'slow__Ab333/result.json': changed('slow__Ab333/result.json', change) })).results.find(
      ({ testId }) => testId === 'local/slow',
    )?.measure;
  expect(await of({ task_checksum: 'other' })).not.toBe(await of({}));
});

test('a job of another version is refused, with what is wrong', async () => {
  const job = changed('result.json', { n_total_trials: '5' });
  await expect(readJob({ 'result.json': job })).rejects.toThrow(/"n_total_trials" must be a number, found "5"/);
});
