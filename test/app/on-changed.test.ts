import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../../src/app/commands/run.ts';
import { parseInputs } from '../../src/app/inputs.ts';
import { prepare } from '../../src/app/prepare.ts';
import { realWorld, unstoppable } from '../../src/app/world.ts';
import type { Terminal } from '../../src/edges/terminal.ts';
import { encodePool } from '../../src/evidence/codec.ts';
import type { ReportFile } from '../../src/model/report.ts';
import { aPool } from '../support/evidence.ts';
import { aRemote, type GitRemote } from '../support/git-remote.ts';
import { events } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { startMain } from '../support/github-step.ts';
import { perform } from './perform.ts';

/** Answers "hello" with what its prompt file says, and everything else well; notes what it was asked, and opens files. */
const AGENT = `import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
const asked = process.argv[2].replace(/<file: path="([^"]+)">/g, (_, path) => readFileSync(path, 'utf8'));
appendFileSync(process.argv[3] + '/asked', JSON.stringify(asked.trim()) + '\\n');
const word = readFileSync(process.argv[3] + '/evals/prompt.txt', 'utf8').trim();
const content = asked.includes('hello') ? word : 'good';
writeFileSync(process.argv[4], JSON.stringify({ output: [{ role: 'assistant', content }], cost_usd: 0.1 }));`;

interface Suite {
  readonly input?: string;
  readonly value?: string;
  readonly more?: string;
}

const suite = ({ input = 'hello', value = 'good', more = '' }: Suite = {}) => `name: greetings
${more}tests:
  - { id: greets, input: "${input}", assertions: [{ type: contains, value: ${value} }] }
  - { id: other, input: other, assertions: [{ type: contains, value: good }] }
`;

const BASE = {
  '.gitignore': 'asked\nout*\nevidence.json\n',
  'evals/a.eval.yaml': suite(),
  'evals/agent.mjs': AGENT,
  'evals/prompt.txt': 'good',
};

const worldIn = ({ folder }: Pick<GitRemote, 'folder'>) => {
  const log = { info() {}, warn() {}, error() {} };
  return { ...realWorld(log, unstoppable()), cwd: folder, env: { PATH: process.env['PATH'] ?? '' } };
};

/** A repository whose base commit answers well, as its evidence knows of the tests as they are defined there. */
async function checkout(files: Readonly<Record<string, string>> = {}): Promise<GitRemote & { readonly base: string }> {
  const remote = aRemote({ ...BASE, ...files });
  const base = remote.commit({
    '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: '"${process.execPath}" agent.mjs {PROMPT} "${remote.folder}" {OUTPUT_FILE}' }]\n`,
  });
  const { plan } = await prepare(parseInputs({ evals: 'evals' }), worldIn(remote));
  const measures = new Map(plan.steps.flatMap((step) => (step.kind === 'run' ? [[step.test.id, step.measure]] : [])));
  const pool = aPool({ greets: '10/10', other: '10/10' }, { file: 'evals/a.eval.yaml', target: 'default' });
  const time = new Date().toISOString();
  const tests = pool.tests.map(({ testId, trials }) => {
    const measure = measures.get(testId);
    return { testId, trials: trials.map((trial) => ({ ...trial, time, sha: base, ...(measure && { measure }) })) };
  });
  writeFileSync(join(remote.folder, 'evidence.json'), encodePool({ ...pool, tests }));
  return { ...remote, base };
}

async function ran(
  remote: GitRemote,
  given: Readonly<Record<string, string>> = {},
  special: Partial<ReturnType<typeof worldIn>> = {},
) {
  const lines: string[] = [];
  const terminal = {
    colour: false,
    width: 120,
    print: (text) => void lines.push(text),
    complain() {},
    status() {},
  } satisfies Terminal;
  const asked = { evals: 'evals', baseline: 'evidence.json', outputDirectory: 'out', onChanged: 'base-definition' };
  const inputs = parseInputs({ ...asked, ...given });
  const exitCode = await runCommand(
    { inputs, options: {}, quiet: false, json: false },
    { ...worldIn(remote), ...special },
    terminal,
  );
  const folder = join(remote.folder, 'out');
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as ReportFile;
  const greets = report.comparison.tests.filter(({ testId }) => testId === 'greets');
  return { exitCode, report, greets, stdout: lines.join('\n'), rows: () => rowsIn(folder) };
}

