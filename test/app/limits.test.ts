import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { parseInputs } from '../../src/config/settings.ts';
import { reportOn } from '../../src/runner/pipeline/report-on.ts';
import type { Runtime } from '../../src/runner/pipeline/runtime.ts';
import { advanceUntil, fakeClock } from '../support/fake-clock.ts';
import { aFolder } from '../support/git-remote.ts';
import { evaluated } from './evaluated.ts';

/** Each answer costs 10 cents, unless its prompt names another price; "crash" ends with an error. */
const PAID = `case {PROMPT} in
        *crash*) exit 3;;
        *free*) echo hi;;
        *dear*) echo '{"text":"hi","cost_usd":0.4}';;
        *) echo '{"text":"hi","cost_usd":0.1}';;
        esac`;
const targets = (more = '', command = PAID) => `targets:
  - name: default
    provider: cli
    workers: 1
${more}    command: |-
      ${command}
`;
const tests = (count: number, prompt = 'hi', more = '') =>
  Array.from(
    { length: count },
    (_, index) => `  - { id: t${index}, input: ${prompt}, assertions: [{ type: contains, value: hi }]${more} }\n`,
  ).join('');
const run = (suite: string, given = {}, target = targets(), runtime: Partial<Runtime> = {}) =>
  evaluated({ 'evals/a.eval.yaml': suite, '.agentv/targets.yaml': target }, given, {}, runtime);
const statuses = ({ run: { results } }: Awaited<ReturnType<typeof evaluated>>) =>
  results.map((result) => (result.status === 'execution_error' ? result.failure.reason : result.status));

