import { describe, expect, test } from 'vitest';
import { readEnvFiles, searchRoots } from '../../../src/suites/references/file-paths.ts';
import { inMemory } from '../support.ts';

describe('where a suite looks', () => {
  test.each<[string, string, { root: string; cwd: string }, string[]]>([
    ['its folder and those above up to the repository', '/r/a/b', { root: '/r', cwd: '/r' }, ['/r/a/b', '/r/a', '/r']],
    ['the working directory last', '/r/a', { root: '/r', cwd: '/r/w' }, ['/r/a', '/r', '/r/w']],
    ['each folder once', '/r', { root: '/r', cwd: '/r' }, ['/r']],
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
    ['a repository at the root of the disk', '/a/b', { root: '/', cwd: '/' }, ['/a/b', '/a', '/']],
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

  test('may have quotes, comments, export and empty values', async () => {
    const files = inMemory({ '/r/.env': '# c\nexport A="x y"\nB=\nC=\'${A}\'\r\nD = z # c\n' });
    expect(await readEnvFiles('/r', at, files)).toEqual({ A: 'x y', B: '', C: '${A}', D: 'z' });
  });

  test('that are missing, or folders, are fine', async () => {
    expect(await readEnvFiles('/r', at, inMemory({ '/r/.env/x': '' }))).toEqual({});
  });
});
