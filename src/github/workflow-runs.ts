import * as z from 'zod';
import type { AttemptJob, WorkflowRuns } from '../model/ports/pull-requests.ts';
import { isoTime } from '../model/text/iso-time.ts';
import type { GitHubClient } from './client.ts';
import { contentSchema, textOf } from './repository-files.ts';
import { unlessMissing } from './retry-budget.ts';

const JOBS_PER_PAGE = 100;
/** Of a run with as many matrices as GitHub allows; more jobs are not read. */
const MAX_JOB_PAGES = 30;

export function workflowRuns({ ask }: GitHubClient): WorkflowRuns {
  return {
    async get(run, signal) {
      const workflowRun = await ask(`the request for workflow run ${run}`, runSchema, signal, ({ rest }, common) =>
        rest.actions.getWorkflowRun({ ...common, run_id: run, exclude_pull_requests: true }),
      );
      const head = workflowRun.head_repository;
      return {
        id: workflowRun.id,
        attempt: workflowRun.run_attempt ?? 1,
        event: workflowRun.event,
        status: workflowRun.status ?? '',
        conclusion: workflowRun.conclusion ?? undefined,
        name: workflowRun.name ?? '',
        // Runs of reusable workflows name the commit behind the path, too.
        path: workflowRun.path.replace(/@.*$/s, ''),
        headSha: workflowRun.head_sha,
        createdAt: isoTime(Date.parse(workflowRun.created_at)),
        headBranch: workflowRun.head_branch ?? undefined,
        repositoryId: workflowRun.repository.id,
        head: head ? { owner: head.owner.login, fullName: head.full_name, repositoryId: head.id } : undefined,
      };
    },

    async jobsOfAttempt(run, attempt, signal) {
      const what = `the request for the jobs of attempt ${attempt} of workflow run ${run}`;
      const ofAttempt = { run_id: run, attempt_number: attempt, per_page: JOBS_PER_PAGE };
      const attemptJobs: AttemptJob[] = [];
      for (let page = 1; ; page += 1) {
        const { jobs } = await ask(what, jobsSchema, signal, ({ rest }, common) =>
          rest.actions.listJobsForWorkflowRunAttempt({ ...common, ...ofAttempt, page }),
        );
        attemptJobs.push(
          ...jobs.map(({ name, runner_name, steps }) => ({
            name,
            runner: runner_name ?? undefined,
            steps: steps.map((step) => ({ ...step, conclusion: step.conclusion ?? undefined })),
          })),
        );
        if (jobs.length < JOBS_PER_PAGE || page === MAX_JOB_PAGES) return attemptJobs;
      }
    },

    async fileOfDefaultBranch(path, signal) {
      const content = await unlessMissing(
        ask(`the request for ${path} of the default branch`, contentSchema, signal, ({ rest }, common) =>
          rest.repos.getContent({ ...common, path }),
        ),
      );
      return content && textOf(content);
    },
  };
}

const jobsSchema = z.object({
  jobs: z.array(
    z.object({
      name: z.string(),
      runner_name: z.string().nullable(),
      steps: z
        .array(z.object({ name: z.string(), number: z.int(), status: z.string(), conclusion: z.string().nullable() }))
        .default([]),
    }),
  ),
});

const runSchema = z.object({
  id: z.int(),
  run_attempt: z.int().optional(),
  event: z.string(),
  status: z.string().nullable(),
  conclusion: z.string().nullable(),
  name: z.string().nullish(),
  path: z.string(),
  head_sha: z.string(),
  created_at: z.string().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
  head_branch: z.string().nullable(),
  repository: z.object({ id: z.int() }),
  /** The repository of a fork may be gone, although GitHub describes this as required. */
  head_repository: z.object({ id: z.int(), full_name: z.string(), owner: z.object({ login: z.string() }) }).nullish(),
});
