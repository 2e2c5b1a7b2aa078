import { join } from 'node:path';
import type { RunOptions } from '../../config/settings.ts';
import { hasJobCache, jobCaches } from '../../github/caches.ts';
import type { Job } from '../../github/job.ts';
import type { JobCaches } from '../../model/ports/artifacts.ts';
import type { Clock, Env } from '../../model/ports/machine.ts';
import type { Http } from '../../model/ports/network.ts';
import type { Trees } from '../../model/ports/trees.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import type { CacheFolders } from '../../workspaces/cache-folders.ts';
import type { GitDeps } from '../../workspaces/git.ts';
import {
  mirrorName,
  packMirror,
  type StoredMirrors,
  type UsedMirror,
} from '../../workspaces/repositories/stored-mirrors.ts';
import { MAX_REPOSITORIES, type RepositoryNote, repositoryNoteSchema } from '../post-notes.ts';
import { cacheKeys, mayKeep } from './stores.ts';

/** Of all together: GitHub stores 10 GiB per repository, and other steps need some of it. */
const MAX_BYTES = 2 * 1024 ** 3;

/** Repositories are large, but take longer to fetch. */
const RESTORE_MS = 180_000;

/** The repositories that earlier jobs stored; undefined where jobs have no cache. */
export function storedRepositories(inputs: StoredSite['inputs'], job: Job, runtime: Runtime) {
  const folder = travelFolder(runtime.env);
  if (folder === undefined || !hasJobCache(runtime.env)) return undefined;
  const { warn: notify } = runtime.log;
  return new StoredRepositories({ ...runtime, inputs, job, caches: jobCaches, restoreMs: RESTORE_MS, folder, notify });
}

/** Folder of repositories during restore and save; part of the key in the Actions cache. */
export function travelFolder(env: Env): string | undefined {
  const temp = env['RUNNER_TEMP'];
  return temp ? join(temp, 'eval-action-repositories') : undefined;
}

export interface StoredSite {
  readonly inputs: Pick<RunOptions, 'cache' | 'dryRun'>;
  readonly job: Job;
  readonly caches: JobCaches;
  /** Time limit for all restores together. */
  readonly restoreMs: number;
  readonly trees: Trees;
  readonly clock: Pick<Clock, 'now'>;
  /** See `travelFolder`. */
  readonly folder: string;
  /** Reports an error that only costs time. */
  notify(message: string): void;
}

/**
 * Restores the mirrors that earlier jobs stored in the Actions cache, one entry per repository, and records what to
 * store after this run.
 */
export class StoredRepositories implements StoredMirrors {
  readonly #site: StoredSite;
  /** By identity: the content that was found. */
  readonly #found = new Map<string, string>();
  #used: readonly UsedMirror[] = [];
  #leftMs: number;

  constructor(site: StoredSite) {
    this.#site = site;
    this.#leftMs = site.restoreMs;
  }

