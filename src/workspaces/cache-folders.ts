import { hash } from 'node:crypto';
import { join, resolve, sep } from 'node:path';
import type { Env } from '../model/ports/machine.ts';
import type { Workspace } from '../model/suite/workspace.ts';
import { identityOfUrl } from './repositories/repository-identity.ts';

/** Folders of workspaces and repositories, in the data folder. Everything there can be deleted. */
export interface CacheFolders {
  readonly mirrors: string;
  readonly pool: string;
  readonly temp: string;
  /** Our metadata of the other folders. Agents work in those, and no file of ours is above or next to them. */
  readonly state: string;
  /** Locks of the slots of the pool, and when each was of use. */
  readonly notes: string;
  /** Files whose locks show which runs have containers. */
  readonly containers: string;
}

export function cacheFolders(dataFolder: string): CacheFolders {
  const root = join(dataFolder, 'eval-action');
  return {
    mirrors: join(root, 'mirrors'),
    pool: join(root, 'pool'),
    temp: join(root, 'workspaces'),
    state: join(root, 'state'),
    notes: join(root, 'notes'),
    containers: join(root, 'containers'),
  };
}

interface Here {
  readonly env: Env;
  readonly cwd: string;
}

/** The data folder of all projects of the user, or one in the working directory. */
export const dataFolder = ({ env, cwd }: Here): string => resolve(cwd, dataFolderOf(env) ?? join('.agentv', 'data'));

/** Its folders of workspaces and repositories. */
export const workspaceFolders = (here: Here): CacheFolders => cacheFolders(dataFolder(here));

/** The data folder as AgentV finds it; `undefined` when not even a home is known. */
export function dataFolderOf(env: Env): string | undefined {
  const named = env['AGENTV_DATA_DIR']?.trim() || env['AGENTV_HOME']?.trim();
  if (named) return named;
  const home = env['HOME']?.trim() || env['USERPROFILE']?.trim();
  return home && join(home, '.agentv');
}

/**
 * Workspaces of one fingerprint can take each other's place: the same repositories and the same template. The commits
 * do not count: a workspace is brought from one to another, so that a branch that moves needs no other one.
 */
export function fingerprintOf({ repositories, template }: Workspace): string {
  const repos = repositories
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, url, sparse }) => ({
      path,
      repo: identityOfUrl(url),
      sparse: sparse.length > 0 ? sparse.toSorted() : undefined,
    }));
  return digest({ repos, template: template?.path });
}

/** The folder of our metadata for a folder that agents work in. */
export const stateOf = (path: string, { state }: Pick<CacheFolders, 'state'>): string =>
  join(state, digest(path).slice(0, 32));

/**
 * The base names of the lock and the metadata of a stored item. Those of a slot are not next to it, where its agent
 * works.
 */
export const notesOf = (path: string, { pool, notes }: NotesFolders): string =>
  path.startsWith(join(pool, sep)) ? join(notes, path.slice(pool.length)) : path;

export type NotesFolders = Pick<CacheFolders, 'pool' | 'notes'>;

export const digest = (value: unknown): string =>
  hash('sha256', typeof value === 'string' ? value : JSON.stringify(value));

/** A test's id as the name of a folder; ids are free text. */
export function folderNameOf(testId: string): string {
  const name = testId.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 60);
  const isItself = name === testId && !/^\.+$/.test(name) && name !== '';
  return isItself ? name : `${name.replaceAll(/^\.+/g, '')}-${digest(testId).slice(0, 8)}`;
}
