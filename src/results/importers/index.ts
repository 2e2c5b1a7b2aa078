import { userError } from '../../model/errors.ts';
import type { ImportFormat } from '../../model/run/import-formats.ts';
import { cutEnd, plural } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { FileCollector, type ImportedRun } from './collector.ts';
import { ctrf } from './ctrf.ts';
import { deepeval } from './deepeval.ts';
import { evalite } from './evalite.ts';
import { genericJsonl } from './generic-jsonl.ts';
import { harbor } from './harbor.ts';
import type { Importer, ImportSettings, ResultsSource } from './importer.ts';
import { inspect } from './inspect.ts';
import { junit } from './junit/junit.ts';
import { promptfoo } from './promptfoo.ts';
import { decodeText, keysOf } from './row-parts.ts';
import { vally } from './vally.ts';
import { vitest } from './vitest.ts';

/** All formats of other tools. Their order has no meaning. */
export const importers: readonly Importer[] = [
  genericJsonl,
  ctrf,
  deepeval,
  evalite,
  harbor,
  inspect,
  junit,
  promptfoo,
  vally,
  vitest,
];

/** Reads a results file of another tool. Throws a `UserError` if its format is unknown, or the file cannot be read. */
export async function importFile(
  source: ResultsSource,
  format: ImportFormat | undefined,
  settings: ImportSettings = {},
): Promise<ImportedRun> {
  if (decodeText(source.head).trim() === '') {
    throw userError('RESULTS_UNREADABLE', `${source.path} is empty`, {
      hint: 'Did the tool that should have written it fail?',
    });
  }
  const areRecognized = await Promise.all(
    importers.map(({ name, recognizes }) => (format === undefined ? recognizes(source) : name === format)),
  );
  const [importer, ...others] = importers.filter((_, at) => areRecognized[at]);
  if (importer === undefined) throw await unknownFormat(source);
  if (others.length > 0) {
    throw userError(
      'RESULTS_UNREADABLE',
      `${source.path} may have several formats: ${namesOf([importer, ...others])}`,
      { hint: 'Set format (--format) to one of them.' },
    );
  }
  const into = new FileCollector(source.path, settings);
  const facts = await importer.read(source, settings, into);
  return into.finish(importer.name, facts);
}

const namesOf = (all: readonly Importer[]): string => all.map(({ name }) => name).join(', ');

async function unknownFormat(source: ResultsSource): Promise<Error> {
  const text = decodeText(source.head).trimStart();
  const first = await source.firstRow();
  // A damaged document has no format: its own error says more.
  if (/^[[{]/.test(text) && first === undefined) await source.json();
  const begin = JSON.stringify(cutEnd(text, 60).split(/\r?\n/)[0]);
  const document = first ?? (await source.document());
  const isZip = source.head[0] === 0x50 && source.head[1] === 0x4b;
  const other = isZip
    ? `a ZIP archive of ${plural('file', (await source.entries()).size)}`
    : `a text that begins with ${begin}`;
  return userError('RESULTS_UNREADABLE', `The format of ${source.path} is not known`, {
    location: { file: source.path, line: 1, column: 1 },
    expected: `results of eval-action or AgentV, or one of: ${namesOf(importers)}`,
    found: isMapping(document) ? `an object with ${keysOf(document)}` : other,
    hint: 'If it has one of these formats, set format (--format). Otherwise write JSON Lines, one object per line, with "test" and "pass": https://github.com/agentv/eval-action/blob/v1/docs/results-files.md#json-lines',
  });
}
