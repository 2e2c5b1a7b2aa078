import { createHash, type Hash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  createReadStream,
  type Dirent,
  lstat as lstatAsync,
  openSync,
  readdir,
  readFileSync,
  readlinkSync,
  readSync,
  realpath,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  stat as statAsync,
  statSync,
  symlinkSync,
} from 'node:fs';
import {
  type FileHandle,
  lstat,
  mkdtemp,
  open,
  readFile,
  readdir as readFolder,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { codeOf, messageOf, UserError, userError } from '../../model/errors.ts';
import type { FileSlice, Files, Journal, ScratchFolder } from '../../model/ports/files.ts';
import { claimFolder } from './locks.ts';
import { makeFolder } from './make-folder.ts';
import { notTextAt } from './text-bytes.ts';

/**
 * The disk. Errors that the user can fix are `UserError`s that name the file. What the system does in microseconds is asked
 * for directly: a thread takes 10 times as long to answer, and a run of one test asks more than 100 times.
 */
export const files: Files = {
  async state(path, { noDeadLinks = false } = {}) {
    try {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats === undefined) {
        if (noDeadLinks && deadLinkOn(path) !== undefined) throw missing(path);
        return 'missing';
      }
      return stats.isDirectory() ? 'folder' : 'file';
    } catch (error) {
      // Node 20 throws it below a file.
      if (codeOf(error) === 'ENOTDIR') return 'missing';
      throw unreadable(path, error);
    }
  },

  async modifiedAt(path) {
    return attempted(path, () => statSync(path)).mtimeMs;
  },

  async read(path, maxBytes, { onlyText = false } = {}) {
    const bytes = await readBytes(path, maxBytes);
    const badByte = onlyText ? notTextAt(bytes) : undefined;
    if (badByte !== undefined) {
      throw userError('FILE_UNREADABLE', `${path} contains bytes that are not text (at byte ${badByte})`);
    }
    return bytes.toString('utf8').replace(/^\uFEFF/, '');
  },

  readBytes,
  readPieces,
  slice,

  async realPath(path) {
    return attempted(path, () => realpathSync.native(path));
  },

  write: replaceFile,
  writeAsIs: replaceFile,
  writePieces: replaceFile,

  async create(path, content) {
    attempted(path, () => makeFolder(dirname(path)), unwritable);
    try {
      await writeFile(path, content, { flag: 'wx' });
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw unwritable(path, error);
    }
  },

  async glob(patterns, { cwd, ignoreCase = false, followLinks = true, notFiles = false, skipUnreadable = false }) {
    const unread: UserError[] = [];
    const paths = await glob(
      // On Windows a backslash separates folders; elsewhere it escapes special characters of a glob.
      process.platform === 'win32' ? patterns.map((pattern) => pattern.replaceAll('\\', '/')) : patterns,
      {
        cwd,
        absolute: true,
        dot: true,
        onlyFiles: !notFiles,
        caseSensitiveMatch: !ignoreCase,
        expandDirectories: false,
        followSymbolicLinks: followLinks,
        fs: {
          // To the glob, a folder that cannot be read looks empty.
          readdir: ((
            path: string,
            options: { withFileTypes: true },
            done: (error: Error | null, entries?: Dirent[]) => void,
          ) =>
            readdir(path, options, (error, entries) => {
              if (error && !['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) {
                const message = `Cannot read the folder ${resolve(path)}: ${messageOf(error)}`;
                const hint = 'Check its permissions, or exclude it.';
                unread.push(userError('FILE_UNREADABLE', message, { hint, cause: error }));
              }
              done(error, notFiles ? entries?.map(fileUnlessFolder) : entries);
            })) as typeof readdir,
          ...(notFiles && { realpath: realPathOrLink, stat: statOfFileOrLink }),
        },
      },
    );
    const [first] = unread.toSorted((a, b) => (a.message < b.message ? -1 : 1));
    if (first !== undefined && !skipUnreadable) throw first;
    return [...new Set(paths.map((path) => resolve(path)))].sort();
  },

  async namesIn(folder, most) {
    try {
      const entries = await readFolder(folder, { withFileTypes: true });
      const names = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
      return { names: names.slice(0, most), others: Math.max(0, names.length - most) };
    } catch (error) {
      throw unreadable(folder, error);
    }
  },

  async linkFolder(target, path) {
    // Windows lets anyone create a junction.
    attempted(path, () => symlinkSync(target, path, 'junction'), unwritable);
  },

  async openJournal(path) {
    try {
      makeFolder(dirname(path));
      return await journal(await open(path, 'a'), path);
    } catch (error) {
      throw unwritable(path, error);
    }
  },

  async scratchFolder(prefix): Promise<ScratchFolder> {
    const path = await mkdtemp(join(tmpdir(), prefix)).catch((cause) => {
      throw userError('OUTPUT_UNWRITABLE', `Cannot make a temporary folder in ${tmpdir()}: ${messageOf(cause)}`, {
        hint: 'Free some space there, or point TMPDIR to another folder.',
        cause,
      });
    });
    return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) };
  },

  async removeFile(path) {
    attempted(path, () => rmSync(path, { force: true }), unwritable);
  },

  async claim(folder, signal) {
    attempted(folder, () => makeFolder(folder), unwritable);
    return claimFolder(folder, signal);
  },
};

