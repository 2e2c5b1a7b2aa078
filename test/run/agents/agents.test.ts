import { describe, expect, test } from 'vitest';
import { renamer } from '../../../src/run/agents/tool-names.ts';

describe('the names of tools', () => {
  const rename = renamer({ read: 'Read', sh: 'Bash' }, [
    { prefix: 'mcp:', tool: 'Skill' },
    { prefix: 'Viewing ', tool: 'Read' },
  ]);

  test('are those that graders know, and others stay', () => {
    expect(rename('sh', { command: 'x' })).toEqual({ tool: 'Bash', input: { command: 'x' } });
    expect(rename('constructor', 5)).toEqual({ tool: 'constructor', input: 5 });
  });

  test('of what is read bring the path under the name that graders look for', () => {
    expect(rename('read', { path: 'a' })).toEqual({ tool: 'Read', input: { path: 'a', file_path: 'a' } });
    expect(rename('Viewing a', { filePath: 'a' })).toMatchObject({ tool: 'Read', input: { file_path: 'a' } });
    expect(rename('read', { path: 'a', file_path: 'b' }).input).toEqual({ path: 'a', file_path: 'b' });
  });

  test('of a skill bring its name under the name that graders look for', () => {
    const rename = renamer({ activate_skill: 'Skill' });
    expect(rename('activate_skill', { name: 'a' })).toEqual({ tool: 'Skill', input: { name: 'a', skill: 'a' } });
    expect(rename('activate_skill', { name: 'a', skill: 'b' }).input).toEqual({ name: 'a', skill: 'b' });
    expect(rename('constructor', { name: 'a' }).input).toEqual({ name: 'a' });
  });

  test('with a prefix hold the name of a skill', () => {
    expect(rename('mcp:a/b', { x: 1 })).toEqual({ tool: 'Skill', input: { x: 1, skill: 'a/b' } });
  });
});
