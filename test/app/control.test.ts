import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../src/app/commands/run.ts';
import { parseInputs } from '../../src/app/inputs.ts';
import type { RunOptions } from '../../src/app/run-options.ts';
import { realWorld, unstoppable } from '../../src/app/world.ts';
import type { Terminal } from '../../src/edges/terminal.ts';
import { encodePool } from '../../src/evidence/codec.ts';
import type { Report } from '../../src/model/report.ts';
import { extraResults } from '../../src/model/result.ts';
import { aPool } from '../support/evidence.ts';
import { aFolder, aRemote, type GitRemote } from '../support/git-remote.ts';
import { modelServer } from '../support/model-server.ts';
import { perform } from './perform.ts';

/** Says what its prompt file says, word by word and the last one ever after, if the world is as it was; and notes it. */
const agent = (world: string) => `import { appendFileSync, existsSync, readFileSync } from 'node:fs';
const words = readFileSync('prompt.txt', 'utf8').split(' ');
if (process.argv[2].includes('other')) console.log('anything');
else if (!existsSync(${JSON.stringify(world)})) console.log('nothing');
else {
  appendFileSync('calls', '.');
  const word = words[Math.min(readFileSync('calls', 'utf8').length, words.length) - 1];
  appendFileSync(${JSON.stringify(world)} + '/log', word + ' ');
  console.log(word);
}`;

const SUITE = `name: greetings
tests:
  - { id: greets, input: hello, assertions: [{ type: contains, value: good }] }
  - { id: other, input: other, assertions: [{ type: regex, value: "." }] }
`;

interface Checkout {
  readonly remote: GitRemote;
  readonly base: string;
}

/** A repository whose base commit answers well, as its evidence knows. */
function checkout(world: string): Checkout {
  const remote = aRemote({
    'evals/a.eval.yaml': SUITE,
    'evals/agent.mjs': agent(world),
    'evals/prompt.txt': 'good',
    '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: '"${process.execPath}" agent.mjs {PROMPT}' }]\n`,
  });
  const base = remote.git('rev-parse', 'HEAD');
  const pool = aPool({ greets: '10/10' }, { file: 'evals/a.eval.yaml', target: 'default' });
  const time = new Date().toISOString();
  const tests = pool.tests.map((each) => ({
    ...each,
    trials: each.trials.map((trial) => ({ ...trial, time, sha: base })),
  }));
  writeFileSync(join(remote.folder, 'evidence.json'), encodePool({ ...pool, tests }));
  return { remote, base };
}

async function ran({ remote }: Checkout, given: Readonly<Record<string, string>> = {}, options: RunOptions = {}) {
  const terminal = {
    colour: false,
    width: 100,
    print() {},
    complain() {},
    status() {},
  } satisfies Terminal;
  const log = { info() {}, warn() {}, error() {} };
  const world = { ...realWorld(log, unstoppable()), cwd: remote.folder, env: { PATH: process.env['PATH'] ?? '' } };
  const asked = { evals: 'evals', baseline: 'evidence.json', outputDirectory: 'out', control: 'on-suspect' };
  const inputs = parseInputs({ ...asked, ...given });
  const exitCode = await runCommand({ inputs, options, quiet: true, json: false }, world, terminal);
  const report = JSON.parse(readFileSync(join(remote.folder, 'out', 'report.json'), 'utf8')) as Report;
  return { exitCode, report, greets: report.comparison.tests.find(({ testId }) => testId === 'greets') };
}

const said = (world: string): string[] => readFileSync(join(world, 'log'), 'utf8').trim().split(' ');

test('a test that fails here and not on the base commit stays a regression', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  remote.commit({ 'evals/prompt.txt': 'bad' });
  const { exitCode, greets } = await ran(made);
  expect(greets).toMatchObject({ state: 'regressed', control: { passes: 3, trials: 3 } });
  expect(exitCode).toBe(1);
  expect(remote.git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('the base commit is run in turn with the fresh trials, so that both see the same hour', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  remote.commit({ 'evals/prompt.txt': 'bad' });
  const { report } = await ran(made);
  expect(said(world.path)).toEqual(['bad', 'bad', 'good', 'bad', 'good', 'bad', 'good']);
  expect(report.extraTrials?.map(({ purpose, checkout, result }) => [purpose, checkout, result.testId])).toEqual([
    ...Array(3).fill(['confirmation', 'head', 'greets']),
    ...Array(3).fill(['control', 'base', 'greets']),
  ]);
  const journal = readFileSync(join(remote.folder, 'out', 'extra-trials.jsonl'), 'utf8')
    .trim()
    .split('\n');
  expect(journal.map((line) => JSON.parse(line).purpose)).toEqual(Array(3).fill(['confirmation', 'control']).flat());
});

test('where a fresh trial passes, the base commit has nothing to decide and is left in peace', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  remote.commit({ 'evals/prompt.txt': 'bad good' });
  const { report, greets } = await ran(made);
  expect(greets?.state).toBe('not-reproduced');
  expect(said(world.path)).toEqual(['bad', 'good']);
  expect(extraResults(report, 'control')).toEqual([]);
});

