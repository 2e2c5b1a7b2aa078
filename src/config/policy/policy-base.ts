import { join, relative, resolve } from 'node:path';
import type { Connect } from '../../github/client.ts';
import { commits } from '../../github/commits.ts';
import type { Job } from '../../github/job.ts';
import { repositoryFiles } from '../../github/repository-files.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Git } from '../../model/ports/git.ts';
import type { Env } from '../../model/ports/machine.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { PolicySource } from '../../model/verdict/policy-source.ts';
import { findRepository } from '../../suites/discover.ts';
import { isInside } from '../../suites/references/shown-path.ts';
import { isCheckout } from '../../workspaces/git-tree.ts';
import { inputTexts } from '../input-sources.ts';
import { actionInputNames, type RunOptions } from '../settings.ts';
import {
  baseOfMerge,
  type Differences,
  differencesInClone,
  differencesOnGitHub,
  type FileTexts,
  inClone,
  isCommit,
  originOfClone,
  textsOfClone,
  textsOfDisk,
  textsOfGitHub,
} from './base-files.ts';

/** The step of a workflow that runs here, as the runner names it. */
export interface WorkflowStep {
  /** `.github/workflows/evals.yml` */
  readonly file: string;
  readonly job: string;
  /** `agentv/eval-action`; empty for an action of the checkout, as `uses: ./`. */
  readonly repository: string;
  /** The id of the step, or a name such as `__agentv_eval-action_2` for the second step without an id. */
  readonly id: string;
  /** The folder of the action in its repository: empty, `plan` or `report`. */
  readonly folder: string;
  /** Its inputs as the runner passes them, in which expressions have values. */
  readonly inputs: Readonly<Record<string, string | undefined>>;
}

/** Reads the policy files of the base commit of a change. Paths are absolute, in the checkout. */
export interface PolicyBase {
  readonly of: PolicySource['of'];
  /** The base commit, or the base branch where the event does not name the commit. */
  readonly commit: string;
  /** The base commit of the tree under test: undefined where it is not known, and where the head alone is checked out. */
  readonly ofTree: string | undefined;
  /** The root of the repository, where it is checked out or would be. */
  readonly root: string;
  /** Whether this run measures the change; else it reports the measurements of another run. */
  readonly isOwnRun: boolean;
  /** The step of this run, where the workflow file is part of the change. */
  readonly step?: WorkflowStep | undefined;
  /** Files of the base commit. Throws a `ServiceError`, and a `UserError` for what is too large. */
  texts(paths: readonly string[]): Promise<FileTexts>;
  /**
   * Files of the change: those of the working tree, where `maxBytes` limits each, or of GitHub if it is not checked out.
   * Throws as `texts`.
   */
  head(paths: readonly string[], maxBytes?: number): Promise<FileTexts>;
  /**
   * The files of the base commit at these paths and below them that differ from those of the change; undefined where the
   * base commit has no such file. `isWanted` selects files of large folders by their paths. Throws as `texts`.
   */
  differences(paths: readonly string[], isWanted?: (path: string) => boolean): Promise<Differences>;
}

interface PolicyBaseDeps {
  readonly runtime: {
    readonly cwd: string;
    readonly connect: Connect;
    readonly env: Env;
    readonly files: Files;
    readonly git: Git;
    readonly signal: AbortSignal;
  };
  /** The folder of the job that repositories are checked out to. */
  readonly checkout: string;
  /** Whether this run measures the change; else nothing on this disk belongs to it. */
  readonly isOwnRun?: boolean;
  /** The folder of the action that runs, in its repository: the main one has none. */
  readonly actionFolder?: 'plan' | 'report';
}

const READ_MS = 60_000;

/**
 * The base commit of a pull request or of a merge group, read from the objects of the clone, else from GitHub: a change
 * must not loosen its own policy. Undefined for other events, and if another repository is checked out.
 */
