import { describe, expect, test } from 'vitest';
import type { Workspace } from '../../src/model/suite/workspace.ts';
import { decide } from '../../src/workspaces/workspace-mode.ts';

const location = { file: 'a.eval.yaml', line: 1, column: 1 };
const repository = { path: 'lib', url: 'u', ref: 'HEAD', resolve: 'local' as const, ancestor: 0, sparse: [], location };
const workspace = (given: Partial<Workspace> = {}): Workspace => ({
  isolation: 'shared',
  repositories: [],
  hooks: {},
  requires: { commands: [], pythonModules: [] },
  files: [],
  location,
  ...given,
});
const template = { path: '/t', location };
const kindOf = (given: Partial<Workspace> | undefined, asked = {}) => decide(given && workspace(given), asked).kind;

describe('which folder a test gets', () => {
  test.each([
    ['none without a workspace', undefined, 'none'],
    ['none for a workspace that is made of nothing', {}, 'none'],
    ['a shared one for a template', { template }, 'shared'],
    ['a shared one for grading files alone', { gradingFiles: [{ to: 'a', content: '' }] }, 'shared'],
    ['one of the pool for repositories', { repositories: [repository] }, 'pooled'],
    ['a temporary one for repositories when the suite says so', { repositories: [repository], mode: 'temp' }, 'shared'],
    ['a temporary one for a pool without repositories', { template, mode: 'pooled' }, 'shared'],
    ['its own where the suite isolates tests', { template, isolation: 'per_test' }, 'per-test'],
    ['a static one for a path', { path: 'here' }, 'static'],
    ['a temporary one for a static workspace without a path', { template, mode: 'static' }, 'shared'],
    [
      'no folder for a static one with repositories and no path',
      { mode: 'static', repositories: [repository] },
      'impossible',
    ],
    ['no folder for a path with another mode', { path: 'here', mode: 'temp' }, 'impossible'],
    ['no folder for a static one that skills are left out of', { path: 'here', withoutSkills: true }, 'impossible'],
    ['no folder for a static one for each test', { path: 'here', isolation: 'per_test' }, 'impossible'],
    [
      'none for the files of an evals.json alone',
      { isolation: 'per_test', files: [{ path: 'a', from: '/a' }] },
      'none',
    ],
  ] as const)('%s', (_, given, kind) => {
    expect(kindOf(given as Partial<Workspace> | undefined)).toBe(kind);
  });

  test('a run that keeps no workspaces takes none of the pool', () => {
    expect(kindOf({ repositories: [repository] }, { mayPool: false })).toBe('shared');
  });

  test('the run decides over the suite', () => {
    expect(kindOf({ repositories: [repository] }, { mode: 'temp' })).toBe('shared');
    expect(decide(undefined, { path: '/mine' })).toEqual({ kind: 'static', path: '/mine', isGiven: true });
    expect(kindOf({ template }, { path: '/mine' })).toBe('static');
    expect(kindOf({ template }, { path: '/mine', mode: 'pooled' })).toBe('impossible');
    expect(kindOf({ isolation: 'per_test', files: [{ path: 'a', from: '/a' }] }, { mode: 'temp' })).toBe('per-test');
  });
});
