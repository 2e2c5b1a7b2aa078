import { describe, expect, test } from 'vitest';
import { load, suiteOf } from '../support.ts';

const TESTS = '\ntests: [{id: a, input: i, assertions: [{type: is-json}]}]';
const read = (top: string, env: Record<string, string> = {}) => suiteOf(`${top}${TESTS}`, env);
const complaints = (top: string) => load(`${top}${TESTS}`);

describe('the targets of a suite', () => {
  test.each<[string, string, string[]]>([
    ['execution.targets before all', 'target: root\nexecution: {target: one, targets: [x, y]}', ['x', 'y']],
    ['execution.target before the old place', 'target: root\nexecution: {target: one}', ['one']],
    ['target at the top, as in the first versions', 'target: root', ['root']],
    ['an empty list counts as none', 'execution: {target: one, targets: []}', ['one']],
    ['null counts as none', 'target: root\nexecution: {targets: ~, target: }', ['root']],
    ['names out of the environment', 'execution: {targets: ["${{ A }}", "${{ N }}"]}', ['fast', '7']],
    ['a name twice is used once', 'execution: {targets: [x, y, x]}', ['x', 'y']],
  ])('%s', async (_, top, names) => {
    expect((await read(top, { A: ' fast ', N: '7' })).targets.map(({ name }) => name)).toEqual(names);
  });

  test('know where they are written', async () => {
    expect((await read('execution:\n  targets:\n    - x')).targets[0]?.location).toMatchObject({ line: 3, column: 7 });
  });

  test('may have names of the suite alone, one or several', async () => {
    const targetsOf = async (list: string) =>
      (await read(`execution: {targets: ${list}}`)).targets.map(({ name, useTarget }) => [name, useTarget]);
    expect(await targetsOf('[{name: mine, use_target: fast}]')).toEqual([['mine', 'fast']]);
    expect(await targetsOf('[fast, {name: mine, use_target: fast, hooks: }, {name: slow}]')).toEqual([
      ['fast', undefined],
      ['mine', 'fast'],
      ['slow', undefined],
    ]);
  });

  test('may have hooks: a text is for the shell, a list of words is not', async () => {
    const hooks = `{before_all: {command: [npm, ci], cwd: app}, after_each: {script: 'rm -rf {{workspace_path}}/x', timeoutMs: 5}}`;
    const [target] = (await read(`execution: {targets: [{name: mine, use_target: fast, hooks: ${hooks}}]}`)).targets;
    expect(target?.hooks).toMatchObject({
      beforeAll: { command: ['npm', 'ci'], cwd: 'app', timeoutMs: 60_000 },
      afterEach: { command: ['sh', '-c', 'rm -rf "${1}"/x', 'sh', '{{workspace_path}}'], timeoutMs: 5 },
    });
  });

  test('are configured in the targets file, and a suite that tries it is reported', async () => {
    const { problems, reported } = await complaints('execution: {targets: [{name: x, provider: cli}]}');
    expect(reported).toEqual(['1:33 UNKNOWN_FIELD']);
    expect(problems[0]?.hint).toContain('use_target');
  });

  test('that are ignored or named twice are reported', async () => {
    const { problems, reported } = await complaints('target: root\nexecution: {target: one, targets: [x, x]}');
    expect(reported).toEqual(['1:1 UNUSED', '2:39 UNUSED']);
    expect(problems[0]?.similar).toEqual({ count: 1, lines: [2] });
  });

  test.each<[string, string]>([
    ['target: 5', '1:9 WRONG_TYPE'],
    ['execution: {targets: x}', '1:22 WRONG_TYPE'],
    ['execution: {targets: [5]}', '1:23 WRONG_TYPE'],
    ['execution: {targets: [{use_target: y}]}', '1:23 MISSING_FIELD'],
    ['execution: {targets: [{name: x, use_target: [y]}]}', '1:45 WRONG_TYPE'],
    ['execution: {targets: [{name: x, hooks: [y]}]}', '1:40 WRONG_TYPE'],
    ['execution: {targets: [{name: x, hooks: {before_each: {command: y, cwd: 5}}}]}', '1:72 WRONG_TYPE'],
    ['execution: {targets: [{name: x, hooks: {before_each: {cwd: y}}}]}', '1:41 UNUSED'],
    ['execution: {targets: [{name: x, hooks: {before_each: {command: y, reset: fast}}}]}', '1:67 UNUSED'],
    ['execution: {targets: [{name: x, hooks: {enabled: false}}]}', '1:41 UNUSED'],
    ['execution: {targets: [{name: x, hooks: {before: {command: y}}}]}', '1:41 UNKNOWN_FIELD'],
  ])('are refused when they are wrong: %s', async (top, reported) => {
    expect((await complaints(top)).reported).toEqual([reported]);
  });
});

