import { expect, test } from 'vitest';
import { configProblems, findConfiguredSuites } from '../../src/app/configuration.ts';
import { inMemory } from '../suites/support.ts';

const CONFIG = '/repo/.agentv/config.yaml';

/** Globs are answered with themselves: what was looked for shows in what is found. */
function siteWith(texts: Readonly<Record<string, string>>, evals: readonly string[] = []) {
  const looked: string[][] = [];
  const files = {
    ...inMemory(texts),
    async glob(patterns: readonly string[]) {
      looked.push([...patterns]);
      return ['/repo/checks/a.yaml'];
    },
  };
  const world = { files };
  const environments = { lookUpIn: async () => () => undefined };
  return { looked, site: { inputs: { evals: [...evals] }, world, cwd: '/repo', root: '/repo', environments } };
}

test('what is asked for counts before the patterns of the configuration', async () => {
  const texts = { [CONFIG]: 'eval_patterns: ["checks/*.yaml"]', '/repo/b.yaml': '' };
  const configured = siteWith(texts);
  expect(await findConfiguredSuites(configured.site)).toEqual(['/repo/checks/a.yaml']);
  expect(configured.looked[0]).toContain('checks/*.yaml');

  const asked = siteWith(texts, ['b.yaml']);
  expect(await findConfiguredSuites(asked.site)).toEqual(['/repo/b.yaml']);
  expect(asked.looked).toEqual([]);
});

test('without a configuration the usual patterns count', async () => {
  const { site, looked } = siteWith({});
  await findConfiguredSuites(site);
  expect(looked[0]).toContain('**/evals/**/eval.yaml');
});

test('each configuration that a suite has is complained about', async () => {
  const { site } = siteWith({
    [CONFIG]: 'results: {a: 1}',
    '/repo/a/.agentv/config.yaml': 'hooks: {before_session: x}',
  });
  const problems = await configProblems(['/repo/a/one.yaml', '/repo/a/two.yaml', '/repo/b/three.yaml'], site);
  expect(problems.map(({ code, place }) => `${place?.file} ${code}`)).toEqual([
    'a/.agentv/config.yaml NOT_SUPPORTED_YET',
    '.agentv/config.yaml UNUSED',
  ]);
});
