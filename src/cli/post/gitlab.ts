import * as z from 'zod';
import { gitLabMarkdown } from '../../reports/dialects.ts';
import type { PostSystem } from './system.ts';

/** Notes of a merge request (GitLab docs, "Notes API"). `CI_JOB_TOKEN` may only read them ("CI/CD job token"). */
export const gitlab: PostSystem = {
  name: 'GitLab',
  whyNone: (variable) =>
    variable('CI_MERGE_REQUEST_IID') === ''
      ? 'this is no pipeline of a merge request (CI_MERGE_REQUEST_IID is not set); its jobs need the rule $CI_PIPELINE_SOURCE == "merge_request_event"'
      : undefined,
  variables: ['CI_API_V4_URL', 'CI_PROJECT_ID', 'CI_PIPELINE_ID', 'CI_JOB_ID'],
  token: {
    variable: 'GITLAB_TOKEN',
    hint: 'Create an access token of the project or of a bot account, with the scope api and the role Reporter, and store it as a masked variable in Settings > CI/CD > Variables. CI_JOB_TOKEN cannot write notes. Pipelines of forks do not have the variable.',
  },
  // 1,000,000 characters.
  maxBytes: 900_000,
  markdown: gitLabMarkdown,
  job: (variable) => ({
    run: Number(variable('CI_PIPELINE_ID')),
    // A job that is retried has a new one.
    attempt: Number(variable('CI_JOB_ID')),
    job: variable('CI_JOB_NAME'),
    // CI_COMMIT_SHA is the merge commit in a pipeline of merged results.
    head: variable('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA') || variable('CI_COMMIT_SHA'),
    url: variable('CI_JOB_URL'),
  }),
  requests(variable) {
    const [project, request] = [
      // The pipeline of a fork runs in another project than that of the merge request.
      variable('CI_MERGE_REQUEST_PROJECT_ID') || variable('CI_PROJECT_ID'),
      variable('CI_MERGE_REQUEST_IID'),
    ].map(encodeURIComponent);
    const path = `/projects/${project}/merge_requests/${request}/notes`;
    return {
      api: variable('CI_API_V4_URL').replace(/\/$/, ''),
      headers: { 'private-token': variable('GITLAB_TOKEN') },
      author: { method: 'GET', path: '/user', schema: z.object({ id: z.int() }).transform(({ id }) => id) },
      list: (page) => ({
        method: 'GET',
        path: `${path}?sort=asc&order_by=created_at&per_page=${PAGE}&page=${page}`,
        schema: z
          .array(z.object({ id: z.int(), body: z.string(), author: z.object({ id: z.int() }).nullish() }))
          .transform((notes) => ({
            comments: notes.map(({ id, body, author }) => ({ id, body, author: author?.id })),
            isLast: notes.length < PAGE,
          })),
      }),
      create: (body) => ({ method: 'POST', path, body: { body }, schema: z.object({ id: z.int() }) }),
      pathOf: (id) => `${path}/${id}`,
      update: { method: 'PUT', bodyOf: (body) => ({ body }) },
      urlOf: (id) =>
        `${variable('CI_MERGE_REQUEST_PROJECT_URL') || variable('CI_PROJECT_URL')}/-/merge_requests/${request}#note_${id}`,
    };
  },
};

const PAGE = 100;
