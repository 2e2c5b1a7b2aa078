import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { responseSchema } from '../../../src/model/run/outcome.ts';
import { acpStream } from '../../../src/providers/providers/acp.ts';
import { claudeStream } from '../../../src/providers/providers/claude.ts';
import { codexStream } from '../../../src/providers/providers/codex.ts';
import { copilotStream, copilotUsage } from '../../../src/providers/providers/copilot.ts';
import { geminiStream } from '../../../src/providers/providers/gemini-cli.ts';
import { opencodeStream } from '../../../src/providers/providers/opencode.ts';
import { piStream } from '../../../src/providers/providers/pi.ts';
import { type AgentEvent, eventIn } from '../../../src/providers/streams/event.ts';
import { type AgentStream, Trajectory } from '../../../src/providers/streams/stream.ts';
import { agentRecordings } from '../../support/agent-streams.ts';
import { runs } from '../../support/exhaustive.ts';
import { anyEvents } from '../support.ts';

const streams = {
  codex: codexStream,
  'claude-cli': claudeStream,
  'copilot-cli': copilotStream,
  'pi-cli': piStream,
  'gemini-cli': geminiStream,
  opencode: opencodeStream,
  acp: () => acpStream({ cwd: '/work', prompt: 'What?', permissions: 'allow' }),
} as const;
type Name = keyof typeof streams;
const names = Object.keys(streams) as Name[];

const NOON = Date.UTC(2026, 0, 2, 12);
const asItIs = (tool: string, input: unknown) => [{ tool, input }];

function taken(name: Name, events: readonly object[]): AgentStream {
  const stream = streams[name]();
  for (const [index, event] of events.entries()) stream.take(event as AgentEvent, NOON + index * 100);
  return stream;
}
const messagesOf = (stream: AgentStream) => stream.trajectory.messages(asItIs);

describe('any stream', () => {
  const events = anyEvents(
    `type item message content text id name tool result data part usage error tool_use toolCallId state params update
    sessionUpdate __proto__ constructor method item.started item.completed assistant user turn.completed message_end
    tool_result role assistant.message tool.execution_start toolName step_finish tokens session/update tool_call`,
  );

  test.each(names)('of %s may hold anything: it gives messages of the agreed form and never throws', (name) => {
    fc.assert(
      fc.property(events, (given) => {
        const read = given.map((event) => eventIn(JSON.stringify(event)) ?? {});
        const stream = taken(name, read);
        const { tokenUsage, costUsd, model } = stream.reported;
        const response = { messages: messagesOf(stream), tokenUsage, costUsd, model };
        expect(responseSchema.safeParse(response).error).toBeUndefined();
      }),
      { numRuns: runs(50, 150) },
    );
  });

  test.each(names.filter((name) => name !== 'acp'))('of %s is read the same with unknown events in it', (name) => {
    const { events: reported } = agentRecordings[name as Exclude<Name, 'acp'>].answered('blue');
    const noise = [{ type: 'from.the.future', data: { content: 'no' } }, {}, { type: null }];
    const withNoise = reported.flatMap((event) => [event, ...noise]);
    const [plain, noisy] = [taken(name, reported), taken(name, withNoise)];
    const gist = (stream: AgentStream) =>
      messagesOf(stream).map(({ content, toolCalls }) => [content, toolCalls?.length]);
    expect(noisy.end).toEqual({ kind: 'done' });
    expect(gist(noisy)).toEqual(gist(plain));
    expect(noisy.reported).toEqual(plain.reported);
  });

  test('holds so many calls and no more', () => {
    const started = Array.from({ length: 10_050 }, (_, index) => ({
      type: 'item.started',
      item: { id: `i${index}`, type: 'command_execution', command: 'x' },
    }));
    const stream = taken('codex', started);
    expect(stream.trajectory.isFull).toBe(true);
    expect(messagesOf(stream).flatMap(({ toolCalls = [] }) => toolCalls)).toHaveLength(10_000);
  });

  test('keeps the beginning and the end of an output that is too long', () => {
    const output = `begin${'x'.repeat(2_000_000)}end`;
    const item = { id: 'a', type: 'command_execution', command: 'x', aggregated_output: output, exit_code: 0 };
    const stored = String(messagesOf(taken('codex', [{ type: 'item.completed', item }]))[0]?.toolCalls?.[0]?.output);
    expect(stored.length).toBeLessThanOrEqual(1_000_000);
    expect(stored).toMatch(/^begin[\s\S]*end$/);
  });
});

