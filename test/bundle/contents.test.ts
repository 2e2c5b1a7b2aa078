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
  expect(asked.length).toBeGreaterThan(200);
  // A client of HTTP asks for it where a proxy wants it, and says that it is missing.
  expect(asked.filter((module) => !isBuiltin(module) && !module.startsWith('./'))).toEqual(['kerberos']);
});

test.each(['main', 'post', 'plan', 'report', 'cli'])(
  '%s.js loads nothing else before it handles signals and lets Node keep what it compiles',
  (entry) => {
    const { staticImports } = parseSync(entry, textOf(`${entry}.js`)).module;
    expect(staticImports.map(({ moduleRequest }) => moduleRequest.value)).toEqual(['./start.js']);
    expect(parseSync('start', textOf('start.js')).module.staticImports).toEqual([]);
    expect(textOf('start.js').length).toBeLessThan(5_000);
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

/** The bundler calls `require` of packages by another name in each chunk. */
function requiresOf(text: string): string[] {
  const runtime = texts.find(({ name }) => name === 'rolldown-runtime.js')?.text ?? '';
  const exported = /__require as (\w+)/.exec(runtime)?.[1];
  const imported = new RegExp(`\\b${exported} as (\\w+)[^}]*\\} ?from ?"\\./rolldown-runtime\\.js"`).exec(text)?.[1];
  const names = ['__require', ...(imported === undefined ? [] : [imported])].map((name) => name.replaceAll('$', '\\$'));
  return Array.from(
    text.matchAll(new RegExp(`(?<![\\w$.])(?:${names.join('|')})\\("([^"]+)"\\)`, 'g')),
    ([, module = '']) => module,
  );
}

test('the bundle makes code of text nowhere that we do not know', () => {
  const made = texts.flatMap(({ text }) =>
    Array.from(text.matchAll(/\b(?:eval|new Function)\([^)]{0,40}\)(?:\("[^"]*"\))?/g), ([found]) => found),
  );
  // zod finds out whether it may.
  expect(made).toEqual(['new Function(``)']);
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
