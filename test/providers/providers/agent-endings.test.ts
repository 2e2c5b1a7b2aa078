import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../src/model/run/outcome.ts';
import { agentRecordings, type RecordedAgent } from '../../support/agent-streams.ts';
import { pairs } from '../../support/exhaustive.ts';
import { type Behaviour, fakeAgent } from '../../support/fake-agent.ts';
import {
  answerOf,
  ask as askAgent,
  callsIn,
  chunk,
  ended,
  failureOf,
  initialized,
  agentNames as names,
  session,
  update,
} from '../support.ts';

/** The outcome of a call of an agent whose program behaves so, and the warnings about it. */
async function ask(name: string, behaviour: Behaviour): Promise<{ outcome: Outcome; warnings: string[] }> {
  using fake = fakeAgent(behaviour);
  const warnings: string[] = [];
  const outcome = await askAgent(name, fake, { deps: { warn: (message) => warnings.push(message) } });
  return { outcome, warnings };
}

/** The outcome of a session of an agent that opens it and then replies so to the question. */
const askAcp = (replies: readonly (object | string)[], name?: string) =>
  ask('acp', { replies: [[initialized({}, name === undefined ? undefined : { name })], [session], replies] });

const TITLE = '\u001b]0;project: ready\u0007';

/** How each agent reports a text of its model. */
const claudeSays = (text: string, more: object = {}) => ({
  type: 'assistant',
  message: { id: `m ${text}`, model: 'claude-x', content: [{ type: 'text', text }] },
  ...more,
});
const codexSays = (text: string) => ({ type: 'item.completed', item: { id: 'i', type: 'agent_message', text } });
const copilotSays = (content: string) => ({ type: 'assistant.message', data: { content, toolRequests: [] } });
const piSays = (text: string, stopReason?: string) => ({
  type: 'message_end',
  message: { role: 'assistant', content: text === '' ? [] : [{ type: 'text', text }], stopReason },
});
const geminiSays = (content: string) => ({ type: 'message', role: 'assistant', content, delta: true });
const opencodeSays = (text: string) => ({ type: 'text', part: { text } });
const opencodeEnds = (reason: string) => ({ type: 'step_finish', part: { reason } });

const NOISES = [
  ['a terminal title', TITLE],
  ['words without a line break', 'Loading {cached} credentials... '],
  ['words that end with a comma', 'Signed in, '],
] as const;

test.each(pairs(names, NOISES).map(({ row: name, column: [what, noise] }) => ({ name, what, noise })))(
  'the output of $name may have $what in front of each event',
  async ({ name, noise }) => {
    const { events, exitCode } = agentRecordings[name].answered('blue');
    const raw = events.map((event) => `${noise}${JSON.stringify(event)}\n`).join('');
    expect(answerOf((await ask(name, { raw, exitCode })).outcome)).toBe('blue');
  },
);

describe.each(names)('the output of %s', (name) => {
  const { events, exitCode } = agentRecordings[name].answered('blue');

  test('may have several events on a line', async () => {
    const raw = `${events.map((event) => JSON.stringify(event)).join('')}\n`;
    expect(answerOf((await ask(name, { raw, exitCode })).outcome)).toBe('blue');
  });

  test('without an end is quoted where it could not be read', async () => {
    const raw = `${JSON.stringify(events[0])}\nSegmentation fault in module x\n`;
    expect(failureOf((await ask(name, { raw })).outcome)).toMatchObject({
      class: 'crash',
      message: expect.stringContaining('could not be read: "Segmentation fault in module x"'),
    });
  });
});

describe.each(names)('the answer of %s', (name) => {
  const { events } = agentRecordings[name].answered('blue');

  test('counts although its program failed after it, with a warning', async () => {
    const { outcome, warnings } = await ask(name, { events, exitCode: 7, stderr: 'ERROR failed to close websocket' });
    expect(answerOf(outcome)).toBe('blue');
    expect(warnings).toEqual([
      expect.stringContaining('exit code 7 after its answer: ERROR failed to close websocket'),
    ]);
  });

  test('is not what it said before its last tool call', async () => {
    const { outcome } = await ask(name, { events: afterWords[name](), exitCode: 0 });
    expect(answerOf(outcome)).toBe('');
    expect(outcome).toMatchObject({ response: { finishReason: 'tool_calls' } });
  });

  test('that is empty, without any work, is a failed trial', async () => {
    const { outcome } = await ask(name, empty[name]);
    expect(failureOf(outcome)).toMatchObject({ class: 'crash', message: expect.stringMatching(/gave no answer/) });
  });
});

