import { extname, isAbsolute } from 'node:path';
import { zipEntries } from '../../adapters/files/zip.ts';
import { messageOf, userError } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { decodeText } from '../../results/importers/decode-text.ts';
import type { BrokenLines, Source, SourceRow } from '../../results/importers/importer.ts';
import { type BrokenLine, linesOfPieces, rowsOfLines } from '../../results/read/rows.ts';
import { isDeeperThan, MAX_IMPORT_DEPTH } from '../../shared/depth.ts';
import { lenientJson, lenientJsonOf } from '../../shared/json.ts';
import { once } from '../../shared/once.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { MAX_RESULTS_BYTES, type ResultsSite } from './result-rows.ts';

const HEAD_BYTES = 64 * 1024;
const MAX_ROWS = 200_000;

/** A results file of another tool, as importers read it. Throws a `UserError` if there is none. */
export async function importSource(path: string, { cwd, files }: ResultsSite): Promise<Source> {
  const shown = shownPath(path, cwd);
  const { bytes: begin, size } = await files.slice(path, 0, HEAD_BYTES);
  const head = utf8(begin);
  let undecoded: SourceLocation | undefined;
  const bytes = async () => {
    if (size > MAX_RESULTS_BYTES) throw tooLarge(shown, size);
    const all = await files.readBytes(path, MAX_RESULTS_BYTES);
    const at = firstUndecoded(all);
    undecoded = at && { file: shown, ...at };
    return all;
  };
  const text = async () => decodeText(await bytes());
  let parsed: Promise<unknown> | undefined;
  const json = () => {
    parsed ??= text().then((content) => documentOf(content, shown));
    return parsed;
  };
  const start = async () => (hasSecondLine(head) || begin.length === size ? decodeText(head) : await text());
  const lines = once(async () => (beginsJson(head) ? firstLine(await start()) : undefined));
  const document = async () =>
    !beginsJson(head) || (await lines())?.isOnly === false ? undefined : json().catch(() => undefined);
  const archive = once(() =>
    zipEntries(
      (start, length) => files.slice(path, start, length),
      (why) => noArchive(shown, why),
    ),
  );
  const laterRow = once(async () => rowAfterBroken(decodeText(head)));
  const firstRow = async () => {
    const line = await lines();
    if (line !== undefined) return line.isOnly ? document() : line.value;
    return (await document()) === undefined ? laterRow() : undefined;
  };
  return {
    path: shown,
    shown: (named) => (isAbsolute(named) ? shownPath(named, cwd) : named.replaceAll('\\', '/')),
    notUtf8: () => undecoded,
    head,
    text,
    // Who reads the document takes it: with the results that are made of it, it would take twice the memory.
    json: () => {
      const taken = json();
      parsed = undefined;
      return taken;
    },
    document,
    firstRow,
    // A text of the whole file would take as much memory again.
    rows: async (broken) => rowsOf(utf8(await bytes()), shown, broken),
    entries: async () => (await archive()).sizes,
    entry: async (name) => (await archive()).read(name),
  };
}

/** The same bytes without a byte order mark. */
function utf8(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3);
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
    ? Buffer.from(decodeText(bytes))
    : bytes;
}

const MIB = 1024 * 1024;

const tooLarge = (shown: string, size: number) =>
  userError('FILE_TOO_LARGE', `${shown} has ${(Math.ceil((size * 10) / MIB) / 10).toFixed(1)} MiB of results`, {
    expected: `at most ${MAX_RESULTS_BYTES / MIB} MiB in one file of another tool`,
    hint: `Write several files, each with other tests, and report all of them: eval-action report 'results/*${extname(shown)}'`,
  });

const noArchive = (shown: string, why: string) =>
  userError('RESULTS_UNREADABLE', `${shown} cannot be read: ${why}`, {
    hint: 'Was the file copied completely? Copy it again, or run the tool again.',
  });

