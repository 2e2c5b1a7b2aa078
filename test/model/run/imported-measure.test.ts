import { expect, test } from 'vitest';
import { isSameMeasure, measureText, whyNotComparable } from '../../../src/model/run/fingerprint.ts';
import { importedMeasure } from '../../../src/results/importers/identity.ts';

const whole = { question: 'q', graders: ['g'], judge: 'j' };
const vitest = { name: 'vitest', version: '5.1.1' };

test.each([
  ['an equal definition', whole, vitest, true],
  ['another minor version', whole, { name: 'vitest', version: '5.2.0' }, true],
  ['an unknown question', { graders: ['g'] }, vitest, true],
  ['another question', { ...whole, question: 'other' }, vitest, false],
  ['other graders of an unknown question', { graders: ['other'] }, vitest, false],
  ['another tool, which knows nothing', {}, { name: 'jest' }, false],
  ['another major version', whole, { name: 'vitest', version: '6.0.0' }, false],
])('results of another tool are compared by the parts that both know: %s', (_, definition, tool, isSame) => {
  const [before, now] = [importedMeasure(whole, vitest), importedMeasure(definition, tool)];
  expect([isSameMeasure(before, now), isSameMeasure(now, before)]).toEqual([isSame, isSame]);
});

test('why they are not compared names the tool first', () => {
  const now = importedMeasure(whole, vitest);
  const own = measureText({ question: 'a', graders: 'b', judge: 'c', limits: 'd' });
  expect(isSameMeasure(own, now)).toBe(false);
  expect(whyNotComparable(own, now)).toBe('not comparable: another tool measured it');
  expect(whyNotComparable(importedMeasure({}, { name: 'jest' }), now)).toContain('another tool, or another major');
  expect(whyNotComparable(importedMeasure({ question: 'x' }, vitest), now)).toBe('the question changed');
});
