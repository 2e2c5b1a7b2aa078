/** Each statement of a specification names the files of tests that show it; those are there. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRepositoryFile, repository } from '../support/repository.ts';

test.each(globSync('test/spec/*.md', { cwd: repository }).sort())('%s names tests that are there', (path) => {
  const rows = readRepositoryFile(path)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| § '));
  expect(rows.length).toBeGreaterThan(10);
  const shown = rows.map((row) => row.slice(2, -2).split(' | ').at(-1)?.trim() ?? '');
  expect(shown).not.toContain('');
  const files = shown.flatMap((each) => (/^(?:none: |in work)/.test(each) ? [] : each.split(', ')));
  expect([...new Set(files)].filter((file) => !existsSync(join(repository, 'test', file)))).toEqual([]);
});
