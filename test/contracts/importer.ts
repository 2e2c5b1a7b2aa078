import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/model/errors.ts';
import type { ImportFormat } from '../../src/model/run/import-formats.ts';
import { type RunResult, runResultSchema, type TestResult } from '../../src/model/run/result.ts';
import { resultKey } from '../../src/model/run/result-keys.ts';
import { memoryFiles } from '../../src/platform/files/memory-files.ts';
import { importers } from '../../src/results/importers/index.ts';
import { readRecord } from '../../src/results/read/read-record.ts';
import { recordLine } from '../../src/results/record.ts';
import { type ImportHow, readResults } from '../../src/results/run-folder/read-results.ts';
import { sourceOf } from '../results/importers/reading.ts';
import {
  jsonLinesSyntax,
  jsonSyntax,
  type Leaf,
  LongText,
  leavesOf,
  objectsIn,
  type Syntax,
  withValue,
} from '../support/document-tree.ts';
import { sample } from '../support/exhaustive.ts';
import { allFixtures, fixturesOf, type ImportFixture } from '../support/import-fixtures.ts';

export interface ImporterFiles {
  /** The lists of rows in a document, to change in place. A row is a test, or a trial of one. */
  readonly rowsOf: (tree: never) => unknown[][];
  /** Files are JSON or JSON Lines, by their extension; others need this. */
  readonly syntaxes?: Readonly<Record<string, Syntax>>;
  /** Settings that a fixture needs, by its path (`0.121/results.json`). */
  readonly settings?: Readonly<Record<string, ImportHow>>;
  /** Fixtures that cannot be used, with the expected message. */
  readonly refused?: Readonly<Record<string, RegExp>>;
  /** Paths (`results.results[].vars`) of objects whose keys are data of authors: a new key there may change a result. */
  readonly isOpen?: (path: string) => boolean;
}

/**
 * What the reader of each format of another tool must do, with all its fixtures: the files in
 * `test/fixtures/import/<format>/<version or dialect>/`. `<name>.again.<ext>` is a second run of the tests of
 * `<name>.<ext>`, with other answers and times.
 */
