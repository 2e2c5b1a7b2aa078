import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { groupedBy } from '../../src/shared/grouped.ts';

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
  const blobs = Object.entries(files)
    .map(([path, text]) => ({ path, id: writeObject(folder, 'blob', Buffer.from(text)) }))
    .sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
  const who = `t <t@localhost> ${Math.floor(at / 1000)} +0000`;
  const lines = [`tree ${writeTree(folder, blobs)}`, `author ${who}`, `committer ${who}`, '', 'change', ''];
  const commit = writeObject(folder, 'commit', Buffer.from(lines.join('\n')));
  write(join(folder, '.git', 'refs', 'heads', 'main'), `${commit}\n`);
  writeFileSync(join(folder, '.git', 'index'), indexOf(blobs));
  return commit;
}

interface Blob {
  readonly path: string;
  readonly id: string;
}

/** Writes a tree, and the trees in it. */
function writeTree(folder: string, blobs: readonly Blob[]): string {
  const inFolders = groupedBy(
    blobs.filter(({ path }) => path.includes('/')),
    ({ path }) => path.slice(0, path.indexOf('/')),
  );
  const trees = [...inFolders].map(([name, inside]) => {
    const own = inside.map(({ path, id }) => ({ path: path.slice(name.length + 1), id }));
    // Git sorts folders as if their names ended with a slash.
    return { name, order: `${name}/`, mode: '40000', id: writeTree(folder, own) };
  });
  const files = blobs
    .filter(({ path }) => !path.includes('/'))
    .map(({ path, id }) => ({ name: path, order: path, mode: '100644', id }));
  const entries = [...trees, ...files].sort((a, b) => Buffer.compare(Buffer.from(a.order), Buffer.from(b.order)));
  const bytes = entries.flatMap(({ mode, name, id }) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
  return writeObject(folder, 'tree', Buffer.concat(bytes));
}

/** Writes an object under its name, which is its digest. */
function writeObject(folder: string, type: 'blob' | 'tree' | 'commit', content: Buffer): string {
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  const id = createHash('sha1').update(bytes).digest('hex');
  write(join(folder, '.git', 'objects', id.slice(0, 2), id.slice(2)), deflateSync(bytes, { level: 1 }));
  return id;
}

/** The index of git, in version 2. Without the times and sizes of the files, git compares their content. */
function indexOf(blobs: readonly Blob[]): Buffer {
  const entries = blobs.map(({ path, id }) => {
    const name = Buffer.from(path);
    // Ends with 1 to 8 zeros, at a multiple of 8.
    const entry = Buffer.alloc(Math.floor((62 + name.length) / 8) * 8 + 8);
    entry.writeUInt32BE(0o100644, 24);
    entry.write(id, 40, 'hex');
    entry.writeUInt16BE(Math.min(name.length, 0xfff), 60);
    name.copy(entry, 62);
    return entry;
  });
  const head = Buffer.from('DIRC\0\0\0\u0002\0\0\0\0', 'latin1');
  head.writeUInt32BE(blobs.length, 8);
  const body = Buffer.concat([head, ...entries]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
