import { expect, test } from 'vitest';
import type { Step } from '../../src/model/plan.ts';
import { makePlan } from '../../src/plan/make-plan.ts';
import { Admission } from '../../src/run/admission.ts';
import { suiteOf } from '../suites/support.ts';
import { resolveIn } from '../targets/support.ts';

/** A test on a target, both as they are read. */
async function aStep(): Promise<Step> {
  const suite = await suiteOf('tests: [{id: a, input: hi, assertions: [{type: is-json}]}]');
  const { target } = await resolveIn('targets: [{name: default, provider: cli, command: echo}]');
  const [step] = makePlan([{ suite, targets: target === undefined ? [] : [target] }], { testIds: [] }).steps;
  if (step?.kind !== 'run') throw new Error('The test is not run');
  return step;
}

test('what answers cost counts for those who are admitted before any test is judged to its end', async () => {
  const step = await aStep();
  const admission = new Admission([step], 1);
  const { signal } = new AbortController();
  for (let time = 0; time < 5; time += 1) expect(await admission.admit(step, signal)).toMatchObject({ kind: 'go' });
  // One of them was answered, and is being judged: five of them cost more than there is.
  admission.spent(step.suite.path, step.target, 0.3);
  const stop = new AbortController();
  let isAdmitted = false;
  const next = admission.admit(step, stop.signal).then(() => {
    isAdmitted = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isAdmitted).toBe(false);
  stop.abort();
  await next;
});