test('it stops with the fresh trials, and what it has seen is kept', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  remote.commit({ 'evals/prompt.txt': 'bad bad good' });
  const { greets } = await ran(made);
  expect(said(world.path)).toEqual(['bad', 'bad', 'good', 'good']);
  expect(greets).toMatchObject({ state: 'not-reproduced', control: { passes: 1, trials: 1 } });
});

test('with one worker both take turns in its one seat', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  remote.commit({ 'evals/prompt.txt': 'bad' });
  const { greets } = await ran(made, { workers: '1' });
  expect(greets).toMatchObject({ state: 'regressed', control: { passes: 3, trials: 3 } });
});

test('the gate gives such a run the verdict that it had', async () => {
  const world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  remote.commit({ 'README.md': 'Nothing that matters.' });
  world[Symbol.dispose]();
  const { report, exitCode } = await ran(made);
  const gated = await perform(remote, ['gate', 'out', '--baseline', 'evidence.json', '--json']);
  expect(report.verdict).toMatchObject({ verdict: 'inconclusive' });
  expect(JSON.parse(gated.stdout)).toEqual(report.verdict);
  expect(gated.exitCode).toBe(exitCode);
});

test('a folder of the user’s has one run in it at a time: there the base commit comes afterwards', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  remote.commit({ 'README.md': 'Nothing that matters.' });
  writeFileSync(join(world.path, 'agent.mjs'), agent(world.path));
  writeFileSync(join(world.path, 'prompt.txt'), 'bad bad bad bad good');
  const { greets, report } = await ran(made, { workspacePath: world.path });
  expect(greets).toMatchObject({ state: 'regressed', control: { passes: 3, trials: 3 } });
  expect(report.warnings).toEqual([]);
  expect(said(world.path)).toEqual(['bad', 'bad', 'bad', 'bad', 'good', 'good', 'good']);
});

test('a test that fails on the base commit too is drift of the world, and nobody is blamed', async () => {
  const world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  remote.commit({ 'README.md': 'Nothing that matters.' });
  world[Symbol.dispose]();
  const { exitCode, report, greets } = await ran(made);
  expect(greets).toMatchObject({ state: 'drift', control: { passes: 0, trials: 3 } });
  expect(report.verdict).toMatchObject({ verdict: 'inconclusive' });
  expect(exitCode).toBe(0);
});

test('without the base commit the run is judged as it is, and says so', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  remote.commit({ 'evals/prompt.txt': 'bad' });
  const text = readFileSync(join(remote.folder, 'evidence.json'), 'utf8');
  writeFileSync(join(remote.folder, 'evidence.json'), text.replaceAll(made.base, 'a'.repeat(40)));
  const { exitCode, report } = await ran(made);
  expect(exitCode).toBe(1);
  expect(report.warnings.map(({ message }) => message)).toContain(
    'Nothing was run on the base commit: the commit aaaaaaaaaa is not in this clone and cannot be fetched',
  );
});

test('nothing is run on the base commit unless somebody asks for it', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  remote.commit({ 'evals/prompt.txt': 'bad' });
  const { greets } = await ran(made, { control: 'off' });
  expect(greets?.control).toBeUndefined();
});

test('recorded answers are of no commit: nothing is run on the base commit to judge them', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  const said = ['greets', 'other'].map((test_id) => JSON.stringify({ test_id, role: 'assistant', content: 'bad' }));
  writeFileSync(join(remote.folder, 't.jsonl'), `${said.join('\n')}\n`);
  const evidence = join(remote.folder, 'evidence.json');
  writeFileSync(evidence, readFileSync(evidence, 'utf8').replaceAll('"default"', '"transcript"'));
  const { report, greets } = await ran(made, {}, { transcript: 't.jsonl' });
  expect(greets?.state).toBe('regressed');
  expect(report.results.map(({ output }) => output)).toEqual(['bad', 'bad']);
  expect(extraResults(report, 'control')).toEqual([]);
});

