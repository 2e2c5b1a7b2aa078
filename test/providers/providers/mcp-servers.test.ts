import { describe, expect, test } from 'vitest';
import { resolveIn } from '../../suites/targets/support.ts';
import { agentRecordings, type RecordedAgent } from '../../support/agent-streams.ts';
import { type Called, fakeAgent } from '../../support/fake-agent.ts';
import { aQuestion } from '../../support/question.ts';
import { ask as askAgent, chunk, ended, initialized, open, session, signal } from '../support.ts';

const local = { command: 'npx', args: ['-y', 'tools'], env: { MODE: 'a "b"' } };
const remote = { url: 'https://tools.example.com/mcp', headers: { 'X-Team': 'evals' } };
const mcp_servers = { files: local, issues: remote };

/** How a stand-in for an agent was called that has two servers. */
async function called(name: RecordedAgent): Promise<Called> {
  using fake = fakeAgent(agentRecordings[name].answered('blue'));
  expect((await askAgent(name, fake, { options: { mcp_servers } })).kind).toBe('answered');
  const [call] = fake.calls();
  if (call === undefined) throw new Error('It was not called');
  return call;
}

const json = (text: string | undefined): unknown => JSON.parse(text ?? '');

describe('the servers of a target are written into the configuration of', () => {
  test('Claude Code, as a file that its arguments name', async () => {
    const { args, temporary, env } = await called('claude-cli');
    expect(args.slice(0, 4)).toEqual(['-p', '--mcp-config', `${env['TMPDIR']}/mcp-servers.json`, '--output-format']);
    expect(json(temporary['mcp-servers.json'])).toEqual({
      mcpServers: {
        files: { type: 'stdio', ...local },
        issues: { type: 'http', url: remote.url, headers: { 'x-team': 'evals' } },
      },
    });
  });

  test('Codex, as tables of its config.toml', async () => {
    const { home } = await called('codex');
    expect(home['.codex/config.toml']).toContain(
      [
        '[mcp_servers.files]',
        'command = "npx"',
        'args = ["-y","tools"]',
        '[mcp_servers.files.env]',
        '"MODE" = "a \\"b\\""',
        '[mcp_servers.issues]',
        'url = "https://tools.example.com/mcp"',
        '[mcp_servers.issues.http_headers]',
        '"x-team" = "evals"',
        '',
      ].join('\n'),
    );
  });

  test('Copilot CLI, as a file that its arguments name', async () => {
    const { args, temporary, env } = await called('copilot-cli');
    expect(args.join(' ')).toContain(`--additional-mcp-config @${env['TMPDIR']}/mcp-servers.json`);
    expect(json(temporary['mcp-servers.json'])).toEqual({
      mcpServers: {
        files: { type: 'local', tools: ['*'], ...local },
        issues: { type: 'http', tools: ['*'], url: remote.url, headers: { 'x-team': 'evals' } },
      },
    });
  });

  test('Gemini CLI, as settings of its home', async () => {
    const { home } = await called('gemini-cli');
    expect(json(home['.gemini/settings.json'])).toMatchObject({
      telemetry: { enabled: false },
      mcpServers: {
        files: { trust: true, ...local },
        issues: { trust: true, httpUrl: remote.url, headers: { 'x-team': 'evals' } },
      },
    });
  });

  test('opencode, as settings of its home', async () => {
    const { home } = await called('opencode');
    expect(json(home['.config/opencode/opencode.json'])).toEqual({
      mcp: {
        files: { type: 'local', command: ['npx', '-y', 'tools'], environment: local.env, enabled: true },
        issues: { type: 'remote', url: remote.url, headers: { 'x-team': 'evals' }, enabled: true },
      },
    });
  });
});

describe('an agent that speaks ACP', () => {
  const ask = async (mcpCapabilities: object) => {
    const replies = [[initialized({ mcpCapabilities })], [session], [chunk('blue'), ended('end_turn')]];
    using fake = fakeAgent({ replies });
    const outcome = await open('acp', { command: fake.program, mcp_servers }).ask(aQuestion(), signal);
    return { outcome, stdin: fake.calls()[0]?.stdin ?? '' };
  };

  test('gets the servers with its session', async () => {
    const { outcome, stdin } = await ask({ http: true });
    expect(outcome.kind).toBe('answered');
    expect(json(stdin.split('\n')[1])).toMatchObject({
      params: {
        mcpServers: [
          { name: 'files', command: 'npx', args: ['-y', 'tools'], env: [{ name: 'MODE', value: 'a "b"' }] },
          { type: 'http', name: 'issues', url: remote.url, headers: [{ name: 'x-team', value: 'evals' }] },
        ],
      },
    });
  });

  test('is not asked if it cannot reach a server by HTTP', async () => {
    expect((await ask({})).outcome).toMatchObject({ kind: 'failed', failure: { class: 'config' } });
  });
});

describe('servers are refused', () => {
  const reported = async (provider: string, servers: string, env = {}) =>
    resolveIn(`targets: [{name: default, provider: ${provider}, mcp_servers: ${servers}}]`, { env });

  test.each(['pi', 'cli, command: x', 'openai, model: m, api_key: "${{ K }}"', 'vscode', 'mock'])(
    'by %s, which has no support for them, at their line',
    async (provider) => {
      const { problems, target } = await reported(provider, '{a: {command: x}}', { K: 'k' });
      expect(target).toBeUndefined();
      expect(problems).toMatchObject([
        {
          code: 'TARGET_INVALID',
          message: expect.stringContaining('"mcp_servers" is not supported by the provider'),
          location: { line: 1 },
          hint: expect.stringContaining('codex, claude, copilot'),
        },
      ]);
    },
  );

  test.each([
    ['without a transport', '{a: {}}', 'must have "command" with "args" and "env", or "url" with "headers"'],
    ['headers of a program', '{a: {command: x, headers: {b: c}}}', 'must have "command" with'],
    ['an unknown key', '{a: {command: x, cwd: y}}', 'and no other keys'],
    ['a name with a dot', '{a.b: {command: x}}', 'must have a name of at most 64 letters'],
    ['a key that is written out', '{a: {command: x, env: {API_KEY: abc}}}', 'must come from the environment'],
    ['a header that is written out', '{a: {url: "https://h", headers: {Authorization: abc}}}', 'must come from the'],
    ['a variable that is not set', '{a: {command: x, env: {A: "${{ NONE }}"}}}', 'NONE, which is unset'],
  ])('as %s', async (_, servers, message) => {
    const { problems, target } = await reported('codex', servers);
    expect(target).toBeUndefined();
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
    expect(JSON.stringify(problems)).not.toContain('abc');
  });

  test.each([
    ['home: user', { home: 'user' }],
    ['CODEX_HOME', { env: { CODEX_HOME: '/settings' } }],
  ])('by Codex with %s, before it is asked', async (what, options) => {
    using fake = fakeAgent(agentRecordings.codex.answered('blue'));
    const outcome = await askAgent('codex', fake, { options: { mcp_servers, ...options } });
    expect(outcome).toMatchObject({
      failure: { class: 'config', message: expect.stringContaining(`remove "${what}"`) },
    });
    expect(fake.calls()).toEqual([]);
  });
});
