import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finalAnswer } from '../../src/model/run/message.ts';
import { type Outcome, outcomeSchema } from '../../src/model/run/outcome.ts';
import { findKind } from '../../src/model/suite/kind.ts';
import { providers } from '../../src/providers/providers/index.ts';
import { evaluated } from '../app/evaluated.ts';
import { survivors } from '../support/processes.ts';
import { aProject } from '../support/project.ts';
import { providerDeps } from '../support/provider-deps.ts';
import { aQuestion } from '../support/question.ts';
import { repository } from '../support/repository.ts';
import { type Scene, type StreamingModels, streamingModels } from './streaming-models.ts';

const bin = process.env['AGENTS_BIN'] ?? join(repository, 'test', 'agents', 'node_modules', '.bin');
const KEY = 'loopback-test-key-0001';
/** Some of them need seconds to start, and many times that where the machine has other things to do. */
const PATIENCE_S = 150;
/** In so long a tool has begun. Codex gives up waiting for one after 30 s, and opencode takes longest to start. */
const TOOL_S: Readonly<Record<string, number>> = { codex: 20, opencode: 75 };
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'real-agents-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

type Options = Record<string, unknown>;

const codexProvider = (url: string): string =>
  `model_providers.fake={name="Fake",base_url="${url}/v1",env_key="FAKE_KEY",wire_api="responses",request_max_retries=0,stream_max_retries=0}`;

const opencodeConfig = (url: string): string =>
  JSON.stringify({
    autoupdate: false,
    share: 'disabled',
    model: 'fake/fake',
    small_model: 'fake/fake',
    enabled_providers: ['fake'],
    provider: {
      fake: {
        npm: '@ai-sdk/openai-compatible',
        name: 'Fake',
        options: { baseURL: `${url}/v1`, apiKey: KEY },
        models: { fake: { name: 'Fake', cost: { input: 1, output: 2 }, limit: { context: 128_000, output: 8_192 } } },
      },
    },
  });

/** How each of them asks a model at an address of ours. */
const agents: Readonly<Record<string, (url: string) => Options>> = {
  codex: (url) => ({
    executable: join(bin, 'codex'),
    model: 'fake',
    args: ['-c', 'model_provider="fake"', '-c', codexProvider(url)],
    env: { FAKE_KEY: KEY },
  }),
  claude: (url) => ({
    executable: join(bin, 'claude'),
    model: 'claude-fake',
    env: { ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: KEY, CLAUDE_CODE_MAX_RETRIES: '0' },
  }),
  copilot: (url) => ({
    executable: join(bin, 'copilot'),
    model: 'fake',
    base_url: `${url}/v1`,
    env: { COPILOT_PROVIDER_API_KEY: KEY, COPILOT_CACHE_HOME: join(tmpdir(), 'eval-action-copilot-cache') },
  }),
  'pi-cli': (url) => ({
    executable: join(bin, 'pi'),
    subprovider: 'anthropic',
    model: 'claude-sonnet-4-5',
    base_url: url,
    env: { ANTHROPIC_API_KEY: KEY },
  }),
  'gemini-cli': (url) => ({
    executable: join(bin, 'gemini'),
    model: 'gemini-fake',
    env: { GEMINI_API_KEY: KEY, GOOGLE_GEMINI_BASE_URL: url },
  }),
  opencode: (url) => ({
    executable: join(bin, 'opencode'),
    model: 'fake/fake',
    env: { OPENCODE_CONFIG_CONTENT: opencodeConfig(url) },
  }),
  acp: (url) => ({
    executable: join(bin, 'gemini'),
    args: ['--acp', '--skip-trust', '-m', 'gemini-fake'],
    env: { GEMINI_API_KEY: KEY, GOOGLE_GEMINI_BASE_URL: url },
  }),
};

interface Around {
  readonly workspacePath?: string;
  readonly HOME?: string;
  readonly signal?: AbortSignal;
}

async function ask(
  name: string,
  models: StreamingModels,
  more: Options,
  { workspacePath, HOME = folder, signal = new AbortController().signal }: Around = {},
): Promise<Outcome> {
  const kind = findKind(providers, name);
  const options = { timeout_seconds: PATIENCE_S, ...agents[name]?.(models.url), ...more };
  expect(kind?.check(options)).toEqual([]);
  const PATH = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  const provider = kind?.open(options, providerDeps({ childEnv: { PATH, HOME }, cwd: folder }));
  const question = aQuestion({ prompt: { question: 'Run the command, then answer.' }, workspacePath });
  const outcome = await provider?.ask(question, signal);
  if (outcome === undefined) throw new Error(`There is no ${name}`);
  expect(outcomeSchema.safeParse(outcome).error).toBeUndefined();
  return outcome;
}

