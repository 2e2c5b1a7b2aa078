import * as z from 'zod';
import type { Comments, OwnComment } from '../../model/ports/pull-requests.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { GitHubClient } from './client.ts';
import { MAX_COMMENT_PAGES } from './limits.ts';

/** The comments of one pull request. GraphQL marks those of this token: REST does not report a token's own name. */
export const pullRequestComments = (client: GitHubClient, pull: number): Comments => ({
  own: (signal) => ownComments(client, pull, signal),
  async create(body, signal) {
    const { owner, repo } = client;
    const comment = await client.ask(
      {
        what: 'the request to create a comment',
        schema: commentSchema,
        send: ({ rest }, request) => rest.issues.createComment({ owner, repo, issue_number: pull, body, request }),
      },
      signal,
    );
    return asOwn(comment, body);
  },
  async update(id, body, signal) {
    const { owner, repo } = client;
    const comment = await client.ask(
      {
        what: `the request to update comment ${id}`,
        schema: commentSchema,
        send: ({ rest }, request) => rest.issues.updateComment({ owner, repo, comment_id: id, body, request }),
      },
      signal,
    );
    return asOwn(comment, body);
  },
  remove: (id, signal) => removeComment(client, id, signal),
});

async function ownComments(client: GitHubClient, pull: number, signal: AbortSignal): Promise<OwnComment[]> {
  const found: OwnComment[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_COMMENT_PAGES; page += 1) {
    const comments: CommentPage = await commentPage(client, { pull, after }, signal);
    for (const comment of comments.nodes ?? []) found.push(...ownComment(comment));
    if (!comments.pageInfo.hasNextPage) break;
    after = comments.pageInfo.endCursor;
  }
  return found.sort((a, b) => a.id - b.id);
}

async function commentPage(
  { owner, repo, ask }: GitHubClient,
  { pull, after }: { readonly pull: number; readonly after: string | null },
  signal: AbortSignal,
): Promise<CommentPage> {
  const answer = await ask(
    {
      what: `the request for the comments of pull request ${pull}`,
      schema: answerSchema,
      send: async ({ graphql }, request) => ({ data: await graphql(QUERY, { owner, repo, pull, after, request }) }),
    },
    signal,
  );
  const comments = answer.repository?.pullRequest?.comments;
  if (!comments) throw new ServiceError('missing', `Pull request ${pull} of ${owner}/${repo} does not exist`);
  return comments;
}

/** A comment that is gone already is no error. */
async function removeComment({ owner, repo, ask }: GitHubClient, id: number, signal: AbortSignal): Promise<void> {
  try {
    await ask(
      {
        what: `the request to delete comment ${id}`,
        schema: z.unknown(),
        send: ({ rest }, request) => rest.issues.deleteComment({ owner, repo, comment_id: id, request }),
      },
      signal,
    );
  } catch (error) {
    if (!(error instanceof ServiceError && error.fault === 'missing')) throw error;
  }
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

const nodeSchema = z.object({
  /** A number, as text: it may be larger than an Int of GraphQL. */
  fullDatabaseId: z.union([z.string(), z.number()]).nullable(),
  body: z.string(),
  url: z.string(),
  isMinimized: z.boolean(),
  viewerDidAuthor: z.boolean(),
});
const pageSchema = z.object({
  nodes: z.array(nodeSchema.nullable()).nullable(),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});
type CommentPage = z.output<typeof pageSchema>;
const answerSchema = z.object({
  repository: z.object({ pullRequest: z.object({ comments: pageSchema }).nullable() }).nullable(),
});

function ownComment(node: z.output<typeof nodeSchema> | null): OwnComment[] {
  const id = Number(node?.fullDatabaseId ?? Number.NaN);
  if (node === null || !node.viewerDidAuthor || node.isMinimized || !Number.isSafeInteger(id)) return [];
  return [{ id, body: node.body, url: node.url }];
}

const commentSchema = z.object({ id: z.int(), html_url: z.string() });

/** Uses the sent text: the response may have another form of it. */
const asOwn = ({ id, html_url: url }: z.output<typeof commentSchema>, body: string): OwnComment => ({ id, body, url });
