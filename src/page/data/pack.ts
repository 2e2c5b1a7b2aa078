import type { Deflate } from '../../model/ports/machine.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import { readableJson } from '../../reports/escape/html.ts';
import type { PromptOf } from './agent-prompt.ts';
import { answerPart, filesPart, imageSize, stepsPart } from './details.ts';
import type { ChunkNumbers, DetailPart, Omission } from './page-data.ts';
import { classOf, type DetailClass, type PageRow } from './page-source.ts';

export interface PackLimits {
  /** Of all blocks together, as written to the file. */
  readonly fileBytes: number;
  /** Of all details before compression. */
  readonly rawBytes: number;
}

interface PackedDetails {
  readonly chunks: ChunkNumbers;
  /** Base64 texts by the id of their element. */
  readonly blocks: readonly { readonly id: string; readonly base64: string }[];
  readonly omitted: readonly Omission[];
}

/** The most important details first. Once the file is full, all others are left out. */
const ORDER: readonly { readonly of: DetailClass; readonly part: DetailPart; readonly what: string }[] = [
  { of: 'A', part: 'answer', what: 'answers' },
  { of: 'B', part: 'answer', what: 'answers of tests that fail as before, are flaky or fixed' },
  { of: 'A', part: 'steps', what: 'trajectories of tests that need a look' },
  { of: 'A', part: 'files', what: 'file changes of tests that need a look' },
  { of: 'C', part: 'answer', what: 'answers of passing tests' },
  { of: 'B', part: 'steps', what: 'trajectories of tests that fail as before, are flaky or fixed' },
  { of: 'B', part: 'files', what: 'file changes of tests that fail as before, are flaky or fixed' },
  { of: 'C', part: 'steps', what: 'trajectories of passing tests' },
  { of: 'C', part: 'files', what: 'file changes of passing tests' },
];

const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
const CHUNK_BYTES = 512 * 1024;
/** The element around a block. */
const BLOCK_BYTES = 60;

/** Packs the details of all tests into blocks that fit. The same rows give the same blocks. */
export async function pack(
  rows: readonly PageRow[],
  promptOf: PromptOf,
  { deflate, limits }: { readonly deflate: Deflate; readonly limits: PackLimits },
): Promise<PackedDetails> {
  const byClass = groupedBy(rows.keys(), (test) => classOf(rows[test] as PageRow));
  const testsOf = (of: DetailClass): readonly number[] => byClass.get(of) ?? [];
  // Tests whose images would exceed the limit of all images; those of the tests that come first stay.
  const hidden = new Set<number>();
  let imageBytes = 0;
  for (const test of [...testsOf('A'), ...testsOf('B'), ...testsOf('C')]) {
    const size = imageSize(rows[test] as PageRow);
    if (size > 0 && imageBytes + size > MAX_IMAGE_BYTES) hidden.add(test);
    else imageBytes += size;
  }
  const partOf = {
    answer: (row: PageRow, test: number) => answerPart(row, promptOf, { hasImages: !hidden.has(test) }),
    steps: stepsPart,
    files: filesPart,
  };
  function* entriesOf(of: DetailClass, part: DetailPart): Generator<Entry> {
    for (const test of testsOf(of)) {
      const details = partOf[part](rows[test] as PageRow, test);
      if (details !== undefined) yield { test, text: `"${test}":${readableJson(details)}` };
    }
  }

  const none = (): (number | null)[] => new Array(rows.length).fill(null);
  const chunks = { answer: none(), steps: none(), files: none() };
  const blocks: { id: string; base64: string }[] = [];
  const numbers = { answer: 0, steps: 0, files: 0 };
  const omitted: Omission[] = [];
  let [raw, packed, isFull] = [0, 0, false];
  for (const { of, part, what } of ORDER) {
    // The answers of tests that need a look stay, however large they are.
    const mustStay = of === 'A' && part === 'answer';
    let left = 0;
    for (const { tests, text } of chunksOf(entriesOf(of, part))) {
      raw += text.length;
      isFull ||= raw > limits.rawBytes;
      const base64 = isFull && !mustStay ? '' : Buffer.from(await deflate(text)).toString('base64');
      const size = packed + base64.length + BLOCK_BYTES;
      isFull ||= size > limits.fileBytes;
      const isStored = mustStay || !isFull;
      for (const test of tests) chunks[part][test] = isStored ? numbers[part] : -1;
      if (!isStored) {
        left += tests.length;
        continue;
      }
      packed = size;
      blocks.push({ id: `${part}-${numbers[part]}`, base64 });
      numbers[part] += 1;
    }
    if (left > 0) omitted.unshift({ what, tests: left });
  }
  if (hidden.size > 0) omitted.unshift({ what: 'images above 8 MiB in all', tests: hidden.size });
  return { chunks, blocks, omitted };
}

interface Entry {
  readonly test: number;
  readonly text: string;
}

function* chunksOf(entries: Iterable<Entry>) {
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
