import { expect, test } from 'vitest';
import { Configurations, configProblems, findConfiguredSuites } from '../../src/config/configuration.ts';
import { inMemory } from '../suites/support.ts';

const CONFIG = '/repo/.agentv/config.yaml';

/** Globs are answered with themselves: what was looked for shows in what is found. */
function siteWith(
  texts: Readonly<Record<string, string>>,
  evals: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  const looked: string[][] = [];
  const files = {
    ...inMemory(texts),
    async glob(patterns: readonly string[]) {
      looked.push([...patterns]);
      return ['/repo/checks/a.yaml'];
    },
  };
  const runtime = { files, env };
  const environments = { lookUpIn: async () => () => undefined };
  const at = { runtime, cwd: '/repo', root: '/repo', environments };
  return {
    looked,
    site: { ...at, inputs: { evals: [...evals] }, configurations: new Configurations({ ...at, inputs: {} }) },
  };
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
    '/repo/a/.agentv/config.yaml': 'hooks: {before_session: 5}',
  });
  const problems = await configProblems(['/repo/a/one.yaml', '/repo/a/two.yaml', '/repo/b/three.yaml'], site);
  expect(problems.map(({ code, location }) => `${location?.file} ${code}`)).toEqual([
    'a/.agentv/config.yaml WRONG_TYPE',
    '.agentv/config.yaml UNUSED',
  ]);
});

test.each<[string, Record<string, string>, string[]]>([
  ['HOME', { HOME: '/home/me' }, ['/home/me/.agentv/config.yaml']],
  ['USERPROFILE, on Windows', { USERPROFILE: '/home/me' }, ['/home/me/.agentv/config.yaml']],
  ['a relative AGENTV_HOME, from the working directory', { AGENTV_HOME: 'moved' }, ['/repo/moved/config.yaml']],
  ['AGENTV_HOME, before the others', { AGENTV_HOME: '/moved', HOME: '/home/me' }, ['/moved/config.yaml']],
])('where the repository has no configuration, that of the user counts: %s', async (_, env, [path = '']) => {
  const user = { [path]: 'eval_patterns: ["of-the-user/*.yaml"]' };
  const { site, looked } = siteWith(user, [], env);
  await findConfiguredSuites(site);
  expect(looked[0]).toContain('of-the-user/*.yaml');

  const own = siteWith({ ...user, [CONFIG]: 'eval_patterns: ["own/*.yaml"]' }, [], env);
  await findConfiguredSuites(own.site);
  expect(own.looked[0]).toContain('own/*.yaml');
  expect(own.looked[0]).not.toContain('of-the-user/*.yaml');
});

test('an invalid configuration is reported once, and the search continues up to that of the user', async () => {
  const texts = { [CONFIG]: '[', '/moved/config.yaml': 'eval_patterns: ["u/*.yaml"]\ngit_cache: {mirrors: {}}' };
  const { site, looked } = siteWith(texts, [], { AGENTV_HOME: '/moved' });
  await findConfiguredSuites(site);
  expect(looked[0]).toContain('u/*.yaml');
  const problems = await configProblems(['/repo/one.yaml'], site);
  expect(problems.map(({ code, severity, location }) => `${location?.file} ${code} ${severity}`)).toEqual([
    '.agentv/config.yaml YAML_INVALID warning',
    '/moved/config.yaml UNUSED warning',
  ]);
  expect(problems[1]?.message).toContain('this version does not read it yet');
});
