import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodePool } from '../../src/evidence/codec.ts';
import type { Report } from '../../src/model/report.ts';
import { aPool } from '../support/evidence.ts';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

/** Gives the n-th word at its n-th call, the last one ever after. */
const agent = `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync('calls', '.');
const words = process.argv[2].split(' ');
console.log(words[Math.min(readFileSync('calls', 'utf8').length, words.length) - 1]);`;

const MOCK = 'targets: [{ name: default, provider: mock, response: bad }]\n';
const PROGRAM = `targets: [{ name: default, provider: cli, command: '"${process.execPath}" agent.mjs {PROMPT}' }]\n`;

interface Given {
  readonly words?: string;
  readonly more?: string;
  readonly targets?: string;
  readonly history?: string;
}

function project({ words = 'bad', more = ', deterministic: true', targets = PROGRAM, history = '10/10' }: Given = {}) {
  const pool = aPool({ d: history }, { file: 'evals/a.eval.yaml', target: 'default' });
  const time = new Date().toISOString();
  const tests = pool.tests.map((each) => ({ ...each, trials: each.trials.map((trial) => ({ ...trial, time })) }));
  return aProject({
    'evals/a.eval.yaml': `name: greetings\ntests:\n  - { id: d, input: "${words}", assertions: [{ type: contains, value: good }]${more} }\n`,
    'evals/agent.mjs': agent,
    'evidence.json': encodePool({ ...pool, tests }),
    '.agentv/targets.yaml': targets,
  });
}

async function ran(checkout: Project) {
  const env = { PATH: process.env['PATH'] ?? '' };
  await perform(checkout, ['run', 'evals', '--baseline', 'evidence.json', '-o', 'out', '--quiet'], env);
  const report = JSON.parse(readFileSync(join(checkout.folder, 'out', 'report.json'), 'utf8')) as Report;
  return { report, change: report.comparison.tests[0], warnings: report.warnings.map(({ message }) => message) };
}

test('what is declared to give the same each time is confirmed by one trial that does', async () => {
  using checkout = project({ history: '3/3' });
  const { report, change, warnings } = await ran(checkout);
  expect(change).toMatchObject({ state: 'regressed', confirmation: { passes: 0, trials: 1 } });
  expect(change?.why).toContain('it is deterministic');
  expect(warnings).toEqual([]);
  for (const from of ['out', 'out/index.jsonl']) {
    const confirmed = from === 'out' ? [] : ['--confirmations', 'out/confirmations.jsonl'];
    const gated = await perform(checkout, ['gate', from, '--baseline', 'evidence.json', '--json', ...confirmed]);
    expect(JSON.parse(gated.stdout)).toEqual(report.verdict);
  }
});

test.each([
  ['another answer that fails too', 'bad worse', 'regressed', 3],
  ['one that passes', 'bad good', 'not-reproduced', 1],
])(
  'the declaration is told to be wrong by %s, and the test is judged as any other',
  async (_, words, state, trials) => {
    using checkout = project({ words });
    const { change, report, warnings } = await ran(checkout);
    expect(change).toMatchObject({ state, confirmation: { trials } });
    expect(warnings).toEqual([
      'The test "d" is declared deterministic, and its answer differs from trial to trial: it is judged as any other test',
    ]);
    expect(report.warnings[0]?.place).toMatchObject({ file: 'evals/a.eval.yaml', line: 3 });
  },
);

test('what was recorded, and is graded by rules alone, need not declare it', async () => {
  using checkout = project({ targets: MOCK, more: '' });
  const { change } = await ran(checkout);
  expect(change).toMatchObject({ state: 'regressed', confirmation: { passes: 0, trials: 1 } });
});

test.each([
  ['it says that it is not', { targets: MOCK, more: ', deterministic: false' }],
  ['its target is asked each time', { more: '' }],
])('a test is run as often as it takes where %s', async (_, given) => {
  using checkout = project(given);
  const { change, report, warnings } = await ran(checkout);
  expect(change).toMatchObject({ state: 'regressed', confirmation: { passes: 0, trials: 3 } });
  expect(report.results[0]?.digest).toBeUndefined();
  expect(warnings).toEqual([]);
});