async function slice(path: string, start: number, length: number): Promise<FileSlice> {
  try {
    // A pipe or a device has no end to wait for.
    const stats = await stat(path);
    if (!stats.isFile()) throw notAFile(path);
    const { size } = stats;
    await using file = await open(path, 'r');
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - start)));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
    return { bytes: bytes.subarray(0, bytesRead), size };
  } catch (error) {
    throw unreadable(path, error);
  }
}

async function readBytes(path: string, maxBytes: number): Promise<Buffer> {
  try {
    const bytes = readableSize(path, maxBytes) <= PIECE_BYTES ? readFileSync(path) : await readFile(path);
    // It may have grown meanwhile.
    if (bytes.length > maxBytes) throw tooLarge(path, bytes.length, maxBytes);
    return bytes;
  } catch (error) {
    throw unreadable(path, error);
  }
}

function readableSize(path: string, maxBytes: number): number {
  const stats = statSync(path);
  // A pipe or a device has no end to wait for.
  if (!stats.isFile() && !stats.isDirectory()) throw notAFile(path);
  if (stats.size > maxBytes) throw tooLarge(path, stats.size, maxBytes);
  return stats.size;
}

const PIECE_BYTES = 64 * 1024;

function* readPieces(path: string, maxBytes: number): Generator<Uint8Array> {
  attempted(path, () => readableSize(path, maxBytes));
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  const file = attempted(path, () => openSync(path, 'r'));
  try {
    let bytes = 0;
    for (;;) {
      const length = attempted(path, () => readSync(file, piece));
      if (length === 0) return;
      bytes += length;
      // It may have grown meanwhile.
      if (bytes > maxBytes) throw tooLarge(path, bytes, maxBytes);
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

function attempted<Result>(path: string, work: () => Result, failure = unreadable): Result {
  try {
    return work();
  } catch (error) {
    throw failure(path, error);
  }
}

/** A request to the system for each line of a file would take longer than making the lines. */
function* inBatches(pieces: Iterable<string>): Generator<string> {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    if (batch.length < PIECE_BYTES) continue;
    yield batch;
    batch = '';
  }
  yield batch;
}

async function replaceFile(path: string, content: string | Uint8Array | Iterable<string>): Promise<void> {
  const partial = join(dirname(path), `.${basename(path)}.${randomUUID()}.partial`);
  try {
    makeFolder(dirname(path));
    await writeFile(
      partial,
      typeof content === 'string' || content instanceof Uint8Array ? content : inBatches(content),
    );
    const mode = modeOf(path);
    if (mode !== undefined) chmodSync(partial, mode);
    renameSync(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    throw unwritable(path, error);
  }
}

/** Who may read, write and run a file that is there. */
function modeOf(path: string): number | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats.mode & 0o777 : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Appends lines one after another, each passed to the system before it counts as written: a killed run keeps them.
 * Lines that arrive during a write, or in the same turn of the event loop, are written together.
 */
async function journal(handle: FileHandle, path: string): Promise<Journal> {
  const expected = (await handle.stat()).isFile() ? await hashOf(path) : undefined;
  let last: Promise<unknown> = Promise.resolve();
  let next: { readonly lines: string[]; readonly written: Promise<void> } | undefined;
  return {
    append(line) {
      if (next !== undefined) {
        next.lines.push(line);
        return next.written;
      }
      const lines = [line];
      const write = () => {
        next = undefined;
        const text = `${lines.join('\n')}\n`;
        expected?.update(text);
        return handle.appendFile(text);
      };
      const written = Promise.all([last, new Promise<void>((resolve) => setImmediate(resolve))])
        .then(write)
        .catch((error) => Promise.reject(unwritable(path, error)));
      next = { lines, written };
      last = written.catch(() => undefined);
      return written;
    },
    async state() {
      await last;
      if (expected === undefined) return 'intact';
      const stats = await lstat(path).catch(() => undefined);
      if (stats === undefined) return 'missing';
      if (!stats.isFile()) return 'changed';
      return (await hashOf(path)).digest('hex') === expected.copy().digest('hex') ? 'intact' : 'changed';
    },
    async [Symbol.asyncDispose]() {
      await last;
      await handle.close();
    },
  };
}

async function hashOf(path: string): Promise<Hash> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash;
}

function unreadable(path: string, cause: unknown): UserError {
  if (cause instanceof UserError) return cause;
  if (codeOf(cause) === 'ENOENT') return missing(path, cause);
  if (codeOf(cause) === 'EISDIR') return userError('FILE_UNREADABLE', `${path} is a folder, not a file`, { cause });
  return userError('FILE_UNREADABLE', `Cannot read ${path}: ${messageOf(cause)}`, {
    hint: 'Check the permissions of the file and of the folders above it.',
    cause,
  });
}

/** What `glob` follows links with, so that those to nowhere are files. */
const realPathOrLink = ((path: string, done: (error: null, realPath: string) => void) =>
  realpath(path, (error, realPath) => done(null, error ? path : realPath))) as typeof realpath;
const statOfFileOrLink = ((path: string, done: (error: Error | null, stats: Stats) => void) =>
  statAsync(path, (error, stats) => {
    // While a file is edited, Emacs has a link to nowhere next to it.
    const isLockOfEmacs = basename(path).startsWith('.#');
    if (error && !isLockOfEmacs) lstatAsync(path, done);
    else done(error, stats);
  })) as typeof statAsync;

/** To the glob, a pipe is nothing. */
const fileUnlessFolder = (entry: Dirent): Dirent =>
  entry.isDirectory() || entry.isSymbolicLink() ? entry : Object.assign(entry, { isFile: () => true });

function missing(path: string, cause?: unknown): UserError {
  const link = deadLinkOn(path);
  if (link === undefined) return userError('FILE_MISSING', `There is no file ${path}`, { cause });
  return userError('FILE_MISSING', `${link.path} is a link to ${link.to}, which does not exist`, {
    hint: 'Create that file, or remove the link.',
    cause,
  });
}

/** The link to nowhere that a path or its folder is. */
function deadLinkOn(path: string): { readonly path: string; readonly to: string } | undefined {
  for (const at of [path, dirname(path)]) {
    try {
      if (statSync(at, { throwIfNoEntry: false }) === undefined) return { path: at, to: readlinkSync(at) };
    } catch {
      // It is no link, or cannot be looked at.
    }
  }
  return undefined;
}

const notAFile = (path: string) => userError('FILE_UNREADABLE', `${path} is neither a file nor a folder`);

const tooLarge = (path: string, bytes: number, maxBytes: number) =>
  userError('FILE_TOO_LARGE', `${path} is too large`, {
    expected: `at most ${maxBytes} bytes`,
    found: `${bytes} bytes`,
  });

const unwritable = (path: string, cause: unknown) =>
  userError('OUTPUT_UNWRITABLE', `Cannot write ${path}: ${messageOf(cause)}`, {
    hint: 'Choose another folder with --output (output-directory), or check its permissions.',
    cause,
  });
