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

/** A plug-in that tells all that it read, and how often it read. */
function reporting() {
  const read = { times: 0 };
  const kind = kindOf<undefined, unknown>()({
    type: 'telling',
    options: () =>
      z.object({ value: z.unknown(), list: z.array(z.string()).optional() }).transform((all) => {
        read.times += 1;
        return all;
      }) as unknown as z.ZodObject<{ value: z.ZodUnknown; list: z.ZodOptional<z.ZodArray<z.ZodString>> }>,
    create: (options) => options,
  });
  return { kind, read };
}

test('options that say the same one after the other are read once', () => {
  const { kind, read } = reporting();
  expect(kind.check({ value: 'a' })).toEqual([]);
  expect(kind.check({ value: 'a' })).toEqual([]);
  expect(kind.open({ value: 'a' }, undefined)).toEqual({ value: 'a' });
  expect(read.times).toBe(1);
});

test.each([
  [{ value: '1' }, { value: 1 }],
  [{ value: 0 }, { value: -0 }],
  [{ value: null }, { value: undefined }],
  [{ value: 'a' }, { value: 'a', list: ['b'] }],
  [{ value: 'a', list: ['b'] }, { value: 'a' }],
  [
    { value: 'a', list: ['b'] },
    { value: 'a', list: ['c'] },
  ],
  [
    { value: 'a', list: undefined },
    { value: 'a', toString: undefined },
  ],
])('options that differ are distinguished: %j and %j', (one, other) => {
  const { kind } = reporting();
  expect(kind.open(one, undefined)).toStrictEqual(kind.options.parse(one));
  expect(kind.open(other, undefined)).toStrictEqual(kind.options.parse(other));
});

test('options are listed in the order of the file, in any order of reading', () => {
  const kind = kindOf<undefined, string>()({
    type: 'passing-on',
    options: () => z.looseObject({}),
    create: (options) => JSON.stringify(options),
  });
  expect(kind.open({ first: 1, second: 2 }, undefined)).toBe('{"first":1,"second":2}');
  expect(kind.open({ second: 2, first: 1 }, undefined)).toBe('{"second":2,"first":1}');
});

test('options that are wrong are wrong again, whatever was right between', () => {
  const { kind } = counting();
  const wrong = [{ path: ['size'], message: 'must be a number', found: '"large"' }];
  expect(kind.check({ size: 'large' })).toEqual(wrong);
  expect(kind.check({ size: 3 })).toEqual([]);
  expect(kind.check({ size: 'large' })).toEqual(wrong);
  expect(() => kind.open({ size: 'large' }, undefined)).toThrow('must be a number');
});

test.each([...graders, ...providers])('the schema of $type can be made', ({ options, keys }) => {
  expect(Object.keys(options.shape)).toEqual(keys ?? Object.keys(options.shape));
});
