import { describe, expect, test } from 'vitest';
import { repositoryFiles } from '../../src/github/repository-files.ts';
import { UserError } from '../../src/model/errors.ts';
import { clientOf, gitHubServer } from '../support/github-server.ts';
import { serving } from '../support/serving.ts';
import { soon } from './support.ts';

const filesOf = (server: { readonly url: string }) => repositoryFiles(clientOf(server));

/** A server that answers everything with the same. */
const answering = (value: unknown) =>
  serving((_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  });

describe('files of a repository', () => {
  test('are read and listed at a commit', async () => {
    await using github = await gitHubServer();
    const at = 'a'.repeat(40);
    github.filesAt[at] = { 'a/one.json': '1', 'a/b/two.json': '2' };
    const files = filesOf(github);
    expect(await files.at('a/one.json', at, 100, soon())).toBe('1');
    expect(await files.at('a', at, 100, soon())).toBeUndefined();
    expect(await files.at('none', at, 100, soon())).toBeUndefined();
    expect(await files.listed('a', at, soon())).toMatchObject([
      { path: 'a/one.json', id: '56a6051ca2b02b04ef92d5150c9ef600403cb1de', kind: 'file' },
      { path: 'a/b', kind: 'folder' },
    ]);
    expect(await files.listed('a/one.json', at, soon())).toMatchObject([{ path: 'a/one.json', kind: 'file' }]);
    expect(await files.listed('none', at, soon())).toEqual([]);
  });

  test('of one commit are requested once, and not at all if the listing of a folder lacks them', async () => {
    await using github = await gitHubServer();
    const at = 'a'.repeat(40);
    github.filesAt[at] = { 'a/one.json': '1' };
    const files = filesOf(github);
    await files.listed('a', at, soon());
    expect(await files.at('a/one.json', at, 100, soon())).toBe('1');
    expect(await files.at('a/one.json', at, 100, soon())).toBe('1');
    expect(await files.at('a/none.json', at, 100, soon())).toBeUndefined();
    expect(await files.listed('a/none/below', at, soon())).toEqual([]);
    expect(await files.listed('b', at, soon())).toEqual([]);
    expect(await files.at('b/c.json', at, 100, soon())).toBeUndefined();
    expect(github.requests).toHaveLength(3);
    // Another commit may have them, and a branch may move.
    expect(await files.at('a/none.json', 'b'.repeat(40), 100, soon())).toBeUndefined();
    await files.at('a', 'main', 100, soon());
    await files.at('a', 'main', 100, soon());
    expect(github.requests).toHaveLength(6);
  });

  test('that could not be requested are requested again', async () => {
    await using github = await gitHubServer();
    const at = 'a'.repeat(40);
    github.filesAt[at] = { 'a/one.json': '1' };
    const files = filesOf(github);
    await expect(files.at('a/one.json', at, 100, AbortSignal.abort())).rejects.toThrow();
    expect(await files.at('a/one.json', at, 100, soon())).toBe('1');
  });

  const entry = { path: 'x', sha: 'a'.repeat(40), size: 1 };
  test.each([
    ['a link', { ...entry, type: 'symlink', target: '../../etc/passwd' }],
    ['a repository within', { ...entry, type: 'submodule', submodule_git_url: 'git://elsewhere' }],
  ])('that are %s are none', async (_, value) => {
    await using server = await answering(value);
    expect(await filesOf(server).at('x', 'main', 100, soon())).toBeUndefined();
  });

  test.each([
    ['a number as content', { ...entry, type: 'file', content: 5, encoding: 'base64' }],
    ['content that is not base64', { ...entry, type: 'file', content: '<>', encoding: 'base64' }],
    ['more content than its size', { ...entry, type: 'file', content: 'QUFB'.repeat(1000), encoding: 'base64' }],
  ])('are not called missing when GitHub answers %s', async (_, value) => {
    await using server = await answering(value);
    await expect(filesOf(server).at('x', 'main', 100, soon())).rejects.toThrow(
      /request for x at main could not be read/,
    );
  });

  test('that are larger than GitHub gives are refused', async () => {
    await using none = await answering({ ...entry, type: 'file', content: '', encoding: 'none', size: 2_000_000 });
    await expect(filesOf(none).at('x', 'main', 100, soon())).rejects.toThrow(UserError);
  });

  test('within a list that may have been cut off are not believed', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({ ...entry, path: `x/${at}`, type: 'file' }));
    await using server = await answering(many);
    await expect(filesOf(server).listed('x', 'main', soon())).rejects.toThrow(UserError);
  });

  test('which are a link or a repository within are listed as neither', async () => {
    const links = ['symlink', 'submodule', 'file'].map((type) => ({ ...entry, type, download_url: null }));
    await using server = await answering(links);
    const kinds = (await filesOf(server).listed('x', 'main', soon())).map(({ kind }) => kind);
    expect(kinds).toEqual(['other', 'other', 'other']);
  });
});
