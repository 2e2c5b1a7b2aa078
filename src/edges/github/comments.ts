import type { Comments, OwnComment } from '../../model/ports.ts';
import { ServiceError } from '../../model/service-error.ts';
import { answeredId } from './answered-id.ts';
import type { GitHubClient } from './client.ts';
import { MOST_COMMENT_PAGES } from './limits.ts';

/** The comments of one pull request. Who has written one is asked by GraphQL: REST tells no token its own name. */
export function pullRequestComments({ owner, repo, ask }: GitHubClient, pull: number): Comments {
  return {
    async own(signal) {
      const found: OwnComment[] = [];
      let after: string | null = null;
      for (let page = 0; page < MOST_COMMENT_PAGES; page += 1) {
        const variables = { owner, repo, pull, after };
        const answer: Answer = await ask(
          async ({ graphql }, request) => ({ data: await graphql<Answer>(QUERY, { ...variables, request }) }),
          signal,
        );
        const comments = answer.repository?.pullRequest?.comments;
        if (!comments) throw new ServiceError('missing', `Pull request ${pull} of ${owner}/${repo} is not there`);
        for (const comment of comments.nodes ?? []) found.push(...ownComment(comment));
        if (!comments.pageInfo.hasNextPage) break;
        after = comments.pageInfo.endCursor;
      }
      return found.sort((a, b) => a.id - b.id);
    },

    async create(body, signal) {
      const comment = await ask(
        ({ rest }, request) => rest.issues.createComment({ owner, repo, issue_number: pull, body, request }),
        signal,
      );
      return asOwn(comment, body);
    },

    async update(id, body, signal) {
      const comment = await ask(
        ({ rest }, request) => rest.issues.updateComment({ owner, repo, comment_id: id, body, request }),
        signal,
      );
      return asOwn(comment, body);
    },

    async remove(id, signal) {
      try {
        await ask(({ rest }, request) => rest.issues.deleteComment({ owner, repo, comment_id: id, request }), signal);
      } catch (error) {
        if (!(error instanceof ServiceError && error.fault === 'missing')) throw error;
      }
    },
  };
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

interface Node {
  /** A number, as text: it may be larger than an Int of GraphQL. */
  readonly fullDatabaseId: string | number | null;
  readonly body: string;
  readonly url: string;
  readonly isMinimized: boolean;
  readonly viewerDidAuthor: boolean;
}

interface Answer {
  readonly repository: {
    readonly pullRequest: {
      readonly comments: {
        readonly nodes: readonly (Node | null)[] | null;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    } | null;
  } | null;
}

function ownComment(node: Node | null): OwnComment[] {
  const id = Number(node?.fullDatabaseId ?? Number.NaN);
  if (node === null || !node.viewerDidAuthor || node.isMinimized || !Number.isSafeInteger(id)) return [];
  return [{ id, body: node.body, url: node.url }];
}

/** What was sent is what is there: the answer may show it in another form. */
const asOwn = ({ id, html_url: url }: { id: number; html_url: string }, body: string): OwnComment => ({
  id: answeredId(id, 'comment'),
  body,
  url,
});
