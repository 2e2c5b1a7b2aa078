import { expect, test } from 'vitest';
import { isStrict } from '../../../src/providers/models/openai-api.ts';

const closed = (properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

test.each([
  ['closed objects at every level', closed({ a: { type: 'array', items: closed({ b: { type: 'string' } }) } }), true],
  ['no object at all', { type: 'string' }, true],
  ['an open object', { type: 'object', properties: {}, required: [] }, false],
  ['a key that may be missing', closed({ a: { type: 'string' } }, []), false],
  ['an open object below a closed one', closed({ a: { type: 'object' } }), false],
  ['an open object among several', { anyOf: [closed({}), { type: 'object' }] }, false],
])('%s', (_title, schema, strict) => {
  expect(isStrict(schema)).toBe(strict);
});
