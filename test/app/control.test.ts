import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { extraResults } from '../../src/model/run/result-keys.ts';
import { kebab } from '../../src/model/text/text.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import type { Counts } from '../support/evidence.ts';
import { evidenceText } from '../support/evidence.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';
import { aRecentPool } from '../support/recent-pool.ts';
import type { Values } from '../support/step.ts';
import { perform } from './perform.ts';

/**
 * Answers the n-th call with the n-th word of its prompt file, and all further calls with the last one. Answers nothing if
 * the folder `runtime` is gone. Each checkout counts its own calls; the log in `runtime` has all answers in their order.
 */
const agent = (runtime: string) => `case "$1" in *other*) echo anything; exit ;; esac
if [ ! -d "${runtime}" ]; then echo nothing; exit; fi
printf . >> calls
read -r calls < calls
read -r words < prompt.txt
set -- $words
number=\${#calls}
if [ "$number" -gt $# ]; then number=$#; fi
shift $((number - 1))
printf '%s ' "$1" >> "${runtime}/log"
echo "$1"
`;

const SUITE = `name: greetings
tests:
  - { id: greets, input: hello, assertions: [{ type: contains, value: good }] }
  - { id: other, input: other, assertions: [{ type: regex, value: "." }] }
`;

interface Given {
  readonly suite?: string;
  /** The words of the base commit. */
  readonly prompt?: string;
  readonly history?: Counts;
}

/** A repository whose base commit answers well, with five baseline passes: three failed re-runs confirm a regression. */
function checkout({ suite = SUITE, prompt = 'good', history = { greets: '5/5' } }: Given = {}) {
  const folder = aFolder();
  const remote = aRemote({
    'evals/a.eval.yaml': suite,
    'evals/agent.sh': agent(folder.path),
    'evals/prompt.txt': prompt,
    '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: 'sh agent.sh {PROMPT}' }]\n`,
  });
  const base = remote.git('rev-parse', 'HEAD');
  const pool = aRecentPool(history, { file: 'evals/a.eval.yaml', target: 'default', trial: { sha: base } });
  const evidence = join(remote.folder, 'evidence.jsonl');
  writeFileSync(evidence, evidenceText(pool));
  const removeRuntime = () => folder[Symbol.dispose]();
  return {
    remote,
    base,
    /** Where the agents of all checkouts note what they said. Without it they say nothing. */
    runtime: folder.path,
    removeRuntime,
    changeEvidence: (from: string, to: string) =>
      writeFileSync(evidence, readFileSync(evidence, 'utf8').replaceAll(from, to)),
    [Symbol.dispose]() {
      remote[Symbol.dispose]();
      removeRuntime();
    },
  };
}
type Checkout = ReturnType<typeof checkout>;

async function ran({ remote }: Checkout, { baseline = 'evidence.jsonl', ...given }: Values = {}) {
  const flags = Object.entries(given).flatMap(([name, value]) => [
    `--${kebab(name)}`,
    ...(value === 'true' ? [] : [value]),
  ]);
  const baselines = baseline.split('\n').flatMap((path) => ['--baseline', path]);
  const argv = ['run', 'evals', '-o', 'out', ...baselines, ...flags];
  const { exitCode } = await perform(remote, argv, { PATH: process.env['PATH'] ?? '' });
  const report = JSON.parse(readFileSync(join(remote.folder, 'out', 'report.json'), 'utf8')) as Report;
  return { exitCode, report, greets: report.comparison.tests.find(({ testId }) => testId === 'greets') };
}

const said = ({ runtime }: Checkout): string[] => readFileSync(join(runtime, 'log'), 'utf8').trim().split(' ');

test('a test that fails on the head commit only has regressed', async () => {
  using made = checkout();
  made.remote.commit({ 'evals/prompt.txt': 'bad' });
  const { exitCode, report, greets } = await ran(made);
  expect(greets).toMatchObject({ state: 'regressed', control: { passes: 3, trials: 3 } });
  expect(exitCode).toBe(1);
  expect(made.remote.git('worktree', 'list').split('\n')).toHaveLength(1);
  // Re-runs and control trials alternate.
  expect(said(made)).toEqual(['bad', 'bad', 'good', 'bad', 'good', 'bad', 'good']);
  expect(report.extraTrials?.map(({ purpose, checkout, result }) => [purpose, checkout, result.testId])).toEqual([
    ...Array(3).fill(['confirmation', 'head', 'greets']),
    ...Array(3).fill(['control', 'base', 'greets']),
  ]);
  const journal = readFileSync(join(made.remote.folder, 'out', 'extra-trials.jsonl'), 'utf8')
    .trim()
    .split('\n');
  expect(journal.map((line) => JSON.parse(line).purpose)).toEqual(Array(3).fill(['confirmation', 'control']).flat());
});

test('control trials end with the re-runs, and the report keeps them', async () => {
  using made = checkout();
  made.remote.commit({ 'evals/prompt.txt': 'bad bad good' });
  const { greets } = await ran(made);
  expect(said(made)).toEqual(['bad', 'bad', 'good', 'good']);
  expect(greets).toMatchObject({ state: 'not-reproduced', control: { passes: 1, trials: 1 } });
});

