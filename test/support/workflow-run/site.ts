import { firstCommit } from '../git-remote.ts';
import { gitHubServer } from '../github-server.ts';
import { aProject } from '../project.ts';
import { resultsService } from '../results-service.ts';
import { type RunSite, WorkflowRun } from './run.ts';

/** A repository on a GitHub on loopback, for one run of a workflow. */
export async function aWorkflowRun(
  workflow: string,
  files: Readonly<Record<string, string>>,
  given: Pick<RunSite, 'event' | 'secrets' | 'path'>,
) {
  const github = await gitHubServer();
  const results = await resultsService();
  const project = aProject({});
  firstCommit(project.folder, files);
  const run = new WorkflowRun(workflow, { github, results, project, ...given });
  return {
    github,
    run,
    async [Symbol.asyncDispose]() {
      await run[Symbol.asyncDispose]();
      project[Symbol.dispose]();
      await results[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
    },
  };
}
