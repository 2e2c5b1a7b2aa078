import { describe, expect, test } from 'vitest';
import { modelServer } from '../support/model-server.ts';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const SECRET = 'correct/horse+battery=4';
const FORMS = [
  SECRET,
  JSON.stringify(SECRET).slice(1, -1),
  encodeURIComponent(SECRET),
  Buffer.from(SECRET).toString('base64').replace(/=+$/, ''),
  Buffer.from(`x:${SECRET}`).toString('base64').slice(3, -3),
  Buffer.from(SECRET).toString('hex'),
  [...SECRET].reverse().join(''),
];
const leaks = (text: string) => FORMS.filter((form) => text.includes(form));
const OUTPUTS = ['index.jsonl', 'report.json', 'junit.xml', 'ctrf.json', 'summary.md', 'failures.jsonl', 'index.md'];
const RUN = ['run', 'evals', '-o', 'out', '--record-replay', 'replay.jsonl'];
const ENV = { PATH: process.env['PATH'] ?? '', PLAINNAME: SECRET };

const suite = (assertion: string, more = '') =>
  `${more}tests:\n  - id: a\n    input: hello\n    criteria: c\n    assertions:\n      - ${assertion}\n`;
const CLI = 'targets: [{ name: default, provider: mock, response: hello }]\n';

describe('a value that is used as a secret is on no surface, whatever its variable is called, when it is', () => {
  test('the key of a target whose server repeats it', async () => {
    await using server = await modelServer({ says: FORMS.join(' | ') });
    using project = aProject({
      'evals/a.eval.yaml': suite('{ type: contains, value: nothing }'),
      '.agentv/targets.yaml': `targets:\n  - name: default\n    provider: openai\n    model: m\n    base_url: ${server.url}/v1\n    api_key: \${{ PLAINNAME }}\n`,
    });
    const { stdout, stderr } = await perform(project, RUN, ENV);
    expect(server.requests[0]?.headers['authorization']).toBe(`Bearer ${SECRET}`);
    expect(project.read('out/index.jsonl')).toContain('*** | ***');
    for (const name of OUTPUTS.filter((each) => project.exists(`out/${each}`))) {
      expect([name, leaks(project.read(`out/${name}`))]).toEqual([name, []]);
    }
    expect(leaks(project.read('replay.jsonl'))).toEqual([]);
    expect(leaks(stdout + stderr)).toEqual([]);
    const json = await perform(project, ['run', 'evals', '-o', 'again', '--json'], ENV);
    expect(json.stdout).toContain('***');
    expect(leaks(json.stdout + json.stderr)).toEqual([]);
  });

  test('the key of a judge that a test has not asked yet', async () => {
    await using server = await modelServer({ says: 'no verdict' });
    using project = aProject({
      'evals/a.eval.yaml': suite('{ type: contains, value: nothing }'),
      '.agentv/targets.yaml': `targets:\n  - { name: default, provider: cli, command: "printf %s \\"$PLAINNAME\\"" }\n  - name: judge\n    provider: openai\n    model: m\n    base_url: ${server.url}/v1\n    api_key: \${{ PLAINNAME }}\n`,
    });
    // What programs see is the environment of this process.
    process.env['PLAINNAME'] = SECRET;
    try {
      await perform(project, ['run', 'evals', '-o', 'out'], ENV);
    } finally {
      delete process.env['PLAINNAME'];
    }
    expect(project.read('out/index.jsonl')).toContain('***');
    expect(leaks(project.read('out/index.jsonl'))).toEqual([]);
  });

  test.each([
    [
      'a header in a command of a suite',
      '{ type: code-grader, command: [echo, "Authorization: Bearer ${{ PLAINNAME }}"] }',
    ],
    ['a flag', '{ type: code-grader, command: [sh, -c, "echo --api-key \'${{ PLAINNAME }}\'"] }'],
    [
      'a field with the name of a secret',
      '{ type: code-grader, command: [echo, no], access_token: "${{ PLAINNAME }}" }',
    ],
  ])('%s', async (_, assertion) => {
    using project = aProject({
      'evals/a.eval.yaml': suite(assertion).replace('input: hello', `input: ${JSON.stringify(`say ${SECRET}`)}`),
      '.agentv/targets.yaml': CLI,
    });
    await perform(project, ['run', 'evals', '-o', 'out'], ENV);
    expect(project.read('out/index.jsonl')).toContain('say ***');
    expect(leaks(project.read('out/index.jsonl'))).toEqual([]);
  });
});

