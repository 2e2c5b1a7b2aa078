import { expect, test } from 'vitest';
import { changesOf, flagsOf, folderOf } from '../../src/results/joined-runs.ts';

const changes = (base: string, file: string) => ({
  changes: { base: base.repeat(40), suites: [{ file, paths: [`${file}.md`] }] },
});

test('parts of a run have the changed files of all parts with the same base commit', () => {
  const joined = changesOf([{}, changes('a', 'x'), changes('a', 'y'), changes('a', 'x'), changes('b', 'z')]);
  expect(joined.changes?.base).toBe('a'.repeat(40));
  expect(joined.changes?.suites.map(({ file }) => file)).toEqual(['x', 'y']);
  expect(changesOf([{}])).toEqual({});
});

test('parts of a run have their folder if it is the same for all', () => {
  expect(folderOf([{ folder: 'apps/x' }, { folder: 'apps/x' }])).toEqual({ folder: 'apps/x' });
  expect(folderOf([{ folder: 'apps/x' }, { folder: 'apps/y' }])).toEqual({});
  expect(folderOf([{ folder: 'apps/x' }, {}])).toEqual({});
  expect(folderOf([{}, {}])).toEqual({});
});

test('parts of a run have their flags if they are the same for all', () => {
  const flags = (value: string) => ({ flags: [{ name: 'targets' as const, value }] });
  expect(flagsOf([flags('a.yaml'), flags('a.yaml')])).toEqual(flags('a.yaml'));
  expect(flagsOf([flags('a.yaml'), flags('b.yaml')])).toEqual({});
  expect(flagsOf([flags('a.yaml'), {}])).toEqual({});
  expect(flagsOf([{}, {}])).toEqual({});
});
