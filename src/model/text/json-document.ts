/** Lists of a document by their path, such as `comparison.tests`, with what reads the text of each entry. */
type ListReaders = Readonly<Record<string, (entry: string) => void>>;

/**
 * The text of a document without the entries of some lists, which go to their readers one by one: with 100,000 entries the
 * whole text would take most of the memory. Recognises lists only in the layout of `jsonPieces`; in any other one, they
 * stay in the text.
 */
export function withoutEntries(lines: Iterable<string>, readers: ListReaders): string {
  const kept: string[] = [];
  let above: string | undefined;
  let list: { readonly read: (entry: string) => void; readonly end: string } | undefined;
  for (const line of lines) {
    // An entry of more lines than one is not in the layout.
    if (/^ *\{$/.test(line)) list = undefined;
    if (list !== undefined) {
      if (line !== list.end && line !== `${list.end},`) {
        list.read(line.endsWith(',') ? line.slice(0, -1) : line);
        continue;
      }
      list = undefined;
    }
    kept.push(line);
    const [, indent = '', key = '', open] = /^((?: {2}){1,2})"(\w+)": ([{[])$/.exec(line) ?? [];
    if (open === '{' && indent.length === 2) above = key;
    else if (/^ {2}\}/.test(line)) above = undefined;
    const read = open === '[' ? readers[indent.length === 2 ? key : `${above}.${key}`] : undefined;
    if (read !== undefined) list = { read, end: `${indent}]` };
  }
  return kept.join('\n');
}

/** Here only lists have separate lines, and nothing deeper does. */
const MAX_LISTS_DEPTH = 2;

/**
 * A JSON document in which each entry of a list has a line, and so has each value above it: `grep` and `diff` find one
 * test of thousands, and the file is a third smaller than with a line for every value.
 */
export const jsonDocument = (value: object): string => [...jsonPieces(value)].join('');

/**
 * The same, piece by piece: the whole text is never in memory. In the first two levels, a list can be any iterable, so
 * its entries can be made while they are written.
 */
export function* jsonPieces(value: object): Generator<string> {
  yield* piecesOf(value, 0);
  yield '\n';
}

function* piecesOf(value: unknown, depth: number): Generator<string> {
  if (!isList(value) && (typeof value !== 'object' || value === null || depth === MAX_LISTS_DEPTH)) {
    yield JSON.stringify(value);
    return;
  }
  const [open = '', close = ''] = isList(value) ? '[]' : '{}';
  const indent = '  '.repeat(depth);
  let before = `${open}\n${indent}  `;
  let isEmpty = true;
  for (const [key, item] of isList(value) ? itemsOf(value) : Object.entries(value)) {
    if (key !== undefined && NOT_IN_JSON.includes(typeof item)) continue;
    yield before;
    if (key === undefined) yield JSON.stringify(item) ?? 'null';
    else {
      yield `${JSON.stringify(key)}: `;
      yield* piecesOf(item, depth + 1);
    }
    before = `,\n${indent}  `;
    isEmpty = false;
  }
  yield isEmpty ? open + close : `\n${indent}${close}`;
}

const NOT_IN_JSON = ['undefined', 'function', 'symbol'];

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

function* itemsOf(list: Iterable<unknown>): Generator<[undefined, unknown]> {
  for (const item of list) yield [undefined, item];
}
