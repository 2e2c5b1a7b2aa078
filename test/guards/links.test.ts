import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { grouped } from '../../src/model/values/grouped.ts';
import { readRepositoryFile, repository, sourceFiles, trackedFiles } from '../support/repository.ts';

const pages = trackedFiles().filter((path) => path.endsWith('.md') && !/^(?:dist|test)\//.test(path));
const linksOf = (page: string): string[] =>
  [...withoutCode(readRepositoryFile(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');

test.each(pages)('the links of %s lead somewhere', (page) => {
  const lost = linksOf(page)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      return !existsSync(join(repository, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
  expect(lost).toEqual([]);
});

test('pictures are small, and say in words what is to be seen', () => {
  const pictures = trackedFiles().filter((path) => path.endsWith('.png') && !path.startsWith('test/golden/'));
  const texts = pages.map(readRepositoryFile).join('\n');
  for (const path of pictures) {
    expect(statSync(join(repository, path)).size, path).toBeLessThan(150_000);
    expect(texts).toMatch(new RegExp(`!\\[[^\\]]{40,}\\]\\((?:\\.\\./)?${path.replaceAll('.', '\\.')}\\)`));
  }
  expect(pictures.length).toBeGreaterThan(0);
});

describe('the rooms of ARCHITECTURE.md', () => {
  const rows = [...readRepositoryFile('ARCHITECTURE.md').matchAll(/^\| \d+ \| `([\w/-]+)\/` \| (.*) \|$/gm)];

  test('are the rooms of src', () => {
    const folders = readdirSync(join(repository, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect([...rows.map(([, name]) => name), 'sdk'].sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  test.each(rows.map(([, name = '', text = '']) => [name, text] as const))('%s has the named files', (name, text) => {
    const named = [...text.matchAll(/`([\w*-]+(?:\.ts|\/))`/g)].map(([, path = '']) => path);
    const lost = named.filter(
      (path) => globSync(`src/${name}/**/${path.replace(/\/$/, '')}`, { cwd: repository }).length === 0,
    );
    expect(lost).toEqual([]);
  });

  test('a folder holds at most 26 files, except folders of plug-ins', () => {
    const folders = grouped(sourceFiles('src'), ({ path }) => [dirname(path)]);
    const crowded = [...folders.values()].filter(({ length }) => length > 26).map(([file]) => dirname(file.path));
    expect(crowded.sort()).toEqual([]);
  });
});

test('messages name pages of docs/ by their address, because users do not have the folder', () => {
  const address = 'https://github.com/agentv/eval-action/blob/v1/';
  const named = sourceFiles('src').flatMap(({ path, code }) =>
    [...code.matchAll(/\S*?docs\/([\w-]+\.md)/g)].map(([text, page = '']) => ({ path, text, page })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ text }) => !text.includes(address))).toEqual([]);
  expect(named.filter(({ page }) => !existsSync(join(repository, 'docs', page)))).toEqual([]);
});

/** As GitHub makes them of headings. */
const anchorsOf = (page: string): string[] =>
  [...readRepositoryFile(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
