import type { Deflate } from '../../model/ports/machine.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { inParallel } from '../../model/values/in-parallel.ts';
import { readableJson } from '../../reports/escape/html.ts';
import type { PromptOf } from './agent-prompt.ts';
import { answerPart, type Cuts, filesPart, imageSize, stepsPart } from './details.ts';
import { type DetailPart, detailParts, type Omission, type TestColumns } from './page-data.ts';
import { classOf, type DetailClass, type PageRow } from './page-source.ts';

export interface PackLimits {
  /** Of all blocks together, as written to the file. */
  readonly fileBytes: number;
  /** Of all details before compression. */
  readonly rawBytes: number;
}

interface Packed {
  readonly chunks: TestColumns['chunks'];
  /** Base64 texts by the id of their element. */
  readonly blocks: readonly { readonly id: string; readonly base64: string }[];
  readonly omitted: readonly Omission[];
}

/** What is left out, first to last, until the file fits. The answers, grading and first differences of class A stay. */
const ORDER: readonly {
  readonly of: DetailClass;
  readonly cut: Cuts;
  /** The parts that it changes. */
  readonly parts: readonly DetailPart[];
  readonly what: string;
}[] = [
  { of: 'C', cut: { files: true }, parts: ['files'], what: 'file changes of passing tests' },
  { of: 'C', cut: { steps: true }, parts: ['steps'], what: 'trajectories of passing tests' },
  { of: 'C', cut: { base: true }, parts: detailParts, what: 'base answers of passing tests' },
  {
    of: 'B',
    cut: { files: true },
    parts: ['files'],
    what: 'file changes of tests that fail as before, are flaky or fixed',
  },
  {
    of: 'B',
    cut: { steps: true },
    parts: ['steps'],
    what: 'trajectories of tests that fail as before, are flaky or fixed',
  },
  { of: 'C', cut: { answers: true }, parts: ['answer'], what: 'answers of passing tests' },
  { of: 'A', cut: { filesAbove: 64 * 1024 }, parts: ['files'], what: 'file changes above 64 KiB' },
  { of: 'A', cut: { outputsAbove: 2 * 1024 }, parts: ['steps'], what: 'tool outputs above 2 KiB' },
  { of: 'A', cut: { stepsAround: 20 }, parts: ['steps'], what: 'steps that are not near the first difference' },
  {
    of: 'B',
    cut: { base: true },
    parts: detailParts,
    what: 'base answers of tests that fail as before, are flaky or fixed',
  },
  {
    of: 'B',
    cut: { answers: true },
    parts: ['answer'],
    what: 'answers of tests that fail as before, are flaky or fixed',
  },
  { of: 'A', cut: { answersAbove: 16 * 1024 }, parts: ['answer'], what: 'answers above 16 KiB' },
];

const PARTS = { answer: answerPart, steps: stepsPart, files: filesPart } as const;
const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
const CHUNK_BYTES = 512 * 1024;
/** The element around a block. */
const BLOCK_BYTES = 60;
const CHUNKS_AT_ONCE = 4;

/** One part of the tests of one class. */
interface Shelf {
  readonly of: DetailClass;
  readonly part: DetailPart;
  /** The length of the entry of each test that has one. */
  sizes: ReadonlyMap<number, number>;
  /** Undefined until they are compressed. */
  blocks?: readonly Block[] | undefined;
}

interface Block {
  readonly tests: readonly number[];
  /** Undefined where the details before and in this block exceed the limit. */
  readonly base64: string | undefined;
}

