import type { Http } from '../../src/model/ports/network.ts';
import type { ProviderDeps, ProviderKind, Question } from '../../src/model/ports/provider.ts';
import { Variable } from '../../src/model/suite/setting.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openHttp } from '../../src/platform/http.ts';
import { agentv } from '../../src/providers/providers/agentv.ts';
import { anthropic } from '../../src/providers/providers/anthropic.ts';
import { gemini } from '../../src/providers/providers/gemini.ts';
import { azure, openai, openrouter } from '../../src/providers/providers/openai.ts';
import { type ModelServer, modelServer, type Script } from './model-server.ts';
import { aQuestion } from './question.ts';

/** A key as long and as odd as real ones. */
export const KEY = 'sk-proj-Zx81kQwErTyUiOpAsDfGhJkL';
export const apiKey = new Variable('MODEL_KEY', KEY);

const unused = () => {
  throw new Error('A model is asked over HTTP and by nothing else');
};

/** A model needs the network and the time; whatever else it reaches for breaks the test. */
export const modelDeps = (special: Partial<ProviderDeps> = {}): ProviderDeps => ({
  target: 'default',
  exec: { run: unused },
  http: openHttp({}),
  clock: systemClock,
  files: new Proxy({} as ProviderDeps['files'], { get: () => unused }),
  scripts: { starter: unused },
  childEnv: {},
  suiteFolder: '/suites',
  cwd: '/',
  ...special,
});

/** One way to ask a model: a provider, and the options that lead it to a server. */
export interface ModelTarget {
  readonly name: string;
  readonly kind: ProviderKind;
  /** The wire format that it speaks. */
  readonly format: string;
  readonly path: string;
  readonly options: (url: string) => Readonly<Record<string, unknown>>;
  readonly env?: (url: string) => Readonly<Record<string, string>>;
  /** The headers that are ours. */
  readonly headers: Readonly<Record<string, string>>;
}

const bearer = { authorization: `Bearer ${KEY}` };

/** Every way to ask a model over HTTP. */
export const modelTargets: readonly ModelTarget[] = [
  {
    name: 'openai (chat)',
    kind: openai,
    format: 'chat',
    path: '/v1/chat/completions',
    options: (url) => ({ base_url: url, api_key: apiKey, model: 'm-1' }),
    headers: bearer,
  },
  {
    name: 'openai (responses)',
    kind: openai,
    format: 'responses',
    path: '/v1/responses',
    options: (url) => ({ base_url: url, api_key: apiKey, model: 'm-1', api_format: 'responses' }),
    headers: bearer,
  },
  {
    name: 'azure',
    kind: azure,
    format: 'responses',
    path: '/openai/v1/responses',
    options: (url) => ({ endpoint: url, api_key: apiKey, deployment: 'm-1' }),
    headers: { 'api-key': KEY },
  },
  {
    name: 'openrouter',
    kind: openrouter,
    format: 'chat',
    path: '/api/v1/chat/completions',
    options: (url) => ({ base_url: `${url}/api/v1`, api_key: apiKey, model: 'm-1' }),
    headers: bearer,
  },
  {
    name: 'anthropic',
    kind: anthropic,
    format: 'messages',
    path: '/v1/messages',
    options: (url) => ({ base_url: url, api_key: apiKey, model: 'm-1' }),
    headers: { 'x-api-key': KEY, 'anthropic-version': '2023-06-01' },
  },
  {
    name: 'gemini (AI Studio)',
    kind: gemini,
    format: 'generateContent',
    path: '/v1beta/models/m-1:generateContent',
    options: (url) => ({ base_url: url, api_key: apiKey, model: 'm-1' }),
    headers: { 'x-goog-api-key': KEY },
  },
  {
    name: 'gemini (Vertex AI)',
    kind: gemini,
    format: 'generateContent',
    path: '/v1/projects/p-1/locations/global/publishers/google/models/m-1:generateContent',
    options: (url) => ({ base_url: url, access_token: apiKey, project: 'p-1', model: 'm-1' }),
    headers: bearer,
  },
  {
    name: 'agentv',
    kind: agentv,
    format: 'messages',
    path: '/v1/messages',
    options: () => ({ model: 'anthropic:m-1' }),
    env: (url) => ({ ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: `${url}/v1` }),
    headers: { 'x-api-key': KEY, 'anthropic-version': '2023-06-01' },
  },
];

/** The target of this name, or the first that speaks this format. */
export function modelTarget(name: string): ModelTarget {
  const target = modelTargets.find((each) => each.name === name || each.format === name);
  if (target === undefined) throw new Error(`No target is called ${name}, or speaks it`);
  return target;
}

/** What one question sends, and what comes of it, where this is the reply. */
export async function sentBy(
  kind: ProviderKind,
  options: Readonly<Record<string, unknown>>,
  { question = {}, reply = {}, status = 200 }: { question?: Partial<Question>; reply?: object; status?: number } = {},
) {
  const sent = { url: '', headers: {} as object, body: undefined as unknown };
  const http: Http = async (url, init) => {
    Object.assign(sent, { url: String(url), headers: init?.headers, body: JSON.parse(String(init?.body)) });
    return Response.json(reply, { status });
  };
  const provider = kind.open(options, modelDeps({ http }));
  return { outcome: await provider.ask(aQuestion(question), new AbortController().signal), ...sent };
}

/** A target in front of a model server that does as the script says. */
export async function openTarget(
  target: ModelTarget,
  script: Script,
  special: { readonly options?: Readonly<Record<string, unknown>>; readonly deps?: Partial<ProviderDeps> } = {},
) {
  const server: ModelServer = await modelServer(script);
  const deps = modelDeps({ childEnv: target.env?.(server.url) ?? {}, ...special.deps });
  const provider = target.kind.open({ ...target.options(server.url), ...special.options }, deps);
  return {
    server,
    provider,
    ask: (question: Parameters<typeof aQuestion>[0] = {}, signal = new AbortController().signal) =>
      provider.ask(aQuestion(question), signal),
    asked: () => server.asked(1),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
