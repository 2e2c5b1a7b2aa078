import type { PromptOf } from './agent-prompt.ts';
import { ClassDetails, type Packing, type PackLimits } from './class-details.ts';
import { classOf, type DetailClass } from './detail-class.ts';
import { type Cuts, imageSize } from './details.ts';
import { type DetailPart, detailParts, type Omission, type TestColumns } from './page-data.ts';
import type { PageRow } from './page-source.ts';

export interface Packed {
  readonly chunks: TestColumns['chunks'];
  /** Base64 texts by the id of their element. */
  readonly blocks: readonly { readonly id: string; readonly base64: string }[];
  readonly omitted: readonly Omission[];
}

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
  { of: 'A', cut: { answersAbove: 16 * 1024 }, what: 'answers above 16 KiB' },
];

/** Packs the details of all tests into blocks that fit. The same rows give the same blocks. */
export async function pack(
  rows: readonly PageRow[],
  promptOf: PromptOf,
  { deflate, limits }: Pick<Packing, 'deflate' | 'limits'>,
): Promise<Packed> {
  const byClass = groupByClass(rows);
  const hidden = withoutImages(rows, byClass);
  const packing = { rows, promptOf, hidden, deflate, limits };
  const detailsOf = (of: DetailClass) => ClassDetails.of(byClass[of], packing);
  const details = { A: await detailsOf('A'), B: await detailsOf('B'), C: await detailsOf('C') };
  const all = Object.values(details);
  const chunks = partsOfTests(rows.length, all);
  const omitted: Omission[] = hidden.size === 0 ? [] : [{ what: 'images above 8 MiB in all', tests: hidden.size }];
  for (const { of, cut, what } of ORDER) {
    if (await fits(all, limits)) break;
    const tests = await details[of].cut(cut);
    if (tests > 0) omitted.push({ what, tests });
  }
  for (const each of all) await each.deflate();
  return { ...numbered(all, chunks), omitted };
}

async function fits(all: readonly ClassDetails[], { rawBytes, fileBytes }: PackLimits): Promise<boolean> {
  if (all.reduce((sum, { size }) => sum + size, 0) > rawBytes) return false;
  for (const each of all) await each.deflate();
  return all.reduce((sum, { fileSize }) => sum + fileSize, 0) <= fileBytes;
}

function groupByClass(rows: readonly PageRow[]): Record<DetailClass, number[]> {
  const groups: Record<DetailClass, number[]> = { A: [], B: [], C: [] };
  for (const [index, row] of rows.entries()) groups[classOf(row)].push(index);
  return groups;
}

const MAX_IMAGE_BYTES = 8 * 1024 * 1024;

/** Tests whose images would exceed the limit of all images; those of important tests stay. */
function withoutImages(rows: readonly PageRow[], byClass: Record<DetailClass, readonly number[]>): Set<number> {
  const hidden = new Set<number>();
  let bytes = 0;
  for (const test of [...byClass.A, ...byClass.B, ...byClass.C]) {
    const row = rows[test];
    const size = row === undefined ? 0 : imageSize(row);
    if (size > 0 && bytes + size > MAX_IMAGE_BYTES) hidden.add(test);
    else bytes += size;
  }
  return hidden;
}

type Chunks = Record<DetailPart, (number | null)[]>;

/** For each part and test: -1 if the test has the part, null if not. */
function partsOfTests(count: number, uncut: readonly ClassDetails[]): Chunks {
  const none = (): (number | null)[] => new Array(count).fill(null);
  const chunks = { answer: none(), steps: none(), files: none() };
  for (const part of detailParts) {
    for (const { tests } of uncut.flatMap(({ packed }) => packed[part]))
      for (const test of tests) chunks[part][test] = -1;
  }
  return chunks;
}

/** Numbers the blocks, and gives each test the number of its block. */
function numbered(all: readonly ClassDetails[], chunks: Chunks): Omit<Packed, 'omitted'> {
  const blocks: { id: string; base64: string }[] = [];
  for (const part of detailParts) {
    let number = 0;
    for (const { base64, tests } of all.flatMap(({ packed }) => packed[part])) {
      if (base64 === undefined) continue;
      blocks.push({ id: `${part}-${number}`, base64 });
      for (const test of tests) chunks[part][test] = number;
      number += 1;
    }
  }
  return { chunks, blocks };
}
