import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findKind } from '../../src/model/kind.ts';
import { finalAnswer } from '../../src/model/message.ts';
import { type Outcome, outcomeSchema } from '../../src/model/outcome.ts';
import { providers } from '../../src/run/providers/index.ts';
import { survivors } from '../support/processes.ts';
import { providerDeps } from '../support/provider-deps.ts';
import { aQuestion } from '../support/question.ts';
import { repository } from '../support/repository.ts';
import { type Scene, type StreamingModels, streamingModels } from './streaming-models.ts';

const bin = process.env['AGENTS_BIN'] ?? join(repository, 'test', 'agents', 'node_modules', '.bin');
const KEY = 'loopback-test-key-0001';
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

async function ask(name: string, models: StreamingModels, more: Options, workspacePath?: string): Promise<Outcome> {
  const kind = findKind(providers, name);
  const options = { timeout_seconds: 60, ...agents[name]?.(models.url), ...more };
  expect(kind?.check(options)).toEqual([]);
  const PATH = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  const provider = kind?.open(options, providerDeps({ childEnv: { PATH }, cwd: folder }));
  const question = aQuestion({ prompt: { question: 'Run the command, then answer.' }, workspacePath });
  const outcome = await provider?.ask(question, new AbortController().signal);
  if (outcome === undefined) throw new Error(`There is no ${name}`);
  expect(outcomeSchema.safeParse(outcome).error).toBeUndefined();
  return outcome;
}

describe.each(Object.keys(agents))('the real program of %s', (name) => {
  const scene: Scene = { command: 'echo hi; echo made > made.txt', answer: 'blue' };

  test('runs a tool in its workspace, answers, and tells what it did', async () => {
    await using models = await streamingModels(scene);
    const workspace = join(folder, name);
    mkdirSync(workspace, { recursive: true });
    execFileSync('git', ['init', '-q', workspace]);
    const outcome = await ask(name, models, {}, workspace);
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

  test('that runs out of time is ended with its tools, and keeps what it did', async () => {
    const sign = join(folder, `${name}.pid`);
    await using models = await streamingModels({ command: `echo $$ > '${sign}'; tail -f /dev/null`, answer: 'late' });
    const outcome = await ask(name, models, { timeout_seconds: name === 'codex' ? 7 : 15 });
    expect(outcome).toMatchObject({ kind: 'failed', failure: { class: 'timeout' } });
    expect(existsSync(sign)).toBe(true);
    expect(await survivors([Number(readFileSync(sign, 'utf8'))])).toEqual([]);
    // opencode tells a tool only when it has ended.
    if (name !== 'opencode')
      expect(outcome).toMatchObject({ partial: { messages: [{ toolCalls: [{ tool: 'Bash' }] }] } });
  });
});
