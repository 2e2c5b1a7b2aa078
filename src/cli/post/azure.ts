import * as z from 'zod';
import { azureMarkdown } from '../../reports/dialects.ts';
import type { PostSystem, Variable } from './system.ts';

/** A thread of a pull request, whose first comment is ours (Azure DevOps REST API, "Pull Request Threads"). */
export const azure: PostSystem = {
  name: 'Azure DevOps',
  whyNone(variable) {
    const provider = variable('BUILD_REPOSITORY_PROVIDER');
    if (provider !== '' && provider !== 'TfsGit') {
      return `the repository is not one of Azure Repos (BUILD_REPOSITORY_PROVIDER is ${provider})`;
    }
    return variable('SYSTEM_PULLREQUEST_PULLREQUESTID') === ''
      ? 'this is no run for a pull request (SYSTEM_PULLREQUEST_PULLREQUESTID is not set); a branch policy with build validation starts them'
      : undefined;
  },
  variables: ['SYSTEM_COLLECTIONURI', 'SYSTEM_TEAMPROJECT', 'BUILD_REPOSITORY_ID', 'BUILD_BUILDID'],
  token: {
    variable: 'SYSTEM_ACCESSTOKEN',
    hint: 'Pass it to the step with "env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }", and let the build service "Contribute to pull requests" in Project settings > Repositories > Security.',
  },
  // 150,000 characters.
  maxBytes: 140_000,
  markdown: azureMarkdown,
  job: (variable) => ({
    run: Number(variable('BUILD_BUILDID')),
    // A stage that runs again counts its jobs anew.
    attempt: 1000 * Number(variable('SYSTEM_STAGEATTEMPT') || 1) + Number(variable('SYSTEM_JOBATTEMPT') || 1),
    job: variable('AGENT_JOBNAME'),
    // BUILD_SOURCEVERSION is the merge commit.
    head: variable('SYSTEM_PULLREQUEST_SOURCECOMMITID') || variable('BUILD_SOURCEVERSION'),
    url: `${projectUrl(variable)}/_build/results?buildId=${variable('BUILD_BUILDID')}`,
  }),
  requests(variable) {
    const [repository, request] = ['BUILD_REPOSITORY_ID', 'SYSTEM_PULLREQUEST_PULLREQUESTID'].map((name) =>
      encodeURIComponent(variable(name)),
    );
    const project = encodeURIComponent(variable('SYSTEM_TEAMPROJECT'));
    const threads = `/${project}/_apis/git/repositories/${repository}/pullRequests/${request}/threads`;
    return {
      api: collectionUrl(variable),
      headers: { authorization: `Bearer ${variable('SYSTEM_ACCESSTOKEN')}` },
      author: {
        method: 'GET',
        path: `/_apis/connectionData?${VERSION}-preview`,
        schema: z
          .object({ authenticatedUser: z.object({ id: z.string() }) })
          .transform(({ authenticatedUser: { id } }) => id),
      },
      // All of them: this list has no pages.
      list: () => ({
        method: 'GET',
        path: `${threads}?${VERSION}`,
        schema: z.object({ value: z.array(threadSchema) }).transform(({ value }) => ({
          comments: value.flatMap(({ id: thread, isDeleted, comments: [first] = [] }) =>
            isDeleted || !first?.content || first.isDeleted
              ? []
              : [{ id: idOf(thread, first.id), author: first.author?.id, body: first.content }],
          ),
          isLast: true,
        })),
      }),
      // A closed thread does not keep a pull request from being completed.
      create: (content) => ({
        method: 'POST',
        path: `${threads}?${VERSION}`,
        body: { comments: [{ parentCommentId: 0, content, commentType: 'text' }], status: 'closed' },
        schema: z
          .object({ id: z.int(), comments: z.tuple([z.object({ id: z.int() })], z.unknown()) })
          .transform(({ id: thread, comments: [{ id }] }) => ({ id: idOf(thread, id) })),
      }),
      pathOf: (id) => `${threads}/${threadOf(id)}/comments/${id % COMMENTS}?${VERSION}`,
      update: { method: 'PATCH', bodyOf: (content) => ({ content }) },
      urlOf: (id) => `${projectUrl(variable)}/_git/${repository}/pullrequest/${request}?discussionId=${threadOf(id)}`,
    };
  },
};

/** Also Azure DevOps Server 2020 has it. */
const VERSION = 'api-version=6.0';

/** The ids of comments have 16 bits. One number has that of the thread, too. */
const COMMENTS = 2 ** 16;
const idOf = (thread: number, comment: number): number => thread * COMMENTS + comment;
const threadOf = (id: number): number => Math.floor(id / COMMENTS);

const threadSchema = z.object({
  id: z.int(),
  isDeleted: z.boolean().nullish(),
  comments: z
    .array(
      z.object({
        id: z.int(),
        content: z.string().nullish(),
        isDeleted: z.boolean().nullish(),
        author: z.object({ id: z.string().optional() }).nullish(),
      }),
    )
    .optional(),
});

const collectionUrl = (variable: Variable): string => variable('SYSTEM_COLLECTIONURI').replace(/\/$/, '');

const projectUrl = (variable: Variable): string =>
  `${collectionUrl(variable)}/${encodeURIComponent(variable('SYSTEM_TEAMPROJECT'))}`;
