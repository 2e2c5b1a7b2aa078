import { expect, test } from 'vitest';
import { differencesToGitHub } from '../../src/app/base-differences.ts';
import { exec } from '../../src/edges/exec.ts';
import { createGit } from '../../src/edges/git.ts';
import type { RepositoryEntry, RepositoryFiles } from '../../src/model/artifact-ports.ts';
import { aFolder } from '../support/git-remote.ts';

const { signal } = new AbortController();

test('no request is sent beyond the last one that may be, so none is left behind to fail', async () => {
  using notAClone = aFolder();
  const many = (id: string): RepositoryEntry[] =>
    Array.from({ length: 60 }, (_, at) => ({ path: `past/${at}.json`, id: `${id}${at}`, kind: 'file' }));
  let requests = 0;
  const files = {
    listed: async (_, ref) => {
      requests += 1;
      return many(ref);
    },
    at: async () => {
      requests += 1;
      return '{}';
    },
  } satisfies RepositoryFiles;
  const clone = { git: createGit(exec, process.env), root: notAClone.path };
  await expect(differencesToGitHub('base', ['past'], { files, clone, head: 'head' }, signal)).rejects.toThrow(
    'Too many files',
  );
  expect(requests).toBe(50);
});
