import { expect, test } from 'vitest';
import { changesOf, flagsOf, joinRuns } from '../../src/results/join-runs.ts';
import { aResult } from '../support/builders.ts';
import { aRun } from '../support/evidence.ts';

const changes = (base: string, file: string) => ({
  changes: { base: base.repeat(40), suites: [{ file, paths: [`${file}.md`] }] },
});

test('parts of a run have the changed files of all parts with the same base commit', () => {
  const joined = changesOf([{}, changes('a', 'x'), changes('a', 'y'), changes('a', 'x'), changes('b', 'z')]);
  expect(joined?.base).toBe('a'.repeat(40));
  expect(joined?.suites.map(({ file }) => file)).toEqual(['x', 'y']);
  expect(changesOf([{}])).toBeUndefined();
});

test('parts of a run have their folder if it is the same for all', () => {
  const folderOf = (...folders: (string | undefined)[]) =>
    joinRuns(
      folders.map((folder) => ({ shown: 'run', run: aRun([], { folder }) })),
      [],
    ).folder;
  expect(folderOf('apps/x', 'apps/x')).toBe('apps/x');
  expect([folderOf('apps/x', 'apps/y'), folderOf('apps/x', undefined), folderOf(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('parts of a run have their flags if they are the same for all', () => {
  const flags = (value: string) => ({ flags: [{ name: 'targets' as const, value }] });
  const own = { results: [aResult()] };
  expect(flagsOf([flags('a.yaml'), flags('a.yaml')].map((run) => ({ ...run, ...own })))).toEqual(flags('a.yaml').flags);
  expect(flagsOf([own, own])).toBeUndefined();
});

test('the flags of parts that had different ones are unknown, whatever results of other tools are among them', () => {
  const flags = (value: string) => ({ flags: [{ name: 'targets' as const, value }], results: [aResult()] });
  const own = { results: [aResult()] };
  expect(flagsOf([flags('a.yaml'), flags('b.yaml')])).toBe('unknown');
  expect(flagsOf([flags('a.yaml'), own])).toBe('unknown');
  const imported = { results: [{ ...aResult(), importedFrom: 'junit' as const }] };
  expect(flagsOf([flags('a.yaml'), imported, { results: [] }])).toEqual(flags('a.yaml').flags);
});
