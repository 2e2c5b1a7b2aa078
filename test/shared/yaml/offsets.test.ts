import { describe, expect, test } from 'vitest';
import { Offsets } from '../../../src/shared/yaml/offsets.ts';

/** A mapping that begins at 7, with so many keys that stand ten apart, and a value three behind each. */
function aMapping(count: number) {
  const offsets = new Offsets();
  const mark = offsets.mark();
  for (let at = 1; at <= count; at += 1) offsets.noteEntry(`key${at}`, at * 10, at * 10 + 3);
  return { offsets, root: offsets.mapping(7, mark) };
}

describe('locations of values', () => {
  test.each([3, 32, 33, 500])('keys and values of a mapping with %d keys are found', (count) => {
    const { offsets, root } = aMapping(count);
    for (let at = 1; at <= count; at += 1) {
      expect(offsets.offsetOf(root, [`key${at}`], 'key')).toBe(at * 10);
      expect(offsets.offsetOf(root, [`key${at}`], 'value')).toBe(at * 10 + 3);
    }
    expect(offsets.offsetOf(root, ['nowhere'], 'value')).toBe(7);
    expect(offsets.offsetOf(root, [0], 'key')).toBe(7);
  });

  test('a missing value has the location of the nearest value around it', () => {
    const { offsets, root } = aMapping(2);
    expect(offsets.offsetOf(root, [], 'key')).toBe(7);
    expect(offsets.offsetOf(root, ['key1', 'below', 3], 'key')).toBe(13);
  });

  test('lists within mappings within lists are distinguished', () => {
    const offsets = new Offsets();
    const outer = offsets.mark();
    for (const base of [100, 200]) {
      const mapping = offsets.mark();
      const inner = offsets.mark();
      offsets.noteItem(base + 10);
      offsets.noteItem(base + 20);
      offsets.noteEntry('same', base + 5, offsets.list(base + 8, inner));
      offsets.noteItem(offsets.mapping(base, mapping));
    }
    const root = offsets.list(1, outer);
    expect(offsets.offsetOf(root, [], 'value')).toBe(1);
    expect(offsets.offsetOf(root, [1], 'key')).toBe(200);
    expect(offsets.offsetOf(root, [0, 'same'], 'key')).toBe(105);
    expect(offsets.offsetOf(root, [0, 'same'], 'value')).toBe(108);
    expect(offsets.offsetOf(root, [1, 'same', 1], 'value')).toBe(220);
    expect(offsets.offsetOf(root, [1, 'same', 2], 'value')).toBe(208);
    expect(offsets.offsetOf(root, [1, 'same', 'length'], 'value')).toBe(208);
    expect(offsets.offsetOf(root, [2], 'value')).toBe(1);
    expect(offsets.offsetOf(root, [-1], 'value')).toBe(1);
  });

  test('names of keys that every object has are names like others', () => {
    const offsets = new Offsets();
    const mark = offsets.mark();
    offsets.noteEntry('__proto__', 1, 2);
    const root = offsets.mapping(0, mark);
    expect(offsets.offsetOf(root, ['__proto__'], 'value')).toBe(2);
    expect(offsets.offsetOf(root, ['constructor'], 'value')).toBe(0);
  });
});
