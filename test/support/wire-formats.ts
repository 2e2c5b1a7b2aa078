/** What a model says in one turn, apart from any wire format. Input includes what was cached, output the reasoning. Counts that are absent are not reported. */
export interface Said {
  readonly text?: string | null;
  readonly toolCalls?: readonly { readonly id: string; readonly name: string; readonly arguments: string }[];
  readonly refusal?: string;
  /** Why it ended, other than by being complete. */
  readonly cutBy?: 'length' | 'content_filter';
  readonly usage?: {
    readonly input: number;
    readonly output: number;
    readonly cached?: number;
    readonly reasoning?: number;
  };
  readonly model?: string;
}

/** One vendor's HTTP interface. Another vendor is another entry in `wireFormats`. */
export interface WireFormat {
  readonly name: string;
  /** How the path of a request ends that wants this format. */
  readonly path: RegExp;
  reply(said: Said, body: unknown): object;
  error(status: number, message: string): object;
}

const chat: WireFormat = {
  name: 'chat',
  path: /\/chat\/completions$/,
  reply: ({ text, toolCalls, refusal, cutBy, usage, model }, body) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: model ?? askedModel(body),
    choices: [
      {
        index: 0,
        finish_reason: cutBy ?? (toolCalls ? 'tool_calls' : 'stop'),
        logprobs: null,
        message: {
          role: 'assistant',
          content: text ?? null,
          refusal: refusal ?? null,
          ...(toolCalls && {
            tool_calls: toolCalls.map(({ id, name, arguments: written }) => ({
              id,
              type: 'function',
              function: { name, arguments: written },
            })),
          }),
        },
      },
    ],
    ...(usage && {
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
        ...(usage.cached !== undefined && { prompt_tokens_details: { cached_tokens: usage.cached } }),
        ...(usage.reasoning !== undefined && { completion_tokens_details: { reasoning_tokens: usage.reasoning } }),
      },
    }),
  }),
  error: openAiError,
};

const responses: WireFormat = {
  name: 'responses',
  path: /\/responses$/,
  reply: ({ text, toolCalls = [], refusal, cutBy, usage, model }, body) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_700_000_000,
    status: cutBy ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: cutBy ? { reason: cutBy === 'length' ? 'max_output_tokens' : cutBy } : null,
    model: model ?? askedModel(body),
    output: [
      { type: 'reasoning', id: 'rs_1', summary: [] },
      ...(typeof text === 'string' || refusal !== undefined
        ? [
            {
              type: 'message',
              id: 'msg_1',
              role: 'assistant',
              status: 'completed',
              content:
                refusal === undefined
                  ? [{ type: 'output_text', text, annotations: [] }]
                  : [{ type: 'refusal', refusal }],
            },
          ]
        : []),
      ...toolCalls.map(({ id, name, arguments: written }) => ({
        type: 'function_call',
        id: `fc_${id}`,
        call_id: id,
        name,
        arguments: written,
      })),
    ],
    ...(usage && {
      usage: {
        input_tokens: usage.input,
        output_tokens: usage.output,
        total_tokens: usage.input + usage.output,
        ...(usage.cached !== undefined && { input_tokens_details: { cached_tokens: usage.cached } }),
        ...(usage.reasoning !== undefined && { output_tokens_details: { reasoning_tokens: usage.reasoning } }),
      },
    }),
  }),
  error: openAiError,
};

const messages: WireFormat = {
  name: 'messages',
  path: /\/v1\/messages$/,
  reply: ({ text, toolCalls = [], refusal, cutBy, usage, model }, body) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: model ?? askedModel(body),
    content: [
      { type: 'thinking', thinking: 'The sky…', signature: 'c2ln' },
      ...(typeof (refusal ?? text) === 'string' ? [{ type: 'text', text: refusal ?? text }] : []),
      ...toolCalls.map(({ id, name, arguments: written }) => ({ type: 'tool_use', id, name, input: jsonOr(written) })),
    ],
    stop_reason: refusal !== undefined || cutBy === 'content_filter' ? 'refusal' : cutBy ? 'max_tokens' : 'end_turn',
    stop_sequence: null,
    ...(usage && {
      usage: {
        input_tokens: usage.input - (usage.cached ?? 0),
        output_tokens: usage.output,
        ...(usage.cached !== undefined && {
          cache_creation_input_tokens: 0,
          cache_read_input_tokens: usage.cached,
        }),
        ...(usage.reasoning !== undefined && { output_tokens_details: { thinking_tokens: usage.reasoning } }),
      },
    }),
  }),
  error: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message },
    request_id: 'req_1',
  }),
};

const generateContent: WireFormat = {
  name: 'generateContent',
  path: /:generateContent$/,
  reply: ({ text, toolCalls = [], refusal, cutBy, usage, model }) => ({
    candidates: [
      {
        index: 0,
        finishReason: cutBy === undefined ? 'STOP' : cutBy === 'length' ? 'MAX_TOKENS' : 'SAFETY',
        content: {
          role: 'model',
          parts: [
            { text: 'The sky…', thought: true },
            ...(typeof (refusal ?? text) === 'string' ? [{ text: refusal ?? text }] : []),
            ...toolCalls.map(({ id, name, arguments: written }) => ({
              functionCall: { id, name, args: jsonOr(written) },
            })),
          ],
        },
      },
    ],
    modelVersion: model ?? 'gemini-test',
    ...(usage && {
      usageMetadata: {
        promptTokenCount: usage.input,
        candidatesTokenCount: usage.output - (usage.reasoning ?? 0),
        totalTokenCount: usage.input + usage.output,
        ...(usage.cached !== undefined && { cachedContentTokenCount: usage.cached }),
        ...(usage.reasoning !== undefined && { thoughtsTokenCount: usage.reasoning }),
      },
    }),
  }),
  error: (status, message) => ({
    error: { code: status, message, status: status === 429 ? 'RESOURCE_EXHAUSTED' : 'INTERNAL' },
  }),
};

export const wireFormats: readonly WireFormat[] = [chat, responses, messages, generateContent];

/** These two vendors send arguments as JSON, not as the text of it. */
function jsonOr(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

function openAiError(status: number, message: string) {
  return { error: { message, type: status === 429 ? 'rate_limit_error' : 'api_error', param: null, code: null } };
}

function askedModel(body: unknown): string {
  const model = typeof body === 'object' && body !== null && 'model' in body ? body.model : undefined;
  return typeof model === 'string' ? model : 'unnamed';
}