/** It says what it will do, calls a tool, and ends. */
const SAID = 'I will check whether it is blue';
/** The events of an answer without text, with these words after the first events. */
const withWords = (name: RecordedAgent, said: object, after: number) => {
  const { events } = agentRecordings[name].answered('');
  return [...events.slice(0, after), said, ...events.slice(after)];
};
const afterWords: Readonly<Record<RecordedAgent, () => object[]>> = {
  codex: () => withWords('codex', codexSays(SAID), 2),
  // Without the event of its text.
  'claude-cli': () => withWords('claude-cli', claudeSays(SAID), 1).filter((_, index) => index !== 4),
  'copilot-cli': () => withWords('copilot-cli', copilotSays(SAID), 0),
  'pi-cli': () => withWords('pi-cli', piSays(SAID), 1),
  'pi-coding-agent': () => withWords('pi-cli', piSays(SAID), 1),
  'gemini-cli': () => withWords('gemini-cli', geminiSays(SAID), 0),
  opencode: () => withWords('opencode', opencodeSays(SAID), 1),
};

/** As the real programs report a reply without text. */
const empty: Readonly<Record<RecordedAgent, Behaviour>> = {
  codex: { events: [{ type: 'turn.completed', usage: { input_tokens: 1, output_tokens: 1 } }] },
  'claude-cli': { events: [{ type: 'result', subtype: 'success', is_error: false, num_turns: 1, result: '' }] },
  'copilot-cli': {
    events: [
      copilotSays(''),
      { type: 'session.error', data: { message: 'No response was returned. Send your message again to retry.' } },
      { type: 'result', sessionId: 's', exitCode: 1 },
    ],
    exitCode: 1,
  },
  'pi-cli': { events: [piSays('', 'stop'), { type: 'agent_end', willRetry: false }] },
  'pi-coding-agent': { events: [piSays('', 'stop'), { type: 'agent_end', willRetry: false }] },
  'gemini-cli': {
    events: [
      { type: 'error', message: 'The model returned an empty response with no text or thoughts.' },
      { type: 'result', status: 'error', stats: {} },
    ],
    exitCode: 1,
  },
  opencode: { events: [{ type: 'step_start' }, opencodeEnds('stop')] },
};

describe('the last event of Claude Code', () => {
  const result = { type: 'result', subtype: 'success', is_error: false, num_turns: 1, total_cost_usd: 0.01 };
  const usage = { input_tokens: 5, output_tokens: 6 };
  test.each<[string, object[], string]>([
    ['the text, where no message has it', [{ ...result, result: 'Paris' }], 'Paris'],
    ['the structured output', [{ ...result, result: '', structured_output: { city: 'Paris' } }], '{"city":"Paris"}'],
    [
      'the last block of a longer answer',
      [claudeSays('In short: Paris'), { ...result, result: 'Paris' }],
      'In short: Paris',
    ],
    [
      'nothing that a sub-agent said',
      [claudeSays('Paris'), claudeSays('Lyon', { parent_tool_use_id: 't9' }), { ...result, result: 'Paris' }],
      'Paris',
    ],
  ])('has %s', async (_what, events, answer) => {
    expect(answerOf((await ask('claude-cli', { events })).outcome)).toBe(answer);
  });

  test.each<[string, object]>([
    ['with a turn', { num_turns: 1 }],
    ['of the server', { subtype: 'success', num_turns: 2, result: 'API Error: 529 Overloaded' }],
  ])('stays, with its cost and tokens, when an error %s follows', async (_what, more) => {
    const late = { ...result, subtype: 'error_during_execution', is_error: true, total_cost_usd: 0, ...more };
    const events = [claudeSays('Paris'), { ...result, result: 'Paris', usage }, { ...late, errors: ['only prompts'] }];
    const { outcome } = await ask('claude-cli', { events, exitCode: 1 });
    expect(outcome).toMatchObject({ response: { costUsd: 0.01, tokenUsage: { input: 5, output: 6 } } });
    expect(answerOf(outcome)).toBe('Paris');
  });

  test.each([
    "You've hit your limit · resets 1am",
    'Claude usage limit reached. Your limit will reset at 3pm (Europe/Berlin).',
  ])('with the limit of an account is no answer: %s', async (text) => {
    const own = { type: 'assistant', message: { model: '<synthetic>', content: [{ type: 'text', text }] } };
    for (const events of [[own, { ...result, result: text }], [{ ...result, result: text }]]) {
      const { outcome } = await ask('claude-cli', { events });
      expect(failureOf(outcome)).toMatchObject({ class: 'rate_limit', message: expect.stringContaining(text) });
    }
  });
});

