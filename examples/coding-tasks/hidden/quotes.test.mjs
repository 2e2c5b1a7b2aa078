import assert from 'node:assert/strict';
import test from 'node:test';
import { cells } from '../src/csv.mjs';

test('a comma in quotes is part of a cell', () => {
  assert.deepEqual(cells('"a,b",c'), ['a,b', 'c']);
});

test('so it is in another cell', () => {
  assert.deepEqual(cells('x,"y,z"'), ['x', 'y,z']);
});