export function importerContract(format: ImportFormat, how: ImporterFiles): void {
  const fixtures = fixturesOf(format).filter(({ file }) => how.refused?.[file] === undefined);
  const importer = importers.find(({ name }) => name === format);
  const syntaxOf = ({ file }: ImportFixture): Syntax => {
    const extension = file.split('.').at(-1) ?? '';
    const syntax = { json: jsonSyntax, jsonl: jsonLinesSyntax, ...how.syntaxes }[extension];
    if (syntax === undefined) throw new Error(`The contract needs a syntax for ${file}`);
    return syntax;
  };
  const treeOf = (fixture: ImportFixture) => syntaxOf(fixture).parse(fixture.bytes);
  const settingsOf = ({ file }: ImportFixture): ImportHow => how.settings?.[file] ?? {};
  const isForced = (fixture: ImportFixture) => settingsOf(fixture).format !== undefined;
  const read = (fixture: ImportFixture, given = settingsOf(fixture)) => runOf(fixture.file, fixture.bytes, given);
  /** A changed file may no longer be recognized, which is no matter here. */
  const readBytes = (fixture: ImportFixture, bytes: Uint8Array) =>
    runOf(fixture.file, bytes, { ...settingsOf(fixture), format });
  const readChanged = (fixture: ImportFixture, tree: unknown) => readBytes(fixture, syntaxOf(fixture).write(tree));
  /** For tests that do not change it. */
  const sharedTreeOf = remembered(treeOf);
  /** A file with a value in one place. */
  const changedBytes = (fixture: ImportFixture, leaf: Leaf, value: unknown) =>
    value instanceof LongText
      ? value.write(syntaxOf(fixture), sharedTreeOf(fixture), [leaf])
      : syntaxOf(fixture).write(withValue(sharedTreeOf(fixture), leaf.at, value));
  const accountedBefore = remembered(async (fixture) => accountedIn(await readChanged(fixture, sharedTreeOf(fixture))));
  const leaves = distinctLeaves(fixtures, sharedTreeOf);
  describe(`the format ${format}`, () => {
    test('has an importer and fixtures, one of them with a second run', () => {
      expect(importer).toBeDefined();
      expect(fixtures.some((fixture) => againOf(fixture, fixtures))).toBe(true);
    });

    test.each(fixtures)('recognizes $file, and reads a valid run with unique tests', async (fixture) => {
      if (!isForced(fixture))
        expect(await importer?.recognizes(await sourceIn(fixture.file, fixture.bytes))).toBe(true);
      const run = await read(fixture);
      expect(run.imported).toMatchObject([{ format, file: fixture.file.split('/').at(-1) }]);
      expect(run.results.length + (run.unreadable?.length ?? 0)).toBeGreaterThan(0);
      expectSound(run);
    });

    test.each(Object.entries(how.refused ?? {}))('refuses %s', async (file, message) => {
      const fixture = fixturesOf(format).find((each) => each.file === file);
      await expect(
        runOf(file, fixture?.bytes ?? new Uint8Array(), settingsOf({ file } as ImportFixture)),
      ).rejects.toThrow(message);
    });

    test('does not recognize files of other tools, or bytes without meaning', async () => {
      const others = allFixtures().filter((fixture) => fixture.format !== format);
      for (const { file, bytes } of [...others, ...meaningless()]) {
        expect([file, await importer?.recognizes(await sourceIn(file, bytes))]).toEqual([file, false]);
      }
    });

    test.each(fixtures)('a $file that is cut off is refused or incomplete', async (fixture) => {
      for (const bytes of cutOff(fixture.bytes)) {
        expect(typeof (await importer?.recognizes(await sourceIn(fixture.file, bytes)))).toBe('boolean');
        const run = await orRefused(runOf(fixture.file, bytes, { ...settingsOf(fixture), format }));
        if (run !== 'refused') expect(run.complete).toBe(false);
      }
    });

    test.each(fixtures)('the results of $file do not depend on the order of rows', async (fixture) => {
      const expected = inAnyOrder(await read(fixture));
      for (const reorder of [reversed, rotated]) {
        const tree = treeOf(fixture);
        for (const rows of how.rowsOf(tree as never)) rows.splice(0, rows.length, ...reorder(rows));
        expect(inAnyOrder(await readChanged(fixture, tree))).toEqual(expected);
      }
    });

    test.each(fixtures)('unknown keys in $file change nothing', async (fixture) => {
      const tree = treeOf(fixture);
      for (const { path, object } of objectsIn(tree)) if (!how.isOpen?.(path)) addUnknownKeys(object);
      const { imported = [], ...run } = await readChanged(fixture, tree);
      const known = imported.map(({ unknownKeys: _, ...file }) => file);
      expect({ ...run, imported: known }).toEqual(await readChanged(fixture, treeOf(fixture)));
      expect(({} as Record<string, unknown>)['unknown_key']).toBeUndefined();
    });

    test.each(fixtures)('a row that is missing in $file changes no other test', async (fixture) => {
      const before = await read(fixture);
      const lists = how.rowsOf(treeOf(fixture) as never);
      for (const [list, rows] of lists.entries()) {
        for (const index of evenly(rows.length)) {
          const tree = treeOf(fixture);
          how.rowsOf(tree as never)[list]?.splice(index, 1);
          const after = await orRefused(readChanged(fixture, tree));
          if (after === 'refused') continue;
          expect(namesChanged(before, after).length).toBeLessThanOrEqual(1);
          if (after.results.length < after.planned) expect(after.complete).toBe(false);
        }
      }
    });

    test.each(sample(leaves, 12))(
      'any value of $leaf.path is read, unreadable or refused',
      async ({ fixture, leaf }) => {
        const before = await accountedBefore(fixture);
        for (const value of wrongValues(leaf.value)) {
          const run = await orRefused(readBytes(fixture, changedBytes(fixture, leaf, value)));
          if (run === 'refused') continue;
          expectSound(run);
          expect(accountedIn(run)).toBeGreaterThanOrEqual(before);
        }
      },
    );

    test.each(fixtures)('the results of $file are equal when they are written and read again', async (fixture) => {
      for (const result of (await read(fixture)).results) {
        const { result: again } = readRecord(JSON.parse(recordLine(result)), result.location, result.index);
        expect(again).toEqual(result);
      }
    });

    const repeated = fixtures.flatMap((fixture) => againOf(fixture, fixtures) ?? []);
    test.each(repeated)('$again.file has the tests and definitions of $first.file', async ({ first, again }) => {
      const measures = async (fixture: ImportFixture) =>
        (await runOf(first.file, fixture.bytes, settingsOf(first))).results
          .map((result) => [resultKey(result), result.measure])
          .sort();
      expect(await measures(again)).toEqual(await measures(first));
    });
  });
}

