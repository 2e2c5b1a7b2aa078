import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod';
import { messageOf } from '../model/errors.ts';
import { ServiceError, type ServiceFault } from '../model/ports/service-error.ts';
import { cutEnd } from '../model/text/text.ts';
import { Redactor } from '../platform/secrets/redactor.ts';
import { RetryBudget, retrying } from './retry-budget.ts';

export interface GitHubAccess {
  /** GITHUB_API_URL: `https://api.github.com`, or that of an Enterprise server. */
  readonly apiUrl: string;
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  /** The length of a second, for tests. */
  readonly secondMs?: number | undefined;
}

export interface GitHubClient {
  readonly owner: string;
  readonly repo: string;
  /**
   * Sends one request and returns the parts of the response that its schema names. `what` completes "GitHub's answer to
   * …" in messages: `the request for workflow run 11`. Retries after server errors and rate limits, until the signal is
   * aborted or the time limit for GitHub is reached. Throws a `ServiceError`, also for a response that does not match the
   * schema; its message never contains the token.
   */
  ask<Data>(what: string, schema: z.ZodType<Data>, signal: AbortSignal, send: Send): Promise<Data>;
  /** With the store of archives, to which GitHub redirects. */
  readonly storeRetryBudget: RetryBudget;
}

/** One call of Octokit; `common` are the parameters that each call has. */
type Send = (
  octokit: Octokit,
  common: { readonly owner: string; readonly repo: string; readonly request: { readonly signal: AbortSignal } },
) => Promise<{ readonly data: unknown }>;

type Octokit = Awaited<ReturnType<typeof connect>>;

/** Opens the client of a repository. */
export type Connect = (access: GitHubAccess) => GitHubClient;

/** The clients of one process: those of the same repository share one, with one time limit. */
export function gitHubClients(redactor?: Redactor): Connect {
  const clients = new Map<string, GitHubClient>();
  return (access) => {
    const name = JSON.stringify([access.apiUrl, access.owner, access.repo, access.token]);
    const client = clients.get(name) ?? gitHubClient(access, undefined, redactor);
    clients.set(name, client);
    return client;
  };
}

/** GitHub's API by Octokit, which is loaded with the first question. */
export function gitHubClient(
  access: GitHubAccess,
  retryBudget = new RetryBudget('GitHub'),
  redactor = new Redactor([access.token]),
): GitHubClient {
  const { owner, repo, secondMs = 1000 } = access;
  let connected: Promise<Octokit> | undefined;
  return {
    owner,
    repo,
    storeRetryBudget: new RetryBudget('The store of artifacts'),
    async ask(what, schema, signal, send) {
      const sendOnce = async (within: AbortSignal): Promise<unknown> => {
        try {
          within.throwIfAborted();
          connected ??= connect(access, redactor);
          return (await send(await connected, { owner, repo, request: { signal: within } })).data;
        } catch (error) {
          throw asServiceError(error, what, access, within);
        }
      };
      const data = await retrying(sendOnce, { retryBudget, signal, secondMs });
      // A proxy or a broken server may answer 200 with anything.
      const read = schema.safeParse(data);
      if (read.success) return read.data;
      const [issue] = read.error.issues;
      const field = issue?.path.join('.') || 'its body';
      throw unreadable(what, `${field}: ${issue?.message.replace(/^Invalid input: /, '') ?? ''}`);
    },
  };
}

/**
 * Burst size of writes; further ones are sent one per second: GitHub accepts 80 a minute (REST docs, "Rate limits").
 */
const BURST = 10;

