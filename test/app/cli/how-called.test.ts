import { expect, test } from 'vitest';
import { howCalled } from '../../../src/app/cli/how-called.ts';

test('what is told to type starts this program from the folder that it is typed in', () => {
  expect(howCalled({ script: '/a/clone/dist/cli.js' }, '/a/clone')).toBe('node dist/cli.js');
  expect(howCalled({ script: '/a/clone/dist/cli.js' }, '/a/project')).toBe('node /a/clone/dist/cli.js');
});

test('an installed program is told by its name', () => {
  expect(howCalled({ script: '/usr/local/bin/eval-action' }, '/a/project')).toBe('eval-action');
  expect(howCalled({ script: undefined }, '/a/project')).toBe('eval-action');
});
