import * as z from 'zod';
import type { PullRequest, PullRequestLabels, PullRequests } from '../model/ports/pull-requests.ts';
import type { GitHubClient } from './client.ts';

export function pullRequests({ ask }: GitHubClient): PullRequests & PullRequestLabels {
  return {
    async get(number, signal) {
      const pull = await ask(`the request for pull request ${number}`, pullSchema, signal, ({ rest }, common) =>
        rest.pulls.get({ ...common, pull_number: number }),
      );
      return asPull(pull);
    },

    async labels(number, signal) {
      const { labels } = await ask(
        `the request for the labels of pull request ${number}`,
        z.object({ labels: z.array(z.object({ name: z.string() })) }),
        signal,
        ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }),
      );
      return labels.map(({ name }) => name);
    },

    async headedBy(sha, signal) {
      const pulls = await ask(
        `the request for the pull requests of commit ${sha}`,
        z.array(pullSchema),
        signal,
        ({ rest }, common) =>
          rest.repos.listPullRequestsAssociatedWithCommit({ ...common, commit_sha: sha, per_page: 100 }),
      );
      // GitHub also lists those that contain the commit, or were merged as it.
      return pulls.map(asPull).filter(({ headSha }) => headSha === sha);
    },

    async ofBranch({ owner: headOwner, branch, repositoryId }, signal) {
      const head = `${headOwner}:${branch}`;
      const pulls = await ask(
        `the request for the pull requests from ${head}`,
        z.array(pullSchema),
        signal,
        ({ rest }, common) => rest.pulls.list({ ...common, state: 'open', head, per_page: 100 }),
      );
      // For a `head` that GitHub cannot parse, it returns all of them.
      return pulls
        .filter((pull) => pull.head.ref === branch && pull.head.repo?.id === repositoryId)
        .map(asPull)
        .filter(({ isOpen }) => isOpen);
    },
  };
}

const repositorySchema = z.object({ id: z.int() });
const pullSchema = z.object({
  number: z.int(),
  state: z.string(),
  /** The repository of a deleted fork was still another repository. */
  head: z.object({ sha: z.string(), ref: z.string(), repo: repositorySchema.nullish() }),
  base: z.object({ ref: z.string(), sha: z.string(), repo: repositorySchema }),
});

const asPull = ({ number, state, head, base }: z.output<typeof pullSchema>): PullRequest => ({
  number,
  headSha: head.sha,
  isFork: head.repo?.id !== base.repo.id,
  isOpen: state === 'open',
  base: { branch: base.ref, sha: base.sha },
});
