import type { SourceLocation } from '../../model/suite/location.ts';
import type { ResultsArtifact } from '../failures/failing-tests.ts';

export interface CommentContext {
  /** The key of the comment among several of a pull request. */
  readonly key: string;
  /** The commit; empty if unknown. */
  readonly head: string;
  /** Counts from 1; later ones are reruns. */
  readonly attempt: number;
  /** The page of the run with its summary; empty if there is none. Our own text. */
  readonly runUrl: string;
  /** The repository of the code that made unverified results. */
  readonly unverified?: string | undefined;
  /** The address of the HTML report; known after its upload. */
  readonly page?: { readonly url?: string | undefined } | undefined;
  readonly artifact?: ResultsArtifact | undefined;
  /** Our Markdown as the system reads it that shows the comment; absent for GitHub. */
  readonly dialect?: ((gitHub: string) => string) | undefined;
  /** The address of a source line at the head commit; undefined for a file outside the repository. */
  linkTo(location: SourceLocation): string | undefined;
}
