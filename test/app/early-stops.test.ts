import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Foreseen } from '../../src/app/early-stops.ts';
import { evaluate } from '../../src/app/evaluate.ts';
import { parseInputs } from '../../src/app/inputs.ts';
import { realWorld, unstoppable } from '../../src/app/world.ts';
import { encodePool } from '../../src/evidence/codec.ts';
import type { Report } from '../../src/model/report.ts';
import { aPool } from '../support/evidence.ts';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

/** Repeats the last word of its prompt, and notes that it was asked; "crash" ends with an error. */
const agent = `import { appendFileSync } from 'node:fs';
appendFileSync('asked.txt', process.argv[2] + '\\n');
const word = process.argv[2].split(' ').at(-1);
if (word === 'crash') process.exit(3);
console.log(word);`;

/** Tests by the words that they are answered with; they pass with "good". */
const tests = (words: readonly string[], more = ''): string =>
  `tests:\n${words
    .map(
      (word, at) =>
        `  - { id: t${at}, input: "t${at} ${word}", assertions: [{ type: contains, value: good }]${more} }\n`,
    )
    .join('')}`;

const times = (count: number, word: string): string[] => Array.from({ length: count }, () => word);

function project(suite: string, files: Readonly<Record<string, string>> = {}): Project {
  return aProject({
    'evals/a.eval.yaml': suite,
    'evals/agent.mjs': agent,
    '.agentv/targets.yaml': `targets:\n${['default', 'second']
      .map((name) => `  - { name: ${name}, provider: cli, command: '"${process.execPath}" agent.mjs {PROMPT}' }\n`)
      .join('')}`,
    ...files,
  });
}

const run = (
  checkout: Project,
  argv: readonly string[] = ['--stop-early'],
  env: Readonly<Record<string, string>> = {},
) =>
  perform(checkout, ['run', 'evals', '--output', 'out', '--workers', '1', ...argv], {
    PATH: process.env['PATH'] ?? '',
    ...env,
  });

const asked = (checkout: Project): string[] =>
  readFileSync(join(checkout.folder, 'evals', 'asked.txt'), 'utf8')
    .trim()
    .split('\n');
const report = (checkout: Project): Report & { readonly verdict: { readonly verdict: string } } =>
  JSON.parse(readFileSync(join(checkout.folder, 'out', 'report.json'), 'utf8'));

