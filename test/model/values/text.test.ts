import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { losslessBytes, losslessText, onDisk } from '../../../src/model/text/lossless-text.ts';
import { table } from '../../../src/model/text/markdown.ts';
import { cutBytes, cutEnd, cutLong, cutMiddle, fit, kebab, plural } from '../../../src/model/text/text.ts';

const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom('👨‍👩‍👧', 'e\u0301', '漢', '\r\n', '🇩🇪', '\ud83d'), fc.string({ maxLength: 1 })),
});

describe('cutting', () => {
  test('a text that fits is not changed', () => {
    expect(cutEnd('hello', 5)).toBe('hello');
    expect(cutMiddle('hello', 5)).toBe('hello');
    expect(cutBytes('héllo', 6)).toBe('héllo');
  });

  test('a sentence loses its end, and the space before the ellipsis', () => {
    expect(cutEnd('one two three', 9)).toBe('one two…');
  });

  test('a name keeps more of its end than of its beginning', () => {
    expect(cutMiddle('suite › a-long-name › partial-refund', 20)).toBe('suite …artial-refund');
  });

  test('characters of several code units stay whole', () => {
    expect(cutEnd('ab👍🏽cd', 5)).toBe('ab…');
    expect(cutEnd('abe\u0301f', 4)).toBe('ab…');
    expect(cutMiddle('👨‍👩‍👧 and 👨‍👩‍👧', 16)).toBe('…d 👨‍👩‍👧');
    expect(cutBytes('漢字漢字', 10)).toBe('漢字…');
  });

  test('an endless chain of marks is cut anyway', () => {
    expect(cutEnd(`a${'\u0301'.repeat(500)}`, 300)).toHaveLength(300);
  });

  test('nothing is left without space', () => {
    expect([cutEnd('hello', 0), cutMiddle('hello', 0), cutBytes('hello', 2)]).toEqual(['', '', '']);
    expect([cutEnd('hello', 1), cutMiddle('hello', 1), cutBytes('hello', 3)]).toEqual(['…', '…', '…']);
  });

  test('no cut is longer than allowed or adds half a character', () => {
    const halves = (text: string) => text.match(/\p{Cs}/gu)?.length ?? 0;
    fc.assert(
      fc.property(anyText, fc.nat(40), (text, max) => {
        for (const cut of [cutEnd(text, max), cutMiddle(text, max)]) {
          expect(cut.length).toBeLessThanOrEqual(max);
          expect(halves(cut)).toBeLessThanOrEqual(halves(text));
        }
        const bytes = cutBytes(text, max);
        expect(Buffer.byteLength(bytes)).toBeLessThanOrEqual(max);
        expect(halves(bytes)).toBeLessThanOrEqual(halves(text));
      }),
    );
  });
});

test('a count comes with its noun', () => {
  expect([plural('test', 0), plural('test', 1), plural('test', 2), plural('retry', 3, 'retries')]).toEqual([
    '0 tests',
    '1 test',
    '2 tests',
    '3 retries',
  ]);
});

test.each([
  ['maxDrop', 'max-drop'],
  ['budgetUsd', 'budget-usd'],
  ['retain_on_failure', 'retain-on-failure'],
  ['evals', 'evals'],
])('%s is spelled %s as an input', (name, spelled) => {
  expect(kebab(name)).toBe(spelled);
});

test('a long text keeps three quarters from its beginning and one from its end, and says what is missing and where it is', () => {
  const text = `${'a'.repeat(60_000)}${'b'.repeat(60_000)}`;
  const cut = cutLong(text, 64 * 1024);
  expect(cut.startsWith('a'.repeat(48 * 1024))).toBe(true);
  expect(cut.endsWith('b'.repeat(16 * 1024))).toBe(true);
  expect(cut).toContain('[… 53 KiB omitted; index.jsonl has the full text …]');
  expect(cutLong('short', 64 * 1024)).toBe('short');
});

test('a long text is never cut inside a character', () => {
  for (let most = 8; most < 24; most += 1) expect(cutLong('😀'.repeat(20), most).isWellFormed()).toBe(true);
});

test.each([
  [['all of it', 'some', '…'], 100, 'all of it'],
  [['all of it', 'some', '…'], 9, 'all of it'],
  [['all of it', 'some', '…'], 8, 'some'],
  [['all of it', 'some', '…'], 0, '…'],
  [['ééé', 'e'], 5, 'e'],
])('of %j, %i bytes hold %j', (versions, maxBytes, text) => {
  expect(fit(versions, (version) => version, maxBytes)).toBe(text);
});

test.each([
  ['text', 'é 💡 \uFEFF', 'é 💡 \uFEFF'],
  ['a byte of Latin-1', Buffer.from('a \xe9 b', 'latin1'), 'a \uDCE9 b'],
  ['half of a character', Buffer.from('é').subarray(0, 1), '\uDCC3'],
  ['a surrogate that was encoded', Buffer.from([0xed, 0xb3, 0xa9]), '\uDCED\uDCB3\uDCA9'],
  ['text around bytes', Buffer.concat([Buffer.from('é'), Buffer.of(0xff), Buffer.from('💡')]), 'é\uDCFF💡'],
])('%s', (_, bytes, text) => {
  expect(losslessText(Buffer.from(bytes))).toBe(text);
  expect(losslessBytes(text)).toEqual(Buffer.from(bytes));
});

const bytesOf = (path: string): Buffer => Buffer.from(onDisk(path));

test('any name comes back to its bytes, also within a path', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 20 }), (bytes) => {
      expect(bytesOf(losslessText(Buffer.from(bytes)))).toEqual(Buffer.from(bytes));
      expect(bytesOf(`/tmp/ä😀/${losslessText(Buffer.from(bytes))}/x`)).toEqual(
        Buffer.concat([Buffer.from('/tmp/ä😀/'), bytes, Buffer.from('/x')]),
      );
    }),
    { seed: 7 },
  );
});

test('a table has a head, a rule that aligns, and a row per entry', () => {
  expect(table([{ title: 'Test' }, { title: 'Score', align: 'right' }], [['greets', '1.00']])).toBe(
    ['| Test | Score |', '| --- | --: |', '| greets | 1.00 |'].join('\n'),
  );
});

test('a cell cannot end its row or begin another cell', () => {
  const [, , row] = table([{ title: 'Test' }], [['`a | b`\n| c']]).split('\n');
  expect(row).toBe('| `a \\| b` \\| c |');
});

test('a backslash does not take the escape of the pipe behind it', () => {
  expect(table([{ title: 'Test' }], [['`a\\|b`']])).toContain('| `a\\ \\|b` |');
});
