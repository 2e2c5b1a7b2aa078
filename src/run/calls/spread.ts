import type { Question } from '../../model/ports/provider.ts';

/** A number in [0, 1) that is the same in every run and different from call to call, so that calls do not go in step. */
export function spread({ suite, testId, attempt, trial }: Question): number {
  // FNV-1a over the characters, then a final mix, because the last characters alone differ.
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify([suite, testId, attempt, trial])) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
