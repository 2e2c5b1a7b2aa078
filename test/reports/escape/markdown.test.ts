import { describe, expect, test } from 'vitest';
import { codeSpan, fence, inline } from '../../../src/reports/escape/markdown.ts';
import { hostileText, hostileTexts } from '../../support/hostile.ts';

describe('text within a sentence or a cell', () => {
  test.each([
    ['plain words, and 100 % of them.', 'plain words, and 100 % of them.'],
    ['a | b', 'a &#124; b'],
    ['`code`', '\\`code\\`'],
    ['[text](target)', '\\[text\\](target)'],
    ['<b> & </b>', '&lt;b&gt; &amp; &lt;/b&gt;'],
    ['**bold** _it_ ~~gone~~', '\\*\\*bold\\*\\* \\_it\\_ \\~\\~gone\\~\\~'],
    ['# heading', '\\# heading'],
    ['> quote', '&gt; quote'],
    ['1. first', '1\\. first'],
    ['one\n\n  two\r\nthree', 'one two three'],
    ['$x$', '<span>$</span>x<span>$</span>'],
    ['back\\slash', 'back\\\\slash'],
    ['<!-- hidden -->', '&lt;!-- hidden --&gt;'],
    ['exe\u202etxt', 'exe\\\\u202etxt'],
    ['\u001b[31mred\u001b[0m', 'red'],
    ['❤️ 👨‍👩‍👧', '❤️ 👨‍👩‍👧'],
    ['', ''],
  ])('%j is written %j', (text, written) => {
    expect(inline(text)).toBe(written);
  });

  test.each([
    ['thanks @octocat!', 'thanks `@octocat`!'],
    ['fixes #123', 'fixes `#123`'],
    ['see org/repo#1 and GH-7', 'see `org/repo#1` and `GH-7`'],
    [':tada: file.yaml:100:5', '`:tada:` `file.yaml:100:5`'],
    ['![x](https://evil.example/y.png)', '`![x](https://evil.example/y.png)`'],
    ['``@octocat``', '``` ``@octocat`` ```'],
    [
      'run 12 at 0123abcdef: (see https://x.example/a, "#12").',
      'run 12 at `0123abcdef`: (see `https://x.example/a`, "`#12`").',
    ],
  ])('%j links nothing: %j', (text, written) => {
    expect(inline(text)).toBe(written);
  });
});

describe('code within a line', () => {
  test.each([
    ['plain', '`plain`'],
    ['a `b` c', '``a `b` c``'],
    ['`b`', '`` `b` ``'],
    ['two\nlines', '`two lines`'],
    ['<!-- x --> --!>', '`<! -- x -- > -- !>`'],
    ['a\u202eb', '`a\\u202eb`'],
    ['', '(empty)'],
  ])('%j is written %j', (text, written) => {
    expect(codeSpan(text)).toBe(written);
  });
});

describe('a block of code', () => {
  test('keeps its lines, between fences longer than any inside', () => {
    expect(fence('one\r\ntwo')).toBe('```text\none\ntwo\n```');
    expect(fence('````\nx\n````')).toBe('`````text\n````\nx\n````\n`````');
  });

  test('cannot be closed from inside', () => {
    for (const text of [...hostileTexts, hostileText]) {
      const [first = '', ...rest] = fence(text).split('\n');
      const ticks = first.replace('text', '');
      expect(rest.filter((line) => line.includes(ticks))).toEqual([ticks]);
      expect(rest.at(-1)).toBe(ticks);
      expect(fence(text)).not.toMatch(/<!--|-->|--!>/);
    }
  });
});
