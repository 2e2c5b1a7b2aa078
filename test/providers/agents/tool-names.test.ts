import { describe, expect, test } from 'vitest';
import type { ToolCall } from '../../../src/model/run/message.ts';
import { inCommonWords, inCommonWordsWith } from '../../../src/providers/agents/tool-names.ts';
import { acpStream } from '../../../src/providers/providers/acp.ts';
import { claudeStream } from '../../../src/providers/providers/claude.ts';
import { codexStream } from '../../../src/providers/providers/codex.ts';
import { copilotStream } from '../../../src/providers/providers/copilot.ts';
import { geminiStream } from '../../../src/providers/providers/gemini-cli.ts';
import { opencodeStream } from '../../../src/providers/providers/opencode.ts';
import { piStream } from '../../../src/providers/providers/pi.ts';
import type { AgentEvent } from '../../../src/providers/streams/event.ts';
import type { AgentStream } from '../../../src/providers/streams/stream.ts';
import { calling, judged } from '../../graders/graders/support.ts';

function callsOf(stream: AgentStream, events: readonly object[]): ToolCall[] {
  for (const event of events) stream.take(event as AgentEvent, 1_000);
  return stream.trajectory.messages(inCommonWords).flatMap(({ toolCalls = [] }) => toolCalls);
}

type Used = readonly [tool: string, input: object];

const ofClaude = (uses: readonly Used[]) => [
  {
    type: 'assistant',
    message: { id: 'm', content: uses.map(([name, input], id) => ({ type: 'tool_use', id: `${id}`, name, input })) },
  },
];
const ofPi = (uses: readonly Used[]) =>
  uses.map(([toolName, args], id) => ({ type: 'tool_execution_start', toolCallId: `${id}`, toolName, args }));
const ofCopilot = (uses: readonly Used[]) =>
  uses.map(([toolName, args], id) => ({
    type: 'tool.execution_start',
    data: { toolCallId: `${id}`, toolName, arguments: args },
  }));
const ofGemini = (uses: readonly Used[]) =>
  uses.map(([tool_name, parameters], id) => ({ type: 'tool_use', tool_id: `${id}`, tool_name, parameters }));
const ofOpencode = (uses: readonly Used[]) =>
  uses.map(([tool, input], id) => ({
    type: 'tool_use',
    part: { tool, callID: `${id}`, state: { status: 'completed', input } },
  }));
const ofCodex = (items: readonly object[]) =>
  items.map((item, id) => ({ type: 'item.completed', item: { id: `${id}`, status: 'completed', ...item } }));
const ofAcp = (updates: readonly object[]) =>
  updates.map((update, id) => ({
    method: 'session/update',
    params: { update: { sessionUpdate: 'tool_call', toolCallId: `${id}`, ...update } },
  }));
const ran = (command: string) => ({ type: 'command_execution', command: `/bin/bash -lc ${command}` });

/** Uses of tools with these names for a search, a file that is read, written and edited, and a command. */
const uses = (names: string, path: string, pathOfRead = path): readonly Used[] => {
  const [search = '', read = '', write = '', edit = '', run = ''] = names.split(' ');
  return [
    [search, { pattern: 'needle' }],
    [read, { [pathOfRead]: 'in.txt' }],
    [write, { [path]: 'out.txt' }],
    [edit, { [path]: 'out.txt' }],
    [run, { command: 'npm test' }],
  ];
};
const edited = (kind: string, oldText: string | null) => ({
  ...{ kind: 'edit', title: `${kind} out.txt`, rawInput: { path: 'out.txt' } },
  content: [{ type: 'diff', path: 'out.txt', oldText, newText: 'hi' }],
});

/** The same piece of work, as each agent reports it. */
const sameWork: readonly (readonly [string, () => AgentStream, readonly object[]])[] = [
  ['Claude Code', claudeStream, ofClaude(uses('Grep Read Write Edit Bash', 'file_path'))],
  [
    'Codex',
    codexStream,
    ofCodex([
      ran(`"rg -n needle"`),
      ran(`"sed -n '1,200p' in.txt"`),
      { type: 'file_change', changes: [{ path: 'out.txt', kind: 'add' }] },
      { type: 'file_change', changes: [{ path: 'out.txt', kind: 'update' }] },
      ran(`'npm test'`),
    ]),
  ],
  ['Pi', piStream, ofPi(uses('grep read write edit bash', 'path'))],
  ['Copilot CLI', copilotStream, ofCopilot(uses('rg view create edit bash', 'path'))],
  [
    'Gemini CLI',
    geminiStream,
    ofGemini(uses('search_file_content read_file write_file replace run_shell_command', 'file_path', 'absolute_path')),
  ],
  ['opencode', opencodeStream, ofOpencode(uses('grep read write edit bash', 'filePath'))],
  [
    'an agent of the Agent Client Protocol',
    () => acpStream({ cwd: '/', prompt: 'x', permissions: 'allow' }),
    ofAcp([
      { kind: 'search', title: 'Searching for needle', rawInput: { pattern: 'needle' } },
      { kind: 'read', title: 'Reading in.txt', rawInput: { path: 'in.txt' } },
      edited('Writing', null),
      edited('Changing', 'ho'),
      { kind: 'execute', title: 'npm test', rawInput: { command: 'npm test' } },
    ]),
  ],
];

