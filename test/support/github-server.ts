import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSchema, graphql } from 'graphql';
import { gitHubClient } from '../../src/github/client.ts';
import { type Called, element, operationOf } from './github-api.ts';
import { GitObjects } from './github-git.ts';
import { readRepositoryFile } from './repository.ts';
import { serving } from './serving.ts';

export const TOKEN = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz';
export const BOT = 'github-actions[bot]';

/** A client of the server, with a second of 5 ms. */
export const clientOf = ({ url }: Pick<GitHubServer, 'url'>, token = TOKEN) =>
  gitHubClient({ apiUrl: url, token, owner: 'octo', repo: 'agent', secondMs: 5 });

/** When runs were created that say nothing else: as GitHub's, it is the same each time it is asked. */
const STARTED = new Date().toISOString();

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
  readonly headRef?: string;
  readonly baseSha?: string;
  /** The names of its labels. */
  readonly labels?: readonly string[];
}

export interface StoredRun {
  readonly id: number;
  readonly event?: string;
  readonly status?: string;
  readonly conclusion?: string | null;
  readonly name?: string;
  readonly path?: string;
  readonly headSha?: string;
  readonly headBranch?: string;
  readonly headRepo?: number;
  readonly headOwner?: string;
  readonly repository?: number;
  readonly attempt?: number;
  readonly createdAt?: string;
}

/** A job of an attempt of a run, with the conclusions of its steps: undefined for one that runs. */
export interface StoredJob {
  readonly run: number;
  readonly attempt: number;
  readonly name: string;
  readonly runner?: string;
  readonly steps?: Readonly<Record<string, string | undefined>>;
}

