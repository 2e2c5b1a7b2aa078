import { describe, expect, test } from 'vitest';
import {
  decodeState,
  encodeState,
  type NotificationState,
  type NotifiedRun,
  nextState,
} from '../../src/history/notification-state.ts';
import type { VerdictKind } from '../../src/model/verdict/verdict.ts';

const lost = { suite: 's', file: 'f', id: 'a', target: 't' };
const run = (runId: number, verdict: VerdictKind, given: Partial<NotifiedRun> = {}): NotifiedRun => ({
  verdict,
  time: `2026-01-0${runId}T00:00:00.000Z`,
  sha: String(runId).repeat(40),
  runId,
  tests: verdict === 'fail' ? [lost] : [],
  suites: [],
  isStillFailing: () => false,
  isStillLow: () => false,
  ...given,
});

/** The states and the news of runs, one after the other. */
function following(...runs: readonly NotifiedRun[]): {
  readonly states: string[];
  readonly last: NotificationState | undefined;
} {
  let last: NotificationState | undefined;
  const states = runs.map((each) => {
    const next = nextState(last, each);
    last = next?.state ?? last;
    return `${last?.state ?? 'none'}${next?.event === undefined ? '' : ` (${next.event})`}`;
  });
  return { states, last };
}

describe('the state of the base branch', () => {
  test.each<[string, VerdictKind[], string[]]>([
    ['a first run says nothing', ['fail'], ['regressed']],
    ['a first invalid run says nothing', ['invalid', 'pass'], ['ok', 'ok']],
    ['a failure is told once', ['pass', 'fail', 'fail'], ['ok', 'regressed (regressed)', 'regressed']],
    ['a recovery is told', ['pass', 'fail', 'warn', 'pass'], ['ok', 'regressed (regressed)', 'ok (recovered)', 'ok']],
    ['one invalid run is no news', ['pass', 'invalid', 'pass'], ['ok', 'ok', 'ok']],
    ['two invalid runs are', ['pass', 'invalid', 'invalid', 'invalid'], ['ok', 'ok', 'invalid (invalid)', 'invalid']],
    [
      'an invalid branch recovers',
      ['pass', 'invalid', 'invalid', 'pass'],
      ['ok', 'ok', 'invalid (invalid)', 'ok (recovered)'],
    ],
    [
      'an invalid branch regresses',
      ['pass', 'invalid', 'invalid', 'fail'],
      ['ok', 'ok', 'invalid (invalid)', 'regressed (regressed)'],
    ],
    [
      'invalid runs keep a regression',
      ['pass', 'fail', 'invalid', 'invalid'],
      ['ok', 'regressed (regressed)', 'regressed', 'regressed'],
    ],
    [
      'other verdicts keep the state',
      ['pass', 'fail', 'inconclusive', 'cancelled'],
      ['ok', 'regressed (regressed)', 'regressed', 'regressed'],
    ],
    ['an inconclusive first run stores nothing', ['inconclusive'], ['none']],
  ])('%s', (_, verdicts, expected) => {
    expect(following(...verdicts.map((verdict, at) => run(at + 1, verdict))).states).toEqual(expected);
  });

  test('stays regressed while what got worse is not good again, although the baseline has absorbed it', () => {
    const { states, last } = following(
      run(1, 'pass'),
      run(2, 'fail'),
      run(3, 'pass', { isStillFailing: ({ id }) => id === 'a' }),
      run(4, 'pass'),
    );
    expect(states).toEqual(['ok', 'regressed (regressed)', 'regressed', 'ok (recovered)']);
    expect(last).toMatchObject({ tests: [], ok_sha: '4'.repeat(40) });
    const suites = [{ suite: 's', file: 'f', target: 't', above: 0.8 }];
    const low = following(
      run(1, 'pass'),
      run(2, 'fail', { tests: [], suites }),
      run(3, 'warn', { isStillLow: () => true }),
    );
    expect(low.states.at(-1)).toBe('regressed');
  });

  test('knows since when, and the last commit that was good', () => {
    const { last } = following(run(1, 'pass'), run(2, 'fail'), run(3, 'fail'));
    expect(last).toMatchObject({ since: '2026-01-02T00:00:00.000Z', ok_sha: '1'.repeat(40), run_id: 3, tests: [lost] });
  });

  test('is not replaced by an older run', () => {
    const { last } = following(run(5, 'pass'));
    expect(nextState(last, run(4, 'fail'))).toBeUndefined();
    expect(nextState(last, run(5, 'fail'))?.event).toBe('regressed');
  });

  test('is read as it was written; a damaged one is none', () => {
    const { last } = following(run(1, 'pass'), run(2, 'fail'));
    expect(last && decodeState(encodeState(last))).toEqual(last);
    for (const text of ['', '{}', '[]', '{"v":2}']) expect(decodeState(text)).toBeUndefined();
  });
});
