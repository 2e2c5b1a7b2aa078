import { describe, expect, test } from 'vitest';
import { Spots } from '../../../src/shared/yaml/offsets.ts';

/** A mapping that begins at 7, with so many keys that stand ten apart, and a value three behind each. */
function aMapping(count: number) {
  const spots = new Spots();
  const mark = spots.mark();
  for (let at = 1; at <= count; at += 1) spots.noteEntry(`key${at}`, at * 10, at * 10 + 3);
  return { spots, root: spots.mapping(7, mark) };
}

describe('where things stand', () => {
  test.each([3, 32, 33, 500])('keys and values of a mapping with %d keys are found', (count) => {
    const { spots, root } = aMapping(count);
    for (let at = 1; at <= count; at += 1) {
      expect(spots.offsetOf(root, [`key${at}`], 'key')).toBe(at * 10);
      expect(spots.offsetOf(root, [`key${at}`], 'value')).toBe(at * 10 + 3);
    }
    expect(spots.offsetOf(root, ['nowhere'], 'value')).toBe(7);
    expect(spots.offsetOf(root, [0], 'key')).toBe(7);
  });

  test('what is not there stands where the nearest thing around it stands', () => {
    const { spots, root } = aMapping(2);
    expect(spots.offsetOf(root, [], 'key')).toBe(7);
    expect(spots.offsetOf(root, ['key1', 'below', 3], 'key')).toBe(13);
  });

  test('lists within mappings within lists are told apart', () => {
    const spots = new Spots();
    const outer = spots.mark();
    for (const base of [100, 200]) {
      const mapping = spots.mark();
      const inner = spots.mark();
      spots.noteItem(base + 10);
      spots.noteItem(base + 20);
      spots.noteEntry('same', base + 5, spots.list(base + 8, inner));
      spots.noteItem(spots.mapping(base, mapping));
    }
    const root = spots.list(1, outer);
    expect(spots.offsetOf(root, [], 'value')).toBe(1);
    expect(spots.offsetOf(root, [1], 'key')).toBe(200);
    expect(spots.offsetOf(root, [0, 'same'], 'key')).toBe(105);
    expect(spots.offsetOf(root, [0, 'same'], 'value')).toBe(108);
    expect(spots.offsetOf(root, [1, 'same', 1], 'value')).toBe(220);
    expect(spots.offsetOf(root, [1, 'same', 2], 'value')).toBe(208);
    expect(spots.offsetOf(root, [1, 'same', 'length'], 'value')).toBe(208);
    expect(spots.offsetOf(root, [2], 'value')).toBe(1);
    expect(spots.offsetOf(root, [-1], 'value')).toBe(1);
  });

  test('names of keys that every object has are names like others', () => {
    const spots = new Spots();
    const mark = spots.mark();
    spots.noteEntry('__proto__', 1, 2);
    const root = spots.mapping(0, mark);
    expect(spots.offsetOf(root, ['__proto__'], 'value')).toBe(2);
    expect(spots.offsetOf(root, ['constructor'], 'value')).toBe(0);
  });
});
