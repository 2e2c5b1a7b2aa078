import junitReportBuilder, { type Builder } from 'junit-report-builder';
import { describe, expect, test } from 'vitest';
import { xmlText } from '../../../src/reports/escape/xml.ts';
import { hostileText, hostileTexts } from '../../support/hostile.ts';
import { elements, readXml } from '../../support/xml.ts';

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

describe('what is left to the writer of JUnit files', () => {
  const built = (text: string): string => {
    const builder = (junitReportBuilder as unknown as Builder).newBuilder();
    builder.testSuite().name(text).property('p', text).testCase().name(text).className(text).error(text, text);
    return builder.build();
  };

  test.each([...hostileTexts, hostileText])('the writer escapes %j in attributes', (text) => {
    const [suite] = elements(readXml(built(xmlText(text))), 'testsuite');
    expect(suite?.attributes['name']).toBe(xmlText(text));
    expect(suite?.children[0]?.children[0]?.attributes['value']).toBe(xmlText(text));
  });

  test('the writer ends a CDATA section at the second end mark, so no foreign text goes into one', () => {
    const builder = (junitReportBuilder as unknown as Builder).newBuilder();
    builder.testCase().name('x').standardOutput('a ]]> b ]]> c');
    expect(() => readXml(builder.build())).toThrow();
  });
});