/** By the time that an answer is graded the next test has begun, so that one more is run than is needed to be certain. */
describe('a suite whose threshold can no longer be reached', () => {
  const suite = `name: greetings\nexecution: { threshold: 0.8 }\n${tests([...times(3, 'bad'), ...times(7, 'good')])}`;

  test('is stopped when that was asked for, and says so on every surface', async () => {
    using checkout = project(suite);
    const { exitCode, stdout } = await run(checkout);
    expect(exitCode).toBe(1);
    expect(asked(checkout)).toHaveLength(4);
    expect(report(checkout)).toMatchObject({
      complete: false,
      stopped: 'certain-failure',
      stoppedEarly: [{ suite: 'greetings', target: 'default', left: Array.from({ length: 6 }, () => ({ trials: 1 })) }],
      verdict: { verdict: 'fail', headline: expect.stringMatching(/; stopped early, 4 of 10 run$/) },
      totals: { total: 10, passed: 1, failed: 3, skipped: 6, errored: 0 },
    });
    expect(stdout).toContain('greetings on default was stopped early, 4 of 10 run');
    const read = (name: string) => readFileSync(join(checkout.folder, 'out', name), 'utf8');
    expect(read('junit.xml')).toContain('skipped="6"');
    expect(read('junit.xml')).toContain('its suite was stopped early');
    expect(JSON.parse(read('ctrf.json')).results.summary).toMatchObject({ skipped: 6 });
    expect(read('summary.md')).toContain('stopped early, 4 of 10 run');
    expect(read('index.jsonl').trim().split('\n')).toHaveLength(4);
  });

  test('runs to its end when nobody asked, and in a dry run', async () => {
    using checkout = project(suite);
    await run(checkout, []);
    expect(asked(checkout)).toHaveLength(10);
    await run(checkout, ['--stop-early', '--dry-run']);
    expect(report(checkout).results).toHaveLength(10);
  });

  test('may be asked for by the configuration', async () => {
    using checkout = project(suite, { '.agentv/config.yaml': 'eval_action: { stop_early: true }\n' });
    await run(checkout, []);
    expect(asked(checkout)).toHaveLength(4);
  });

  test('counts for what it was where another run made up for what it left', async () => {
    using checkout = project(suite);
    await run(checkout);
    const rest = report(checkout).stoppedEarly?.flatMap(({ left }) => left.map(({ testId }) => testId)) ?? [];
    checkout.write('evals/a.eval.yaml', suite.replaceAll('good"', 'bad"'));
    await run(checkout, ['--output', 'rest', ...rest.flatMap((id) => ['--test-id', id])]);
    const gated = await perform(checkout, ['gate', 'out', 'rest', '--json']);
    const { headline, verdict } = JSON.parse(gated.stdout);
    expect(headline).toContain('is 0.10, under its threshold of 0.8 (1 of 10 tests passed)');
    expect(headline).not.toContain('stopped early');
    expect(verdict).toBe('fail');
  });

  test('hides nothing of another run that was stopped for another reason', async () => {
    using checkout = project(suite);
    await run(checkout);
    checkout.write('evals/b.eval.yaml', suite.replace('greetings', 'others'));
    await perform(checkout, ['run', 'evals/b.eval.yaml', '--output', 'rest']);
    const told = JSON.parse(checkout.read('rest/report.json'));
    checkout.write('rest/report.json', JSON.stringify({ ...told, complete: false, stopped: 'cancelled' }));
    const gated = await perform(checkout, ['gate', 'out', 'rest', '--json']);
    expect(JSON.parse(gated.stdout).verdict).toBe('cancelled');
  });

  test('leaves no evidence on a machine of one’s own, stopped or not', async () => {
    using checkout = project(`name: greetings\n${tests(times(3, 'good'))}`);
    await run(checkout);
    expect(existsSync(join(checkout.folder, 'out', 'evidence'))).toBe(false);
    await run(checkout, []);
    expect(readdirSync(join(checkout.folder, 'out', 'evidence'))).toHaveLength(1);
  });

  test('runs to its end where the run leaves evidence for others, and is stopped in a pull request', async () => {
    const on = (event: string) => ({ GITHUB_ACTIONS: 'true', GITHUB_RUN_ID: '1', GITHUB_EVENT_NAME: event });
    using checkout = project(suite);
    await run(checkout, ['--stop-early'], on('push'));
    expect(asked(checkout)).toHaveLength(10);
    await run(checkout, ['--stop-early'], on('pull_request'));
    expect(asked(checkout)).toHaveLength(14);
    await run(checkout, ['--stop-early', '--evidence', 'never'], on('push'));
    expect(asked(checkout)).toHaveLength(18);
  });

  test('is begun anew when its job is run again', async () => {
    const attempt = (number: string) => ({
      GITHUB_ACTIONS: 'true',
      GITHUB_RUN_ID: '1',
      GITHUB_RUN_ATTEMPT: number,
      GITHUB_EVENT_NAME: 'pull_request',
    });
    using checkout = project(suite);
    await run(checkout, ['--stop-early'], attempt('1'));
    await run(checkout, ['--stop-early'], attempt('2'));
    expect(asked(checkout).map((line) => line.split(' ')[0])).toEqual(['t0', 't1', 't2', 't3', 't0', 't1', 't2', 't3']);
  });

  test.each([
    ['--resume', ['--resume', 'out'], 10],
    ['--rerun-failed', ['--resume', 'out', '--rerun-failed'], 13],
  ])('is finished by %s', async (_, argv, calls) => {
    using checkout = project(suite);
    await run(checkout);
    await perform(checkout, ['run', 'evals', '--stop-early', ...argv], { PATH: process.env['PATH'] ?? '' });
    expect(asked(checkout)).toHaveLength(calls);
    expect(report(checkout)).toMatchObject({ complete: true, totals: { total: 10, passed: 7, failed: 3 } });
    expect(report(checkout).stoppedEarly).toBeUndefined();
  });

  test('gets the same verdict at home', async () => {
    using checkout = project(suite);
    await run(checkout);
    const gated = await perform(checkout, ['gate', 'out', '--json']);
    expect(JSON.parse(gated.stdout)).toEqual(report(checkout).verdict);
    expect(gated.exitCode).toBe(1);
    const laxer = await perform(checkout, ['gate', 'out', '--threshold', '0.5', '--json']);
    expect(JSON.parse(laxer.stdout)).toMatchObject({ verdict: 'inconclusive' });
  });
});

test('one of several targets is stopped, and the others go on', async () => {
  const suite = `name: greetings\nexecution: { threshold: 0.8, targets: [default, second] }\n${tests([...times(3, 'bad'), ...times(3, 'good')], ', execution: { targets: [default] }')}  - { id: both, input: "both good", assertions: [{ type: contains, value: good }] }\n`;
  using checkout = project(suite);
  await run(checkout);
  const { results, stoppedEarly } = report(checkout);
  expect(stoppedEarly?.map(({ target }) => target)).toEqual(['default']);
  expect(results.filter(({ target }) => target === 'second').map(({ testId }) => testId)).toEqual(['both']);
});

