import type { WorkflowRuns } from '../../model/ports.ts';
import { ServiceError } from '../../model/service-error.ts';
import type { GitHubClient } from './client.ts';
import { isFile } from './repository-files.ts';

/** The workflow runs of the client's repository. */
export function workflowRuns({ owner, repo, ask }: GitHubClient): WorkflowRuns {
  return {
    async get(run, signal) {
      const found = await ask(
        ({ rest }, request) =>
          rest.actions.getWorkflowRun({ owner, repo, run_id: run, exclude_pull_requests: true, request }),
        signal,
      );
      // The repository of a fork may be gone, whatever the description says.
      const head = found.head_repository as typeof found.head_repository | null;
      return {
        id: found.id,
        attempt: found.run_attempt ?? 1,
        event: found.event,
        status: found.status ?? '',
        conclusion: found.conclusion ?? undefined,
        name: found.name ?? '',
        // Runs of reusable workflows name the commit behind the path, too.
        path: found.path.replace(/@.*$/s, ''),
        headSha: found.head_sha,
        headBranch: found.head_branch ?? undefined,
        repositoryId: found.repository.id,
        head: head ? { owner: head.owner.login, fullName: head.full_name, repositoryId: head.id } : undefined,
      };
    },

    async fileOfDefaultBranch(path, signal) {
      try {
        const file = await ask(({ rest }, request) => rest.repos.getContent({ owner, repo, path, request }), signal);
        if (!isFile(file)) return undefined;
        return Buffer.from(file.content, 'base64').toString('utf8');
      } catch (error) {
        if (error instanceof ServiceError && error.fault === 'missing') return undefined;
        throw error;
      }
    },
  };
}
