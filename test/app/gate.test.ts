import { describe, expect, test } from 'vitest';

import type { Decision } from '../../src/model/verdict/decision.ts';
import { gateDocumentSchema } from '../../src/model/verdict/decision.ts';
import { aPool, evidenceText } from '../support/evidence.ts';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

type Counts = Readonly<Record<string, string>>;

/** Results with one line for each trial: `{ refund: '2/3' }`. */
function rows(counts: Counts, more: object = {}): string {
  return Object.entries(counts)
    .flatMap(([testId, text]) => {
      const [passes = 0, trials = 0] = text.split('/').map(Number);
      return Array.from({ length: trials }, (_, at) => {
        const score = at < passes ? 1 : 0;
        const status = score === 1 ? 'ok' : 'quality_failure';
        return { test_id: testId, suite: 'desk', target: 'agent', score, execution_status: status, ...more };
      });
    })
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
}
const many = (text: string, special: Counts = {}): Counts => ({
  ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`t${at}`, text])),
  ...special,
});
const history = (text = '2/2', special: Counts = {}) =>
  Object.fromEntries(['1', '2', '3', '4', '5'].map((name) => [`base/${name}.jsonl`, rows(many(text, special))]));
const BASE = ['1', '2', '3', '4', '5'].flatMap((name) => ['--baseline', `base/${name}.jsonl`]);

async function gated(project: Project, argv: readonly string[]) {
  const { exitCode, stdout, stderr } = await perform(project, ['gate', ...argv, '--json']);
  return { exitCode, stderr, decision: gateDocumentSchema.parse(JSON.parse(stdout)) };
}

async function decided(files: Readonly<Record<string, string>>, argv: readonly string[]) {
  using project = aProject(files);
  return await gated(project, argv);
}

/** The decision on `now.jsonl`, compared with the files of `history`. */
const againstBase = (files: Readonly<Record<string, string>>, ...more: readonly string[]) =>
  decided(files, ['now.jsonl', ...BASE, ...more]);

const stateOf = (decision: Decision, testId: string) => decision.tests.find(({ test_id }) => test_id === testId);

