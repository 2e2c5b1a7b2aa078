import { expect, test } from 'vitest';
import { oneLine } from '../../../src/reports/escape/terminal.ts';
import { hostileText, hostileTexts } from '../../support/hostile.ts';

test.each([
  ['\u001b[31mred\u001b[0m', 'red'],
  ['\u001b]8;;https://evil.example\u001b\\link\u001b]8;;\u001b\\', 'link'],
  ['\u001b]0;a title\u0007after', 'after'],
  ['\u001b]0;never ended', '0;never ended'],
  ['\u009b31mred', 'red'],
  ['one\n  two\r\nthree\tfour', 'one two three four'],
  ['over\rwritten', 'over written'],
  ['bell\u0007 back\b', 'bell back'],
  ['user\u202etxt.exe', 'usertxt.exe'],
  ['👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['hidden\u{e0041}\u{e0042}', 'hidden'],
])('%j is shown as %j', (text, shown) => {
  expect(oneLine(text)).toBe(shown);
});

test.each([...hostileTexts, hostileText])('nothing in %j can steer a terminal', (text) => {
  expect(oneLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2066-\u2069]/u);
});
