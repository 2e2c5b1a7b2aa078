import * as z from 'zod';
import { MAX_COMMENT_PAGES } from '../../github/limits.ts';
import { RetryBudget, retrying } from '../../github/retry-budget.ts';
import type { Clock } from '../../model/ports/machine.ts';
import type { Http } from '../../model/ports/network.ts';
import type { Comments, OwnComment } from '../../model/ports/pull-requests.ts';
import { ServiceError, type ServiceFault } from '../../model/ports/service-error.ts';
import { jsonOf } from '../../model/text/json.ts';
import { retryAfter } from '../../model/text/retry-after.ts';
import type { Redactor } from '../../platform/secrets/redactor.ts';
import { noReplyWords, refusalIn, scrub, send, USER_AGENT, wordsOf } from '../../providers/models/model-http.ts';
import type { ApiRequest, CommentRequests } from './system.ts';

export interface PostDeps {
  readonly http: Http;
  readonly clock: Clock;
  readonly redactor: Redactor;
  /** The length of a second, for tests. */
  readonly secondMs?: number;
}

/** The comments of one merge request, by the requests of its system. All methods throw a `ServiceError`. */
export function postedComments(
  { name, requests }: { readonly name: string; readonly requests: CommentRequests },
  deps: PostDeps,
): Comments {
  const { http, clock, redactor, secondMs = 1000 } = deps;
  const { api, author, urlOf } = requests;
  const retryBudget = new RetryBudget(name);
  /** Of others, as it turned out: where nobody says whose the token is, only an author may change a comment. */
  const foreign = new Set<number>();
  let isAuthorKnown = false;

  /** Retries after server errors and rate limits. */
  async function ask<Answer>({ method, path, body, schema }: ApiRequest<Answer>, signal: AbortSignal): Promise<Answer> {
    const what = `${method} ${path.replace(/\?.*/, '')}`;
    const headers: Record<string, string> = { ...USER_AGENT, accept: 'application/json', ...requests.headers };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const sent = { method, headers, body: body && JSON.stringify(redactor.inDocuments(body)) };
    const once = async (within: AbortSignal): Promise<string> => {
      try {
        return await send(http, api + path, { ...sent, signal: within });
      } catch (error) {
        const refusal = refusalIn(error);
        if (refusal === undefined) {
          const isLate = within.aborted;
          const why = isLate ? `did not answer ${what} in time` : `could not be reached: ${noReplyWords(error)}`;
          throw new ServiceError(isLate ? 'tooLate' : 'unavailable', `${name} ${why}`);
        }
        const { status, text } = refusal;
        const isRedirect = status >= 300 && status < 400;
        const words = isRedirect ? 'it redirects, and the token is not sent elsewhere' : scrub(wordsOf(text));
        const waitMs = retryAfter(refusal.headers, clock.now());
        throw new ServiceError(faultOf(status), `${name} answered HTTP ${status} to ${what}${words && `: ${words}`}`, {
          isFinal: isRedirect,
          retryAfterSeconds: waitMs && waitMs / 1000,
        });
      }
    };
    const answer = await retrying(once, { retryBudget, signal, secondMs });
    const read = schema.safeParse(jsonOf(answer));
    if (read.success) return read.data;
    // Azure DevOps answers a wrong token with a page for people to sign in.
    const words = scrub(wordsOf(answer));
    throw new ServiceError('refused', `The answer of ${name} to ${what} could not be read: ${words}`);
  }

  async function askAsAuthor(id: number, request: Pick<ApiRequest<unknown>, 'method' | 'body'>, signal: AbortSignal) {
    try {
      await ask({ ...request, path: requests.pathOf(id), schema: z.unknown() }, signal);
    } catch (error) {
      if (isAuthorKnown || !hasFault(error, 'refused')) throw error;
      foreign.add(id);
      throw new ServiceError('missing', `Comment ${id} is not ours`, { cause: error });
    }
  }

  return {
    async own(signal) {
      const me = await ask(author, signal).catch((error: unknown) => {
        if (author.mayBeRefused && hasFault(error, 'refused', 'missing')) return undefined;
        throw error;
      });
      isAuthorKnown = me !== undefined;
      const allComments: OwnComment[] = [];
      for (let page = 1; page <= MAX_COMMENT_PAGES; page += 1) {
        const { comments, isLast } = await ask(requests.list(page), signal);
        const ownComments = comments.filter((each) => (isAuthorKnown ? each.author === me : !foreign.has(each.id)));
        allComments.push(...ownComments.map(({ id, body }) => ({ id, body, url: urlOf(id) })));
        if (isLast) break;
      }
      return allComments.sort((a, b) => a.id - b.id);
    },
    async create(body, signal) {
      const { id } = await ask(requests.create(body), signal);
      return { id, body, url: urlOf(id) };
    },
    async update(id, body, signal) {
      const { method, bodyOf } = requests.update;
      await askAsAuthor(id, { method, body: bodyOf(body) }, signal);
      return { id, body, url: urlOf(id) };
    },
    async remove(id, signal) {
      await askAsAuthor(id, { method: 'DELETE' }, signal).catch((error: unknown) => {
        if (!hasFault(error, 'missing')) throw error;
      });
    },
  };
}

function faultOf(status: number): ServiceFault {
  if ([401, 403].includes(status)) return 'refused';
  if ([404, 410].includes(status)) return 'missing';
  if ([400, 413, 422].includes(status)) return 'invalid';
  return status === 429 ? 'limited' : 'unavailable';
}

const hasFault = (error: unknown, ...faults: readonly ServiceFault[]): boolean =>
  error instanceof ServiceError && faults.includes(error.fault);
