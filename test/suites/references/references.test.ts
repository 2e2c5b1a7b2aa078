import { describe, expect, test } from 'vitest';
import { userError } from '../../../src/model/errors.ts';
import type { Files } from '../../../src/model/ports/files.ts';
import { readEnvFiles, searchRoots } from '../../../src/suites/references/file-paths.ts';
import {
  MAX_ALL_BYTES,
  MAX_IMAGE_BYTES,
  MAX_REFERENCES,
  MAX_TEXT_BYTES,
  type Reference,
  References,
} from '../../../src/suites/references/references.ts';
import { shownPath } from '../../../src/suites/references/shown-path.ts';
import { inMemory } from '../support.ts';

/** A disk whose links are written down: where each leads. */
const disk = (texts: Readonly<Record<string, string>>, links: Readonly<Record<string, string>> = {}) =>
  ({
    ...inMemory(texts),
    async readBytes(path, maxBytes) {
      const bytes = Buffer.from(texts[path] ?? '');
      if (bytes.length > maxBytes) throw userError('FILE_TOO_LARGE', `${path} is too large`);
      return bytes;
    },
    realPath: async (path) => links[path] ?? path,
  }) satisfies Pick<Files, 'read' | 'state' | 'readBytes' | 'realPath'>;

const AT = { folder: '/repo/evals/deep', root: '/repo', cwd: '/repo/work' };

async function settled<Found>(files: ReturnType<typeof disk>, ask: (references: References) => Reference<Found>) {
  const references = new References({ ...AT, files });
  expect(ask(references)).toEqual({ kind: 'unread' });
  expect(await references.readWanted()).toBe(true);
  expect(await references.readWanted()).toBe(false);
  return ask(references);
}

const textOf = (value: string, texts: Readonly<Record<string, string>>, links: Readonly<Record<string, string>> = {}) =>
  settled(disk(texts, links), (references) => references.text(value));

describe('a path is looked up', () => {
  const everywhere = {
    '/repo/evals/deep/a.md': 'beside',
    '/repo/evals/a.md': 'above',
    '/repo/a.md': 'root',
    '/repo/work/a.md': 'work',
  };
  test.each<[string, string[], string]>([
    ['in the folder of the suite first', [], 'beside'],
    ['then in the folder above', ['/repo/evals/deep/a.md'], 'above'],
    ['then in the repository', ['/repo/evals/deep/a.md', '/repo/evals/a.md'], 'root'],
    ['at last in the working directory', ['/repo/evals/deep/a.md', '/repo/evals/a.md', '/repo/a.md'], 'work'],
  ])('%s', async (_, missing, text) => {
    const left = Object.fromEntries(Object.entries(everywhere).filter(([path]) => !missing.includes(path)));
    expect(await textOf('a.md', left)).toMatchObject({ kind: 'found', text });
  });

  test.each<[string, string, string]>([
    ['docs/a.md', 'docs/a.md', '/repo/docs/a.md'],
    ['/docs/a.md', 'docs/a.md', '/repo/docs/a.md'],
    ['/repo/docs/a.md', 'repo/docs/a.md', '/repo/docs/a.md'],
    ['../../docs/a.md', '../../docs/a.md', '/repo/docs/a.md'],
  ])('and shown without what leads to the root: %s', async (value, path, absolutePath) => {
    expect(await textOf(value, { '/repo/docs/a.md': 'x' })).toEqual({ kind: 'found', path, absolutePath, text: 'x' });
  });

  test('and nothing but a file counts', async () => {
    const texts = { '/repo/evals/deep/a/b.md': 'x', '/repo/a': 'file' };
    expect(await textOf('a', texts)).toMatchObject({ kind: 'found', absolutePath: '/repo/a' });
    expect(await textOf('a', { '/repo/a/b.md': 'x' })).toMatchObject({
      kind: 'missing',
      complaint: { code: 'FILE_UNREADABLE', message: 'a is a folder, not a file' },
    });
    expect(await textOf('nope.md', texts)).toMatchObject({ kind: 'missing', complaint: { code: 'FILE_MISSING' } });
  });
});

describe('what is outside the repository is refused', () => {
  test.each<[string, string]>([
    ['an absolute path', '/etc/passwd'],
    ['a path that climbs', '../../../etc/passwd'],
  ])('%s', async (_, value) => {
    expect(await textOf(value, { '/etc/passwd': 'x' })).toMatchObject({
      kind: 'refused',
      complaint: { code: 'FILE_UNREADABLE', message: expect.stringContaining('outside the repository') },
    });
  });

  test('a link that leads there', async () => {
    const found = await textOf('a.md', { '/repo/a.md': 'secret' }, { '/repo/a.md': '/etc/shadow' });
    expect(found).toMatchObject({ kind: 'refused', complaint: { message: expect.stringContaining('is a link') } });
  });

  test('but not a link within, nor all files of a repository that itself is behind a link', async () => {
    const texts = { '/repo/a.md': 'x' };
    expect(await textOf('a.md', texts, { '/repo/a.md': '/repo/b.md' })).toMatchObject({ kind: 'found' });
    const links = { '/repo': '/disk/repo', '/repo/work': '/disk/repo/work', '/repo/a.md': '/disk/repo/a.md' };
    expect(await textOf('a.md', texts, links)).toMatchObject({ kind: 'found' });
  });
});

