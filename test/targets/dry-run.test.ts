import { expect, test } from 'vitest';
import { mock } from '../../src/run/providers/mock.ts';
import { dryRunOf } from '../../src/targets/dry-run.ts';
import { resolveIn } from './support.ts';

test('a dry run asks a mock in the place of the target, without a judge', async () => {
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