describe('a sub-agent of Copilot', () => {
  test.each([{ agentId: 'explore-1' }, { data: { parentToolCallId: 'call_1' } }])(
    'neither speaks nor acts: %j',
    async (of) => {
      const { events } = agentRecordings['copilot-cli'].answered('blue');
      const data = { content: 'red', toolRequests: [{ toolCallId: 'x', name: 'bash', arguments: {} }], ...of.data };
      const { outcome } = await ask('copilot-cli', {
        events: [...events.slice(0, -1), { type: 'assistant.message', ...of, data }, ...events.slice(-1)],
      });
      expect(answerOf(outcome)).toBe('blue');
      expect(callsIn(outcome)).toHaveLength(1);
    },
  );
});

describe('an answer that is cut off', () => {
  const said = 'The capital of Fra';
  const reason = 'Incomplete response returned, reason: max_output_tokens';
  const result = "API Error: Claude's response exceeded the 128000 output token maximum.";
  const truncated = 'Model response was truncated because it exceeded the token limit.';
  test.each<[string, object[], number?]>([
    ['codex', [codexSays(said), { type: 'turn.failed', error: { message: reason } }], 1],
    ['claude-cli', [claudeSays(said), { type: 'result', subtype: 'success', is_error: true, result }], 1],
    ['pi-cli', [piSays(said, 'length'), { type: 'agent_end' }]],
    ['gemini-cli', [geminiSays(said), { type: 'error', message: truncated }, { type: 'result', status: 'error' }], 1],
    ['opencode', [{ type: 'step_start' }, opencodeSays(said), opencodeEnds('length')]],
    ['acp', [chunk(said), ended('max_tokens')]],
  ])('of %s is graded, and marked', async (name, events, exitCode) => {
    const { outcome } = await (name === 'acp' ? askAcp(events) : ask(name, { events, exitCode }));
    expect(answerOf(outcome)).toBe(said);
    expect(outcome).toMatchObject({ response: { finishReason: 'length' } });
  });
});

