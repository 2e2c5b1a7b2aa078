import { join, resolve } from 'node:path';
import type { ReportOptions } from '../config/settings.ts';
import type { Connect } from '../github/client.ts';
import { historyBranch } from '../github/history-branch.ts';
import { type Job, keyOf } from '../github/job.ts';
import { UserError, userError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { Git } from '../model/ports/git.ts';
import type { HistoryFiles, HistoryStore, HistoryTree } from '../model/ports/history-store.ts';
import type { Log } from '../model/ports/machine.ts';
import { ServiceError } from '../model/ports/service-error.ts';
import type { MeasuredRun, TrendRun } from '../model/run/measured-run.ts';
import { findRepository } from '../suites/discover.ts';
import { type BaseCheckout, checkOutBase } from './base-checkout.ts';
import { keyFolder, README, README_TEXT, ROOT, TREND } from './history-paths.ts';
import { decodeRuns, trendLimits } from './run-file.ts';
import { trendOf } from './trend.ts';

interface HistoryDeps {
  readonly cwd: string;
  readonly files: Files;
  readonly git: Git;
  readonly connect: Connect;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Where the runs of a job are in a history; outside GitHub, of the key that is given. */
export const folderOf = (inputs: ReportOptions, job: Job | undefined): string =>
  keyFolder(job === undefined ? (inputs.commentKey ?? 'evals') : keyOf(inputs, job));

/** The history that the settings of a job name; undefined if it is off, or a branch outside GitHub. */
export function openStore(
  inputs: ReportOptions,
  job: Job | undefined,
  runtime: Pick<HistoryDeps, 'cwd' | 'files' | 'connect'>,
): HistoryStore | undefined {
  if (inputs.history !== 'branch') return localStore(inputs, runtime);
  if (job === undefined) return undefined;
  const { githubToken: token, historyBranch: branch } = inputs;
  if (token === undefined) return WITHOUT_TOKEN;
  const others = [job.defaultBranch, job.base?.branch, inputs.baselineBranch];
  // A branch that is only read and written if it is a history, or does not exist yet.
  const store = historyBranch(runtime.connect({ ...job, token }), branch);
  const refusal = (message: string) =>
    userError('INPUT_INVALID', `The history cannot be there: ${message}`, {
      expected: 'a branch that does not exist yet, or one that only eval-action writes',
      hint: 'Set history_branch under eval_action in .agentv/config.yaml to another name.',
    });
  const checked = async (tree: HistoryTree | undefined, signal: AbortSignal): Promise<HistoryTree | undefined> => {
    if (tree === undefined) return undefined;
    const [mark = ''] = README_TEXT.split('\n');
    const isHistory =
      (await tree.list('', signal)).includes(`${ROOT}/`) &&
      ((await tree.read(README, MAX_README, signal)) ?? '').startsWith(mark);
    if (!isHistory) throw refusal(`${store.name} has other files than a history`);
    return tree;
  };
  const refuseOthers = () => {
    if (others.includes(branch)) throw refusal(`${branch} is a branch with code`);
  };
  return {
    name: store.name,
    async open(signal) {
      refuseOthers();
      return checked(await store.open(signal), signal);
    },
    async commit({ message, files }, signal) {
      refuseOthers();
      await store.commit({ message, files: async (tree) => files(await checked(tree, signal)) }, signal);
    },
  };
}

const noToken = async (): Promise<never> => {
  throw new ServiceError('noToken', 'There is no token (github-token is empty)');
};
const WITHOUT_TOKEN: HistoryStore = { name: 'the branch of the history', open: noToken, commit: noToken };

/** The folder of `history`. Outside GitHub there is no token for the branch, which is left to its jobs. */
export const localStore = (
  { history, workingDirectory }: ReportOptions,
  { cwd, files }: Pick<HistoryDeps, 'cwd' | 'files'>,
): HistoryStore | undefined =>
  history === 'off' || history === 'branch'
    ? undefined
    : folderStore(resolve(cwd, workingDirectory, history), history, files);

/** More than a folder of a month has. */
const MAX_NAMES = 100_000;

/** A history in a folder: `shown` is its path as users type it. */
export function folderStore(folder: string, shown: string, files: HistoryFiles & Pick<Files, 'write'>): HistoryStore {
  const treeIn = (from: HistoryFiles): HistoryTree => ({
    async list(path) {
      const at = join(folder, path);
      return (await from.state(at)) === 'folder' ? (await from.namesIn(at, MAX_NAMES)).names : [];
    },
    async read(path, maxBytes) {
      const at = join(folder, path);
      return (await from.state(at)) === 'file' ? await from.read(at, maxBytes) : undefined;
    },
  });
  const open = async (_?: AbortSignal, from: HistoryFiles = files) =>
    (await from.state(folder)) === 'folder' ? treeIn(from) : undefined;
  return {
    name: `the folder ${shown}`,
    open,
    async commit({ files: make }) {
      for (const [path, text] of await make(await open())) await files.write(join(folder, path), text);
    },
  };
}

export const MAX_README = 1024 * 1024;

/**
 * The branch of a history as a folder, by git: with the access that the clone has, and without a token. All of its commits
 * are fetched, because one alone would make the clone a shallow one, and it has nearly all files anyway.
 */
export async function fetchedHistory(
  branch: string,
  { cwd, files, git, log, signal }: Omit<HistoryDeps, 'connect'>,
): Promise<BaseCheckout> {
  const root = await findRepository(cwd, files);
  const known = `refs/remotes/origin/${branch}`;
  const run = (...args: readonly string[]) => git.run(args, { cwd: root }, signal);
  const fetched = await run('fetch', '--quiet', '--no-tags', 'origin', `+refs/heads/${branch}:${known}`);
  const revision = await run('rev-parse', '--verify', '--quiet', `${known}^{commit}`);
  const sha = revision.kind === 'exited' && revision.exitCode === 0 ? revision.stdout.trim() : '';
  const noHistory = () =>
    userError(
      'FILE_MISSING',
      `This clone has no history: origin has no branch ${branch} with runs, or cannot be reached`,
      {
        expected: 'a folder of a history, or a clone whose origin has the branch of history_branch',
        hint: 'Name a folder: eval-action history .agentv/history. A run of the base branch writes the branch with history: branch. See https://github.com/agentv/eval-action/blob/v1/docs/baseline-and-evidence.md#history',
      },
    );
  if (sha === '') throw noHistory();
  // The error message of git may have the password of an address.
  if (fetched.kind !== 'exited' || fetched.exitCode !== 0) {
    log.warn(
      `The branch ${branch} could not be fetched, so runs may be missing: "git fetch origin ${branch}" says why`,
    );
  }
  const checkout = await checkOutBase(sha, { git, files, root }, signal);
  if (typeof checkout === 'string') throw userError('FILE_UNREADABLE', `The history cannot be read: ${checkout}`);
  if ((await files.state(`${checkout.path}/${ROOT}`)) === 'folder') return checkout;
  await checkout[Symbol.asyncDispose]();
  throw noHistory();
}

/** The newest runs as the history stores them, without their tests; undefined if that file is missing or damaged. */
export async function headsIn(
  tree: HistoryTree | undefined,
  folder: string,
  signal: AbortSignal,
): Promise<readonly MeasuredRun[] | undefined> {
  const text = await textIn(tree, `${folder}/${TREND}`, trendLimits.bytes, signal);
  const decoded = text === undefined ? undefined : decodeRuns(text, { headsOnly: true });
  return decoded?.kind === 'read' ? decoded.value.runs : undefined;
}

/** The text of a file, empty if it is too large to be ours; undefined if it does not exist. */
export async function textIn(
  tree: HistoryTree | undefined,
  path: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    return await tree?.read(path, maxBytes, signal);
  } catch (error) {
    if (error instanceof UserError) return '';
    throw error;
  }
}

/** A report does not wait longer for a chart. */
const LOOK_MS = 30_000;

/** The newest runs of the history, for charts; none if it is off or cannot be read, which only the log says. */
export async function storedTrend(
  inputs: ReportOptions,
  job: Job | undefined,
  runtime: Omit<HistoryDeps, 'git'>,
): Promise<readonly TrendRun[]> {
  const store = openStore(inputs, job, runtime);
  if (store === undefined) return [];
  const signal = AbortSignal.any([runtime.signal, AbortSignal.timeout(LOOK_MS)]);
  try {
    return trendOf((await headsIn(await store.open(signal), folderOf(inputs, job), signal)) ?? []);
  } catch (error) {
    if (!(error instanceof ServiceError) && !(error instanceof UserError)) throw error;
    runtime.log.warn(`The trend does not have the history: ${error.message}`);
    return [];
  }
}
