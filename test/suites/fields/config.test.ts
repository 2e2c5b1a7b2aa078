import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/suites/config-file.ts';
import { inMemory, inShort } from '../support.ts';

const FILE = '/repo/.agentv/config.yaml';
const AT = { root: '/repo', cwd: '/repo' };

async function read(files: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) {
  const reading = { ...AT, lookUp: (name: string) => env[name] };
  const { config, problems } = await readConfig('/repo/evals/deep', reading, inMemory(files));
  return { config, problems, reported: problems.map((problem) => `${inShort(problem)} ${problem.severity}`) };
}

describe('the configuration of a repository', () => {
  test('may be missing', async () => {
    expect(await read({})).toEqual({ config: {}, problems: [], reported: [] });
  });

  test.each<[string, string[], string]>([
    ['the nearest one counts', ['/repo/evals/.agentv/config.yaml', FILE], '/repo/evals/.agentv/config.yaml'],
    ['config.yaml before config.yml', [FILE, '/repo/.agentv/config.yml'], FILE],
    ['config.yml is one too', ['/repo/.agentv/config.yml'], '/repo/.agentv/config.yml'],
  ])('%s', async (_, paths, nearest) => {
    const files = Object.fromEntries(paths.map((path) => [path, `eval_patterns: ["${path}"]`]));
    expect((await read(files)).config.evalPatterns).toEqual([nearest]);
  });

  test('is not looked for above the repository', async () => {
    expect((await read({ '/.agentv/config.yaml': 'eval_patterns: [a]' })).config).toEqual({});
  });

  test('says where suites are looked for, with variables of the environment', async () => {
    const { config, reported } = await read(
      { [FILE]: '$schema: agentv-config-v2\neval_patterns: ["${{ DIR }}/**/*.yaml", b]' },
      { DIR: 'checks' },
    );
    expect([config.evalPatterns, reported]).toEqual([['checks/**/*.yaml', 'b'], []]);
  });

  test('says which input files are guidelines', async () => {
    const { config, reported } = await read({ [FILE]: 'guideline_patterns: ["**/*.rules.md", " docs/* "]' });
    expect([config, reported]).toEqual([{ guidelinePatterns: ['**/*.rules.md', 'docs/*'] }, []]);
  });

  test('says which command makes variables before the run, and where that is written', async () => {
    const { config, reported } = await read({ [FILE]: 'hooks:\n  before_session: ./login.sh --quiet' });
    const location = { file: '.agentv/config.yaml', line: 2, column: 19 };
    expect([config, reported]).toEqual([{ beforeSession: { command: './login.sh --quiet', location } }, []]);
  });

  test.each([
    '',
    'eval_patterns: []',
    'hooks: {before_session: " "}',
    'required_version: ">=4"',
    'required_version: ^4.40.0',
  ])('asks for nothing when it says: %s', async (text) => {
    expect(await read({ [FILE]: text })).toEqual({ config: {}, problems: [], reported: [] });
  });

  test.each<[string, string]>([
    ['required_version: "<4"', '1:19 UNUSED warning'],
    ['required_version: newest', '1:19 WRONG_TYPE error'],
    ['guideline_patterns: x', '1:21 WRONG_TYPE warning'],
    ['eval_patterns: x', '1:16 WRONG_TYPE warning'],
    ['hooks: {before_session: 5}', '1:25 WRONG_TYPE error'],
    ['eval_action: {watch: src}', '1:22 WRONG_TYPE error'],
    ['hooks: {after_session: x}', '1:9 UNKNOWN_FIELD warning'],
    ['hooks: x', '1:8 WRONG_TYPE warning'],
    ['execution: {verbose: 1}', '1:22 WRONG_TYPE warning'],
    ['execution: {pool_slots: 51}', '1:25 WRONG_TYPE warning'],
    ['execution: {pool_workspaces: true}', '1:13 UNUSED warning'],
    ['execution: {wrokers: 4}', '1:13 UNKNOWN_FIELD warning'],
    ['execution: 5', '1:12 WRONG_TYPE warning'],
    ['results: {repo: x}', '1:1 UNUSED warning'],
    ['eval_pattern: [x]', '1:1 UNKNOWN_FIELD error'],
  ])('reports settings without effect: %s', async (text, expected) => {
    const { config, reported } = await read({ [FILE]: text });
    expect([config, reported]).toEqual([{}, [expected]]);
  });

  test('says how many slots of the pool there are, and that workspaces stay', async () => {
    const { config, reported } = await read({ [FILE]: 'execution: {pool_slots: 4, keep_workspaces: true}' });
    expect([config, reported]).toEqual([{ poolSlots: 4, keepWorkspaces: true }, []]);
  });

  test.each<[string, string]>([
    ['a: b: c', '1:4 YAML_INVALID warning'],
    ['[a]', '1:1 WRONG_TYPE warning'],
    [`#${'x'.repeat(1024 * 1024)}`, 'FILE_TOO_LARGE warning'],
  ])('that is invalid is skipped, and the one above counts', async (text, expected) => {
    const { config, reported } = await read({ '/repo/evals/.agentv/config.yaml': text, [FILE]: 'eval_patterns: [a]' });
    expect([config.evalPatterns, reported]).toEqual([['a'], [expected]]);
  });

  test.each<[string, string]>([
    ['a: b: c\ngate: { budget_usd: 1 }', '1:4 YAML_INVALID error'],
    ['  "gate": { budget_usd: 1', '1:26 YAML_INVALID error'],
    ['- eval_action: { strict: true }', '1:1 WRONG_TYPE error'],
    ['# gate: { budget_usd: 1 }\n[a', '2:3 YAML_INVALID warning'],
  ])('that is invalid is an error if it has settings of eval-action: %s', async (text, expected) => {
    expect((await read({ [FILE]: text })).reported).toEqual([expected]);
  });

  test.each(['ts', 'js', 'mts', 'mjs'])(
    'that computes its settings in a program (.%s) is not run, which is reported',
    async (ending) => {
      const { problems } = await read({ [`/repo/agentv.config.${ending}`]: 'throw 1' });
      expect(problems).toMatchObject([
        { code: 'UNUSED', severity: 'warning', location: { file: `agentv.config.${ending}`, line: 1 } },
      ]);
    },
  );

  test.each(['ts', 'js'])('that computes the spending limit in a program (.%s) is an error', async (ending) => {
    const { problems } = await read({ [`/repo/agentv.config.${ending}`]: 'export default { limits: limits() }' });
    expect(problems).toMatchObject([
      {
        severity: 'error',
        location: { file: `agentv.config.${ending}`, line: 1, column: 18 },
        hint: expect.stringContaining('set "gate: { budget_usd: 5 }" in .agentv/config.yaml'),
      },
    ]);
  });

  test('in agentv.config.ts applies where the YAML has nothing', async () => {
    const { config, problems } = await read({
      '/repo/agentv.config.ts': 'export default { execution: { verbose: true, keepWorkspaces: true } };',
      [FILE]: 'execution: { verbose: false }',
    });
    expect({ config, problems }).toEqual({ config: { verbose: false, keepWorkspaces: true }, problems: [] });
  });
});