const MAX_TEXT_LENGTH = 1024 * 1024;
const shortName = (file: string): string => file.split('/').at(-1) ?? file;
const sourceIn = (file: string, bytes: Uint8Array) => sourceOf(shortName(file), bytes);
const inMemory = (file: string, bytes: Uint8Array) => ({
  paths: [shortName(file)],
  site: { cwd: '/', files: memoryFiles(new Map([[`/${shortName(file)}`, bytes]])) },
});

async function runOf(file: string, bytes: Uint8Array, how: ImportHow): Promise<RunResult> {
  const { paths, site } = inMemory(file, bytes);
  return (await readResults(paths, site, how)).run;
}

async function orRefused(reading: Promise<RunResult>): Promise<RunResult | 'refused'> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.problems[0]?.message).not.toBe('');
    return 'refused';
  }
}

function againOf(first: ImportFixture, all: readonly ImportFixture[]) {
  const name = first.file.replace(/(\.\w+)$/, '.again$1');
  const again = all.find(({ file }) => file === name);
  return again && { first, again };
}

/** Computes a value for each fixture once. */
function remembered<T>(compute: (fixture: ImportFixture) => T): (fixture: ImportFixture) => T {
  const known = new Map<ImportFixture, T>();
  return (fixture) => {
    const value = known.get(fixture) ?? compute(fixture);
    known.set(fixture, value);
    return value;
  };
}

/** One place of each path in all fixtures. */
function distinctLeaves(fixtures: readonly ImportFixture[], treeOf: (fixture: ImportFixture) => unknown) {
  const found = new Map<string, { readonly fixture: ImportFixture; readonly leaf: Leaf }>();
  for (const fixture of fixtures) {
    for (const leaf of leavesOf(treeOf(fixture))) if (!found.has(leaf.path)) found.set(leaf.path, { fixture, leaf });
  }
  return [...found.values()];
}

/** Most changes of a file are in values that are not read: the run that they leave was found sound before. */
const soundRuns = new Set<string>();

function expectSound(run: RunResult): void {
  const long = textsIn(run).filter((text) => 3 * text.length >= MAX_TEXT_LENGTH);
  expect(long.filter((text) => Buffer.byteLength(text) > MAX_TEXT_LENGTH)).toEqual([]);
  // The JSON of a run with long texts takes more time than to look at it again.
  const json = long.length === 0 ? JSON.stringify(run) : undefined;
  if (json !== undefined && soundRuns.has(json)) return;
  expect(runResultSchema.parse(run)).toEqual(run);
  expect(new Set(run.results.map(resultKey)).size).toBe(run.results.length);
  if (json !== undefined) soundRuns.add(json);
}

/** All texts in a value, keys included. */
function textsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value);
  else if (Array.isArray(value)) for (const item of value) textsIn(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      found.push(key);
      textsIn(item, found);
    }
  }
  return found;
}

/** A name of several rows is one error, which says how many they are. */
const accountedIn = ({ imported: [file] = [], unreadable = [], results }: RunResult): number => {
  const ofNames = results.flatMap((result) =>
    result.status === 'execution_error' ? (/^(\d+) rows have the name/.exec(result.failure.message)?.[1] ?? []) : [],
  );
  const more = ofNames.reduce((sum, rows) => sum + Number(rows) - 1, 0);
  return (file?.trials ?? 0) + (file?.skipped ?? 0) + unreadable.length + more;
};

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