/** Packs the details of all tests into blocks that fit. The same rows give the same blocks. */
export async function pack(
  rows: readonly PageRow[],
  promptOf: PromptOf,
  { deflate, limits }: { readonly deflate: Deflate; readonly limits: PackLimits },
): Promise<Packed> {
  const byClass = groupedBy(rows.keys(), (test) => classOf(rows[test] as PageRow));
  const testsOf = (of: DetailClass): readonly number[] => byClass.get(of) ?? [];
  const cuts: Record<DetailClass, Cuts> = { A: {}, B: {}, C: {} };
  const hidden = withoutImages(rows, [...testsOf('A'), ...testsOf('B'), ...testsOf('C')]);

  function* entriesOf({ of, part }: Pick<Shelf, 'of' | 'part'>): Generator<{ test: number; text: string }> {
    for (const test of testsOf(of)) {
      const cut = hidden.has(test) ? { ...cuts[of], withoutImages: true } : cuts[of];
      const details = PARTS[part](rows[test] as PageRow, cut, promptOf);
      if (details !== undefined) yield { test, text: `"${test}":${readableJson(details)}` };
    }
  }
  const sizesOf = (shelf: Pick<Shelf, 'of' | 'part'>) =>
    new Map(Array.from(entriesOf(shelf), ({ test, text }) => [test, text.length] as const));
  const shelves = detailParts.flatMap((part) =>
    (['A', 'B', 'C'] as const).map((of): Shelf => ({ of, part, sizes: sizesOf({ of, part }) })),
  );

  /** Compresses what fits. The chunks are made one after the other: all of their texts would fill the memory. */
  const compress = async () => {
    let bytes = 0;
    for (const shelf of shelves) {
      const compressed = async ({ tests, text }: Chunk): Promise<Block> => {
        bytes += text.length;
        return {
          tests,
          base64: bytes > limits.rawBytes ? undefined : Buffer.from(await deflate(text)).toString('base64'),
        };
      };
      if (shelf.blocks === undefined) {
        shelf.blocks = await inParallel(chunksOf(entriesOf(shelf)), compressed, CHUNKS_AT_ONCE);
      } else bytes += sum(shelf.sizes.values());
    }
  };
  const fits = async () => {
    if (sum(shelves.map(({ sizes }) => sum(sizes.values()))) > limits.rawBytes) return false;
    await compress();
    const blocks = shelves.flatMap((shelf) => shelf.blocks ?? []);
    return sum(blocks.map(({ base64 = '' }) => base64.length + BLOCK_BYTES)) <= limits.fileBytes;
  };

  const none = (): (number | null)[] => new Array(rows.length).fill(null);
  const chunks = { answer: none(), steps: none(), files: none() };
  for (const { part, sizes } of shelves) for (const test of sizes.keys()) chunks[part][test] = -1;

  const omitted: Omission[] = hidden.size === 0 ? [] : [{ what: 'images above 8 MiB in all', tests: hidden.size }];
  for (const { of, cut, parts, what } of ORDER) {
    if (await fits()) break;
    cuts[of] = { ...cuts[of], ...cut };
    const changed = new Set<number>();
    for (const shelf of shelves.filter((each) => each.of === of && parts.includes(each.part))) {
      const sizes = sizesOf(shelf);
      for (const [test, size] of shelf.sizes) if (sizes.get(test) !== size) changed.add(test);
      shelf.sizes = sizes;
      shelf.blocks = undefined;
    }
    if (changed.size > 0) omitted.push({ what, tests: changed.size });
  }
  await compress();

  const blocks: { id: string; base64: string }[] = [];
  for (const part of detailParts) {
    let number = 0;
    for (const { tests, base64 } of shelves
      .filter((shelf) => shelf.part === part)
      .flatMap((shelf) => shelf.blocks ?? [])) {
      if (base64 === undefined) continue;
      blocks.push({ id: `${part}-${number}`, base64 });
      for (const test of tests) chunks[part][test] = number;
      number += 1;
    }
  }
  return { chunks, blocks, omitted };
}

/** Tests whose images would exceed the limit of all images; those of the tests that come first stay. */
function withoutImages(rows: readonly PageRow[], tests: readonly number[]): Set<number> {
  const hidden = new Set<number>();
  let bytes = 0;
  for (const test of tests) {
    const size = imageSize(rows[test] as PageRow);
    if (size > 0 && bytes + size > MAX_IMAGE_BYTES) hidden.add(test);
    else bytes += size;
  }
  return hidden;
}

interface Chunk {
  readonly tests: readonly number[];
  /** A JSON object of the entries. */
  readonly text: string;
}

function* chunksOf(entries: Iterable<{ readonly test: number; readonly text: string }>): Generator<Chunk> {
  let [tests, texts, size]: [number[], string[], number] = [[], [], 0];
  for (const { test, text } of entries) {
    if (tests.length > 0 && size + text.length > CHUNK_BYTES) {
      yield { tests, text: `{${texts.join(',')}}` };
      [tests, texts, size] = [[], [], 0];
    }
    tests.push(test);
    texts.push(text);
    size += text.length;
  }
  if (tests.length > 0) yield { tests, text: `{${texts.join(',')}}` };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);
