import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import type { Report } from '../../src/model/verdict/report.ts';
import { aPool, evidenceText } from '../support/evidence.ts';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

/** What nineteen trials of each test cost, and the dearest one of twenty. */
const evidence = (usual: number, once: number) => {
  const time = new Date().toISOString();
  const pool = aPool(
    { a: '20/20', b: '20/20', c: '20/20', d: '20/20' },
    { file: 'evals/a.eval.yaml', target: 'default' },
  );
  const tests = pool.tests.map((each) => ({
    ...each,
    trials: each.trials.map((trial, index) => ({ ...trial, time, costUsd: index === 7 ? once : usual })),
  }));
  return evidenceText({ ...pool, tests });
};

test('a budget lets tests begin by what they cost before, and not by the dearest trial of twenty', async () => {
  using checkout = aProject({
    'evals/a.eval.yaml': `name: greetings\nexecution: { workers: 4 }\ntests:\n${['a', 'b', 'c', 'd']
      .map((id) => `  - { id: ${id}, input: hi, assertions: [{ type: contains, value: hi }] }\n`)
      .join('')}`,
    '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: "echo '{\\"text\\":\\"hi\\",\\"cost_usd\\":0.5}'" }]\n`,
    'evidence.jsonl': evidence(0.4, 5),
  });
  await perform(checkout, [
    'run',
    'evals',
    '--baseline',
    'evidence.jsonl',
    '--budget-usd',
    '1',
    '-o',
    'out',
    '--quiet',
  ]);
  const { totals } = JSON.parse(readFileSync(join(checkout.folder, 'out', 'report.json'), 'utf8')) as Report;
  expect(totals.passed).toBe(2);
});
