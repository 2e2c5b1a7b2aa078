/** What an agent prints for one call, as its vendor's program does: events, and the exit code after them. */
export interface Recording {
  readonly events: readonly object[];
  readonly exitCode: number;
}

/** The same story told by each agent: it runs `echo hi`, gets "hi", and answers. */
export interface AgentRecordings {
  answered(answer: string): Recording;
  /** The model server says no, with this status. */
  refused(status: number): Recording;
  /** The model refuses, or a safety filter does, as the real program reported it. */
  declined(): Recording;
  /** What of `answered` has come when the tool runs. */
  readonly begun: number;
}

const TIME = '2026-01-02T03:04:05.000Z';
const LATER = '2026-01-02T03:04:05.250Z';

const codex: AgentRecordings = {
  begun: 3,
  answered: (text) => ({
    exitCode: 0,
    events: [
      { type: 'thread.started', thread_id: 'thread-1' },
      { type: 'turn.started' },
      {
        type: 'item.started',
        item: { id: 'item_1', type: 'command_execution', command: 'echo hi', exit_code: null, status: 'in_progress' },
      },
      {
        type: 'item.completed',
        item: {
          id: 'item_1',
          type: 'command_execution',
          command: 'echo hi',
          aggregated_output: 'hi\n',
          exit_code: 0,
          status: 'completed',
        },
      },
      { type: 'item.completed', item: { id: 'item_2', type: 'agent_message', text } },
      {
        type: 'turn.completed',
        usage: { input_tokens: 203, cached_input_tokens: 80, output_tokens: 40, reasoning_output_tokens: 10 },
      },
    ],
  }),
  refused: (status) => ({
    exitCode: 1,
    events: [
      { type: 'thread.started', thread_id: 'thread-1' },
      { type: 'error', message: 'Reconnecting... 1/5' },
      { type: 'turn.failed', error: { message: `unexpected status ${status} Refused: no` } },
    ],
  }),
  declined: () => {
    const message = 'stream disconnected before completion: Incomplete response returned, reason: content_filter';
    return {
      exitCode: 1,
      events: [
        { type: 'thread.started', thread_id: 'thread-1' },
        { type: 'error', message },
        { type: 'turn.failed', error: { message } },
      ],
    };
  },
};

const claude: AgentRecordings = {
  begun: 2,
  answered: (text) => ({
    exitCode: 0,
    events: [
      { type: 'system', subtype: 'init', session_id: 'session-1', model: 'claude-loopback', tools: ['Bash'] },
      {
        type: 'assistant',
        message: {
          id: 'msg_1',
          role: 'assistant',
          content: [{ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'echo hi' } }],
          usage: { input_tokens: 101, output_tokens: 1 },
        },
        parent_tool_use_id: null,
        timestamp: TIME,
      },
      {
        type: 'user',
        message: {
          role: 'user',
          content: [{ tool_use_id: 'toolu_1', type: 'tool_result', content: 'hi', is_error: false }],
        },
        timestamp: LATER,
      },
      {
        type: 'assistant',
        message: { id: 'msg_2', role: 'assistant', content: [{ type: 'text', text }] },
        timestamp: LATER,
      },
      {
        subtype: 'success',
        type: 'result',
        is_error: false,
        result: text,
        duration_ms: 158,
        total_cost_usd: 0.0017,
        usage: { input_tokens: 0, output_tokens: 0 },
        modelUsage: {
          'claude-loopback': {
            inputTokens: 113,
            cacheReadInputTokens: 80,
            cacheCreationInputTokens: 10,
            outputTokens: 40,
          },
        },
      },
    ],
  }),
  refused: (status) => ({
    exitCode: 1,
    events: [
      {
        type: 'assistant',
        message: { id: 'x', model: '<synthetic>', content: [{ type: 'text', text: `API Error: ${status}` }] },
      },
      { type: 'result', subtype: 'success', is_error: true, api_error_status: status, result: `API Error: ${status}` },
    ],
  }),
  declined: () => {
    const text =
      "API Error: claude-fake's safeguards flagged this message. Claude Code can't respond to this message with claude-fake.";
    return {
      exitCode: 1,
      events: [
        {
          type: 'assistant',
          message: { id: 'x', model: '<synthetic>', stop_reason: 'refusal', content: [{ type: 'text', text }] },
        },
        {
          type: 'result',
          subtype: 'success',
          is_error: true,
          stop_reason: 'refusal',
          result: text,
          usage: { input_tokens: 60, output_tokens: 7 },
        },
      ],
    };
  },
};

const copilot: AgentRecordings = {
  begun: 2,
  answered: (content) => ({
    exitCode: 0,
    events: [
      {
        type: 'assistant.message',
        data: {
          model: 'loopback',
          content: '',
          toolRequests: [{ toolCallId: 'call_1', name: 'bash', arguments: { command: 'echo hi' } }],
        },
      },
      {
        type: 'tool.execution_start',
        data: { toolCallId: 'call_1', toolName: 'bash', arguments: { command: 'echo hi' } },
        timestamp: TIME,
      },
      {
        type: 'tool.execution_complete',
        data: {
          toolCallId: 'call_1',
          success: true,
          shellExecution: { exitCode: 0 },
          result: { content: 'hi\n<shellId: 0 completed with exit code 0>' },
        },
        timestamp: LATER,
      },
      { type: 'session.background_tasks_changed', ephemeral: true, data: {} },
      { type: 'assistant.message', data: { content, toolRequests: [] } },
      { type: 'result', sessionId: 'session-1', exitCode: 0, usage: { premiumRequests: 0 } },
    ],
  }),
  refused: (statusCode) => ({
    exitCode: 1,
    events: [
      { type: 'session.error', data: { errorType: 'api', message: 'The server refused', statusCode } },
      { type: 'result', sessionId: 'session-1', exitCode: 1 },
    ],
  }),
  declined: () => ({
    exitCode: 0,
    events: [
      {
        type: 'assistant.message',
        data: {
          model: 'loopback',
          content: 'The model returned no content because the response was blocked by content filtering.',
          toolRequests: [],
        },
      },
      { type: 'result', sessionId: 'session-1', exitCode: 0 },
    ],
  }),
};

