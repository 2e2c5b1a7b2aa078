import { AGENTS_OWN } from '../model/present-trials.ts';
import type { RunResult, TestResult } from '../model/result.ts';
import type { Reason } from '../model/verdict.ts';
import { plural } from '../shared/text.ts';

/** At least this share of what was planned must have a usable result (gate.md §2.3). */
const LEAST_USABLE = 0.95;
/** The error share that goes with it. */
const USUAL_ERROR_RATE = 0.1;

/**
 * G0: was anything measured? A run that mostly broke is `invalid`, whatever its mean says. `maxErrorRate` is the
 * largest share of errored tests that is accepted; accepting more than a tenth lowers the usable share with it.
 */
export function validity(run: RunResult, maxErrorRate: number): Reason[] {
  const errored = run.results.filter(({ status }) => status === 'execution_error');
  const unusable = errored.filter((result) => !AGENTS_OWN.some((own) => own === classOf(result)));
  // What there was no money for is told as such; it does not make unusable what was measured (gate.md O10).
  const planned = run.stopped === 'budget' ? run.results.length : run.planned;
  const usableShare = planned === 0 ? 0 : (run.results.length - unusable.length) / planned;
  const errorShare = run.results.length === 0 ? 0 : errored.length / run.results.length;
  const leastUsable = leastUsableShare(maxErrorRate);

  const unreadable = run.unreadable ?? [];
  const misconfigured = errored.filter(isNotAsWritten);
  const reasons = [
    unreadable.length > 0 && `Not all results could be taken: ${unreadable[0]?.message}${more(unreadable.length - 1)}`,
    run.results.length === 0 && 'No test was run',
    // Whatever share of errors is put up with: of nothing there is nothing to say.
    run.results.length > 0 &&
      unusable.length === run.results.length &&
      errorShare <= maxErrorRate &&
      'No test gave a usable result',
    misconfigured.length > 0 && `${tests(misconfigured.length)} could not run as written`,
    errorShare > maxErrorRate &&
      `${errored.length} of ${tests(run.results.length)} ended in an error${causes(errored)}`,
    errorShare <= maxErrorRate &&
      usableShare < leastUsable &&
      `Only ${run.results.length - unusable.length} of ${tests(planned)} gave a usable result${causes(unusable)}`,
  ];
  return reasons.flatMap((message): Reason[] => (message ? [{ rule: 'validity', kind: 'invalid', message }] : []));
}

const leastUsableShare = (maxErrorRate: number): number =>
  maxErrorRate > USUAL_ERROR_RATE ? Math.min(LEAST_USABLE, 1 - maxErrorRate) : LEAST_USABLE;

/** The test or its target cannot work as configured. A request that a server refuses is told at stage `agent`. */
const isNotAsWritten = (result: TestResult): boolean =>
  result.status === 'execution_error' && result.failure.class === 'config' && result.failure.stage === 'setup';

const classOf = (result: TestResult): string | undefined =>
  result.status === 'execution_error' ? result.failure.class : undefined;

const more = (count: number): string => (count > 0 ? ` (and ${plural('more problem', count)})` : '');
const tests = (count: number): string => `${count} ${count === 1 ? 'test' : 'tests'}`;

/** The classes of errors, the commonest first. */
function causes(errored: readonly TestResult[]): string {
  const counts = new Map<string, number>();
  for (const result of errored) {
    const name = (classOf(result) ?? 'unknown').replaceAll('_', ' ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const listed = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return listed.length === 0 ? '' : ` (${listed.map(([name, count]) => `${count} × ${name}`).join(', ')})`;
}
