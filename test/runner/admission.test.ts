import { expect, test } from 'vitest';
import type { Step } from '../../src/model/run/plan.ts';
import { resultKey } from '../../src/model/run/result-keys.ts';
import { Admission } from '../../src/runner/admission.ts';
import { makePlan } from '../../src/runner/plan/make-plan.ts';
import { suiteOf } from '../suites/support.ts';
import { resolveIn } from '../suites/targets/support.ts';

const none = new AbortController().signal;

/** A test on a target, both as they are read. */
async function aStep(): Promise<Step> {
  const suite = await suiteOf('tests: [{id: a, input: hi, assertions: [{type: is-json}]}]');
  const { target } = await resolveIn('targets: [{name: default, provider: cli, command: echo}]');
  const [step] = makePlan([{ suite, targets: target === undefined ? [] : [target] }], { testIds: [] }).steps;
  if (step?.kind !== 'run') throw new Error('The test is not run');
  return step;
}

test('what a test has cost before is set aside for it, although this run knows nothing yet', async () => {
  const step = await aStep();
  const { suite, test: asked, target } = step;
  const key = resultKey({ suiteFile: suite.file, suite: suite.name, testId: asked.id, target: target.name });
  const admission = new Admission([step], { budgetUsd: 1 }, new Map([[key, 0.4]]));
  const [first] = [await admission.admit(step, none), await admission.admit(step, none)];
  let isAdmitted = false;
  const third = admission.admit(step, none).then((admitted) => {
    isAdmitted = true;
    return admitted;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isAdmitted).toBe(false);
  if (first.kind === 'go') first.over(undefined);
  expect(await third).toMatchObject({ kind: 'go' });
});

test('what this run has seen counts where it is more than before: judges are in it', async () => {
  const step = await aStep();
  const { suite, test: asked, target } = step;
  const key = resultKey({ suiteFile: suite.file, suite: suite.name, testId: asked.id, target: target.name });
  const admission = new Admission([step], { budgetUsd: 1 }, new Map([[key, 0.1]]));
  const first = await admission.admit(step, none);
  if (first.kind === 'go') first.over(0.6);
  expect(await admission.admit(step, none)).toMatchObject({ kind: 'go' });
  let isAdmitted = false;
  void admission.admit(step, none).then(() => {
    isAdmitted = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isAdmitted).toBe(false);
});

test('what answers cost counts for those who are admitted before any test is judged to its end', async () => {
  const step = await aStep();
  const admission = new Admission([step], { budgetUsd: 1 });
  const { signal } = new AbortController();
  for (let time = 0; time < 5; time += 1) expect(await admission.admit(step, signal)).toMatchObject({ kind: 'go' });
  // One of them was answered, and is being judged: five of them cost more than there is.
  admission.spent(step.suite.file, step.target, 0.3);
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

test('extra trials may spend what is left of the budget, and leave the plan complete when nothing is', async () => {
  const step = await aStep();
  const admission = new Admission([step], { budgetUsd: 1 });
  const first = await admission.admit(step, none, false);
  expect(first).toMatchObject({ kind: 'go' });
  admission.spent(step.suite.file, step.target, 1);
  if (first.kind === 'go') first.over(1);
  expect(await admission.admit(step, none, false)).toMatchObject({ kind: 'refused' });
  expect(admission.stopped).toBeUndefined();
  expect(await admission.admit(step, none)).toMatchObject({ kind: 'refused' });
  expect(admission.stopped).toBe('budget');
});
