import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineReader } from '../../../src/providers/streams/event.ts';

const roomy = { maxLineBytes: 1_000, maxBytes: 100_000 };

function read(bytes: Uint8Array, cuts: readonly number[], limits = roomy) {
  const lines: string[] = [];
  const reader = lineReader(limits, (line) => lines.push(line));
  const edges = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  for (const [index, edge] of edges.slice(1).entries()) reader.push(bytes.subarray(edges[index], edge));
  reader.end();
  return { lines, isFlooded: reader.isFlooded };
}

describe('lines', () => {
  test('are the same however the bytes arrive', () => {
    const text = fc.array(fc.constantFrom('a', '\n', '€', '🙂', '\u2028', '\r', '"'), { maxLength: 60 });
    fc.assert(
      fc.property(text, fc.array(fc.nat(), { maxLength: 10 }), (pieces, cuts) => {
        const bytes = new TextEncoder().encode(pieces.join(''));
        const expected = pieces
          .join('')
          .split('\n')
          .filter((line) => line !== '');
        expect(read(bytes, cuts).lines).toEqual(expected);
      }),
    );
  });

  test('are no longer read when there are too many bytes, or one is too long', () => {
    const bytes = new TextEncoder().encode('one\ntwo\n');
    expect(read(bytes, [4], { ...roomy, maxBytes: 6 })).toEqual({ lines: ['one'], isFlooded: true });
    const long = new TextEncoder().encode(`short\n${'x'.repeat(1_001)}\nshort`);
    expect(read(long, [300, 600, 900])).toEqual({ lines: ['short'], isFlooded: true });
    expect(read(long.subarray(0, 1_006), [300]).lines).toEqual(['short', 'x'.repeat(1_000)]);
  });

  test('that are no UTF-8 are read as far as they can be', () => {
    expect(read(new Uint8Array([0x61, 0xff, 0x0a, 0x62]), []).lines).toEqual(['a\uFFFD', 'b']);
  });
});
