import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRepositoryFile, repository } from '../support/repository.ts';

const folder = join(repository, 'dist');
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test('the bundle takes no code from anywhere but itself and Node', () => {
  const asked = texts.flatMap(({ name, text }) => [
    ...Array.from(text.matchAll(/createRequire\(import\.meta\.url\)\("([^"]+)"\)/g), ([, module = '']) => module),
    // The doors and the helpers of graders, which are files of their own.
    ...(/^\d+\./.test(name) || name === 'index.js'
      ? []
      : Array.from(text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g), ([, module = '']) => module)),
  ]);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((module) => !isBuiltin(module) && !module.startsWith('./'))).toEqual([]);
});

test('the bundle makes code of text nowhere that we do not know', () => {
  const made = texts.flatMap(({ text }) =>
    Array.from(text.matchAll(/\b(?:eval|new Function)\([^)]{0,40}\)(?:\("[^"]*"\))?/g), ([found]) => found),
  );
  // A client of HTTP looks for a package that is not here, and does without.
  expect(made.filter((each) => each !== 'eval("require")("kerberos")')).toEqual([]);
});

test('the bundle installs nothing: neither the package nor the action has a step before it runs', () => {
  const { scripts = {} } = JSON.parse(readRepositoryFile('package.json')) as { scripts?: Record<string, string> };
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  for (const manifest of ['action.yml', 'report/action.yml'])
    expect(readRepositoryFile(manifest)).not.toMatch(/^\s+pre:/m);
});

test('the bundle brings the licenses of what is in it', () => {
  const licenses = readFileSync(join(folder, 'licenses.txt'), 'utf8');
  for (const name of ['zod', '@actions/artifact', '@actions/github', 'execa']) expect(licenses).toContain(`${name}\n`);
});

test('the bundle is compared with what the sources build, wherever a change lands', () => {
  expect(readRepositoryFile('.ci/run')).toContain('diff -rq "$fresh" dist');
  expect(readRepositoryFile('.github/workflows/check-dist.yml')).toContain(
    'git diff --exit-code --stat -- dist schema',
  );
});
