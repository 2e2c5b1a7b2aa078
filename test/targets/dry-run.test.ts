import { expect, test } from 'vitest';
import { makePlan } from '../../src/plan/make-plan.ts';
import { mock } from '../../src/run/providers/mock.ts';
import { dryPlanOf, dryRunOf } from '../../src/targets/dry-run.ts';
import { suiteOf } from '../suites/support.ts';
import { resolveIn } from './support.ts';

test('a dry run calls a mock instead of the target, without a judge', async () => {
  const text = `targets:
  - {name: default, use_target: real}
  - {name: real, provider: cli, command: ./agent, workers: 4, grader_target: judge}
  - {name: judge, provider: mock}`;
  const { target } = await resolveIn(text);
  const dry = target && dryRunOf(target);
  expect(dry).toMatchObject({ name: 'default-dry-run', resolvedName: 'real-dry-run', provider: 'mock', workers: 4 });
  expect(dry).not.toHaveProperty('graderTarget');
  expect(mock.check(dry?.options ?? {})).toEqual([]);
});

test('its answer is JSON that every kind of judge can read', async () => {
  const { target } = await resolveIn('targets: [{name: default, provider: mock}]');
  const response = target && dryRunOf(target).options['response'];
  expect(JSON.parse(String(response))).toMatchObject({ score: 1, assertions: [], checks: [] });
});

test('a plan keeps its steps, also those of tests that keep to some targets', async () => {
  const suite = await suiteOf(`execution: {targets: [fast, slow], threshold: 0.5}
tests:
  - {id: a, input: i, assertions: [{type: is-json}], execution: {targets: [slow]}}
  - {id: b, input: i}
`);
  const text = 'targets: [{name: fast, provider: mock}, {name: slow, provider: mock}]';
  const resolved = await Promise.all(['fast', 'slow'].map((name) => resolveIn(text, { name })));
  const plan = makePlan([{ suite, targets: resolved.flatMap(({ target }) => target ?? []) }], { testIds: [] });
  const dry = dryPlanOf(plan);
  const nameOf = (target: string | { readonly name: string }) => (typeof target === 'string' ? target : target.name);
  expect(dry.steps.map(({ kind, test, target }) => [kind, test.id, nameOf(target)])).toEqual([
    ['run', 'a', 'slow-dry-run'],
    ['broken', 'b', 'fast-dry-run'],
    ['broken', 'b', 'slow-dry-run'],
  ]);
  expect(dry.requirements.map(({ target }) => target)).toEqual(['slow-dry-run', 'fast-dry-run']);
});
