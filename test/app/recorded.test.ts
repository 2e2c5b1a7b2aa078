import { expect, test } from 'vitest';
import { claudeBill, claudeSession } from '../support/agent-sessions.ts';
import { evaluated } from './evaluated.ts';

const session = [...claudeSession(), claudeBill()].map((record) => JSON.stringify(record)).join('\n');
const targets = 'targets: [{ name: default, provider: claude-log, session_file: session.jsonl }]\n';

test('a recorded session is graded by what was done in it, and costs nothing now', async () => {
  const suite = `execution: { budget_usd: 0.1, cache: true, workers: 1 }
tests:
${['a', 'b']
  .map(
    (id) => `  - id: ${id}
    input: Run it.
    assertions:
      - { type: contains, value: blue }
      - { type: tool-trajectory, mode: in_order, expected: [{ tool: Bash, args: { command: echo hi } }] }
      - { type: token-usage, max_total: 1000 }`,
  )
  .join('\n')}
`;
  const files = { '.agentv/targets.yaml': targets, 'evals/a.eval.yaml': suite, 'evals/session.jsonl': session };
  const { run, result } = await evaluated(files);
  // Each costs 0.25 dollars, and did then.
  for (const id of ['a', 'b'])
    expect(result(id)).toMatchObject({ status: 'ok', score: 1, cached: true, costUsd: 0.25 });
  expect(run.results).toHaveLength(2);
});
