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
type RawClass = Readonly<Record<DetailPart, readonly RawChunk[]>>;
interface RawChunk {
  readonly tests: readonly number[];
  /** The entry of each test in the JSON object of the chunk. */
  readonly texts: readonly string[];
  readonly size: number;
}
type Block = RawChunk & { readonly base64: string };
type PackedClass = Readonly<Record<DetailPart, readonly Block[]>>;

/** Packs the details of all tests into blocks that fit. The same rows give the same blocks. */
export async function pack(rows: readonly PageRow[], deflate: Deflate, limits: PackLimits): Promise<Packed> {
  const byClass = groupByClass(rows);
  const hidden = withoutImages(rows, byClass);
  const cuts: ClassCuts = { A: {}, B: {}, C: {} };
  const rawOfClass = (of: DetailClass) => rawOf(rows, byClass[of], { cuts: cuts[of], hidden });
  const raw = { A: rawOfClass('A'), B: rawOfClass('B'), C: rawOfClass('C') };
  const packed: Partial<Record<DetailClass, PackedClass>> = {};
  const omitted: Omission[] = hidden.size === 0 ? [] : [{ what: 'images above 8 MiB in all', tests: hidden.size }];
  for (const next of [...ORDER, undefined]) {
    if (sizeOf(Object.values(raw)) <= limits.rawBytes) {
      for (const each of CLASSES) packed[each] ??= await compressed(raw[each], deflate);
      if (base64Size(Object.values(packed)) <= limits.fileBytes) break;
    }
    if (next === undefined) break;
    const { of, cut, what } = next;
    cuts[of] = { ...cuts[of], ...cut };
    const before = raw[of];
    raw[of] = rawOfClass(of);
    const tests = changedTests(before, raw[of]);
    if (tests === 0) continue;
    delete packed[of];
    omitted.push({ what, tests });
  }
  return { ...blocksOf(rows, packed), omitted };
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

function rawOf(rows: readonly PageRow[], tests: readonly number[], { cuts, hidden }: Cutting): RawClass {
  const chunksOf = (part: DetailPart): RawChunk[] => {
    const chunks: { texts: string[]; tests: number[]; size: number }[] = [];
    for (const test of tests) {
      const row = rows[test];
      const details = row && PARTS[part](row, hidden.has(test) ? { ...cuts, withoutImages: true } : cuts);
      if (details === undefined) continue;
      const text = `"${test}":${readableJson(details)}`;
      const open = chunks.at(-1);
      const last = open && open.size + text.length <= CHUNK_BYTES ? open : { texts: [], tests: [], size: 0 };
      if (last !== open) chunks.push(last);
      last.texts.push(text);
      last.tests.push(test);
      last.size += text.length;
    }
    return chunks;
  };
  return { answer: chunksOf('answer'), steps: chunksOf('steps'), files: chunksOf('files') };
}

const sizeOf = (classes: readonly RawClass[]): number =>
  classes.flatMap((each) => Object.values(each).flat()).reduce((sum, { size }) => sum + size, 0);

const base64Size = (classes: readonly PackedClass[]): number =>
  classes.flatMap((each) => Object.values(each).flat()).reduce((sum, { base64 }) => sum + base64.length + 60, 0);

/** In how many tests a cut changed anything. */
function changedTests(before: RawClass, after: RawClass): number {
  const left = new Set(detailParts.flatMap((part) => after[part].flatMap(({ texts }) => texts)));
  const changed = detailParts.flatMap((part) =>
    before[part].flatMap(({ tests, texts }) => tests.filter((_, index) => !left.has(texts[index] ?? ''))),
  );
  return new Set(changed).size;
}

async function compressed(raw: RawClass, deflate: Deflate): Promise<PackedClass> {
  const all = async (chunks: readonly RawChunk[]): Promise<Block[]> =>
    Promise.all(
      chunks.map(async (chunk) => ({
        ...chunk,
        base64: Buffer.from(await deflate(`{${chunk.texts.join(',')}}`)).toString('base64'),
      })),
    );
  return { answer: await all(raw.answer), steps: await all(raw.steps), files: await all(raw.files) };
}

function blocksOf(
  rows: readonly PageRow[],
  packed: Partial<Record<DetailClass, PackedClass>>,
): Omit<Packed, 'omitted'> {
  const blocks: { id: string; base64: string }[] = [];
  const placed = (has: (row: PageRow) => boolean) => rows.map((row) => (has(row) ? -1 : null));
  const chunks: Record<DetailPart, (number | null)[]> = {
    answer: placed(({ sides }) => Object.keys(sides).length > 0),
    steps: placed(({ sides }) => Object.values(sides).some(({ steps }) => steps.length > 0)),
    files: placed(({ sides }) => Object.values(sides).some(({ fileChanges = '' }) => fileChanges !== '')),
  };
  for (const part of detailParts) {
    let number = 0;
    for (const each of CLASSES) {
      for (const { base64, tests } of packed[each]?.[part] ?? []) {
        blocks.push({ id: `${part}-${number}`, base64 });
        for (const test of tests) chunks[part][test] = number;
        number += 1;
      }
    }
  }
  return { chunks, blocks };
}