  async take(identity: string, signal: AbortSignal) {
    const { inputs, job, caches, trees, clock, restoreMs, notify } = this.#site;
    const isWanted = !inputs.dryRun && (inputs.cache?.includes('workspaces') ?? true);
    if (!isWanted || !isOnServer(identity, job) || this.#leftMs <= 0) return undefined;
    const { folder, file } = locationOf(identity, this.#site);
    const startedAt = clock.now();
    const limit = AbortSignal.timeout(this.#leftMs);
    const within = AbortSignal.any([signal, limit]);
    await trees.remove(folder);
    const [ownPrefix = '', ...others] = beginnings(identity, job);
    // The needed commits are not known yet.
    const key = await caches.find(folder, { key: `${ownPrefix}newest`, others: [ownPrefix, ...others] }, within);
    const restored = key && (await caches.restore(folder, { key, others: [] }, within));
    this.#leftMs -= clock.now() - startedAt;
    if (limit.aborted) {
      this.#leftMs = 0;
      notify(
        `Restoring repositories from the Actions cache takes longer than ${restoreMs / 1000} s, so they are fetched instead`,
      );
    }
    if (key === undefined || within.aborted) return undefined;
    if (restored !== undefined) this.#found.set(identity, /-([0-9a-f]{32})$/.exec(key)?.[1] ?? '');
    return { file, [Symbol.asyncDispose]: () => trees.remove(folder) };
  }

  used(mirrors: readonly UsedMirror[]): void {
    this.#used = mirrors;
  }

  /** The repositories that the post step is to store: missing and different ones. */
  notes(): RepositoryNote[] {
    const { inputs, job } = this.#site;
    if (!mayKeep(job) || inputs.cache?.includes('workspaces') === false) return [];
    return this.#used
      .filter(({ identity, content }) => this.#found.get(identity) !== content)
      .filter((note) => isOnServer(note.identity, job) && repositoryNoteSchema.safeParse(note).success)
      .slice(0, MAX_REPOSITORIES);
  }
}

interface SaveSite extends Omit<StoredSite, 'clock' | 'inputs' | 'restoreMs' | keyof GitDeps>, GitDeps {
  /** Without credentials. */
  readonly http: Http;
  readonly folders: Pick<CacheFolders, 'mirrors' | 'pool' | 'notes'>;
}

/**
 * Stores mirrors for later jobs of the same scope. Returns the identities of the stored ones. Anyone who can open a
 * pull request can read the cache of a base branch, so only the job's own repository and public ones are stored.
 */
export async function saveRepositories(
  noted: readonly RepositoryNote[],
  site: SaveSite,
  signal: AbortSignal,
): Promise<string[]> {
  const { job, caches, trees, files, folders, notify } = site;
  const stored: string[] = [];
  if (!mayKeep(job)) return stored;
  const ownRepository = `${new URL(job.serverUrl).host}/${job.owner}/${job.repo}`;
  let left = MAX_BYTES;
  for (const note of noted) {
    const { identity } = note;
    const mirror = join(folders.mirrors, mirrorName(identity));
    if (signal.aborted || (await files.state(join(mirror, 'HEAD'))) !== 'file') continue;
    const isOwn = identity.toLowerCase() === ownRepository.toLowerCase();
    if (!isOwn && !(await isPublic(identity, site, signal))) {
      notify(
        `${identity} is not cached for later jobs: it is not public, and anyone who opens a pull request could read the cache`,
      );
      continue;
    }
    const { folder, file } = locationOf(identity, site);
    const [scope = '', ...others] = beginnings(identity, job);
    // Entries are immutable. The same content may exist under other keys already.
    const [key, ...sameContent] = [scope, ...others].map((beginning) => `${beginning}${note.content}`);
    const keys = { key: key ?? '', others: sameContent };
    const existingKey = await caches.find(folder, keys, signal);
    if (existingKey !== undefined && [keys.key, ...sameContent].includes(existingKey)) continue;
    const tooLarge = () => notify(`${identity} is not cached for later jobs: the total size would exceed 2 GiB`);
    if ((await trees.size(mirror, signal)).bytes > left) {
      tooLarge();
      continue;
    }
    await trees.remove(folder);
    try {
      const why = await packMirror(mirror, file, site, signal);
      const { bytes } = await trees.size(folder, signal);
      if (why !== undefined) notify(`${identity} is not cached for later jobs: ${why}`);
      else if (bytes > left) tooLarge();
      else if (await caches.save(folder, keys.key, signal)) {
        left -= bytes;
        stored.push(identity);
      }
    } finally {
      await trees.remove(folder);
    }
  }
  return stored;
}

function locationOf(identity: string, site: Pick<StoredSite, 'folder'>) {
  const folder = join(site.folder, mirrorName(identity).slice(0, 16));
  return { folder, file: join(folder, 'mirror.bundle') };
}

/** Key prefixes: that of this scope, then that of the base. */
const beginnings = (identity: string, job: Job): string[] =>
  cacheKeys('agentv-repository', job, '').others.map((scope) => `${scope}${mirrorName(identity).slice(0, 16)}-`);

/**
 * Only repositories of the runner's own GitHub server are checked: requests to other hosts could reach private
 * networks.
 */
const isOnServer = (identity: string, { serverUrl }: Job): boolean =>
  identity.startsWith(`${new URL(serverUrl).host}/`);

const LOOK_MS = 10_000;

/** Requests the repository as git would, without credentials. */
async function isPublic(identity: string, { job, http }: SaveSite, signal: AbortSignal): Promise<boolean> {
  if (!isOnServer(identity, job)) return false;
  const path = identity.slice(identity.indexOf('/'));
  try {
    const reply = await http(`${job.serverUrl}${path}.git/info/refs?service=git-upload-pack`, {
      headers: { 'git-protocol': 'version=2' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]),
    });
    await reply.body?.cancel();
    return reply.ok && reply.headers.get('content-type') === 'application/x-git-upload-pack-advertisement';
  } catch {
    return false;
  }
}
