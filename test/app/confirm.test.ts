import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../src/app/commands/run.ts';
import { parseInputs } from '../../src/app/inputs.ts';
import { realWorld, unstoppable } from '../../src/app/world.ts';
import type { Terminal } from '../../src/edges/terminal.ts';
import { encodePool } from '../../src/evidence/codec.ts';
import type { Report } from '../../src/model/report.ts';
import { extraResults } from '../../src/model/result.ts';
import { aPool } from '../support/evidence.ts';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

/** Answers by what a counter says: the n-th call of a test gets the n-th word, the last one ever after. */
const agent = `import { appendFileSync, readFileSync } from 'node:fs';
const [test, ...words] = process.argv[2].split(' ');
appendFileSync('calls-' + test, '.');
const calls = readFileSync('calls-' + test, 'utf8').length;
console.log(words[Math.min(calls, words.length) - 1]);`;

const suite = (tests: Readonly<Record<string, string>>, more = ''): string =>
  `name: greetings\n${more}tests:\n${Object.entries(tests)
    .map(([id, words]) => `  - { id: ${id}, input: "${id} ${words}", assertions: [{ type: contains, value: good }] }\n`)
    .join('')}`;

function project(tests: Readonly<Record<string, string>>, { history = {}, more = '' }: Given = {}): Project {
  const counts = { ...Object.fromEntries(Object.keys(tests).map((id) => [id, '10/10'])), ...history };
  const pool = aPool(counts, { file: 'evals/a.eval.yaml', target: 'default' });
  const now = new Date().toISOString();
  const recent = {
    ...pool,
    tests: pool.tests.map((each) => ({ ...each, trials: each.trials.map((t) => ({ ...t, time: now })) })),
  };
  return aProject({
    'evals/a.eval.yaml': suite(tests, more),
    'evals/agent.mjs': agent,
    'evidence.json': encodePool(recent),
    '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: '"${process.execPath}" agent.mjs {PROMPT}' }]\n`,
  });
}

interface Given {
  readonly history?: Readonly<Record<string, string>>;
  readonly more?: string;
}

async function ran(checkout: Project, given: Readonly<Record<string, string>> = {}) {
  const printed: string[] = [];
  const terminal = {
    colour: false,
    width: 100,
    print: (text) => printed.push(text),
    complain: (text) => printed.push(text),
    status: () => {},
  } satisfies Terminal;
  const log = { info() {}, warn() {}, error() {} };
  const world = { ...realWorld(log, unstoppable()), cwd: checkout.folder, env: { PATH: process.env['PATH'] ?? '' } };
  const inputs = parseInputs({ evals: 'evals', baseline: 'evidence.json', outputDirectory: 'out', ...given });
  const exitCode = await runCommand({ inputs, options: {}, quiet: false, json: false }, world, terminal);
  const report = JSON.parse(readFileSync(join(checkout.folder, 'out', 'report.json'), 'utf8')) as Report;
  const calls = (id: string) => readFileSync(join(checkout.folder, 'evals', `calls-${id}`), 'utf8').length;
  return { exitCode, report, printed: printed.join('\n'), calls };
}

const change = ({ comparison }: Report, id: string) => comparison.tests.find(({ testId }) => testId === id);

test('a test that broke is run again on fresh trials, and called regressed when they fail too', async () => {
  using checkout = project({ a: 'good', broken: 'bad' });
  const { exitCode, report, printed, calls } = await ran(checkout);
  expect(exitCode).toBe(1);
  expect(change(report, 'broken')).toMatchObject({
    state: 'regressed',
    now: { passes: 0, trials: 1 },
    confirmation: { passes: 0, trials: 3 },
  });
  expect(calls('broken')).toBe(4);
  expect(calls('a')).toBe(1);
  expect(printed).toContain('1 test looks newly broken and is run again');
  expect(report.totals.total).toBe(2);
  expect(extraResults(report, 'confirmation').map(({ testId }) => testId)).toEqual(['broken', 'broken', 'broken']);
});

test('the gate gives a run that is over the verdict that it had', async () => {
  using checkout = project({ a: 'good', broken: 'bad', stumbles: 'bad good' });
  const { report, exitCode } = await ran(checkout);
  const gated = await perform(checkout, ['gate', 'out', '--baseline', 'evidence.json', '--json']);
  expect(JSON.parse(gated.stdout)).toEqual(report.verdict);
  expect(gated.exitCode).toBe(exitCode);
});

test('a test that only stumbled is not accused, and asked no longer than it takes to know', async () => {
  using checkout = project({ a: 'good', stumbles: 'bad good' });
  const { exitCode, report, calls } = await ran(checkout);
  expect(exitCode).toBe(0);
  expect(change(report, 'stumbles')?.state).toBe('not-reproduced');
  expect(calls('stumbles')).toBe(2);
});

test('nothing is run again when nobody wants it, and nobody is accused then', async () => {
  using checkout = project({ broken: 'bad' });
  const { report, calls } = await ran(checkout, { confirm: 'off' });
  expect(calls('broken')).toBe(1);
  expect(report.extraTrials).toBeUndefined();
  expect(change(report, 'broken')?.state).toBe('suspected');
});

test('a test with too little history is suspected, and not run again', async () => {
  using checkout = project({ broken: 'bad' }, { history: { broken: '2/2' } });
  const { report, calls } = await ran(checkout);
  expect(calls('broken')).toBe(1);
  expect(report.extraTrials).toBeUndefined();
});

test('fresh trials come on top of the planned ones, however many these were', async () => {
  using checkout = project({ a: 'good', broken: 'bad' });
  const { report } = await ran(checkout, { trials: '2' });
  expect(change(report, 'broken')).toMatchObject({ now: { trials: 2 }, confirmation: { trials: 3 } });
});
