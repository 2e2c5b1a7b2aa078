import * as z from 'zod';
import type { Commits } from '../model/ports/artifacts.ts';
import type { GitHubClient } from './client.ts';
import { unlessMissing } from './retry-budget.ts';

/** The history of the client's repository: the token needs `contents: read`. */
export function commits({ ask }: GitHubClient): Commits {
  const compared = (base: string, head: string, signal: AbortSignal) =>
    ask(`the request to compare ${base} with ${head}`, comparisonSchema, signal, ({ rest }, common) =>
      rest.repos.compareCommitsWithBasehead({ ...common, basehead: `${base}...${head}`, per_page: 1 }),
    );
  return {
    async upTo(start, signal) {
      const list = await ask(
        `the request for the commits up to ${start}`,
        z.array(commitSchema),
        signal,
        ({ rest }, common) => rest.repos.listCommits({ ...common, sha: start, per_page: 100 }),
      );
      return list.map(({ sha }) => sha);
    },

    async mergeBase(branch, sha, signal) {
      const { merge_base_commit } = await compared(branch, sha, signal);
      return merge_base_commit.sha;
    },

    async parents(sha, signal) {
      const { parents } = await ask(
        `the request for the commit ${sha}`,
        z.object({ parents: z.array(commitSchema) }),
        signal,
        ({ rest }, common) => rest.git.getCommit({ ...common, commit_sha: sha }),
      );
      return parents.map((parent) => parent.sha);
    },

    async distance(earlier, later, signal) {
      const comparison = await unlessMissing(compared(earlier, later, signal));
      return comparison?.behind_by === 0 ? comparison.ahead_by : undefined;
    },
  };
}

const commitSchema = z.object({ sha: z.string() });
const comparisonSchema = z.object({ merge_base_commit: commitSchema, ahead_by: z.int(), behind_by: z.int() });
