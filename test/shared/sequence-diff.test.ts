import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Edit, sequenceDiff } from '../../src/shared/sequence-diff.ts';

const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });

/** The new sequence, as the edits make it of the old one. */
const applied = (before: readonly string[], after: readonly string[], edits: readonly Edit[]): string[] =>
  edits.flatMap(({ kind, before: at, after: to, count }) => {
    if (kind === 'removed') return [];
    return kind === 'added' ? after.slice(to, to + count) : before.slice(at, at + count);
  });

test('the edits turn the old sequence into the new one, and keep every item of the old one', () => {
  fc.assert(
    fc.property(items, items, (before, after) => {
      const edits = sequenceDiff(before, after, 1000) ?? [];
      expect(applied(before, after, edits)).toEqual(after);
      const old = edits.flatMap(({ kind, before: at, count }) =>
        kind === 'added' ? [] : before.slice(at, at + count),
      );
      expect(old).toEqual(before);
    }),
  );
});

test('the edits are as few as there can be', () => {
  const edits = sequenceDiff([...'ABCABBA'], [...'CBABAC'], 100) ?? [];
  expect(edits.filter(({ kind }) => kind !== 'same').reduce((sum, { count }) => sum + count, 0)).toBe(5);
});

test('neighbours of one kind are one edit', () => {
  expect(sequenceDiff([...'abc'], [...'axyc'], 100)).toEqual([
    { kind: 'same', before: 0, after: 0, count: 1 },
    { kind: 'removed', before: 1, after: 1, count: 1 },
    { kind: 'added', before: 2, after: 1, count: 2 },
    { kind: 'same', before: 2, after: 3, count: 1 },
  ]);
});

test('sequences that differ in more items than the limit give no edits', () => {
  expect(sequenceDiff([...'aaaa'], [...'bbbb'], 7)).toBeUndefined();
  expect(sequenceDiff([...'aaaa'], [...'bbbb'], 8)).toHaveLength(2);
});
