import { expect, test } from 'vitest';
import { answeredBy } from '../../src/model/models.ts';
import { hostileTexts } from '../support/hostile.ts';

test('who answered is each model once, in the order of the alphabet; whoever does not say is nobody', () => {
  const models = answeredBy([{ model: 'gpt-5' }, {}, { model: 'claude' }, { model: ' gpt-5 ' }, { model: '  ' }]);
  expect(models).toEqual(['claude', 'gpt-5']);
});

test('of endless names and endless lists the beginning is kept', () => {
  expect(answeredBy([{ model: 'x'.repeat(100_000) }])[0]?.length).toBe(200);
  expect(answeredBy(Array.from({ length: 500 }, (_, at) => ({ model: `m${at}` })))).toHaveLength(20);
  const once = answeredBy(hostileTexts.map((model) => ({ model })));
  expect(answeredBy(once.map((model) => ({ model })))).toEqual(once);
});
