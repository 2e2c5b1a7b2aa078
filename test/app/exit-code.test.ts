import { expect, test } from 'vitest';
import { toExitCode } from '../../src/app/pipeline/exit-code.ts';
import { UserError, userError } from '../../src/model/errors.ts';

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
