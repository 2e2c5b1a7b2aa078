import { expect, test } from 'vitest';
import * as z from 'zod';
import { graders } from '../../../src/grade/graders/index.ts';
import { kindOf } from '../../../src/model/suite/kind.ts';
import { providers } from '../../../src/run/providers/index.ts';

/** A plug-in that counts how often its schema was made. */
function counting() {
  const made = { times: 0 };
  const kind = kindOf<undefined, number>()({
    type: 'counting',
    options: () => {
      made.times += 1;
      return z.object({ size: z.number('must be a number') });
    },
    create: ({ size }) => size,
  });
  return { kind, made };
}

test('the schema of a plug-in is made when it is first needed, and once', () => {
  const { kind, made } = counting();
  expect([kind.type, kind.aliases, made.times]).toEqual(['counting', [], 0]);
  expect(kind.check({ size: 'large' })).toEqual([{ path: ['size'], message: 'must be a number', found: '"large"' }]);
  expect(kind.open({ size: 3 }, undefined)).toBe(3);
  expect(kind.keys).toEqual(['size']);
  expect(kind.options).toBe(kind.options);
  expect(made.times).toBe(1);
});

test.each([...graders, ...providers])('the schema of $type can be made', ({ options, keys }) => {
  expect(Object.keys(options.shape)).toEqual(keys ?? Object.keys(options.shape));
});
