import * as z from 'zod';
import { matchCost } from '../../shared/match-cost.ts';
import { anyFormOf } from '../../shared/secrets/redact.ts';

/**
 * Texts and regular expressions to redact from all reports, one per line. They search every text of every result, of
 * any length, so the number of steps of a pattern must grow at most linearly with the text.
 */
export const redactions = z.string().transform((given, context): RegExp[] => {
  const found = given
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(asPattern);
  const wrong = found.find((each) => typeof each === 'string');
  const tooMany = found.length > MAX_PATTERNS ? `at most ${MAX_PATTERNS} lines` : undefined;
  const message = wrong ?? tooMany;
  if (typeof message === 'string') context.addIssue({ code: 'custom', message, input: given });
  return found.filter((each) => each instanceof RegExp);
});

const MAX_PATTERNS = 50;
const MIN_TEXT_LENGTH = 4;
const MAX_PATTERN_LENGTH = 300;
/** Steps per character of a text. */
const MAX_STEPS = 10_000_000;

/** Returns the pattern, or the valid form if the line is not usable. */
function asPattern(line: string): RegExp | string {
  const [, source, flags = ''] = /^\/(.+)\/([dgimsuvy]*)$/.exec(line) ?? [];
  if (source === undefined) {
    return line.length >= MIN_TEXT_LENGTH ? anyFormOf(line) : `a text of at least ${MIN_TEXT_LENGTH} characters`;
  }
  if (source.length > MAX_PATTERN_LENGTH) return `a regular expression of at most ${MAX_PATTERN_LENGTH} characters`;
  if (!/^[imsu]*$/.test(flags)) return 'a regular expression with the flags i, m, s and u at most';
  let pattern: RegExp;
  try {
    pattern = new RegExp(source, `${flags}g`);
  } catch {
    return 'a text, or a valid regular expression between slashes';
  }
  if (pattern.test('')) return 'a regular expression that does not match an empty text';
  pattern.lastIndex = 0;
  return isLinear(source, flags) ? pattern : 'bounded repetitions, such as [0-9]{1,40} instead of [0-9]+';
}

function isLinear(source: string, flags: string): boolean {
  const [short, long] = [1_000, 1_000_000].map((length) => matchCost({ source, flags }, length) / length);
  return long !== undefined && short !== undefined && long <= MAX_STEPS && long < 2 * short;
}
