/** Sessions as the programs of agents record them, cut down to what is read: each runs `echo hi`, gets "hi", and answers "blue". */
export const CWD = '/work/project';

const at = (second: number, ms = 0): string => new Date(Date.UTC(2026, 0, 2, 3, 4, second, ms)).toISOString();

/** Claude Code 2.1, `projects/<folder>/<id>.jsonl`. */
export const claudeSession = (): object[] => {
  const about = { isSidechain: false, cwd: CWD, sessionId: 'claude-1', version: '2.1.329', gitBranch: 'HEAD' };
  const usage = { input_tokens: 60, cache_creation_input_tokens: 10, cache_read_input_tokens: 30, output_tokens: 20 };
  const assistant = (second: number, id: string, block: object, output = 20) => ({
    ...about,
    type: 'assistant',
    timestamp: at(second),
    message: { id, role: 'assistant', model: 'fake', content: [block], usage: { ...usage, output_tokens: output } },
  });
  return [
    { type: 'queue-operation', operation: 'enqueue', timestamp: at(0), sessionId: 'claude-1', content: 'Run it.' },
    { ...about, type: 'user', timestamp: at(1), message: { role: 'user', content: 'Run it.' } },
    { ...about, type: 'attachment', timestamp: at(1), attachment: { type: 'model' }, rendered: [{ content: 'x' }] },
    { ...about, type: 'user', isMeta: true, timestamp: at(1), message: { role: 'user', content: 'Caveat' } },
    assistant(2, 'm1', { type: 'thinking', thinking: 'Hm.' }, 1),
    assistant(2, 'm1', { type: 'tool_use', id: 't1', name: 'Bash', input: { command: 'echo hi' } }),
    { ...about, ...assistant(2, 'm9', { type: 'text', text: 'of a helper' }), isSidechain: true },
    {
      ...about,
      type: 'user',
      timestamp: at(2, 500),
      message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', content: 'hi', is_error: false }] },
      toolUseResult: { stdout: 'hi', stderr: '', interrupted: false },
    },
    { ...assistant(3, 'm2', { type: 'text', text: 'API Error' }), message: { id: 'm8', model: '<synthetic>' } },
    assistant(3, 'm2', { type: 'text', text: 'blue' }),
    { type: 'last-prompt', lastPrompt: 'Run it.', sessionId: 'claude-1' },
  ];
};

/** The last line of newer ones: what everything cost. */
export const claudeBill = (special: object = {}) => ({
  type: 'cost-state',
  sessionId: 'claude-1',
  totalCostUSD: 0.25,
  modelUsage: {
    fake: { inputTokens: 120, outputTokens: 40, cacheReadInputTokens: 60, cacheCreationInputTokens: 20 },
    small: { inputTokens: 5, outputTokens: 1, cacheReadInputTokens: 0, cacheCreationInputTokens: 0 },
  },
  hasUnknownModelCost: false,
  ...special,
});

const codexLine = (type: string, second: number, payload: object) => ({ timestamp: at(second), type, payload });

/** The count that Codex repeats after each question. */
const codexCount = (second: number, times: number) =>
  codexLine('event_msg', second, {
    type: 'token_count',
    info: {
      total_token_usage: {
        input_tokens: 100 * times,
        cached_input_tokens: 40 * times,
        output_tokens: 20 * times,
        reasoning_output_tokens: 5 * times,
      },
    },
  });

