import assert from 'node:assert/strict';
import test from 'node:test';
import { cells } from '../src/csv.mjs';

test('blanks around cells are removed', () => {
  assert.deepEqual(cells(' a ,\tb'), ['a', 'b']);
});
