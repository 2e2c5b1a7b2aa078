import { constants } from 'node:fs';
import type { TreeLook } from '../../model/ports/ports.ts';
import { nameOf } from '../../shared/file-names.ts';
import { repositoriesAmong } from './tree-walk.ts';

const NUL = 0;

/** A folder's own record; and what begins any other one. */
const OWN = /^d[0-7]{1,4} \0/;
const OTHER = /^(?:d[0-7]{1,4} [^\0]|[a-zA-Z?][0-7]{1,4} \d+ \d+ -?\d+\.\d+ -?\d+\.\d+ [^\0])/;
/** Longer than an `OWN`, and than what an `OTHER` begins with. */
const [MOST_OWN, MOST_HEAD] = [8, 120];

/**
 * The records of each folder (`find-process.ts`), its own left out; `undefined` for what is none. A folder is known by
 * its own record: nothing in it has an empty path.
 */
export function foldersIn(records: Buffer): readonly Buffer[] | undefined {
  const [starts, ends]: [number[], number[]] = [[], []];
  for (let at = 0; at !== -1; at = nextFolder(records, at)) {
    const own = OWN.exec(records.toString('latin1', at, at + MOST_OWN))?.[0];
    if (own === undefined) continue;
    ends.push(at);
    starts.push(at + own.length);
  }
  if (ends[0] !== 0) return undefined;
  const folders = starts.map((start, index) => records.subarray(start, ends[index + 1] ?? records.length));
  const isOne = (folder: Buffer) => folder.length === 0 || OTHER.test(folder.toString('latin1', 0, MOST_HEAD));
  return folders.every(isOne) ? folders : undefined;
}

function nextFolder(records: Buffer, after: number): number {
  const end = records.indexOf('\0d', after);
  return end === -1 ? -1 : end + 1;
}

/** The paths in a folder, and the numbers of each. */
export type Seen = Pick<TreeLook, 'paths' | 'numbers'>;

/** A look that is read only when somebody wants to know more than whether it is the same as another one. */
export class FoundLook implements TreeLook {
  readonly root: string;
  readonly records: Buffer;
  readonly settledBefore: number;
  readonly #folder: string;
  #seen: Seen | undefined;

  constructor(folder: string, { root, records, settledBefore }: Pick<FoundLook, 'root' | 'records' | 'settledBefore'>) {
    this.#folder = folder;
    this.root = root;
    this.records = records;
    this.settledBefore = settledBefore;
  }

  get paths(): readonly string[] {
    return this.#read().paths;
  }

  get numbers(): Float64Array {
    return this.#read().numbers;
  }

  get repositories(): readonly string[] {
    const found: string[] = [];
    for (let at = this.records.indexOf('.git\0'); at !== -1; at = this.records.indexOf('.git\0', at + 1)) {
      const start = at === 0 ? 0 : this.records.lastIndexOf(NUL, at - 1) + 1;
      const { path } = readRecord(this.records.toString('latin1', start, at + '.git'.length));
      found.push(pathOf(path));
    }
    return repositoriesAmong(found);
  }

  #read(): Seen {
    this.#seen ??= read(this.records, this.#folder);
    return this.#seen;
  }
}

/** Nobody can name more at once, and so nobody else would see it. */
const MOST_PATH_BYTES = 4_095;

function read(records: Buffer, folder: string): Seen {
  const paths: string[] = [];
  const numbers: number[] = [];
  const room = MOST_PATH_BYTES - Buffer.byteLength(folder) - 1;
  const text = records.toString();
  // Names that are no text are rare, and reading them takes longer.
  const isText = !text.includes('\uFFFD');
  for (const each of (isText ? text : records.toString('latin1')).split('\0')) {
    if (each === '') continue;
    const record = readRecord(each);
    const path = isText ? record.path : pathOf(record.path);
    if (path.length * 3 > room && Buffer.byteLength(path) > room) continue;
    paths.push(path);
    numbers.push(...record.numbers);
  }
  return { paths, numbers: Float64Array.from(numbers) };
}

function readRecord(text: string) {
  const isFolder = text.startsWith('d');
  let at = 0;
  for (let word = isFolder ? 1 : WORDS; word > 0; word -= 1) at = text.indexOf(' ', at) + 1;
  const path = text.slice(at);
  const [mode = '', size, ino, modifiedAt = '', changedAt = ''] = text.slice(1, at - 1).split(' ');
  const bits = (KINDS[text.charAt(0)] ?? 0) | Number.parseInt(mode, 8);
  if (isFolder) return { path, numbers: [bits, 0, 0, 0, 0] };
  return { path, numbers: [bits, Number(size), Number(ino), millisecondsOf(modifiedAt), millisecondsOf(changedAt)] };
}

/** Before the path of what is no folder. */
const WORDS = 5;

const KINDS: Readonly<Record<string, number>> = {
  d: constants.S_IFDIR,
  f: constants.S_IFREG,
  l: constants.S_IFLNK,
  p: constants.S_IFIFO,
  s: constants.S_IFSOCK,
  b: constants.S_IFBLK,
  c: constants.S_IFCHR,
};

/** As Node works them out, so that both ways to look see the same. */
function millisecondsOf(seconds: string): number {
  const dot = seconds.indexOf('.');
  const nanoseconds = Number(seconds.slice(dot + 1, dot + 10).padEnd(9, '0'));
  return Number(seconds.slice(0, dot)) * 1e3 + (seconds.startsWith('-') ? -nanoseconds : nanoseconds) / 1e6;
}

/** Its bytes are the signs of the text. Each name by itself: one that is no text does not change how the others are written. */
function pathOf(bytes: string): string {
  const path = Buffer.from(bytes, 'latin1').toString();
  if (!path.includes('\uFFFD')) return path;
  return bytes
    .split('/')
    .map((name) => nameOf(Buffer.from(name, 'latin1')))
    .join('/');
}
