import { expect, test } from 'vitest';
import { xmlText } from '../../../src/reports/escape/xml.ts';

test.each([
  ['null\u0000 bell\u0007 escape\u001b', 'null bell escape'],
  ['lone \ud83d and \udc4d', 'lone  and '],
  ['\ufffe\uffff', ''],
  ['👍🏽 漢字 \t tab', '👍🏽 漢字 \t tab'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['\u001b[31mred\u001b[0m', 'red'],
  ['left\u202eright', 'left\\u202eright'],
  ['<a & "b">', '<a & "b">'],
])('%j becomes %j', (text, written) => {
  expect(xmlText(text)).toBe(written);
});
