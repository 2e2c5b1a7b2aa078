import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { userError } from '../model/errors.ts';
import type { HistoryStore, HistoryTree } from '../model/ports/history-store.ts';
import { ServiceError } from '../model/ports/service-error.ts';
import type { GitHubClient } from './client.ts';
import { unlessMissing } from './retry-budget.ts';

/** How often a commit is made again because another job was faster. */
const MAX_TRIES = 5;

const RACE = /not a fast.forward|already exists|does not exist|HTTP 409/i;

/**
 * A branch that only gets files, through GitHub's Git Data API: a checkout without credentials is enough. Nothing is
 * ever force-pushed.
 */
export function historyBranch(client: GitHubClient, branch: string, secondMs = 1000): HistoryStore {
  return {
    name: `the branch ${branch}`,
    async open(signal) {
      const head = await headOf(client, branch, signal);
      return head && branchTree(client, head.tree);
    },
    async commit({ message, files }, signal) {
      for (let tries = 1; ; tries += 1) {
        const head = await headOf(client, branch, signal);
        const made = await files(head && branchTree(client, head.tree));
        const sha = await newCommit(client, { message, files: made, head }, signal);
        try {
          await client.ask(`the request to update the branch ${branch}`, z.unknown(), signal, ({ rest }, common) =>
            head === undefined
              ? rest.git.createRef({ ...common, ref: `refs/heads/${branch}`, sha })
              : rest.git.updateRef({ ...common, ref: `heads/${branch}`, sha, force: false }),
          );
          return;
        } catch (error) {
          // Another job has moved, created or deleted the branch meanwhile. A rule of the repository has other words.
          const isRace = error instanceof ServiceError && RACE.test(error.message);
          if (!isRace || tries === MAX_TRIES) throw error;
          await sleep((0.5 + 3.5 * Math.random()) * secondMs, undefined, { signal }).catch(() => undefined);
        }
      }
    },
  };
}

interface Head {
  readonly commit: string;
  readonly tree: string;
}

/** Undefined if the branch does not exist. */
async function headOf({ ask }: GitHubClient, branch: string, signal: AbortSignal): Promise<Head | undefined> {
  const ref = await unlessMissing(
    ask(
      `the request for the branch ${branch}`,
      z.object({ object: z.object({ sha: shaSchema }) }),
      signal,
      ({ rest }, common) => rest.git.getRef({ ...common, ref: `heads/${branch}` }),
    ),
  );
  if (ref === undefined) return undefined;
  const { sha } = ref.object;
  const commit = await unlessMissing(
    ask(
      `the request for the commit ${sha}`,
      z.object({ tree: z.object({ sha: shaSchema }) }),
      signal,
      ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: sha }),
    ),
  );
  return commit && { commit: sha, tree: commit.tree.sha };
}

const shaSchema = z.string().regex(/^[0-9a-f]{40,64}$/);

interface BranchEntry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly sha: string;
  readonly size: number;
}

/** Folders are read when they are needed, each once. */
function branchTree(client: GitHubClient, root: string): HistoryTree {
  const read = new Map<string, Promise<readonly BranchEntry[]>>();
  const entriesOf = (sha: string, signal: AbortSignal) => {
    const known = read.get(sha) ?? treeEntries(client, sha, signal);
    read.set(sha, known);
    return known;
  };
  const entryAt = async (path: string, signal: AbortSignal): Promise<BranchEntry | undefined> => {
    let entry: BranchEntry | undefined = { name: '', isFolder: true, sha: root, size: 0 };
    for (const part of path.split('/').filter((each) => each !== '')) {
      if (!entry?.isFolder) return undefined;
      entry = (await entriesOf(entry.sha, signal)).find(({ name }) => name === part);
    }
    return entry;
  };
  return {
    async list(folder, signal) {
      const entry = await entryAt(folder, signal);
      if (!entry?.isFolder) return [];
      return (await entriesOf(entry.sha, signal)).map(({ name, isFolder }) => (isFolder ? `${name}/` : name));
    },
    async read(path, maxBytes, signal) {
      const entry = await entryAt(path, signal);
      if (entry === undefined || entry.isFolder) return undefined;
      if (entry.size > maxBytes) {
        throw userError('FILE_TOO_LARGE', `${path} is larger than ${Math.floor(maxBytes / 2 ** 20)} MiB`);
      }
      const { content } = await client.ask(
        `the request for the blob ${entry.sha}`,
        z.object({ content: z.string(), encoding: z.literal('base64') }),
        signal,
        ({ rest }, common) => rest.git.getBlob({ ...common, file_sha: entry.sha }),
      );
      return Buffer.from(content, 'base64').toString('utf8');
    },
  };
}

async function treeEntries({ ask }: GitHubClient, sha: string, signal: AbortSignal): Promise<BranchEntry[]> {
  const { tree, truncated } = await ask(`the request for the tree ${sha}`, treeSchema, signal, ({ rest }, common) =>
    rest.git.getTree({ ...common, tree_sha: sha }),
  );
  if (truncated) throw userError('FILE_TOO_LARGE', 'A folder of the history has more files than GitHub lists');
  // Links and repositories within are no files of ours.
  return tree
    .filter(({ type, mode }) => type === 'tree' || (type === 'blob' && mode !== '120000'))
    .map(({ path, type, sha: entrySha, size = 0 }) => ({ name: path, isFolder: type === 'tree', sha: entrySha, size }));
}

const treeSchema = z.object({
  truncated: z.boolean(),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      type: z.string(),
      sha: shaSchema,
      size: z.number().optional(),
    }),
  ),
});

/** One tree with all files, and a commit, whose author is that of the token. */
async function newCommit(
  { ask }: GitHubClient,
  { message, files, head }: { message: string; files: ReadonlyMap<string, string>; head: Head | undefined },
  signal: AbortSignal,
): Promise<string> {
  const made = z.object({ sha: shaSchema });
  const entries = [...files].map(([path, content]) => ({ path, mode: '100644', type: 'blob', content }) as const);
  const tree = await ask('the request to create a tree', made, signal, ({ rest }, common) =>
    rest.git.createTree({ ...common, tree: entries, base_tree: head?.tree }),
  );
  const commit = await ask('the request to create a commit', made, signal, ({ rest }, common) =>
    rest.git.createCommit({ ...common, message, tree: tree.sha, parents: head ? [head.commit] : [] }),
  );
  return commit.sha;
}
