import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { responseSchema } from '../../../src/model/run/outcome.ts';
import { readClaudeSession } from '../../../src/providers/providers/claude.ts';
import { readCodexSession } from '../../../src/providers/providers/codex.ts';
import { readCopilotSession } from '../../../src/providers/providers/copilot.ts';
import { readPiSession } from '../../../src/providers/providers/pi.ts';
import type { ReadSession } from '../../../src/providers/sessions/session.ts';
import type { AgentEvent } from '../../../src/providers/streams/event.ts';
import {
  CWD,
  claudeBill,
  claudeSession,
  codexSession,
  copilotSession,
  piSession,
} from '../../support/agent-sessions.ts';
import { runs } from '../../support/exhaustive.ts';
import { anyEvents } from '../support.ts';

const asItIs = (tool: string, input: unknown) => [{ tool, input }];

function read(readSession: ReadSession, records: readonly object[]) {
  const { trajectory, ...session } = readSession(records as AgentEvent[]);
  return { ...session, messages: trajectory.messages(asItIs) };
}

const sessions: readonly (readonly [string, ReadSession, () => object[], { tool: string; input: object }])[] = [
  ['Claude Code', readClaudeSession, claudeSession, { tool: 'Bash', input: { command: 'echo hi' } }],
  ['Codex', readCodexSession, codexSession, { tool: 'command_execution', input: { command: 'echo hi' } }],
  ['Pi', readPiSession, piSession, { tool: 'bash', input: { command: 'echo hi' } }],
  ['Copilot CLI', readCopilotSession, copilotSession, { tool: 'bash', input: { command: 'echo hi' } }],
];

describe.each(sessions)('a session of %s', (_name, readSession, records, call) => {
  test('reports the request of the user, the steps and the answer', () => {
    const { messages } = read(readSession, records());
    expect(messages).toEqual([
      { role: 'user', content: 'Run it.' },
      { role: 'assistant', toolCalls: [expect.objectContaining({ ...call, status: 'ok' })] },
      { role: 'assistant', content: 'blue' },
    ]);
    const [ran] = messages[1]?.toolCalls ?? [];
    expect(String(ran?.output).trim()).toBe('hi');
    expect(ran?.durationMs).toBeGreaterThan(0);
  });

  test('reports its name, its folder and its model', () => {
    const { id, cwd, model } = read(readSession, records());
    expect([id, cwd, model]).toEqual([expect.stringMatching(/-1$/), CWD, 'fake']);
  });

  test('that was cut off reports the tool that was running', () => {
    const ended = ['CommandExecution', 'toolResult', 'tool_result', 'tool.execution_complete'];
    const cut = records().findIndex((record) => ended.some((word) => JSON.stringify(record).includes(`"${word}"`)));
    const { messages } = read(readSession, records().slice(0, cut));
    expect(messages.at(-1)?.toolCalls).toMatchObject([{ status: 'unknown' }]);
  });
});

/** Counts as ours: all that was read, the part of it from a cache, all that was written. */
test.each([
  ['Claude Code', readClaudeSession, claudeSession(), { input: 200, output: 40, cached: 60, cacheWritten: 20 }],
  [
    'Claude Code with a bill',
    readClaudeSession,
    [...claudeSession(), claudeBill()],
    { input: 205, output: 41, cached: 60, cacheWritten: 20 },
  ],
  ['Codex', readCodexSession, codexSession(), { input: 200, output: 40, cached: 80, reasoning: 10 }],
  ['Pi', readPiSession, piSession(), { input: 200, output: 40, cached: 60 }],
  ['Copilot CLI', readCopilotSession, copilotSession(), { input: 201, output: 41, cached: 80, reasoning: 10 }],
  ['Copilot CLI that was killed', readCopilotSession, copilotSession().slice(0, -1), undefined],
])('the tokens of %s are added up', (_name, readSession, records, tokenUsage) => {
  expect(read(readSession, records).tokenUsage).toEqual(tokenUsage);
});

test('a cost is reported if the agent knows the price', () => {
  expect(read(readClaudeSession, [...claudeSession(), claudeBill()]).costUsd).toBe(0.25);
  const unknown = claudeBill({ hasUnknownModelCost: true });
  expect(read(readClaudeSession, [...claudeSession(), unknown]).costUsd).toBeUndefined();
  expect(read(readPiSession, piSession()).costUsd).toBeCloseTo(0.1);
});

