import { expect, test } from 'vitest';
import { UserError, userError } from '../../src/model/errors.ts';
import { toExitCode } from '../../src/runner/pipeline/exit-code.ts';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const settled = async (error: unknown): Promise<string[]> => {
  const reported: string[] = [];
  const log = { info() {}, warn() {}, error: (text: string) => void reported.push(text) };
  expect(await toExitCode(() => Promise.reject(error), log)).toBe(2);
  return reported;
};

test('each problem is a separate error, with the number of all', async () => {
  const location = { file: 'evals/a.eval.yaml', line: 8, column: 17 };
  const problem = {
    code: 'INPUT_INVALID',
    severity: 'error',
    message: 'This is odd',
    location,
    hint: 'Fix the glob',
  } as const;
  expect(await settled(new UserError([problem, { ...problem, message: 'So is this' }]))).toEqual([
    'evals/a.eval.yaml:8:17: This is odd\n  Fix the glob',
    'evals/a.eval.yaml:8:17: So is this\n  Fix the glob',
    '2 problems; nothing was run.',
  ]);
  expect(await settled(userError('INPUT_INVALID', 'This is odd'))).toEqual(['This is odd']);
});

test('any other exception is reported as a bug', async () => {
  expect(await settled(new TypeError('x is not y'))).toEqual([expect.stringContaining('This is a bug in eval-action')]);
});

test('an error of the configuration is reported without its warnings, which are no errors', async () => {
  using project = aProject({
    'evals/a.eval.yaml': 'tests: [{ id: a, input: hi, assertions: [{ type: contains, value: hi }] }]\n',
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hi }]\n',
    '.agentv/config.yaml': 'dashboard: { port: 1 }\neval_paterns: [x]\n',
  });
  const error = await perform(project, ['run', '-o', 'out']).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    problems: [
      {
        severity: 'error',
        message: '"eval_paterns" is not a field of .agentv/config.yaml',
        hint: 'Did you mean "eval_patterns"?',
      },
    ],
  });
});