test('errors stop nothing: not even all of them are a failure of the suite', async () => {
  const wrong = '.agentv/targets.yaml';
  using checkout = project(`name: greetings\nexecution: { threshold: 1 }\n${tests(times(4, 'good'))}`, {
    [wrong]: 'targets: [{ name: default, provider: cli, command: echo hi, healthcheck: { command: exit 1 } }]\n',
  });
  const { exitCode } = await run(checkout, ['--stop-early', '--max-retries', '0']);
  expect(exitCode).toBe(2);
  expect(report(checkout).stoppedEarly).toBeUndefined();
});

test('nothing is told when nothing was left', async () => {
  using checkout = project(`name: greetings\nexecution: { threshold: 0.8 }\n${tests(['good', 'bad'])}`);
  await run(checkout);
  expect(report(checkout)).toMatchObject({ complete: true });
  expect(report(checkout).stoppedEarly).toBeUndefined();
});

test('several trials of a test that is under way are finished', async () => {
  const suite = `name: greetings\nexecution: { threshold: 1, trials: { count: 3, strategy: mean } }\n${tests(['bad', 'good', 'good'])}`;
  using checkout = project(suite);
  await run(checkout);
  expect(asked(checkout)).toEqual([...times(3, 't0 bad'), ...times(3, 't1 good')]);
  expect(report(checkout)).toMatchObject({ stoppedEarly: [{ left: [{ testId: 't2', trials: 3 }] }] });
});

describe('a suite that gets worse beyond noise', () => {
  function worse(count: number, broken: number) {
    const words = [...times(broken, 'bad'), ...times(count - broken, 'good')];
    const pool = aPool(Object.fromEntries(words.map((_, at) => [`t${at}`, '10/10'])), {
      file: 'evals/a.eval.yaml',
      target: 'default',
    });
    const now = new Date().toISOString();
    const tests10 = pool.tests.map((each) => ({ ...each, trials: each.trials.map((t) => ({ ...t, time: now })) }));
    return project(`name: greetings\n${tests(words)}`, { 'evidence.json': encodePool({ ...pool, tests: tests10 }) });
  }

  test('is stopped, and the suspects that were seen are run again', async () => {
    using checkout = worse(30, 12);
    const { exitCode } = await run(checkout, ['--stop-early', '--baseline', 'evidence.json']);
    const told = report(checkout);
    expect(exitCode).toBe(1);
    expect(told.stopped).toBe('certain-failure');
    const ran = told.results.length;
    expect(ran).toBeLessThan(12);
    expect(told.comparison.tests.filter(({ state }) => state === 'regressed')).toHaveLength(ran);
    expect(told.comparison.tests.filter(({ state }) => state === 'skipped')).toHaveLength(30 - ran);
    expect(told.comparison.suites).toMatchObject([{ comparable: 30, finding: 'drop' }]);
    const gated = await perform(checkout, ['gate', 'out', '--baseline', 'evidence.json', '--json']);
    expect(JSON.parse(gated.stdout)).toEqual(told.verdict);
  });
});

test.each([
  ['is stopped by the threshold that its base branch promises', undefined, 0.8, true],
  ['runs on where its base branch promises less', 0.8, 0.1, false],
])('a suite of a pull request %s', async (_, here, base, isStopped) => {
  const words = [...times(3, 'bad'), ...times(3, 'good')];
  const execution = here === undefined ? '' : `execution: { threshold: ${here} }\n`;
  using checkout = project(`name: greetings\n${execution}${tests(words)}`);
  const log = { info() {}, warn() {}, error() {} };
  const env = { PATH: process.env['PATH'] ?? '' };
  const world = { ...realWorld(log, unstoppable()), cwd: checkout.folder, env };
  const silent = { planned() {}, started() {}, finished() {}, confirming() {}, confirmed() {}, ended() {} };
  const floor = { suite: 'greetings', file: 'evals/a.eval.yaml', target: 'default', threshold: base };
  const stopBy: Foreseen = {
    sides: { baseline: { kind: 'none', why: 'nothing is named' } },
    policy: { maxErrorRate: 0.1 },
    held: async (run) => ({ ...run, floors: [{ ...floor, from: 'suite' }] }),
  };
  const inputs = parseInputs({ evals: 'evals', workers: '1', outputDirectory: 'out' });
  const { run } = await evaluate(inputs, world, silent, { stopBy });
  expect(run.stopped).toBe(isStopped ? 'certain-failure' : undefined);
  expect(run.results.length < 6).toBe(isStopped);
});
