import type * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import { ServiceError, type ServiceFault } from '../../model/service-error.ts';
import { LONGEST_WAIT_SECONDS } from './limits.ts';

/** How GitHub is reached for one repository. */
export interface GitHubAccess {
  /** GITHUB_API_URL: `https://api.github.com`, or that of a server of one's own. */
  readonly apiUrl: string;
  readonly token: string;
  readonly owner: string;
  readonly repo: string;
  /** A second lasts this long, and nothing is paced, where a test says so. */
  readonly secondMs?: number | undefined;
}

export interface GitHubClient {
  readonly owner: string;
  readonly repo: string;
  /**
   * Sends one request and returns the parts of the answer that its schema names. Server errors and limits are retried
   * until the signal is aborted. Throws a `ServiceError`, also for an answer that does not match the schema; its message
   * never contains the token.
   */
  ask<Data>(question: Question<Data>, signal: AbortSignal): Promise<Data>;
}

export interface Question<Data> {
  /** Completes "GitHub's answer to …" in messages: `the request for workflow run 11`. */
  readonly what: string;
  readonly schema: z.ZodType<Data>;
  /** `request` belongs into the parameters of the call. */
  send(octokit: Octokit, request: { readonly signal: AbortSignal }): Promise<{ readonly data: unknown }>;
}

export type Octokit = Awaited<ReturnType<typeof connect>>;

/** GitHub's API by Octokit, which is loaded with the first question. */
export function gitHubClient(access: GitHubAccess): GitHubClient {
  let connected: Promise<Octokit> | undefined;
  return {
    owner: access.owner,
    repo: access.repo,
    async ask({ what, schema, send }, signal) {
      try {
        signal.throwIfAborted();
        connected ??= connect(access);
        const octokit = await connected;
        const { data } = await orAborted(send(octokit, { signal }), signal);
        return validated(data, what, schema);
      } catch (error) {
        throw asServiceError(error, what, access.token, signal);
      }
    },
  };
}

/** Asked again this often, after 1 and 4 seconds or when GitHub says. */
const RETRIES = 2;
/** What will not change by asking again; 429 has a rule of its own. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];

async function connect({ apiUrl, token, secondMs = 1000 }: GitHubAccess) {
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-throttling'),
  ]);
  const isWorthWaiting = (seconds: number, _options: unknown, _octokit: unknown, retryCount: number): boolean =>
    seconds <= LONGEST_WAIT_SECONDS && retryCount < RETRIES;
  return getOctokit(
    token,
    {
      baseUrl: apiUrl,
      userAgent: 'agentv/eval-action',
      log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
      retry: { retries: RETRIES, doNotRetry: FINAL, retryAfterBaseValue: secondMs },
      throttle: {
        id: apiUrl,
        retryAfterBaseValue: secondMs,
        onRateLimit: isWorthWaiting,
        onSecondaryRateLimit: isWorthWaiting,
        ...(secondMs < 1000 && { write: atOnce, notifications: atOnce }),
      },
    },
    obeyRetryAfter,
    retry,
    throttling,
  );
}

const ignore = (): void => {};

/**
 * The other plug-ins know the limits that GitHub announces in its own way; here a plain `Retry-After` is obeyed. Asks
 * `retry`, whose queue lies around this, to ask again then: it looks for these two fields.
 */
function obeyRetryAfter({ hook }: { readonly hook: Hooks }): object {
  hook.error('request', (error) => {
    const seconds = retryAfterOf(error);
    const { request } = error as { request?: { request?: object } };
    if (request !== undefined && seconds !== undefined && seconds <= LONGEST_WAIT_SECONDS && !isAnnounced(error)) {
      request.request = { ...request.request, retries: RETRIES, retryAfter: seconds };
    }
    throw error;
  });
  return {};
}

interface Hooks {
  error(name: 'request', callback: (error: unknown) => never): void;
}

/** Stands where the throttling keeps its queues. */
const atOnce = { key: () => ({ schedule: (_options: unknown, work: () => unknown) => work() }) } as never;

interface Answered {
  readonly status?: number;
  /** Of GraphQL, which answers HTTP 200. */
  readonly errors?: readonly { readonly type?: string }[];
  readonly response?: { readonly headers?: Readonly<Record<string, string | number | undefined>> };
}

function retryAfterOf(error: unknown): number | undefined {
  const { response } = error as Answered;
  const seconds = Number(response?.headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** The throttling plug-in has waited for these already. */
const isAnnounced = (error: unknown): boolean =>
  /\bsecondary rate\b/i.test(messageOf(error)) ||
  (error as Answered).response?.headers?.['x-ratelimit-remaining'] === '0';

/** What waits inside Octokit cannot be stopped; it is only not waited for. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** A proxy or a broken server may answer 200 with anything. */
function validated<Data>(data: unknown, what: string, schema: z.ZodType<Data>): Data {
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.') || 'its body';
  throw unreadable(what, `${field}: ${issue?.message.replace(/^Invalid input: /, '') ?? ''}`);
}

const unreadable = (what: string, why: string): ServiceError =>
  new ServiceError('unavailable', `GitHub's answer to ${what} could not be read (${why})`);

function asServiceError(error: unknown, what: string, token: string, signal: AbortSignal): ServiceError {
  if (error instanceof ServiceError) return error;
  if (signal.aborted) {
    const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
    return new ServiceError('tooLate', isTimeout ? 'GitHub took too long' : 'The run was cancelled');
  }
  const { status, response, errors } = Object(error) as Answered;
  // Octokit calls a connection that broke a 500 too, but there is no answer to it.
  const said = messageOf(error).replaceAll(token, '***').slice(0, MOST_SAID);
  if (errors !== undefined) return new ServiceError(graphqlFault(errors[0]?.type), `GitHub answered: ${said}`);
  // Octokit reads some fields itself, and fails on a body without them.
  if (error instanceof TypeError) return unreadable(what, 'unexpected body');
  if (response === undefined || status === undefined) {
    return new ServiceError('unavailable', `GitHub could not be reached: ${said}`);
  }
  return new ServiceError(faultOf(status, error), `GitHub answered HTTP ${status}: ${said}`);
}

const MOST_SAID = 500;

/** In the words of GitHub's GraphQL. */
function graphqlFault(type: string | undefined): ServiceFault {
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') return 'refused';
  if (type === 'NOT_FOUND') return 'missing';
  return type === 'RATE_LIMITED' ? 'limited' : 'unavailable';
}

function faultOf(status: number, error: unknown): ServiceFault {
  if (status === 429 || isAnnounced(error)) return 'limited';
  if (status === 401 || status === 403) return 'refused';
  if (status === 404 || status === 410) return 'missing';
  if (status === 400 || status === 422) return 'invalid';
  return 'unavailable';
}