const beginsJson = (head: Uint8Array): boolean => /^\s*\{/.test(new TextDecoder().decode(head.subarray(0, 200)));

/** Whether the first line ends within the beginning of a file, and another follows. */
function hasSecondLine(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head).trim();
  return text.includes('\n');
}

/** The first line as JSON. Undefined if it is none, as in a document of several lines. */
function firstLine(text: string): { readonly isOnly: boolean; readonly value?: unknown } | undefined {
  const start = text.search(/\S/);
  const end = text.indexOf('\n', start);
  if (end === -1 || text.slice(end).trim() === '') return { isOnly: true };
  const value = lenientJsonOf(text.slice(start, end));
  return value === undefined ? undefined : { isOnly: false, value };
}

/** A later line that is a JSON object, if the first one is broken or of a log. Lines of documents and lists are indented. */
function rowAfterBroken(head: string): unknown {
  if (/^\s*(?:<|\[\s*[\]{])/.test(head)) return undefined;
  for (const line of head.split('\n')) {
    const row = line.startsWith('{') ? lenientJsonOf(line) : undefined;
    if (row !== undefined) return row;
  }
  return undefined;
}

function documentOf(text: string, shown: string): unknown {
  let value: unknown;
  try {
    value = lenientJson(text);
  } catch (cause) {
    const message = messageOf(cause);
    const isFollowed = /after JSON/.test(message);
    throw userError('RESULTS_UNREADABLE', `This is not JSON, or it is incomplete: ${message.split(' in JSON')[0]}`, {
      location: { file: shown, ...positionIn(message, text) },
      hint: isFollowed
        ? 'A JSON document ends there, and more text follows. Is the file JSON Lines? Then leave format out, or set it to jsonl (--format jsonl).'
        : 'Was the tool stopped while it wrote the file? Run it again.',
      cause,
    });
  }
  if (isDeeperThan(value, MAX_IMPORT_DEPTH)) {
    throw userError('RESULTS_UNREADABLE', `${shown} is nested more than ${MAX_IMPORT_DEPTH} levels deep`);
  }
  return value;
}

/** The parser says where it stopped, or the text ended. */
function positionIn(message: string, text: string): { readonly line: number; readonly column: number } {
  const position = /at position (\d+)/.exec(message)?.[1];
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const NEWLINE = 10;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Where the first bytes are that are no character of UTF-8; undefined if there are none, or the file is UTF-16. */
function firstUndecoded(bytes: Uint8Array): { readonly line: number; readonly column: number } | undefined {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16 || isUtf8(bytes)) return undefined;
  let line = 1;
  for (let start = 0; ; line += 1) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    const ofLine = bytes.subarray(start, end);
    if (!isUtf8(ofLine)) {
      const text = new TextDecoder().decode(ofLine);
      return { line, column: text.indexOf('\uFFFD') + 1 };
    }
    if (newline === -1) return { line, column: 1 };
    start = newline + 1;
  }
}

/** Sentences in reports name no line 1, which is that of a whole document. */
const thisLine = ({ line }: SourceLocation): string => (line === 1 ? 'The first line' : 'This line');

/** A program that is stopped while it writes a line writes no end of it. */
function* rowsOf(bytes: Uint8Array, shown: string, { cutOff, unreadable }: BrokenLines): Generator<SourceRow> {
  const isCutOff = bytes.at(-1) !== NEWLINE;
  const skip = ({ location, why }: BrokenLine) => unreadable(location, `${thisLine(location)} is ${why}`);
  yield* rowsOfLines(linesOfPieces([bytes]), shown, {
    warn: ({ location = { file: shown, line: 1, column: 1 } }) =>
      isCutOff ? cutOff(location) : unreadable(location, `${thisLine(location)} is not JSON`),
    skip,
    maxRows: MAX_ROWS,
    jsonOf: lenientJsonOf,
    maxLevels: MAX_IMPORT_DEPTH,
  });
}
