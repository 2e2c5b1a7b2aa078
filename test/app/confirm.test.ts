import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { extraResults } from '../../src/model/run/result-keys.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import { evidenceText } from '../support/evidence.ts';
import { aProject, type Project } from '../support/project.ts';
import { aRecentPool } from '../support/recent-pool.ts';
import type { Values } from '../support/step.ts';
import { perform } from './perform.ts';

/** The n-th call of a test gets its n-th word, and all further calls the last one. */
const agent = `set -- $1
name=$1
shift
printf . >> "calls-$name"
read -r calls < "calls-$name"
number=\${#calls}
if [ "$number" -gt $# ]; then number=$#; fi
shift $((number - 1))
echo "$1"
`;

const suite = (tests: Readonly<Record<string, string>>, more = ''): string =>
  `name: greetings\n${more}tests:\n${Object.entries(tests)
    .map(([id, words]) => `  - { id: ${id}, input: "${id} ${words}", assertions: [{ type: contains, value: good }] }\n`)
    .join('')}`;

/** Each test has five baseline passes unless `history` says otherwise: three failed re-runs then confirm a regression. */
function project(tests: Readonly<Record<string, string>>, { history = {}, more = '' }: Given = {}): Project {
  const counts = { ...Object.fromEntries(Object.keys(tests).map((id) => [id, '5/5'])), ...history };
  const pool = aRecentPool(counts, { file: 'evals/a.eval.yaml', target: 'default' });
  return aProject({
    'evals/a.eval.yaml': suite(tests, more),
    'evals/agent.sh': agent,
    'evidence.jsonl': evidenceText(pool),
    '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: 'sh agent.sh {PROMPT}' }]\n`,
  });
}

interface Given {
  readonly history?: Readonly<Record<string, string>>;
  readonly more?: string;
}

async function ran(checkout: Project, { baseline = 'evidence.jsonl', ...given }: Values = {}) {
  const flags = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
  const argv = ['run', 'evals', '--baseline', baseline, '-o', 'out', ...flags];
  const { exitCode, stdout, stderr } = await perform(checkout, argv, { PATH: process.env['PATH'] ?? '' });
  const report = JSON.parse(readFileSync(join(checkout.folder, 'out', 'report.json'), 'utf8')) as Report;
  const calls = (id: string) => readFileSync(join(checkout.folder, 'evals', `calls-${id}`), 'utf8').length;
  return { exitCode, report, printed: stdout + stderr, calls };
}

const change = ({ comparison }: Report, id: string) => comparison.tests.find(({ testId }) => testId === id);

test('a test that fails three re-runs in a row has regressed', async () => {
  using checkout = project({ a: 'good', broken: 'bad' });
  const { exitCode, report, printed, calls } = await ran(checkout);
  expect(exitCode).toBe(1);
  expect(change(report, 'broken')).toMatchObject({
    state: 'regressed',
    now: { passes: 0, trials: 1 },
    reruns: { passes: 0, trials: 3 },
    needed: 3,
  });
  expect(calls('broken')).toBe(4);
  expect(calls('a')).toBe(1);
  expect(printed).toContain('Re-running 1 suspected regression');
  expect(report.totals.total).toBe(2);
  expect(extraResults(report, 'confirmation').map(({ testId }) => testId)).toEqual(['broken', 'broken', 'broken']);
});

test('the gate command gives a finished run the same verdict', async () => {
  using checkout = project({ a: 'good', broken: 'bad', stumbles: 'bad good' });
  const { report, exitCode } = await ran(checkout);
  expect(change(report, 'broken')?.state).toBe('regressed');
  const gated = await perform(checkout, ['gate', 'out', '--baseline', 'evidence.jsonl', '--json']);
  expect(JSON.parse(gated.stdout)).toEqual({ ...report.verdict, failures: 'out/failures.jsonl' });
  expect(gated.exitCode).toBe(exitCode);
});

test('the first re-run that passes ends the confirmation', async () => {
  using checkout = project({ a: 'good', stumbles: 'bad bad good' });
  const { exitCode, report, calls } = await ran(checkout);
  expect(exitCode).toBe(0);
  expect(change(report, 'stumbles')).toMatchObject({ state: 'not-reproduced', reruns: { passes: 1, trials: 2 } });
  expect(calls('stumbles')).toBe(3);
});

test('without confirmation no test runs again, and a suspected regression fails no run', async () => {
  using checkout = project({ a: 'good', broken: 'bad' });
  const { exitCode, report, calls } = await ran(checkout, { confirm: 'off' });
  expect(calls('broken')).toBe(1);
  expect(report.extraTrials).toBeUndefined();
  expect(change(report, 'broken')?.state).toBe('suspected');
  expect(report.verdict).toMatchObject({ verdict: 'warn' });
  expect(exitCode).toBe(0);
});