describe('eval-action gate', () => {
  test('passes without a drop, and states the smallest detectable drop', async () => {
    const { exitCode, decision } = await againstBase({ ...history(), 'now.jsonl': rows(many('1/1')) });
    expect(exitCode).toBe(0);
    expect(decision).toMatchObject({
      verdict: 'pass',
      headline: 'No drop found. Compared 12 of 12 tests.',
      reasons: [],
      suites: [{ suite: 'desk', target: 'agent', verdict: 'pass', n: 12, delta: 0, p: 1, reasons: [] }],
      detectable_tests: { count: 12, of: 12 },
    });
    expect(decision.suites[0]?.smallest_detectable_drop).toBeGreaterThan(0);
    expect(stateOf(decision, 't0')).toEqual({
      suite: 'desk',
      test_id: 't0',
      target: 'agent',
      state: 'passing',
      baseline: { trials: 10, passes: 10 },
      candidate: { trials: 1, passes: 1 },
      reruns: { trials: 0, passes: 0, needed: null },
      p: null,
    });
  });

  test('a suspected regression regresses when all its re-runs fail, and is not reproduced when one passes', async () => {
    const files = { ...history(), 'now.jsonl': rows(many('1/1', { t3: '0/1' })) };
    const alone = await againstBase(files);
    expect(alone).toMatchObject({ exitCode: 0, decision: { verdict: 'warn' } });
    expect(stateOf(alone.decision, 't3')).toMatchObject({
      state: 'suspected',
      reruns: { trials: 0, passes: 0, needed: 2 },
    });

    const again = { ...files, 'again.jsonl': rows({ t3: '0/2' }) };
    const confirmed = await againstBase(again, '--confirmations', 'again.jsonl');
    expect(confirmed).toMatchObject({ exitCode: 1, decision: { verdict: 'fail' } });
    expect(stateOf(confirmed.decision, 't3')).toMatchObject({
      state: 'regressed',
      candidate: { trials: 1, passes: 0 },
      reruns: { trials: 2, passes: 0, needed: 2 },
    });
    expect(stateOf(confirmed.decision, 't3')?.p).toBeLessThan(0.02);

    const acquitted = await againstBase(
      { ...files, 'again.jsonl': rows({ t3: '1/1' }) },
      '--confirmations',
      'again.jsonl',
    );
    expect(acquitted.exitCode).toBe(0);
    expect(stateOf(acquitted.decision, 't3')?.state).toBe('not-reproduced');

    const onBase = { ...again, 'base-now.jsonl': rows({ t3: '0/2' }) };
    const controlled = await againstBase(onBase, '--confirmations', 'again.jsonl', '--controls', 'base-now.jsonl');
    expect(controlled).toMatchObject({ exitCode: 0, decision: { verdict: 'inconclusive' } });
    expect(stateOf(controlled.decision, 't3')?.state).toBe('fails-on-base');
  });

  test('reads settings and quarantine from the repository, and flags win', async () => {
    const files = {
      // The failure of t0 does not count: the mean is that of the other eleven tests.
      'now.jsonl': rows(many('1/1', { t0: '0/1', t1: '0/1' })),
      '.agentv/config.yaml': 'gate: { threshold: 0.99 }\n',
      '.agentv/quarantine.yaml': 'tests:\n  - { id: t0, reason: wavers, owner: ada, expiry: 2999-01-01 }\n',
    };
    const { exitCode, decision } = await decided(files, ['now.jsonl', '--baseline', 'none']);
    expect(exitCode).toBe(1);
    expect(stateOf(decision, 't0')?.state).toBe('quarantined');
    expect((await decided(files, ['now.jsonl', '--threshold', '0.5'])).exitCode).toBe(0);
  });

  test('reads evidence, folders of it, run folders and results, and gives the same verdict', async () => {
    const pool = aPool(many('10/10'), { suite: 'desk', target: 'agent' });
    const { file: _, ...placeless } = pool;
    const files = {
      'evidence/desk.jsonl': evidenceText({
        ...placeless,
        tests: placeless.tests.map((each) => ({
          ...each,
          trials: each.trials.map((trial, at) => ({ ...trial, time: `2026-01-01T0${at % 5}:00:00.000Z` })),
        })),
      }),
      'now.jsonl': rows(many('1/1', { t3: '0/1' }), { timestamp: '2026-01-02T00:00:00.000Z' }),
    };
    const verdicts = await Promise.all(
      ['evidence', 'evidence/desk.jsonl'].map(
        async (path) => (await decided(files, ['now.jsonl', '--baseline', path])).decision,
      ),
    );
    expect(verdicts[1]).toEqual(verdicts[0]);
    expect(stateOf(verdicts[0] as Decision, 't3')).toMatchObject({
      state: 'suspected',
      baseline: { trials: 10, passes: 10 },
    });
  });

  test.each<[string, readonly string[], Readonly<Record<string, string>>]>([
    ['files', BASE, history()],
    ['the evidence of the repository', [], { '.agentv/evidence/main.jsonl': evidenceText(aPool(many('5/5'))) }],
    ['nothing', [], {}],
  ])('comes to the verdict of a report: compared with %s', async (_, argv, base) => {
    using project = aProject({
      ...base,
      'run/index.jsonl': rows(many('1/1', { t0: '0/1', t1: '0/1', t2: '0/1' })),
      '.agentv/config.yaml': 'gate: { max_drop: 0.05, judge_min_agreement: 0.9 }\n',
      '.agentv/quarantine.yaml': 'tests:\n  - { id: t0, reason: wavers, owner: ada, expiry: 2999-01-01 }\n',
    });
    const { exitCode, decision } = await gated(project, ['run', ...argv]);
    expect((await perform(project, ['report', 'run', '-o', 'out', ...argv])).exitCode).toBe(exitCode);
    const { verdict } = JSON.parse(project.read('out/report.json'));
    expect(decision).toEqual({ ...verdict, failures: null });
    expect(stateOf(decision, 't0')?.state).toBe('quarantined');
  });

  test('comes to the verdict of a report: compared with the history that the configuration names', async () => {
    using project = aProject({
      'evals/a.eval.yaml': 'tests: [{ id: a, input: x, assertions: [{ type: contains, value: hi }] }]\n',
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hi }]\n',
      '.agentv/config.yaml': 'eval_action: { history: past }\n',
    });
    for (const name of ['1', '2', '3']) await perform(project, ['run', '-o', name]);
    project.write('.agentv/targets.yaml', 'targets: [{ name: default, provider: mock, response: no }]\n');
    await perform(project, ['run', '-o', 'now']);
    const { exitCode, decision } = await gated(project, ['now']);
    expect((await perform(project, ['report', 'now', '-o', 'out'])).exitCode).toBe(exitCode);
    const { verdict } = JSON.parse(project.read('out/report.json'));
    expect({ ...decision, failures: null }).toEqual({ ...verdict, failures: null });
    expect(stateOf(decision, 'a')?.state).not.toBe('failing');
  });

  test('prints a table for people, with the state of each test', async () => {
    using project = aProject({ ...history(), 'now.jsonl': rows(many('1/1', { t3: '0/1' })) });
    const { stdout, exitCode } = await perform(project, ['gate', 'now.jsonl', ...BASE]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Compared with base/1.jsonl and 4 more, 5 runs');
    expect(stdout).toContain('desk · agent  −8 pp (95% CI −23 to 0 pp) on 12 tests\n');
    expect(stdout).toMatch(/✗ fail {3}t3 .*\n.*\n +suspected, 10\/10 → 0\/1\n/);
  });

  test('an inconclusive run fails only if that is asked for', async () => {
    const files = {
      ...history(),
      'now.jsonl': rows(many('1/1', { t3: '0/1' })),
      'again.jsonl': rows({ t3: '0/2' }),
    };
    const argv = ['now.jsonl', ...BASE, '--confirmations', 'again.jsonl', '--controls', 'again.jsonl'];
    expect(await decided(files, argv)).toMatchObject({ exitCode: 0, decision: { verdict: 'inconclusive' } });
    expect(await decided(files, [...argv, '--on-inconclusive', 'fail'])).toMatchObject({ exitCode: 1 });
  });
});