describe('how much is read', () => {
  test('a text has Unix line ends', async () => {
    expect(await textOf('a.md', { '/repo/a.md': 'a\r\nb\r\n' })).toMatchObject({ text: 'a\nb\n' });
  });

  test('a text or an image that is too large is refused', async () => {
    const texts = { '/repo/a.md': 'x'.repeat(MAX_TEXT_BYTES + 1), '/repo/a.png': 'x'.repeat(MAX_IMAGE_BYTES + 1) };
    const tooLarge = { kind: 'refused', complaint: { code: 'FILE_TOO_LARGE' } };
    expect(await textOf('a.md', texts)).toMatchObject(tooLarge);
    expect(await settled(disk(texts), (references) => references.image('a.png'))).toMatchObject(tooLarge);
  });

  test('texts that are too much together are refused, and a file that is named twice counts once', async () => {
    const size = MAX_TEXT_BYTES;
    const names = Array.from({ length: MAX_ALL_BYTES / size + 1 }, (_, i) => `${i}.md`);
    const references = new References({
      ...AT,
      files: disk(Object.fromEntries(names.map((name) => [`/repo/${name}`, 'x'.repeat(size)]))),
    });
    for (const name of names) references.text(name);
    for (const name of names) references.text(`./${name}`);
    await references.readWanted();
    expect(names.map((name) => references.text(name).kind)).toEqual([...names.slice(1).map(() => 'found'), 'refused']);
    expect(references.text('./0.md').kind).toBe('found');
  });

  test('more paths than the limit are refused', async () => {
    const references = new References({ ...AT, files: disk({}) });
    for (let i = 0; i < MAX_REFERENCES; i += 1) references.text(`${i}.md`);
    expect(references.text('one-more.md')).toMatchObject({ kind: 'refused', complaint: { code: 'FILE_TOO_LARGE' } });
    expect(references.text('0.md').kind).toBe('unread');
  });
});

describe('an image', () => {
  test.each<[string, string]>([
    ['a.png', 'image/png'],
    ['a.jpeg', 'image/jpeg'],
    ['a.svg', 'image/svg+xml'],
  ])('%s is carried as %s', async (name, mediaType) => {
    const found = await settled(disk({ [`/repo/${name}`]: 'bytes' }), (references) => references.image(name));
    expect(found).toEqual({
      kind: 'found',
      absolutePath: `/repo/${name}`,
      mediaType,
      dataUri: `data:${mediaType};base64,Ynl0ZXM=`,
    });
  });

  test('of another kind is none', async () => {
    const found = await settled(disk({ '/repo/a.tiff': 'x' }), (references) => references.image('a.tiff'));
    expect(found).toMatchObject({ kind: 'missing', complaint: { expected: expect.stringContaining('.png') } });
  });
});

describe('where a suite looks', () => {
  test.each<[string, string, { root: string; cwd: string }, string[]]>([
    ['its folder and those above up to the repository', '/r/a/b', { root: '/r', cwd: '/r' }, ['/r/a/b', '/r/a', '/r']],
    ['the working directory last', '/r/a', { root: '/r', cwd: '/r/w' }, ['/r/a', '/r', '/r/w']],
    [
      'outside of the repository not up to the root of the disk',
      '/x/a',
      { root: '/r', cwd: '/r/w' },
      ['/x/a', '/r', '/r/w'],
    ],
    [
      'a folder whose name only begins like the repository is outside',
      '/rr/a',
      { root: '/r', cwd: '/r' },
      ['/rr/a', '/r'],
    ],
  ])('%s', (_, folder, at, folders) => {
    expect(searchRoots(folder, at)).toEqual(folders);
  });
});

describe('.env files', () => {
  const at = { root: '/r', cwd: '/r/w' };

  test('nearer ones win, each may add variables', async () => {
    const files = inMemory({
      '/r/a/b/.env': 'X=near\n',
      '/r/a/.env': 'X=above\nY=above\n',
      '/r/.env': 'Y=root\nZ=root\n',
      '/r/w/.env': 'Z=cwd\nW=cwd\n',
      '/.env': 'OUTSIDE=1\n',
    });
    expect(await readEnvFiles('/r/a/b', at, files)).toEqual({ X: 'near', Y: 'above', Z: 'root', W: 'cwd' });
  });

  test('that are missing, or folders, are fine', async () => {
    expect(await readEnvFiles('/r', at, inMemory({ '/r/.env/x': '' }))).toEqual({});
  });
});

test.each<[string, string]>([
  ['/repo/evals/a.yaml', 'evals/a.yaml'],
  ['/repo/..data/a.yaml', '..data/a.yaml'],
  ['/other/a.yaml', '/other/a.yaml'],
  ['/repo', '/repo'],
])('the path %s is shown as %s', (path, shown) => {
  expect(shownPath(path, '/repo')).toBe(shown);
});