describe('the budget of a run', () => {
  test('a run that spent its budget is inconclusive and names every test that was not run', async () => {
    const ended = await run(`tests:\n${tests(6)}`, { budgetUsd: '0.3' });
    expect(statuses(ended)).toEqual(['ok', 'ok', 'ok', 'budget_exceeded', 'budget_exceeded', 'budget_exceeded']);
    expect(ended.run).toMatchObject({ complete: false, stopped: 'budget', planned: 6 });
    expect(ended.result('t3')).toMatchObject({
      score: 0,
      failure: {
        class: 'budget',
        stage: 'setup',
        message: 'Not run: the budget of the run is spent ($0.3 of $0.3)',
      },
    });
    const report = reportOn(ended.run, { inputs: parseInputs({}) });
    expect(report).toMatchObject({ verdict: { kind: 'inconclusive' }, conclusion: 'neutral', totals: { total: 6 } });
    expect(report.verdict.reasons[0]?.message).toBe('The budget of the run was spent after 3 of 6 tests');
  });

  test('is never exceeded by more than the tests under way, once it is known what they cost', async () => {
    const ended = await run(`execution: { workers: 4 }\ntests:\n${tests(30)}`, { budgetUsd: '1' });
    const asked = statuses(ended).filter((status) => status === 'ok').length;
    expect(asked).toBe(10);
  });

  test('says once that it could not count what has no cost, and ends nothing', async () => {
    const ended = await run(`tests:\n${tests(4, 'free')}`, { budgetUsd: '0.1' });
    expect(statuses(ended)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(ended.run.stopped).toBeUndefined();
    expect(ended.run.warnings.map(({ code, message }) => [code, message])).toEqual([
      ['COST_UNKNOWN', 'The cost of the target "default" is unknown, and no budget counted it'],
    ]);
  });

  test('counts trials one by one; a test that was begun makes do with those that it had', async () => {
    const trials = 'execution: { trials: { count: 4, strategy: mean } }\n';
    const ended = await run(`${trials}tests:\n${tests(2)}`, { budgetUsd: '0.3' });
    expect(ended.result('t0')).toMatchObject({ status: 'ok', costLimited: true, trials: [{}, {}, {}] });
    expect(statuses(ended)).toEqual(['ok', 'budget_exceeded']);
  });
});

describe('a budget of a suite', () => {
  test.each(['budget_usd', 'budgetUsd', 'total_budget_usd'])('ends that suite alone (%s)', async (name) => {
    const ended = await evaluated({
      'evals/a.eval.yaml': `execution: { ${name}: 0.2 }\ntests:\n${tests(3)}`,
      'evals/b.eval.yaml': `tests:\n${tests(3)}`,
      '.agentv/targets.yaml': targets(),
    });
    expect(statuses(ended)).toEqual(['ok', 'ok', 'budget_exceeded', 'ok', 'ok', 'ok']);
    expect(ended.run).toMatchObject({ complete: true });
    expect(ended.run.stopped).toBeUndefined();
  });

  test('says of how many tests it cut the trials short', async () => {
    const head = 'execution: { budget_usd: 0.2, trials: { count: 5, strategy: mean } }\n';
    const ended = await run(`${head}tests:\n${tests(1)}`);
    expect(ended.result('t0')).toMatchObject({ costLimited: true, trials: [{}, {}] });
    expect(ended.run.warnings).toMatchObject([
      {
        code: 'BUDGET_SPENT',
        message: 'The budget of the suite evals/a.eval.yaml is spent: 1 test had fewer trials than planned',
      },
    ]);
  });
});

test('trials end at the cost limit of their suite', async () => {
  const trials = 'execution: { trials: { count: 5, strategy: mean, cost_limit_usd: 0.15 } }\n';
  const ended = await run(`${trials}tests:\n${tests(2)}`);
  for (const id of ['t0', 't1']) expect(ended.result(id)).toMatchObject({ costLimited: true, trials: [{}, {}] });
});

describe('fail_on_error', () => {
  const suite = (more: string) =>
    `execution: { ${more} }\ntests:\n${tests(1)}  - { id: bad, input: crash, assertions: [{ type: contains, value: hi }] }\n  - { id: late, input: hi, assertions: [{ type: contains, value: hi }] }\n`;

  test('ends the suite at its first error', async () => {
    const ended = await run(suite('fail_on_error: true'));
    expect(statuses(ended)).toEqual(['ok', 'provider_error', 'error_threshold_exceeded']);
    expect(ended.result('late')).toMatchObject({
      failure: { stage: 'setup', message: expect.stringContaining('"bad"') },
    });
    expect(ended.run.complete).toBe(true);
  });
});

describe('a target whose first five tests fail alike', () => {
  const refused = targets('', 'exit 1').replace('    command:', '    healthcheck: { command: exit 1 }\n    command:');

  test('is not asked again', async () => {
    const ended = await run(`tests:\n${tests(8)}`, { maxRetries: '0' }, refused);
    expect(statuses(ended)).toEqual([
      ...Array(5).fill('preflight_error'),
      ...Array(3).fill('error_threshold_exceeded'),
    ]);
    expect(ended.run).toMatchObject({ complete: false, stopped: 'breaker' });
    expect(ended.result('t7')).toMatchObject({
      failure: { class: 'provider', message: expect.stringMatching(/first 5 tests of the target "default"/) },
    });
  });
});

describe('a deadline', () => {
  test('stops running tests, leaves the others out, and makes the run invalid', async () => {
    using marks = aFolder();
    const begun = join(marks.path, 'begun');
    const slow = targets('', `case {EVAL_ID} in t0) echo hi;; *) touch ${begun}; sleep 30;; esac`);
    const clock = fakeClock();
    const running = run(`tests:\n${tests(4)}`, { timeoutMinutes: '1' }, slow, { clock });
    await vi.waitFor(() => expect(existsSync(begun)).toBe(true), { timeout: 20_000 });
    const ended = await advanceUntil(clock, running, 10_000);
    expect(ended.run).toMatchObject({ complete: false, stopped: 'deadline', planned: 4 });
    expect(ended.run.results.map(({ testId, status }) => [testId, status])).toEqual([['t0', 'ok']]);
    const report = reportOn(ended.run, { inputs: parseInputs({}) });
    expect(report).toMatchObject({ verdict: { kind: 'invalid' }, totals: { total: 4, passed: 1, skipped: 3 } });
    expect(report.verdict.reasons[0]?.message).toBe('The time limit of the run was reached after 1 of 4 tests');
  });
});

describe('fallback targets', () => {
  const file = (fallbacks: string) => `targets:
  - { name: default, provider: cli, command: echo never, healthcheck: { command: exit 1 }, fallback_targets: ${fallbacks} }
  - { name: down, provider: cli, command: echo never, healthcheck: { command: exit 1 } }
  - { name: spare, provider: mock, response: hi }
  - { name: keyless, provider: openai, model: m, api_key: "\${{ NO_SUCH_KEY }}" }
`;

  test('are checked before anything is spent', async () => {
    await expect(run(`tests:\n${tests(1)}`, {}, file('[keyless]'))).rejects.toThrow('NO_SUCH_KEY');
  });
});

test('tests are asked while others are graded, unless there is one worker and a grader that looks around', async () => {
  const suite = (workers: number, grader: string) => ({
    'evals/a.eval.yaml': `execution: { workers: ${workers} }\ntests:\n${['a', 'b']
      .map((id) => `  - { id: ${id}, input: hi, assertions: [${grader}] }\n`)
      .join('')}`,
    'evals/grade.sh': 'sleep 0.3; echo graded >> order.txt; echo \'{"score": 1}\'\n',
    '.agentv/targets.yaml':
      'targets: [{ name: default, provider: cli, command: "echo asked >> order.txt; cat order.txt" }]',
  });
  const grader = '{ type: code-grader, command: [sh, grade.sh] }';
  const overlapping = await evaluated(suite(2, grader));
  expect(overlapping.result('b').output).not.toContain('graded');
  const apart = await evaluated(suite(1, grader));
  expect(apart.result('b').output.trim().split('\n')).toEqual(['asked', 'graded', 'asked']);
});