describe.each(sameWork)('the same work of %s', (_name, stream, events) => {
  test('passes a trajectory that Claude Code passes', async () => {
    const suite = {
      mode: 'exact',
      args_match: 'superset',
      expected: [
        { tool: 'Grep', args: { pattern: 'needle' } },
        { tool: 'Read', args: { file_path: 'in.txt' } },
        { tool: 'Write', args: { file_path: 'out.txt' } },
        { tool: 'Edit', args: { file_path: 'out.txt' } },
        { tool: 'Bash', args: { command: 'npm test' } },
      ],
    };
    expect(await judged('tool-trajectory', suite, calling(...callsOf(stream(), events)))).toMatchObject({ score: 1 });
  });
});

describe('a call', () => {
  test('keeps the name that the agent gives to the tool', () => {
    expect(inCommonWords('write_file', { file_path: 'a' })).toEqual([
      { tool: 'Write', originalTool: 'write_file', input: { file_path: 'a' } },
    ]);
    expect(inCommonWords('Write', {})).toEqual([{ tool: 'Write', input: {} }]);
    expect(inCommonWords('constructor', 5)).toEqual([{ tool: 'constructor', input: 5 }]);
  });

  test('is meant by a suite with either name', async () => {
    const [call] = inCommonWords('write_file', { file_path: 'a' }) as [ToolCall];
    for (const tool of ['Write', 'write_file']) {
      const options = { mode: 'any_order', minimums: { [tool]: 1 } };
      expect(await judged('tool-trajectory', options, calling(call))).toMatchObject({ score: 1 });
    }
    const other = { mode: 'any_order', minimums: { write: 1 } };
    expect(await judged('tool-trajectory', other, calling(call))).toMatchObject({ score: 0 });
  });

  test('that reads through a shell is also meant by the name of the shell', async () => {
    const [call] = inCommonWords('command_execution', { command: 'cat a.txt' }) as [ToolCall];
    for (const tool of ['Read', 'Bash', 'command_execution']) {
      const options = { mode: 'superset', expected: [{ tool }] };
      expect(await judged('tool-trajectory', options, calling(call))).toMatchObject({ score: 1 });
    }
  });

  test('has the path of a file under the name that graders look for', () => {
    expect(inCommonWords('read', { path: 'a' })[0]?.input).toEqual({ path: 'a', file_path: 'a' });
    expect(inCommonWords('Viewing a', { filePath: 'a' })).toMatchObject([{ tool: 'Read', input: { file_path: 'a' } }]);
    expect(inCommonWords('read', { path: 'a', file_path: 'b' })[0]?.input).toEqual({ path: 'a', file_path: 'b' });
  });

  test('of a skill has the name of the skill under the name that graders look for', () => {
    expect(inCommonWords('activate_skill', { name: 'a' })[0]?.input).toEqual({ name: 'a', skill: 'a' });
    expect(inCommonWords('Using skill: a', {})).toMatchObject([{ tool: 'Skill', input: { skill: 'a' } }]);
    expect(inCommonWords('activate_skill', { name: 'a', skill: 'b' })[0]?.input).toEqual({ name: 'a', skill: 'b' });
  });

  test('of a tool server is named as Claude Code names it', () => {
    expect(inCommonWords('mcp:files/read', { x: 1 })).toEqual([
      { tool: 'mcp__files__read', originalTool: 'mcp:files/read', input: { x: 1 } },
    ]);
    const started = { toolCallId: 'a', toolName: 'files-read', mcpServerName: 'files', mcpToolName: 'read' };
    expect(callsOf(copilotStream(), [{ type: 'tool.execution_start', data: started }])).toMatchObject([
      { tool: 'mcp__files__read' },
    ]);
  });

  test('of a tool server has this name also for agents that join the names in another way', () => {
    const name = inCommonWordsWith(['lab', 'other-lab']);
    for (const [tool, server] of [
      ['mcp_lab_lookup', 'lab'],
      ['lab_lookup', 'lab'],
      ['other-lab-lookup', 'other-lab'],
    ] as const) {
      expect(name(tool, { x: 1 })).toEqual([{ tool: `mcp__${server}__lookup`, originalTool: tool, input: { x: 1 } }]);
    }
    expect(name('mcp__lab__lookup', {})).toEqual([{ tool: 'mcp__lab__lookup', input: {} }]);
    expect(name('label', {})).toEqual([{ tool: 'label', input: {} }]);
    const started = { toolCallId: 'a', toolName: 'lab-lookup', mcpServerName: 'lab', mcpToolName: 'lookup' };
    expect(callsOf(copilotStream(), [{ type: 'tool.execution_start', data: started }])).toMatchObject([
      { tool: 'mcp__lab__lookup', originalTool: 'lab-lookup' },
    ]);
  });

  test.each([
    [['lab', 'lab_two'], 'lab_two_lookup', 'mcp__lab_two__lookup'],
    [['lab', 'lab_two'], 'lab_lookup', 'mcp__lab__lookup'],
  ])('of the tool servers %j, %s is one of the longer name', (servers, tool, expected) => {
    expect(inCommonWordsWith(servers)(tool, {})).toMatchObject([{ tool: expected }]);
  });

  test('that changes several files is a call for each of them', () => {
    const changes = [
      { path: 'a', kind: 'add' },
      { path: 'b', kind: 'update' },
    ];
    const calls = callsOf(codexStream(), ofCodex([{ type: 'file_change', changes }]));
    expect(calls).toMatchObject([
      { tool: 'Write', originalTool: 'file_change', id: '0', input: { file_path: 'a' } },
      { tool: 'Edit', originalTool: 'file_change', id: '0/2', input: { file_path: 'b' } },
    ]);
    const patch = '*** Begin Patch\n*** Add File: a\n+x\n*** Update File: b\n@@\n*** End Patch';
    expect(inCommonWords('file_change', { patch })).toMatchObject([
      { tool: 'Write', input: { file_path: 'a' } },
      { tool: 'Edit', input: { file_path: 'b' } },
    ]);
    expect(inCommonWords('file_change', { patch: 5 })).toMatchObject([{ tool: 'Edit', input: { patch: 5 } }]);
  });
});