describe('an end with a reason that is not known', () => {
  test.each([
    [0, /stopped with the unknown reason "unknown"$/],
    [1, /stopped with the unknown reason "unknown", and ended with exit code 1 after its answer$/],
  ])('of opencode keeps the answer, with a warning (exit code %d)', async (exitCode, warning) => {
    const [start, end] = [{ type: 'step_start' }, opencodeEnds('unknown')];
    const { outcome, warnings } = await ask('opencode', { events: [start, opencodeSays('blue'), end], exitCode });
    expect(answerOf(outcome)).toBe('blue');
    expect(warnings).toEqual([expect.stringMatching(warning)]);
    expect((await ask('opencode', { events: [start, end], exitCode })).outcome).toMatchObject({
      failure: { class: 'crash' },
    });
  });

  test.each<[string, object[]]>([
    ['claude-cli', [claudeSays('Paris'), { type: 'result', subtype: 'paused', is_error: false, result: 'Paris' }]],
    ['gemini-cli', [geminiSays('Paris'), { type: 'result', status: 'paused', stats: {} }]],
    ['pi-cli', [piSays('Paris', 'paused'), { type: 'agent_end' }]],
  ])('of %s keeps the answer, with a warning, whatever the exit code', async (name, events) => {
    for (const exitCode of [0, 1]) {
      const { outcome, warnings } = await ask(name, { events, exitCode });
      expect(answerOf(outcome)).toBe('Paris');
      expect(warnings).toEqual([expect.stringContaining('stopped with the unknown reason "paused"')]);
    }
  });

  test('of copilot, which reports its exit code, keeps the answer, with a warning', async () => {
    const events = [copilotSays('Paris'), { type: 'result', sessionId: 's', exitCode: 1 }];
    const { outcome, warnings } = await ask('copilot-cli', { events, exitCode: 1 });
    expect(answerOf(outcome)).toBe('Paris');
    expect(warnings).toEqual([expect.stringContaining('"exit code 1", and ended with exit code 1 after its answer')]);
  });

  test('of an agent of the protocol keeps the answer, with a warning', async () => {
    const { outcome, warnings } = await askAcp([chunk('blue'), ended('tired')]);
    expect(answerOf(outcome)).toBe('blue');
    expect(warnings).toEqual([expect.stringContaining('"tired"')]);
  });
});

