import type { Commits } from '../../model/artifact-ports.ts';
import type { GitHubClient } from './client.ts';

/** The history of the client's repository: the token needs `contents: read`. */
export function commits({ owner, repo, ask }: GitHubClient): Commits {
  return {
    async upTo(start, signal) {
      const list = await ask(
        ({ rest }, request) => rest.repos.listCommits({ owner, repo, sha: start, per_page: 100, request }),
        signal,
      );
      return list.map(({ sha }) => sha);
    },

    async mergeBase(branch, sha, signal) {
      const { merge_base_commit } = await ask(
        ({ rest }, request) =>
          rest.repos.compareCommitsWithBasehead({
            owner,
            repo,
            basehead: `${branch}...${sha}`,
            per_page: 1,
            request,
          }),
        signal,
      );
      return merge_base_commit.sha;
    },
  };
}
