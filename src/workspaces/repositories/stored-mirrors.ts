import type { Repository } from '../../model/suite/workspace.ts';
import { digest } from '../cache-folders.ts';
import { identityOfUrl } from './repository-identity.ts';

/** Repositories that other machines stored. Optional and untrusted. */
export interface StoredMirrors {
  /** The stored repository, as `packMirror` writes it, deleted on disposal; undefined if there is none. */
  take(identity: string, signal: AbortSignal): Promise<StoredPack | undefined>;
  /** It could not be used. */
  spoilt(identity: string): void;
  /** Hears at the end which mirrors the run used. */
  used(mirrors: readonly UsedMirror[]): void;
}

interface StoredPack extends AsyncDisposable {
  readonly file: string;
}

/** A repository at the commit that its reference named. */
export interface UsedRepository {
  readonly repository: Repository;
  readonly commit: string;
}

export interface UsedMirror {
  readonly identity: string;
  /** The same for the same commits, and for nothing else: 32 hexadecimal digits. */
  readonly content: string;
}

export function usedMirrors(used: readonly UsedRepository[]): UsedMirror[] {
  const commits = new Map<string, Set<string>>();
  for (const { repository, commit } of used) {
    const identity = identityOfUrl(repository.url);
    commits.set(identity, (commits.get(identity) ?? new Set()).add(commit));
  }
  return [...commits]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([identity, all]) => ({ identity, content: digest([...all].sort()).slice(0, 32) }));
}

export const mirrorName = (identity: string): string => digest(identity);