describe('an agent of the Agent Client Protocol', () => {
  test.each([
    ['is broken', '{"jsonrpc":"2.0","id":2,"result":{"sessionId":"s1"', /"\{"jsonrpc":"2\.0","id":2/],
    [
      'is too long',
      `{"jsonrpc":"2.0","id":2,"result":"${'x'.repeat(20_000_000)}"}`,
      /wrote more to stdout than the limit/,
    ],
  ])('is not waited for when a message %s', async (_why, line, quote) => {
    const { outcome } = await ask('acp', { replies: [[initialized()], [line]] });
    expect(failureOf(outcome)).toMatchObject({ class: 'crash', message: expect.stringMatching(quote) });
  });

  test.each<[string, object, string]>([
    ['an error with a status', { code: -32603, message: 'Internal error', data: { statusCode: 401 } }, 'auth'],
    [
      'an error in words',
      { code: -32603, message: 'Internal error: API Error: Request rejected (429) · no' },
      'rate_limit',
    ],
    [
      'an error in any data',
      { code: -32603, message: 'Internal error', data: { error: { message: '401 Unauthorized' } } },
      'auth',
    ],
    ['an error of a server', { code: 503, message: 'overloaded' }, 'provider'],
  ])('that reports %s fails with its class', async (_what, error, failureClass) => {
    const { outcome } = await askAcp([{ jsonrpc: '2.0', id: 3, error }]);
    expect(failureOf(outcome)?.class).toBe(failureClass);
  });

  test('that writes an error of its model as the answer has not answered', async () => {
    const notice = chunk('Info: Request failed due to a transient API error. Retrying...');
    const error = chunk('Error: Authentication failed with provider at http://127.0.0.1/v1 (HTTP 401).');
    for (const name of ['Copilot', 'other']) {
      const said = name === 'Copilot' ? [notice, error] : [error];
      expect(failureOf((await askAcp([...said, ended('end_turn')], name)).outcome)?.class).toBe('auth');
    }
    const late = await askAcp([notice, chunk('blue'), ended('end_turn')], 'Copilot');
    expect(answerOf(late.outcome)).toBe('blue');
    const none = chunk('Error: No response was returned. Send your message again to retry.');
    const { outcome } = await askAcp([none, ended('end_turn')], 'Copilot');
    expect(failureOf(outcome)?.class).toBe('crash');
  });

  test('may send the numbers of our requests back as texts', async () => {
    const replies = [[initialized()], [session], [chunk('blue'), ended('end_turn')]].map((messages) =>
      messages.map((each) => ('id' in each ? { ...each, id: `${each.id}` } : each)),
    );
    expect(answerOf((await ask('acp', { replies })).outcome)).toBe('blue');
  });

  test('has sub-agents that ask for permission, which is no call of the agent', async () => {
    const call = (toolCallId: string) => ({ toolCallId, title: 'rm x', kind: 'execute' });
    const _meta = { claudeCode: { parentToolUseId: 't1' } };
    const may = (sessionId: string, toolCall: object) => ({
      ...{ jsonrpc: '2.0', id: 'q', method: 'session/request_permission' },
      params: { sessionId, toolCall, options: [] },
    });
    const reported = [update({ ...call('a'), sessionUpdate: 'tool_call', _meta }), may('s1', call('a'))];
    const asked = [[may('other-session', call('b'))], [may('s1', { ...call('c'), _meta })]];
    const replies = [[initialized()], [session], reported, ...asked, [chunk('blue'), ended('end_turn')]];
    const { outcome } = await ask('acp', { replies });
    expect(answerOf(outcome)).toBe('blue');
    expect(callsIn(outcome)).toEqual([]);
  });

  test('has sub-agents that neither speak nor act', async () => {
    const _meta = { claudeCode: { parentToolUseId: 't1' } };
    const content = { type: 'text', text: 'red' };
    const of = [
      update({ sessionUpdate: 'agent_message_chunk', content, _meta }),
      update({ sessionUpdate: 'agent_message_chunk', content }, 'other-session'),
    ];
    const { outcome } = await askAcp([chunk('blue'), ...of, ended('end_turn')]);
    expect(answerOf(outcome)).toBe('blue');
  });
});

test.each([
  ['codex', 1, 'Error loading config.toml:\n/home/.codex/config.toml:1:16: unclosed array, expected `]`'],
  [
    'gemini-cli',
    52,
    '\u001b[31mError in /home/.gemini/settings.json: Expected property name in JSON at position 1\u001b[0m',
  ],
  ['opencode', 1, 'Error: Config file at /home/.config/opencode/opencode.json is not valid JSON(C):'],
])('settings that %s cannot read are a mistake of the configuration', async (name, exitCode, stderr) => {
  const { outcome } = await ask(name, { stderr, exitCode });
  expect(failureOf(outcome)).toMatchObject({ class: 'config' });
});

describe('a crash', () => {
  const begun = [{ type: 'system', subtype: 'init', session_id: 's' }];
  const working = claudeSays('On it');

  test.each<[string, Behaviour]>([
    ['while it works', { events: [...begun, working], stderr: 'not authenticated\nboom', exitCode: 1 }],
    ['before it works', { events: begun, stderr: 'npm WARN not authenticated to the registry\nboom', exitCode: 1 }],
    ['after its start', { events: begun, stderr: 'error: unknown option --x of git\nboom', exitCode: 1 }],
    ['before its start', { stderr: 'warning: git says unknown option\nboom', exitCode: 1 }],
  ])('%s stays a crash, whatever other programs write', async (_when, behaviour) => {
    expect(failureOf((await ask('claude-cli', behaviour)).outcome)?.class).toBe('crash');
  });
});

test('calls that Codex rejects are part of its trajectory, at their time and before the answer', async () => {
  const [, , ...events] = agentRecordings.codex.answered('blue').events;
  const log = 'ERROR codex_core::tools::router: error=';
  const rejected = String.raw`exec_command failed: CreateProcess { message: "Rejected(\"\`/bin/bash -lc 'rm -f x.txt'\` rejected: not permitted\")" }`;
  const stderr = [
    `2020-01-01T00:00:00.000000Z ${log}${rejected}`,
    `2099-01-01T00:00:00.000000Z ${log}approval policy is Never; reject command — you cannot ask for escalated permissions`,
    `2099-01-01T00:00:00.000000Z ${log}unsupported call: no_such_tool`,
  ].join('\n');
  const { outcome } = await ask('codex', { events, stderr });
  expect(callsIn(outcome)).toMatchObject([
    { tool: 'Bash', input: { command: 'rm -f x.txt' }, status: 'error' },
    { tool: 'Bash', input: { command: 'echo hi' }, status: 'ok' },
    { tool: 'Bash', status: 'error', output: expect.stringContaining('reject command') },
    { tool: 'no_such_tool', status: 'error' },
  ]);
  expect(answerOf(outcome)).toBe('blue');
});
