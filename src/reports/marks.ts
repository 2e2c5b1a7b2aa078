import type { FailureClass } from '../model/outcome.ts';
import type { ExecutionStatus } from '../model/result.ts';
import type { VerdictKind } from '../model/verdict.ts';

/** An icon never stands alone: the word beside it is what a screen reader and a search find. */
export interface Mark {
  readonly icon: string;
  readonly word: string;
}

/** What a whole run is said to be. */
export const verdictMarks: Readonly<Record<VerdictKind, Mark>> = {
  cancelled: { icon: '⏹️', word: 'Cancelled' },
  invalid: { icon: '⛔', word: 'Invalid' },
  fail: { icon: '❌', word: 'Failed' },
  inconclusive: { icon: '🟠', word: 'Inconclusive' },
  warn: { icon: '⚠️', word: 'Passed with warnings' },
  pass: { icon: '✅', word: 'Passed' },
};

/** What one reason or one suite adds to it. */
export const reasonMarks: Readonly<Record<VerdictKind, Mark>> = {
  ...verdictMarks,
  warn: { icon: '⚠️', word: 'Warning' },
};

/** For terminals: one column wide in every font. */
export const statusMarks: Readonly<Record<ExecutionStatus, Mark>> = {
  ok: { icon: '✓', word: 'pass' },
  quality_failure: { icon: '✗', word: 'fail' },
  execution_error: { icon: '!', word: 'error' },
};

export const failureWords: Readonly<Record<FailureClass, string>> = {
  config: 'configuration',
  provider: 'provider',
  rate_limit: 'rate limit',
  auth: 'authentication',
  timeout: 'timeout',
  crash: 'crash',
  grader: 'grader',
  workspace: 'workspace',
  budget: 'budget',
  cancelled: 'cancelled',
  bug: 'bug in eval-action',
};
