import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { Ajv } from 'ajv';
import { readRepositoryFile } from './repository.ts';
import { serving } from './serving.ts';

interface SentRequest {
  /** `POST /projects/7/…`, with its query. */
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

interface StoredComment {
  readonly id: number;
  /** Nobody, in comments of the system itself. */
  readonly author: string | number | null;
  body: string;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a system shows what its server keeps. */
interface Shapes {
  readonly me: string | number;
  isAllowed(headers: IncomingHttpHeaders): boolean;
  whoAmI(me: string | number): unknown;
  bodyOf(sent: never): string;
  shown(comment: StoredComment): unknown;
  /** What an update answers, if it is something else. */
  updated?(comment: StoredComment): unknown;
  listed(page: readonly unknown[], isLast: boolean): unknown;
  /** Of a list; infinity where it has no pages. */
  readonly pageSize: number;
}

export const SYSTEM_TOKEN = 'tkn-0123456789abcdefghij';
const bearer = ({ authorization }: IncomingHttpHeaders) => authorization === `Bearer ${SYSTEM_TOKEN}`;

const azureComment = ({ id, author, body }: StoredComment) => ({
  // Not 1 everywhere: it counts the comments of a pull request.
  id: id - 100,
  parentCommentId: 0,
  author: author === null ? null : { id: author },
  content: body,
  commentType: 'text',
});

const SYSTEMS = {
  gitlab: {
    me: 11,
    isAllowed: (headers) => headers['private-token'] === SYSTEM_TOKEN,
    whoAmI: (id) => ({ id, username: 'project_7_bot' }),
    bodyOf: ({ body }: { body: string }) => body,
    shown: ({ id, author, body }) => ({
      id,
      body,
      author: author === null ? null : { id: author },
      system: author === null,
    }),
    listed: (page) => page,
    pageSize: 100,
  },
  azure: {
    me: 'b335b0d4-578f-4944-b94c-a45216eb1a1a',
    isAllowed: bearer,
    whoAmI: (id) => ({ authenticatedUser: { id } }),
    bodyOf: (sent: { content?: string; comments?: { content: string }[] }) =>
      sent.comments?.[0]?.content ?? sent.content ?? '',
    shown: (comment) => ({ id: comment.id, isDeleted: false, comments: [azureComment(comment)] }),
    updated: azureComment,
    listed: (value) => ({ value, count: value.length }),
    pageSize: Number.POSITIVE_INFINITY,
  },
  bitbucket: {
    me: '{me}',
    isAllowed: bearer,
    whoAmI: (uuid) => ({ type: 'user', uuid }),
    bodyOf: ({ content }: { content: { raw: string } }) => content.raw,
    shown: ({ id, author, body }) => ({
      id,
      type: 'pullrequest_comment',
      content: { raw: body },
      user: author === null ? null : { type: 'user', uuid: author },
      deleted: false,
    }),
    listed: (values, isLast) => ({ values, ...(isLast ? {} : { next: 'https://elsewhere.test/2.0/next' }) }),
    pageSize: 100,
  },
} satisfies Record<string, Shapes>;

export type SystemName = keyof typeof SYSTEMS;

/** What the systems publish of their APIs, as far as it is used. */
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, readonly string[] | null>>;
  readonly body?: object;
  readonly status: number;
  readonly answer?: object;
}
const published = JSON.parse(readRepositoryFile('test/fixtures/merge-requests/api.json')) as Readonly<
  Record<SystemName, { readonly operations: readonly Operation[]; readonly schemas: object }>
>;

/**
 * One merge request of a system on loopback, with the comments in it. It knows the operations that the system describes,
 * answers only to the token, and lets only its author change a comment. What was wrong with a request or an answer of
 * this server is in `complaints`. `refuses` answers in its place.
 */
export async function mergeRequestServer(
  system: SystemName,
  refuses: (line: string, count: number) => Answer | undefined = () => undefined,
) {
  const shapes: Shapes = SYSTEMS[system];
  const { operations, schemas } = published[system];
  const ajv = new Ajv({ strict: false });
  const complaintsAbout = (schema: object | undefined, value: unknown): string[] => {
    if (schema === undefined) return value === undefined ? [] : ['a body'];
    return ajv.validate({ ...schema, schemas }, value) ? [] : [ajv.errorsText()];
  };
  const comments: StoredComment[] = [];
  const requests: SentRequest[] = [];
  const complaints: string[] = [];
  const { me } = shapes;

  const operationOf = (method: string, url: URL): Operation | undefined =>
    operations.find(
      (each) =>
        each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname),
    );

