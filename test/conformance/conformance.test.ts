import { expect, test } from 'vitest';
import { readRepositoryFile } from '../support/repository.ts';
import { families } from './families/index.ts';
import { intended } from './intended.ts';
import { makeProject } from './project.ts';

test('the same seed makes the same suites, and another makes others', () => {
  const made = (seed: number) => [...makeProject(families, { tests: 90, seed }).files];
  expect(made(1)).toEqual(made(1));
  expect(made(1)).not.toEqual(made(2));
});

test('every test has a unique name and an answer', () => {
  const { tests, files } = makeProject(families, { tests: 360, seed: 1 });
  expect(tests.size).toBeGreaterThan(360);
  for (const id of tests.keys()) expect(files.get(`answers/${id}`)).toMatch(/./s);
});

test('every intended difference has its reason in the README, and nothing else has', () => {
  const listed = [...readRepositoryFile('test/conformance/README.md').matchAll(/^\| `([\w-]+)` \|/gm)];
  expect(listed.map(([, name]) => name).sort()).toEqual(intended.map(({ name }) => name).sort());
});
