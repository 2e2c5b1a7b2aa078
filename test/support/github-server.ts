import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSchema, graphql } from 'graphql';
import { type Called, element, operationOf } from './github-api.ts';
import { readRepositoryFile } from './repository.ts';

export const TOKEN = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz';
export const BOT = 'github-actions[bot]';

export interface StoredComment {
  readonly id: number;
  readonly pull: number;
  body: string;
  readonly author: string;
  isMinimized: boolean;
}

export interface StoredCheck {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  readonly externalId: string;
  status: string;
  conclusion: string | undefined;
  output: { title?: string; summary?: string; text?: string };
  annotations: Record<string, unknown>[];
}

export interface StoredPull {
  readonly number: number;
  readonly headSha: string;
  readonly state?: 'open' | 'closed';
  /** The number of its repository; that of `octo/agent` is 1. */
  readonly headRepo?: number;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown> | undefined;
}

/** What goes wrong with requests to a path (or `graphql`), so many times. */
export interface Fault {
  readonly on: RegExp;
  readonly times?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly message?: string;
  /** Answers after so long. */
  readonly delayMs?: number;
  /** The connection breaks; with `after`, when GitHub has done what was asked. */
  readonly reset?: 'before' | 'after';
}

export interface GitHubServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly Asked[];
  /** Whoever starts one changes what is there. */
  readonly comments: StoredComment[];
  readonly checks: StoredCheck[];
  readonly pulls: StoredPull[];
  /** The token may only read, as that of a pull request from a fork. */
  isReadOnly: boolean;
  breaks(fault: Fault): void;
  /** Runs once before the answer to the next request that matches. */
  before(on: RegExp, work: () => void): void;
}

