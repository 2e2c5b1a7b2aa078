import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { evaluated } from './evaluated.ts';
import { perform } from './perform.ts';

const suite = (id: string, top: string) =>
  `${top}\ntests: [{id: ${id}, input: hi, assertions: [{type: contains, value: hi}]}]\n`;
const FILES = {
  '.agentv/targets.yaml': 'targets: [{name: default, provider: mock, response: hi}]',
  'evals/a.eval.yaml': suite('a', 'name: a\ntags: [nightly, slow]'),
  'evals/b.eval.yaml': suite('b', 'name: b\ntags: [nightly]'),
  'evals/c.eval.yaml': suite('c', 'name: c'),
  'evals/unnamed.eval.yaml': suite('unnamed', 'tags: [nightly]'),
};

test.each<[string, Record<string, string>, string[]]>([
  ['all of the tags that are asked for', { tag: 'nightly' }, ['a', 'b']],
  ['and not only some of them', { tag: 'nightly\nslow' }, ['a']],
  ['none of those that are left out', { excludeTag: 'slow,fast' }, ['b', 'c', 'unnamed']],
  ['both', { tag: 'nightly', excludeTag: 'slow' }, ['b']],
])('a run keeps suites with %s; a suite without a name has no tags', async (_, given, expected) => {
  const { run } = await evaluated(FILES, given);
  expect(run.results.map(({ testId }) => testId)).toEqual(expected);
});

test('list selects suites by their tags too', async () => {
  using project = aProject(FILES);
  const { stdout } = await perform(project, ['list', '--json', '--tag', 'nightly', '--exclude-tag', 'slow']);
  expect(JSON.parse(stdout)).toMatchObject({ suites: [{ name: 'b' }], problems: [], counts: { suites: 1 } });
});

test('problems of a suite that is left out are not reported', async () => {
  const files = { ...FILES, 'evals/bad.eval.yaml': 'name: bad\ntags: [old]\ntests: [{id: 5}]\nwrong: 1\n' };
  const { run } = await evaluated(files, { tag: 'nightly', strict: 'true' });
  expect(run.results).toHaveLength(2);
});

test.each(['nightly', '[nightly, 5]'])(
  'tags that are wrong are reported to a run that selects one of them: %s',
  async (tags) => {
    const files = { ...FILES, 'evals/bad.eval.yaml': suite('x', `name: bad\ntags: ${tags}`) };
    await expect(evaluated(files, { tag: 'nightly' })).rejects.toThrow(/bad\.eval\.yaml:2:7: "tags" has a wrong value/);
  },
);

test('tags that no suite has are refused with those that there are', async () => {
  const refusal =
    /No suite has the selected tags.*with "nihgtly"[\s\S]*found: the tags "nightly", "slow"[\s\S]*"nightly"/;
  await expect(evaluated(FILES, { tag: 'nihgtly' })).rejects.toThrow(refusal);
  using project = aProject(FILES);
  await expect(perform(project, ['list', '--tag', 'nihgtly'])).rejects.toThrow(refusal);
  await expect(evaluated(FILES, { tag: 'slow', excludeTag: 'nightly' })).rejects.toThrow(
    /with "slow", without "nightly"/,
  );
});
