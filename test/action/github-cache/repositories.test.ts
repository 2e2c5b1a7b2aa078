import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  StoredRepositories,
  type StoredSite,
  saveRepositories,
} from '../../../src/action/github-cache/repositories.ts';
import { cacheKeys } from '../../../src/action/github-cache/stores.ts';
import type { JobCaches } from '../../../src/model/ports/artifacts.ts';
import type { Trees } from '../../../src/model/ports/trees.ts';
import { files } from '../../../src/platform/files/files.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { cacheFolders } from '../../../src/workspaces/cache-folders.ts';
import { createGit } from '../../../src/workspaces/git.ts';
import { mirrorName } from '../../../src/workspaces/repositories/stored-mirrors.ts';
import { trees } from '../../../src/workspaces/trees/trees.ts';
import { aFolder, aRemote } from '../../support/git-remote.ts';
import { gitServer } from '../../support/git-server.ts';
import { events, type GitHubEvent, jobIn } from '../../support/github-events.ts';

const content = 'c'.repeat(32);
const signal = () => AbortSignal.timeout(20_000);
const OWN = 'github.com/octo/agent';

/** The Actions cache of one repository: the bytes of one file by its key. */
function cache(held: Map<string, Buffer> = new Map()) {
  const find: JobCaches['find'] = async (_, { key, others }) => {
    const all = [...held.keys()].toReversed();
    return [key, ...others].flatMap((start) => all.find((each) => each.startsWith(start)) ?? [])[0];
  };
  const caches = {
    find,
    async restore(folder, keys, within) {
      const found = await find(folder, keys, within);
      mkdirSync(folder, { recursive: true });
      if (found !== undefined) writeFileSync(join(folder, 'mirror.bundle'), held.get(found) ?? '');
      return found;
    },
    async save(folder, key) {
      held.set(key, readFileSync(join(folder, 'mirror.bundle')));
      return true;
    },
  } satisfies JobCaches;
  return { caches, held };
}

async function site(folder: string, event: GitHubEvent, more: Partial<StoredSite> = {}) {
  const reported: string[] = [];
  const whole: StoredSite = {
    inputs: { cache: undefined, dryRun: false },
    job: await jobIn(event),
    caches: cache().caches,
    restoreMs: 10_000,
    trees,
    clock: { now: () => Date.now() },
    folder: join(folder, 'travel'),
    notify: (message) => void reported.push(message),
    ...more,
  };
  return { site: whole, reported };
}

describe('what is restored', () => {
  test('is the newest entry of the own scope, else of the base, and nothing of other servers', async () => {
    using folder = aFolder();
    const { caches, held } = cache();
    const { site: main } = await site(folder.path, events.pushToMain, { caches });
    const { site: pull } = await site(folder.path, events.pullRequest, { caches });
    const name = mirrorName(OWN).slice(0, 16);
    const scopes = { main: /branch-[0-9a-f]{12}/.exec((await keyOfMain(main)) ?? '')?.[0], pull: 'pull-7' };
    held.set(`agentv-repository-v1-${scopes.pull}-${name}-${content}`, Buffer.from('of a pull request'));
    expect(await restored(main, OWN)).toBeUndefined();
    expect(await restored(pull, OWN)).toBe('of a pull request');
    held.delete(`agentv-repository-v1-${scopes.pull}-${name}-${content}`);
    held.set(`agentv-repository-v1-${scopes.main}-${name}-${content}`, Buffer.from('of main'));
    expect(await restored(pull, OWN)).toBe('of main');
    expect(await restored(pull, 'example.com/octo/agent')).toBeUndefined();
    expect(existsSync(pull.folder) && readdirSync(pull.folder)).toEqual([]);
  });

  test('takes no longer than the limit, for all repositories together, which is reported once', async () => {
    using folder = aFolder();
    const asked: string[] = [];
    const slow: JobCaches = {
      ...cache().caches,
      find: (at, _, within) => {
        asked.push(at);
        return sleep(20_000, undefined, { signal: within }).catch(() => undefined);
      },
    };
    const { site: one, reported } = await site(folder.path, events.pushToMain, { caches: slow, restoreMs: 50 });
    const stored = new StoredRepositories(one);
    expect(await stored.take(OWN, signal())).toBeUndefined();
    expect(await stored.take('github.com/octo/other', signal())).toBeUndefined();
    expect(asked).toHaveLength(1);
    expect(reported).toEqual([expect.stringContaining('takes longer than')]);
  });
});

describe('what is noted', () => {
  const used = [{ identity: OWN, content }];

  test.each([
    ['by a branch', events.pushToMain, {}, 1],
    ['by a pull request', events.pullRequest, {}, 1],
    ['by nobody for a fork', events.fork, {}, 0],
    ['by nobody after a pull request', events.afterPull, {}, 0],
    ['by nobody without such a cache', events.pushToMain, { inputs: { cache: ['judge'], dryRun: false } }, 0],
  ] as const)('is what was used, %s', async (_, event, more, count) => {
    using folder = aFolder();
    const { site: one } = await site(folder.path, event, more as Partial<StoredSite>);
    const stored = new StoredRepositories(one);
    stored.used([...used, { identity: 'example.com/other/server', content }]);
    expect(stored.notes()).toEqual(used.slice(0, count));
  });

  test('is nothing that was there already', async () => {
    using folder = aFolder();
    const { caches, held } = cache();
    const { site: one } = await site(folder.path, events.pushToMain, { caches });
    held.set((await keyOfMain(one)) ?? '', Buffer.from(''));
    const stored = new StoredRepositories(one);
    await (await stored.take(OWN, signal()))?.[Symbol.asyncDispose]();
    stored.used(used);
    expect(stored.notes()).toEqual([]);
  });
});

