import { expect, test } from 'vitest';
import { xmlText } from '../../src/reports/escape/xml.ts';
import { xmlDocument } from '../../src/reports/xml-document.ts';
import { hostileText, hostileTexts } from '../support/hostile.ts';
import { readXml } from '../support/xml.ts';

test('elements stand on lines of their own, and an empty one has no end', () => {
  const content = [
    { name: 'b', attributes: { x: '1', y: '2' } },
    { name: 'c', content: 'said' },
    { name: 'd', content: [] },
    { name: 'e', content: '' },
  ];
  expect(xmlDocument({ name: 'a', content })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <b x="1" y="2"/>\n  <c>said</c>\n  <d/>\n  <e/>\n</a>\n',
  );
});

test.each([...hostileTexts, hostileText, 'a ]]> b ]]> c', '</a><b c="d">&amp;', 'tab\tand\nlines'])(
  '%j is read again as it was written',
  (given) => {
    const text = xmlText(given);
    const content = [{ name: 'b', attributes: { x: text }, content: `.${text}.` }];
    const [read] = readXml(xmlDocument({ name: 'a', content })).children;
    expect(read?.attributes['x']).toBe(text);
    expect(read?.text).toBe(`.${text}.`);
  },
);
