import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/repository.ts';

/** Exports for users of the package, and for Node, which calls the hooks of a module loader. */
const PUBLIC = ['src/sdk/grader.ts', 'src/sdk/imports.ts'];

const NAME = String.raw`(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)`;
const DECLARED = new RegExp(`^export (?:abstract )?${NAME}`, 'gm');
const LISTED = /(?:import|export)(?: type)?\s*(?:\w+\s*,\s*)?\{([^}]*)\}\s*from '(\.[^']+)'/g;
/** A file that imports a whole module may use any name that it contains. */
const WHOLE = /(?:import \* as \w+ from|export \* from|import\() ?'(\.[^']+)'/g;
const names = (list: string): string[] =>
  list.split(',').map(
    (item) =>
      item
        .trim()
        .replace(/^type /, '')
        .split(' as ')[0] ?? '',
  );

const sources = sourceFiles('src');
const readers = [...sources, ...sourceFiles('.ci'), ...sourceFiles('test')];

function usedNames(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  const add = (from: string, to: string, found: readonly string[]) => {
    const path = posix.join(posix.dirname(from), to);
    const known = used.get(path) ?? new Set();
    for (const name of found) known.add(name);
    used.set(path, known);
  };
  for (const { path, code } of readers) {
    for (const [, list = '', to = ''] of code.matchAll(LISTED)) add(path, to, names(list));
    for (const [, to = ''] of code.matchAll(WHOLE)) add(path, to, code.match(/\w+/g) ?? []);
  }
  return used;
}

test('every export of src/ is imported by another file', () => {
  const used = usedNames();
  const exported = sources
    .filter(({ path }) => !PUBLIC.includes(path))
    .flatMap(({ path, code }) => [...code.matchAll(DECLARED)].map(([, name = '']) => ({ path, name })));
  expect(exported.length).toBeGreaterThan(2_000);
  // `dist/` calls the entry points.
  const unused = exported.filter(({ path, name }) => path !== `src/${name}.ts` && !used.get(path)?.has(name));
  expect(unused.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
