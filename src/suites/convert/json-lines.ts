import type { Problem } from '../../model/errors.ts';
import { type Cursor, openJson } from '../../model/source.ts';

/** More than this nobody reads, and it is no JSONL. */
const MOST_PROBLEMS = 20;

/** One line of a JSONL file. */
export interface JsonLine {
  readonly line: number;
  readonly cursor: Cursor;
}

/** The objects of a JSONL text as they are written: nothing is put in for variables. */
export function jsonLinesOf(file: string, text: string, problems: Problem[]): JsonLine[] {
  const objects: JsonLine[] = [];
  for (const [index, source] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (source.trim() === '') continue;
    const line = index + 1;
    const opened = openJson(file, source, { line });
    if (opened.kind === 'invalid') problems.push(...opened.problems);
    else if (opened.root.isMap) objects.push({ line, cursor: opened.root });
    else
      problems.push(
        opened.root.error('WRONG_TYPE', 'A line of this file is a JSON object: one test', { found: opened.root.found }),
      );
    if (problems.length >= MOST_PROBLEMS) break;
  }
  if (objects.length === 0 && problems.length === 0) {
    const message = 'The file is empty: there is nothing to convert';
    problems.push({ code: 'MISSING_FIELD', severity: 'error', message, place: { file, line: 1, column: 1 } });
  }
  return objects;
}
