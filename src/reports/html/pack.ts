import { inParallel } from '../../shared/in-parallel.ts';
import { readableJson } from '../escape/readable.ts';
import { classOf, type DetailClass } from './detail-class.ts';
import { answerPart, type Cuts, filesPart, imageSize, stepsPart } from './details.ts';
import { type DetailPart, detailParts, type Omission, type TestColumns } from './page-data.ts';
import type { PageRow } from './page-source.ts';

/** Compresses with raw deflate. A port: stages do not import zlib. */
export type Deflate = (text: string) => Promise<Uint8Array>;

export interface Packed {
  readonly chunks: TestColumns['chunks'];
  /** Base64 texts by the id of their element. */
  readonly blocks: readonly { readonly id: string; readonly base64: string }[];
  readonly omitted: readonly Omission[];
}

export interface PackLimits {
  /** Of all blocks together, as written to the file. */
  readonly fileBytes: number;
  /** Of all details before compression. */
  readonly rawBytes: number;
}

const CHUNK_BYTES = 512 * 1024;

/** What is left out, first to last, until the file fits. The answers, grading and first differences of class A stay. */
const ORDER: readonly { readonly of: DetailClass; readonly cut: Cuts; readonly what: string }[] = [
  { of: 'C', cut: { files: true }, what: 'file changes of passing tests' },
  { of: 'C', cut: { steps: true }, what: 'trajectories of passing tests' },
  { of: 'C', cut: { base: true }, what: 'base answers of passing tests' },
  { of: 'B', cut: { files: true }, what: 'file changes of tests that fail as before, are flaky or fixed' },
  { of: 'B', cut: { steps: true }, what: 'trajectories of tests that fail as before, are flaky or fixed' },
  { of: 'C', cut: { answers: true }, what: 'answers of passing tests' },
  { of: 'A', cut: { filesAbove: 64 * 1024 }, what: 'file changes above 64 KiB' },
  { of: 'A', cut: { outputsAbove: 2 * 1024 }, what: 'tool outputs above 2 KiB' },
  { of: 'A', cut: { stepsAround: 20 }, what: 'steps that are not near the first difference' },
  { of: 'B', cut: { base: true }, what: 'base answers of tests that fail as before, are flaky or fixed' },
  { of: 'B', cut: { answers: true }, what: 'answers of tests that fail as before, are flaky or fixed' },
  { of: 'A', cut: { answersAbove: 16 * 1024, base: false }, what: 'answers above 16 KiB' },
];

const CLASSES = ['A', 'B', 'C'] as const;
type ClassCuts = Record<DetailClass, Cuts>;
interface Chunk {
  readonly tests: readonly number[];
  /** The entry of each test in the JSON object of the chunk. */
  readonly texts: readonly string[];
  /** Of all entries together. */
  readonly size: number;
}
/** A chunk without its texts, which would fill the memory. */
interface Block {
  readonly tests: readonly number[];
  /** The length of each entry: every cut makes it shorter. */
  readonly sizes: readonly number[];
  readonly size: number;
  /** Undefined where the details exceed the limit anyway. */
  readonly base64: string | undefined;
}
type PackedClass = Readonly<Record<DetailPart, readonly Block[]>>;

/** Packs the details of all tests into blocks that fit. The same rows give the same blocks. */
export async function pack(rows: readonly PageRow[], deflate: Deflate, limits: PackLimits): Promise<Packed> {
  const byClass = groupByClass(rows);
  const hidden = withoutImages(rows, byClass);
  const cuts: ClassCuts = { A: {}, B: {}, C: {} };
  const packedClass = (of: DetailClass) =>
    packedOf(rows, byClass[of], { cutting: { cuts: cuts[of], hidden }, deflate, most: limits.rawBytes });
  const packed = { A: await packedClass('A'), B: await packedClass('B'), C: await packedClass('C') };
  const omitted: Omission[] = hidden.size === 0 ? [] : [{ what: 'images above 8 MiB in all', tests: hidden.size }];
  for (const { of, cut, what } of ORDER) {
    if (fits(Object.values(packed), limits)) break;
    cuts[of] = { ...cuts[of], ...cut };
    const before = packed[of];
    packed[of] = await packedClass(of);
    const tests = changedTests(before, packed[of]);
    if (tests > 0) omitted.push({ what, tests });
  }
  return { ...blocksOf(rows, packed), omitted };
}

function fits(classes: readonly PackedClass[], { rawBytes, fileBytes }: PackLimits): boolean {
  const blocks = classes.flatMap((each) => Object.values(each).flat());
  const raw = blocks.reduce((sum, { size }) => sum + size, 0);
  const base64 = blocks.reduce((sum, { base64 = '' }) => sum + base64.length + 60, 0);
  return raw <= rawBytes && base64 <= fileBytes;
}