export interface StoredArtifact {
  readonly id: number;
  readonly run: number;
  readonly name: string;
  readonly archive?: Uint8Array;
  /** Where it can be fetched from, unless it is kept here. */
  readonly address?: string;
  readonly expired?: boolean;
  readonly digest?: string;
  readonly says?: number;
  readonly createdAt?: string;
  /** Of the run that left it. */
  readonly headBranch?: string;
  readonly headSha?: string;
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
  /** The body, instead of an object with the message. */
  readonly body?: string;
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
  readonly runs: StoredRun[];
  readonly jobs: StoredJob[];
  readonly artifacts: StoredArtifact[];
  /** The commits of each branch, the newest first. */
  readonly branches: Record<string, readonly string[]>;
  /** Files at the head of the default branch. */
  readonly files: Record<string, string>;
  /** Files at other commits, by their hash or the name of a branch: those of which nothing is said are as `files`. */
  readonly filesAt: Record<string, Readonly<Record<string, string>>>;
  /** Branches that are read and written object by object. */
  readonly git: GitObjects;
  /** What the store of archives was asked, which is another server. */
  readonly blobRequests: Asked[];
  /** The token may only read, as that of a pull request from a fork. */
  isReadOnly: boolean;
  breaks(fault: Fault): void;
  /** Nothing goes wrong any more. */
  heals(): void;
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
  const server = await serving((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => {
      violations.push(String(error));
      outgoing.destroy();
    });
  });
  const { url } = server;
  const blobRequests: Asked[] = [];
  const blobs = await serving(({ method = '', url: path = '', headers }, outgoing) => {
    blobRequests.push({ method, path, headers, body: undefined });
    const artifact = github.artifacts.find(({ id }) => path === `/${id}.zip?sig=secret`);
    outgoing.writeHead(artifact === undefined ? 404 : 200).end(artifact?.archive);
  });

  const github: GitHubServer = {
    url,
    requests,
    comments,
    checks: [],
    pulls: state.pulls ?? [{ number: 7, headSha: '2'.repeat(40) }],
    runs: [],
    jobs: [],
    artifacts: [],
    files: {},
    filesAt: {},
    git: new GitObjects(),
    blobRequests,
    branches: {},
    isReadOnly: false,
    breaks: (fault) => void faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    heals: () => void faults.splice(0),
    before: (on, work) => void hooks.push({ on, work }),
    async [Symbol.asyncDispose]() {
      await Promise.all([server, blobs].map((each) => each[Symbol.asyncDispose]()));
      if (violations.length > 0) throw new Error(`Not as GitHub describes it:\n${violations.join('\n')}`);
    },
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', url);
    const sent = await text(incoming);
    const body = sent === '' ? undefined : (JSON.parse(sent) as Record<string, unknown>);
    const method = incoming.method ?? 'GET';
    requests.push({ method, path: pathname, headers: incoming.headers, body });
    const name = `${method} ${pathname}`;
    const hook = hooks.findIndex(({ on }) => on.test(name));
    if (hook >= 0) hooks.splice(hook, 1)[0]?.work();
    const failing = faults.find(({ fault, left }) => left > 0 && fault.on.test(name));
    if (failing) {
      failing.left -= 1;
      const { delayMs = 0, reset, status, headers = {}, message = 'Something went wrong' } = failing.fault;
      const { body: text = JSON.stringify({ message }) } = failing.fault;
      if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
      if (reset === 'before') return void outgoing.destroy();
      if (status !== undefined) return sendText(outgoing, status, text, headers);
      if (reset === 'after') {
        if (pathname.endsWith('/graphql')) await graphqlAnswer(body ?? {});
        else reply(method, pathname, searchParams, body);
        return void outgoing.destroy();
      }
    }
    if (incoming.headers.authorization !== `token ${TOKEN}` && incoming.headers.authorization !== `bearer ${TOKEN}`) {
      return send(outgoing, 401, { message: 'Bad credentials' });
    }
    if (pathname.endsWith('/graphql')) return send(outgoing, 200, await graphqlAnswer(body ?? {}));
    const { status, value, headers } = reply(method, pathname, searchParams, body);
    send(outgoing, status, value, headers);
  }

  function reply(
    method: string,
    path: string,
    query: URLSearchParams,
    body: Record<string, unknown> | undefined,
  ): Answer {
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
    const result = perform(called, query, body ?? {});
    if (result.status < 300) {
      violations.push(...called.answerComplaints(result.status, result.value).map((each) => `${called.id}: ${each}`));
    }
    return result;
  }

  function perform(called: Called, query: URLSearchParams, body: Record<string, unknown>): Answer {
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
      case 'pulls/list': {
        const [, branch = ''] = (query.get('head') ?? '').split(':');
        const found = github.pulls.filter(
          ({ headRef = 'change', state = 'open' }) => headRef === branch && state === 'open',
        );
        return { status: 200, value: found.map((pull) => element(called, 200, pullValues(pull))) };
      }
      case 'actions/get-workflow-run': {
        const run = github.runs.find((each) => each.id === Number(called.params['run_id']));
        return run === undefined ? notFound : { status: 200, value: called.answer(200, runValues(run)) };
      }
      case 'actions/list-jobs-for-workflow-run-attempt': {
        const [run, attempt] = [called.params['run_id'], called.params['attempt_number']].map(Number);
        const all = github.jobs.filter((job) => job.run === run && job.attempt === attempt);
        const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 30)];
        const jobs = all
          .slice((page - 1) * size, page * size)
          .map((job) => element(called, 200, jobValues(job), 'jobs'));
        return { status: 200, value: { total_count: all.length, jobs } };
      }
      case 'repos/list-commits': {
        const start = query.get('sha') ?? 'main';
        // Without any history every commit is there.
        const known = Object.keys(github.branches).length === 0 ? [start] : historyOf(start);
        const found = known?.slice(0, Number(query.get('per_page') ?? 30));
        if (found === undefined) return notFound;
        return { status: 200, value: found.map((sha) => element(called, 200, { sha })) };
      }
      case 'repos/compare-commits-with-basehead': {
        const [base, head] = (called.params['basehead'] ?? '').split('...').map(historyOf);
        const sha = head?.find((each) => base?.includes(each));
        if (sha === undefined) return notFound;
        const [ahead_by, behind_by] = [head?.indexOf(sha) ?? 0, base?.indexOf(sha) ?? 0];
        return { status: 200, value: called.answer(200, { merge_base_commit: { sha }, ahead_by, behind_by }) };
      }
      case 'actions/list-artifacts-for-repo':
      case 'actions/list-workflow-run-artifacts': {
        const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 30)];
        const run = called.params['run_id'];
        const own = github.artifacts
          .filter((each) => run === undefined || each.run === Number(run))
          .filter((each) => [null, each.name].includes(query.get('name')));
        const artifacts = own
          .slice((page - 1) * size, page * size)
          .map((artifact) => element(called, 200, artifactValues(artifact), 'artifacts'));
        return { status: 200, value: { total_count: own.length, artifacts } };
      }
      case 'actions/download-artifact': {
        const artifact = github.artifacts.find((each) => each.id === Number(called.params['artifact_id']));
        if (artifact === undefined) return notFound;
        if (artifact.expired) return { status: 410, value: { message: 'Artifact has expired' } };
        return {
          status: 302,
          value: undefined,
          headers: { location: artifact.address ?? `${blobs.url}/${artifact.id}.zip?sig=secret` },
        };
      }
      case 'repos/get-content': {
        const path = called.params['path'] ?? '';
        const ref = query.get('ref');
        const files = ref === null ? github.files : (github.filesAt[ref] ?? github.files);
        const text = files[path];
        if (text !== undefined) return { status: 200, value: fileValues(path, text) };
        const entries = entriesIn(path, files);
        return entries.length === 0 ? notFound : { status: 200, value: entries };
      }
      default:
        return github.git.perform(called, body);
    }
  }

  function historyOf(start: string | undefined): readonly string[] | undefined {
    const own = github.branches[start ?? ''];
    if (own !== undefined || start === undefined) return own;
    const within = Object.values(github.branches).find((all) => all.includes(start));
    return within?.slice(within.indexOf(start));
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

  const runValues = ({ id, headRepo = 1, headOwner = 'octo', repository = 1, ...run }: StoredRun) => ({
    id,
    event: run.event ?? 'pull_request',
    status: run.status ?? 'completed',
    conclusion: run.conclusion === undefined ? 'success' : run.conclusion,
    name: run.name ?? 'Evals',
    path: run.path ?? '.github/workflows/evals.yml',
    head_sha: run.headSha ?? '2'.repeat(40),
    head_branch: run.headBranch ?? 'change',
    run_attempt: run.attempt ?? 1,
    created_at: run.createdAt ?? STARTED,
    repository: { id: repository, full_name: 'octo/agent' },
    head_repository: { id: headRepo, full_name: `${headOwner}/agent`, owner: { login: headOwner } },
  });

  const jobValues = ({ name, runner, steps = {} }: StoredJob) => ({
    name,
    status: Object.values(steps).includes(undefined) ? 'in_progress' : 'completed',
    conclusion: Object.values(steps).find((conclusion) => conclusion === 'failure') ?? 'success',
    runner_name: runner ?? null,
    steps: Object.entries(steps).map(([step, conclusion], index) => ({
      name: step,
      number: index + 1,
      status: conclusion === undefined ? 'in_progress' : 'completed',
      conclusion: conclusion ?? null,
    })),
  });

  const artifactValues = ({ id, name, archive, expired = false, digest, says, ...rest }: StoredArtifact) => ({
    id,
    name,
    size_in_bytes: says ?? archive?.length ?? 0,
    expired,
    created_at: rest.createdAt ?? null,
    ...(digest !== undefined && { digest }),
    workflow_run: {
      id: rest.run,
      repository_id: 1,
      head_repository_id: rest.headRepo ?? 1,
      head_branch: rest.headBranch ?? 'change',
      head_sha: rest.headSha ?? '2'.repeat(40),
    },
  });

  const fileValues = (path: string, text: string) => ({
    type: 'file',
    encoding: 'base64',
    size: text.length,
    name: path.split('/').at(-1),
    path,
    content: Buffer.from(text).toString('base64'),
    sha: blobId(text),
    url,
    git_url: url,
    html_url: url,
    download_url: url,
    _links: { self: url, git: url, html: url },
  });

  /** What a folder holds. Folders have no content of which git would make a name, so that theirs is never an equal one. */
  function entriesIn(folder: string, files: Readonly<Record<string, string>>) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const names = Object.keys(files).flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
    return [...new Set(names.map((name) => name.split('/')[0] ?? ''))].map((name) => {
      const path = prefix + name;
      const { content: _, encoding: __, ...entry } = fileValues(path, files[path] ?? '');
      return files[path] === undefined ? { ...entry, type: 'dir', size: 0, download_url: null } : entry;
    });
  }

  const pullValues = ({
    number,
    headSha,
    state: is = 'open',
    headRepo = 1,
    headRef = 'change',
    baseSha = '3'.repeat(40),
    labels = [],
  }: StoredPull) => ({
    number,
    labels: labels.map((name, at) => ({
      id: at + 1,
      node_id: `L${at}`,
      url: `https://api.github.com/labels/${at}`,
      name,
      description: null,
      color: 'ffffff',
      default: false,
    })),
    state: is,
    head: { sha: headSha, ref: headRef, repo: { id: headRepo } },
    base: { ref: 'main', sha: baseSha, repo: { id: 1 } },
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

const blobId = (text: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');

interface Answer {
  readonly status: number;
  readonly value: unknown;
  readonly headers?: Readonly<Record<string, string>>;
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
  sendText(outgoing, status, value === undefined ? '' : JSON.stringify(value), headers);
}

function sendText(
  outgoing: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
) {
  outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(text);
}
