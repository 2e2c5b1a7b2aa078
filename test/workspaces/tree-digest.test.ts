import { describe, expect, test } from 'vitest';
import type { Git } from '../../src/model/ports/git.ts';
import type { ExecResult } from '../../src/model/ports/processes.ts';
import { files } from '../../src/platform/files/files.ts';
import { exec } from '../../src/platform/process/exec.ts';
import { createGit } from '../../src/workspaces/git.ts';
import { commitOf } from '../../src/workspaces/git-tree.ts';
import { initRepository } from '../support/git-remote.ts';
import { aProject } from '../support/project.ts';
import { aShardedCheckout } from '../support/sharded-run.ts';

describe('the commit of a checkout', () => {
  const output = { stdout: '', stderr: '', durationMs: 1 };
  const endings = {
    'took too long': { kind: 'timedOut', ...output },
    'was killed': { kind: 'killed', signal: 'SIGKILL', ...output },
    'could not be started for lack of memory': {
      kind: 'notStarted',
      message: 'No memory (ENOMEM)',
      lacksResources: true,
    },
  } satisfies Record<string, ExecResult>;
  const siteOf = (root: string, git: Git) => ({ root, runtime: { git, files, signal: new AbortController().signal } });

  test.each(Object.entries(endings))('is an error if git %s, and not absent', async (_, ended) => {
    using checkout = aShardedCheckout({ 'a.txt': '' });
    const site = siteOf(checkout.folder, { run: async () => ended });
    await expect(commitOf(site)).rejects.toThrow(`git could not read the commit of ${checkout.folder}: `);
  });

  test('is absent outside git, without git, and before the first commit', async () => {
    const git = createGit(exec, process.env);
    using checkout = aShardedCheckout({ 'a.txt': '' });
    const commit = await commitOf(siteOf(checkout.folder, git));
    expect(commit?.id).toMatch(/^[0-9a-f]{40}$/);
    expect(Math.abs(Date.now() - (commit?.time ?? 0))).toBeLessThan(86_400_000);
    const missing = siteOf(checkout.folder, {
      run: async () => ({ kind: 'notStarted', message: 'git was not found' }),
    });
    using empty = aProject({});
    initRepository(empty.folder);
    using outside = aProject({});
    for (const site of [missing, siteOf(empty.folder, git), siteOf(outside.folder, git)])
      expect(await commitOf(site)).toBeUndefined();
  });

  test('is read where a file is called HEAD', async () => {
    using checkout = aShardedCheckout({ HEAD: '' });
    const commit = await commitOf(siteOf(checkout.folder, createGit(exec, process.env)));
    expect(commit?.id).toMatch(/^[0-9a-f]{40}$/);
  });
});
