import { createHash } from 'node:crypto';
import { resultKey, type TestResult } from '../../model/run/result.ts';

type Names = Pick<TestResult, 'suiteFile' | 'suite' | 'testId' | 'target'>;

const SHORTEST = 10;
const DIGITS = '0123456789abcdefghijklmnopqrstuv';

/**
 * The ids of tests in links. They do not depend on the run, so that a link stays valid from report to report. If two
 * would be equal, all ids of the report are longer.
 */
export function rowIds(rows: readonly Names[]): string[] {
  const hashes = rows.map(rowHash);
  let length = SHORTEST;
  while (length < 52 && new Set(hashes.map((hash) => hash.slice(0, length))).size < new Set(hashes).size) length += 1;
  return hashes.map((hash) => hash.slice(0, length));
}

/** The id of one test, unless another test of its report has an id that begins alike. */
export const rowId = (names: Names): string => rowHash(names).slice(0, SHORTEST);

function rowHash(names: Names): string {
  const bytes = createHash('sha256').update(resultKey(names)).digest();
  let text = '';
  let [bits, held] = [0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += DIGITS.charAt((held >> (bits - 5)) & 31);
    held &= (1 << bits) - 1;
  }
  return text;
}
