import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readRepositoryFile, repository, trackedFiles } from '../support/repository.ts';

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
  const pictures = trackedFiles().filter((path) => path.endsWith('.png'));
  for (const path of pictures) {
    expect(statSync(join(repository, path)).size, path).toBeLessThan(150_000);
    expect(readRepositoryFile('README.md')).toMatch(
      new RegExp(`!\\[[^\\]]{40,}\\]\\(${path.replaceAll('.', '\\.')}\\)`),
    );
  }
  expect(pictures.length).toBeGreaterThan(0);
});

/** As GitHub makes them of headings. */
const anchorsOf = (page: string): string[] =>
  [...readRepositoryFile(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
