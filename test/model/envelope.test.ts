import { expect, test } from 'vitest';
import { commonEnvelope } from '../../src/model/envelope.ts';

test('parts of a run have in common what all of them say alike', () => {
  const one = { platform: 'linux', arch: 'x64', cpus: 4, memoryGib: 16 };
  expect(commonEnvelope([one])).toEqual(one);
  expect(commonEnvelope([one, { ...one, cpus: 2 }])).toEqual({ platform: 'linux', arch: 'x64', memoryGib: 16 });
  expect(commonEnvelope([one, { cpus: 4 }])).toEqual({ cpus: 4 });
});

test('where one part says nothing, or all say something else, nothing is known', () => {
  expect(commonEnvelope([])).toBeUndefined();
  expect(commonEnvelope([undefined, { cpus: 4 }])).toBeUndefined();
  expect(commonEnvelope([{ cpus: 4 }, undefined])).toBeUndefined();
  expect(commonEnvelope([{ cpus: 4 }, { cpus: 2 }])).toBeUndefined();
});
