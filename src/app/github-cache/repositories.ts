import { join } from 'node:path';
import * as z from 'zod';
import type { CacheKeys, JobCaches } from '../../model/ports/artifacts.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Git } from '../../model/ports/git.ts';
import type { Clock } from '../../model/ports/machine.ts';
import type { Http } from '../../model/ports/network.ts';
import type { Trees } from '../../model/ports/trees.ts';
import type { CacheFolders } from '../../workspaces/cache-folders.ts';
import { packMirror } from '../../workspaces/repositories/mirror-packs.ts';
import { mirrorName, type StoredMirrors, type UsedMirror } from '../../workspaces/repositories/stored-mirrors.ts';
import { usageOf } from '../../workspaces/usage.ts';
import type { Job } from '../action/job.ts';
import type { Inputs } from '../config/inputs.ts';
import { cacheKeys, mayKeep } from './stores.ts';

/** So many repositories of a job travel. */
export const MOST_REPOSITORIES = 50;

/** GitHub keeps 10 GiB for a repository, and other steps want some of it. */
const MOST_BYTES = 2 * 1024 ** 3;

/** A repository that was fetched and is worth keeping. */
export const repositoryNoteSchema = z.strictObject({
  identity: z
    .string()
    .max(300)
    .regex(/^[\w.:-]+(?:\/[\w.~-]+)+$/),
  content: z.string().regex(/^[0-9a-f]{32}$/),
  /** What is kept of the same content cannot be used. */
  isSpoilt: z.boolean(),
});
type RepositoryNote = z.output<typeof repositoryNoteSchema>;

/** Where repositories lie while they come and go; part of what the Actions cache finds them by. */
export function travelFolder(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const temp = env['RUNNER_TEMP'];
  return temp ? join(temp, 'eval-action-repositories') : undefined;
}

export interface StoredSite {
  readonly inputs: Pick<Inputs, 'cache' | 'dryRun'>;
  readonly job: Job;
  readonly caches: JobCaches;
  /** So long everything that comes from earlier jobs may take together. */
  readonly restoreMs: number;
  readonly trees: Pick<Trees, 'make' | 'remove' | 'size'>;
  readonly clock: Pick<Clock, 'now'>;
  /** As `travelFolder` says. */
  readonly folder: string;
  /** Something went wrong that costs nothing but time. */
  notify(message: string): void;
}

/**
 * The mirrors that earlier jobs kept in the Actions cache, one entry for each repository, and what to keep of this run.
 */
export class StoredRepositories implements StoredMirrors {
  readonly #site: StoredSite;
  /** By identity: the content that was found. */
  readonly #found = new Map<string, string>();
  readonly #spoilt = new Set<string>();
  #used: readonly UsedMirror[] = [];
  #leftMs: number;

  constructor(site: StoredSite) {
    this.#site = site;
    this.#leftMs = site.restoreMs;
  }

