import type * as z from 'zod';

/** A variable of the job; empty where it is not set. */
export type Variable = (name: string) => string;

/** The comment of another system than GitHub: what differs between them. */
export interface PostSystem {
  readonly name: string;
  /** Why this job has no merge request; undefined where it has one. */
  whyNone(variable: Variable): string | undefined;
  /** What the system sets in each job of a merge request. */
  readonly variables: readonly string[];
  readonly token: { readonly variable: string; readonly hint: string };
  /** Of a comment, in bytes, which are never fewer than characters; with a reserve. */
  readonly maxBytes: number;
  /** Our Markdown of GitHub as this system reads it. */
  markdown(gitHub: string): string;
  /** Later pipelines have a larger `run`, and later tries of a job in a pipeline a larger `attempt`. */
  job(variable: Variable): Readonly<Record<'run' | 'attempt', number> & Record<'job' | 'head' | 'url', string>>;
  requests(variable: Variable): CommentRequests;
}

/** The comments of one merge request, as requests to the API of the system. */
export interface CommentRequests {
  /** Without a slash at its end. */
  readonly api: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The author of what the token writes; some tokens may not ask. */
  readonly author: ApiRequest<string | number> & { readonly mayBeRefused?: boolean };
  /** The comments of a page, which counts from 1. */
  list(page: number): ApiRequest<CommentPage>;
  create(body: string): ApiRequest<{ readonly id: number }>;
  pathOf(id: number): string;
  readonly update: { readonly method: ApiRequest<unknown>['method']; bodyOf(body: string): object };
  /** Where people see it. */
  urlOf(id: number): string;
}

export interface ApiRequest<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the address of the API. */
  readonly path: string;
  readonly body?: object | undefined;
  readonly schema: z.ZodType<Answer>;
}

interface CommentPage {
  /** Without an author where nobody is named, as in some comments of the system itself. */
  readonly comments: readonly {
    readonly id: number;
    readonly author: string | number | undefined;
    readonly body: string;
  }[];
  readonly isLast: boolean;
}
