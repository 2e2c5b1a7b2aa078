import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { userError } from '../../../src/model/errors.ts';
import { zipEntries } from '../../../src/platform/files/zip.ts';
import { type Zipped, zip } from '../../support/zip.ts';

const open = (archive: Uint8Array, onRead: (bytes: number) => void = () => {}) =>
  zipEntries(
    async (start, length) => {
      const bytes = archive.subarray(start, start + length);
      onRead(bytes.length);
      return { bytes, size: archive.length };
    },
    (why) => userError('RESULTS_UNREADABLE', why),
  );
const part = (name: string, content: string, rest: Partial<Zipped> = {}): Zipped => ({
  name,
  content,
  isStored: true,
  ...rest,
});
const textOf = async (archive: Uint8Array, name: string) =>
  new TextDecoder().decode(await (await open(archive)).read(name));

test('one entry is read without the others', async () => {
  let read = 0;
  const archive = zip([part('large', 'x'.repeat(1_000_000)), part('small', 'hello')]);
  const entries = await open(archive, (bytes) => (read += bytes));
  expect(new TextDecoder().decode(await entries.read('small'))).toBe('hello');
  expect([...entries.sizes]).toEqual([
    ['large', 1_000_000],
    ['small', 5],
  ]);
  expect(read).toBeLessThan(100_000);
});

test('of two entries with one name, the last is read', async () => {
  expect(await textOf(zip([part('a', 'old'), part('a', 'new')]), 'a')).toBe('new');
});

test('all frames of Zstandard are read', async () => {
  // Two frames, each with one block of raw bytes: "abc" and "def".
  const frame = (text: string) =>
    Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x20, 3, 0x19, 0, 0]), Buffer.from(text)]);
  const packed = Buffer.concat([frame('abc'), frame('def')]);
  expect(await textOf(zip([part('a', 'abcdef', { method: 93, packed })]), 'a')).toBe('abcdef');
  await expect(textOf(zip([part('a', 'abcdef', { method: 93, packed, saysSize: 5 })]), 'a')).rejects.toThrow(/damaged/);
});

test.each([
  ['a wrong size', part('a', 'hello', { saysSize: 4 }), /larger than it declares/],
  ['another content', part('a', 'hello', { packed: Buffer.from('hallo') }), /does not match/],
  [
    'more than it declares',
    part('a', 'hello', { method: 8, packed: deflateRawSync(Buffer.from('hello, hello')) }),
    /damaged/,
  ],
  ['an unknown method', part('a', 'hello', { method: 12 }), /method/],
  ['more than 64 MiB', part('a', 'hello', { saysSize: 65 * 1024 * 1024 }), /64 MiB/],
])('an entry with %s is refused', async (_, given, message) => {
  expect(crc32(given.content)).toBeGreaterThan(0);
  await expect(textOf(zip([given]), 'a')).rejects.toThrow(message);
});

test('an archive of more than 4 GiB is refused before it is read', async () => {
  let read = 0;
  const slice = async (_: number, length: number) => {
    read += length;
    return { bytes: new Uint8Array(length), size: 4 * 1024 ** 3 + 1 };
  };
  await expect(zipEntries(slice, (why) => userError('RESULTS_UNREADABLE', why))).rejects.toThrow('larger than 4 GiB');
  expect(read).toBe(0);
});

test('a bomb is refused when it exceeds the size that it declares', async () => {
  const packed = deflateRawSync(Buffer.alloc(256 * 1024 * 1024));
  expect(packed.length).toBeLessThan(512 * 1024);
  const before = process.memoryUsage().arrayBuffers;
  await expect(textOf(zip([part('a', 'hello', { method: 8, packed, saysSize: 1000 })]), 'a')).rejects.toThrow(
    /damaged/,
  );
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024);
});

test('many entries with the same bytes are refused when together they exceed 64 MiB', async () => {
  const data = Buffer.alloc(20 * 1024 * 1024);
  const names = ['a', 'b', 'c', 'd'];
  const archive = zip(names.map((name) => ({ name, content: data, packed: deflateRawSync(data) })));
  const entries = await open(archive);
  for (const name of names.slice(0, 3)) expect(await entries.read(name)).toHaveLength(data.length);
  await expect(entries.read('d')).rejects.toThrow(/larger than 64 MiB, with "d"/);
});

test('a frame of Zstandard that declares a large window is refused when it is no frame', async () => {
  // A window of 1 GiB, and then nothing.
  const packed = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0xa0, 0x01, 0x00, 0x00]);
  await expect(textOf(zip([part('a', 'hello', { method: 93, packed })]), 'a')).rejects.toThrow(/does not match/);
});
