import { dirname } from 'node:path';
import * as z from 'zod';
import { agentTraits, defineProvider } from '../../model/ports/provider.ts';
import { type Agent, agentOptions, flag } from '../agents/agent.ts';
import { agentProvider } from '../agents/ask-agent.ts';
import { mcpServersJson } from '../agents/mcp-servers.ts';
import { numberAt, recordAt, textAt, timeAt, valueAt } from '../streams/event.ts';
import { type AgentError, type AgentStream, agentStream, errorOf, usageOf } from '../streams/stream.ts';

/** Calls the Gemini CLI with `gemini --output-format stream-json`. AgentV has no such provider. */
export const geminiCli = defineProvider({
  type: 'gemini-cli',
  ...agentTraits,
  images: ['image/png', 'image/jpeg', 'image/webp'],
  options: () => z.object(agentOptions()),
  create: (options, deps) => agentProvider(AGENT, options, deps),
});

/** It works only with a way to sign in that is named; a refused call is not repeated for minutes. */
const SETTINGS = {
  security: { auth: { selectedType: 'gemini-api-key' } },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
  general: { enableAutoUpdate: false, maxAttempts: 3 },
};

const EXIT_CODES: Readonly<Record<number, AgentError>> = {
  41: { message: 'it found no way to sign in (exit code 41)', class: 'auth' },
  52: { message: 'it cannot read its settings (exit code 52)', class: 'config' },
  53: { message: 'it reached the most turns that it may take', class: 'crash' },
  55: { message: 'it does not trust the folder (exit code 55)', class: 'config' },
};

const AGENT: Agent = {
  name: 'Gemini CLI',
  program: 'gemini',
  install: 'npm install --global @google/gemini-cli',
  logName: 'gemini-cli',
  firstSignal: 'SIGTERM',
  variables: ['GEMINI_*', 'GOOGLE_*'],
  configVariables: ['GEMINI_CLI_HOME'],
  mcpInHome: true,
  call({ document, images }, { model, mcpServers }) {
    const imageFiles = images.map(({ path }) => `@${path.replaceAll(/[\s()[\]{};,|*?$`'"#&<>!~]/g, '\\$&')}`);
    // Its `url` is that of the older protocol (SSE).
    const servers = mcpServersJson(mcpServers, { local: { trust: true }, remote: { trust: true }, url: 'httpUrl' });
    return {
      args: [
        ...['--output-format', 'stream-json', '--approval-mode', 'yolo', '--skip-trust'],
        ...flag('-m', model),
        // It shows its model only files of folders that it may read.
        ...[...new Set(images.map(({ path }) => dirname(path)))].flatMap((folder) => ['--include-directories', folder]),
      ],
      stdin: [document, ...imageFiles].join('\n\n'),
      env: { GEMINI_CLI_TRUST_WORKSPACE: 'true', GEMINI_CLI_NO_RELAUNCH: 'true' },
      homeFiles: {
        '.gemini/settings.json': JSON.stringify({
          ...SETTINGS,
          mcpServers: mcpServers.length > 0 ? servers : undefined,
        }),
      },
      stream: geminiStream(),
    };
  },
  exitCodes(code) {
    // An exit code has one byte: a status of HTTP comes modulo 256.
    const status = [400, 401, 403, 404, 429, 500, 502, 503, 504].find((known) => known % 256 === code);
    if (status === undefined) return EXIT_CODES[code];
    return { message: `the model server answered HTTP ${status}`, httpStatus: status };
  },
};

/** Reads `gemini --output-format stream-json`. A text comes in pieces until something else happens. */
export function geminiStream(): AgentStream {
  let lastError: AgentError | undefined;
  return agentStream((state, event, at) => {
    const { trajectory, reported } = state;
    const when = timeAt(event, 'timestamp') ?? at;
    const id = textAt(event, 'tool_id');
    switch (event['type']) {
      case 'init':
        reported.model = textAt(event, 'model');
        reported.sessionId = textAt(event, 'session_id');
        break;
      case 'message':
        if (textAt(event, 'role') !== 'assistant') break;
        if (event['delta'] === true) trajectory.sayMore(textAt(event, 'content'));
        else trajectory.say(textAt(event, 'content'));
        break;
      case 'tool_use': {
        const call = { tool: textAt(event, 'tool_name'), input: event['parameters'], at: when };
        trajectory.startCall(id ?? trajectory.newId(), call);
        break;
      }
      case 'tool_result': {
        const output = valueAt(event, 'output') ?? textAt(event, 'error', 'message');
        trajectory.endCall(id, { output, isError: event['status'] === 'error', at: when });
        break;
      }
      case 'error':
        lastError = errorOf(textAt(event, 'message') ?? NO_REASON);
        if (state.end.kind === 'open') state.end = { kind: 'open', lastError };
        break;
      case 'result': {
        const stats = recordAt(event, 'stats');
        const [input, output, total] = ['input_tokens', 'output_tokens', 'total_tokens'].map((name) =>
          numberAt(stats, name),
        );
        // Thoughts are only in the total: what is neither input nor output.
        const reasoning = total === undefined ? undefined : Math.max(0, total - (input ?? 0) - (output ?? 0));
        const allOutput = output === undefined ? undefined : output + (reasoning ?? 0);
        reported.tokenUsage = usageOf({ input, output: allOutput, cached: numberAt(stats, 'cached'), reasoning });
        const message = textAt(event, 'error', 'message');
        // The reason may be in an error before the end; a success may mean that it gave up, for the reason in a warning.
        const status = textAt(event, 'status');
        const isOtherEnd = status !== undefined && !['success', 'error'].includes(status) && message === undefined;
        if (isOtherEnd && trajectory.answer.trim() !== '') {
          state.end = { kind: 'done', unknownReason: status };
        } else if (status !== 'success') {
          const error = message === undefined && lastError !== undefined ? lastError : errorOf(message ?? NO_REASON);
          state.end = { kind: 'failed', error };
        } else if (/loop detected|maximum session turns/i.test(lastError?.message ?? '')) {
          state.end = { kind: 'done', finishReason: 'turn_limit' };
        } else state.end = { kind: 'done', unknownReason: lastError?.message };
        break;
      }
    }
  });
}

const NO_REASON = 'it ended without a reason';
