import { join, relative, resolve } from 'node:path';
import { commits } from '../edges/github/commits.ts';
import { repositoryFiles } from '../edges/github/repository-files.ts';
import type { PolicySource } from '../model/policy-source.ts';
import { ServiceError } from '../model/service-error.ts';
import { findRepository } from '../suites/discover.ts';
import { type Differences, differencesInClone, differencesToGitHub, differingOnGitHub } from './base-differences.ts';
import { isOutside } from './checkout-path.ts';
import {
  baseOfMerge,
  differingInClone,
  originOfClone,
  type Texts,
  textsOfClone,
  textsOfGitHub,
} from './commit-texts.ts';
import type { Inputs } from './inputs.ts';
import type { Job } from './job.ts';
import type { World } from './world.ts';

/** Where the policy of the base branch is read that a change is judged by. Paths are absolute, in the checkout. */
export interface PolicyBase {
  readonly of: PolicySource['of'];
  /** The commit of the base branch, or its name where nobody says the commit. */
  readonly commit: string;
  /** The root of the repository, where it is checked out or would be. */
  readonly root: string;
  /** What the base branch has there. Throws a `ServiceError`, and a `UserError` for what is too large. */
  texts(paths: readonly string[]): Promise<Texts>;
  /** What the base branch has there, of many files: those that are the same in the change may be absent. Throws as `texts`. */
  few(paths: readonly string[]): Promise<Texts>;
  /** What the change has there, where it is not checked out here. Throws as `texts`. */
  readonly changed?: ((paths: readonly string[]) => Promise<Texts>) | undefined;
  /**
   * What the base branch has otherwise at these paths and below them than the checkout of the change: undefined where it
   * has nothing. Absent where the results of another run are told. Throws as `texts`.
   */
  readonly differences?: ((paths: readonly string[]) => Promise<Differences>) | undefined;
  /** What was there where the change left the base branch; undefined where nobody can tell. */
  before(paths: readonly string[]): Promise<Texts | undefined>;
}

interface Site {
  readonly world: Pick<World, 'cwd' | 'connect' | 'env' | 'files' | 'git' | 'signal'>;
  /** The folder of the job that repositories are checked out to. */
  readonly checkout: string;
  /** Where results of another run are told, nothing here is that change. */
  readonly isOwnRun?: boolean;
}

/** As many files as GitHub is asked for at once. */
export const FEW = 20;
/** Nobody waits longer for it. */
const READ_MS = 60_000;

/**
 * The base of a pull request or of a merge group: a change must not grade itself (github.md §6.3). It is read out of the
 * clone where that has it, else out of GitHub. Undefined for everything else, and where another repository is checked out.
 */
