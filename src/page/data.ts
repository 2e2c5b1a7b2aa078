import type {
  AnswerPart,
  Chunk,
  DetailPart,
  FilesPart,
  PageHead,
  PageIndex,
  StepsPart,
} from '../reports/html/page-data.ts';

interface Parts {
  readonly answer: AnswerPart;
  readonly steps: StepsPart;
  readonly files: FilesPart;
}

const MAX_CHUNKS = 8;

/** Reads the blocks of data in the file. Chunks are decoded when first needed, and the last few stay. */
export class PageData {
  readonly head = JSON.parse(blockText('head')) as PageHead;
  private readonly chunks = new Map<string, Promise<Chunk<unknown>>>();

  readonly index = (): Promise<PageIndex> => decoded('index') as Promise<PageIndex>;

  /** A part of a test; undefined where it was omitted or there is none. */
  async part<P extends DetailPart>(index: PageIndex, test: number, part: P): Promise<Parts[P] | undefined> {
    const chunk = index.tests.chunks[part][test];
    if (chunk === null || chunk === undefined || chunk < 0) return undefined;
    const all = (await this.chunk(`${part}-${chunk}`)) as Chunk<Parts[P]>;
    return all[test];
  }

  private chunk(id: string): Promise<Chunk<unknown>> {
    const found = this.chunks.get(id) ?? loaded(id);
    this.chunks.delete(id);
    this.chunks.set(id, found);
    const [oldest] = this.chunks.keys();
    if (this.chunks.size > MAX_CHUNKS && oldest !== undefined) this.chunks.delete(oldest);
    return found;
  }
}

/** A chunk may be further down in a file that is still being read. */
async function loaded(id: string): Promise<Chunk<unknown>> {
  if (document.getElementById(id) === null && document.readyState === 'loading') {
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
  }
  return decoded(id) as Promise<Chunk<unknown>>;
}

const blockText = (id: string): string => document.getElementById(id)?.textContent ?? '';

async function decoded(id: string): Promise<unknown> {
  const bytes = bytesOf(blockText(id).trim());
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await new Response(stream).text());
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const { fromBase64 } = Uint8Array as unknown as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };
  if (fromBase64 !== undefined) return fromBase64.call(Uint8Array, base64);
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

export const canDecode = (): boolean => {
  try {
    return new DecompressionStream('deflate-raw') !== undefined;
  } catch {
    return false;
  }
};
