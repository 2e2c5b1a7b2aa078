import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodePool } from '../../src/evidence/codec.ts';
import type { Report } from '../../src/model/report.ts';
import { aPool } from '../support/evidence.ts';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];

/** A took longest; c always passed, and b for the least money. */
function evidence(): string {
  const pool = aPool(
    { a: '1/4', b: '2/4', c: '4/4', d: '3/4' },
    { file: 'evals/a.eval.yaml', target: 'default', runs: 4 },
  );
  const time = new Date().toISOString();
  const facts = { a: [9000, 1], b: [1, 0.1], c: [2, 1], d: [3, 1] } as const;
  const tests = pool.tests.map(({ testId, trials }) => {
    const [durationMs = 0, costUsd = 0] = facts[testId as keyof typeof facts];
    return { testId, trials: trials.map((trial) => ({ ...trial, time, durationMs, costUsd })) };
  });
  return encodePool({ ...pool, tests });
}

/** The order in which the tests were asked, and that of their results. */
async function ran(argv: readonly string[], env: Readonly<Record<string, string>> = {}) {
  using checkout = aProject({
    'evals/a.eval.yaml': `name: greetings\ntests:\n${IDS.map((id) => `  - { id: ${id}, input: ${id}, assertions: [{ type: contains, value: ${id} }] }\n`).join('')}`,
    'evidence.json': evidence(),
    '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, workers: 1, command: "echo {PROMPT} >> asked.txt; echo {PROMPT}" }]\n`,
  });
  await perform(checkout, ['run', 'evals', '--baseline', 'evidence.json', '-o', 'out', '--quiet', ...argv], {
    PATH: process.env['PATH'] ?? '',
    ...env,
  });
  const { results } = JSON.parse(readFileSync(join(checkout.folder, 'out', 'report.json'), 'utf8')) as Report;
  return {
    asked: readFileSync(join(checkout.folder, 'evals', 'asked.txt'), 'utf8')
      .trim()
      .split('\n'),
    told: results.map(({ testId }) => testId),
  };
}

test.each([
  // E takes as long as the others do on average.
  ['longest-first', ['a', 'e', 'd', 'c', 'b']],
  ['stable-first', ['b', 'c', 'd', 'a', 'e']],
])('results stand in the order of the plan, whichever test began first: %s', async (order, asked) => {
  expect(await ran(['--order', order])).toEqual({ asked, told: IDS });
});

test('shuffled, a run of the same commit begins with the same tests, and keeps the order of its results', async () => {
  const env = { GITHUB_SHA: 'c'.repeat(40) };
  const [once, again] = [await ran(['--order', 'shuffled'], env), await ran(['--order', 'shuffled'], env)];
  expect(again).toEqual(once);
  expect(once.told).toEqual(IDS);
  expect(once.asked).not.toEqual(IDS);
  expect(once.asked.toSorted()).toEqual(IDS);
});