export async function policyBase(
  { githubToken: token, workingDirectory }: Pick<Inputs, 'githubToken' | 'workingDirectory'>,
  job: Job | undefined,
  { world, checkout, isOwnRun = true }: Site,
): Promise<PolicyBase | undefined> {
  const asked = job && changeOf(job);
  if (job === undefined || asked === undefined) return undefined;
  const { files, git, env } = world;
  // Some of it is read when the run is over.
  const soon = () => AbortSignal.any([world.signal, AbortSignal.timeout(READ_MS)]);
  const cwd = resolve(world.cwd, workingDirectory);
  const found = await findRepository(cwd, files);
  const isCheckedOut = isOwnRun && (await files.state(join(found, '.git'))) !== 'missing';
  const root = isCheckedOut || isOutside(relative(checkout, cwd)) ? found : checkout;
  const clone = { git, root };
  if (isCheckedOut && isOther(await originOfClone(clone, soon()), job)) return undefined;

  const merge = job.event === 'pull_request' && isOwnRun ? env['GITHUB_SHA'] : undefined;
  const tried = merge && isCheckedOut ? await baseOfMerge(merge, job.head, clone, soon()) : undefined;
  const commit = tried ?? asked.commit;
  const client = token === undefined ? undefined : world.connect({ ...job, token });
  const gitHub = client && { files: repositoryFiles(client), commits: commits(client) };
  const seen = new Set<string>();
  const ofGitHub = async (ref: string, names: readonly string[]): Promise<Texts | undefined> => {
    const texts = gitHub && (await textsOfGitHub(ref, names, gitHub.files, soon()));
    // "Not found" is what GitHub says of what may not be seen, too.
    if (texts?.size === 0 && !seen.has(ref)) await gitHub?.commits.upTo(ref, soon());
    seen.add(ref);
    return texts;
  };
  const nameOf = (path: string): string => relative(root, path).replaceAll('\\', '/');
  const read = async (ref: string, names: readonly string[]): Promise<Texts | undefined> =>
    (isCheckedOut ? await textsOfClone(ref, names, clone, soon()) : undefined) ?? (await ofGitHub(ref, names));
  const placed = (texts: Texts): Texts => new Map([...texts].map(([name, text]) => [join(root, name), text]));
  const textsAt = async (ref: string, paths: readonly string[]): Promise<Texts> => {
    const texts = await read(ref, paths.map(nameOf));
    if (texts === undefined) throw notHere(ref);
    return placed(texts);
  };
  return {
    of: asked.of,
    commit,
    root,
    texts: (paths) => textsAt(commit, paths),
    async few(paths) {
      const names = paths.map(nameOf).filter((name) => !isOutside(name));
      if (names.length === 0) return new Map();
      let differing = isCheckedOut ? await differingInClone(commit, names, clone, soon()) : undefined;
      if (differing === undefined && names.length > FEW && gitHub !== undefined) {
        differing = await differingOnGitHub(
          commit,
          names,
          { files: gitHub.files, clone, head: merge ?? job.head },
          soon(),
        );
      }
      return textsAt(
        commit,
        (differing ?? names).map((name) => join(root, name)),
      );
    },
    ...(isOwnRun && {
      async differences(paths: readonly string[]) {
        const names = paths.map(nameOf).filter((name) => !isOutside(name));
        if (names.length === 0) return new Map();
        const head = merge ?? job.head;
        const found =
          (isCheckedOut ? await differencesInClone(commit, names, clone, soon()) : undefined) ??
          (gitHub && (await differencesToGitHub(commit, names, { files: gitHub.files, clone, head }, soon())));
        if (found === undefined) throw notHere(commit);
        return new Map([...found].map(([name, text]) => [join(root, name), text]));
      },
    }),
    ...(!isCheckedOut && { changed: (paths: readonly string[]) => textsAt(merge ?? job.head, paths) }),
    async before(paths) {
      // What was tried together with the base differs from it by the change alone.
      if (tried !== undefined || gitHub === undefined || asked.of === 'merge group') return undefined;
      try {
        return await textsAt(await gitHub.commits.mergeBase(commit, job.head, soon()), paths);
      } catch (error) {
        if (error instanceof ServiceError) return undefined;
        throw error;
      }
    },
  };
}

const notHere = (ref: string) =>
  new ServiceError('noToken', `${ref} is not in this clone, and there is no token to ask GitHub with`);

interface Change {
  readonly of: PolicySource['of'];
  readonly commit: string;
}

function changeOf({ pull, base, event }: Job): Change | undefined {
  if (event === 'merge_group') {
    const commit = base?.sha ?? base?.branch;
    return commit === undefined ? undefined : { of: 'merge group', commit };
  }
  const commit = pull?.base?.sha ?? pull?.base?.branch;
  return commit === undefined ? undefined : { of: 'pull request', commit };
}

/** Suites may lie in a repository of their own, which no pull request of this one changes. */
function isOther(origin: string | undefined, { owner, repo, pull }: Job): boolean {
  const known = [`${owner}/${repo}`, ...(pull?.headRepository === undefined ? [] : [pull.headRepository])];
  return origin !== undefined && !known.some((name) => name.toLowerCase() === origin.toLowerCase());
}