describe('bad input is never green by accident', () => {
  const now = rows(many('1/1'));
  const evidence = evidenceText(aPool(many('10/10'), { suite: 'desk', target: 'agent' }));

  test.each([
    ['of a newer version', evidence.replace('"v":1', '"v":2'), 'a newer version of eval-action wrote it'],
    ['that is cut off', evidence.slice(0, -40), 'it is cut off'],
    ['with huge numbers', evidence.replace('"score":1', '"score":1e308'), 'score'],
    ['with __proto__', evidence.replace('"v":1', '"v":1,"__proto__":{"a":1}'), 'The format of e.jsonl is not known'],
    ['with __proto__ in a test', evidence.replace('"s":0', '"s":0,"__proto__":{"a":1}'), 'Unrecognized key'],
    ['with NaN', evidence.replace('"score":1', '"score":NaN'), 'line 3'],
    ['with a test twice', evidence.replaceAll('"id":"t1"', '"id":"t0"'), 'twice'],
    ['that is a list', '[]', 'e.jsonl'],
    ['that is empty', '', 'e.jsonl is empty'],
  ])('evidence %s', async (_, text, why) => {
    const { exitCode, decision } = await decided({ 'now.jsonl': now, 'e.jsonl': text }, [
      'now.jsonl',
      '--baseline',
      'e.jsonl',
    ]);
    expect(exitCode).toBe(2);
    expect(decision.verdict).toBe('invalid');
    expect(decision.headline).toContain(why);
  });

  test.each([
    [
      'all errored',
      rows(many('0/1'), { execution_status: 'execution_error', error: 'no connection' }),
      'no test has a result (12 × provider)',
    ],
    ['nothing run', '', 'now.jsonl is empty'],
    ['no results', 'hello\nworld\n', 'the format of now.jsonl is not known'],
    ['cut off', `${now}{"test_id":"t99","sco`, 'broken off'],
  ])('results: %s', async (_, text, why) => {
    const { exitCode, decision } = await againstBase({ ...history(), 'now.jsonl': text });
    expect(exitCode).toBe(2);
    expect(decision.verdict).toBe('invalid');
    expect(decision.reasons.join('\n').toLowerCase()).toContain(why.toLowerCase());
  });

  test('an error after a result of the same test counts as an errored trial', async () => {
    const errors = rows(many('0/1'), { execution_status: 'execution_error', error: 'no connection' });
    const { exitCode, decision } = await decided({ 'now.jsonl': `${now}${errors}` }, ['now.jsonl']);
    expect([exitCode, decision.verdict]).toEqual([2, 'invalid']);
    expect(decision.reasons[0]).toContain('12 of 24 trials ended in an error');
  });

  test('units in two files are ambiguous', async () => {
    using project = aProject({ 'a.jsonl': now, 'b.jsonl': now });
    const { exitCode, stdout, stderr } = await perform(project, ['gate', 'a.jsonl', 'b.jsonl', '--json']);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stdout).reasons[0]).toContain('12 tests are both in a.jsonl and in b.jsonl');
    expect(stderr).toContain('To compare two runs, pass the earlier one with --baseline');
  });

  test('a missing baseline is an error of the user who named it', async () => {
    const { exitCode, decision } = await decided({ 'now.jsonl': now }, ['now.jsonl', '--baseline', 'nowhere']);
    expect(exitCode).toBe(2);
    expect(decision.headline).toContain('There is no baseline at nowhere');
  });

  test('a baseline whose run was broken off is none that one could look at', async () => {
    const { exitCode, decision } = await decided({ 'now.jsonl': now, 'old.jsonl': `${now}{"te` }, [
      'now.jsonl',
      '--baseline',
      'old.jsonl',
    ]);
    expect(exitCode).toBe(2);
    expect(decision.headline).toContain('did not finish');
  });

  test('confirmations of tests that the results do not have are reported', async () => {
    using project = aProject({ ...history(), 'now.jsonl': now, 'again.jsonl': rows({ stranger: '0/3' }) });
    const { stderr, exitCode } = await gated(project, ['now.jsonl', ...BASE, '--confirmations', 'again.jsonl']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('1 test that the results do not have: stranger');
  });

  test('confirmations of another tool have the suite of the results', async () => {
    const generic = (...passes: boolean[]) => passes.map((pass) => `{"test":"a","pass":${pass}}\n`).join('');
    using project = aProject({ 'now.jsonl': generic(false), 'again.jsonl': generic(true) });
    const { stderr } = await gated(project, ['now.jsonl', '--confirmations', 'again.jsonl']);
    expect(stderr).not.toContain('the results do not have');
  });

  test('confirmations that are incomplete, or no results, leave it open what a test is', async () => {
    const files = { ...history(), 'now.jsonl': rows(many('1/1', { t3: '0/1' })) };
    const again = rows({ t3: '0/3' });
    const ctrf = JSON.stringify({
      reportFormat: 'CTRF',
      results: { tool: { name: 'jest' }, tests: [{ name: 't3', suite: ['desk'], status: 'passed', retries: 2 }] },
    });
    for (const [text, why] of [
      [again.slice(0, -20), 'not all results could be used: The extra trials in again.jsonl are incomplete'],
      [ctrf, 'not all results could be used: The extra trials in again.jsonl are only the last attempts'],
      ['hello\nworld\n', 'The format of again.jsonl is not known'],
    ] as const) {
      const { exitCode, decision } = await againstBase(
        { ...files, 'again.jsonl': text },
        '--confirmations',
        'again.jsonl',
      );
      expect([exitCode, decision.verdict]).toEqual([2, 'invalid']);
      expect(decision.headline).toContain(why);
    }
  });

  test('hostile names stay names', async () => {
    const hostile = { __proto__: '1/1', constructor: '1/1', '\u001b[31m##[error]x': '0/1' };
    const text =
      rows(JSON.parse(JSON.stringify(hostile)) as Counts) +
      '{"test_id":"__proto__x","suite":"desk","target":"agent","score":1}\n';
    using project = aProject({ 'now.jsonl': text });
    const { stdout } = await perform(project, ['gate', 'now.jsonl', '--json']);
    expect(stdout).not.toContain('##[');
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(gateDocumentSchema.parse(JSON.parse(stdout)).tests.length).toBeGreaterThan(1);
  });
});
