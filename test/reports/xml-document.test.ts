import { expect, test } from 'vitest';
import { xmlText } from '../../src/reports/escape/xml.ts';
import { attribute, element, textElement, xmlDocument } from '../../src/reports/xml-document.ts';
import { hostileText, hostileTexts } from '../support/hostile.ts';
import { readXml } from '../support/xml.ts';

test('elements stand on lines of their own, and an empty one has no end', () => {
  const children = [
    element('  ', 'b', attribute('x', '1') + attribute('y', '2'), []),
    textElement('  ', 'c', attribute('z', '3'), 'said'),
    element('  ', 'd', '', [textElement('    ', 'e', '', '')]),
  ];
  expect(xmlDocument(element('', 'a', '', children))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <b x="1" y="2"/>\n  <c z="3">said</c>\n  <d>\n    <e/>\n  </d>\n</a>\n',
  );
});

test.each([...hostileTexts, hostileText, 'a ]]> b ]]> c', '</a><b c="d">&amp;', '" onload="', 'tab\tand\nlines'])(
  '%j is read again without what XML does not allow and nobody sees',
  (given) => {
    const text = xmlText(given);
    const children = [
      element('', 'b', attribute('x', given) + attribute('y', `${given}=`), []),
      textElement('', 'c', attribute('x', given), `.${text}.`),
    ];
    const [b, c] = readXml(xmlDocument(element('', 'a', '', children))).children;
    expect(b?.attributes).toEqual({ x: text, y: xmlText(`${given}=`) });
    expect(c?.attributes['x']).toBe(text);
    expect(c?.text).toBe(`.${text}.`);
  },
);
