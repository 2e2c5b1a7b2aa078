import { describe, expect, test } from 'vitest';
import type { ToolCall } from '../../../src/model/message.ts';
import { calling, complaints, judged, kindOf } from './support.ts';

const used = async (...calls: ToolCall[]) => (await judged('skill-trigger', { skill: 'pdf' }, calling(...calls))).score;

describe('a skill is used', () => {
  test.each<[string, ToolCall]>([
    ['when it is asked for', { tool: 'Skill', input: { skill: 'pdf' } }],
    ['when it is asked for among others of its name', { tool: 'skill', input: { skill: 'docs:pdf-tools' } }],
    ['when its files are read', { tool: 'Read', input: { file_path: '/home/me/skills/pdf/SKILL.md' } }],
    ['when its files are read at a path', { tool: 'read', input: { path: 'skills/pdf/SKILL.md' } }],
    ['when its files come out of any tool', { tool: 'Bash', input: {}, output: 'skills/pdf/a.md' }],
    ['when its files come out in a list', { tool: 'Glob', output: { files: ['skills/pdf/a.md'] } }],
    ['when another skill shows its files', { tool: 'Skill', input: { skill: 'x' }, output: 'skills/pdf/' }],
  ])('%s', async (_, call) => {
    expect(await used({ tool: 'Edit' }, call)).toBe(1);
  });
});

describe('a skill is not used', () => {
  test.each<[string, ToolCall]>([
    ['when another one is asked for', { tool: 'Skill', input: { skill: 'PDF' } }],
    ['when it is named elsewhere', { tool: 'Skill', input: { name: 'pdf' } }],
    ['when its name is no text', { tool: 'Skill', input: { skill: { pdf: true } } }],
    ['when a folder of its name is read', { tool: 'Read', input: { file_path: '/skills/pdf' } }],
    ['when its files are the second path', { tool: 'Read', input: { file_path: '/x', path: 'skills/pdf/a' } }],
    ['when a command names its files', { tool: 'Bash', input: { command: 'cat skills/pdf/SKILL.md' } }],
    ['when calls have no input', { tool: 'Skill' }],
    ['when the input is nothing', { tool: 'Read', input: null }],
  ])('%s', async (_, call) => {
    expect(await used(call)).toBe(0);
  });

  test('when there were no calls, which is said', async () => {
    const told = await judged('skill-trigger', { skill: 'pdf' }, calling());
    expect(told).toMatchObject({ score: 0, texts: ['The skill "pdf" was not used in 0 tool calls'] });
    expect(told.evidence).toEqual(['The target reported no tool calls.']);
  });
});

test.each(['should_trigger', 'shouldTrigger'])('with %s false it has to be left alone', async (key) => {
  const options = { skill: 'pdf', [key]: false };
  expect(await judged('skill-trigger', options, calling('Bash'))).toMatchObject({ score: 1, passed: [true] });
  expect(
    await judged('skill-trigger', options, calling('Bash', { tool: 'Skill', input: { skill: 'pdf' } })),
  ).toMatchObject({
    score: 0,
    texts: ['The skill "pdf" was used: call 2 ("Skill") asked for it'],
  });
});

test('its name says which skill', () => {
  expect(kindOf('skill-trigger').nameFor?.({ skill: 'pdf' })).toBe('skill-trigger-pdf');
  expect(kindOf('skill-trigger').nameFor?.({})).toBe('skill-trigger');
});

test.each<[Record<string, unknown>, string]>([
  [{}, 'skill: must be the name of a skill'],
  [{ skill: 5 }, 'skill: must be the name of a skill'],
  [{ skill: ' ' }, 'skill: must be the name of a skill'],
  [{ skill: 'x', should_trigger: 'no' }, 'should_trigger: must be true or false'],
  [
    { skill: 'x', should_trigger: true, shouldTrigger: true },
    'shouldTrigger: is another name of "should_trigger", which is there too: keep one of them',
  ],
])('%j is refused', (options, complaint) => {
  expect(complaints('skill-trigger', options)).toEqual([complaint]);
});
