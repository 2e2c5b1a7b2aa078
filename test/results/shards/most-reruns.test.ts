import { expect, test } from 'vitest';
import type { ExtraTrial } from '../../../src/model/run/result.ts';
import { testWithTooManyReruns } from '../../../src/results/shards/most-reruns.ts';
import { aFailure, aResult } from '../../support/builders.ts';

const extra = (purpose: ExtraTrial['purpose'], count: number, errored = false): ExtraTrial[] =>
  Array.from({ length: count }, () => ({
    purpose,
    checkout: 'head',
    result: aResult({ testId: 'a', ...(errored && { status: 'execution_error', failure: aFailure() }) }),
  }));

test.each<[string, ExtraTrial[], string | undefined]>([
  ['8 re-runs and 8 control trials are possible', [...extra('confirmation', 8), ...extra('control', 8)], undefined],
  ['so are 8 more that erred', [...extra('confirmation', 8, true), ...extra('confirmation', 8)], undefined],
  ['9 re-runs are not', extra('confirmation', 9), 'a'],
  ['9 control trials are not', extra('control', 9), 'a'],
  ['17 that erred are not', extra('confirmation', 17, true), 'a'],
  ['seeding trials have other limits', extra('seed', 50), undefined],
])('%s', (_, trials, testId) => {
  expect(testWithTooManyReruns(trials)).toBe(testId);
});
