import { expect, test } from 'vitest';
import { commonEnvironment } from '../../src/model/run/result.ts';

test('parts of a run have in common what all of them say alike', () => {
  const one = { platform: 'linux', arch: 'x64', cpus: 4, memoryGib: 16 };
  expect(commonEnvironment([one])).toEqual(one);
  expect(commonEnvironment([one, { ...one, cpus: 2 }])).toEqual({ platform: 'linux', arch: 'x64', memoryGib: 16 });
  expect(commonEnvironment([one, { cpus: 4 }])).toEqual({ cpus: 4 });
});

test('where one part says nothing, or all say something else, nothing is known', () => {
  expect(commonEnvironment([])).toBeUndefined();
  expect(commonEnvironment([undefined, { cpus: 4 }])).toBeUndefined();
  expect(commonEnvironment([{ cpus: 4 }, undefined])).toBeUndefined();
  expect(commonEnvironment([{ cpus: 4 }, { cpus: 2 }])).toBeUndefined();
});
