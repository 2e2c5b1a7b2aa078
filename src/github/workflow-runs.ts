import * as z from 'zod';
import type { AttemptJob, WorkflowRuns } from '../model/ports/pull-requests.ts';
import { ServiceError } from '../model/ports/service-error.ts';
import { isoTime } from '../model/text/iso-time.ts';
import type { GitHubClient } from './client.ts';
import { contentSchema, textOf } from './repository-files.ts';

const JOBS_PER_PAGE = 100;
/** Of a run with as many matrices as GitHub allows; more jobs are not read. */
const MAX_JOB_PAGES = 30;

export function workflowRuns({ ask }: GitHubClient): WorkflowRuns {
  return {
    async get(run, signal) {
      const found = await ask(`the request for workflow run ${run}`, runSchema, signal, ({ rest }, common) =>
        rest.actions.getWorkflowRun({ ...common, run_id: run, exclude_pull_requests: true }),
      );
      const head = found.head_repository;
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
        createdAt: isoTime(Date.parse(found.created_at)),
        headBranch: found.head_branch ?? undefined,
        repositoryId: found.repository.id,
        head: head ? { owner: head.owner.login, fullName: head.full_name, repositoryId: head.id } : undefined,
      };
    },

    async jobsOfAttempt(run, attempt, signal) {
      const what = `the request for the jobs of attempt ${attempt} of workflow run ${run}`;
      const ofAttempt = { run_id: run, attempt_number: attempt, per_page: JOBS_PER_PAGE };
      const found: AttemptJob[] = [];
      for (let page = 1; ; page += 1) {
        const { jobs } = await ask(what, jobsSchema, signal, ({ rest }, common) =>
          rest.actions.listJobsForWorkflowRunAttempt({ ...common, ...ofAttempt, page }),
        );
        found.push(
          ...jobs.map(({ name, runner_name, steps }) => ({
            name,
            runner: runner_name ?? undefined,
            steps: steps.map((step) => ({ ...step, conclusion: step.conclusion ?? undefined })),
          })),
        );
        if (jobs.length < JOBS_PER_PAGE || page === MAX_JOB_PAGES) return found;
      }
    },

    async fileOfDefaultBranch(path, signal) {
      try {
        const found = await ask(
          `the request for ${path} of the default branch`,
          contentSchema,
          signal,
          ({ rest }, common) => rest.repos.getContent({ ...common, path }),
        );
        return textOf(found);
      } catch (error) {
        if (error instanceof ServiceError && error.fault === 'missing') return undefined;
        throw error;
      }
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
