import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { files } from '../../../src/platform/files/files.ts';
import { notTextAt } from '../../../src/platform/files/text-bytes.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { aProject } from '../../support/project.ts';

test('the first names of a folder are returned in their order, those of folders with a slash, and the others counted', async () => {
  using project = aProject({ 'many/b/c': '', 'many/d': '', 'many/a': '' });
  expect(await files.namesIn(join(project.folder, 'many'), 2)).toEqual({ names: ['a', 'b/'], others: 1 });
  await expect(files.namesIn(join(project.folder, 'none'), 5)).rejects.toThrow(/There is no file/);
  await expect(files.namesIn(join(project.folder, 'many/a'), 5)).rejects.toThrow(/Cannot read/);
});

const LARGE = 'größer\n'.repeat(30_000);
const BYTES = Buffer.byteLength(LARGE);

const project = aProject({ 'large.txt': LARGE, 'empty.txt': '' });
afterAll(() => project[Symbol.dispose]());

const read = (path: string, maxBytes = BYTES) =>
  Array.from(files.readPieces(join(project.folder, path), maxBytes), (piece) => Buffer.from(piece));

test('a large file is read in several pieces, which together are its bytes', () => {
  const pieces = read('large.txt');
  expect(pieces.length).toBeGreaterThan(1);
  expect(Buffer.concat(pieces).toString('utf8')).toBe(LARGE);
  expect(read('empty.txt')).toEqual([]);
});

test('a file above its limit is refused, also if it grows while it is read', () => {
  expect(() => read('large.txt', BYTES - 1)).toThrow(/large\.txt is too large/);
  const pieces = files.readPieces(join(project.folder, 'large.txt'), BYTES)[Symbol.iterator]();
  pieces.next();
  appendFileSync(join(project.folder, 'large.txt'), 'more');
  expect(() => {
    while (!pieces.next().done);
  }).toThrow(/large\.txt is too large/);
});

test('a missing file, a folder and a pipe are refused', () => {
  expect(() => read('none.txt')).toThrow(/There is no file/);
  expect(() => read('.')).toThrow(/is a folder, not a file/);
  if (process.platform === 'win32') return;
  execFileSync('mkfifo', [join(project.folder, 'pipe')]);
  expect(() => read('pipe')).toThrow(/is neither a file nor a folder/);
});

test('lines that come together are written together, in their order, and each is on disk when it is confirmed', async () => {
  using project = aProject({});
  const path = join(project.folder, 'out', 'index.jsonl');
  await using journal = await files.openJournal(path);
  const onDisk = () => readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const stored = Array.from({ length: 100 }, (_, index) =>
    journal.append(`line ${index}`).then(() => expect(onDisk()).toContain(`line ${index}`)),
  );
  await Promise.all(stored);
  await journal.append('last');
  expect(onDisk()).toEqual([...Array.from({ length: 100 }, (_, index) => `line ${index}`), 'last']);
});

test('what was not awaited is on disk when the journal is closed', async () => {
  using project = aProject({});
  const path = join(project.folder, 'index.jsonl');
  {
    await using journal = await files.openJournal(path);
    void journal.append('a');
    void journal.append('b');
  }
  expect(readFileSync(path, 'utf8')).toBe('a\nb\n');
});

test('a journal knows whether its file holds what it wrote, and nothing else', async () => {
  using project = aProject({ 'out/index.jsonl': 'earlier\n' });
  const path = join(project.folder, 'out', 'index.jsonl');
  await using journal = await files.openJournal(path);
  await journal.append('a');
  expect(await journal.state()).toBe('intact');
  appendFileSync(path, 'foreign\n');
  expect(await journal.state()).toBe('changed');
  writeFileSync(path, 'earlier\na\n');
  expect(await journal.state()).toBe('intact');
  writeFileSync(path, 'earlier\nb\n');
  expect(await journal.state()).toBe('changed');
  rmSync(join(project.folder, 'out'), { recursive: true });
  await journal.append('b');
  expect(await journal.state()).toBe('missing');
});

test.each<[string, number[], number | undefined]>([
  ['nothing', [], undefined],
  ['letters', [...Buffer.from('aä€🙂\uFFFD\uFEFF\u001b')], undefined],
  ['a NUL', [0x61, 0], 1],
  ['a byte that never stands in UTF-8', [0x61, 0x62, 0xff], 2],
  ['a letter that is cut off', [0x61, 0xe2, 0x82], 1],
  ['the beginning of the letter that stands for what is wrong', [0x61, 0xef, 0xbf, 0x61], 1],
  ['a NUL before something else', [0, 0xff], 0],
])('%s', (_, bytes, at) => {
  expect(notTextAt(Buffer.from(bytes))).toBe(at);
});

test('what comes before it is text, and with it no longer', () => {
  const strict = new TextDecoder('utf-8', { fatal: true });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array(),
        fc.string({ unit: anyCharacter }).map((text) => Buffer.from(text)),
      ),
      (given) => {
        const bytes = Buffer.from(given);
        const at = notTextAt(bytes);
        const before = bytes.subarray(0, at);
        expect(() => strict.decode(before)).not.toThrow();
        expect(before.includes(0)).toBe(false);
        if (at === undefined || bytes[at] === 0) return;
        expect(() => strict.decode(bytes.subarray(0, at + 4))).toThrow();
      },
    ),
  );
});
