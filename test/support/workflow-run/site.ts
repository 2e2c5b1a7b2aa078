import { execFileSync } from 'node:child_process';
import { gitHubServer } from '../github-server.ts';
import { aProject } from '../project.ts';
import { resultsService } from '../results-service.ts';
import { type RunSite, WorkflowRun } from './run.ts';

/** A repository on a GitHub on loopback, for one run of a workflow. */
export async function aWorkflowRun(
  workflow: string,
  files: Readonly<Record<string, string>>,
  given: Pick<RunSite, 'event' | 'secrets' | 'path' | 'isCancellable'>,
) {
  const github = await gitHubServer();
  const results = await resultsService();
  const project = aProject(files);
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...IDENTITY, ...args], { cwd: project.folder, stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Everything');
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

const IDENTITY = ['-c', 'user.name=Someone', '-c', 'user.email=someone@example.com', '-c', 'commit.gpgsign=false'];