describe('Codex', () => {
  const item = (type: string, more: object) => ({ type: 'item.completed', item: { id: type, type, ...more } });

  test('counts cached input and reasoning as we do', () => {
    expect(taken('codex', agentRecordings.codex.answered('x').events).reported.tokenUsage).toEqual({
      input: 203,
      output: 40,
      cached: 80,
      reasoning: 10,
    });
  });

  test('reports a failed command, a changed file and a tool of a server', () => {
    const stream = taken('codex', [
      item('command_execution', { command: 'false', aggregated_output: '', exit_code: 3, status: 'failed' }),
      item('file_change', { changes: [{ path: 'a', kind: 'add' }], status: 'completed' }),
      item('mcp_tool_call', { server: 's', tool: 't', arguments: { a: 1 }, result: { content: [] }, error: null }),
      item('reasoning', { text: 'hm' }),
    ]);
    expect(messagesOf(stream).flatMap(({ toolCalls = [] }) => toolCalls)).toMatchObject([
      { tool: 'command_execution', status: 'error' },
      { tool: 'file_change', input: [{ path: 'a', kind: 'add' }], status: 'ok' },
      { tool: 'mcp:s/t', input: { a: 1 }, output: { content: [] }, status: 'ok' },
    ]);
  });

  test('takes a warning for no failure, and a notice of trying again for none yet', () => {
    const warned = [item('error', { message: 'no metadata' }), { type: 'error', message: 'Reconnecting... 2/5' }];
    expect(taken('codex', warned).end).toMatchObject({ kind: 'open', lastError: { message: 'Reconnecting... 2/5' } });
    expect(taken('codex', [...warned, { type: 'turn.completed', usage: {} }]).end).toEqual({ kind: 'done' });
  });
});

describe('Claude Code', () => {
  test('adds up its cache, takes the time of its events, and does not sum what it says while it works', () => {
    const stream = taken('claude-cli', agentRecordings['claude-cli'].answered('x').events);
    expect(stream.reported).toEqual({
      model: 'claude-loopback',
      sessionId: 'session-1',
      tokenUsage: { input: 203, output: 40, cached: 80, cacheWritten: 10 },
      costUsd: 0.0017,
    });
    expect(messagesOf(stream)[0]?.toolCalls?.[0]).toMatchObject({ durationMs: 250, output: 'hi' });
  });

  test.each([
    ['error_max_turns', 'crash'],
    ['error_max_budget_usd', 'cost_limit'],
  ])('that ends with %s has stopped by itself', (subtype, failureClass) => {
    const { end } = taken('claude-cli', [{ type: 'result', subtype, is_error: true, errors: [] }]);
    expect(end).toMatchObject({ kind: 'failed', error: { class: failureClass } });
  });

  test('has no cost for a model whose price it does not know', () => {
    const modelUsage = { m: { inputTokens: 1, outputTokens: 1, costBasis: 'unknown' } };
    const { reported } = taken('claude-cli', [{ type: 'result', subtype: 'success', total_cost_usd: 1, modelUsage }]);
    expect(reported.costUsd).toBeUndefined();
  });

  test('joins the blocks of one message as they are, and leaves out what sub-agents say and do', () => {
    const says = (id: string, text: string, parent: string | null = null) => ({
      type: 'assistant',
      message: { id, content: [{ type: 'text', text }] },
      parent_tool_use_id: parent,
    });
    const stream = taken('claude-cli', [says('a', 'one'), says('b', 'below', 't1'), says('a', 'two')]);
    expect(messagesOf(stream)).toEqual([{ role: 'assistant', content: 'onetwo' }]);
  });
});

describe('Copilot', () => {
  test('reports the exit code of a command, which is a success of the tool', () => {
    const stream = taken('copilot-cli', [
      { type: 'tool.execution_start', data: { toolCallId: 'a', toolName: 'bash', arguments: {} } },
      { type: 'tool.execution_complete', data: { toolCallId: 'a', success: true, shellExecution: { exitCode: 2 } } },
    ]);
    expect(messagesOf(stream)[0]?.toolCalls?.[0]?.status).toBe('error');
  });

  test('sums the tokens of all its models', () => {
    const usage = { inputTokens: 10, outputTokens: 2, cacheReadTokens: 3, cacheWriteTokens: 1, reasoningTokens: 1 };
    expect(copilotUsage({ modelMetrics: { a: { usage }, b: { usage }, c: {} } })).toEqual({
      input: 20,
      output: 4,
      cached: 6,
      reasoning: 2,
    });
    expect(copilotUsage(undefined)).toBeUndefined();
  });
});

