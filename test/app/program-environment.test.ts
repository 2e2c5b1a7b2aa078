import { describe, expect, test } from 'vitest';
import { evaluated } from './evaluated.ts';

/** Of the step, of the runner, and reserved. */
const ENV = {
  MY_BACKEND: 'backend',
  MY_OTHER: 'other',
  GITHUB_SHA: 'c0ffee',
  RUNNER_TEMP: '/runner/temp',
  GITHUB_TOKEN: 'reserved',
  ACTIONS_RUNTIME_TOKEN: 'reserved',
  INPUT_KEY: 'reserved',
  RUNNER_TOKEN: 'reserved',
  GITHUB_ENV: 'reserved',
};
const SHOWN = 'MY_BACKEND=backend\nMY_OTHER=other\nGITHUB_SHA=c0ffee\nRUNNER_TEMP=/runner/temp\nreserved: 0';
const SHOW = `for (const name of ['MY_BACKEND', 'MY_OTHER', 'GITHUB_SHA', 'RUNNER_TEMP']) console.log(name + '=' + process.env[name]);
console.log('reserved: ' + Object.values(process.env).filter((value) => value === 'reserved').length);`;
/** A grader that passes where it sees the environment of the step, and nothing that is reserved. */
const GRADER = `const shown = ['MY_BACKEND', 'MY_OTHER', 'GITHUB_SHA', 'RUNNER_TEMP'].map((name) => process.env[name]);
const reserved = Object.values(process.env).filter((value) => value === 'reserved');
const isRight = shown.join() === 'backend,other,c0ffee,/runner/temp' && reserved.length === 0;
console.log(JSON.stringify({ score: isRight ? 1 : 0, assertions: [] }));`;

const suite = (assertion: string, more = ''): string =>
  `${more}tests:\n  - id: a\n    input: a\n    assertions:\n      - ${assertion}\n`;
const EQUALS = `{ type: equals, value: ${JSON.stringify(SHOWN)} }`;
const TARGET = { '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hello }]\n' };

describe('the environment of the step without what belongs to the job is seen by', () => {
  test.each<[string, Record<string, string>]>([
    [
      'the command of a cli target',
      {
        'evals/a.eval.yaml': suite(EQUALS),
        'evals/show.mjs': SHOW,
        '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: node show.mjs }]\n',
      },
    ],
    [
      'a custom provider',
      {
        'evals/a.eval.yaml': suite(EQUALS),
        '.agentv/providers/our-bot.mjs': SHOW,
        '.agentv/targets.yaml': 'targets: [{ name: default, provider: our-bot }]\n',
      },
    ],
    [
      'a code grader',
      {
        'evals/a.eval.yaml': suite('{ type: code-grader, command: [node, grader.mjs] }'),
        'evals/grader.mjs': GRADER,
        ...TARGET,
      },
    ],
    [
      'a custom assertion',
      {
        'evals/a.eval.yaml': suite('{ type: sees-all }'),
        '.agentv/assertions/sees-all.mjs': GRADER,
        ...TARGET,
      },
    ],
    [
      'a hook of a workspace',
      {
        'evals/a.eval.yaml': suite(
          EQUALS,
          'workspace:\n  template: work\n  hooks:\n    before_each: { command: [sh, -c, "node {{workspace_path}}/show.mjs > {{workspace_path}}/shown"] }\n',
        ),
        'evals/work/show.mjs': SHOW,
        '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: cat shown }]\n',
      },
    ],
  ])('%s', async (_, files) => {
    const run = await evaluated(files, {}, ENV);
    expect(run.result('a')).toMatchObject({ status: 'ok', score: 1 });
  });
});

test('no_env of a target keeps variables from its program, and from nothing else', async () => {
  const files = {
    'evals/a.eval.yaml': suite(
      `${EQUALS.replace('MY_BACKEND=backend', 'MY_BACKEND=undefined').replace('=other', '=undefined')}\n      - { type: code-grader, command: [node, grader.mjs] }`,
    ),
    'evals/show.mjs': SHOW,
    'evals/grader.mjs': GRADER,
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: node show.mjs, no_env: [my_*] }]\n',
  };
  expect((await evaluated(files, {}, ENV)).result('a')).toMatchObject({ status: 'ok', score: 1 });
});

test.each([
  ['GITHUB_TOKEN', /exit code 1: GITHUB_TOKEN is not set\. GITHUB_TOKEN belongs to the job and is not passed on/],
  ['MY_OTHER', /exit code 1: MY_OTHER is not set\. "no_env" of the target withholds MY_OTHER\.$/],
  ['MY_BACKEND', /exit code 1: MY_BACKEND is not set$/],
  ['NOT_SET_AT_ALL', /exit code 1: NOT_SET_AT_ALL is not set$/],
])(
  'a program that fails and names %s is reported with the reason why the variable is missing, if it is',
  async (name, message) => {
    const command = `echo ${name} is not set >&2; exit 1`;
    const files = {
      'evals/a.eval.yaml': suite(EQUALS),
      '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: "${command}", no_env: [MY_OTHER] }]\n`,
    };
    const result = (await evaluated(files, {}, ENV)).result('a');
    expect(result.status === 'execution_error' && result.failure.message).toMatch(message);
  },
);
