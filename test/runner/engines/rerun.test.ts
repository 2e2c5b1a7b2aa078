import { expect, test } from 'vitest';
import { engines } from '../../../src/runner/engines/index.ts';
import { aResult } from '../../support/builders.ts';

const HASH = '~37792c714cee';
const rerunOf = (name: keyof typeof engines, ...ids: readonly string[]) =>
  engines[name].rerun({ evals: [], output: 'o', results: 'r', tests: ids.map((testId) => aResult({ testId })) });

test('tests that share a name are run again by that name', () => {
  expect(rerunOf('vitest', `a > b${HASH}`, 'c').at(-1)).toBe('^(?:a (?:> )?b|c)$');
  expect(rerunOf('inspect', `a${HASH}`, 'c')).toEqual(expect.arrayContaining(['--sample-id', 'a,c']));
});

test('a sample of Inspect whose id has a comma is run again with all others', () => {
  expect(rerunOf('inspect', 'a,b')).not.toContain('--sample-id');
});
