import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';

const CLI = resolve('.ci/dev.ts');

test('compiled code is stored in the folder of Node, and in a job nowhere', () => {
  using project = aProject({ 'job/x': '', 'tmp/x': '' });
  const start = (env: Record<string, string>) =>
    execFileSync(process.execPath, [CLI, '--version'], {
      cwd: project.folder,
      env: {
        PATH: process.env['PATH'],
        TMPDIR: join(project.folder, 'tmp'),
        TEMP: join(project.folder, 'tmp'),
        ...env,
      },
    });
  start({ RUNNER_TEMP: join(project.folder, 'job') });
  expect([project.list('job'), project.list('tmp')]).toEqual([['x'], ['x']]);
  start({});
  expect(project.list('tmp')).toEqual(['node-compile-cache', 'x']);
});
