import { expect, test } from 'vitest';
import { howCalled } from '../../../src/app/cli/how-called.ts';

test('the suggested command starts this program from the folder of the user', () => {
  expect(howCalled({ script: '/a/clone/dist/cli.js' }, '/a/clone')).toBe('node dist/cli.js');
  expect(howCalled({ script: '/a/clone/dist/cli.js' }, '/a/project')).toBe('node /a/clone/dist/cli.js');
});

test('an installed program is called by its name', () => {
  expect(howCalled({ script: '/usr/local/bin/eval-action' }, '/a/project')).toBe('eval-action');
  expect(howCalled({ script: undefined }, '/a/project')).toBe('eval-action');
});