describe('numbers of execution', () => {
  test.each<[string, object]>([
    ['workers: 50', { workers: 50 }],
    ['workers: "${{ W }}"', { workers: 4 }],
    ['threshold: 0', { threshold: 0 }],
    ['threshold: "${{ T }}"', { threshold: 0.75 }],
    ['trials: {count: 3}', { trials: { count: 3, strategy: 'pass_at_k' } }],
    ['trials: {count: 1, strategy: mean}', { trials: { count: 1, strategy: 'mean' } }],
    [
      'trials: {count: 2, strategy: confidence_interval, cost_limit_usd: 0.5}',
      { trials: { count: 2, strategy: 'confidence_interval', costLimitUsd: 0.5 } },
    ],
    ['trials: {count: 2, costLimitUsd: 0.5}', { trials: { count: 2, strategy: 'pass_at_k', costLimitUsd: 0.5 } }],
    ['cache: true, cache_path: build/answers', { cache: true, cachePath: 'build/answers' }],
    ['fail_on_error: true', { failOnError: true }],
    ['must_pass: true', { mustPass: true }],
    ['budget_usd: 0.5', { budgetUsd: 0.5 }],
    ['total_budget_usd: 5', { budgetUsd: 5 }],
    ['budget_usd: 1, total_budget_usd: 5', { budgetUsd: 1 }],
  ])('%s', async (fields, expected) => {
    expect(await read(`execution: {${fields}}`, { W: '4', T: '0.75' })).toMatchObject(expected);
  });

  test.each(['budgetUsd: 5', 'failOnError: true', 'trials: {count: 2, costLimitUsd: 1}'])(
    'the old name in "%s" is reported',
    async (fields) => {
      expect((await complaints(`execution: {${fields}}`)).reported).toEqual([
        expect.stringMatching(/^1:\d+ DEPRECATED$/),
      ]);
    },
  );

  test.each([
    'workers: 0',
    'workers: 51',
    'workers: "4"',
    'threshold: 80',
    'threshold: .nan',
    'trials: 3',
    'trials: {count: 0}',
    'trials: {count: 2, strategy: best}',
    'trials: {count: 2, cost_limit_usd: 0}',
    'cache: 1',
    'cache_path: ""',
    'budget_usd: 0',
    'fail_on_error: yes',
  ])('%s is refused, where AgentV would only warn', async (fields) => {
    const { suite, reported } = await complaints(`execution: {${fields}}`);
    expect(suite).toBeUndefined();
    expect(reported).toEqual([expect.stringMatching(/^1:\d+ WRONG_TYPE$/)]);
  });

  test.each<[string, string]>([
    ['trials: 3', 'Write trials: { count: 3 }.'],
    ['trials: {count: 2, strategy: pass_at_1}', 'Did you mean "pass_at_k"?'],
  ])('%s comes with advice', async (fields, hint) => {
    expect((await complaints(`execution: {${fields}}`)).problems[0]?.hint).toBe(hint);
  });

  test('trials need a count', async () => {
    expect((await complaints('execution: {trials: {strategy: mean}}')).reported).toEqual(['1:21 MISSING_FIELD']);
  });
});

describe('other keys of execution', () => {
  test.each<[string, string]>([
    ['skip_defaults: true', 'UNUSED'],
    ['cachePath: x', 'UNUSED'],
    ['treshold: 0.5', 'UNKNOWN_FIELD'],
  ])('reported: %s', async (field, code) => {
    expect((await complaints(`execution: {${field}}`)).reported).toEqual([`1:13 ${code}`]);
  });

  test.each(['fast', '5', '[x]'])('execution itself cannot be %s', async (value) => {
    expect((await complaints(`execution: ${value}`)).reported).toEqual(['1:12 WRONG_TYPE']);
  });
});

describe('what results depend on', () => {
  test('is a list of globs from the root of the repository on', async () => {
    const { watch } = await read('execution:\n  watch:\n    - ./src/**\n    - "!**/*.md"\n    - ${{ DIR }}/*', {
      DIR: 'lib',
    });
    expect(watch).toEqual([
      { glob: 'src/**', location: { file: 'evals/a.eval.yaml', line: 3, column: 7 } },
      { glob: '!**/*.md', location: { file: 'evals/a.eval.yaml', line: 4, column: 7 } },
      { glob: 'lib/*', location: { file: 'evals/a.eval.yaml', line: 5, column: 7 } },
    ]);
    expect((await read('execution: {}')).watch).toBeUndefined();
    expect((await read('execution: { watch: }')).watch).toBeUndefined();
  });

  test.each<[string, string]>([
    ['src/**', '1:20'],
    ['[]', '1:20'],
    ['{ a: b }', '1:20'],
    ['["!src/**"]', '1:20'],
    ['[""]', '1:21'],
    ['[5]', '1:21'],
    ['["/etc/passwd"]', '1:21'],
    ['["C:/x"]', '1:21'],
    ['["../other/**"]', '1:21'],
    ['["a\\nb"]', '1:21'],
    [`["${'*a'.repeat(13)}"]`, '1:21'],
    [`["${'a'.repeat(501)}"]`, '1:21'],
    [`[${Array.from({ length: 101 }, () => 'a').join(', ')}]`, '1:20'],
  ])('is never guessed at: %s', async (list, where) => {
    expect((await complaints(`execution: {watch: ${list}}`)).reported).toEqual([`${where} WRONG_TYPE`]);
  });
});
