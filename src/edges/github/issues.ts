import * as z from 'zod';
import type { Issues, OwnIssue } from '../../model/issue-ports.ts';
import { ServiceError } from '../../model/service-error.ts';
import type { GitHubClient } from './client.ts';
import { MOST_ISSUE_PAGES } from './limits.ts';

/**
 * The issues of a repository with one label, which GitHub makes with the first of them. Who has written one is asked by
 * GraphQL: REST tells no token its own name, and anybody may write what looks like ours.
 */
export function labelledIssues({ owner, repo, ask }: GitHubClient, label: string): Issues {
  return {
    async own(signal) {
      const found: OwnIssue[] = [];
      let after: string | null = null;
      for (let page = 0; page < MOST_ISSUE_PAGES; page += 1) {
        const variables = { owner, repo, labels: [label], after };
        const answer: Answer = await ask(
          {
            what: `the request for the issues with the label ${label}`,
            schema: answerSchema,
            send: async ({ graphql }, request) => ({ data: await graphql(QUERY, { ...variables, request }) }),
          },
          signal,
        );
        const issues = answer.repository?.issues;
        if (!issues) throw new ServiceError('missing', `The issues of ${owner}/${repo} are not there`);
        for (const issue of issues.nodes ?? []) found.push(...ownIssue(issue));
        if (!issues.pageInfo.hasNextPage) break;
        after = issues.pageInfo.endCursor;
      }
      return found.sort((a, b) => a.number - b.number);
    },

    async create({ title, body }, signal) {
      const issue = await ask(
        {
          what: 'the request to create an issue',
          schema: issueSchema,
          send: ({ rest }, request) => rest.issues.create({ owner, repo, title, body, labels: [label], request }),
        },
        signal,
      );
      return { number: issue.number, body, url: issue.html_url };
    },

    async update(number, { title, body }, signal) {
      const issue = await ask(
        {
          what: `the request to update issue ${number}`,
          schema: issueSchema,
          send: ({ rest }, request) => rest.issues.update({ owner, repo, issue_number: number, title, body, request }),
        },
        signal,
      );
      return { number, body, url: issue.html_url };
    },

    async close(number, signal) {
      await ask(
        {
          what: `the request to close issue ${number}`,
          schema: issueSchema,
          send: ({ rest }, request) =>
            rest.issues.update({
              owner,
              repo,
              issue_number: number,
              state: 'closed',
              state_reason: 'not_planned',
              request,
            }),
        },
        signal,
      );
    },
  };
}

const QUERY = `
  query ownIssues($owner: String!, $repo: String!, $labels: [String!], $after: String) {
    repository(owner: $owner, name: $repo) {
      issues(first: 100, after: $after, labels: $labels) {
        nodes { number body url closed viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;

const nodeSchema = z.object({
  number: z.int(),
  body: z.string(),
  url: z.string(),
  closed: z.boolean(),
  viewerDidAuthor: z.boolean(),
});
const answerSchema = z.object({
  repository: z
    .object({
      issues: z.object({
        nodes: z.array(nodeSchema.nullable()).nullable(),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      }),
    })
    .nullable(),
});
type Answer = z.output<typeof answerSchema>;

const issueSchema = z.object({ number: z.int(), html_url: z.string() });

function ownIssue(node: z.output<typeof nodeSchema> | null): OwnIssue[] {
  if (node === null || !node.viewerDidAuthor || node.closed) return [];
  const { number, body, url } = node;
  return [{ number, body, url }];
}