const rowsIn = (folder: string) =>
  readFileSync(join(folder, 'old-definitions.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const asked = ({ folder }: GitRemote): string[] =>
  readFileSync(join(folder, 'asked'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a test whose question was changed together with what it asks about', () => {
  /** The agent is worse, and the question is one that it still answers. */
  const hidden = { 'evals/prompt.txt': 'bad', 'evals/a.eval.yaml': suite({ input: 'easy' }) };

  test('is run as the base commit defines it as well, and its regression is confirmed', async () => {
    using remote = await checkout();
    remote.commit(hidden);
    const { exitCode, report, greets, rows } = await ran(remote);
    expect(greets.map(({ state, definition }) => [state, definition])).toEqual([
      ['changed', undefined],
      ['regressed', 'base'],
    ]);
    expect(greets[1]).toMatchObject({
      base: { passes: 10, trials: 10 },
      now: { passes: 0, trials: 1 },
      confirmation: { passes: 0, trials: 3 },
    });
    expect(exitCode).toBe(1);
    expect(report.verdict).toMatchObject({ verdict: 'fail' });
    expect(report.verdict.reasons).toContainEqual(
      expect.stringMatching(/^greets of greetings on default, by its old definition, regressed: 0 of 3 fresh trials/),
    );
    expect(asked(remote).filter((question) => question.includes('hello'))).toHaveLength(4);
    expect(rows()).toHaveLength(2);
    expect(remote.git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  test('is only listed unless somebody asks for more', async () => {
    using remote = await checkout();
    remote.commit(hidden);
    const { exitCode, report, greets } = await ran(remote, { onChanged: 'list' });
    expect(greets).toMatchObject([{ state: 'changed', why: 'the question changed' }]);
    expect(report.oldDefinitions).toBeUndefined();
    expect(exitCode).toBe(0);
    expect(asked(remote).some((question) => question.includes('hello'))).toBe(false);
  });

  test('is told everywhere with the definition that it was measured by', async () => {
    using remote = await checkout();
    remote.commit(hidden);
    const { report, stdout } = await ran(remote);
    expect(stdout).toContain('greetings › greets (by the old definition)');
    expect(stdout).toContain('by old definitions');
    expect(report.verdict.tests.filter(({ test_id }) => test_id === 'greets')).toMatchObject([
      { state: 'changed', baseline: { trials: 0 } },
      { state: 'regressed', definition: 'base', baseline: { trials: 10 }, candidate: { trials: 1, passes: 0 } },
    ]);
  });

  test('counts as it is now in the totals and for the threshold', async () => {
    using remote = await checkout();
    remote.commit(hidden);
    const { report } = await ran(remote, { threshold: '0.9' });
    expect(report.totals).toMatchObject({ total: 2, passed: 2, failed: 0, score: 1 });
    expect(report.gate.reasons.map(({ rule }) => rule)).not.toContain('promise');
    expect(report.results.map(({ testId, status }) => [testId, status])).toEqual([
      ['greets', 'ok'],
      ['other', 'ok'],
    ]);
  });

  test('has the same verdict at home', async () => {
    using remote = await checkout();
    remote.commit(hidden);
    const { report, exitCode } = await ran(remote);
    const gated = await perform(remote, ['gate', 'out', '--baseline', 'evidence.json', '--json']);
    expect(JSON.parse(gated.stdout)).toEqual(report.verdict);
    expect(gated.exitCode).toBe(exitCode);
  });

  test('is acquitted where the base commit fails now as well', async () => {
    using remote = await checkout();
    const { 'evals/prompt.txt': _, ...edited } = hidden;
    remote.commit(edited);
    // The world, of which no commit knows.
    writeFileSync(join(remote.folder, 'evals', 'prompt.txt'), 'bad');
    const { exitCode, greets } = await ran(remote, { control: 'on-suspect' });
    expect(greets[1]).toMatchObject({ state: 'drift', definition: 'base', control: { passes: 0, trials: 3 } });
    expect(greets[0]?.control).toBeUndefined();
    expect(exitCode).toBe(0);
  });

  test('is not lost when a run is resumed', async () => {
    using remote = await checkout();
    remote.commit(hidden);
    await ran(remote);
    const { exitCode, greets, rows } = await ran(remote, { resume: 'out' });
    expect(greets.map(({ state }) => state)).toEqual(['changed', 'regressed']);
    expect(rows()).toHaveLength(2);
    expect(exitCode).toBe(1);
  });
});

test('a job of a pull request runs the definitions of its base', { timeout: 60_000 }, async () => {
  await using github = await gitHubServer();
  using remote = await checkout();
  remote.commit({ 'evals/prompt.txt': 'bad', 'evals/a.eval.yaml': suite({ input: 'easy' }) });
  const payload = JSON.parse(JSON.stringify(events.pullRequest.payload).replaceAll('3'.repeat(40), remote.base));
  const event = { ...events.pullRequest, payload };
  const inputs = {
    evals: 'evals',
    baseline: 'evidence.json',
    'on-changed': 'base-definition',
    comment: 'never',
    'upload-artifacts': 'false',
  };
  const { exitCode, summary } = await startMain({ project: remote, github, event, inputs }).ended;
  expect(summary).toContain('by its old definition, regressed');
  expect(exitCode).toBe(1);
});

describe('by its old definition', () => {
  test('a test that passes as before is in the comparison, and nothing else is said', async () => {
    using remote = await checkout();
    remote.commit({ 'evals/a.eval.yaml': suite({ input: 'easy' }) });
    const { exitCode, report, greets } = await ran(remote);
    expect(greets).toMatchObject([
      { state: 'changed', why: 'the question changed; its old definition was run too' },
      { state: 'passing', definition: 'base' },
    ]);
    expect(report.comparison.suites[0]).toMatchObject({ comparable: 2, delta: 0 });
    expect(report.verdict.verdict).toBe('pass');
    expect(exitCode).toBe(0);
  });

  test('a test is judged by the graders that it had', async () => {
    using remote = await checkout();
    remote.commit({ 'evals/prompt.txt': 'bad', 'evals/a.eval.yaml': suite({ value: 'bad' }) });
    const { greets } = await ran(remote);
    expect(greets.map(({ state }) => state)).toEqual(['changed', 'regressed']);
  });

  test('a test has the files that it had, and the agent opens them where they are', async () => {
    const withFile = suite().replace(
      'input: "hello"',
      'input: [{ role: user, content: [{ type: file, value: question.md }] }]',
    );
    using remote = await checkout({ 'evals/a.eval.yaml': withFile, 'evals/question.md': 'hello' });
    remote.commit({ 'evals/question.md': 'easy', 'evals/prompt.txt': 'bad' });
    const { greets, report } = await ran(remote);
    expect(greets.map(({ state }) => state)).toEqual(['changed', 'regressed']);
    expect(JSON.stringify(report.oldDefinitions?.results[0]?.input)).toContain('hello');
  });

  test('a test is instructed as it is now: that is what is tested', async () => {
    const system = (words: string, input: string) =>
      suite().replace(
        'input: "hello"',
        `input: [{ role: system, content: ${words} }, { role: user, content: ${input} }]`,
      );
    using remote = await checkout({ 'evals/a.eval.yaml': system('Kindly', 'hello') });
    remote.commit({ 'evals/a.eval.yaml': system('Rudely', 'easy') });
    const { greets } = await ran(remote);
    expect(greets.map(({ state }) => state)).toEqual(['changed', 'passing']);
    expect(asked(remote).filter((question) => question.includes('hello'))).toEqual([expect.stringContaining('Rudely')]);
  });

  test('a test is not compared where programs that grade changed, and that is said', async () => {
    const graded = suite().replace(
      '{ type: contains, value: good }] }\n  - { id: other',
      '{ type: code-grader, command: [node, grade.mjs] }] }\n  - { id: other',
    );
    const grade = 'console.log(JSON.stringify({ score: 1 }));\n';
    using remote = await checkout({ 'evals/a.eval.yaml': graded, 'evals/grade.mjs': grade });
    remote.commit({ 'evals/grade.mjs': `// Kinder.\n${grade}`, 'evals/prompt.txt': 'bad' });
    const { greets, report } = await ran(remote);
    expect(greets).toMatchObject([
      {
        state: 'changed',
        why: 'the graders changed; as the base commit defines it, it is not measured as its history was either: the graders changed',
      },
    ]);
    expect(report.oldDefinitions).toMatchObject({ results: [], without: [{ testId: 'greets' }] });
  });

  test('a suite whose file was renamed is not run, and that is said', async () => {
    using remote = await checkout();
    remote.git('mv', 'evals/a.eval.yaml', 'evals/b.eval.yaml');
    remote.commit({ 'evals/b.eval.yaml': suite({ input: 'easy' }), 'evals/prompt.txt': 'bad' });
    const { greets } = await ran(remote);
    expect(greets).toMatchObject([
      { state: 'changed', why: 'the question changed; there is no evals/b.eval.yaml in the base commit' },
    ]);
  });

  test('a suite that cannot be read there is not run, and that is said', async () => {
    using remote = await checkout();
    const good = readFileSync(join(remote.folder, 'evidence.json'), 'utf8');
    const broken = remote.commit({ 'evals/a.eval.yaml': 'tests: 7\n' });
    writeFileSync(join(remote.folder, 'evidence.json'), good.replaceAll(remote.base, broken));
    remote.commit({ 'evals/a.eval.yaml': suite({ input: 'easy' }) });
    const { greets, exitCode } = await ran(remote);
    expect(greets).toMatchObject([
      { state: 'changed', why: expect.stringContaining('; its old definition cannot be run: ') },
    ]);
    expect(exitCode).toBe(0);
  });

  test('nothing is run when nothing changed', async () => {
    using remote = await checkout();
    remote.commit({ 'evals/prompt.txt': 'good enough' });
    const { greets, report } = await ran(remote);
    expect(greets).toMatchObject([{ state: 'passing' }]);
    expect(report.oldDefinitions).toBeUndefined();
    expect(asked(remote)).toHaveLength(2);
  });

  test('nothing is run where the base commit cannot be had, and the run says what to do', async () => {
    using remote = await checkout();
    remote.commit({ 'evals/a.eval.yaml': suite({ input: 'easy' }) });
    const path = join(remote.folder, 'evidence.json');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(remote.base, 'a'.repeat(40)));
    const { report, exitCode } = await ran(remote);
    expect(report.warnings).toContainEqual(
      expect.objectContaining({
        message:
          '1 changed test was not run by the definition of the base commit: the commit aaaaaaaaaa is not in this clone and cannot be fetched',
        hint: expect.stringContaining('fetch-depth: 0'),
      }),
    );
    expect(exitCode).toBe(0);
  });

  test('nothing is run in a dry run, nor in one that leaves evidence', async () => {
    using remote = await checkout();
    remote.commit({ 'evals/a.eval.yaml': suite({ input: 'easy' }) });
    const { report } = await ran(remote, { dryRun: 'true' });
    expect(report.oldDefinitions).toBeUndefined();
    const kept = await ran(remote, { evidence: 'auto' });
    expect(kept.report.oldDefinitions).toBeUndefined();
    expect(kept.greets).toMatchObject([{ state: 'changed' }]);
  });

  test('nothing is run that the budget has no room for, and nothing of the results is missing', async () => {
    using remote = await checkout();
    remote.commit({ 'evals/a.eval.yaml': suite({ input: 'easy' }) });
    const { report, greets } = await ran(remote, { budgetUsd: '0.2', workers: '1' });
    expect(report).toMatchObject({ complete: true, totals: { total: 2, passed: 2 } });
    expect(greets).toMatchObject([
      {
        state: 'changed',
        why: expect.stringContaining(
          'its old definition could not be measured: Not run: the budget of the run is spent',
        ),
      },
    ]);
  });

  test('a run that is stopped meanwhile is not whole', async () => {
    using remote = await checkout();
    remote.commit({ 'evals/a.eval.yaml': suite({ input: 'easy' }) });
    const stop = new AbortController();
    const info = (text: string) => {
      if (text.includes('as the base commit')) stop.abort();
    };
    const { report, greets } = await ran(remote, {}, { signal: stop.signal, log: { info, warn() {}, error() {} } });
    expect(report).toMatchObject({ complete: false, stopped: 'cancelled', totals: { total: 2, passed: 2 } });
    expect(greets).toMatchObject([
      { state: 'changed', why: expect.stringContaining('the run was stopped before its old definition was run') },
    ]);
    expect(remote.git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  test('a test is run where the configuration asks for it', async () => {
    using remote = await checkout();
    remote.commit({
      'evals/a.eval.yaml': suite({ input: 'easy' }),
      '.agentv/config.yaml': 'gate: { on_changed: base-definition }\n',
    });
    const { report } = await ran(remote, { onChanged: '' });
    expect(report.oldDefinitions?.results).toHaveLength(1);
    expect(report.settings).toContainEqual({ name: 'on-changed', value: 'base-definition', from: 'configuration' });
  });

  test('asking for it where nothing is compared is refused', async () => {
    using remote = await checkout();
    await expect(ran(remote, { baseline: 'none' })).rejects.toThrow('on-changed is about those');
  });

  test('a test keeps no secret in what is written down', async () => {
    using remote = await checkout();
    remote.commit({ 'evals/prompt.txt': 'good and hunter2hunter2', 'evals/a.eval.yaml': suite({ input: 'easy' }) });
    const env = { PATH: process.env['PATH'] ?? '', THE_PASSWORD: 'hunter2hunter2' };
    const { report, rows } = await ran(remote, {}, { env });
    expect(report.oldDefinitions?.results).toHaveLength(1);
    expect(JSON.stringify([report, rows()])).not.toContain('hunter2hunter2');
  });

  test('a test is told with what running it cost', async () => {
    using remote = await checkout();
    remote.commit({ 'evals/a.eval.yaml': suite({ input: 'easy' }) });
    const { report, stdout } = await ran(remote);
    expect(report.totals.costUsd).toBe(0.2);
    expect(stdout).toContain('1 trial by old definitions, $0.10');
  });

  test('a test is run as often as it is planned', async () => {
    using remote = await checkout();
    remote.commit({ 'evals/a.eval.yaml': suite({ input: 'easy' }) });
    const { greets } = await ran(remote, { trials: '3' });
    expect(greets[1]).toMatchObject({ definition: 'base', now: { passes: 3, trials: 3 } });
  });
});
