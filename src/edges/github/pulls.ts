import type { PullRequest, PullRequests } from '../../model/ports.ts';
import type { GitHubClient } from './client.ts';

/** The pull requests of the client's repository. */
export function pullRequests({ owner, repo, ask }: GitHubClient): PullRequests {
  return {
    async get(number, signal) {
      const pull = await ask(
        ({ rest }, request) => rest.pulls.get({ owner, repo, pull_number: number, request }),
        signal,
      );
      return asPull(pull);
    },

    async headedBy(sha, signal) {
      const pulls = await ask(
        ({ rest }, request) =>
          rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: sha, per_page: 100, request }),
        signal,
      );
      // GitHub also lists those that contain the commit, or were merged as it.
      return pulls.map(asPull).filter(({ headSha }) => headSha === sha);
    },

    async ofBranch({ owner: headOwner, branch, repositoryId }, signal) {
      const head = `${headOwner}:${branch}`;
      const pulls = await ask(
        ({ rest }, request) => rest.pulls.list({ owner, repo, state: 'open', head, per_page: 100, request }),
        signal,
      );
      // Who asks with a `head` that GitHub cannot read gets all of them.
      return pulls
        .filter((pull) => pull.head.ref === branch && pull.head.repo?.id === repositoryId)
        .map(asPull)
        .filter(({ isOpen }) => isOpen);
    },
  };
}

interface Described {
  readonly number: number;
  readonly state: string;
  readonly head: { readonly sha: string; readonly ref: string; readonly repo: { readonly id: number } | null };
  readonly base: { readonly ref: string; readonly sha: string; readonly repo: { readonly id: number } };
}

/** The repository of a fork may be gone; then it was another one all the same. */
const asPull = ({ number, state, head, base }: Described): PullRequest => ({
  number,
  headSha: head.sha,
  isFork: head.repo?.id !== base.repo.id,
  isOpen: state === 'open',
  base: { branch: base.ref, sha: base.sha },
});
