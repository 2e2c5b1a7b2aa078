import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Ended, runCli } from '../support/bundle.ts';
import { exampleJudge } from '../support/example-judge.ts';
import { modelServer } from '../support/model-server.ts';
import { supportedNodes } from '../support/nodes.ts';
import { aProject, type Project } from '../support/project.ts';
import { readRepositoryFile, repository } from '../support/repository.ts';
import { records } from '../support/suites.ts';

/** Workflows have no suites: `test/app/workflows` runs them. */
const WORKFLOWS = 'workflows';

const examples = readdirSync(join(repository, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== WORKFLOWS)
  .map(({ name }) => name);

/** What a folder does not give away: an `evals.json` has to be named. */
const FILES: Readonly<Record<string, string>> = { 'agent-skills': 'evals/evals.json' };

test('every example is listed where people look for one', () => {
  const list = readRepositoryFile('examples/README.md');
  const rows = new Map(
    [...list.matchAll(/^\| \[([\w-]+)\]\(\1\) \|.*\| `([^`]+)` \|$/gm)].map(([, name, reported]) => [name, reported]),
  );
  expect([...rows.keys()].sort()).toEqual([...examples].sort());
  expect(list).toContain(`](${WORKFLOWS})`);
  for (const [name, reported = ''] of rows) {
    const [, keys = '', path = ''] = /^((?:\w+=… )*)node dist\/cli\.js run (\S+)$/.exec(reported) ?? [];
    expect(path, reported).toMatch(new RegExp(`^examples/${name}(?:/|$)`));
    const folder = join(repository, path.replace(/evals\/evals\.json$/, ''), '.agentv');
    const targets = readFileSync(join(folder, 'targets.yaml'), 'utf8');
    const read = [...targets.matchAll(/\$\{\{ (\w+_(?:KEY|MODEL)) \}\}/g)].map(([, variable]) => variable);
    expect(new Set(keys.split('=… ').filter((key) => key !== '')), reported).toEqual(new Set(read));
  }
});

/** They need a program of somebody else, and a model or an engine of containers. */
const agents = readdirSync(join(repository, 'examples', 'agents')).map((name) => `agents/${name}`);

test.each([...agents, 'swe-bench'])('the example %s is in order, as far as that can be known here', async (name) => {
  using project = aProject({});
  const env = agents.includes(name) ? keysOf(name) : {};
  const { exitCode, log } = await runCli(project, ['validate', join(repository, 'examples', name)], { env });
  expect(log).not.toMatch(/warning|error/);
  expect(exitCode).toBe(0);
});

test.each(['claude-code', 'pi'])('the workflow of %s brings the Node that it needs, before it is installed', (name) => {
  const workflow = readRepositoryFile(`examples/agents/${name}/workflow.yml`);
  expect(workflow).toMatch(/uses: actions\/setup-node@[\s\S]*node-version: 24[\s\S]*npm install --global/);
});

/** The keys that its workflow hands over. */
function keysOf(name: string): Record<string, string> {
  const workflow = readRepositoryFile(`examples/${name}/workflow.yml`);
  const keys = [...workflow.matchAll(/(\w+): \$\{\{ (?:secrets\.\w+|github\.token) \}\}/g)];
  return Object.fromEntries(keys.map(([, key = '']) => [key, 'a-key-of-some-length']));
}

/** They need programs that not every machine has; `test/agents` and `test/docker` run them. */
const ELSEWHERE = ['agents', 'swe-bench'];

const [oldestNode] = supportedNodes();

interface Ran extends Ended {
  readonly project: Project;
  readonly rows: readonly Record<string, unknown>[];
}

/** What some of them are to show. */
const SHOWN: Readonly<Record<string, (run: Ran) => void>> = {
  // Hidden tests find out which fix only fits the question, and there is a patch of each.
  'coding-tasks': ({ project, stdout, rows }) => {
    expect(stdout).toContain('2 of 3 passed');
    const told = (rows as { test_id: string; score: number; assertions: { passed: boolean }[] }[]).map(
      ({ test_id, score, assertions }) => [test_id, [score, assertions.map(({ passed }) => passed)]],
    );
    expect(Object.fromEntries(told)).toEqual({
      'empty-line': [1, [true, true]],
      blanks: [1, [true, true]],
      quotes: [0, [false, true]],
    });
    for (const { patch, file_changes } of rows) {
      expect(project.read(`out/${patch}`)).toContain('+++ b/src/csv.mjs');
      expect(file_changes).not.toContain('test/');
    }
  },
  quickstart: ({ project, stdout }) => {
    expect(stdout).toMatch(/fail\s+escalation/);
    expect(stdout).toContain('4 of 5 tests passed');
    expect(stdout).toMatch(/Next steps[\s\S]*summary\.md[\s\S]*--test-id escalation/);
    expect(JSON.parse(project.read('out/report.json')).verdict.verdict).toBe('warn');
  },
  judges: ({ rows }) =>
    expect(Object.fromEntries(rows.map(({ test_id, score }) => [test_id, score]))).toEqual({
      'late-parcel': 1,
      refund: 1,
      complaint: 0.9,
      tone: 0.9,
      'anything-else': 0.9,
    }),
};

test.each(examples.filter((name) => !ELSEWHERE.includes(name)))(
  'the example %s runs from the root of the repository on the oldest installed Node',
  async (name) => {
    using project = aProject({});
    await using judge = await modelServer((request) => exampleJudge(request));
    const env = { JUDGE_URL: `${judge.url}/v1`, JUDGE_KEY: 'k', JUDGE_MODEL: 'judge' };
    const from = join('examples', name);
    cpSync(join(repository, from), join(project.folder, from), { recursive: true });
    const args = ['run', join(from, FILES[name] ?? ''), '-o', 'out'];
    const ended = await runCli(project, args, { env, node: oldestNode?.path ?? '' });
    expect(ended.log).not.toMatch(/warning|error/);
    expect(ended.exitCode).toBe(0);
    const rows = records(project.read('out/index.jsonl'));
    expect(rows.length).toBeGreaterThan(0);
    SHOWN[name]?.({ ...ended, project, rows });
  },
);
