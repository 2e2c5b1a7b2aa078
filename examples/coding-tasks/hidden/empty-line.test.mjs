import assert from 'node:assert/strict';
import test from 'node:test';
import { cells } from '../src/csv.mjs';

test('an empty line has no cells', () => {
  assert.deepEqual(cells(''), []);
});

test('an empty cell stays', () => {
  assert.deepEqual(cells('a,,b'), ['a', '', 'b']);
});
