import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { readRepositoryFile, repository } from '../support/repository.ts';

const folder = join(repository, 'dist');
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test('the bundle takes no code from anywhere but itself and Node', () => {
  const asked = texts.flatMap(({ name, text }) => [...importsOf(name, text), ...requiresOf(text)]);
  expect(asked.length).toBeGreaterThan(50);
  const foreign = asked.filter((module) => !isBuiltin(module) && !module.startsWith('./'));
  expect(foreign).toEqual([]);
});

test.each(['main', 'post', 'plan', 'report', 'cli'])(
  '%s.js loads little before it handles signals and lets Node keep what it compiles',
  (entry) => {
    const start = entry === 'cli' ? '#!/usr/bin/env node\n' : '';
    expect(textOf(`${entry}.js`)).toBe(`${start}const { ${entry} } = await import('./index.js');\nawait ${entry}();\n`);
    const chunk = new RegExp(`const ${entry}=|[,;]${entry}=`).exec(textOf('index.js'));
    const [, id] = /\.e\((\d+)\)/.exec(textOf('index.js').slice(chunk?.index)) ?? [];
    expect(textOf('index.js').length).toBeLessThan(15_000);
    expect(textOf(`${id}.index.js`).length).toBeGreaterThan(1_000);
    expect(textOf(`${id}.index.js`).length).toBeLessThan(10_000);
  },
);

const textOf = (name: string): string => texts.find((each) => each.name === name)?.text ?? '';

function importsOf(name: string, text: string): string[] {
  const { staticImports, dynamicImports } = parseSync(name, text).module;
  const literals = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...literals.flatMap((literal) => /^["'`]([^"'`$]*)["'`]$/.exec(literal)?.[1] ?? []),
  ];
}

/** The bundler makes a `require` for the modules of Node; a package may have its own. */
const requiresOf = (text: string): string[] =>
  Array.from(
    text.matchAll(/(?:createRequire\(import\.meta\.url\)|(?<![\w$.])require)\(["'`]([^"'`$]+)["'`]\)/g),
    ([, module = '']) => module,
  );

test('the bundle makes code of text nowhere that we do not know', () => {
  const made = texts.flatMap(({ text }) =>
    Array.from(text.matchAll(/\b(?:eval|new Function)\([^)]{0,40}\)(?:\("[^"]*"\))?/g), ([found]) => found),
  );
  // A package of the artifact client finds out whether it runs in Node.
  expect(made).toEqual(['eval(`require`)']);
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
