import { describe, expect, test } from 'vitest';
import { differencesOnGitHub } from '../../../src/config/policy/base-files.ts';
import type { RepositoryEntry, RepositoryFiles } from '../../../src/model/ports/artifacts.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { createGit } from '../../../src/workspaces/git.ts';
import { aFolder } from '../../support/git-remote.ts';

/** Of a checkout that is no clone. */
async function differences(paths: readonly string[], files: RepositoryFiles, head: string) {
  using notAClone = aFolder();
  const clone = { git: createGit(exec, process.env), root: notAClone.path };
  const { signal } = new AbortController();
  return await differencesOnGitHub('base', { paths, isWanted: () => true }, { files, clone, head }, signal);
}

test('no request is sent beyond the last one that may be, so none is left behind to fail', async () => {
  const many = (id: string): RepositoryEntry[] =>
    Array.from({ length: 120 }, (_, at) => ({ path: `past/${at}.json`, id: `${id}${at}`, kind: 'file' }));
  let requests = 0;
  const counted = <Answer>(answer: Answer): Answer => {
    requests += 1;
    return answer;
  };
  const files: RepositoryFiles = { listed: async (_, ref) => counted(many(ref)), at: async () => counted('{}') };
  await expect(differences(['past'], files, 'head')).rejects.toThrow('Too many files');
  expect(requests).toBe(100);
});

describe('a link in the base commit', () => {
  const listing: Record<string, RepositoryEntry[]> = {
    base: [{ path: 'evals/a.yaml', id: 'same', kind: 'other' }],
    changed: [{ path: 'evals/a.yaml', id: 'new', kind: 'file' }],
  };
  const compared = (head: string, target: string | undefined) =>
    differences(['evals/a.yaml'], { listed: async (_, ref) => listing[ref] ?? [], at: async () => target }, head);

  test('is read even where the change has the same link: its target may differ', async () => {
    expect(await compared('base', 'tests: []')).toEqual(new Map([['evals/a.yaml', 'tests: []']]));
  });

  test('is equal where it is the same and leads to no file, as a submodule', async () => {
    expect(await compared('base', undefined)).toEqual(new Map());
  });

  test('is an error where it leads to no file and the change has a file instead', async () => {
    await expect(compared('changed', undefined)).rejects.toThrow('is a link in the base branch');
  });
});