const TOO_DEEP = nested(80);
const TOO_LONG = new LongText('OfOneWord', 'x'.repeat(MAX_TEXT_LENGTH + 1));
/** Long and special texts matter only where a text stands. */
function wrongValues(value: unknown): unknown[] {
  if (typeof value === 'string') return [null, 17, {}, TOO_DEEP, TOO_LONG, '__proto__', ''];
  return [null, 'text', TOO_DEEP, ...(typeof value === 'number' ? [-1, {}] : [])];
}

/** The end of a line is no cut that shows. */
function cutOff(bytes: Uint8Array): Uint8Array[] {
  const text = Buffer.from(bytes).toString('latin1').trimEnd();
  return [0.1, 0.37, 0.5, 0.81, 1]
    .map((share) => Math.floor(text.length * share) - 1)
    .filter((length) => length > 0 && !/[\r\n]/.test(text.slice(length - 1, length + 1)))
    .map((length) => bytes.subarray(0, length));
}

function meaningless(): { readonly file: string; readonly bytes: Uint8Array }[] {
  const texts = [
    '',
    ' ',
    '{}',
    '[]',
    'null',
    '"text"',
    '{"a": 1}\n{"b": 2}',
    '<a/>',
    '<?xml version="1.0"?>',
    'PK\u0003\u0004',
    '{',
  ];
  const noise = Uint8Array.from({ length: 4_096 }, (_, index) => (index * 7_919 + (index >> 3)) % 256);
  return [
    ...texts.map((text) => ({ file: `of ${JSON.stringify(text)}`, bytes: Buffer.from(text) })),
    { file: 'noise', bytes: noise },
  ];
}

const reversed = (rows: readonly unknown[]): unknown[] => [...rows].reverse();
const rotated = (rows: readonly unknown[]): unknown[] => [...rows.slice(1), ...rows.slice(0, 1)];

/** What stays, whatever the order of rows: which trial is shown may change. */
const inAnyOrder = ({ results, planned, unreadable = [] }: RunResult) => ({
  planned,
  unreadable: unreadable.length,
  results: results
    .map((result) => ({
      key: resultKey(result),
      status: result.status,
      score: result.score.toFixed(9),
      measure: result.measure,
      costUsd: result.costUsd?.toFixed(9),
      trials: result.trials?.map(({ status, score }) => `${status} ${score}`).sort(),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1)),
});

/** `__proto__` is a key of the file like any other. */
function addUnknownKeys(object: object): void {
  const value = { unknown_key: [{ nested: true }] };
  for (const key of ['unknown_key', '__proto__', 'constructor']) {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true });
  }
}

const MAX_TRIED = 12;
const evenly = (length: number): number[] =>
  Array.from({ length: Math.min(length, MAX_TRIED) }, (_, index) =>
    Math.floor((index * length) / Math.min(length, MAX_TRIED)),
  );

/** The names of tests whose result is another. A hash in their ids depends on tests of the same name. */
function namesChanged(before: RunResult, after: RunResult): string[] {
  const nameOf = ({ suite, testId, target }: TestResult) =>
    JSON.stringify([suite, testId.replace(/(?:~[0-9a-f]{12})+$/, ''), target]);
  // The attempts in a file are a fact of all its tests.
  const noPlace = { index: 0, location: undefined, onlyLastAttempts: undefined };
  const withoutPlace = (result: TestResult) =>
    JSON.stringify({ ...result, ...noPlace, metadata: { ...result.metadata, pointer: '' } });
  const known = new Set(before.results.map(withoutPlace));
  const now = new Set(after.results.map(withoutPlace));
  const changed = [
    ...before.results.filter((result) => !now.has(withoutPlace(result))),
    ...after.results.filter((result) => !known.has(withoutPlace(result))),
  ];
  return [...new Set(changed.map(nameOf))];
}
