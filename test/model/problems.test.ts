import { expect, test } from 'vitest';
import { groupProblems, type Problem } from '../../src/model/errors.ts';

test('a key that is missing is one problem, wherever it is read', () => {
  const missing = (target: string, line: number): Problem => ({
    code: 'SECRET_MISSING',
    severity: 'error',
    message: `"api_key" of the target "${target}" is required, but the environment variable API_KEY is unset`,
    location: { file: 'targets.yaml', line, column: 1 },
  });
  const other = { ...missing('c', 9), message: 'needs the environment variable OTHER, which is unset' };
  expect(groupProblems([missing('a', 1), missing('b', 5), other])).toMatchObject([{ similar: { count: 1 } }, other]);
});