/** A GitHub on loopback with one repository, octo/agent. A request that GitHub does not describe fails the test. */
export async function gitHubServer(
  state: { readonly pulls?: StoredPull[]; readonly comments?: Partial<StoredComment>[] } = {},
): Promise<GitHubServer> {
  const requests: Asked[] = [];
  const violations: string[] = [];
  const faults: { fault: Fault; left: number }[] = [];
  const hooks: { on: RegExp; work: () => void }[] = [];
  let lastId = 100;
  const nextId = (): number => {
    lastId += 1;
    return lastId;
  };
  const comments: StoredComment[] = (state.comments ?? []).map((given) => ({
    id: nextId(),
    pull: 7,
    body: '',
    author: BOT,
    isMinimized: false,
    ...given,
  }));
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => {
      violations.push(String(error));
      outgoing.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const github: GitHubServer = {
    url,
    requests,
    comments,
    checks: [],
    pulls: state.pulls ?? [{ number: 7, headSha: '2'.repeat(40) }],
    isReadOnly: false,
    breaks: (fault) => void faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    before: (on, work) => void hooks.push({ on, work }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      if (violations.length > 0) throw new Error(`Not as GitHub describes it:\n${violations.join('\n')}`);
    },
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', url);
    const text = (await incoming.setEncoding('utf8').toArray()).join('');
    const body = text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
    const method = incoming.method ?? 'GET';
    requests.push({ method, path: pathname, headers: incoming.headers, body });
    const name = `${method} ${pathname}`;
    const hook = hooks.findIndex(({ on }) => on.test(name));
    if (hook >= 0) hooks.splice(hook, 1)[0]?.work();
    const failing = faults.find(({ fault, left }) => left > 0 && fault.on.test(name));
    if (failing) {
      failing.left -= 1;
      const { delayMs = 0, reset, status, headers = {}, message = 'Something went wrong' } = failing.fault;
      if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
      if (reset === 'before') return void outgoing.destroy();
      if (status !== undefined) return send(outgoing, status, { message }, headers);
      if (reset === 'after') {
        reply(method, pathname, searchParams, body);
        return void outgoing.destroy();
      }
    }
    if (incoming.headers.authorization !== `token ${TOKEN}` && incoming.headers.authorization !== `bearer ${TOKEN}`) {
      return send(outgoing, 401, { message: 'Bad credentials' });
    }
    if (pathname.endsWith('/graphql')) return send(outgoing, 200, await graphqlAnswer(body ?? {}));
    const { status, value } = reply(method, pathname, searchParams, body);
    send(outgoing, status, value);
  }

  function reply(method: string, path: string, query: URLSearchParams, body: Record<string, unknown> | undefined) {
    const called = operationOf(method, path.replace(/^\/api\/v3/, ''));
    if (called === undefined) {
      violations.push(`${method} ${path}: no such operation`);
      return { status: 404, value: { message: 'Not Found' } };
    }
    const complaints = called.complaints(query, body);
    violations.push(...complaints.map((each) => `${called.id}: ${each}`));
    if (github.isReadOnly && method !== 'GET') {
      return { status: 403, value: { message: 'Resource not accessible by integration' } };
    }
    const result = perform(called, body ?? {});
    if (result.status < 300) {
      violations.push(...called.answerComplaints(result.status, result.value).map((each) => `${called.id}: ${each}`));
    }
    return result;
  }

  function perform(called: Called, body: Record<string, unknown>): { status: number; value: unknown } {
    const id = Number(called.params['comment_id'] ?? called.params['check_run_id']);
    const notFound = { status: 404, value: { message: 'Not Found' } };
    switch (called.id) {
      case 'issues/create-comment': {
        const pull = Number(called.params['issue_number']);
        if (!github.pulls.some(({ number }) => number === pull)) return notFound;
        if (String(body['body']).length > 65_536) return TOO_LONG;
        const comment = { id: nextId(), pull, body: String(body['body']), author: BOT, isMinimized: false };
        comments.push(comment);
        return { status: 201, value: called.answer(201, commentValues(comment)) };
      }
      case 'issues/update-comment': {
        const comment = comments.find((each) => each.id === id);
        if (comment === undefined) return notFound;
        if (String(body['body']).length > 65_536) return TOO_LONG;
        comment.body = String(body['body']);
        return { status: 200, value: called.answer(200, commentValues(comment)) };
      }
      case 'issues/delete-comment': {
        const index = comments.findIndex((each) => each.id === id);
        if (index < 0) return notFound;
        comments.splice(index, 1);
        return { status: 204, value: undefined };
      }
      case 'checks/create': {
        const check: StoredCheck = {
          id: nextId(),
          name: String(body['name']),
          headSha: String(body['head_sha']),
          externalId: String(body['external_id']),
          status: String(body['status']),
          conclusion: body['conclusion'] as string | undefined,
          output: {},
          annotations: [],
        };
        github.checks.push(check);
        return changeCheck(called, 201, check, body);
      }
      case 'checks/update': {
        const check = github.checks.find((each) => each.id === id);
        return check === undefined ? notFound : changeCheck(called, 200, check, body);
      }
      case 'pulls/get': {
        const pull = github.pulls.find(({ number }) => number === Number(called.params['pull_number']));
        return pull === undefined ? notFound : { status: 200, value: called.answer(200, pullValues(pull)) };
      }
      case 'repos/list-pull-requests-associated-with-commit':
        return { status: 200, value: github.pulls.map((pull) => element(called, 200, pullValues(pull))) };
      default:
        throw new Error(`Not here: ${called.id}`);
    }
  }

  function changeCheck(called: Called, status: number, check: StoredCheck, body: Record<string, unknown>) {
    const { annotations = [], ...output } = (body['output'] ?? {}) as StoredCheck['output'] & {
      annotations?: Record<string, unknown>[];
    };
    if (annotations.length > 50) return { status: 422, value: { message: 'Invalid request' } };
    if ([output.summary, output.text].some((text) => (text?.length ?? 0) > 65_535)) return TOO_LONG;
    check.output = { ...check.output, ...output };
    check.annotations.push(...annotations);
    if (body['status'] !== undefined) check.status = String(body['status']);
    if (body['conclusion'] !== undefined) check.conclusion = String(body['conclusion']);
    const html_url = `${url}/octo/agent/runs/${check.id}`;
    return {
      status,
      value: called.answer(status, { id: check.id, name: check.name, html_url, output: { annotations_url: url } }),
    };
  }

  const commentValues = ({ id, body, pull }: StoredComment) => ({
    id,
    body,
    html_url: `${url}/octo/agent/pull/${pull}#issuecomment-${id}`,
  });

  const pullValues = ({ number, headSha, state: is = 'open', headRepo = 1 }: StoredPull) => ({
    number,
    state: is,
    head: { sha: headSha, repo: { id: headRepo } },
    base: { repo: { id: 1 } },
  });

  async function graphqlAnswer({ query, variables }: Record<string, unknown>): Promise<unknown> {
    const root = {
      repository: ({ owner, name }: { owner: string; name: string }) =>
        owner === 'octo' && name === 'agent' ? { pullRequest } : null,
    };
    const result = await graphql({
      schema,
      source: String(query),
      rootValue: root,
      variableValues: variables as Record<string, unknown>,
    });
    if (result.errors) violations.push(...result.errors.map(({ message }) => `GraphQL: ${message}`));
    return result;
  }

  function pullRequest({ number }: { number: number }) {
    if (!github.pulls.some((pull) => pull.number === number)) return null;
    return {
      comments({ first, after }: { first: number; after: string | null }) {
        const own = comments.filter(({ pull }) => pull === number);
        const from = after === null || after === undefined ? 0 : Number(after);
        const page = own.slice(from, from + first);
        return {
          nodes: page.map((comment) => ({
            fullDatabaseId: `${comment.id}`,
            body: comment.body,
            url: commentValues(comment).html_url,
            isMinimized: comment.isMinimized,
            viewerDidAuthor: comment.author === BOT,
          })),
          pageInfo: { hasNextPage: from + first < own.length, endCursor: `${from + first}` },
        };
      },
    };
  }
  return github;
}

const schema = buildSchema(readRepositoryFile('test/fixtures/github/schema.graphql'));

const TOO_LONG = {
  status: 422,
  value: { message: 'Validation Failed', errors: [{ message: 'body is too long (maximum is 65536 characters)' }] },
};

function send(
  outgoing: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  outgoing.end(value === undefined ? '' : JSON.stringify(value));
}
