import type { SourceLocation } from '../../model/suite/location.ts';

/** What a comment says beside the report: whose it is, and where things are. */
export interface CommentContext {
  /** Which of several comments of a pull request this is. */
  readonly key: string;
  /** The commit; empty where none is known. */
  readonly head: string;
  /** Counts from 1; later ones are reruns. */
  readonly attempt: number;
  /** The page of the run, where its summary is; empty where there is none. Our own text. */
  readonly runUrl: string;
  /** The repository of the code that made the results, where nobody vouches for it. */
  readonly unverified?: string | undefined;
  /** Where the HTML report can be opened; known once it was uploaded. */
  readonly page?: { readonly url?: string | undefined } | undefined;
  /** Where a line of a file can be read at the head commit; undefined when the file is not of the repository. */
  linkTo(location: SourceLocation): string | undefined;
}

/** How many of each kind may be listed. */
export interface Directory {
  /** Regressed or failing tests, in all. */
  readonly tests: number;
  readonly excerptLines: number;
  readonly causes: number;
  readonly unclear: number;
  /** Fixed, new, changed and removed tests, of each. */
  readonly good: number;
  readonly suites: number;
  /** Nothing but the head and the foot. */
  readonly onlyVerdict?: true;
}
