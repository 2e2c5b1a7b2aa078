import { expect, test } from 'vitest';
import { findPolicy } from '../../src/config/policy/policy.ts';
import type { Inputs } from '../../src/config/settings.ts';
import { parsed } from '../support/command-line.ts';
import { aProject } from '../support/project.ts';
import { runtimeIn } from './evaluated.ts';

const PROGRAM = `import { defineConfig } from '@agentv/core';
export default defineConfig({ execution: { workers: 5, maxRetries: 2 }, limits: { maxCostUsd: 10.0 } });
`;

/** The settings of a run in a checkout with these files. */
async function settings(files: Readonly<Record<string, string>>, ...argv: string[]) {
  using project = aProject(files);
  const { inputs } = await parsed('run', ...argv);
  const { workers, maxRetries, budgetUsd } = (await findPolicy(inputs as Inputs, runtimeIn(project.folder))).inputs;
  return { workers, maxRetries, budgetUsd };
}

test('the settings of agentv.config.ts apply, its cost limit as the budget', async () => {
  expect(await settings({ 'agentv.config.ts': PROGRAM })).toEqual({ workers: 5, maxRetries: 2, budgetUsd: 10 });
});

test('flags come before .agentv/config.yaml, and that before agentv.config.ts', async () => {
  const files = { 'agentv.config.ts': PROGRAM, '.agentv/config.yaml': 'eval_action: { workers: 4, max_retries: 1 }\n' };
  expect(await settings(files, '--workers', '3')).toEqual({ workers: 3, maxRetries: 1, budgetUsd: 10 });
});

const COMPUTED = 'export default defineConfig({ limits: { maxCostUsd: Number(process.env.USD) } });';

test('a mistyped or computed spending limit stops the run, and never leaves it without a budget', async () => {
  await expect(settings({ 'agentv.config.ts': PROGRAM.replace('maxCostUsd', 'maxCostUSD') })).rejects.toMatchObject({
    problems: [{ location: { file: 'agentv.config.ts', line: 2, column: 83 }, hint: 'Did you mean "maxCostUsd"?' }],
  });
  await expect(settings({ 'agentv.config.ts': COMPUTED })).rejects.toMatchObject({
    problems: [{ location: { file: 'agentv.config.ts', line: 1, column: 31 } }],
  });
});

test('a computed spending limit is not needed where .agentv/config.yaml or a flag sets the budget', async () => {
  const files = { 'agentv.config.ts': COMPUTED };
  expect(await settings({ ...files, '.agentv/config.yaml': 'gate: { budget_usd: 3 }\n' })).toMatchObject({
    budgetUsd: 3,
  });
  expect(await settings(files, '--budget-usd', '4')).toMatchObject({ budgetUsd: 4 });
});
