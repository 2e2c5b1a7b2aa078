import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TreeLook } from '../../src/model/ports/ports.ts';
import { changesBetween } from '../../src/workspaces/look-changes.ts';

const FILE = 0o100644;
const FOLDER = 0o040755;
const PIPE = 0o010644;

interface Entry {
  readonly mode: number;
  readonly changedAt?: number;
}

const look = (entries: Readonly<Record<string, Entry>>, root = '1', settledBefore = 1_000): TreeLook => ({
  root,
  paths: Object.keys(entries),
  numbers: Float64Array.from(Object.values(entries).flatMap(({ mode, changedAt = 1 }) => [mode, 1, 1, 1, changedAt])),
  repositories: [],
  settledBefore,
});

describe('what differs between two looks', () => {
  test('are files that came, went and changed', () => {
    const before = look({ d: { mode: FOLDER }, 'd/a': { mode: FILE }, 'd/b': { mode: FILE }, 'd/c': { mode: FILE } });
    const after = look({
      d: { mode: FOLDER },
      'd/a': { mode: FILE, changedAt: 2 },
      'd/b': { mode: FILE },
      n: { mode: FILE },
    });
    expect(changesBetween(before, after)).toEqual([
      { path: 'd/a', before: true, after: true },
      { path: 'n', before: false, after: true },
      { path: 'd/c', before: true, after: false },
    ]);
  });

  test('are not the times of folders, nor what lies in a .git', () => {
    const before = look({ d: { mode: FOLDER }, 'x/.git': { mode: FOLDER }, 'x/.git/HEAD': { mode: FILE } });
    const after = look({ d: { mode: FOLDER, changedAt: 9 }, 'x/.git': { mode: FILE }, 'y/.git': { mode: FILE } });
    expect(changesBetween(before, after)).toEqual([]);
  });

  test('are pipes too, because git may be caught by them', () => {
    expect(changesBetween(look({}), look({ p: { mode: PIPE } }))).toEqual([{ path: 'p', before: false, after: false }]);
  });

  test('are files that were changed so late that another change would not show', () => {
    const late = { a: { mode: FILE, changedAt: 1_500 } };
    expect(changesBetween(look(late), look(late))).toHaveLength(1);
    expect(changesBetween(look(late, '1', Number.POSITIVE_INFINITY), look(late))).toEqual([]);
  });

  test('is everything where another folder is in the place of the folder', () => {
    const changes = changesBetween(look({ a: { mode: FILE } }), look({ a: { mode: FILE } }, '2'));
    expect(changes).toEqual([
      { path: '', before: false, after: false },
      { path: 'a', before: true, after: true },
    ]);
  });

  test('is nothing exactly where nothing differs', () => {
    const entries = fc.dictionary(
      fc.stringMatching(/^[abc](\/[abc]){0,2}$/),
      fc.record({ mode: fc.constantFrom(FILE, FOLDER, 0o120777), changedAt: fc.integer({ min: 1, max: 3 }) }),
    );
    fc.assert(
      fc.property(entries, entries, (one, other) => {
        const isFolder = ({ mode }: Entry) => mode === FOLDER;
        const text = (all: Readonly<Record<string, Entry>>) =>
          Object.entries(all)
            .filter(([, entry]) => !isFolder(entry))
            .map(([path, { mode, changedAt }]) => `${path} ${mode} ${changedAt}`)
            .sort();
        const isSame = text(one).join() === text(other).join();
        expect(changesBetween(look(one), look(other)).length === 0).toBe(isSame);
      }),
      { seed: 8, numRuns: 300 },
    );
  });
});
