import type { ProblemCode } from '../model/errors.ts';
import type { FailureClass, FinishReason } from '../model/run/outcome.ts';
import type { ResultOutcome } from '../model/run/result-outcome.ts';
import { capitalized, plural } from '../model/text/text.ts';
import type { Report } from '../model/verdict/report.ts';
import type { Reason, VerdictKind } from '../model/verdict/verdict.ts';

/** An icon always has a word next to it, for screen readers and searches. */
interface Mark {
  readonly icon: string;
  readonly word: string;
}

export const verdictMark = (kind: VerdictKind): Mark => verdictMarks[kind];

/** The verdict and its headline. Some headlines name the verdict themselves: `Not measured: …`, `Cancelled after …`. */
export const labelled = (kind: VerdictKind, headline: string): string =>
  /^(?:Cancelled|Not (?:measured|decided):)/.test(headline) ? headline : `${verdictMark(kind).word}: ${headline}`;

/** The mark of a single reason. One without effect on the verdict is a note: a tick would suggest a pass. */
export const reasonMark = (kind: VerdictKind): Mark =>
  kind === 'pass' ? { icon: 'ℹ️', word: 'Note' } : verdictMark(kind);

/** The mark of a suite. If the only finding is that the run has no baseline, the suite is `Not compared`. */
export function suiteMark(kind: VerdictKind, reasons: readonly Reason[]): Mark {
  const deciding = reasons.filter((reason) => reason.kind === kind);
  const isUncompared =
    kind === 'inconclusive' &&
    deciding.length > 0 &&
    deciding.every(({ rule, suite }) => rule === 'baseline' && suite === undefined);
  return isUncompared ? { icon: '🟠', word: 'Not compared' } : verdictMark(kind);
}

const verdictMarks: Readonly<Record<VerdictKind, Mark>> = {
  cancelled: { icon: '⏹️', word: 'Cancelled' },
  invalid: { icon: '⛔', word: 'Invalid' },
  fail: { icon: '❌', word: 'Failed' },
  inconclusive: { icon: '🟠', word: 'Inconclusive' },
  warn: { icon: '⚠️', word: 'Warning' },
  pass: { icon: '✅', word: 'Passed' },
};

/** For terminals: one column wide in every font. */
export const outcomeMarks: Readonly<Record<ResultOutcome['kind'] | 'planned', Mark>> = {
  passed: { icon: '✓', word: 'pass' },
  failed: { icon: '✗', word: 'fail' },
  errored: { icon: '!', word: 'error' },
  'not-run': { icon: '-', word: 'skip' },
  planned: { icon: '·', word: 'planned' },
};

/** A verdict without earlier runs. */
export const noBaselineWords = ({ comparison: { baseline } }: Pick<Report, 'comparison'>): string =>
  baseline.kind === 'none' ? 'No baseline: not compared with earlier runs' : 'Not compared with earlier runs';

export const failureWords: Readonly<Record<FailureClass, string>> = {
  config: 'configuration',
  provider: 'provider',
  rate_limit: 'rate limit',
  auth: 'authentication',
  timeout: 'timeout',
  crash: 'crash',
  cost_limit: 'cost limit',
  grader: 'grader',
  workspace: 'workspace',
  budget: 'budget',
  cancelled: 'cancelled',
  bug: 'bug in eval-action',
};

/** What happened to an answer, after "the answer was". */
export const finishWords: Readonly<Record<FinishReason, string>> = {
  length: 'cut off at the limit of tokens',
  turn_limit: 'cut off at the limit of turns',
  content_filter: 'stopped by a content filter',
  refusal: 'refused by the model',
  reasoning_only: 'only reasoning',
  tool_calls: 'only tool calls',
  empty: 'empty, without a known reason',
};

const ERRORS: readonly FailureClass[] = [
  'config',
  'provider',
  'rate_limit',
  'auth',
  'cost_limit',
  'grader',
  'workspace',
];

/** How many tests ended in such an error: `10 grader errors`, `2 crashes`. */
export function errorCount(count: number, failureClass: FailureClass): string {
  const word = failureWords[failureClass];
  if (ERRORS.includes(failureClass)) return plural(`${word} error`, count);
  if (failureClass === 'timeout') return plural(word, count);
  return failureClass === 'crash' ? plural(word, count, 'crashes') : `${count} × ${word}`;
}

/** The title of a warning about user input, above its own sentence: `File missing`. */
export const problemTitle = (code: ProblemCode): string => capitalized(code.toLowerCase().replaceAll('_', ' '));
