import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { aCheckoutOf, aClosedNetwork, countsOf, packages, projectFiles, runHere, toolsInstalled } from './tools.ts';

beforeAll(toolsInstalled);

test('evalite has its scores, and a change that breaks the answers is found', async () => {
  using network = await aClosedNetwork();
  using checkout = aCheckoutOf(projectFiles('evalite'));
  symlinkSync(packages, join(checkout.folder, 'node_modules'));
  const args = ['--engine', 'evalite'];
  const measured = await runHere(checkout, [...args, '--save-baseline', '3'], network.env);
  expect(countsOf(measured.report), measured.log).toEqual({ passed: 3, failed: 0, score: 3 });
  checkout.commit({ 'queues.json': '{ "card": "billing", "app": "billing", "parcel": "shipping" }\n' });
  const { exitCode, states, log } = await runHere(checkout, args, network.env);
  expect([exitCode, Object.values(states).sort()], log).toEqual([1, ['passing', 'passing', 'regressed']]);
  expect(network.refused).toEqual([]);
});

test('evalite: an answer that is wrong once is not blamed on the change', async () => {
  using network = await aClosedNetwork();
  using checkout = aCheckoutOf(projectFiles('evalite'));
  symlinkSync(packages, join(checkout.folder, 'node_modules'));
  const args = ['--engine', 'evalite'];
  await runHere(checkout, [...args, '--save-baseline', '3'], network.env);
  writeFileSync(join(checkout.folder, '.wrong'), '');
  const { exitCode, states, log } = await runHere(checkout, args, network.env);
  expect([exitCode, Object.values(states).sort()], log).toEqual([0, ['not-reproduced', 'passing', 'passing']]);
});
