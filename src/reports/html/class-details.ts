import { inParallel } from '../../shared/in-parallel.ts';
import { readableJson } from '../escape/readable.ts';
import type { PromptOf } from './agent-prompt.ts';
import { answerPart, type Cuts, filesPart, stepsPart } from './details.ts';
import { type DetailPart, detailParts } from './page-data.ts';
import type { PageRow } from './page-source.ts';

/** Compresses with raw deflate. A port: stages do not import zlib. */
export type Deflate = (text: string) => Promise<Uint8Array>;

export interface PackLimits {
  /** Of all blocks together, as written to the file. */
  readonly fileBytes: number;
  /** Of all details before compression. */
  readonly rawBytes: number;
}

const CHUNK_BYTES = 512 * 1024;

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
  /** Undefined where the details before and in this block exceed the limit. */
  readonly base64: string | undefined;
}
type PackedClass = Readonly<Record<DetailPart, readonly Block[]>>;

export interface Packing {
  readonly rows: readonly PageRow[];
  readonly promptOf: PromptOf;
  /** Tests without their images. */
  readonly hidden: ReadonlySet<number>;
  readonly deflate: Deflate;
  readonly limits: PackLimits;
}

/** The details of the tests of one class, in blocks. */
export class ClassDetails {
  readonly #tests: readonly number[];
  readonly #packing: Packing;
  #cuts: Cuts = {};
  #packed: PackedClass = { answer: [], steps: [], files: [] };

  static async of(tests: readonly number[], packing: Packing): Promise<ClassDetails> {
    const details = new ClassDetails(tests, packing);
    await details.#pack(detailParts);
    return details;
  }

  private constructor(tests: readonly number[], packing: Packing) {
    this.#tests = tests;
    this.#packing = packing;
  }

  get packed(): PackedClass {
    return this.#packed;
  }

  get #blocks(): Block[] {
    return Object.values(this.#packed).flat();
  }

  /** Bytes before compression. */
  get size(): number {
    return sum(this.#blocks.map(({ size }) => size));
  }

  get fileSize(): number {
    return sum(this.#blocks.map(({ base64 = '' }) => base64.length + 60));
  }

  /** Leaves out a part of the details. Returns in how many tests that changed anything. */
  async cut(cut: Cuts): Promise<number> {
    this.#cuts = { ...this.#cuts, ...cut };
    const parts = this.#partsChangedBy(cut);
    const before = this.#packed;
    await this.#pack(parts);
    return new Set(parts.flatMap((part) => changedTests(before[part], this.#packed[part]))).size;
  }

  #partsChangedBy(cut: Cuts): readonly DetailPart[] {
    if (cut.base && !this.#tests.some((test) => hasOtherSide(this.#packing.rows[test]))) return [];
    return detailParts.filter((part) => Object.keys(cut).some((name) => CHANGED_BY[name as keyof Cuts].includes(part)));
  }

  /** Compresses the blocks that fit since others are shorter. */
  async deflate(): Promise<void> {
    let bytes = 0;
    const fitsNow = ({ size, base64 }: Block) => {
      bytes += size;
      return base64 === undefined && bytes <= this.#packing.limits.rawBytes;
    };
    await this.#pack(detailParts.filter((part) => this.#packed[part].filter(fitsNow).length > 0));
  }

  async #pack(parts: readonly DetailPart[]): Promise<void> {
    const packed = { ...this.#packed };
    let bytes = 0;
    for (const part of detailParts) {
      if (parts.includes(part)) packed[part] = await this.#blocksOf(part, bytes);
      bytes += sum(packed[part].map(({ size }) => size));
    }
    this.#packed = packed;
  }

  #blocksOf(part: DetailPart, bytesBefore: number): Promise<Block[]> {
    const { deflate, limits } = this.#packing;
    let bytes = bytesBefore;
    return inParallel(
      chunksOf(this.#tests, { part, cuts: this.#cuts, packing: this.#packing }),
      async ({ tests, texts, size }) => {
        bytes += size;
        const isTooMuch = bytes > limits.rawBytes;
        const base64 = isTooMuch ? undefined : Buffer.from(await deflate(`{${texts.join(',')}}`)).toString('base64');
        return { tests, sizes: texts.map(({ length }) => length), size, base64 };
      },
      AT_ONCE,
    );
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Chunks that are compressed at once. */
const AT_ONCE = 4;

/** The parts that a cut may change. */
const CHANGED_BY: Readonly<Record<keyof Cuts, readonly DetailPart[]>> = {
  files: ['files'],
  steps: ['steps'],
  base: detailParts,
  answers: ['answer'],
  filesAbove: ['files'],
  outputsAbove: ['steps'],
  stepsAround: ['steps'],
  answersAbove: ['answer'],
  withoutImages: ['answer'],
};

const hasOtherSide = (row: PageRow | undefined): boolean =>
  row !== undefined && Object.keys(row.sides()).some((name) => name !== 'head');

const PARTS = { answer: answerPart, steps: stepsPart, files: filesPart } as const;

interface Cutting {
  readonly part: DetailPart;
  readonly cuts: Cuts;
  readonly packing: Packing;
}

function* chunksOf(tests: readonly number[], { part, cuts, packing }: Cutting): Generator<Chunk> {
  const { rows, hidden, promptOf } = packing;
  let open: { texts: string[]; tests: number[]; size: number } | undefined;
  for (const test of tests) {
    const row = rows[test];
    const details = row && PARTS[part](row, hidden.has(test) ? { ...cuts, withoutImages: true } : cuts, promptOf);
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

/** The tests whose entries a cut changed or left out. */
function changedTests(before: readonly Block[], after: readonly Block[]): number[] {
  const sizes = new Map<number, number | undefined>();
  for (const block of after) for (const [at, test] of block.tests.entries()) sizes.set(test, block.sizes[at]);
  return before.flatMap((block) => block.tests.filter((test, at) => sizes.get(test) !== block.sizes[at]));
}