/** Codex 0.169, `sessions/2026/01/02/rollout-<time>-<id>.jsonl`. */
export const codexSession = (): object[] => [
  codexLine('session_meta', 0, { id: 'codex-1', cwd: CWD, cli_version: '0.169.0', originator: 'codex_exec' }),
  codexLine('response_item', 0, {
    type: 'message',
    role: 'developer',
    content: [{ type: 'input_text', text: 'Skills' }],
  }),
  codexLine('response_item', 0, {
    type: 'message',
    role: 'user',
    content: [{ type: 'input_text', text: 'Where you are' }],
    internal_chat_message_metadata_passthrough: { content_item_metadata: [{ provenance: { type: 'harness' } }] },
  }),
  codexLine('turn_context', 0, { cwd: CWD, model: 'fake' }),
  codexLine('response_item', 1, { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Run it.' }] }),
  codexLine('response_item', 2, {
    type: 'function_call',
    id: 'f1',
    name: 'exec_command',
    arguments: '{"cmd":"echo hi"}',
    call_id: 'c1',
  }),
  codexLine('event_msg', 2, {
    type: 'item_completed',
    item: { type: 'CommandExecution', id: 'c1', status: 'completed', aggregated_output: 'hi\n', exit_code: 0 },
    completed_at_ms: Date.parse(at(2, 500)),
  }),
  codexLine('response_item', 3, {
    type: 'function_call_output',
    call_id: 'c1',
    output: 'Chunk ID: 1\nWall time: 0.0 seconds\nProcess exited with code 0\nOutput:\nhi\n',
  }),
  codexCount(3, 1),
  codexLine('response_item', 3, {
    type: 'message',
    role: 'assistant',
    content: [{ type: 'output_text', text: 'blue' }],
  }),
  codexCount(3, 2),
];

/** Pi 0.87, `sessions/--<folder>--/<time>_<id>.jsonl`: each message names the one before it. */
export const piSession = (): object[] => {
  const usage = { input: 60, output: 20, cacheRead: 30, cacheWrite: 10, totalTokens: 120, cost: { total: 0.05 } };
  const message = (id: string, parentId: string | null, second: number, reported: object) => ({
    type: 'message',
    id,
    parentId,
    timestamp: at(second),
    message: reported,
  });
  const assistant = (part: object) => ({
    role: 'assistant',
    content: [part],
    usage,
    model: 'fake',
    stopReason: 'stop',
  });
  return [
    { type: 'session', version: 3, id: 'pi-1', timestamp: at(0), cwd: CWD },
    { type: 'model_change', id: 'a0', parentId: null, timestamp: at(0), provider: 'x', modelId: 'fake' },
    message('a1', 'a0', 0, { role: 'system', content: '' }),
    message('a2', 'a1', 1, { role: 'user', content: [{ type: 'text', text: 'Run it.' }] }),
    message('b1', 'a2', 1, assistant({ type: 'text', text: 'of a branch that was left' })),
    message('a3', 'a2', 2, assistant({ type: 'toolCall', id: 't1', name: 'bash', arguments: { command: 'echo hi' } })),
    message('a4', 'a3', 3, {
      role: 'toolResult',
      toolCallId: 't1',
      toolName: 'bash',
      content: [{ type: 'text', text: 'hi\n' }],
      isError: false,
    }),
    message('a5', 'a4', 3, assistant({ type: 'text', text: 'blue' })),
  ];
};

/** Copilot CLI 1.0, `session-state/<id>/events.jsonl`. */
export const copilotSession = (): object[] => [
  {
    type: 'session.start',
    data: { sessionId: 'copilot-1', copilotVersion: '1.0.102', selectedModel: 'fake', context: { cwd: CWD } },
    timestamp: at(0),
  },
  {
    type: 'user.message',
    data: { content: 'Run it.', transformedContent: 'With the date: Run it.' },
    timestamp: at(1),
  },
  { type: 'system.message', data: { role: 'system', content: 'You are' }, timestamp: at(1) },
  {
    type: 'assistant.message',
    data: {
      model: 'fake',
      content: '',
      toolRequests: [{ toolCallId: 'c1', name: 'bash', arguments: { command: 'echo hi' } }],
    },
    timestamp: at(2),
  },
  {
    type: 'tool.execution_start',
    data: { toolCallId: 'c1', toolName: 'bash', arguments: { command: 'echo hi' } },
    timestamp: at(2),
  },
  {
    type: 'tool.execution_complete',
    data: {
      toolCallId: 'c1',
      success: true,
      shellExecution: { exitCode: 0 },
      result: { content: 'hi\n<shellId: 0 completed with exit code 0>' },
    },
    timestamp: at(2, 500),
  },
  { type: 'assistant.message', data: { model: 'fake', content: 'blue', toolRequests: [] }, timestamp: at(3) },
  {
    type: 'session.shutdown',
    data: {
      modelMetrics: {
        fake: { usage: { inputTokens: 200, outputTokens: 40, cacheReadTokens: 80, reasoningTokens: 10 } },
        other: { usage: { inputTokens: 1, outputTokens: 1, cacheReadTokens: 0, reasoningTokens: 0 } },
      },
    },
    timestamp: at(3),
  },
];