async function connect({ apiUrl, token, secondMs = 1000 }: GitHubAccess, redactor: Redactor) {
  const { getOctokit } = await import('@actions/github');
  const octokit = getOctokit(token, {
    baseUrl: apiUrl,
    userAgent: 'agentv/eval-action',
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
  /** When all writes so far are within the limit of one per second. */
  let paidAt = 0;
  octokit.hook.before('request', async (options) => {
    const { method, url, request } = options;
    // GraphQL is only used for reading.
    if (method === 'GET' || url === '/graphql') return;
    for (const [name, value] of Object.entries(options))
      if (!OF_REQUEST.includes(name)) Object.assign(options, { [name]: redactor.inDocuments(value) });
    const now = performance.now();
    paidAt = Math.max(paidAt, now) + secondMs;
    const waitMs = paidAt - now - BURST * secondMs;
    if (waitMs > 0) await sleep(waitMs, undefined, { signal: request?.signal as AbortSignal });
  });
  return octokit;
}

/** What says how and where a request is sent; all else is sent in it. */
const OF_REQUEST = ['method', 'baseUrl', 'url', 'headers', 'mediaType', 'request', 'owner', 'repo'];

const ignore = (): void => {};

interface ErrorResponse {
  readonly status?: number;
  /** Of GraphQL, which answers HTTP 200. */
  readonly errors?: readonly { readonly type?: string }[];
  readonly response?: { readonly headers?: Readonly<Record<string, string | number | undefined>> };
}

/** GitHub reports when to retry: after a number of seconds, or, if the hourly limit is used up, at a time. */
function retryAfterOf(error: unknown): number | undefined {
  const headers = (error as ErrorResponse).response?.headers ?? {};
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  if (seconds >= 0) return seconds;
  if (!isUsedUp(headers)) return undefined;
  const reset = Math.ceil(Number(headers['x-ratelimit-reset'] ?? Number.NaN) - Date.now() / 1000) + 1;
  return Number.isNaN(reset) ? undefined : Math.max(0, reset);
}

const isUsedUp = (headers: NonNullable<ErrorResponse['response']>['headers'] = {}): boolean =>
  headers['x-ratelimit-remaining'] === '0';

/** No retry: GitHub may have done it. */
const unreadable = (what: string, why: string): ServiceError =>
  new ServiceError('unavailable', `GitHub's answer to ${what} could not be read (${why})`, { isFinal: true });

function asServiceError(
  error: unknown,
  what: string,
  { apiUrl, token }: GitHubAccess,
  signal: AbortSignal,
): ServiceError {
  if (error instanceof ServiceError) return error;
  if (signal.aborted) {
    const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
    return new ServiceError('tooLate', isTimeout ? 'GitHub took too long' : 'The run was cancelled');
  }
  const { status, response, errors } = Object(error) as ErrorResponse;
  // Octokit calls a connection that broke a 500 too, but there is no answer to it.
  const said = cutEnd(messageOf(error).replaceAll(token, '***'), MAX_MESSAGE_LENGTH);
  if (errors !== undefined)
    return new ServiceError(graphqlFault(errors[0]?.type), `GitHub answered HTTP 200 with an error: ${said}`);
  // Octokit reads some fields itself, and fails on a body without them.
  if (error instanceof TypeError) return unreadable(what, 'unexpected body');
  if (response === undefined || status === undefined) {
    const host = URL.canParse(apiUrl) ? new URL(apiUrl).host : apiUrl;
    return new ServiceError('unavailable', `GitHub could not be reached at ${host}: ${said}`);
  }
  // No permission of the job helps: `refused` would suggest one.
  if (status === 401) {
    const message = 'GitHub rejected the token (401): it is expired or revoked';
    return new ServiceError('unavailable', message, { isFinal: true });
  }
  const retryAfterSeconds = retryAfterOf(error);
  return new ServiceError(faultOf(status, error), `GitHub answered HTTP ${status}: ${said}`, { retryAfterSeconds });
}

const MAX_MESSAGE_LENGTH = 500;

/** In the words of GitHub's GraphQL. */
function graphqlFault(type: string | undefined): ServiceFault {
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') return 'refused';
  if (type === 'NOT_FOUND') return 'missing';
  return type === 'RATE_LIMITED' ? 'limited' : 'unavailable';
}

function faultOf(status: number, error: unknown): ServiceFault {
  const { headers } = (error as ErrorResponse).response ?? {};
  if (status === 429 || /\bsecondary rate\b/i.test(messageOf(error)) || isUsedUp(headers)) return 'limited';
  if (status === 403 && headers?.['retry-after'] !== undefined) return 'limited';
  if (status === 403) return 'refused';
  if (status === 404 || status === 410) return 'missing';
  if (status === 400 || status === 422) return 'invalid';
  return 'unavailable';
}