describe('a command that Codex runs', () => {
  const named = (command: string) => {
    const [call] = inCommonWords('command_execution', { command });
    const { command: _command, ...input } = (call?.input ?? {}) as Record<string, unknown>;
    return [call?.tool, input];
  };

  test.each([
    ['cat a.txt', 'Read', { file_path: 'a.txt' }],
    ["cat -n 'a b.txt'", 'Read', { file_path: 'a b.txt' }],
    ['head -n 20 a.txt', 'Read', { file_path: 'a.txt' }],
    ["sed -n '1,40p' src/a.ts", 'Read', { file_path: 'src/a.ts' }],
    ["nl -ba a.txt | sed -n '10,20p'", 'Read', { file_path: 'a.txt' }],
    ['cat a.txt 2>/dev/null | head -50', 'Read', { file_path: 'a.txt' }],
    ['rg -n "a b" src', 'Grep', { pattern: 'a b', path: 'src' }],
    ['grep -rn needle .', 'Grep', { pattern: 'needle', path: '.' }],
    ["rg --files -g '*.ts'", 'Glob', { pattern: '*.ts' }],
    ["find . -type f -name '*.ts'", 'Glob', { pattern: '*.ts', path: '.' }],
  ])('%s is a %s', (command, tool, input) => {
    expect(named(command)).toEqual([tool, input]);
  });

  test.each([
    'cat a.txt > b.txt',
    'cat a.txt b.txt',
    'cat *.txt',
    'cat "$FILE"',
    'cat',
    'cat -',
    'cat a.txt | sort',
    'cat a.txt; rm a.txt',
    'cat <<EOF\nx\nEOF',
    "sed -i 's/a/b/' a.txt",
    "sed -n 'w out.txt' a.txt",
    "find . -name '*.ts' -delete",
    "find . -name '*.ts' -exec rm {} ;",
    'grep -f patterns a.txt',
    'ls -l',
    'npm test',
    'X=1 cat a.txt',
    'cat $(rm a.txt)',
    '',
  ])('%j stays a command', (command) => {
    expect(named(command)).toEqual(['Bash', {}]);
  });
});
