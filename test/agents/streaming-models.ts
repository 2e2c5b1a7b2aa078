import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serving } from '../support/serving.ts';

/** What the model does: it runs this command first, in the shell of the agent, and then says the answer. */
export interface Scene {
  readonly command?: string;
  readonly answer: string;
  /** A status that is not a success, for every question. */
  readonly status?: number;
}

export interface StreamingModels extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly asked: readonly string[];
}

/**
 * Models on loopback that stream, in the four forms that agents speak: Responses, chat completions, Messages and
 * Gemini. A question that brings the result of a tool, or offers no shell, is answered; any other has the command run.
 */
export async function streamingModels(scene: Scene): Promise<StreamingModels> {
  const asked: string[] = [];
  const server = await serving(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const said = await text(request);
    const form = forms.find(({ path }) => path.test(pathname));
    if (request.method !== 'POST' || form === undefined) return sendJson(response, 200, { data: [], models: [] });
    if (pathname.endsWith('count_tokens') || pathname.endsWith(':countTokens')) {
      return sendJson(response, 200, { input_tokens: 10, totalTokens: 10 });
    }
    asked.push(said);
    if (scene.status !== undefined) {
      const error = { type: 'error', message: `refused with ${scene.status}`, code: scene.status };
      return sendJson(response, scene.status, { type: 'error', error });
    }
    const shell = scene.command === undefined ? undefined : form.shell(said);
    const hasResult = form.result.test(said);
    const runs = shell !== undefined && !hasResult && scene.command !== undefined;
    const turn = runs ? { shell, command: scene.command } : { says: scene.answer };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(form.stream(turn));
  });
  return { ...server, asked };
}

type Turn = { readonly shell: string; readonly command: string } | { readonly says: string };

interface Form {
  readonly path: RegExp;
  /** How the result of a tool shows in a question. */
  readonly result: RegExp;
  /** The shell among the tools that are offered. */
  shell(question: string): string | undefined;
  stream(turn: Turn): string;
}

/** The first of these that the question offers as a tool. */
const offered =
  (...names: readonly string[]) =>
  (question: string) =>
    names.find((name) => question.includes(`"name":"${name}"`));

const event = (data: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

const argumentsOf = (shell: string, command: string): object =>
  shell === 'exec_command' ? { cmd: command, yield_time_ms: 30_000 } : { command, description: 'as asked' };

const responses: Form = {
  path: /\/responses$/,
  result: /"type":"[a-z_]+_output"/,
  shell: offered('exec_command', 'shell', 'bash'),
  stream(turn) {
    const item =
      'says' in turn
        ? {
            type: 'message',
            id: 'm1',
            status: 'completed',
            role: 'assistant',
            content: [{ type: 'output_text', text: turn.says, annotations: [] }],
          }
        : {
            type: 'function_call',
            id: 'f1',
            call_id: 'c1',
            status: 'completed',
            name: turn.shell,
            arguments: JSON.stringify(argumentsOf(turn.shell, turn.command)),
          };
    const usage = {
      input_tokens: 100,
      input_tokens_details: { cached_tokens: 40 },
      output_tokens: 20,
      output_tokens_details: { reasoning_tokens: 5 },
      total_tokens: 120,
    };
    const base = { id: 'r1', object: 'response', created_at: 1, model: 'loopback' };
    return [
      event({ type: 'response.created', response: { ...base, status: 'in_progress', output: [] } }),
      event({ type: 'response.output_item.added', output_index: 0, item: { ...item, status: 'in_progress' } }),
      event({ type: 'response.output_item.done', output_index: 0, item }),
      event({ type: 'response.completed', response: { ...base, status: 'completed', output: [item], usage } }),
    ].join('');
  },
};

const chat: Form = {
  path: /\/chat\/completions$/,
  result: /"role":"tool"/,
  shell: offered('bash', 'shell'),
  stream(turn) {
    const base = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'loopback' };
    const call = 'says' in turn ? undefined : argumentsOf(turn.shell, turn.command);
    const delta =
      'says' in turn
        ? { role: 'assistant', content: turn.says }
        : {
            role: 'assistant',
            tool_calls: [
              { index: 0, id: 'c1', type: 'function', function: { name: turn.shell, arguments: JSON.stringify(call) } },
            ],
          };
    const usage = {
      prompt_tokens: 100,
      completion_tokens: 20,
      total_tokens: 120,
      prompt_tokens_details: { cached_tokens: 40 },
      completion_tokens_details: { reasoning_tokens: 5 },
    };
    const reason = 'says' in turn ? 'stop' : 'tool_calls';
    return [
      event({ ...base, choices: [{ index: 0, delta, finish_reason: null }] }),
      event({ ...base, choices: [{ index: 0, delta: {}, finish_reason: reason }], usage }),
      'data: [DONE]\n\n',
    ].join('');
  },
};

const messages: Form = {
  path: /\/messages(?:\/count_tokens)?$/,
  result: /"type":"tool_result"/,
  shell: offered('Bash', 'bash'),
  stream(turn) {
    const usage = { input_tokens: 60, cache_read_input_tokens: 30, cache_creation_input_tokens: 10, output_tokens: 1 };
    const message = { id: `m${JSON.stringify(turn).length}`, type: 'message', role: 'assistant', model: 'loopback' };
    const block =
      'says' in turn ? { type: 'text', text: '' } : { type: 'tool_use', id: 't1', name: turn.shell, input: {} };
    const delta =
      'says' in turn
        ? { type: 'text_delta', text: turn.says }
        : { type: 'input_json_delta', partial_json: JSON.stringify(argumentsOf(turn.shell, turn.command)) };
    const reason = 'says' in turn ? 'end_turn' : 'tool_use';
    const events = [
      { type: 'message_start', message: { ...message, content: [], usage } },
      { type: 'content_block_start', index: 0, content_block: block },
      { type: 'content_block_delta', index: 0, delta },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: reason }, usage: { output_tokens: 20 } },
      { type: 'message_stop' },
    ];
    return events.map((each) => event(each, each.type)).join('');
  },
};

const gemini: Form = {
  path: /:(?:streamGenerateContent|generateContent|countTokens)$/,
  result: /"functionResponse"/,
  shell: offered('run_shell_command'),
  stream(turn) {
    const part =
      'says' in turn
        ? { text: turn.says }
        : { functionCall: { name: turn.shell, args: argumentsOf(turn.shell, turn.command) } };
    const usageMetadata = {
      promptTokenCount: 100,
      cachedContentTokenCount: 40,
      candidatesTokenCount: 20,
      thoughtsTokenCount: 5,
      totalTokenCount: 125,
    };
    return event({
      candidates: [{ content: { role: 'model', parts: [part] }, finishReason: 'STOP' }],
      usageMetadata,
    });
  },
};

const forms: readonly Form[] = [responses, chat, messages, gemini];

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
