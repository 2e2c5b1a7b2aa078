import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

describe('the rooms of ARCHITECTURE.md', () => {
  const rooms = [...readRepositoryFile('ARCHITECTURE.md').matchAll(/^\| `(\w+)\/` \| (.*) \|$/gm)];
  const there = readdirSync(join(repository, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());

  test('are the folders of src, each told once', () => {
    expect(rooms.map(([, name]) => name).sort()).toEqual(there.map(({ name }) => name).sort());
  });

  test.each(rooms.map(([, name = '', text = '']) => [name, text] as const))(
    '%s has what is said of it',
    (name, text) => {
      const named = [...text.matchAll(/`([\w*-]+(?:\.ts|\/))`/g)].map(([, path = '']) => path);
      const lost = named
        .filter((path) => !there.some((room) => path === `${room.name}/`))
        .filter((path) => globSync(`src/${name}/**/${path.replace(/\/$/, '')}`, { cwd: repository }).length === 0);
      expect(lost).toEqual([]);
    },
  );
});

/** As GitHub makes them of headings. */
const anchorsOf = (page: string): string[] =>
  [...readRepositoryFile(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