describe('a session of Codex', () => {
  const item = (payload: object) => ({ timestamp: '2026-01-02T03:04:05Z', type: 'response_item', payload });
  const calls = (...payloads: object[]) =>
    read(readCodexSession, payloads.map(item)).messages.flatMap(({ toolCalls = [] }) => toolCalls);

  test.each<[string, object, object]>([
    [
      'a tool of a server in its namespace',
      { type: 'function_call', namespace: 'mcp__docs', name: 'look', arguments: '{"q":1}' },
      { tool: 'mcp:docs/look', input: { q: 1 } },
    ],
    [
      'a tool of a server by its whole name',
      { type: 'function_call', name: 'mcp__docs__look', arguments: '{"q":1}' },
      { tool: 'mcp:docs/look' },
    ],
    [
      'a command as a list of words',
      { type: 'function_call', name: 'shell', arguments: '{"command":["bash","-lc","a | b"],"workdir":"/x"}' },
      { tool: 'command_execution', input: { command: 'a | b', workdir: '/x' } },
    ],
    [
      'a local shell',
      { type: 'local_shell_call', action: { command: ['ls', '-l'] } },
      { tool: 'command_execution', input: { command: 'ls -l' } },
    ],
    [
      'a patch',
      { type: 'custom_tool_call', name: 'apply_patch', input: '*** Begin' },
      { tool: 'file_change', input: { patch: '*** Begin' } },
    ],
    ['a search', { type: 'web_search_call', action: { query: 'x' } }, { tool: 'web_search', input: { query: 'x' } }],
    [
      'arguments that are no JSON',
      { type: 'function_call', name: 'odd', arguments: '{"a":' },
      { tool: 'odd', input: '{"a":' },
    ],
  ])('reports %s', (_what, payload, expected) => {
    expect(calls({ ...payload, call_id: 'c' })).toMatchObject([expected]);
  });

  test.each<[unknown, object]>([
    ['Process exited with code 3\nOutput:\nno', { output: 'no', status: 'error' }],
    ['{"output":"no","metadata":{"exit_code":3}}', { output: 'no', status: 'error' }],
    ['{"output":"yes","metadata":{"exit_code":0}}', { output: 'yes', status: 'ok' }],
    ['any text', { output: 'any text', status: 'ok' }],
    [[{ type: 'text', text: 'x' }], { output: [{ type: 'text', text: 'x' }], status: 'ok' }],
  ])('reads how a tool ended out of %j', (output, expected) => {
    const call = { type: 'function_call', name: 'exec_command', arguments: '{"cmd":"x"}', call_id: 'c' };
    expect(calls(call, { type: 'function_call_output', call_id: 'c', output })).toMatchObject([expected]);
  });

  test('of older versions puts its own words under tags', () => {
    const said = (text: string) => item({ type: 'message', role: 'user', content: [{ type: 'input_text', text }] });
    const { messages } = read(readCodexSession, [
      said('<environment_context>x</environment_context>'),
      said('<user_instructions>x</user_instructions>'),
      said('Hello'),
    ]);
    expect(messages).toEqual([{ role: 'user', content: 'Hello' }]);
  });
});

describe('a skill that Copilot used', () => {
  const invoked = { type: 'skill.invoked', data: { name: 'pdf' }, timestamp: '2026-01-02T03:04:05Z' };
  const asked = {
    type: 'assistant.message',
    data: { content: '', toolRequests: [{ toolCallId: 's', name: 'skill', arguments: { skill: 'pdf' } }] },
  };
  const skills = (records: object[]) =>
    read(readCopilotSession, records).messages.flatMap(({ toolCalls = [] }) =>
      toolCalls.map(({ tool, input }) => ({ tool, input })),
    );

  test('is a call of a tool, once', () => {
    const once = [{ tool: 'skill', input: { skill: 'pdf' } }];
    expect(skills([invoked])).toEqual(once);
    expect(skills([asked, invoked])).toEqual(once);
    expect(skills([asked, invoked, invoked])).toHaveLength(2);
  });
});

test('any records give messages of the agreed form', () => {
  const records = anyEvents(
    `type payload message content text id role user assistant data parentId usage response_item event_msg function_call
    call_id name arguments output toolRequests assistant.message user.message skill.invoked toolResult tool_use
    tool_result timestamp token_count info exit_code exec_command_end __proto__ 2026-01-02T03:04:05Z exec_command`,
  );
  for (const [, readSession] of sessions) {
    fc.assert(
      fc.property(records, (given) => {
        const { messages, tokenUsage, costUsd, model } = read(readSession, JSON.parse(JSON.stringify(given)));
        expect(responseSchema.safeParse({ messages, tokenUsage, costUsd, model }).error).toBeUndefined();
      }),
      { numRuns: runs(50, 150) },
    );
  }
});
