import { describe, expect, test } from 'vitest';
import type { ToolCall } from '../../../src/model/run/message.ts';
import { inCommonWords } from '../../../src/providers/agents/tool-names.ts';
import { codexStream } from '../../../src/providers/providers/codex.ts';
import { calling, complaints, judged } from './support.ts';

const used = async (...calls: ToolCall[]) => (await judged('skill-trigger', { skill: 'pdf' }, calling(...calls))).score;

const bash = (command: string, more: Partial<ToolCall> = {}): ToolCall => ({
  tool: 'Bash',
  input: { command },
  output: '# PDF\nHow to make one',
  status: 'ok',
  ...more,
});

describe('a skill is used', () => {
  test.each<[string, ToolCall]>([
    ['when it is asked for', { tool: 'Skill', input: { skill: 'pdf' } }],
    ['when it is asked for with the name of its plugin', { tool: 'skill', input: { skill: 'docs:pdf' } }],
    ['when its SKILL.md is read', { tool: 'Read', input: { file_path: '/home/me/skills/pdf/SKILL.md' } }],
    ['when its SKILL.md is read at a path', { tool: 'read', input: { path: '.agents/skills/pdf/SKILL.md' } }],
    ['when a command reads its SKILL.md', bash('cat .agents/skills/pdf/SKILL.md')],
    ['when a command reads it in its folder', bash('cd .agents/skills/pdf && cat SKILL.md')],
    ['when a command reads it as its input', bash('head -40 < "skills/pdf/SKILL.md"')],
    ['when a command reads it and fails later', bash('cat skills/pdf/SKILL.md && false', { status: 'error' })],
    [
      'when a shell of another name reads it',
      { tool: 'shell', originalTool: 'shell', input: { command: 'cat skills/pdf/SKILL.md' } },
    ],
  ])('%s', async (_, call) => {
    expect(await used({ tool: 'Edit' }, call)).toBe(1);
  });

  test.each([
    ['the command of Codex', 'cat .agents/skills/pdf/SKILL.md'],
    ['the command of Codex in its shell', `/bin/bash -lc 'cat .agents/skills/pdf/SKILL.md'`],
  ])('when %s reads its SKILL.md', async (_, command) => {
    const stream = codexStream();
    const item = { id: 'a', type: 'command_execution', command, aggregated_output: '# PDF', exit_code: 0 };
    stream.take({ type: 'item.completed', item }, 1_000);
    const calls = stream.trajectory.messages(inCommonWords).flatMap(({ toolCalls = [] }) => toolCalls);
    expect(calls).toMatchObject([{ tool: 'Read', originalTool: 'command_execution' }]);
    expect(await used(...calls)).toBe(1);
  });
});

describe('a skill is not used', () => {
  test.each<[string, ToolCall]>([
    ['when another one is asked for', { tool: 'Skill', input: { skill: 'PDF' } }],
    ['when one with a longer name is asked for', { tool: 'Skill', input: { skill: 'pdf-tools' } }],
    ['when it is named elsewhere', { tool: 'Skill', input: { name: 'pdf' } }],
    ['when another of its files is read', { tool: 'Read', input: { file_path: '/skills/pdf/scripts/a.py' } }],
    ['when its SKILL.md is the second path', { tool: 'Read', input: { file_path: '/x', path: 'skills/pdf/SKILL.md' } }],
    ['when its SKILL.md could not be read', { tool: 'Read', input: { path: 'skills/pdf/SKILL.md' }, status: 'error' }],
    ['when its folder is listed', bash('ls -la .agents/skills/pdf', { output: '.agents/skills/pdf/SKILL.md' })],
    [
      'when a command finds its SKILL.md',
      bash('find . -path "skills/pdf/SKILL.md"', { output: './skills/pdf/SKILL.md' }),
    ],
    ['when a command only tests for it', bash('test -f skills/pdf/SKILL.md && echo skills/pdf/SKILL.md')],
    ['when a command writes it', bash('cat > skills/pdf/SKILL.md <<EOF\ncat skills/pdf/SKILL.md\nEOF')],
    ['when a command edits it', bash('sed -i s/a/b/ skills/pdf/SKILL.md')],
    ['when a command only says how to read it', bash("echo 'cat skills/pdf/SKILL.md'")],
    [
      'when there is no such file',
      bash('cat skills/pdf/SKILL.md', {
        output: 'cat: skills/pdf/SKILL.md: No such file or directory',
        status: 'error',
      }),
    ],
    ['when the command was refused', bash('cat skills/pdf/SKILL.md', { output: '', status: 'error' })],
    ['when another skill names its files', { tool: 'Skill', input: { skill: 'x' }, output: 'skills/pdf/SKILL.md' }],
  ])('%s', async (_, call) => {
    expect(await used(call)).toBe(0);
  });

  test('when there were no calls, which is said', async () => {
    const reported = await judged('skill-trigger', { skill: 'pdf' }, calling());
    expect(reported).toMatchObject({ score: 0, texts: ['The skill "pdf" was not used in 0 tool calls'] });
    expect(reported.evidence).toEqual(['The target reported no tool calls.']);
  });
});

test('with should_trigger false it has to be left alone', async () => {
  const options = { skill: 'pdf', should_trigger: false };
  expect(await judged('skill-trigger', options, calling('Bash'))).toMatchObject({ score: 1, passed: [true] });
  expect(
    await judged('skill-trigger', options, calling('Bash', { tool: 'Skill', input: { skill: 'pdf' } })),
  ).toMatchObject({
    score: 0,
    texts: ['The skill "pdf" was used: call 2 ("Skill") asked for it'],
  });
});

test.each<[Record<string, unknown>, string]>([
  [{}, 'skill: must be the name of a skill'],
  [{ skill: ' ' }, 'skill: must be the name of a skill'],
  [{ skill: 'x', should_trigger: 'no' }, 'should_trigger: must be true or false'],
])('%j is refused', (options, complaint) => {
  expect(complaints('skill-trigger', options)).toEqual([complaint]);
});
