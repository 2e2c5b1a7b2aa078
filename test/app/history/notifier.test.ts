import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../../src/app/config/inputs.ts';
import { notify } from '../../../src/app/history/notifier.ts';
import { realRuntime, unstoppable } from '../../../src/app/pipeline/runtime.ts';
import { encodeState, type NotificationState } from '../../../src/history/notification-state.ts';
import type { RunResult, TestResult } from '../../../src/model/run/result.ts';
import type { Report } from '../../../src/model/verdict/report.ts';
import { aComparison, aReport, aResult, aVerdict } from '../../support/builders.ts';
import { aRun } from '../../support/evidence.ts';
import { events, jobIn } from '../../support/github-events.ts';

const lost = { suite: 'greetings', file: 'evals/greetings.eval.yaml', id: 'greets', target: 'support-agent' };
const regressed: NotificationState = {
  v: 1,
  state: 'regressed',
  since: '2026-01-01T00:00:00.000Z',
  run_id: 1,
  invalid_runs: 0,
  tests: [lost],
  suites: [],
};

interface Given {
  readonly stored?: NotificationState;
  readonly run?: Partial<RunResult>;
  readonly report?: Partial<Report>;
  readonly redact?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The state after a run of the base branch with these results. */
async function stateAfter(results: readonly TestResult[], { stored, run, report, redact, env = {} }: Given) {
  const job = await jobIn(events.pushToMain);
  if (job === undefined) throw new Error('no job');
  const log = { info() {}, warn() {}, error() {} };
  const notified = await notify(stored && encodeState(stored), {
    report: aReport({ results: [...results], verdict: aVerdict({ kind: 'warn' }), ...report }),
    judged: {
      run: { ...aRun(results), ...run },
      basis: { inputs: parseInputs(redact === undefined ? {} : { redact }) },
    } as never,
    job,
    channels: [],
    runtime: { ...realRuntime(log, unstoppable()), env },
  });
  return JSON.parse(notified?.text ?? '{}');
}
const crashed = aResult({ failure: { class: 'timeout', message: '' } });

describe('a regression of the base branch', () => {
  test.each<[string, TestResult[], Given['run'], string]>([
    ['passes again', [aResult()], {}, 'ok'],
    ['still fails', [aResult({ score: 0 })], {}, 'regressed'],
    ['has several results, of which one fails', [aResult({ score: 0 }), aResult()], {}, 'regressed'],
    ['was not measured', [crashed], {}, 'regressed'],
    ['no longer exists', [aResult({ testId: 'other' })], {}, 'ok'],
    ['was not selected', [aResult({ suite: 'other' })], { selected: ['suites'] }, 'regressed'],
  ])('whose test %s', async (_, results, run, state) => {
    expect(await stateAfter(results, { stored: regressed, ...(run && { run }) })).toMatchObject({ state });
  });

  test('of a suite ends with half of the drop regained, and not where nothing was measured', async () => {
    const { id: _, ...suite } = lost;
    const stored = { ...regressed, tests: [], suites: [{ ...suite, above: 0.8 }] };
    expect(await stateAfter([aResult({ score: 0.81 })], { stored })).toMatchObject({ state: 'ok' });
    expect(await stateAfter([aResult({ score: 0.79 })], { stored })).toMatchObject({ state: 'regressed' });
    expect(await stateAfter([crashed], { stored })).toMatchObject({ state: 'regressed' });
  });

  test('is stored without secrets and without what is redacted, and known again by such names', async () => {
    const testId = 'for jane@example.com with s3cr3t-value-1234';
    const env = { API_KEY: 's3cr3t-value-1234' };
    const redact = '/[a-z]{1,20}@[a-z]{1,20}\\.com/';
    const { suite, file: suiteFile, target } = lost;
    const failed = aResult({ testId, score: 0 });
    const comparison = aComparison({ tests: [{ suite, suiteFile, testId, target, state: 'regressed' }] });
    const report = { comparison, verdict: aVerdict({ kind: 'fail' }) };
    const stored = await stateAfter([failed], { report, redact, env });
    expect(stored.tests).toEqual([{ ...lost, id: 'for *** with ***' }]);
    expect(await stateAfter([failed], { stored, redact, env })).toMatchObject({ state: 'regressed' });
    expect(await stateAfter([aResult({ testId })], { stored, redact, env })).toMatchObject({ state: 'ok' });
  });
});
