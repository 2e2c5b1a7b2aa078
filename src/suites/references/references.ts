import { basename, extname } from 'node:path';
import { type Problem, UserError } from '../../model/errors.ts';
import { cutMiddle } from '../../model/text/text.ts';
import type { CustomGraders } from '../graders/custom-grader-files.ts';
import type { Cursor } from '../yaml/cursor.ts';
import { displayPath, FilePaths, NotRead, type PathComplaint, type Surroundings } from './file-paths.ts';

/** The maximum size of a text for a model. Larger files are data for a program, which gets their paths. */
export const MAX_TEXT_BYTES = 1024 * 1024;
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const MAX_GRADING_BYTES = 5 * 1024 * 1024;
/** Of one suite: its files stay in memory for the whole run. */
export const MAX_REFERENCES = 10_000;
export const MAX_ALL_BYTES = 64 * 1024 * 1024;

/** The state of a path in a suite. `unread`: it is recorded, and still has to be read. */
export type Reference<Found> =
  | ({ readonly kind: 'found' } & Found)
  | { readonly kind: 'unread' }
  | { readonly kind: 'missing' | 'refused'; readonly complaint: PathComplaint };

export interface TextFile {
  /** As shown to users. */
  readonly path: string;
  readonly absolutePath: string;
  readonly text: string;
  readonly isGuideline?: true | undefined;
}

type ReferenceKind = 'text' | 'file' | 'folder' | 'image' | 'grading file' | 'template' | 'graders';
type SettledReference =
  | { readonly kind: 'found'; readonly value: unknown }
  | Exclude<Reference<unknown>, { kind: 'found' | 'unread' }>;

/**
 * The files of a suite. A suite is parsed synchronously: unknown files are recorded, `readWanted` reads them, and the
 * suite is parsed again. Without surroundings nothing can be referred to.
 */
export class References {
  readonly #at: Surroundings | undefined;
  readonly #findGraders: () => Promise<CustomGraders>;
  readonly #known = new Map<string, SettledReference>();
  readonly #wanted = new Map<string, () => Promise<SettledReference>>();
  readonly #read = new Map<string, Promise<Buffer>>();
  #bytes = 0;

  constructor(at?: Surroundings, findGraders: () => Promise<CustomGraders> = async () => new Map()) {
    this.#at = at;
    this.#findGraders = findGraders;
  }

