import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import { DEEPEST_IMPORT, isDeeperThan } from '../../shared/depth.ts';
import { lenientJson } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';
import { amount, flag, list, mapping, text } from '../read/loose-fields.ts';
import type { Source } from './importer.ts';
import { parseRow } from './row-parts.ts';

const nameOrNumber = z.union([z.string(), z.number()]).optional().catch(undefined);

/** What a log of Inspect says of its whole run. */
const headerSchema = z.object({
  version: z.number().optional().catch(undefined),
  status: text,
  error: z.object({ message: text }).nullish().catch(undefined),
  eval: z.object({
    task: z.string().min(1),
    model: z.string().min(1),
    created: text,
    task_args: mapping,
    task_version: nameOrNumber,
    solver: text,
    solver_args: mapping,
    dataset: z.object({ sample_ids: list, samples: amount }).optional().catch(undefined),
    config: z
      .object({
        epochs: amount,
        score_on_error: flag,
        message_limit: amount,
        token_limit: amount,
        time_limit: amount,
        working_limit: amount,
      })
      .optional()
      .catch(undefined),
    model_roles: mapping,
    revision: z.object({ commit: text }).optional().catch(undefined),
    packages: mapping,
    scorers: z
      .array(z.looseObject({ name: z.string() }))
      .nullish()
      .catch(undefined),
  }),
  results: z.object({ total_samples: amount }).nullish().catch(undefined),
});
export type Header = z.output<typeof headerSchema>;

export interface InspectLog {
  readonly header: Header;
  /** Summaries of samples, or samples. */
  readonly rows: readonly { readonly value: unknown; readonly pointer: string }[];
  /** The log ended without its last entries. */
  readonly isCutOff: boolean;
}

/** The head of a ZIP archive. */
export const isArchive = ({ head }: Source): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;

export async function readLog(source: Source): Promise<InspectLog> {
  if (isArchive(source)) return fromArchive(source);
  const document = await source.json();
  const samples = isMapping(document) && Array.isArray(document['samples']) ? document['samples'] : [];
  return {
    header: headerOf(document, source.path),
    rows: samples.map((value, index) => ({ value, pointer: `/samples/${index}` })),
    isCutOff: false,
  };
}

async function fromArchive(source: Source): Promise<InspectLog> {
  const names = new Set((await source.entries()).keys());
  const json = async (name: string) => jsonOfEntry(await source.entry(name), name, source);
  const isWhole = names.has('header.json');
  const start = ['header.json', '_journal/start.json', 'start.json'].find((name) => names.has(name));
  if (start === undefined) throw noLog(source.path);
  const end = !isWhole && names.has('results.json') ? await json('results.json') : undefined;
  const header = headerOf({ ...asMapping(await json(start)), ...asMapping(end) }, source.path);
  const isCutOff = !isWhole && end === undefined;
  const all = ['summaries.json', 'summary.json'].find((name) => names.has(name));
  const lists = all === undefined ? inOrder(names, /^(?:_journal\/)?summaries\/(\d+)\.json$/) : [all];
  const rows = await rowsOfLists(lists, json);
  if (rows.length > 0 || lists.length > 0) return { header, rows, isCutOff };
  const samples = [...names].filter((name) => /^samples\/.*_epoch_\d+\.json$/s.test(name)).sort();
  const read = [];
  for (const pointer of samples) read.push({ value: await json(pointer), pointer });
  return { header, rows: read, isCutOff };
}

async function rowsOfLists(names: readonly string[], json: (name: string) => Promise<unknown>) {
  const rows = [];
  for (const name of names) {
    const values = await json(name);
    if (!Array.isArray(values)) rows.push({ value: undefined, pointer: name });
    else rows.push(...values.map((value: unknown, index) => ({ value, pointer: `${name}/${index}` })));
  }
  return rows;
}

function inOrder(names: Iterable<string>, pattern: RegExp): string[] {
  const numbered = [...names].flatMap((name) => {
    const number = pattern.exec(name)?.[1];
    return number === undefined ? [] : [{ name, number: Number(number) }];
  });
  return numbered.sort((one, other) => one.number - other.number).map(({ name }) => name);
}

const asMapping = (value: unknown): Readonly<Record<string, unknown>> => (isMapping(value) ? value : {});

export function jsonOfEntry(bytes: Uint8Array, name: string, { path }: Source): unknown {
  let value: unknown;
  try {
    value = lenientJson(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw userError('RESULTS_UNREADABLE', `${JSON.stringify(name)} in ${path} is not JSON`, {
      hint: 'Copy the log again, or run the evaluation again.',
      cause,
    });
  }
  if (isDeeperThan(value, DEEPEST_IMPORT)) {
    throw userError(
      'RESULTS_UNREADABLE',
      `${JSON.stringify(name)} in ${path} is nested more than ${DEEPEST_IMPORT} levels deep`,
    );
  }
  return value;
}

function headerOf(value: unknown, path: string): Header {
  const read = parseRow(headerSchema, value);
  if (read.success) return read.data;
  throw userError('RESULTS_UNREADABLE', `${path} is not a log of Inspect: ${read.why}`, {
    expected: 'eval.task and eval.model, as in logs of version 2',
    hint: 'Convert an old log: inspect log convert FILE --to eval --output-dir DIR',
  });
}

const noLog = (path: string) =>
  userError('RESULTS_UNREADABLE', `${path} is not a log of Inspect`, {
    expected: 'header.json or _journal/start.json in the archive',
    hint: 'Report a file of the log folder of Inspect: logs/*.eval',
  });