export async function policyBase(
  { githubToken: token, workingDirectory }: Pick<RunOptions, 'githubToken' | 'workingDirectory'>,
  job: Job | undefined,
  { runtime, checkout, isOwnRun = true, actionFolder }: PolicyBaseDeps,
): Promise<PolicyBase | undefined> {
  const change = job && changeOf(job);
  if (job === undefined || change === undefined) return undefined;
  const { files, git, env } = runtime;
  // Suites are read after the run.
  const soon = () => AbortSignal.any([runtime.signal, AbortSignal.timeout(READ_MS)]);
  const cwd = resolve(runtime.cwd, workingDirectory);
  const repository = await findRepository(cwd, files);
  const isCheckedOut = isOwnRun && (await files.state(join(repository, '.git'))) !== 'missing';
  const root = isCheckedOut || !isInside(checkout, cwd) ? repository : checkout;
  // A folder without a commit is no repository: git can read nothing of it.
  const clone = isCheckedOut && (await isCheckout({ root, runtime })) ? { git, root } : undefined;
  const origin = clone && (await originOfClone(clone, soon()));
  if (origin !== undefined) {
    // Suites may be in a separate repository, which no pull request of this one changes.
    const known = [`${job.owner}/${job.repo}`, job.pull?.headRepository];
    if (!known.some((name) => name?.toLowerCase() === origin.toLowerCase())) return undefined;
  }

  const client = token === undefined ? undefined : runtime.connect({ ...job, token });
  const gitHub = client && { files: repositoryFiles(client), commits: commits(client) };
  const merge = job.event === 'pull_request' && isOwnRun ? env['GITHUB_SHA'] : undefined;
  const commit = (await baseOfTest()) ?? change.commit;
  const isHeadAlone = clone !== undefined && (await inClone(['rev-parse', 'HEAD'], clone, soon()))?.trim() === job.head;
  const head = merge ?? job.head;

  const seen = new Set<string>();
  const nameOf = (path: string): string => relative(root, path).replaceAll('\\', '/');
  const placed = <T>(texts: ReadonlyMap<string, T>) =>
    new Map([...texts].map(([name, text]) => [join(root, name), text] as const));
  return {
    of: change.of,
    commit,
    ofTree: isCommit(commit) && !isHeadAlone ? commit : undefined,
    root,
    isOwnRun,
    step: workflowStep(),
    texts: (paths) => textsAt(commit, paths),
    head: (paths, maxBytes) => (isCheckedOut ? textsOfDisk(paths, files, maxBytes) : textsAt(head, paths)),
    async differences(paths, isWanted = () => true) {
      const names = paths.filter((path) => isInside(root, path)).map(nameOf);
      if (names.length === 0) return new Map();
      const where = { paths: names, isWanted: (name: string) => isWanted(join(root, name)) };
      const differences =
        (clone ? await differencesInClone(commit, where, clone, soon()) : undefined) ??
        (gitHub && (await differencesOnGitHub(commit, where, { files: gitHub.files, clone, head }, soon())));
      if (differences === undefined) throw notHere(commit);
      return placed(differences);
    },
  };

  /** The step of events that run the workflow file of the change. */
  function workflowStep(): WorkflowStep | undefined {
    const { event, workflowFile: file, name } = job ?? {};
    if (!['pull_request', 'merge_group'].includes(event ?? '') || file === undefined || !name) return undefined;
    const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION: id = '' } = env;
    return { file, job: name, folder: actionFolder ?? '', repository, id, inputs: inputTexts(env, actionInputNames) };
  }

  /** The base of the test merge of a pull request, from the clone, else from GitHub; undefined if neither knows it. */
  async function baseOfTest(): Promise<string | undefined> {
    if (merge === undefined || job === undefined) return undefined;
    if (clone) return baseOfMerge(merge, job.head, clone, soon());
    try {
      const [base, joined, ...others] = (await gitHub?.commits.parents(merge, soon())) ?? [];
      return joined === job.head && others.length === 0 ? base : undefined;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return undefined;
    }
  }

  async function textsAt(ref: string, paths: readonly string[]): Promise<FileTexts> {
    const names = paths.map(nameOf);
    const local = clone && (await textsOfClone(ref, names, clone, soon()));
    if (local !== undefined) return placed(local);
    const remote = gitHub && (await textsOfGitHub(ref, names, gitHub.files, soon()));
    if (remote === undefined) throw notHere(ref);
    // GitHub also responds "not found" if the token may not read.
    if (remote.size === 0 && !seen.has(ref)) await gitHub?.commits.upTo(ref, soon());
    seen.add(ref);
    return placed(remote);
  }
}

/**
 * A job whose base is the commit that its tree was merged into: what the base branch has since the change began is in the
 * tree, too, so it is no difference of the change.
 */
export const onTestedBase = (job: Job | undefined, base: PolicyBase | undefined): Job | undefined =>
  job?.base === undefined || base?.ofTree === undefined ? job : { ...job, base: { ...job.base, sha: base.ofTree } };

/** The file in the repository that a path resolves to: a link may stay the same while a change edits its target. */
export async function linkTarget(
  path: string,
  root: string,
  files: Pick<Files, 'state' | 'realPath'>,
): Promise<string> {
  if ((await files.state(path)) === 'missing') return path;
  return join(root, relative(await files.realPath(root), await files.realPath(path)));
}

const notHere = (ref: string) =>
  new ServiceError('noToken', `${ref} is not in this clone, and there is no token to read it from GitHub`);

/** Whether the change of a pull request or a merge group is checked. */
export const isChange = (job: Job | undefined): boolean => job !== undefined && changeOf(job) !== undefined;

function changeOf({ pull, base, event }: Job): Pick<PolicyBase, 'of' | 'commit'> | undefined {
  const [of, branch] =
    event === 'merge_group' ? (['merge group', base] as const) : (['pull request', pull?.base] as const);
  const commit = branch?.sha ?? branch?.branch;
  return commit === undefined ? undefined : { of, commit };
}
