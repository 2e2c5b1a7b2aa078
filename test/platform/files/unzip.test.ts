import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/model/errors.ts';
import { unzip } from '../../../src/platform/files/zip.ts';
import { type Zipped, zip } from '../../support/zip.ts';

const LIMITS = { archiveBytes: 1e6, entries: 10, entryBytes: 1000, totalBytes: 1500 };
const read = (archive: Uint8Array, isWanted = (_: string) => true) =>
  unzip(archive, { shown: 'The artifact results', isWanted, limits: LIMITS });
const texts = async (archive: Uint8Array, isWanted?: (name: string) => boolean) =>
  [...(await read(archive, isWanted))].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);

test('files come out as they went in, deflated or not, in any folder', async () => {
  const files: Zipped[] = [
    { name: 'index.jsonl', content: '{"a": 1}\n'.repeat(50) },
    { name: 'answers/', content: '', mode: 0o040_755 },
    { name: 'answers/ä.md', content: 'Grüße', isStored: true },
    { name: 'empty.txt', content: '' },
  ];
  expect(await texts(zip(files))).toEqual([
    ['index.jsonl', '{"a": 1}\n'.repeat(50)],
    ['answers/ä.md', 'Grüße'],
    ['empty.txt', ''],
  ]);
});

test('what is not wanted is not unpacked, however large it is', async () => {
  const files = [
    { name: 'huge.bin', content: Buffer.alloc(100_000) },
    { name: 'index.jsonl', content: '{}' },
  ];
  expect(await texts(zip(files), (name) => name.endsWith('.jsonl'))).toEqual([['index.jsonl', '{}']]);
});

test('bytes before an archive, or bytes that look like its end, are not taken for another archive', async () => {
  const inner = zip([{ name: 'inner.txt', content: 'no' }]);
  const archive = zip([{ name: 'outer.zip', content: inner, isStored: true }]);
  expect([...(await read(archive)).keys()]).toEqual(['outer.zip']);
});

describe('an archive is refused', () => {
  const named = (name: string) => zip([{ name, content: 'x' }]);
  test.each<[string, Uint8Array]>([
    ['with an absolute path', named('/etc/passwd')],
    ['with a drive', named('C:evil.txt')],
    ['with a path that leads out', named('a/../../evil.jsonl')],
    ['with a path that begins above', named('../evil.jsonl')],
    ['with a backslash', named('a\\b.txt')],
    ['with a NUL', named('a\u0000.jsonl')],
    ['with a device', named('sub/NUL.txt')],
    ['with a dot at the end', named('index.jsonl.')],
    ['with a space at the end', named('index.jsonl ')],
    ['with an empty part', named('a//b')],
    ['without a name', named('')],
    ['with a link', zip([{ name: 'index.jsonl', content: '/etc/passwd', mode: 0o120_777 }])],
    ['with a device file', zip([{ name: 'index.jsonl', content: '', mode: 0o020_666 }])],
    [
      'with two names that are one on some systems',
      zip([
        { name: 'Index.jsonl', content: 'a' },
        { name: 'index.jsonl', content: 'b' },
      ]),
    ],
    ['that is encrypted', zip([{ name: 'a', content: 'x', isEncrypted: true }])],
    ['with too many entries', zip(Array.from({ length: 11 }, (_, index) => ({ name: `${index}`, content: '' })))],
    ['with an entry that is too large', zip([{ name: 'a', content: Buffer.alloc(1001) }])],
    ['that lies about a size, and is too large', zip([{ name: 'a', content: Buffer.alloc(900_000), saysSize: 10 }])],
    ['that is too large in all', zip(['a', 'b'].map((name) => ({ name, content: Buffer.alloc(900) })))],
    ['that says that a file is larger than it is', zip([{ name: 'a', content: 'x', saysSize: 900 }])],
    ['whose content does not match its directory entry', zip([{ name: 'a', content: 'x', saysCrc: 1 }])],
    ['that is cut off', zip([{ name: 'a', content: 'x' }]).subarray(0, -5)],
    ['that is none', Buffer.from('<html>Not Found</html>')],
    ['that is empty', Buffer.alloc(0)],
  ])('%s', async (_, archive) => {
    await expect(read(archive)).rejects.toThrow(UserError);
    await expect(read(archive)).rejects.toThrow(/^The artifact results is not read: /);
  });

  test('wherever it was changed, or is read as it was', async () => {
    const archive = zip([{ name: 'index.jsonl', content: '{"score": 1}\n'.repeat(20) }]);
    for (let at = 0; at < archive.length; at += 1) {
      const changed = Buffer.from(archive);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      try {
        for (const [, content] of await texts(changed)) expect(content).toBe('{"score": 1}\n'.repeat(20));
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
      }
    }
  });
});