test('a suite that the base commit has not got is told, and is not in the way of others', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  const evidence = readFileSync(join(remote.folder, 'evidence.json'), 'utf8');
  writeFileSync(
    join(remote.folder, 'more.json'),
    evidence.replaceAll('greetings', 'farewells').replaceAll('a.eval', 'b.eval'),
  );
  remote.commit({ 'evals/prompt.txt': 'bad', 'evals/b.eval.yaml': SUITE.replace('greetings', 'farewells') });
  const { report } = await ran(made, { baseline: 'evidence.json\nmore.json', confirm: '5' });
  expect(report.comparison.tests.filter(({ testId }) => testId === 'greets')).toMatchObject([
    { suite: 'greetings', state: 'regressed', control: { passes: 3, trials: 3 } },
    { suite: 'farewells', state: 'regressed' },
  ]);
  expect(report.warnings.map(({ message }) => message)).toEqual([
    `Not all that is in doubt was run on the base commit: the commit ${made.base.slice(0, 10)} has no evals/b.eval.yaml`,
  ]);
});

test('who is strict about what a change says of its suites is not held up by what the base commit said', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  const base = remote.commit({ 'evals/a.eval.yaml': `${SUITE}unheard: of\n` });
  const evidence = readFileSync(join(remote.folder, 'evidence.json'), 'utf8');
  writeFileSync(join(remote.folder, 'evidence.json'), evidence.replaceAll(made.base, base));
  remote.commit({ 'evals/a.eval.yaml': SUITE, 'evals/prompt.txt': 'bad' });
  const { greets } = await ran(made, { strict: 'true' });
  expect(greets).toMatchObject({ state: 'regressed', control: { passes: 3, trials: 3 } });
});

test('where no evidence says of which commit it is, that is told', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  remote.commit({ 'evals/prompt.txt': 'bad' });
  const evidence = readFileSync(join(remote.folder, 'evidence.json'), 'utf8');
  writeFileSync(join(remote.folder, 'evidence.json'), evidence.replaceAll(`"sha":"${made.base}"`, '"sha":"main"'));
  const { report } = await ran(made);
  expect(report.warnings).toMatchObject([
    {
      message: 'Nothing was run on the base commit: nobody says which commit that is',
      hint: expect.stringContaining('names its commits'),
    },
  ]);
});

test('what went wrong with the infrastructure on the base commit is made up for, as it is here', async () => {
  using world = aFolder();
  const made = checkout(world.path);
  using remote = made.remote;
  let judged = 0;
  await using server = await modelServer(({ body }) => {
    const isBase = !JSON.stringify(body).includes('>>>\\nbad');
    if (isBase) judged += 1;
    if (isBase && judged === 1) return { status: 503, body: '{}' };
    return { says: JSON.stringify({ score: isBase ? 1 : 0, assertions: [{ text: 'seen', passed: isBase }] }) };
  });
  const command = `'"${process.execPath}" agent.mjs {PROMPT}'`;
  const base = remote.commit({
    'evals/a.eval.yaml': SUITE.replace('{ type: contains, value: good }', '{ type: llm-grader, prompt: Is it so? }'),
    '.env': 'MODEL_KEY=sk-proj-Zx81kQwErTyUiOpAsDfGhJkL\n',
    '.agentv/targets.yaml': `targets:
  - { name: default, provider: cli, command: ${command}, grader_target: judge }
  - { name: judge, provider: openai, base_url: "${server.url}/v1", api_key: "\${{ MODEL_KEY }}", model: m }
`,
  });
  const evidence = readFileSync(join(remote.folder, 'evidence.json'), 'utf8');
  writeFileSync(join(remote.folder, 'evidence.json'), evidence.replaceAll(made.base, base));
  remote.commit({ 'evals/prompt.txt': 'bad' });
  const { greets } = await ran(made, { maxRetries: '0', cache: 'off' });
  expect(judged).toBe(4);
  expect(greets).toMatchObject({ state: 'regressed', control: { passes: 3, trials: 3 } });
});