  const answerTo = ({ method, path }: Operation, url: URL, body: unknown): unknown => {
    if (/user$|connectionData$/.test(path)) return shapes.whoAmI(me);
    if (method === 'GET') {
      const page = Number(url.searchParams.get('page') ?? 1);
      const at = page === 1 ? 0 : (page - 1) * shapes.pageSize;
      const shown = comments.slice(at, at + shapes.pageSize).map(shapes.shown);
      return shapes.listed(shown, comments.length <= at + shapes.pageSize);
    }
    if (method === 'POST') {
      const comment = { id: (comments.at(-1)?.id ?? 100) + 1, author: me, body: shapes.bodyOf(body as never) };
      comments.push(comment);
      return shapes.shown(comment);
    }
    // In Azure DevOps, a thread and its comment.
    const [, thread, inThread] = /\/threads\/(\d+)\/comments\/(\d+)$/.exec(url.pathname) ?? [];
    const id = Number(thread ?? /\d+$/.exec(url.pathname)?.[0]);
    const comment = comments.find((each) => each.id === id && (thread === undefined || id === Number(inThread) + 100));
    if (comment === undefined) return { status: 404, body: { message: '404 Not found' } };
    if (comment.author !== me) return { status: 403, body: { message: '403 Forbidden' } };
    if (method !== 'DELETE') {
      comment.body = shapes.bodyOf(body as never);
      return (shapes.updated ?? shapes.shown)(comment);
    }
    comments.splice(comments.indexOf(comment), 1);
    return undefined;
  };

  const handle = (method: string, url: URL, headers: IncomingHttpHeaders, body: unknown): Answer => {
    if (!shapes.isAllowed(headers)) return { status: 401, body: { message: '401 Unauthorized' } };
    const operation = operationOf(method, url);
    if (operation === undefined) {
      complaints.push(`${method} ${url.pathname} is not described`);
      return { status: 404 };
    }
    const unknown = [...url.searchParams].filter(([name, value]) => {
      const allowed = operation.query?.[name];
      return allowed === undefined || (allowed !== null && !allowed.includes(value));
    });
    const answer = answerTo(operation, url, body) as Answer | undefined;
    const isRefusal = answer !== undefined && 'status' in answer && typeof answer.status === 'number';
    const wrong = [
      ...unknown.map((parameter) => parameter.join('=')),
      ...complaintsAbout(operation.body, body),
      ...(isRefusal || operation.answer === undefined ? [] : complaintsAbout(operation.answer, answer)),
    ];
    complaints.push(...wrong.map((each) => `${method} ${operation.path}: ${each}`));
    return isRefusal ? answer : { status: operation.status, body: answer };
  };

  const server = await serving(async (incoming, outgoing) => {
    const sent = await text(incoming);
    const { method = '', url: path = '', headers: given } = incoming;
    const line = `${method} ${path}`;
    const body = sent === '' ? undefined : JSON.parse(sent);
    requests.push({ line, headers: given, body });
    const answer = refuses(line, requests.length) ?? handle(method, new URL(path, 'http://127.0.0.1'), given, body);
    outgoing.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    const told = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    outgoing.end(answer.status === 204 ? undefined : told);
  });
  return { ...server, me, comments, requests, complaints, env: VARIABLES[system](server.url) };
}

/** What a job of a merge request has. */
const VARIABLES: Readonly<Record<SystemName, (url: string) => Readonly<Record<string, string>>>> = {
  gitlab: (url) => ({
    CI_API_V4_URL: `${url}/api/v4`,
    CI_PROJECT_ID: '7',
    CI_PROJECT_URL: 'https://gitlab.test/acme/agent',
    CI_MERGE_REQUEST_IID: '3',
    CI_PIPELINE_ID: '500',
    CI_JOB_ID: '9001',
    CI_JOB_NAME: 'evals',
    CI_JOB_URL: 'https://gitlab.test/acme/agent/-/jobs/9001',
    CI_COMMIT_SHA: 'a'.repeat(40),
    GITLAB_TOKEN: SYSTEM_TOKEN,
  }),
  azure: (url) => ({
    SYSTEM_COLLECTIONURI: `${url}/acme/`,
    SYSTEM_TEAMPROJECT: 'My Project',
    BUILD_REPOSITORY_ID: 'r-1',
    BUILD_REPOSITORY_PROVIDER: 'TfsGit',
    SYSTEM_PULLREQUEST_PULLREQUESTID: '3',
    SYSTEM_PULLREQUEST_SOURCECOMMITID: 'a'.repeat(40),
    BUILD_SOURCEVERSION: 'b'.repeat(40),
    BUILD_BUILDID: '500',
    SYSTEM_JOBATTEMPT: '1',
    AGENT_JOBNAME: 'evals',
    SYSTEM_ACCESSTOKEN: SYSTEM_TOKEN,
  }),
  bitbucket: () => ({
    BITBUCKET_WORKSPACE: 'acme',
    BITBUCKET_REPO_SLUG: 'agent',
    BITBUCKET_PR_ID: '3',
    BITBUCKET_BUILD_NUMBER: '500',
    BITBUCKET_STEP_RUN_NUMBER: '1',
    BITBUCKET_COMMIT: 'a'.repeat(40),
    BITBUCKET_ACCESS_TOKEN: SYSTEM_TOKEN,
  }),
};