describe('a repository that is stored', () => {
  test('is the own repository, and public ones', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    await using server = await gitServer({ 'octo/agent': remote, 'octo/open': remote });
    const one = await saving(folder.path, { server, remote });
    const identities = ['octo/agent', 'octo/open', 'octo/missing'].map((path) => `${host(server)}/${path}`);
    for (const identity of identities) one.have(identity);
    const notes = identities.map((identity) => ({ identity, content }));
    expect(await saveRepositories(notes, one.site, signal())).toEqual(identities.slice(0, 2));
    expect(one.reported).toEqual([`${identities[2]} ${NOT_FOR_ALL}`]);
    expect([...one.held.values()].every((bytes) => bytes.toString('latin1').startsWith('# v2 git bundle'))).toBe(true);
    expect(readdirSync(one.site.folder)).toEqual([]);

    server.demand('Basic somebody');
    one.held.clear();
    expect(await saveRepositories(notes, one.site, signal())).toEqual(identities.slice(0, 1));
    expect(server.shown).toEqual([]);
  });

  test('is nothing that is stored already, in the own scope or in that of the base', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    await using server = await gitServer({});
    const identity = `${host(server)}/octo/agent`;
    const notes = [{ identity, content }];
    const main = await saving(folder.path, { server, remote });
    main.have(identity);
    expect(await saveRepositories(notes, main.site, signal())).toEqual([identity]);
    expect(await saveRepositories(notes, main.site, signal())).toEqual([]);
    const pull = await saving(folder.path, { server, remote }, events.pullRequest, main.held);
    expect(await saveRepositories(notes, pull.site, signal())).toEqual([]);
  });

  test('is no more than 2 GiB, which is known before it is packed', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    await using server = await gitServer({});
    const identity = `${host(server)}/octo/agent`;
    const one = await saving(folder.path, { server, remote });
    const mirror = one.have(identity);
    const size: Trees['size'] = async (at) => ({ files: 1, bytes: at === mirror ? 2 * 1024 ** 3 + 1 : 1 });
    const large = { ...one.site, trees: { ...trees, size } };
    expect(await saveRepositories([{ identity, content }], large, signal())).toEqual([]);
    expect(one.reported).toEqual([expect.stringContaining('exceed 2 GiB')]);
  });

  test('is nothing that is not there, and nothing by a fork', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    await using server = await gitServer({});
    const notes = [{ identity: `${host(server)}/octo/agent`, content }];
    const one = await saving(folder.path, { server, remote });
    expect(await saveRepositories(notes, one.site, signal())).toEqual([]);
    const fork = await saving(folder.path, { server, remote }, events.fork);
    fork.have(notes[0]?.identity ?? '');
    expect(await saveRepositories(notes, fork.site, signal())).toEqual([]);
    expect({ reported: [...one.reported, ...fork.reported], held: fork.held.size }).toEqual({ reported: [], held: 0 });
  });
});

const NOT_FOR_ALL =
  'is not cached for later jobs: it is not public, and anyone who opens a pull request could read the cache';

const host = ({ port }: { readonly port: number }): string => `127.0.0.1:${port}`;

/** The post step of a job whose server is a git server of this machine. */
async function saving(
  folder: string,
  { server, remote }: { readonly server: { readonly url: string }; readonly remote: { readonly folder: string } },
  event: GitHubEvent = events.pushToMain,
  held: Map<string, Buffer> = new Map(),
) {
  const mirrors = join(folder, 'mirrors');
  const given = await site(folder, event, { caches: cache(held).caches });
  const job = { ...given.site.job, serverUrl: server.url };
  const git = createGit(exec, { PATH: process.env['PATH'] });
  return {
    held,
    reported: given.reported,
    site: { ...given.site, job, git, files, http: fetch, folders: { ...cacheFolders(folder), mirrors } },
    /** As if it had been fetched. */
    have(identity: string): string {
      const mirror = join(mirrors, mirrorName(identity));
      cpSync(join(remote.folder, '.git'), mirror, { recursive: true });
      return mirror;
    },
  };
}

async function restored(site: StoredSite, identity: string): Promise<string | undefined> {
  await using pack = await new StoredRepositories(site).take(identity, signal());
  return pack && readFileSync(pack.file, 'utf8');
}

/** The key of the own repository on the main branch. */
async function keyOfMain({ job }: StoredSite): Promise<string | undefined> {
  const beginning = cacheKeys('agentv-repository', job, '').others[0];
  return beginning && `${beginning}${mirrorName(OWN).slice(0, 16)}-${content}`;
}