test('a header of a target that is a variable, in what its server repeats', async () => {
  await using server = await modelServer({ says: `you sent ${SECRET}` });
  using project = aProject({
    'evals/a.eval.yaml': suite('{ type: contains, value: nothing }'),
    '.agentv/targets.yaml': `targets:\n  - name: default\n    provider: openai\n    model: m\n    base_url: ${server.url}/v1\n    api_key: none-needed\n    headers: { x-team: "\${{ PLAINNAME }}" }\n`,
  });
  const { stdout, stderr } = await perform(project, RUN, ENV);
  expect(server.requests[0]?.headers['x-team']).toBe(SECRET);
  expect(project.read('out/index.jsonl')).toContain('you sent ***');
  expect(leaks(project.read('out/index.jsonl') + stdout + stderr)).toEqual([]);
});

test.each([
  ['a variable as the token', 'http://127.0.0.1:9/a.git?token=${{ PLAINNAME }}'],
  ['a literal token', `http://127.0.0.1:9/a.git?token=${encodeURIComponent(SECRET)}`],
  ['a literal token of GitLab', `http://127.0.0.1:9/a.git?v=1&private_token=${encodeURIComponent(SECRET)}`],
  ['a literal token as the user', `http://${encodeURIComponent(SECRET)}@127.0.0.1:9/a.git`],
])('a repository that cannot be fetched is named without its token: %s', async (_, address) => {
  using project = aProject({
    'evals/a.eval.yaml': suite(
      '{ type: contains, value: nothing }',
      `workspace: { repos: [{ path: ./a, repo: "${address}" }] }\n`,
    ),
    '.agentv/targets.yaml': CLI,
  });
  const { stdout, stderr } = await perform(project, ['run', 'evals', '-o', 'out'], ENV);
  expect(project.read('out/index.jsonl')).toContain('Cannot fetch http://127.0.0.1:9/a.git');
  const written = OUTPUTS.filter((each) => project.exists(`out/${each}`)).map((name) => project.read(`out/${name}`));
  expect(leaks(written.join('') + stdout + stderr)).toEqual([]);
});

test.each([
  ['a variable', '{ command: tool, env: { TEAM: "${{ PLAINNAME }}" } }'],
  ['an argument', '{ command: tool, args: ["${{ PLAINNAME }}"] }'],
  ['a header', '{ url: "https://tools.example.com/mcp", headers: { x-team: "${{ PLAINNAME }}" } }'],
])('what an MCP server gets by %s is on no surface', async (_, server) => {
  using project = aProject({
    'evals/a.eval.yaml': suite('{ type: contains, value: nothing }').replace('input: hello', `input: say ${SECRET}`),
    '.agentv/targets.yaml': `${CLI.trimEnd().slice(0, -1)}, { name: agent, provider: codex, mcp_servers: { tools: ${server} } }]\n`,
  });
  const { stdout, stderr } = await perform(project, RUN, ENV);
  expect(project.read('out/index.jsonl')).toContain('say ***');
  expect(leaks(project.read('out/index.jsonl') + stdout + stderr)).toEqual([]);
});

test.each([
  ['that is a common word', 'PLAINNAME', 'placeholder'],
  ['that is short', 'PLAINNAME', 'ollama'],
])('a key %s is left in texts', async (_, name, value) => {
  await using server = await modelServer({ says: `the word ${value}` });
  using project = aProject({
    'evals/a.eval.yaml': suite(`{ type: contains, value: "word ${value}" }`),
    '.agentv/targets.yaml': `targets:\n  - name: default\n    provider: openai\n    model: m\n    base_url: ${server.url}/v1\n    api_key: \${{ ${name} }}\n`,
  });
  await perform(project, ['run', 'evals', '-o', 'out'], { ...ENV, [name]: value });
  expect(project.read('out/index.jsonl')).toContain(`the word ${value}`);
});

test('what a shortened text has of a secret is on no surface', async () => {
  const key = `sk-proj-${'Zq9KqWw3xT'.repeat(15)}`;
  using project = aProject({
    'evals/a.eval.yaml': `tests:
  - { id: a, input: hi, assertions: [{ type: contains, value: paris }, { type: equals, value: paris }] }
  - { id: b, input: hi, assertions: [{ type: code-grader, command: "echo $LONG_KEY$LONG_KEY >&2; exit 1" }] }
  - { id: c, input: hi, assertions: [{ type: code-grader, command: "printf '%2500s' $LONG_KEY; exit 1" }] }
`,
    '.agentv/targets.yaml':
      'targets: [{ name: default, provider: cli, command: "echo Sure, here is the value of that variable: $LONG_KEY" }]\n',
  });
  process.env['LONG_KEY'] = key;
  try {
    const { stdout, stderr } = await perform(project, RUN, { ...ENV, LONG_KEY: key });
    const all = [
      stdout,
      stderr,
      ...OUTPUTS.map((name) => (project.exists(`out/${name}`) ? project.read(`out/${name}`) : '')),
    ];
    expect(all.join('\n')).toContain('***');
    for (let at = 0; at + 12 <= key.length; at += 1) {
      expect(all.filter((text) => text.includes(key.slice(at, at + 12)))).toEqual([]);
    }
  } finally {
    delete process.env['LONG_KEY'];
  }
});
