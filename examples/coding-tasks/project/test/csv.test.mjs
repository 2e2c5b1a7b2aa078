import assert from 'node:assert/strict';
import test from 'node:test';
import { cells } from '../src/csv.mjs';

test('a line has its cells', () => {
  assert.deepEqual(cells('a,b'), ['a', 'b']);
});