function groupByClass(rows: readonly PageRow[]): Record<DetailClass, number[]> {
  const groups: Record<DetailClass, number[]> = { A: [], B: [], C: [] };
  for (const [index, row] of rows.entries()) groups[classOf(row)].push(index);
  return groups;
}

const MOST_IMAGE_BYTES = 8 * 1024 * 1024;

/** Tests whose images would exceed the limit of all images; those of important tests stay. */
function withoutImages(rows: readonly PageRow[], byClass: Record<DetailClass, readonly number[]>): Set<number> {
  const hidden = new Set<number>();
  let bytes = 0;
  for (const test of [...byClass.A, ...byClass.B, ...byClass.C]) {
    const row = rows[test];
    const size = row === undefined ? 0 : imageSize(row);
    if (size > 0 && bytes + size > MOST_IMAGE_BYTES) hidden.add(test);
    else bytes += size;
  }
  return hidden;
}

const PARTS = { answer: answerPart, steps: stepsPart, files: filesPart } as const;

interface Cutting {
  readonly cuts: Cuts;
  /** Tests without their images. */
  readonly hidden: ReadonlySet<number>;
}

interface Packing {
  readonly cutting: Cutting;
  readonly deflate: Deflate;
  /** Bytes before compression from which the details do not fit. */
  readonly most: number;
}

/** Chunks that are compressed at once. */
const AT_ONCE = 4;

async function packedOf(
  rows: readonly PageRow[],
  tests: readonly number[],
  { cutting, deflate, most }: Packing,
): Promise<PackedClass> {
  let bytes = 0;
  const blocksOfPart = (part: DetailPart): Promise<Block[]> =>
    inParallel(
      chunksOf(rows, tests, { part, cutting }),
      async ({ tests, texts, size }) => {
        bytes += size;
        const sizes = texts.map(({ length }) => length);
        const base64 = bytes > most ? undefined : Buffer.from(await deflate(`{${texts.join(',')}}`)).toString('base64');
        return { tests, sizes, size, base64 };
      },
      AT_ONCE,
    );
  return {
    answer: await blocksOfPart('answer'),
    steps: await blocksOfPart('steps'),
    files: await blocksOfPart('files'),
  };
}

function* chunksOf(
  rows: readonly PageRow[],
  tests: readonly number[],
  { part, cutting: { cuts, hidden } }: { readonly part: DetailPart; readonly cutting: Cutting },
): Generator<Chunk> {
  let open: { texts: string[]; tests: number[]; size: number } | undefined;
  for (const test of tests) {
    const row = rows[test];
    const details = row && PARTS[part](row, hidden.has(test) ? { ...cuts, withoutImages: true } : cuts);
    if (details === undefined) continue;
    const text = `"${test}":${readableJson(details)}`;
    if (open !== undefined && open.size + text.length > CHUNK_BYTES) {
      yield open;
      open = undefined;
    }
    open ??= { texts: [], tests: [], size: 0 };
    open.texts.push(text);
    open.tests.push(test);
    open.size += text.length;
  }
  if (open !== undefined) yield open;
}

/** In how many tests a cut changed anything. */
function changedTests(before: PackedClass, after: PackedClass): number {
  const changed = detailParts.flatMap((part) => {
    const left = sizesIn(after[part]);
    return [...sizesIn(before[part])].flatMap(([test, size]) => (left.get(test) === size ? [] : [test]));
  });
  return new Set(changed).size;
}

const sizesIn = (blocks: readonly Block[]): Map<number, number> =>
  new Map(blocks.flatMap(({ tests, sizes }) => tests.map((test, at) => [test, sizes[at] ?? 0] as const)));

function blocksOf(
  rows: readonly PageRow[],
  packed: Readonly<Record<DetailClass, PackedClass>>,
): Omit<Packed, 'omitted'> {
  const blocks: { id: string; base64: string }[] = [];
  const chunks: Record<DetailPart, (number | null)[]> = { answer: [], steps: [], files: [] };
  for (const row of rows) {
    const sides = Object.values(row.sides());
    const has: Record<DetailPart, boolean> = {
      answer: sides.length > 0,
      steps: sides.some(({ steps }) => steps.length > 0),
      files: sides.some(({ fileChanges = '' }) => fileChanges !== ''),
    };
    for (const part of detailParts) chunks[part].push(has[part] ? -1 : null);
  }
  for (const part of detailParts) {
    let number = 0;
    for (const each of CLASSES) {
      for (const { base64, tests } of packed[each][part]) {
        if (base64 === undefined) continue;
        blocks.push({ id: `${part}-${number}`, base64 });
        for (const test of tests) chunks[part][test] = number;
        number += 1;
      }
    }
  }
  return { chunks, blocks };
}
