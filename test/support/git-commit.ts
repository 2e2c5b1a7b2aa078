import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { groupedBy } from '../../src/model/values/grouped.ts';

type FilesByPath = Readonly<Record<string, string>>;

/** What `git init` writes, without the time that it takes to start it. */
export function initRepository(folder: string): void {
  const core = { repositoryformatversion: '0', filemode: 'true', bare: 'false', logallrefupdates: 'true' };
  const lines = Object.entries(core).map(([name, value]) => `\t${name} = ${value}\n`);
  write(join(folder, '.git', 'HEAD'), 'ref: refs/heads/main\n');
  write(join(folder, '.git', 'config'), `[core]\n${lines.join('')}`);
  for (const name of ['hooks', 'info', 'objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    mkdirSync(join(folder, '.git', name), { recursive: true });
  }
}

/**
 * Makes a repository whose first commit has exactly these files, and writes them: what `git add` and `git commit` do in several
 * processes. Returns the commit.
 */
export function firstCommit(folder: string, files: FilesByPath, at = Date.now()): string {
  initRepository(folder);
  for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
  const entries = Object.entries(files).map(([path, text]) => ({
    path,
    mode: FILE,
    id: writeObject(folder, 'blob', Buffer.from(text)),
  }));
  return commitEntries(folder, 'refs/heads/main', { entries, at });
}

/**
 * Commits all files of a repository as `git add --all` and `git commit` do, and these submodules by their paths. Returns the
 * commit; undefined if the repository has something that only git handles, and then nothing is committed.
 */
export function nextCommit(folder: string, submodules: FilesByPath = {}): string | undefined {
  const [, ref] = /^ref: (.+)\n$/.exec(readFileSync(join(folder, '.git', 'HEAD'), 'utf8')) ?? [];
  const before = readIndex(folder);
  const needsGit = ['packed-refs', 'info/attributes'].some((name) => existsSync(join(folder, '.git', name)));
  if (ref === undefined || before === undefined || needsGit) return undefined;
  const known = before.filter(({ mode, path }) => mode === SUBMODULE && existsSync(join(folder, path)));
  const links = new Map([...known.map(({ path, id }) => [path, id] as const), ...Object.entries(submodules)]);
  const found = filesIn(folder, '', new Set(links.keys()));
  if (found === undefined) return undefined;
  const entries = [
    ...found.map(({ path, mode, content }) => ({ path, mode, id: writeObject(folder, 'blob', content) })),
    ...[...links].map(([path, id]) => ({ path, mode: SUBMODULE, id })),
  ];
  const file = join(folder, '.git', ref);
  const parent = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  return commitEntries(folder, ref, { entries, parent, at: Date.now() });
}

const [FILE, PROGRAM, LINK, SUBMODULE] = [0o100644, 0o100755, 0o120000, 0o160000];

const modeOf = (path: string): number => ((statSync(path).mode & 0o100) === 0 ? FILE : PROGRAM);

interface Entry {
  readonly path: string;
  readonly mode: number;
  readonly id: string;
}

interface Change {
  readonly entries: readonly Entry[];
  readonly parent?: string | undefined;
  readonly at: number;
}

function commitEntries(folder: string, ref: string, { entries, parent, at }: Change): string {
  const sorted = entries.toSorted((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
  const who = `t <t@localhost> ${Math.floor(at / 1000)} +0000`;
  const parents = parent === undefined ? [] : [`parent ${parent}`];
  const lines = [
    `tree ${writeTree(folder, sorted)}`,
    ...parents,
    `author ${who}`,
    `committer ${who}`,
    '',
    'change',
    '',
  ];
  const commit = writeObject(folder, 'commit', Buffer.from(lines.join('\n')));
  write(join(folder, '.git', ref), `${commit}\n`);
  writeFileSync(join(folder, '.git', 'index'), indexOf(sorted));
  return commit;
}

interface FoundFile {
  readonly path: string;
  readonly mode: number;
  readonly content: Buffer;
}

/** All files below a folder but those of submodules; undefined if something there is not a plain file or link. */
function filesIn(root: string, folder: string, submodules: ReadonlySet<string>): FoundFile[] | undefined {
  const files: FoundFile[] = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const at = join(root, path);
    if (path === '.git') continue;
    // Attributes and ignored files, and repositories inside.
    if (entry.name.startsWith('.git') && entry.name !== '.gitmodules') return undefined;
    if (entry.isDirectory()) {
      const inside = filesIn(root, path, submodules);
      if (inside === undefined || (inside.length > 0 && submodules.has(path))) return undefined;
      files.push(...inside);
    } else if (entry.isSymbolicLink()) files.push({ path, mode: LINK, content: Buffer.from(readlinkSync(at)) });
    else if (entry.isFile()) files.push({ path, mode: modeOf(at), content: readFileSync(at) });
    else return undefined;
  }
  return files;
}

/** Writes a tree, and the trees in it. */
function writeTree(folder: string, entries: readonly Entry[]): string {
  const inFolders = groupedBy(
    entries.filter(({ path }) => path.includes('/')),
    ({ path }) => path.slice(0, path.indexOf('/')),
  );
  const trees = [...inFolders].map(([name, inside]) => {
    const own = inside.map((entry) => ({ ...entry, path: entry.path.slice(name.length + 1) }));
    // Git sorts folders as if their names ended with a slash.
    return { name, order: `${name}/`, mode: 0o40000, id: writeTree(folder, own) };
  });
  const files = entries
    .filter(({ path }) => !path.includes('/'))
    .map(({ path, mode, id }) => ({ name: path, order: path, mode, id }));
  const all = [...trees, ...files].sort((a, b) => Buffer.compare(Buffer.from(a.order), Buffer.from(b.order)));
  const bytes = all.flatMap(({ mode, name, id }) => [
    Buffer.from(`${mode.toString(8)} ${name}\0`),
    Buffer.from(id, 'hex'),
  ]);
  return writeObject(folder, 'tree', Buffer.concat(bytes));
}

/** Writes an object under its name, which is its digest. */
function writeObject(folder: string, type: 'blob' | 'tree' | 'commit', content: Buffer): string {
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  const id = createHash('sha1').update(bytes).digest('hex');
  const file = join(folder, '.git', 'objects', id.slice(0, 2), id.slice(2));
  if (!existsSync(file)) write(file, deflateSync(bytes, { level: 1 }));
  return id;
}

/** The index of git, in version 2. Without the times and sizes of the files, git compares their content. */
function indexOf(entries: readonly Entry[]): Buffer {
  const records = entries.map(({ path, mode, id }) => {
    const name = Buffer.from(path);
    const record = Buffer.alloc(sizeOfRecord(name.length));
    record.writeUInt32BE(mode, 24);
    record.write(id, 40, 'hex');
    record.writeUInt16BE(Math.min(name.length, MAX_NAME_LENGTH), 60);
    name.copy(record, 62);
    return record;
  });
  const head = Buffer.from(INDEX_HEAD + '\0'.repeat(4), 'latin1');
  head.writeUInt32BE(entries.length, 8);
  const body = Buffer.concat([head, ...records]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

const INDEX_HEAD = 'DIRC\0\0\0\u0002';
const MAX_NAME_LENGTH = 0xfff;

/** A record ends with 1 to 8 zeros, at a multiple of 8. */
const sizeOfRecord = (nameLength: number): number => Math.floor((62 + nameLength) / 8) * 8 + 8;

/** The entries of the index; undefined if it says more of a file than which one it is, such as not to look at it. */
function readIndex(folder: string): Entry[] | undefined {
  const file = join(folder, '.git', 'index');
  if (!existsSync(file)) return [];
  const index = readFileSync(file);
  if (index.toString('latin1', 0, 8) !== INDEX_HEAD) return undefined;
  const entries: Entry[] = [];
  let at = 12;
  while (entries.length < index.readUInt32BE(8)) {
    const length = index.readUInt16BE(at + 60);
    // Above the length there are marks.
    if (length >= MAX_NAME_LENGTH) return undefined;
    const path = index.toString('utf8', at + 62, at + 62 + length);
    entries.push({ path, mode: index.readUInt32BE(at + 24), id: index.toString('hex', at + 40, at + 60) });
    at += sizeOfRecord(length);
  }
  return entries;
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
