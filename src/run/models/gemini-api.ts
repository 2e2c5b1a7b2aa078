import type { Http } from '../../model/ports.ts';
import type { ChatMessage } from '../../model/prompt.ts';
import type { Provider, ProviderDeps } from '../../model/provider.ts';
import { readDataUri } from './data-uri.ts';
import { readGeminiReply, sampleGeminiReply } from './gemini-reply.ts';
import { modelHttp } from './model-http.ts';
import { partsOf } from './model-messages.ts';
import {
  type ModelClient,
  type ModelDeps,
  type ModelRequest,
  type ModelSettings,
  modelProvider,
} from './model-provider.ts';

/** `url` is everything before `/<model>:generateContent`. */
export interface GeminiSettings extends ModelSettings {
  /** An API key of AI Studio, or an access token of Google Cloud. */
  readonly keyHeader: 'x-goog-api-key' | 'authorization';
}

/** A Gemini model behind the interface that AI Studio and Vertex AI share. */
export const geminiModel = (settings: GeminiSettings, deps: ModelDeps & Pick<ProviderDeps, 'http'>): Provider =>
  modelProvider(settings, async () => clientFor(settings, deps.http), deps);

/** One request of JSON is all there is to it; ARCHITECTURE.md says why Google's own client has no part in it. */
function clientFor(settings: GeminiSettings, http: Http): ModelClient {
  const { url, model, key, keyHeader } = settings;
  const post = modelHttp(http, {
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'eval-action',
    ...(keyHeader === 'authorization' ? { authorization: `Bearer ${key}` } : { 'x-goog-api-key': key }),
    ...settings.headers,
  });
  // Half a character, which a name in YAML can hold, has no place in an address.
  const name = encodeURIComponent(model.replace(/\p{Cs}/gu, '\ufffd'));
  const address = `${url}/${name}:generateContent`;
  return {
    async send(request, signal) {
      const body = JSON.stringify(contentBody(request, settings));
      return (await post(address, { method: 'POST', body, signal })).text();
    },
    read: readGeminiReply,
    sample: sampleGeminiReply,
  };
}

function contentBody(
  { messages, temperature, reply }: ModelRequest,
  { maxOutputTokens }: GeminiSettings,
): Readonly<Record<string, unknown>> {
  const system = messages.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n\n');
  const turns = messages.filter(({ role }) => role !== 'system');
  const config = {
    ...(temperature !== undefined && { temperature }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(reply && { responseMimeType: 'application/json', responseJsonSchema: reply.schema }),
  };
  return {
    ...(system !== '' && { systemInstruction: { parts: [{ text: system }] } }),
    contents: turns.map(contentOf),
    ...(Object.keys(config).length > 0 && { generationConfig: config }),
  };
}

function contentOf(message: ChatMessage) {
  const parts = partsOf(message).flatMap((part): object[] =>
    part.type === 'text' ? [{ text: part.text }] : inlineData(part.dataUri),
  );
  return {
    role: message.role === 'assistant' ? 'model' : 'user',
    parts: parts.length === 0 ? [{ text: message.content }] : parts,
  };
}

function inlineData(dataUri: string) {
  const image = readDataUri(dataUri);
  return image ? [{ inlineData: { mimeType: image.mediaType, data: image.base64 } }] : [];
}
