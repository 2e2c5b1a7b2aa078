import { describe, expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { records, suiteOf } from '../support/suites.ts';
import { perform } from './perform.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const lines = (events: readonly object[]) => events.map((event) => `${JSON.stringify(event)}\n`).join('');
const at = (second: number) => `2026-01-31T00:00:0${second}.000Z`;

const usage = { input_tokens: 10, output_tokens: 5 };
const use = { type: 'tool_use', id: 't1', name: 'Bash', input: { command: 'ls' } };
const CLAUDE = lines([
  { type: 'user', sessionId: ID, cwd: '/x', timestamp: at(0), message: { role: 'user', content: 'List the files' } },
  {
    ...{ type: 'assistant', sessionId: ID, timestamp: at(2) },
    message: { id: 'm1', role: 'assistant', model: 'some-model', content: [use], usage },
  },
  {
    ...{ type: 'user', sessionId: ID, timestamp: at(3) },
    message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', content: 'hello.txt sesame-open' }] },
  },
  {
    ...{ type: 'assistant', sessionId: ID, timestamp: at(4) },
    message: {
      id: 'm2',
      role: 'assistant',
      model: 'some-model',
      content: [{ type: 'text', text: 'hello.txt' }],
      usage,
    },
  },
]);
const CODEX = lines([
  { timestamp: at(0), type: 'session_meta', payload: { id: ID, cwd: '/x', cli_version: '1.0.0' } },
  {
    ...{ timestamp: at(1), type: 'response_item' },
    payload: { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'hello' }] },
  },
]);
const COPILOT = lines([
  { type: 'session.start', timestamp: at(0), data: { sessionId: ID } },
  { type: 'assistant.message', timestamp: at(1), data: { content: 'hello' } },
]);

const HOME = {
  [`.claude/projects/-x/${ID}.jsonl`]: CLAUDE,
  [`.codex/sessions/2026/01/31/rollout-2026-01-31T00-00-00-${ID}.jsonl`]: CODEX,
  [`.copilot/session-state/${ID}/events.jsonl`]: COPILOT,
  [`.copilot/session-state/${ID}/workspace.yaml`]: 'cwd: /x\n',
};

describe('eval-action import', () => {
  test('writes a session of Claude Code as a transcript that a run grades', async () => {
    using project = aProject({ ...HOME, 'evals/a.eval.yaml': suiteOf(['lists', 'List the files', 'hello.txt']) });
    project.write('.env', 'SOME_TOKEN=sesame-open\n');
    const env = { HOME: project.folder };
    const imported = await perform(project, ['import', 'claude', '--session-id', ID], env);
    const path = '.agentv/transcripts/claude-0f8fad5b.jsonl';
    expect(imported.stdout).toContain(`written  ${path} (3 messages, 1 tool call, model some-model)`);
    const [asked, ...answers] = records(project.read(path));
    expect(asked).toMatchObject({
      ...{ schema_version: 'agentv.transcript.v1', test_id: ID, target: 'claude', role: 'user' },
      content: 'List the files',
      transcript_duration_ms: 4000,
    });
    expect(answers).toMatchObject([
      { tool_calls: [{ input: { command: 'ls' }, id: 't1' }] },
      { message_index: 2, role: 'assistant', content: 'hello.txt' },
    ]);
    expect(project.read(path)).not.toContain('sesame-open');
    const run = await perform(project, ['run', 'evals', '--transcript', path]);
    expect(run).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('1 of 1 test passed') });
  });

  test.each(['claude', 'codex', 'copilot'])('takes the newest session of %s by default', async (agent) => {
    using project = aProject(HOME);
    const argv = ['import', agent, '--test-id', 'one', '-o', 'one.jsonl'];
    expect(await perform(project, argv, { HOME: project.folder })).toMatchObject({ exitCode: 0 });
    expect(records(project.read('one.jsonl')).at(-1)).toMatchObject({
      test_id: 'one',
      content: expect.stringContaining('hello'),
    });
  });

  test.each([
    [10_000, undefined],
    [10_001, /-x\/0f8fad5b.* has more than 10,000 messages or tool calls, the maximum of a session/],
  ])('writes a session of %d messages completely or not at all', async (count, refusal) => {
    const said = (_: unknown, index: number) => ({
      ...{ type: 'assistant', sessionId: ID, timestamp: at(1) },
      message: { id: `m${index}`, role: 'assistant', content: [{ type: 'text', text: `message ${index + 1}` }] },
    });
    using project = aProject({ [`.claude/projects/-x/${ID}.jsonl`]: lines(Array.from({ length: count }, said)) });
    const importing = perform(project, ['import', 'claude', '-o', 'one.jsonl'], { HOME: project.folder });
    if (refusal === undefined) {
      await importing;
      expect(project.read('one.jsonl')).toContain(`"message ${count}"`);
    } else {
      await expect(importing).rejects.toThrow(refusal);
      expect(project.exists('one.jsonl')).toBe(false);
    }
  });

  test('overwrites no file without --force, and says which session is missing', async () => {
    using project = aProject({ ...HOME, 'one.jsonl': 'mine' });
    const of = (...argv: string[]) => perform(project, ['import', ...argv], { HOME: project.folder });
    await expect(of('claude', '-o', 'one.jsonl')).rejects.toThrow('one.jsonl already exists');
    expect(project.read('one.jsonl')).toBe('mine');
    expect(await of('claude', '-o', 'one.jsonl', '--force')).toMatchObject({ exitCode: 0 });
    await expect(of('claude', '--session-id', 'another')).rejects.toThrow(/No session of Claude Code/);
    await expect(of('claude', '--session-id', '../x')).rejects.toThrow(/must be the name of a session/);
    await expect(of('claude', '--date', '2026-01-31')).rejects.toThrow('--date is not for "import claude"');
  });
});