test('in a static workspace, control trials run after the re-runs', async () => {
  using made = checkout();
  made.remote.commit({ 'README.md': 'Nothing that matters.' });
  writeFileSync(join(made.runtime, 'agent.sh'), agent(made.runtime));
  writeFileSync(join(made.runtime, 'prompt.txt'), 'bad bad bad bad good');
  const { greets, report } = await ran(made, { workspacePath: made.runtime });
  expect(greets).toMatchObject({ state: 'regressed', control: { passes: 3, trials: 3 } });
  expect(report.warnings).toEqual([]);
  expect(said(made)).toEqual(['bad', 'bad', 'bad', 'bad', 'good', 'good', 'good']);
});

test('a test that fails on the base commit too is acquitted, and the run is inconclusive, for the gate command too', async () => {
  using made = checkout();
  made.remote.commit({ 'README.md': 'Nothing that matters.' });
  made.removeRuntime();
  const { exitCode, report, greets } = await ran(made);
  expect(greets).toMatchObject({
    state: 'fails-on-base',
    reruns: { passes: 0, trials: 3 },
    control: { passes: 0, trials: 3 },
  });
  expect(report.verdict).toMatchObject({ verdict: 'inconclusive' });
  expect(exitCode).toBe(0);
  const gated = await perform(made.remote, ['gate', 'out', '--baseline', 'evidence.jsonl', '--json']);
  expect(gated.exitCode).toBe(0);
  expect(JSON.parse(gated.stdout)).toEqual({ ...report.verdict, failures: 'out/failures.jsonl' });
});

describe('a suite that drops', () => {
  const ids = Array.from({ length: 10 }, (_, index) => `t${index}`);
  const suite = `name: greetings\ntests:\n${ids.map((id) => `  - { id: ${id}, input: hello, assertions: [{ type: contains, value: good }] }\n`).join('')}`;
  const history = Object.fromEntries(ids.map((id) => [id, '5/5']));

  test.each([
    ['good', 'drop', 1],
    ['bad', 'drop-on-base', 0],
  ])('runs once on the base commit, which answers %s', async (prompt, finding, exit) => {
    using made = checkout({ suite, prompt, history });
    made.remote.commit({ 'evals/prompt.txt': 'bad', 'README.md': 'The head commit.' });
    const { exitCode, report } = await ran(made, { confirm: 'off' });
    expect(said(made)).toEqual([...Array(10).fill('bad'), ...Array(10).fill(prompt)]);
    expect(extraResults(report, 'control').map(({ testId }) => testId)).toEqual(ids);
    expect(report.comparison.suites).toMatchObject([{ finding }]);
    expect(exitCode).toBe(exit);
  });
});

test('without the base commit a regression remains, with a warning', async () => {
  using made = checkout();
  made.remote.commit({ 'evals/prompt.txt': 'bad' });
  made.changeEvidence(made.base, 'a'.repeat(40));
  const { exitCode, report, greets } = await ran(made);
  expect(exitCode).toBe(1);
  expect(greets).toMatchObject({ state: 'regressed', uncontrolled: true });
  expect(JSON.stringify(report.verdict)).toContain('not checked against the base commit');
  expect(report.warnings.map(({ message }) => message)).toContain(
    'No control trials ran on the base commit: the commit aaaaaaaaaa is not in this clone and cannot be fetched',
  );
});

test('recorded answers get no control trials', async () => {
  using made = checkout();
  const said = ['greets', 'other'].map((test_id) => JSON.stringify({ test_id, role: 'assistant', content: 'bad' }));
  writeFileSync(join(made.remote.folder, 't.jsonl'), `${said.join('\n')}\n`);
  const evidence = join(made.remote.folder, 'evidence.jsonl');
  writeFileSync(evidence, readFileSync(evidence, 'utf8').replaceAll('"default"', '"transcript"'));
  const { report, greets } = await ran(made, { transcript: 't.jsonl' });
  expect(greets?.state).toBe('regressed');
  expect(report.results.map(({ output }) => output)).toEqual(['bad', 'bad']);
  expect(extraResults(report, 'control')).toEqual([]);
});

test('a suite that the base commit does not have gets a warning, and others get their control trials', async () => {
  using made = checkout();
  const evidence = readFileSync(join(made.remote.folder, 'evidence.jsonl'), 'utf8');
  writeFileSync(
    join(made.remote.folder, 'more.jsonl'),
    evidence.replaceAll('greetings', 'farewells').replaceAll('a.eval', 'b.eval'),
  );
  made.remote.commit({ 'evals/prompt.txt': 'bad', 'evals/b.eval.yaml': SUITE.replace('greetings', 'farewells') });
  const { report } = await ran(made, { baseline: 'evidence.jsonl\nmore.jsonl' });
  expect(report.comparison.tests.filter(({ testId }) => testId === 'greets')).toMatchObject([
    { suite: 'greetings', state: 'regressed', needed: 4, control: { passes: 4, trials: 4 } },
    { suite: 'farewells', state: 'regressed', needed: 4, uncontrolled: true },
  ]);
  expect(report.warnings.map(({ message }) => message)).toEqual([
    `Not all control trials ran on the base commit: the commit ${made.base.slice(0, 10)} has no evals/b.eval.yaml`,
  ]);
});

test('strict mode does not apply to the suites of the base commit', async () => {
  using made = checkout();
  const base = made.remote.commit({ 'evals/a.eval.yaml': `${SUITE}unheard: of\n` });
  made.changeEvidence(made.base, base);
  made.remote.commit({ 'evals/a.eval.yaml': SUITE, 'evals/prompt.txt': 'bad' });
  const { greets } = await ran(made, { strict: 'true' });
  expect(greets).toMatchObject({ state: 'regressed', control: { passes: 3, trials: 3 } });
});