test('Pi adds up its messages, and a model without a price has no cost', () => {
  const { events } = agentRecordings['pi-cli'].answered('x');
  expect(taken('pi-cli', events).reported).toMatchObject({
    tokenUsage: { input: 290, output: 40, cached: 80, reasoning: 10 },
    costUsd: 0.002,
  });
  const free = JSON.parse(JSON.stringify(events).replaceAll('0.001', '0')) as object[];
  expect(taken('pi-cli', free).reported.costUsd).toBeUndefined();
});

test.each([
  ['Loop detected, stopping execution', { kind: 'done', finishReason: 'turn_limit' }],
  ['Maximum session turns exceeded', { kind: 'done', finishReason: 'turn_limit' }],
  ['Agent execution blocked: a hook', { kind: 'done', unknownReason: 'Agent execution blocked: a hook' }],
])('Gemini calls it a success when it stopped itself: %s', (message, end) => {
  const warning = { type: 'error', severity: 'warning', message };
  expect(taken('gemini-cli', [warning, { type: 'result', status: 'success' }]).end).toEqual(end);
});

test('Gemini puts its pieces together, and thinks what the total has more', () => {
  const stream = taken('gemini-cli', agentRecordings['gemini-cli'].answered('blue').events);
  expect(messagesOf(stream).at(-1)?.content).toBe('blue');
  expect(stream.reported.tokenUsage).toEqual({ input: 203, output: 50, cached: 80, reasoning: 10 });
});

test('opencode adds up its steps, and is done only with the last one', () => {
  const { events } = agentRecordings.opencode.answered('blue');
  expect(taken('opencode', events).reported).toMatchObject({
    tokenUsage: { input: 204, output: 40, cached: 80, reasoning: 10 },
    costUsd: expect.closeTo(0.0003, 10),
  });
  expect(taken('opencode', events.slice(0, 3)).end).toEqual({ kind: 'open' });
});

