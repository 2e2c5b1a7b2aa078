import { isAbsolute } from 'node:path';
import { messageOf, type Problem, userError } from '../../model/errors.ts';
import { decodeText } from '../../results/importers/decode-text.ts';
import type { Source, SourceRow } from '../../results/importers/importer.ts';
import { rowsIn } from '../../results/read/read-journal.ts';
import { DEEPEST_IMPORT, isDeeperThan } from '../../shared/depth.ts';
import { jsonOf, lenientJson } from '../../shared/json.ts';
import { once } from '../../shared/once.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { MAX_RESULTS_BYTES, MOST_ROWS, type ResultsSite } from './result-rows.ts';

const HEAD_BYTES = 64 * 1024;

/** A results file of another tool, as importers read it. Throws a `UserError` if there is none. */
export async function importSource(path: string, { cwd, files }: ResultsSite): Promise<Source> {
  const shown = shownPath(path, cwd);
  const { bytes: head } = await files.slice(path, 0, HEAD_BYTES);
  const text = once(async () => decodeText(await files.readBytes(path, MAX_RESULTS_BYTES)));
  const json = once(async () => documentOf(await text(), shown));
  const lines = once(async () => (beginsJson(head) ? firstLine(await text()) : undefined));
  const document = once(async () => ((await lines())?.isOnly === false ? undefined : json().catch(() => undefined)));
  const firstRow = async () => {
    const line = await lines();
    return line?.isOnly ? document() : line?.value;
  };
  return {
    path: shown,
    shown: (named) => (isAbsolute(named) ? shownPath(named, cwd) : named.replaceAll('\\', '/')),
    head,
    text,
    json,
    document: async () => (beginsJson(head) ? document() : undefined),
    firstRow,
    rows: async (onCutOff) => rowsOf(await text(), shown, onCutOff),
    entries: async () => [],
    entry: async () => new Uint8Array(),
  };
}

const beginsJson = (head: Uint8Array): boolean => /^\s*\{/.test(new TextDecoder().decode(head.subarray(0, 200)));

/** The first line as JSON. Undefined if it is none, as in a document of several lines. */
function firstLine(text: string): { readonly isOnly: boolean; readonly value?: unknown } | undefined {
  const start = text.search(/\S/);
  const end = text.indexOf('\n', start);
  if (end === -1 || text.slice(end).trim() === '') return { isOnly: true };
  const value = jsonOf(text.slice(start, end));
  return value === undefined ? undefined : { isOnly: false, value };
}

function documentOf(text: string, shown: string): unknown {
  let value: unknown;
  try {
    value = lenientJson(text);
  } catch (cause) {
    const message = messageOf(cause);
    throw userError('RESULTS_UNREADABLE', `This is not JSON, or it is incomplete: ${message.split(' in JSON')[0]}`, {
      location: { file: shown, ...positionIn(message, text) },
      hint: 'Was the tool stopped while it wrote the file? Run it again.',
      cause,
    });
  }
  if (isDeeperThan(value, DEEPEST_IMPORT)) {
    throw userError('RESULTS_UNREADABLE', `${shown} is nested more than ${DEEPEST_IMPORT} levels deep`);
  }
  return value;
}

/** The parser says where it stopped, or the text ended. */
function positionIn(message: string, text: string): { readonly line: number; readonly column: number } {
  const position = /at position (\d+)/.exec(message)?.[1];
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

function* rowsOf(text: string, shown: string, onCutOff: () => void): Generator<SourceRow> {
  const warn = (_: Problem) => onCutOff();
  for (const { value, location } of rowsIn(text, shown, { warn, mostRows: MOST_ROWS })) yield { value, location };
}
