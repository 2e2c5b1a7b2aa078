import { expect, test } from 'vitest';
import { wantedTargets } from '../../src/runner/pipeline/prepare.ts';
import { suiteOf } from '../suites/support.ts';

const SUITE = `execution: {targets: [fast, {name: mine, use_target: slow}]}
tests: [{id: a, input: i, assertions: [{type: is-json}]}]`;

test.each<[string, string[], string[]]>([
  ['what the suite says counts when nothing is asked for', [], ['fast', 'mine: slow']],
  ['the name default alone counts as not asked for', ['default', 'default'], ['fast', 'mine: slow']],
  ['beside another name it is the target of that name', ['default', 'fast'], ['default', 'fast']],
  ['what is asked for counts alone, each name once', ['x', 'y', 'x'], ['x', 'y']],
  ["a name of the suite's own can be asked for", ['mine', 'slow'], ['mine: slow', 'slow']],
])('%s', async (_, target, expected) => {
  const wanted = wantedTargets(await suiteOf(SUITE), { target });
  expect(wanted.map(({ name, useTarget }) => (useTarget === undefined ? name : `${name}: ${useTarget}`))).toEqual(
    expected,
  );
});
