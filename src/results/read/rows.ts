import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { jsonOf } from '../../model/text/json.ts';
import { cutEnd } from '../../model/text/text.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../../model/values/depth.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { parseYamlText } from '../../suites/yaml/yaml-text.ts';

export interface Row {
  readonly value: unknown;
  readonly line: string;
  readonly location: SourceLocation;
}

interface BrokenLine {
  readonly line: string;
  readonly location: SourceLocation;
  readonly why: string;
}

interface RowsOptions {
  readonly warn: (problem: Problem) => void;
  /** One line as JSON, undefined if it is none; default: strictly. */
  readonly jsonOf?: ((line: string) => unknown) | undefined;
  readonly maxLevels?: number | undefined;
  /** Gets each line that is not JSON, but not an incomplete last line. Default: it refuses the file. */
  readonly skip?: ((line: BrokenLine) => void) | undefined;
}

/** More than any run has; a file of empty objects would fill the memory. */
const MAX_ROWS = 1_000_000;

/**
 * The rows in the lines of an `index.jsonl`, or of a flat file of results. A killed run may leave an incomplete last line:
 * it is skipped with a warning. Throws a `UserError` for any other line that is not JSON, unless there is `skip`.
 */
export function* rowsOfLines(
  lines: Iterable<string>,
  file: string,
  { warn, jsonOf: read = jsonOf, maxLevels = MAX_JSON_DEPTH, skip = refuse }: RowsOptions,
): Generator<Row> {
  let [number, rows] = [0, 0];
  let broken: BrokenLine | undefined;
  for (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    if (broken !== undefined) skip(broken);
    broken = undefined;
    rows += 1;
    if (rows > MAX_ROWS) throw userError('RESULTS_UNREADABLE', `${file} has more than ${MAX_ROWS} rows`);
    const location = { file, line: number, column: 1 };
    // The first line may begin with a byte order mark.
    const value = read(line.trim());
    // A line that is cut off is not JSON, however deep it is.
    if (value === undefined) broken = { line, location, why: 'not JSON' };
    else if (isDeeperThan(value, maxLevels)) skip({ line, location, why: `nested more than ${maxLevels} levels deep` });
    else yield { value, line, location };
  }
  if (broken === undefined) return;
  warn({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message: 'The last line of these results is incomplete, which happens if a run is killed; it is ignored',
    location: broken.location,
  });
}

function refuse({ line, location, why }: BrokenLine): never {
  throw userError('RESULTS_UNREADABLE', `${location.file}:${location.line} is ${why}`, {
    expected: 'one JSON object per line',
    found: JSON.stringify(cutEnd(line, 60)),
    hint: 'Pass a run folder, or its index.jsonl.',
  });
}

const NEWLINE = 10;

/** The lines of a file that is read piece by piece. Each piece is used before the next one is read. */
export function* linesOfPieces(pieces: Iterable<Uint8Array>): Generator<string> {
  let begun: Buffer[] = [];
  for (const piece of pieces) {
    const buffer = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    let start = 0;
    for (let end = buffer.indexOf(NEWLINE); end !== -1; end = buffer.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...begun, buffer.subarray(start, end)]).toString('utf8');
      begun = [];
      start = end + 1;
    }
    if (start < buffer.length) begun.push(Buffer.from(buffer.subarray(start)));
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString('utf8');
}

/** Whether the beginning of a file is a row of eval-action or AgentV; the row may be cut off. */
export function looksLikeRows(head: string): boolean {
  const line = head.trimStart().split('\n', 1)[0] ?? '';
  const row = jsonOf(line);
  // promptfoo writes a document with `evalId`, `results` and `config`.
  if (row !== undefined) {
    return isMapping(row) && !isMapping(row['results']) && ID_KEYS.some((key) => key in row);
  }
  return (
    /^\{[^{}]*"(?:test_id|testId|eval_id|evalId)"\s*:/.test(line) &&
    !/^\{[^{}]*"(?:results|config)"\s*:\s*\{/.test(line)
  );
}
const ID_KEYS = ['test_id', 'testId', 'eval_id', 'evalId'];

/** YAML takes many times the time and memory of JSON. */
const MAX_YAML_BYTES = 32 * 1024 * 1024;

export const isYamlFile = (path: string): boolean => /\.ya?ml$/i.test(path);

/**
 * The rows of a YAML file of results, one for each document, as AgentV writes them. A killed run may leave an incomplete
 * last document: it is skipped with a warning. Throws a `UserError` for any other document that is not YAML.
 */
export function* yamlRowsIn(text: string, file: string, { warn }: Pick<RowsOptions, 'warn'>): Generator<Row> {
  if (text.length > MAX_YAML_BYTES) {
    throw userError('FILE_TOO_LARGE', `${file} is too large for YAML`, { hint: 'Use a JSON Lines file instead.' });
  }
  // Every line that is `---` begins a document: it cannot be part of a text, which would be indented.
  let line = 1;
  const documents = text.split(/^---[ \t]*\r?\n/m).flatMap((source) => {
    const document = { source, line };
    line += source.split('\n').length;
    return /^[ \t]*[^\s#]/m.test(source) ? [document] : [];
  });
  for (const [index, { source, line: start }] of documents.entries()) {
    const parsed = parseYamlText(source);
    if (parsed.kind === 'parsed') {
      yield { value: parsed.value, line: source, location: { file, line: start, column: 1 } };
      continue;
    }
    const problem: Problem = {
      code: 'RESULTS_UNREADABLE',
      severity: 'error',
      message: `This result is not YAML: ${parsed.message}`,
      location: { file, line: start + parsed.line - 1, column: parsed.column },
    };
    if (index === 0 || index < documents.length - 1) throw new UserError([problem]);
    warn({ ...problem, severity: 'warning', hint: 'It is ignored.' });
  }
}
