import { hash } from 'node:crypto';
import { resultKey, type TestResult } from '../../model/run/result.ts';

type Names = Pick<TestResult, 'suiteFile' | 'suite' | 'testId' | 'target'>;

const SHORTEST = 10;

/**
 * The ids of tests in links. They do not depend on the run, so that a link stays valid from report to report. If two
 * would be equal, all ids of the report are longer.
 */
export function rowIds(rows: readonly Names[]): string[] {
  const hashes = rows.map(rowHash);
  let length = SHORTEST;
  while (length < 51 && new Set(hashes.map((hash) => hash.slice(0, length))).size < new Set(hashes).size) length += 1;
  return hashes.map((hash) => hash.slice(0, length));
}

/** The id of one test, unless another test of its report has an id that begins alike. */
export const rowId = (names: Names): string => rowHash(names).slice(0, SHORTEST);

/** The first 255 bits, five in each digit. */
function rowHash(names: Names): string {
  const bits = BigInt(`0x${hash('sha256', resultKey(names), 'hex')}`);
  return (bits >> 1n).toString(32).padStart(51, '0');
}
