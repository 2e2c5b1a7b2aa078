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
import { rowsOfLines } from '../read/rows.ts';
import { MAX_RESULTS_BYTES, type ResultsSite } from './result-rows.ts';

const HEAD_BYTES = 64 * 1024;
const MAX_FOLDERS = 20_000;
const MIB = 1024 * 1024;

/** A results file of another tool, as importers read it. Throws a `UserError` if there is none. */
export async function importSource(path: string, site: ResultsSite): Promise<ResultsSource> {
  const { cwd, files, toolCwd = cwd } = site;
  const shown = shownPath(path, cwd);
  const { bytes: head, size } = await files.slice(path, 0, HEAD_BYTES);
  const text = once(async () => {
    if (size <= MAX_RESULTS_BYTES) return decodeText(await files.readBytes(path, MAX_RESULTS_BYTES));
    throw userError('FILE_TOO_LARGE', `${shown} has ${(Math.ceil((size * 10) / MIB) / 10).toFixed(1)} MiB of results`, {
      expected: `at most ${MAX_RESULTS_BYTES / MIB} MiB in one file of another tool`,
      hint: `Write several files, each with other tests, and report all of them: eval-action report 'results/*${extname(shown)}'`,
    });
  });
  const json = once(async () => documentOf(await text(), shown));

  /** The first of its lines, none if it begins as XML, a list or an archive. */
  const firstLines = once(async () => {
    const begin = decodeText(head).trim();
    if (/^(?:<|\[\s*[\]{]|PK)/.test(begin)) return [];
    // The first line may be longer than the head.
    const isEnough = head.length === size || begin.includes('\n');
    return (isEnough ? begin : (await text()).trim()).split('\n');
  });
  const firstRow = once(async () => {
    // The first lines may be broken or of a log. Lines of documents and lists are indented.
    for (const line of await firstLines()) {
      const row = line.startsWith('{') ? lenientJsonOf(line) : undefined;
      if (row !== undefined) return row;
    }
    return undefined;
  });
  const document = async () => {
    const [first = '', ...others] = await firstLines();
    if (!first.startsWith('{')) return undefined;
    const isLines = others.length > 0 && lenientJsonOf(first) !== undefined;
    return isLines ? undefined : json().catch(() => undefined);
  };
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
    head,
    text,
    json,
    document,
    firstRow,
    async rows(into, cutOff) {
      const content = await text();
      // Sentences in reports name no line 1, which is that of a whole document.
      const skip = (location: SourceLocation, why: string) =>
        into.unreadable(location, `${location.line === 1 ? 'The first line' : 'This line'} is ${why}`);
      return rowsOfLines(content.split('\n'), shown, {
        warn: ({ location = { file: shown, line: 1, column: 1 } }) =>
          content.endsWith('\n') ? skip(location, 'not JSON') : cutOff(location),
        skip: ({ location, why }) => skip(location, why),
        jsonOf: lenientJsonOf,
        maxLevels: MAX_IMPORT_DEPTH,
      });
    },
    async inFolders(name) {
      const folder = dirname(path);
      const { names, others } = await files.namesIn(folder, MAX_FOLDERS);
      if (others > 0) throw userError('RESULTS_UNREADABLE', `More than ${MAX_FOLDERS} files are next to ${shown}`);
      const sources: ResultsSource[] = [];
      for (const each of names) {
        const inside = join(folder, each, name);
        if (each.endsWith('/') && (await files.state(inside)) === 'file')
          sources.push(await importSource(inside, site));
      }
      return sources;
    },
    entries: async () => (await archive()).sizes,
    entry: async (name) => (await archive()).read(name),
  };
}

function documentOf(text: string, shown: string): unknown {
  let value: unknown;
  try {
    value = lenientJson(text);
  } catch (cause) {
    const message = messageOf(cause);
    // The parser says where it stopped, or the text ended.
    const position = /at position (\d+)/.exec(message)?.[1];
    const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
    throw userError('RESULTS_UNREADABLE', `This is not JSON, or it is incomplete: ${message.split(' in JSON')[0]}`, {
      location: { file: shown, line: before.length, column: (before.at(-1) ?? '').length + 1 },
      hint: /after JSON/.test(message)
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
