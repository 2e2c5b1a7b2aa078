import { expect, test } from 'vitest';
import { newRowSigner } from '../../../src/adapters/row-signer.ts';
import { rowsOfTheRun, unsignedRow } from '../../../src/results/read/row-signature.ts';

const rows = ['{"test_id":"a","score":0}', '{"test_id":"b","score":0,"signature":"mine"}'];

test('signed rows are JSON with one key more, and rows of the run that signed them', () => {
  const sign = newRowSigner();
  const signed = rows.map(sign);
  expect(signed.map((row) => JSON.parse(row))).toMatchObject([{ test_id: 'a' }, { test_id: 'b' }]);
  expect(signed.map(unsignedRow)).toEqual(rows);
  expect(signed.map(rowsOfTheRun(signed))).toEqual([true, true]);
});

test.each<[string, (row: string) => string]>([
  ['without a signature', (row) => unsignedRow(row)],
  ['that another run has signed', (row) => newRowSigner()(unsignedRow(row))],
  ['that was changed', (row) => row.replace('"score":0', '"score":1')],
  ['with the signature of another row', () => newRowSigner()('{}')],
  ['whose signature is too short', (row) => row.replace(/.{9}"\}$/, '"}')],
])('a row %s is none of the run', (_, forge) => {
  const sign = newRowSigner();
  const written = [sign('{"first":1}'), forge(sign(rows[0] ?? ''))];
  expect(written.map(rowsOfTheRun(written))).toEqual([true, false]);
});

test('where no row is signed, as in the files of AgentV, all are taken', () => {
  expect(rows.map(rowsOfTheRun(rows))).toEqual([true, true]);
});
