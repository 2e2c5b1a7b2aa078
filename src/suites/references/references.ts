import { basename, extname } from 'node:path';
import { type Problem, UserError } from '../../model/errors.ts';
import { cutMiddle } from '../../shared/text.ts';
import type { CustomGraders } from '../graders/custom-grader-files.ts';
import { type Complaint, displayPath, FilePaths, NotRead, type Surroundings } from './file-paths.ts';

/** The maximum size of a text for a model. Larger files are data for a program, which gets their paths. */
export const MAX_TEXT_BYTES = 1024 * 1024;
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** All files of one suite. */
export const MAX_TEXTS_BYTES = 16 * MAX_TEXT_BYTES;
const MAX_IMAGES_BYTES = 10 * MAX_IMAGE_BYTES;
/** Files for graders. They stay in memory for the whole run. */
const MAX_GRADING_FILE_BYTES = 5 * 1024 * 1024;
const MAX_GRADING_FILES_BYTES = 10 * MAX_GRADING_FILE_BYTES;
/** More different paths than this are made by a program, and by mistake. */
export const MOST_REFERENCES = 10_000;

/** The state of a path in a suite. `unread`: it is recorded, and still has to be read. */
export type Reference<Found> =
  | ({ readonly kind: 'found' } & Found)
  | { readonly kind: 'unread' }
  | { readonly kind: 'missing' | 'refused'; readonly complaint: Complaint };

interface TextFile {
  /** As people see it. */
  readonly path: string;
  readonly absolutePath: string;
  readonly text: string;
  readonly isGuideline?: true | undefined;
}

interface ImageFile {
  readonly absolutePath: string;
  readonly mediaType: string;
  readonly dataUri: string;
}

type Wanted = 'text' | 'file' | 'folder' | 'image' | 'grading file' | 'template' | 'graders';
type Settled =
  | { readonly kind: 'found'; readonly value: unknown }
  | Exclude<Reference<unknown>, { kind: 'found' | 'unread' }>;

/**
 * The files of a suite. A suite is parsed synchronously: unknown files are recorded, `readWanted` reads them, and the
 * suite is parsed again.
 */
export class References {
  readonly #at: Surroundings;
  readonly #findGraders: () => Promise<CustomGraders>;
  readonly #known = new Map<string, Settled>();
  readonly #wanted = new Map<string, () => Promise<Settled>>();
  readonly #paths: FilePaths;
  readonly #texts = new Map<string, Promise<string>>();
  readonly #images = new Map<string, Promise<ImageFile>>();
  readonly #gradingFiles = new Map<string, Promise<string>>();
  #textBytes = 0;
  #imageBytes = 0;
  #gradingBytes = 0;

  constructor(at: Surroundings, findGraders: () => Promise<CustomGraders> = async () => new Map()) {
    this.#at = at;
    this.#findGraders = findGraders;
    this.#paths = new FilePaths(at);
  }