describe('an agent of the protocol', () => {
  const update = (content: object) => ({ method: 'session/update', params: { update: content } });
  const asks = (id: string, params: object) => ({ id, method: 'session/request_permission', params });
  const lines = (stream: AgentStream, event: object) =>
    stream.take(event as AgentEvent, NOON)?.lines.map((line) => JSON.parse(line) as unknown) ?? [];

  test('is asked step by step, and its input ends after the last one', () => {
    const stream = streams.acp();
    expect(lines(stream, { id: 1, result: { protocolVersion: 1 } })).toMatchObject([
      { method: 'session/new', params: { cwd: '/work', mcpServers: [] } },
    ]);
    expect(lines(stream, { id: 2, result: { sessionId: 's' } })).toMatchObject([
      { method: 'session/prompt', params: { sessionId: 's', prompt: [{ type: 'text', text: 'What?' }] } },
    ]);
    expect(stream.take({ id: 3, result: { stopReason: 'end_turn' } }, NOON)).toEqual({ lines: [], isLast: true });
    expect(stream.end).toEqual({ kind: 'done' });
  });

  test.each([
    ['allow', 'yes'],
    ['reject', 'no'],
  ] as const)('that asks for permission gets the answer of the target: %s', (permissions, optionId) => {
    const stream = acpStream({ cwd: '/', prompt: 'x', permissions });
    const options = [
      { optionId: 'always', kind: 'allow_always' },
      { optionId: 'no', kind: 'reject_once' },
      { optionId: 'yes', kind: 'allow_once' },
    ];
    expect(lines(stream, asks('q', { options }))).toEqual([
      { jsonrpc: '2.0', id: 'q', result: { outcome: { outcome: 'selected', optionId } } },
    ]);
  });

  test('that requests permission for a call that it reported before need not describe it again', () => {
    const call = { toolCallId: 'a', title: 'echo hi', kind: 'execute', rawInput: { command: 'echo hi' } };
    const stream = taken('acp', [
      update({ sessionUpdate: 'tool_call', ...call }),
      asks('q', { toolCall: { toolCallId: 'a' }, options: [] }),
      asks('r', { toolCall: { ...call, toolCallId: 'b' }, options: [] }),
    ]);
    const [reported, untold] = messagesOf(stream).flatMap(({ toolCalls = [] }) => toolCalls);
    expect(reported).toMatchObject({ id: 'a', tool: 'execute', input: { command: 'echo hi' } });
    expect(untold).toMatchObject({ id: 'b', tool: 'execute', input: { command: 'echo hi' } });
  });

  test('has the tokens of all its steps, where it reports them one by one', () => {
    const usage = (inputTokens: number, outputTokens: number) => ({ inputTokens, outputTokens });
    const step = (counts: object) => update({ sessionUpdate: 'usage_update', used: 1_000, size: 128_000, ...counts });
    const end = (counts: object) => ({ id: 3, result: { stopReason: 'end_turn', usage: counts } });
    const total = (...events: object[]) => taken('acp', events).reported.tokenUsage;
    const steps = [step({ usage: usage(100, 10) }), step(usage(200, 20)), step({})];
    expect(total(...steps, end(usage(200, 20)))).toEqual({ input: 300, output: 30 });
    expect(total(...steps, end(usage(300, 35)))).toEqual({ input: 300, output: 35 });
    expect(total(...steps)).toEqual({ input: 300, output: 30 });
    expect(total(end(usage(7, 1)))).toEqual({ input: 7, output: 1 });
  });

  test('that counts only its last step has unknown tokens once it used a tool', () => {
    const named = { id: 1, result: { protocolVersion: 1, agentInfo: { name: 'OpenCode', version: '1.18.33' } } };
    const call = { sessionUpdate: 'tool_call', toolCallId: 'c1', title: 'bash', kind: 'execute' };
    const usage = { inputTokens: 60, outputTokens: 15, totalTokens: 75 };
    const end = { id: 3, result: { stopReason: 'end_turn', usage } };
    expect(taken('acp', [named, end]).reported.tokenUsage).toEqual({ input: 60, output: 15 });
    const used = taken('acp', [named, update(call), end]);
    expect(used.reported.tokenUsage).toBeUndefined();
  });

  test('is shown images when it takes them, and fails when it does not', () => {
    const images = [{ path: '/a.png', mediaType: 'image/png', dataUri: 'data:image/png;base64,QUJD' }];
    const opened = (image: boolean) => {
      const stream = acpStream({ cwd: '/', prompt: 'What is it?', images, permissions: 'allow' });
      const greeted = lines(stream, { id: 1, result: { agentCapabilities: { promptCapabilities: { image } } } });
      return { stream, greeted };
    };
    const { stream } = opened(true);
    expect(lines(stream, { id: 2, result: { sessionId: 's' } })).toMatchObject([
      { params: { prompt: [{ text: 'What is it?' }, { type: 'image', mimeType: 'image/png', data: 'QUJD' }] } },
    ]);
    const without = opened(false);
    expect(without.greeted).toEqual([]);
    expect(without.stream.end).toMatchObject({ kind: 'failed', error: { class: 'config' } });
  });

  test('that requests something else of us gets the answer that it does not exist', () => {
    expect(lines(streams.acp(), { id: 7, method: 'fs/read_text_file', params: {} })).toMatchObject([
      { id: 7, error: { code: -32601 } },
    ]);
  });

  test('names its tools by their sort where the title is the command itself', () => {
    const stream = taken('acp', [
      update({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text: 'I will ' } }),
      update({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text: 'run it' } }),
      update({ sessionUpdate: 'tool_call', toolCallId: 'a', title: 'echo hi', kind: 'execute', status: 'pending' }),
      update({ sessionUpdate: 'tool_call_update', toolCallId: 'a', status: 'failed', rawOutput: { code: 'denied' } }),
      update({ sessionUpdate: 'agent_message_chunk', content: { type: 'text', text: 'done' } }),
    ]);
    expect(messagesOf(stream)).toMatchObject([
      {
        content: 'I will run it',
        toolCalls: [{ tool: 'execute', input: { title: 'echo hi' }, status: 'error', output: { code: 'denied' } }],
      },
      { content: 'done' },
    ]);
  });
});

test.each([
  ['later', 1_250, 250],
  ['in the same millisecond', 1_000, 0],
  ['earlier, because a clock was set back', 900, undefined],
])('a tool that ends %s takes %s ms', (_, endedAt, durationMs) => {
  const trajectory = new Trajectory();
  trajectory.startCall('1', { tool: 'Bash', input: {}, at: 1_000 });
  trajectory.endCall('1', { output: 'x', isError: false, at: endedAt });
  expect(trajectory.messages(asItIs)[0]?.toolCalls?.[0]?.durationMs).toBe(durationMs);
});