  async take(identity: string, signal: AbortSignal) {
    const { inputs, job, caches, trees, clock } = this.#site;
    const isWanted = !inputs.dryRun && (inputs.cache?.includes('workspaces') ?? true);
    if (!isWanted || !isOnServer(identity, job) || this.#leftMs <= 0) return undefined;
    const { folder, file } = locationOf(identity, this.#site);
    const startedAt = clock.now();
    const limit = AbortSignal.timeout(this.#leftMs);
    const within = AbortSignal.any([signal, limit]);
    await trees.remove(folder);
    const keys = keysOf(identity, job);
    const key = await caches.find(folder, keys, within);
    const restored = key && (await caches.restore(folder, { key, others: [] }, within));
    this.#leftMs -= clock.now() - startedAt;
    if (limit.aborted) this.#giveUp();
    if (key === undefined || within.aborted) return undefined;
    if (restored !== undefined) this.#found.set(identity, contentIn(key));
    return { file, [Symbol.asyncDispose]: () => trees.remove(folder) };
  }

  spoilt(identity: string): void {
    this.#spoilt.add(identity);
  }

  used(mirrors: readonly UsedMirror[]): void {
    this.#used = mirrors;
  }

  /** What the post step is to keep: what was not there, was something else, or was of no use. */
  notes(): RepositoryNote[] {
    const { inputs, job } = this.#site;
    if (!mayKeep(job) || inputs.cache?.includes('workspaces') === false) return [];
    return this.#used
      .map(({ identity, content }) => ({ identity, content, isSpoilt: this.#spoilt.has(identity) }))
      .filter(({ identity, content, isSpoilt }) => isSpoilt || this.#found.get(identity) !== content)
      .filter((note) => isOnServer(note.identity, job) && repositoryNoteSchema.safeParse(note).success)
      .slice(0, MOST_REPOSITORIES);
  }

  #giveUp(): void {
    this.#leftMs = 0;
    const { restoreMs, notify } = this.#site;
    notify(`What earlier jobs kept of repositories takes longer than ${restoreMs / 1000} s to come: they are fetched`);
  }
}

interface SaveSite extends Omit<StoredSite, 'clock' | 'inputs' | 'restoreMs'> {
  readonly git: Git;
  readonly files: Pick<Files, 'realPath' | 'state' | 'read' | 'write' | 'removeFile'>;
  /** Without anybody's credentials. */
  readonly http: Http;
  readonly folders: Pick<CacheFolders, 'mirrors' | 'pool' | 'notes'>;
}

/**
 * Keeps mirrors for later jobs of the same scope; hands back the identities of those that were kept. Whoever may open a
 * pull request may read what a base branch keeps, so that only the job's own repository is kept, and what everybody may
 * read.
 */
export async function saveRepositories(
  noted: readonly RepositoryNote[],
  site: SaveSite,
  signal: AbortSignal,
): Promise<string[]> {
  const { job, caches, trees, files, folders, notify } = site;
  const stored: string[] = [];
  if (!mayKeep(job)) return stored;
  let left = MOST_BYTES;
  for (const note of noted) {
    const { identity } = note;
    const mirror = join(folders.mirrors, mirrorName(identity));
    if (signal.aborted || (await files.state(join(mirror, 'HEAD'))) !== 'file') continue;
    if (!isOwn(identity, job) && !(await isPublic(identity, site, signal))) {
      notify(
        `${identity} is not kept for later jobs: not everybody may read it, and everybody who opens a pull request could`,
      );
      continue;
    }
    const { folder, file } = locationOf(identity, site);
    const keys = keysFor(note, job);
    const found = await caches.find(folder, { key: keys[0], others: keys.slice(1) }, signal);
    if (found !== undefined && keys.includes(found)) continue;
    const tooLarge = () => notify(`${identity} is not kept for later jobs: with it they were more than 2 GiB`);
    if (((await usageOf(mirror, site))?.bytes ?? 0) > left) {
      tooLarge();
      continue;
    }
    await trees.remove(folder);
    try {
      const why = await packMirror(mirror, file, site, signal);
      const { bytes } = await trees.size(folder, signal);
      if (why !== undefined) notify(`${identity} is not kept for later jobs: ${why}`);
      else if (bytes > left) tooLarge();
      else if (await caches.save(folder, keys[0], signal)) {
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

/** Beginnings of keys: that of the own scope, then that of the base. */
const beginnings = (identity: string, job: Job): string[] =>
  cacheKeys('agentv-repository', job, '').others.map((scope) => `${scope}${mirrorName(identity).slice(0, 16)}-`);

function keysOf(identity: string, job: Job): CacheKeys {
  const [own = '', ...others] = beginnings(identity, job);
  // Which commits will be used is not known yet.
  return { key: `${own}newest`, others: [own, ...others] };
}

/** The key to keep it under, and the other one under which it may be kept already. Nothing that is kept changes. */
function keysFor({ identity, content, isSpoilt }: RepositoryNote, job: Job): [string, ...string[]] {
  const [own = '', ...others] = beginnings(identity, job);
  if (isSpoilt) return [`${own}${content}-${job.run}-${job.attempt}`];
  return [`${own}${content}`, ...others.map((beginning) => `${beginning}${content}`)];
}

const contentIn = (key: string): string => /-([0-9a-f]{32})(?:-\d+-\d+)?$/.exec(key)?.[1] ?? '';

/** Whom else a machine can reach is nobody's business but its own. */
const isOnServer = (identity: string, { serverUrl }: Job): boolean =>
  identity.startsWith(`${new URL(serverUrl).host}/`);

const isOwn = (identity: string, { serverUrl, owner, repo }: Job): boolean =>
  identity.toLowerCase() === `${new URL(serverUrl).host}/${owner}/${repo}`.toLowerCase();

const LOOK_MS = 10_000;

/** Asks as git would, as somebody whom nobody knows. */
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