describe.each(Object.keys(agents))('the real program of %s', (name) => {
  const scene: Scene = { command: 'echo hi; echo made > made.txt', answer: 'blue' };

  test('runs a tool in its workspace, answers, and reports its steps', async () => {
    await using models = await streamingModels(scene);
    const workspace = join(folder, name);
    mkdirSync(workspace, { recursive: true });
    execFileSync('git', ['init', '-q', workspace]);
    const outcome = await ask(name, models, {}, { workspacePath: workspace });
    expect(outcome).toMatchObject({ kind: 'answered' });
    const response = outcome.kind === 'answered' ? outcome.response : undefined;
    expect(finalAnswer(response?.messages ?? [])).toBe('blue');
    expect(response?.messages[0]).toMatchObject({
      toolCalls: [{ tool: 'Bash', status: 'ok' }],
      metadata: { agent_version: expect.stringMatching(/^\d+\.\d+/) },
    });
    expect(response?.tokenUsage?.input).toBeGreaterThan(0);
    expect(readFileSync(join(workspace, 'made.txt'), 'utf8').trim()).toBe('made');
    expect(models.asked).toHaveLength(2);
  });

  test('whose key is refused fails as auth', async () => {
    await using models = await streamingModels({ ...scene, status: 401 });
    expect(await ask(name, models, {})).toMatchObject({ kind: 'failed', failure: { class: 'auth' } });
  });

  test('whose model has too much to do fails as rate_limit', async () => {
    await using models = await streamingModels({ ...scene, status: 429 });
    // These ask again for longer than anybody waits.
    const isPatient = ['acp', 'copilot', 'opencode'].includes(name);
    const outcome = await ask(name, models, isPatient ? { timeout_seconds: 20 } : {});
    const failureClass = isPatient ? expect.stringMatching(/^(?:rate_limit|timeout)$/) : 'rate_limit';
    expect(outcome).toMatchObject({ kind: 'failed', failure: { class: failureClass } });
  });

  test('that is stopped by the run says so', async () => {
    const sign = join(folder, `${name}.stopped`);
    await using models = await streamingModels({ command: `echo $$ > '${sign}'; tail -f /dev/null`, answer: 'late' });
    const stop = new AbortController();
    const asked = ask(name, models, {}, { signal: stop.signal });
    while (!existsSync(sign) || readFileSync(sign, 'utf8') === '') await sleep(50);
    stop.abort();
    expect(await asked).toMatchObject({ kind: 'failed', failure: { class: 'cancelled' } });
    expect(await survivors([Number(readFileSync(sign, 'utf8'))])).toEqual([]);
  });

  test('that runs out of time is ended with its tools, and keeps what it did', async () => {
    const sign = join(folder, `${name}.pid`);
    await using models = await streamingModels({ command: `echo $$ > '${sign}'; tail -f /dev/null`, answer: 'late' });
    const outcome = await ask(name, models, { timeout_seconds: TOOL_S[name] ?? 30 });
    expect(outcome).toMatchObject({ kind: 'failed', failure: { class: 'timeout' } });
    expect(existsSync(sign)).toBe(true);
    expect(await survivors([Number(readFileSync(sign, 'utf8'))])).toEqual([]);
    // opencode tells a tool only when it has ended.
    if (name !== 'opencode')
      expect(outcome).toMatchObject({ partial: { messages: [{ toolCalls: [{ tool: 'Bash' }] }] } });
  });
});

describe.each(Object.keys(agents))('a run with the real program of %s', (name) => {
  test('works in a pooled workspace with a repository, and its changes are recorded', async () => {
    await using models = await streamingModels({ command: 'echo hi; echo more >> repo/file.txt', answer: 'blue' });
    using source = aProject({});
    const origin = join(source.folder, 'origin');
    mkdirSync(origin);
    writeFileSync(join(origin, 'file.txt'), 'first\n');
    const git = ['-c', 'user.name=x', '-c', 'user.email=x@x', '-C', origin];
    execFileSync('git', ['init', '-q', origin]);
    execFileSync('git', [...git, 'add', '-A']);
    execFileSync('git', [...git, 'commit', '-q', '-m', 'x']);
    const target = { name: 'default', provider: name, timeout_seconds: PATIENCE_S, ...agents[name]?.(models.url) };
    const suite = {
      workspace: { mode: 'pooled', repos: [{ path: 'repo', repo: pathToFileURL(origin).href }] },
      tests: [{ id: 'a', input: 'Run the command, then answer.', assertions: [{ type: 'contains', value: 'blue' }] }],
    };
    const files = {
      '.agentv/targets.yaml': JSON.stringify({ targets: [target] }),
      'evals/a.eval.yaml': JSON.stringify(suite),
    };
    const { result } = await evaluated(files, {}, { AGENTV_DATA_DIR: join(source.folder, 'data') });
    expect(result('a')).not.toHaveProperty('failure');
    expect(result('a')).toMatchObject({ status: 'ok', fileChanges: expect.stringContaining('\n first\n+more') });
  });
});

/** Those that keep what they did in their home folder; Pi is told not to. */
describe.each([
  ['codex', 'codex-log'],
  ['claude', 'claude-log'],
  ['copilot', 'copilot-log'],
])('the session that the real program of %s keeps', (name, log) => {
  test('is read as it was reported while the agent worked', async () => {
    await using models = await streamingModels({ command: 'echo hi', answer: 'blue' });
    const HOME = join(folder, `${name}-home`);
    mkdirSync(HOME);
    const reported = await ask(name, models, { home: 'user' }, { HOME });
    const read = await findKind(providers, log)
      ?.open({ discover: 'latest' }, providerDeps({ childEnv: { HOME } }))
      .ask(aQuestion(), new AbortController().signal);
    const calls = (outcome: Outcome | undefined) =>
      outcome?.kind === 'answered'
        ? outcome.response.messages.flatMap(({ toolCalls = [] }) =>
            toolCalls.map(({ tool, status, output }) => ({ tool, status, output: String(output).trim() })),
          )
        : [];
    expect(calls(reported)).toHaveLength(1);
    expect(calls(read)).toEqual(calls(reported));
    if (reported.kind !== 'answered' || read?.kind !== 'answered') throw new Error('Nothing was answered');
    expect(finalAnswer(read.response.messages)).toBe('blue');
    expect(read.response.tokenUsage).toEqual(reported.response.tokenUsage);
  });
});
