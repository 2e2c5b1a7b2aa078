import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { takenOverText } from '../../src/cli/progress-terminal.ts';
import { parseInputs } from '../../src/config/settings.ts';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import type { Outline } from '../../src/runner/pipeline/progress.ts';
import { reportOn } from '../../src/runner/pipeline/report-on.ts';
import { startProcess, startProgram } from '../support/performed.ts';
import { keepsCompiled, program } from '../support/programs.ts';
import { aProject, type Project } from '../support/project.ts';
import { projectNode } from '../support/repository.ts';
import { evaluate, runtimeIn, silent } from './evaluated.ts';

/** Begins and answers after a while, with the prompt; fails as long as a file is there that is called as the prompt; keeps a list of what it was asked. */
const agent = `if [ "$2" != 0 ]; then sleep "$2"; fi
printf '%s\\n' "$1" >> asked
if [ "$2" != 0 ]; then sleep "$2"; fi
if [ -e "$1.broken" ]; then exit 3; fi
if [ "$1" = three ]; then printf nothing; else printf %s "$1"; fi
`;
/** Keeps a list of what it was asked, and answers as soon as no file says that it is to wait. */
const waitingAgent = `printf '%s\\n' "$1" >> asked
while [ -e "$1.waits" ]; do sleep 0.02; done
printf %s "$1"
`;
const targets = (ms = 0) => `targets:
  - { name: default, provider: cli, command: "sh agent.sh {PROMPT} ${ms / 1000}" }
  - { name: other, provider: cli, command: "sh agent.sh {PROMPT} ${ms / 1000}" }
`;
/** Each answer costs 10 cents. */
const PAID = `targets:
  - name: default
    provider: cli
    command: 'echo {PROMPT} >> asked; printf "%s" "{\\"text\\":\\""{PROMPT}"\\",\\"cost_usd\\":0.1}"'
`;
const IDS = ['one', 'two', 'three', 'four'];
const suite = (ids: readonly string[] = IDS, head = '') =>
  `${head}tests:\n${ids.map((id) => `  - { id: ${id}, input: ${id}, assertions: [{ type: contains, value: ${id} }] }\n`).join('')}`;

const aCheckout = (files: Readonly<Record<string, string>> = {}) =>
  aProject({ 'evals/a.eval.yaml': suite(), '.agentv/targets.yaml': targets(), 'evals/agent.sh': agent, ...files });

interface Made {
  readonly run: RunResult;
  readonly folder: string;
  readonly outline: Outline | undefined;
  /** What the target was asked, sorted. */
  readonly asked: readonly string[];
}

