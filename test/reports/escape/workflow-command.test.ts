import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commandData, commandProperty, neutral } from '../../../src/reports/escape/workflow-command.ts';
import { runs } from '../../support/exhaustive.ts';
import { hostileText, hostileTexts } from '../../support/hostile.ts';
import { commandsIn } from '../../support/runner-commands.ts';

describe('text for a log', () => {
  test.each([
    ['::error::x', ': :error::x'],
    ['  \t::error::x', '  \t: :error::x'],
    ['a ::error::x', 'a ::error::x'],
    ['one\n::error::x', 'one\n: :error::x'],
    ['one\r::error::x', 'one\n: :error::x'],
    ['said ##[error]x ##[group]', 'said ## [error]x ## [group]'],
    ['said ##vso[task.complete result=Succeeded]x', 'said ## vso[task.complete result=Succeeded]x'],
    ['#\u200b#[error]', '## [error]'],
    ['\u001b[1m::error::x', ': :error::x'],
    ['👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
    ['\tindented\n\nas it was\n', '\tindented\n\nas it was\n'],
  ])('%j is printed as %j', (text, printed) => {
    expect(neutral(text)).toBe(printed);
  });

  test.each(hostileTexts)('the runner finds no command in %j', (text) => {
    expect(commandsIn(neutral(text))).toEqual([]);
  });

  test('nothing that a line can be made of becomes a command', () => {
    const unit = fc.constantFrom(
      ...':#[]\r\n\t \u0000\u001b\u009b\u0085\u00a0\u00ad\u034f\u115f\u180e\u200b\u200d\u2028\u2029\u2060\u3000\u3164\ufe0f\ufeff',
      ...['::', '##', '##[', '##vso[', 'error', '::error::', '\u001b[0m', '\u001b]0;x\u0007', 'm', 'A'],
      ...['❤️', '\ud83d', '\u{e0041}'],
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 24 }), (text) => {
        const printed = neutral(text);
        expect(commandsIn(printed)).toEqual([]);
        expect(printed).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}\u202e]/u);
        expect(neutral(printed)).toBe(printed);
      }),
      { numRuns: runs(300, 3000) },
    );
  });

  test('a long hostile text takes no longer than its length', () => {
    for (const part of ['\n', ' ', ':', '#', '\u001b]', '\u001b[', '\u200b', '::\r', '##[']) {
      expect(neutral(part.repeat(200_000)).length).toBeLessThanOrEqual(2 * part.length * 200_000);
    }
  });
});

describe('parts of a command', () => {
  test('data escapes what would end the command', () => {
    expect(commandData('100 %\r\n::x, y')).toBe('100 %25%0D%0A::x, y');
  });

  test('a property also escapes what would end the property', () => {
    expect(commandProperty('100 %: a, b\n')).toBe('100 %25%3A a%2C b%0A');
  });

  test('both can be read back', () => {
    const decode = (text: string) =>
      text
        .replaceAll('%0D', '\r')
        .replaceAll('%0A', '\n')
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ',')
        .replaceAll('%25', '%');
    for (const text of [...hostileTexts, hostileText]) {
      expect(decode(commandData(text))).toBe(text);
      expect(decode(commandProperty(text))).toBe(text);
      expect(commandProperty(text)).not.toMatch(/[\r\n:,]/);
    }
  });
});
