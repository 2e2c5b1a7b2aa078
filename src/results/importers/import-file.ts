import { userError } from '../../model/errors.ts';
import type { ImportFormat } from '../../model/run/imported.ts';
import { isMapping } from '../../shared/mapping.ts';
import { cutEnd, plural } from '../../shared/text.ts';
import { FileCollector, type Importing } from './collect.ts';
import { ctrf } from './ctrf.ts';
import { decodeText } from './decode-text.ts';
import { deepeval } from './deepeval.ts';
import { genericJsonl } from './generic-jsonl.ts';
import type { Imported, Importer, ImportSettings, Source } from './importer.ts';
import { inspect } from './inspect.ts';
import { junit } from './junit/junit.ts';
import { promptfoo } from './promptfoo.ts';
import { keysOf } from './row-parts.ts';

/** Reads a results file of another tool. Throws a `UserError` if its format is unknown, or the file cannot be read. */
export async function importFile(
  source: Source,
  format: ImportFormat | undefined,
  settings: ImportSettings = {},
  importing: Importing = {},
): Promise<Imported> {
  if (new TextDecoder().decode(source.head).trim() === '') throw emptyFile(source);
  const importer = format === undefined ? await recognized(source) : byName(format);
  const into = new FileCollector(source.path, settings, importing);
  const facts = await importer.read(source, settings, into);
  const location = source.notUtf8();
  if (location !== undefined) {
    into.warn('Bytes that are not UTF-8 are replaced by \uFFFD', { location, hint: 'Write the file in UTF-8.' });
  }
  return into.finish(importer.name, facts);
}

function byName(format: ImportFormat): Importer {
  const found = importers.find(({ name }) => name === format);
  if (found === undefined) throw new Error(`There is no importer for ${format}`);
  return found;
}

async function recognized(source: Source): Promise<Importer> {
  const found: Importer[] = [];
  for (const importer of importers) if (await importer.recognizes(source)) found.push(importer);
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  if (only !== undefined) {
    throw userError('RESULTS_UNREADABLE', `${source.path} may have several formats: ${namesOf(found).join(', ')}`, {
      hint: 'Set format (--format) to one of them.',
    });
  }
  throw await unknownFormat(source);
}

const namesOf = (all: readonly Importer[]): string[] => all.map(({ name }) => name);

const emptyFile = ({ path }: Source): Error =>
  userError('RESULTS_UNREADABLE', `${path} is empty`, { hint: 'Did the tool that should have written it fail?' });

async function unknownFormat(source: Source): Promise<Error> {
  // A damaged document has no format: its own error says more.
  if (/^\s*[[{]/.test(new TextDecoder().decode(source.head.subarray(0, 100)))) {
    if ((await source.firstRow()) === undefined) await source.json();
  }
  return userError('RESULTS_UNREADABLE', `The format of ${source.path} is not known`, {
    location: { file: source.path, line: 1, column: 1 },
    expected: `results of eval-action or AgentV, or one of: ${namesOf(importers).join(', ')}`,
    found: await contentOf(source),
    hint: 'If it has one of these formats, set format (--format). Otherwise write JSON Lines, one object per line, with "test" and "pass": https://github.com/agentv/eval-action/blob/v1/docs/json-lines.md',
  });
}

const isZip = ({ head }: Source): boolean => head[0] === 0x50 && head[1] === 0x4b;

async function contentOf(source: Source): Promise<string> {
  if (isZip(source)) return `a ZIP archive of ${plural('file', (await source.entries()).size)}`;
  const first = (await source.firstRow()) ?? (await source.document());
  if (isMapping(first)) return `an object with ${keysOf(first)}`;
  const text = decodeText(source.head).trimStart();
  return text.startsWith('[')
    ? 'a JSON list'
    : `a text that begins with ${JSON.stringify(cutEnd(text, 60).split(/\r?\n/)[0])}`;
}

/** All formats of other tools. Their order has no meaning. */
export const importers: readonly Importer[] = [genericJsonl, ctrf, deepeval, inspect, junit, promptfoo];
