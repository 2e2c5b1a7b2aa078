import type { RunResult } from './result.ts';

export interface Document {
  readonly path: string;
  readonly content: string;
}

/** Reads another tool's results as ours. It is given the content; it opens nothing. */
export interface Importer {
  readonly name: string;
  recognizes(document: Document): boolean;
  read(document: Document): RunResult;
}
