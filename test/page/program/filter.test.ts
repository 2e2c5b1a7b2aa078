/// <reference lib="dom" />
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageIndex } from '../../../src/page/data/page-index.ts';
import { matching, parseFilter, printToken } from '../../../src/page/program/filter.ts';
import { aPageSource } from '../../support/html-sample.ts';

const source = aPageSource();
const none = source.rows.map(() => null);
const index = pageIndex(source, { answer: none, steps: none, files: none }, []);
const found = (filter: string): string[] =>
  matching(index, parseFilter(filter)).map((at) => index.tests.test[at] ?? '');

describe('the filter of the table', () => {
  test.each([
    ['', 13],
    ['parcel', 2],
    ['PARCEL', 2],
    ['state:regressed', 2],
    ['-state:passing', 5],
    ['suite:orders', 4],
    ['cause:llm-grader', 3],
    ['cause:llm-grader:tone', 1],
    ['id:refund', 1],
    ['is:failing', 3],
    ['is:changed', 5],
    ['is:mixed', 1],
    ['is:flaky', 1],
    ['is:errored', 1],
    ['is:must-pass', 1],
    ['score<0.5', 2],
    ['score>=0.97', 4],
    ['delta<0', 8],
    ['cost>0.03', 3],
    ['time>6s', 3],
    ['time>=6420ms', 3],
    ['tokens>3k', 1],
    ['state:regressed cost>0.03 refund', 1],
    ['nothing-like-this', 0],
  ])('%j matches %i tests', (filter, count) => {
    expect(found(filter)).toHaveLength(count);
  });

  test('marks tokens that it does not know, and searches them as text', () => {
    expect(parseFilter('size<4 colour:red is:purple')).toEqual([
      { kind: 'text', not: false, text: 'size<4', isUnknown: true },
      { kind: 'text', not: false, text: 'colour:red', isUnknown: true },
      { kind: 'text', not: false, text: 'is:purple', isUnknown: true },
    ]);
  });

  test('reads at most 500 characters', () => {
    expect(parseFilter('a '.repeat(1000))).toHaveLength(250);
  });

  test('prints tokens so that reading them gives the same tokens', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 });
    const token = fc.oneof(
      fc.constantFrom('is:changed', '-is:flaky', 'score<0.8', '-cost>=0.05', 'time>30s', 'tokens<=10k', 'state:new'),
      word.map((text) => `suite:"${text}"`),
      word,
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 5 }), (words) => {
        const read = parseFilter(words.join(' '));
        expect(parseFilter(read.map(printToken).join(' '))).toEqual(read);
      }),
    );
  });
});
