import * as z from 'zod';
import type { Comments, OwnComment } from '../model/ports/pull-requests.ts';
import { ServiceError } from '../model/ports/service-error.ts';
import type { GitHubClient } from './client.ts';
import { MAX_COMMENT_PAGES } from './limits.ts';
import { unlessMissing } from './retry-budget.ts';

/** The comments of one pull request. GraphQL marks those of this token: REST does not report a token's own name. */
export const pullRequestComments = (client: GitHubClient, pull: number): Comments => ({
  own: (signal) => ownComments(client, pull, signal),
  async create(body, signal) {
    const comment = await client.ask('the request to create a comment', commentSchema, signal, ({ rest }, common) =>
      rest.issues.createComment({ ...common, issue_number: pull, body }),
    );
    return asOwn(comment, body);
  },
  async update(id, body, signal) {
    const comment = await client.ask(`the request to update comment ${id}`, commentSchema, signal, ({ rest }, common) =>
      rest.issues.updateComment({ ...common, comment_id: id, body }),
    );
    return asOwn(comment, body);
  },
  async remove(id, signal) {
    // A comment that is gone already is no error.
    await unlessMissing(
      client.ask(`the request to delete comment ${id}`, z.unknown(), signal, ({ rest }, common) =>
        rest.issues.deleteComment({ ...common, comment_id: id }),
      ),
    );
  },
});

async function ownComments(
  { owner, repo, ask }: GitHubClient,
  pull: number,
  signal: AbortSignal,
): Promise<OwnComment[]> {
  const what = `the request for the comments of pull request ${pull}`;
  const viewerComments: OwnComment[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_COMMENT_PAGES; page += 1) {
    const answer: z.output<typeof answerSchema> = await ask(
      what,
      answerSchema,
      signal,
      async ({ graphql }, common) => ({
        data: await graphql(QUERY, { ...common, pull, after }),
      }),
    );
    const comments = answer.repository?.pullRequest?.comments;
    if (!comments) throw new ServiceError('missing', `Pull request ${pull} of ${owner}/${repo} does not exist`);
    for (const node of comments.nodes ?? []) {
      // A number, as text: it may be larger than an Int of GraphQL.
      const id = Number(node?.fullDatabaseId ?? Number.NaN);
      if (node === null || !node.viewerDidAuthor || node.isMinimized || !Number.isSafeInteger(id)) continue;
      viewerComments.push({ id, body: node.body, url: node.url });
    }
    if (!comments.pageInfo.hasNextPage) break;
    after = comments.pageInfo.endCursor;
  }
  return viewerComments.sort((a, b) => a.id - b.id);
}

const QUERY = `
  query ownComments($owner: String!, $repo: String!, $pull: Int!, $after: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $pull) {
        comments(first: 100, after: $after) {
          nodes { fullDatabaseId body url isMinimized viewerDidAuthor }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }`;

const pageSchema = z.object({
  nodes: z
    .array(
      z
        .object({
          fullDatabaseId: z.union([z.string(), z.number()]).nullable(),
          body: z.string(),
          url: z.string(),
          isMinimized: z.boolean(),
          viewerDidAuthor: z.boolean(),
        })
        .nullable(),
    )
    .nullable(),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});
const answerSchema = z.object({
  repository: z.object({ pullRequest: z.object({ comments: pageSchema }).nullable() }).nullable(),
});

const commentSchema = z.object({ id: z.int(), html_url: z.string() });

/** Uses the sent text: the response may have another form of it. */
const asOwn = ({ id, html_url: url }: z.output<typeof commentSchema>, body: string): OwnComment => ({ id, body, url });