const piUsage = { input: 100, output: 20, cacheRead: 40, cacheWrite: 5, reasoning: 5, cost: { total: 0.001 } };
const pi: AgentRecordings = {
  begun: 3,
  answered: (text) => ({
    exitCode: 0,
    events: [
      { type: 'session', version: 3, id: 'session-1', cwd: '/work' },
      {
        type: 'message_end',
        message: {
          role: 'assistant',
          model: 'loopback',
          content: [{ type: 'toolCall', id: 'call_1', name: 'bash', arguments: { command: 'echo hi' } }],
          usage: piUsage,
          stopReason: 'toolUse',
        },
      },
      { type: 'tool_execution_start', toolCallId: 'call_1', toolName: 'bash', args: { command: 'echo hi' } },
      {
        type: 'tool_execution_end',
        toolCallId: 'call_1',
        toolName: 'bash',
        result: { content: [{ type: 'text', text: 'hi\n' }] },
        isError: false,
      },
      { type: 'message_end', message: { role: 'toolResult', content: [{ type: 'text', text: 'hi\n' }] } },
      {
        type: 'message_end',
        message: { role: 'assistant', content: [{ type: 'text', text }], usage: piUsage, stopReason: 'stop' },
      },
      { type: 'agent_end', messages: [], willRetry: false },
      { type: 'agent_settled' },
    ],
  }),
  // Exit code 0 all the same.
  refused: (status) => ({
    exitCode: 0,
    events: [
      {
        type: 'message_end',
        message: { role: 'assistant', content: [], stopReason: 'error', errorMessage: `${status}: {"error":"no"}` },
      },
      { type: 'agent_end', messages: [], willRetry: false },
    ],
  }),
  declined: () => ({
    exitCode: 0,
    events: [
      {
        type: 'message_end',
        message: {
          role: 'assistant',
          content: [],
          stopReason: 'error',
          rawStopReason: 'refusal',
          errorMessage: 'The model refused to complete the request',
        },
      },
      { type: 'agent_end', messages: [], willRetry: false },
    ],
  }),
};

const geminiCli: AgentRecordings = {
  begun: 3,
  answered: (text) => ({
    exitCode: 0,
    events: [
      { type: 'init', timestamp: TIME, session_id: 'session-1', model: 'gemini-loopback' },
      { type: 'message', role: 'user', content: 'What?' },
      {
        type: 'tool_use',
        timestamp: TIME,
        tool_name: 'run_shell_command',
        tool_id: 'tool_1',
        parameters: { command: 'echo hi' },
      },
      { type: 'tool_result', timestamp: LATER, tool_id: 'tool_1', status: 'success', output: 'hi' },
      { type: 'message', role: 'assistant', content: text.slice(0, 2), delta: true },
      { type: 'message', role: 'assistant', content: text.slice(2), delta: true },
      {
        type: 'result',
        status: 'success',
        stats: { total_tokens: 253, input_tokens: 203, output_tokens: 40, cached: 80, duration_ms: 108 },
      },
    ],
  }),
  // The exit code is the status modulo 256, and comes without a reason when it comes early.
  refused: (status) => ({ exitCode: status % 256, events: [{ type: 'init', session_id: 'session-1', model: 'x' }] }),
  declined: () => ({
    exitCode: 1,
    events: [
      { type: 'init', session_id: 'session-1', model: 'x' },
      { type: 'error', severity: 'error', message: 'The model response was blocked due to safety settings.' },
      { type: 'result', status: 'error', stats: { total_tokens: 300, input_tokens: 300, output_tokens: 0 } },
    ],
  }),
};

const tokens = { input: 62, output: 15, reasoning: 5, cache: { write: 0, read: 40 } };
const opencode: AgentRecordings = {
  begun: 1,
  answered: (text) => ({
    exitCode: 0,
    events: [
      { type: 'step_start', sessionID: 'session-1', part: {} },
      {
        type: 'tool_use',
        part: {
          tool: 'bash',
          callID: 'call_1',
          state: {
            status: 'completed',
            input: { command: 'echo hi' },
            output: 'hi\n',
            metadata: { exit: 0 },
            time: { start: 1_000, end: 1_250 },
          },
        },
      },
      { type: 'step_finish', part: { reason: 'tool-calls', tokens, cost: 0.0001 } },
      { type: 'step_start', part: {} },
      { type: 'text', part: { text } },
      { type: 'step_finish', part: { reason: 'stop', tokens, cost: 0.0002 } },
    ],
  }),
  refused: (statusCode) => ({
    exitCode: 1,
    events: [{ type: 'error', error: { name: 'APIError', data: { message: 'no', statusCode } } }],
  }),
  declined: () => ({
    exitCode: 1,
    events: [
      { type: 'step_start', sessionID: 'session-1', part: {} },
      { type: 'step_finish', part: { reason: 'content-filter', tokens } },
      {
        type: 'error',
        error: {
          name: 'ContentFilterError',
          data: { message: "The response was blocked by the provider's content filter" },
        },
      },
    ],
  }),
};

export const agentRecordings = {
  codex,
  'claude-cli': claude,
  'copilot-cli': copilot,
  'pi-cli': pi,
  'pi-coding-agent': pi,
  'gemini-cli': geminiCli,
  opencode,
} as const;
export type RecordedAgent = keyof typeof agentRecordings;