  text(value: string): Reference<TextFile> {
    return this.#ask('text', value, async (paths, at): Promise<TextFile> => {
      const absolutePath = await paths.find(value);
      const text = await this.#textOf(absolutePath, at);
      const isGuideline = at.isGuideline?.(absolutePath) === true;
      return { path: displayPath(value), absolutePath, text, isGuideline: isGuideline || undefined };
    });
  }

  /** A file that is not read here: a program of the suite. */
  file(value: string): Reference<{ readonly absolutePath: string }> {
    return this.#ask('file', value, async (paths) => ({ absolutePath: await paths.find(value) }));
  }

  /** A folder that is not read here: a repository of this machine. */
  folder(value: string): Reference<{ readonly absolutePath: string }> {
    return this.#ask('folder', value, async (paths) => ({ absolutePath: await paths.findFolder(value) }));
  }

  image(
    value: string,
  ): Reference<{ readonly absolutePath: string; readonly mediaType: string; readonly dataUri: string }> {
    return this.#ask('image', value, async (paths, at) => {
      const absolutePath = await paths.find(value);
      const mediaType = imageTypeOf(absolutePath);
      if (mediaType === undefined) {
        throw new NotRead('missing', {
          code: 'FILE_UNREADABLE',
          message: `${cutMiddle(basename(absolutePath), 100)} is not a supported image`,
          expected: `one of ${Object.keys(MEDIA_TYPES).join(', ')}`,
        });
      }
      const bytes = await this.#bytesOf(absolutePath, at, MAX_IMAGE_BYTES);
      return { absolutePath, mediaType, dataUri: `data:${mediaType};base64,${bytes.toString('base64')}` };
    });
  }

  /** A file for graders that is copied into workspaces, in base64. */
  gradingFile(value: string): Reference<{ readonly content: string }> {
    return this.#ask('grading file', value, async (paths, at) => {
      const path = await paths.find(value);
      const bytes = await this.#bytesOf(path, at, MAX_GRADING_BYTES);
      return { content: bytes.toString('base64') };
    });
  }

  /** The text of an included list of graders; paths in a template are resolved relative to it first. */
  template(name: string, from?: string): Reference<TextFile> {
    return this.#ask('template', JSON.stringify([from, name]), async (paths, at): Promise<TextFile> => {
      const absolutePath = await paths.findTemplate(name, from);
      return { path: absolutePath, absolutePath, text: await this.#textOf(absolutePath, at) };
    });
  }

  customGraders(): Reference<{ readonly graders: CustomGraders }> {
    return this.#ask('graders', '', async () => ({ graders: await this.#findGraders() }));
  }

  /** What was found. Anything else is reported at the reference: without a file, the question would be another one. */
  found<Found>(reference: Reference<Found>, field: Cursor): Found | undefined {
    if (reference.kind === 'found') return reference;
    return reference.kind === 'unread' ? undefined : field.addComplaint(reference.complaint);
  }

  async readWanted(): Promise<boolean> {
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    for (const [key, read] of wanted) this.#known.set(key, await read());
    return wanted.length > 0;
  }

  #ask<Found extends object>(
    what: ReferenceKind,
    value: string,
    read: (paths: FilePaths, at: Surroundings) => Promise<Found>,
  ): Reference<Found> {
    const at = this.#at;
    if (at === undefined) return { kind: 'missing', complaint: NOT_HERE };
    const key = `${what} ${value}`;
    const known = this.#known.get(key);
    // The same method stored the value under this key, so it has its type.
    if (known?.kind === 'found') return { kind: 'found', ...(known.value as Found) };
    if (known !== undefined) return known;
    if (this.#wanted.has(key)) return { kind: 'unread' };
    if (this.#known.size + this.#wanted.size >= MAX_REFERENCES) return { kind: 'refused', complaint: TOO_MANY };
    this.#wanted.set(key, async (): Promise<SettledReference> => {
      try {
        return { kind: 'found', value: await read(new FilePaths(at), at) };
      } catch (error) {
        if (error instanceof NotRead) return { kind: error.kind, complaint: error.complaint };
        const [problem] = error instanceof UserError ? error.problems : [];
        if (problem === undefined) throw error;
        const { severity: _, location: __, ...complaint } = problem;
        return { kind: complaint.code === 'FILE_TOO_LARGE' ? 'refused' : 'missing', complaint };
      }
    });
    return { kind: 'unread' };
  }

  async #textOf(path: string, at: Surroundings): Promise<string> {
    return (await this.#bytesOf(path, at, MAX_TEXT_BYTES))
      .toString()
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  }

  /** Each file is read once for each use. */
  #bytesOf(path: string, { files }: Surroundings, max: number): Promise<Buffer> {
    const key = `${max} ${path}`;
    const reading = this.#read.get(key) ?? files.readBytes(path, max).then((bytes) => this.#counted(bytes));
    this.#read.set(key, reading);
    return reading;
  }

  #counted(bytes: Uint8Array): Buffer {
    this.#bytes += bytes.length;
    if (this.#bytes <= MAX_ALL_BYTES) return Buffer.from(bytes);
    throw new NotRead('refused', {
      code: 'FILE_TOO_LARGE',
      message: 'The files of this suite are too large in total',
      expected: `at most ${MAX_ALL_BYTES} bytes`,
    });
  }
}

/** Parses repeatedly until all referenced files are read. Only the problems of the last pass are reported. */
export async function readSettled<Read>(
  read: (problems: Problem[]) => Read,
  references: References,
  problems: Problem[],
): Promise<Read> {
  for (;;) {
    const reported: Problem[] = [];
    const result = read(reported);
    if (await references.readWanted()) continue;
    problems.push(...reported);
    return result;
  }
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.bmp': 'image/bmp',
};

export const imageTypeOf = (path: string): string | undefined => MEDIA_TYPES[extname(path).toLowerCase()];

const NOT_HERE: PathComplaint = {
  code: 'NOT_SUPPORTED_YET',
  message: 'Suites of this format cannot have a prompt file',
};

const TOO_MANY: PathComplaint = {
  code: 'FILE_TOO_LARGE',
  message: 'This suite refers to too many files',
  expected: `at most ${MAX_REFERENCES} paths`,
  hint: 'Split it into several suites.',
};