  text(value: string): Reference<TextFile> {
    return this.#ask('text', value, async (): Promise<TextFile> => {
      const absolutePath = await this.#paths.find(value);
      const text = await this.#textOf(absolutePath);
      const isGuideline = this.#at.isGuideline?.(absolutePath) === true;
      return { path: displayPath(value), absolutePath, text, isGuideline: isGuideline || undefined };
    });
  }

  /** A file that is not read here: a program of the suite. */
  file(value: string): Reference<{ readonly absolutePath: string }> {
    return this.#ask('file', value, async () => ({ absolutePath: await this.#paths.find(value) }));
  }

  /** A folder that is not read here: a repository of this machine. */
  folder(value: string): Reference<{ readonly absolutePath: string }> {
    return this.#ask('folder', value, async () => ({ absolutePath: await this.#paths.findFolder(value) }));
  }

  image(value: string): Reference<ImageFile> {
    return this.#ask('image', value, async () => this.#imageOf(await this.#paths.find(value)));
  }

  /** A file for graders that is copied into workspaces, in base64. */
  gradingFile(value: string): Reference<{ readonly content: string }> {
    return this.#ask('grading file', value, async () => {
      const absolutePath = await this.#paths.find(value);
      return { content: await this.#gradingFileOf(absolutePath) };
    });
  }

  /** The text of an included list of graders; paths in a template are resolved relative to it first. */
  template(name: string, from?: string): Reference<TextFile> {
    return this.#ask('template', JSON.stringify([from, name]), async (): Promise<TextFile> => {
      const absolutePath = await this.#paths.findTemplate(name, from);
      return { path: absolutePath, absolutePath, text: await this.#textOf(absolutePath) };
    });
  }

  /** The graders that are files of the repository. */
  customGraders(): Reference<{ readonly graders: CustomGraders }> {
    return this.#ask('graders', '', async () => ({ graders: await this.#findGraders() }));
  }

  /** Reads the files that were recorded since the last call; returns false if there were none. */
  async readWanted(): Promise<boolean> {
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    for (const [key, read] of wanted) this.#known.set(key, await read());
    return wanted.length > 0;
  }

  #ask<Found extends object>(what: Wanted, value: string, read: () => Promise<Found>): Reference<Found> {
    const key = `${what} ${value}`;
    const known = this.#known.get(key);
    // The same method stored the value under this key, so it has its type.
    if (known?.kind === 'found') return { kind: 'found', ...(known.value as Found) };
    if (known !== undefined) return known;
    if (this.#wanted.has(key)) return { kind: 'unread' };
    if (this.#known.size + this.#wanted.size >= MOST_REFERENCES) return { kind: 'refused', complaint: tooMany };
    this.#wanted.set(key, () => settle(read));
    return { kind: 'unread' };
  }

  #textOf(path: string): Promise<string> {
    return remembered(this.#texts, path, async () => {
      const text = await this.#at.files.read(path, MAX_TEXT_BYTES);
      this.#textBytes += Buffer.byteLength(text);
      if (this.#textBytes > MAX_TEXTS_BYTES) throw new NotRead('refused', tooMuch('text', MAX_TEXTS_BYTES));
      return text.replaceAll('\r\n', '\n');
    });
  }

  #gradingFileOf(path: string): Promise<string> {
    return remembered(this.#gradingFiles, path, async () => {
      const bytes = await this.#at.files.readBytes(path, MAX_GRADING_FILE_BYTES);
      this.#gradingBytes += bytes.length;
      if (this.#gradingBytes > MAX_GRADING_FILES_BYTES) {
        throw new NotRead('refused', tooMuch('grading files', MAX_GRADING_FILES_BYTES));
      }
      return Buffer.from(bytes).toString('base64');
    });
  }

  #imageOf(path: string): Promise<ImageFile> {
    return remembered(this.#images, path, async () => {
      const mediaType = imageTypeOf(path);
      if (mediaType === undefined) throw new NotRead('missing', notAnImage(path));
      const bytes = await this.#at.files.readBytes(path, MAX_IMAGE_BYTES);
      this.#imageBytes += bytes.length;
      if (this.#imageBytes > MAX_IMAGES_BYTES) throw new NotRead('refused', tooMuch('images', MAX_IMAGES_BYTES));
      return {
        absolutePath: path,
        mediaType,
        dataUri: `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`,
      };
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

async function settle(read: () => Promise<object>): Promise<Settled> {
  try {
    return { kind: 'found', value: await read() };
  } catch (error) {
    if (error instanceof NotRead) return { kind: error.kind, complaint: error.complaint };
    const [problem] = error instanceof UserError ? error.problems : [];
    if (problem === undefined) throw error;
    const { severity: _, location: __, ...complaint } = problem;
    return { kind: complaint.code === 'FILE_TOO_LARGE' ? 'refused' : 'missing', complaint };
  }
}

function remembered<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  const reading = read();
  known.set(key, reading);
  return reading;
}

const notAnImage = (path: string): Complaint => ({
  code: 'FILE_UNREADABLE',
  message: `${cutMiddle(basename(path), 100)} is not a supported image`,
  expected: `one of ${Object.keys(MEDIA_TYPES).join(', ')}`,
});

const tooMany: Complaint = {
  code: 'FILE_TOO_LARGE',
  message: 'This suite refers to too many files',
  expected: `at most ${MOST_REFERENCES} paths`,
  hint: 'Split it into several suites.',
};

const tooMuch = (what: string, most: number): Complaint => ({
  code: 'FILE_TOO_LARGE',
  message: `The ${what} of this suite are too large in total`,
  expected: `at most ${most} bytes`,
  hint: 'Split it into several suites.',
});
