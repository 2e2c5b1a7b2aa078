import { expect, test } from 'vitest';
import { changesOf, flagsOf, folderOf } from '../../src/results/joined-runs.ts';
import { aResult } from '../support/builders.ts';

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
  const own = { results: [aResult()] };
  expect(flagsOf([flags('a.yaml'), flags('a.yaml')].map((run) => ({ ...run, ...own })))).toEqual(flags('a.yaml'));
  expect(flagsOf([own, own])).toEqual({});
});

test('the flags of parts that had different ones are unknown, whatever results of other tools are among them', () => {
  const flags = (value: string) => ({ flags: [{ name: 'targets' as const, value }], results: [aResult()] });
  const own = { results: [aResult()] };
  expect(flagsOf([flags('a.yaml'), flags('b.yaml')])).toEqual({ flags: 'unknown' });
  expect(flagsOf([flags('a.yaml'), own])).toEqual({ flags: 'unknown' });
  const imported = { results: [{ ...aResult(), importedFrom: 'junit' as const }] };
  expect(flagsOf([flags('a.yaml'), imported, { results: [] }])).toEqual({ flags: flags('a.yaml').flags });
});
