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

test('parts of an experiment are one if they have the same variants', () => {
  const variantsOf = (...all: (string[] | undefined)[]) =>
    joinRuns(
      all.map((variants) => ({ shown: 'run', run: aRun([], { variants }) })),
      [],
    ).variants;
  expect(variantsOf(['a', 'b'], ['a', 'b'])).toEqual(['a', 'b']);
  expect([variantsOf(['a', 'b'], ['b', 'a']), variantsOf(undefined, ['a', 'b'])]).toEqual([undefined, undefined]);
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

test('seed trials of shards count only in rounds that all of them completed', () => {
  const joined = (...made: readonly number[]) =>
    joinRuns(
      made.map((rounds, index) => {
        const seeds = Array.from({ length: rounds }, (_, at) => ({
          purpose: 'seed' as const,
          checkout: 'head' as const,
          round: at + 1,
          result: aResult({ testId: `t${index}`, index }),
        }));
        const shard = { index: index + 1, count: made.length, tests: 2, division: 'a'.repeat(64), baselineUntil: TIME };
        const run = aRun([], { shard, planned: 1, seeding: { asked: 5, made: rounds, tests: 1 }, extraTrials: seeds });
        return { shown: 'shard', run };
      }),
      [],
    );
  expect(joined(3, 2)).toMatchObject({ seeding: { made: 2, tests: 2 }, extraTrials: [{ round: 1 }, { round: 1 }] });
  expect(joined(1, 1).extraTrials).toBeUndefined();
});

const TIME = '2026-01-10T10:11:00.000Z';
