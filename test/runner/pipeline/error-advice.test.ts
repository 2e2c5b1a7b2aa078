import { expect, test } from 'vitest';
import { outputsWithoutRun } from '../../../src/action/outputs.ts';
import { permissionHint, ServiceError } from '../../../src/model/ports/service-error.ts';
import { adviceOf } from '../../../src/runner/pipeline/exit-code.ts';

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });

test.each([
  ['too many open files', systemError('EMFILE', 'open'), 'ulimit -n'],
  ['a full disk', systemError('ENOSPC', 'write'), 'disk is full'],
  ['a deleted working directory', systemError('ENOENT', 'uv_cwd'), 'change to one that exists'],
  ['a service that fails', new ServiceError('unavailable', 'The service answered HTTP 502'), 'Re-run the job'],
])('%s is an error with what to do, not a bug', (_, error, remedy) => {
  const advice = adviceOf(error).join('\n');
  expect(advice).toContain(error.message);
  expect(advice).toContain(remedy);
  expect(advice).not.toContain('bug');
});

test('anything else is a bug', () => {
  expect(adviceOf(systemError('ENOENT', 'open')).join('\n')).toContain('This is a bug');
});

test('permissions in a headline are a list in one line', () => {
  const { headline } = outputsWithoutRun(`Artifacts could not be read: HTTP 403\n${permissionHint('actions: read')}`);
  expect(headline).toBe(
    'Artifacts could not be read: HTTP 403. Give the job these permissions: contents: read, actions: read.',
  );
});
