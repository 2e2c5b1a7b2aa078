import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../src/platform/files/files.ts';
import { aProject, type Project } from '../support/project.ts';

const LARGE = 'größer\n'.repeat(30_000);
const BYTES = Buffer.byteLength(LARGE);

let project: Project;
beforeAll(() => {
  project = aProject({ 'large.txt': LARGE, 'empty.txt': '' });
});
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
