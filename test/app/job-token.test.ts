/** The token of the job is for the one program that its target hands it to: Copilot CLI, as target and as judge. */
import { describe, expect, test } from 'vitest';
import { agentRecordings } from '../support/agent-streams.ts';
import { fakeAgent } from '../support/fake-agent.ts';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

const TOKEN = 'ghs_0123456789abcdefghij';
const ENV = { PATH: process.env['PATH'] ?? '', GITHUB_TOKEN: TOKEN };
const RUN = ['run', 'evals', '-o', 'out'];
const VERDICT = JSON.stringify({ score: 1, assertions: [{ text: 'It is polite', passed: true }] });

const copilot = (name: string, executable: string, more: object = {}) => ({
  ...{ name, provider: 'copilot', executable, github_token: '${{ GITHUB_TOKEN }}', timeout_seconds: 30 },
  ...more,
});
const SUITE = {
  workspace: { hooks: { before_all: { command: ['sh', '-c', 'env > "$PROBES/hook.env"'] } } },
  tests: [{ id: 'a', input: 'Be polite.', assertions: [{ type: 'llm-grader', prompt: 'Polite? {{output}}' }] }],
};
const OTHERS = [
  { type: 'code-grader', command: ['sh', '-c', 'env > "$PROBES/grader.env"; echo \'{"score":1,"assertions":[]}\''] },
];

const answering = (text: string) => fakeAgent(agentRecordings['copilot-cli'].answered(text));
const projectWith = (targets: readonly object[], suite: object = SUITE) =>
  aProject({ 'evals/a.eval.yaml': JSON.stringify(suite), '.agentv/targets.yaml': JSON.stringify({ targets }) });
const perhapsRun = (project: Project, env: Readonly<Record<string, string>> = ENV) =>
  perform(project, RUN, env).catch((error: unknown) => ({ exitCode: 2, stdout: '', stderr: String(error) }));

test('Copilot CLI gets the token of the job as target and as judge, no other program does, and no output has it', async () => {
  using agent = answering(`My token is ${TOKEN}.`);
  using judge = answering(VERDICT);
  const assertions = [...SUITE.tests.flatMap((each) => each.assertions), ...OTHERS];
  using project = projectWith(
    [copilot('default', agent.program, { grader_target: 'judge' }), copilot('judge', judge.program)],
    { ...SUITE, tests: [{ ...SUITE.tests[0], assertions }] },
  );
  // What programs see is the environment of this process.
  Object.assign(process.env, { GITHUB_TOKEN: TOKEN, PROBES: project.folder });
  try {
    const { exitCode, stdout, stderr } = await perform(project, RUN, ENV);
    expect([exitCode, stdout + stderr]).toEqual([0, expect.not.stringContaining(TOKEN)]);
  } finally {
    delete process.env['GITHUB_TOKEN'];
    delete process.env['PROBES'];
  }

  for (const { env } of [...agent.calls(), ...judge.calls()]) {
    expect(env['COPILOT_GITHUB_TOKEN']).toBe(TOKEN);
    expect(env).not.toHaveProperty('GITHUB_TOKEN');
  }
  expect([agent.calls().length, judge.calls().length]).toEqual([1, 1]);
  expect(judge.calls()[0]?.stdin).toContain('Polite?');
  for (const probe of ['grader.env', 'hook.env']) {
    expect(project.read(probe)).toContain('PATH=');
    expect(project.read(probe)).not.toContain(TOKEN);
  }
  const rows = project.read('out/index.jsonl');
  expect(rows).toContain('My token is ***.');
  for (const name of project.list('out').filter((each) => /\.\w+$/.test(each)))
    expect([name, project.read(`out/${name}`).includes(TOKEN)]).toEqual([name, false]);
});

test('the token, which is another one for each job, does not change what a run is compared with', async () => {
  using agent = answering('Please.');
  using judge = answering(VERDICT);
  using project = projectWith([
    copilot('default', agent.program, { grader_target: 'judge' }),
    copilot('judge', judge.program),
  ]);
  const fingerprintsWith = async (token: string) => {
    await perform(project, RUN, { ...ENV, GITHUB_TOKEN: token });
    const { measure, subject } = JSON.parse(project.read('out/index.jsonl')) as Record<string, unknown>;
    return [measure, subject];
  };
  const first = await fingerprintsWith(TOKEN);
  expect(first).toEqual([expect.any(String), expect.any(String)]);
  expect(await fingerprintsWith('ghs_another9876543210zyxwv')).toEqual(first);
});

describe('the token of the job is refused', () => {
  const mine = '${{ GITHUB_TOKEN }}';
  test.each<[string, object]>([
    ['to another agent', { provider: 'claude', github_token: mine }],
    ['to a provider that a variable names', { provider: '${{ PROVIDER }}', github_token: mine }],
    ['as the key of a server', { provider: 'copilot', base_url: 'http://127.0.0.1:1', model: 'm', api_key: mine }],
    ['under another name', { provider: 'copilot', github_token: '${{ GH_TOKEN }}' }],
    ['in other letters', { provider: 'copilot', github_token: '${{ github_token }}' }],
  ])('%s', async (_, target) => {
    using project = projectWith([{ name: 'default', grader_target: 'default', ...target }]);
    project.write('.agentv/providers/mine.mjs', 'console.log("{}")');
    const env = { ...ENV, GH_TOKEN: TOKEN, github_token: TOKEN, PROVIDER: 'copilot' };
    const { exitCode, stderr } = await perhapsRun(project, env);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/The environment variable \w+ belongs to this job and cannot be read from a file/);
    expect(stderr).not.toContain(TOKEN);
  });
});

describe('where a step does not hand the token over', () => {
  const targets = [copilot('default', 'copilot', { grader_target: 'default' })];

  test('a run says which lines of the workflow are missing', async () => {
    using project = projectWith(targets);
    const { exitCode, stderr } = await perhapsRun(project, { PATH: ENV.PATH });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/"github_token" of the target "default" .* the environment variable GITHUB_TOKEN is unset/);
    expect(stderr).toMatch(/add GITHUB_TOKEN: \$\{\{ github\.token \}\} to "env" .*copilot-requests: write/);
  });

  test('list names it as a variable that is needed, and knows where it is set', async () => {
    using project = projectWith(targets);
    const stateIn = async (env: Readonly<Record<string, string>>) => {
      const { stdout } = await perform(project, ['list', '--json'], env);
      expect(stdout).not.toContain(TOKEN);
      return (JSON.parse(stdout) as { variables: object[] }).variables;
    };
    expect(await stateIn({ PATH: ENV.PATH })).toMatchObject([{ name: 'GITHUB_TOKEN', state: 'unset' }]);
    expect(await stateIn(ENV)).toMatchObject([{ name: 'GITHUB_TOKEN', state: 'set' }]);
  });
});
