import { expect, test } from 'vitest';
import { howCalled } from '../../../src/runner/pipeline/how-called.ts';

test('the suggested command starts this program from the folder of the user', () => {
  expect(howCalled({ script: '/a/clone/dist/cli.js' }, '/a/clone')).toBe('node dist/cli.js');
  expect(howCalled({ script: '/a/clone/dist/cli.js' }, '/a/project')).toBe('node /a/clone/dist/cli.js');
});

test('a program of a package manager is called by npx', () => {
  const called = (script: string, folder = '/a/project') => howCalled({ script }, folder);
  expect(called('/a/project/node_modules/.bin/eval-action')).toBe('npx eval-action');
  expect(called('/a/project/node_modules/.bin/eval-action', '/a/project/evals')).toBe('npx eval-action');
  expect(called('C:\\p\\node_modules\\@agentv\\eval-action\\dist\\cli.js', 'C:\\p')).toBe('npx eval-action');
  expect(called('/cache/_npx/1a2b/node_modules/.bin/eval-action')).toBe('npx @agentv/eval-action');
  expect(called('/usr/lib/node_modules/@agentv/eval-action/dist/cli.js')).toBe('eval-action');
});

test('a path with a space is quoted', () => {
  expect(howCalled({ script: '/a b/dist/cli.js' }, '/c')).toBe("node '/a b/dist/cli.js'");
});

test('an installed program is called by its name', () => {
  expect(howCalled({ script: '/usr/local/bin/eval-action' }, '/a/project')).toBe('eval-action');
  expect(howCalled({ script: undefined }, '/a/project')).toBe('eval-action');
});