async function made(
  project: Project,
  given: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Made> {
  project.write('evals/asked', '');
  let outline: Outline | undefined;
  const planned = (plan: Outline) => {
    outline = plan;
  };
  const { run, folder } = await evaluate(
    parseInputs({ evals: 'evals', outputDirectory: 'out', maxRetries: '0', ...given }),
    runtimeIn(project.folder, env),
    { ...silent, planned },
  );
  return { run, folder, outline, asked: lines(project.read('evals/asked')).toSorted() };
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const rowsIn = (project: Project, path = 'out/index.jsonl') =>
  lines(project.read(path)).map((line) => JSON.parse(line) as Record<string, unknown>);
const rowIdsIn = (project: Project) => rowsIn(project).map((row) => row['test_id']);
const keep = (project: Project, ...ids: readonly string[]) => {
  const rows = lines(project.read('out/index.jsonl')).filter((line) => ids.includes(JSON.parse(line).test_id));
  project.write('out/index.jsonl', rows.map((row) => `${row}\n`).join(''));
};

/** A result without what differs from run to run: times, and where it was taken from. */
function timeless({ reusedFrom: _, ...result }: TestResult): unknown {
  const text = JSON.stringify(result, (key, value) =>
    /^(?:timestamp|durationMs|startTime|endTime|startedAt|endedAt)$/.test(key) ? undefined : value,
  );
  return JSON.parse(text);
}

describe('resume', () => {
  test.each([
    ['is not there', {}],
    ['holds what a run leaves that was killed before its first result', { 'out/.running': '1', 'out/.attempt': 'x' }],
  ])('writes its results into the folder that it is given, which %s', async (_, files) => {
    using project = aCheckout(files);
    const first = await made(project, { resume: 'out', outputDirectory: '' });
    expect(first.folder).toBe(join(project.folder, 'out'));
    expect(rowsIn(project)).toHaveLength(4);
    expect(first.run.warnings).toMatchObject([{ message: expect.stringContaining('no earlier run in out to resume') }]);
    expect((await made(project, { resume: 'out', outputDirectory: '' })).asked).toEqual([]);
  });

  test('asks what is missing and gives the results of a run that was never broken off', async () => {
    using project = aCheckout();
    const whole = await made(project);
    keep(project, 'one', 'three');
    const resumed = await made(project, { resume: 'out', outputDirectory: '' });
    expect(resumed.asked).toEqual(['four', 'two']);
    expect(resumed.folder).toBe(whole.folder);
    expect(resumed.run.results.map(timeless)).toEqual(whole.run.results.map(timeless));
    expect(resumed.run).toMatchObject({ complete: true, planned: 4 });
    expect(resumed.run.results.map(({ reusedFrom }) => reusedFrom)).toEqual(['out', undefined, 'out', undefined]);
    expect(resumed.outline?.takenOver).toMatchObject({
      from: 'out',
      results: [{ testId: 'one' }, { testId: 'three' }],
    });
    const takenOver = resumed.outline?.takenOver;
    expect(takenOver && takenOverText(takenOver)).toBe('2 results taken over from out, trusted as they are');
    expect(rowsIn(project)).toHaveLength(4);
  });

  test('gives the same report for trials, conversations, speakers and metadata', async () => {
    const suiteOf = `name: many
execution: { target: mock, threshold: 0.4 }
tests:
  - { id: plain, input: hi, metadata: { a: { 1: x, b: [null] } }, assertions: [{ type: contains, value: hi }] }
  - id: speakers
    input: [{ role: system, content: Be brief. }, { role: user, content: hi }, { role: assistant, content: yes }, { role: user, content: go }]
    conversation_id: c1
    assertions: [{ type: contains, value: hi, required: true }, { type: composite, assertions: [{ type: contains, value: nothing }], aggregator: { type: weighted_average } }]
  - id: talk
    mode: conversation
    input: [{ role: system, content: Talk. }]
    turns: [{ input: hi, assertions: [{ type: contains, value: hi }] }, { input: bye, assertions: [{ type: equals, value: bye }] }]
`;
    const mock = 'targets:\n  - { name: mock, provider: mock, response: hi there }\n';
    using project = aCheckout({ 'evals/a.eval.yaml': suiteOf, '.agentv/targets.yaml': mock });
    for (const trials of ['1', '2']) {
      const whole = await made(project, { trials, outputDirectory: `out${trials}` });
      const journal = `out${trials}/index.jsonl`;
      expect(lines(project.read(journal))).toHaveLength(3);
      for (const stored of [0, 1, 2, 3]) {
        const folder = `out${trials}-${stored}`;
        const rows = lines(project.read(journal)).slice(0, stored);
        project.write(`${folder}/index.jsonl`, rows.map((row) => `${row}\n`).join(''));
        const resumed = await made(project, { trials, resume: folder });
        expect(resumed.run.results.map(timeless)).toEqual(whole.run.results.map(timeless));
        expect(resumed.run.results.filter(({ reusedFrom }) => reusedFrom !== undefined)).toHaveLength(stored);
        const inputs = parseInputs({});
        expect(reportOn(resumed.run, { inputs }).verdict).toEqual(reportOn(whole.run, { inputs }).verdict);
      }
    }
  });

  test('asks again what ended in an error and keeps what did not pass, unless rerun-failed says otherwise', async () => {
    using project = aCheckout({ 'evals/two.broken': '' });
    await made(project);
    const still = await made(project, { resume: 'out' });
    expect(still.asked).toEqual(['two']);
    const failed = await made(project, { rerunFailed: 'true' });
    expect(failed.asked).toEqual(['three', 'two']);
    expect(rowIdsIn(project).toSorted()).toEqual([...IDS, 'two', 'two', 'three'].toSorted());
  });

  test('does not trip over a last line that was half written', async () => {
    using project = aCheckout();
    await made(project);
    keep(project, 'one');
    project.write('out/index.jsonl', `${project.read('out/index.jsonl')}{"test_id":"tw`);
    const { run, asked } = await made(project, { resume: 'out' });
    expect(asked).toEqual(['four', 'three', 'two']);
    expect(run.warnings).toMatchObject([
      { message: expect.stringContaining('The last line of these results is incomplete') },
    ]);
    expect(rowsIn(project)).toHaveLength(4);
  });

  test('asks again what is asked otherwise now, and leaves out what is no part of the run', async () => {
    using project = aCheckout();
    await made(project);
    project.write('evals/a.eval.yaml', suite(['one', 'two', 'three']).replace('input: two', 'input: two and a half'));
    const { run, asked } = await made(project, { resume: 'out' });
    expect(asked).toEqual(['two and a half']);
    expect(run.results.map(({ testId }) => testId)).toEqual(['one', 'two', 'three']);
    expect(run.warnings.map(({ message }) => message)).toEqual([
      '1 result of out are not for a test of this run and are ignored',
      'Re-running tests that changed since out: two',
    ]);
  });

  test.each(['mean', 'pass_at_k', 'mean, cost_limit_usd: 5'])(
    'asks tests again whose trials a spent budget cut short (%s)',
    async (strategy) => {
      const head = `execution: { workers: 1, trials: { count: 3, strategy: ${strategy} } }\n`;
      using project = aCheckout({
        'evals/a.eval.yaml': suite(['one', 'two'], head).replace('value: two', 'value: three'),
        '.agentv/targets.yaml': PAID,
      });
      const first = await made(project, { budgetUsd: strategy === 'pass_at_k' ? '0.3' : '0.5' });
      expect(first.run).toMatchObject({ complete: false, stopped: 'budget' });
      expect(first.run.results.map(({ trials = [] }) => trials.length)).toEqual(
        strategy === 'pass_at_k' ? [1, 2] : [3, 2],
      );
      const { run, asked } = await made(project, { resume: 'out' });
      expect(asked).toEqual(['two', 'two', 'two']);
      expect(run).toMatchObject({ complete: true, warnings: [] });
    },
  );

  test('keeps a test whose trials ended at the cost limit of its suite', async () => {
    const head = 'execution: { trials: { count: 3, strategy: mean, cost_limit_usd: 0.15 } }\n';
    using project = aCheckout({ 'evals/a.eval.yaml': suite(['one'], head), '.agentv/targets.yaml': PAID });
    expect((await made(project)).asked).toEqual(['one', 'one']);
    expect((await made(project, { resume: 'out' })).asked).toEqual([]);
  });

  test('decides passed tests again, by the present pass mark', async () => {
    using project = aCheckout();
    await made(project);
    project.write('evals/a.eval.yaml', suite().replaceAll('{ id: three', '{ execution: { threshold: 0 }, id: three'));
    const { run, asked } = await made(project, { resume: 'out' });
    expect(asked).toEqual([]);
    expect(run.results.map(({ status, passMark }) => [status, passMark])).toEqual([
      ['ok', 0.8],
      ['ok', 0.8],
      ['ok', 0],
      ['ok', 0.8],
    ]);
  });

  test('alone means the newest run', async () => {
    using project = aCheckout();
    const first = await made(project, { outputDirectory: '', testId: 'one' });
    const { asked, folder } = await made(project, { outputDirectory: '', resume: 'last' });
    expect(folder).toBe(first.folder);
    expect(asked).toEqual(['four', 'three', 'two']);
  });

  test('of a folder that is no run, and of a dry run, is refused before anything is asked', async () => {
    using project = aCheckout();
    await expect(made(project, { resume: 'evals' })).rejects.toThrow('evals is not a run folder');
    await expect(made(project, { resume: 'evals/a.eval.yaml' })).rejects.toThrow('is not a run folder');
    await expect(made(project, { resume: 'out', dryRun: 'true' })).rejects.toThrow(
      'A dry run cannot continue an earlier run',
    );
  });

  test('of a file with a broken line names the line', async () => {
    using project = aCheckout({ 'out/index.jsonl': '{"test_id":\n{"score":1}\n' });
    await expect(made(project, { resume: 'out' })).rejects.toThrow('out/index.jsonl:1 is not JSON');
    expect(project.read('out/index.jsonl')).toBe('{"test_id":\n{"score":1}\n');
  });
});

describe('retry-errors', () => {
  test('runs tests with an error on any target again on all, and leaves the others in a separate folder', async () => {
    using project = aCheckout({
      'evals/a.eval.yaml': suite(IDS, 'execution: { targets: [default, other] }\n'),
      'evals/two.broken': '',
    });
    await made(project);
    // One target of the test has an answer in the earlier run; it gives way to the new one.
    const rows = rowsIn(project).map((row) =>
      row['test_id'] === 'two' && row['target'] === 'other'
        ? { ...row, execution_status: 'ok', failure_class: undefined, score: 1 }
        : row,
    );
    project.write('out/index.jsonl', rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const { run, asked } = await made(project, { retryErrors: 'out/index.jsonl', outputDirectory: 'out2' });
    expect(asked).toEqual(['two', 'two']);
    expect(run.results).toHaveLength(8);
    expect(run.results.filter(({ testId }) => testId === 'two').map(({ status }) => status)).toEqual([
      'execution_error',
      'execution_error',
    ]);
    expect(rowsIn(project, 'out2/index.jsonl')).toHaveLength(8);
  });

  test('reads slim rows of AgentV with the files that they point to, and none outside of the folder', async () => {
    using project = aCheckout({
      'secret.md': 'not yours',
      'old/index.jsonl': [
        { test_id: 'one', score: 1, grading_path: 'a/one/grading.json', answer_path: 'a/one/outputs/answer.md' },
        { test_id: 'two', score: 1, grading_path: '../secret.md', answer_path: '../secret.md' },
        { test_id: 'three', score: 0, execution_status: 'execution_error', error: 'x' },
      ]
        .map((row) => `${JSON.stringify({ suite: 'a', target: 'default', execution_status: 'ok', ...row })}\n`)
        .join(''),
      'old/a/one/grading.json': '{"assertions":[{"text":"says one","passed":true}]}',
      'old/a/one/outputs/answer.md': 'one!',
      'old/a/one/outputs/transcript.jsonl': '{"role":"user","content":"one"}\n{"role":"assistant","content":"one!"}\n',
    });
    const { run, asked } = await made(project, { retryErrors: 'old' });
    expect(asked).toEqual(['four', 'three']);
    expect(run.results.slice(0, 2)).toMatchObject([
      {
        output: 'one!',
        messages: [{ role: 'assistant', content: 'one!' }],
        assertions: [{ text: 'says one', passed: true }],
        input: [{ content: 'one' }],
        reusedFrom: 'old',
      },
      { output: '', assertions: [] },
    ]);
  });

  test('takes secrets out of the rows of others', async () => {
    const secret = 'hunter2-and-a-half';
    const row = { test_id: 'one', suite: 'a', target: 'default', score: 1, output: `it is ${secret}` };
    using project = aCheckout({ 'old/index.jsonl': `${JSON.stringify(row)}\n`, '.env': `MY_PASSWORD=${secret}\n` });
    const { run } = await made(project, { retryErrors: 'old' });
    expect(run.results[0]?.output).toBe('it is ***');
    expect(project.read('out/index.jsonl')).not.toContain(secret);
  });

  test('follows no link out of the folder of the run', async () => {
    const names = { test_id: 'one', suite: 'a', target: 'default' };
    const row = { ...names, score: 1, grading_path: 'g.json', answer_path: 'a.md' };
    using project = aCheckout({ 'old/index.jsonl': `${JSON.stringify(row)}\n`, 'elsewhere.md': 'not yours' });
    symlinkSync(join(project.folder, 'elsewhere.md'), join(project.folder, 'old', 'a.md'));
    expect((await made(project, { retryErrors: 'old' })).run.results[0]?.output).toBe('');
  });

  test('wants something that is there', async () => {
    using project = aCheckout();
    await expect(made(project, { retryErrors: 'nowhere' })).rejects.toThrow('There are no results in nowhere');
  });
});

describe('in a job of continuous integration', () => {
  const JOB = {
    GITHUB_ACTIONS: 'true',
    GITHUB_RUN_ID: '7',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_REPOSITORY: 'octo/agent',
    GITHUB_JOB: 'evals',
  };

  test.each([
    ['resume', { resume: 'out' }, JOB],
    ['rerun-failed', { rerunFailed: 'true' }, JOB],
    ['retry-errors', { retryErrors: 'out' }, JOB],
    ['resume, on another server', { resume: 'out' }, { CI: 'true' }],
  ])('no results of a folder are continued: %s', async (_, given, env) => {
    using project = aCheckout();
    await made(project);
    await expect(made(project, given, env)).rejects.toThrow('cannot continue an earlier run');
  });

  test('another attempt does not continue what an interrupted one left in the checkout', async () => {
    using project = aCheckout();
    await made(project, {}, { ...JOB, GITHUB_RUN_ATTEMPT: '1' });
    keep(project, 'one');
    expect((await made(project, {}, JOB)).asked).toHaveLength(4);
  });
});

test('a run that is killed loses the tests in flight and nothing else', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `t${index}`);
  using project = aCheckout({ 'evals/a.eval.yaml': suite(ids), 'evals/agent.sh': waitingAgent });
  const start = () =>
    startProgram(['run', 'evals', '--workers', '2', '--quiet', '--resume', '-o', 'out'], {
      cwd: project.folder,
      env: { PATH: process.env['PATH'], HOME: project.folder },
    });
  const linesIn = (path: string) => (project.exists(path) ? lines(project.read(path)) : []);

  const asked: string[] = [];
  for (const [inFlight, rows] of [
    [['t1', 't2'], 1],
    [['t5', 't6'], 5],
    [['t8', 't10'], 9],
  ] as const) {
    for (const id of inFlight) project.write(`evals/${id}.waits`, '');
    const { child, ended } = start();
    await expect
      .poll(() => [linesIn('out/index.jsonl').length, inFlight.every((id) => linesIn('evals/asked').includes(id))], {
        timeout: 20_000,
        interval: 5,
      })
      .toEqual([rows, true]);
    child.kill('SIGKILL');
    await ended;
    asked.push(...inFlight);
    for (const id of inFlight) rmSync(join(project.folder, 'evals', `${id}.waits`));
  }
  expect(await start().ended).toMatchObject({ exitCode: 0 });
  expect(linesIn('evals/asked').toSorted()).toEqual([...ids, ...asked].toSorted());
  expect(rowIdsIn(project).toSorted()).toEqual(ids.toSorted());
  const report = JSON.parse(project.read('out/report.json'));
  expect(report.totals).toMatchObject({ total: 12, passed: 12, errored: 0, skipped: 0, reused: 9 });
});

describe('the file of results', () => {
  const forged = JSON.stringify({
    timestamp: '2026-01-01T00:00:00.000Z',
    test_id: 'four',
    suite: 'a',
    suite_file: 'evals/a.eval.yaml',
    target: 'default',
    score: 1,
    execution_status: 'ok',
    input: [{ role: 'user', content: 'four' }],
    output: 'four',
    provider: 'cli',
  });
  /** The suite, with a code grader that does something to the folder of results once all others are through. */
  const graded = (script: string) => `tests:
${IDS.map((id) => `  - { id: ${id}, input: ${id}, assertions: [{ type: contains, value: ${id} }] }`).join('\n')}
  - id: last
    input: last
    depends_on: [one, two, three, four]
    assertions: [{ type: code-grader, command: ${JSON.stringify(script)} }]
`;

  test.each([
    ['was changed by another program', `printf '%s\\n' '${forged}' >> ../out/index.jsonl`],
    ['was removed', 'rm -r ../out'],
  ])('that %s during the run holds the results of the run in the end, with a warning', async (what, script) => {
    using project = aCheckout({ 'evals/a.eval.yaml': graded(script) });
    const { run } = await made(project, { workers: '1' });
    expect(run.warnings.map(({ message }) => message)).toEqual([
      `index.jsonl ${what} during the run. It was restored with the results of this run`,
    ]);
    expect(rowIdsIn(project)).toEqual([...IDS, 'last']);
    expect(rowsIn(project).map((row) => row['timestamp'])).not.toContain('2026-01-01T00:00:00.000Z');
    expect((await made(project, { resume: 'out' })).asked).toEqual([]);
  });
});

/** A process started so is process 1 of a PID namespace. Where the system has none, it is a process like any other. */
const unshare = ['unshare', '-Urpf', '--mount-proc', '--kill-child'];
const inAContainer = spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0 ? unshare : [];

test('a run that was killed as process 1 of its container is resumed by process 1 of another one', async () => {
  using project = aCheckout({ '.agentv/targets.yaml': targets(300) });
  const start = () => {
    const run = [projectNode, program('cli'), 'run', 'evals', '--workers', '1', '--resume', '-o', 'out'];
    const env = { PATH: process.env['PATH'], HOME: project.folder, ...keepsCompiled() };
    return startProcess([...inAContainer, ...run], { cwd: project.folder, env });
  };
  const killed = start();
  const rows = () => (project.exists('out/index.jsonl') ? lines(project.read('out/index.jsonl')).length : 0);
  await expect.poll(rows, { timeout: 20_000, interval: 5 }).toBeGreaterThanOrEqual(1);
  killed.child.kill('SIGKILL');
  await killed.ended;
  if (inAContainer.length > 0) expect(JSON.parse(project.read('out/.running'))).toMatchObject({ pid: 1 });
  // As if some seconds had passed since.
  utimesSync(join(project.folder, 'out', '.running'), new Date(0), new Date(0));
  expect(await start().ended).toMatchObject({ exitCode: expect.toBeOneOf([0, 1]) });
  expect(rowIdsIn(project)).toEqual(IDS);
});
