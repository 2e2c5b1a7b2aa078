import { MAX_MEASURE } from '../../../model/suite/limits.ts';
import type { XmlElement } from './xml.ts';

export function numberIn(text: string | undefined): number | undefined {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

export function amountIn(text: string | undefined): number | undefined {
  const value = numberIn(text);
  return value !== undefined && value >= 0 && value <= MAX_MEASURE ? value : undefined;
}

export function wholeIn(text: string | undefined): number | undefined {
  const value = amountIn(text);
  return value !== undefined && Number.isSafeInteger(value) ? value : undefined;
}

/** How a test ended, as its elements or its attributes say it. */
export type Verdict =
  | { readonly kind: 'passed' | 'skipped' }
  | { readonly kind: 'marked'; readonly mark: XmlElement }
  | { readonly kind: Failed | 'unclear'; readonly said: string };
type Failed = 'failed' | 'timeout' | 'error';

/** Whether an element says that a test, or a suite, failed. */
export const isMark = ({ name }: XmlElement): boolean => name === 'failure' || name === 'error';

/** A failed test without a `failure` has failed, and one that failed before it was skipped has failed, too. */
export function verdictOf({ children, attributes }: XmlElement): Verdict {
  const mark = children.find(isMark);
  if (mark !== undefined) return { kind: 'marked', mark };
  const stated = ['status', 'result'].flatMap((name) => statedBy(name, attributes[name]) ?? []);
  const found = (kinds: readonly string[]) => stated.find(({ kind }) => kinds.includes(kind));
  // An element that JUnit does not have, such as "failed", or "errors" in place of "error".
  const named = children.flatMap(({ name }) => {
    const kind = KINDS.get(wordOf(name)) ?? KINDS.get(wordOf(name).replace(/s$/, ''));
    return kind === 'failed' || kind === 'timeout' || kind === 'error' ? [{ kind, said: `<${name}>` }] : [];
  });
  const failed = found(['failed', 'timeout', 'error']) ?? named[0];
  if (failed !== undefined) return failed;
  if (children.some(({ name }) => name === 'skipped')) return { kind: 'skipped' };
  return found(['unclear']) ?? found(['skipped']) ?? { kind: 'passed' };
}

export const isFailed = ({ kind }: Verdict): boolean => ['marked', 'failed', 'timeout', 'error'].includes(kind);

/**
 * Words of `status` and `result`, in small letters. Google Test writes `run` with `completed`, `skipped` or `suppressed`;
 * CTest `run`, `fail`, `disabled` and `notrun`; Bazel and Catch2 `run`; behave, Ginkgo, Maestro and Jenkins their own verdicts.
 */
const WORDS = {
  passed: 'run ran complete completed pass passed success successful succeeded ok done finished executed fixed flaky',
  skipped: 'skip skipped notrun suppressed disabled pending ignore ignored todo untested notexecuted excluded',
  failed: 'fail failed failure regression undefined ko unsuccessful',
  timeout: 'timeout timedout',
  error: 'error errored broken panicked aborted interrupted crash crashed',
} as const;
const KINDS = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as keyof typeof WORDS])),
);

const wordOf = (value = ''): string => value.toLowerCase().replaceAll(/[\s_-]/g, '');

function statedBy(name: string, value: string | undefined): Verdict | undefined {
  const word = wordOf(value);
  if (word === '') return undefined;
  return { kind: KINDS.get(word) ?? 'unclear', said: `${name}="${value}"` } as Verdict;
}
