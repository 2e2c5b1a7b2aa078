import { expect, test } from 'vitest';
import { wantedTargets } from '../../src/runner/pipeline/prepare.ts';
import { suiteOf } from '../suites/support.ts';

const SUITE = `execution: {targets: [fast, {name: mine, use_target: slow}]}
tests: [{id: a, input: i, assertions: [{type: is-json}]}]`;

test.each<[string, string[], [string, string | undefined][]]>([
  [
    'what the suite says counts when nothing is asked for',
    [],
    [
      ['fast', undefined],
      ['mine', 'slow'],
    ],
  ],
  [
    'the name default alone counts as not asked for',
    ['default'],
    [
      ['fast', undefined],
      ['mine', 'slow'],
    ],
  ],
  [
    'also when it is said twice',
    ['default', 'default'],
    [
      ['fast', undefined],
      ['mine', 'slow'],
    ],
  ],
  [
    'beside another name it is the target of that name',
    ['default', 'fast'],
    [
      ['default', undefined],
      ['fast', undefined],
    ],
  ],
  [
    'what is asked for counts alone, each name once',
    ['x', 'y', 'x'],
    [
      ['x', undefined],
      ['y', undefined],
    ],
  ],
  [
    "a name of the suite's own can be asked for",
    ['mine', 'slow'],
    [
      ['mine', 'slow'],
      ['slow', undefined],
    ],
  ],
])('%s', async (_, target, expected) => {
  const wanted = wantedTargets(await suiteOf(SUITE), { target });
  expect(wanted.map(({ name, useTarget }) => [name, useTarget])).toEqual(expected);
});
