import { isUtf8 } from 'node:buffer';
import { dirname, extname, isAbsolute, join } from 'node:path';
import { messageOf, userError } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { lenientJson, lenientJsonOf } from '../../model/text/json.ts';
import { isDeeperThan, MAX_IMPORT_DEPTH } from '../../model/values/depth.ts';
import { once } from '../../model/values/once.ts';
import { zipEntries } from '../../platform/files/zip.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { ResultsSource } from '../importers/importer.ts';
import { decodeText } from '../importers/row-parts.ts';
import { linesOfPieces, rowsOfLines } from '../read/rows.ts';
import { MAX_RESULTS_BYTES, type ResultsSite } from './result-rows.ts';

const HEAD_BYTES = 64 * 1024;
const MAX_ROWS = 200_000;
const MAX_FOLDERS = 20_000;
const MIB = 1024 * 1024;
const NEWLINE = 0x0a;

/** A results file of another tool, as importers read it. Throws a `UserError` if there is none. */
export async function importSource(path: string, site: ResultsSite): Promise<ResultsSource> {
  const { cwd, files, toolCwd = cwd } = site;
  const shown = shownPath(path, cwd);
  const { bytes: begin, size } = await files.slice(path, 0, HEAD_BYTES);
  const head = utf8(begin);
  let notUtf8: SourceLocation | undefined;
  const beginsJson = /^\s*\{/.test(new TextDecoder().decode(head.subarray(0, 200)));
  const bytes = async () => {
    if (size <= MAX_RESULTS_BYTES) {
      const all = await files.readBytes(path, MAX_RESULTS_BYTES);
      const at = firstUndecoded(all);
      notUtf8 = at && { file: shown, ...at };
      return all;
    }
    throw userError('FILE_TOO_LARGE', `${shown} has ${(Math.ceil((size * 10) / MIB) / 10).toFixed(1)} MiB of results`, {
      expected: `at most ${MAX_RESULTS_BYTES / MIB} MiB in one file of another tool`,
      hint: `Write several files, each with other tests, and report all of them: eval-action report 'results/*${extname(shown)}'`,
    });
  };
  const text = async () => decodeText(await bytes());
  const json = once(async () => documentOf(await text(), shown));

  /** The beginning, with its whole first line, which may be longer than the head. */
  const beginning = once(async () => {
    const isEnough = !beginsJson || begin.length === size || decodeText(head).trim().includes('\n');
    return (isEnough ? decodeText(head) : await text()).trim();
  });
  const document = async () => {
    const [first = '', ...others] = beginsJson ? (await beginning()).split('\n') : [];
    const isOne = beginsJson && (others.length === 0 || lenientJsonOf(first) === undefined);
    return isOne ? json().catch(() => undefined) : undefined;
  };
  const firstRow = once(async () => {
    const content = await beginning();
    if (/^(?:<|\[\s*[\]{])/.test(content)) return undefined;
    // The first lines may be broken or of a log. Lines of documents and lists are indented.
    for (const line of content.split('\n')) {
      const row = line.startsWith('{') ? lenientJsonOf(line) : undefined;
      if (row !== undefined) return row;
    }
    return undefined;
  });
  const archive = once(() =>
    zipEntries(
      (start, length) => files.slice(path, start, length),
      (why) =>
        userError('RESULTS_UNREADABLE', `${shown} cannot be read: ${why}`, {
          hint: 'Was the file copied completely? Copy it again, or run the tool again.',
        }),
    ),
  );
  return {
    path: shown,
    shown: (named) => (isAbsolute(named) ? shownPath(named, toolCwd) : named.replaceAll('\\', '/')),
    notUtf8: () => notUtf8,
    head,
    text,
    json,
    document,
    firstRow,
    // A text of the whole file would take as much memory again.
    async rows(into, cutOff) {
      const content = utf8(await bytes());
      // Sentences in reports name no line 1, which is that of a whole document.
      const skip = (location: SourceLocation, why: string) =>
        into.unreadable(location, `${location.line === 1 ? 'The first line' : 'This line'} is ${why}`);
      return rowsOfLines(linesOfPieces([content]), shown, {
        warn: ({ location = { file: shown, line: 1, column: 1 } }) =>
          content.at(-1) === NEWLINE ? skip(location, 'not JSON') : cutOff(location),
        skip: ({ location, why }) => skip(location, why),
        maxRows: MAX_ROWS,
        jsonOf: lenientJsonOf,
        maxLevels: MAX_IMPORT_DEPTH,
      });
    },
    async inFolders(name) {
      const folder = dirname(path);
      const { names, others } = await files.namesIn(folder, MAX_FOLDERS);
      if (others > 0) throw userError('RESULTS_UNREADABLE', `More than ${MAX_FOLDERS} files are next to ${shown}`);
      const inside = names.flatMap((each) => (each.endsWith('/') ? [join(folder, each, name)] : []));
      const sources: ResultsSource[] = [];
      for (const each of inside) {
        if ((await files.state(each)) === 'file') sources.push(await importSource(each, site));
      }
      return sources;
    },
    entries: async () => (await archive()).sizes,
    entry: async (name) => (await archive()).read(name),
  };
}

function utf8(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3);
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
    ? Buffer.from(decodeText(bytes))
    : bytes;
}

function documentOf(text: string, shown: string): unknown {
  let value: unknown;
  try {
    value = lenientJson(text);
  } catch (cause) {
    const message = messageOf(cause);
    const isFollowed = /after JSON/.test(message);
    // The parser says where it stopped, or the text ended.
    const position = /at position (\d+)/.exec(message)?.[1];
    const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
    throw userError('RESULTS_UNREADABLE', `This is not JSON, or it is incomplete: ${message.split(' in JSON')[0]}`, {
      location: { file: shown, line: before.length, column: (before.at(-1) ?? '').length + 1 },
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

/** Where the first bytes are that are no character of UTF-8; undefined if there are none, or the file is UTF-16. */
function firstUndecoded(bytes: Uint8Array): { readonly line: number; readonly column: number } | undefined {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16 || isUtf8(bytes)) return undefined;
  for (let [line, start] = [1, 0]; ; line += 1) {
    const newline = bytes.indexOf(NEWLINE, start);
    const ofLine = bytes.subarray(start, newline === -1 ? undefined : newline);
    if (!isUtf8(ofLine)) return { line, column: new TextDecoder().decode(ofLine).indexOf('\uFFFD') + 1 };
    if (newline === -1) return { line, column: 1 };
    start = newline + 1;
  }
}
