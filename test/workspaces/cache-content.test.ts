import { expect, test } from 'vitest';
import { cacheContent } from '../../src/workspaces/cache-content.ts';

const place = { file: 'a.eval.yaml', line: 1, column: 1 };
const repository = (url: string, sparse: string[] = []) =>
  ({ path: 'lib', url, ref: 'main', resolve: 'local', ancestor: 0, sparse, place }) as const;
const folders = { mirrors: '/data/mirrors', trees: '/data/trees' };
const one = { repository: repository('https://host/x.git'), commit: 'a'.repeat(40) };
const two = { repository: repository('git@host:y'), commit: 'b'.repeat(40) };

test('the same repositories at the same commits have one key, in any order and however they are written', () => {
  const again = { ...one, repository: { ...repository('ssh://git@HOST/x'), path: 'elsewhere' } };
  expect(cacheContent([two, again, one], folders)).toEqual(cacheContent([one, two], folders));
});

test('other commits have another key that begins alike, other repositories one that does not', () => {
  const { key, restorePrefix } = cacheContent([one], folders);
  const later = cacheContent([{ ...one, commit: 'c'.repeat(40) }], folders);
  expect(later.key).not.toBe(key);
  expect(later.key.startsWith(restorePrefix)).toBe(true);
  expect(cacheContent([{ ...one, repository: repository('https://host/x.git', ['src']) }], folders).key).not.toBe(key);
  expect(cacheContent([two], folders).restorePrefix).not.toBe(restorePrefix);
});

test('it holds mirrors and trees with what is noted of them, and nothing that belongs to a process', () => {
  const { paths } = cacheContent([one], folders);
  expect(paths).toHaveLength(4);
  for (const path of paths) expect(path).toMatch(/^\/data\/(?:mirrors|trees)\/[0-9a-f]{64}(?:\.used\.json)?$/);
});
