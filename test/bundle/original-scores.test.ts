import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../support/bundle.ts';
import { aProject } from '../support/project.ts';
import { readRepositoryFile, repository } from '../support/repository.ts';

const fixture = 'test/fixtures/original-scores';

interface Row {
  readonly test_id: string;
  readonly score: number;
  readonly execution_status: string;
  readonly scores: readonly { name: string; type: string; score: number; weight: number; verdict: string }[];
}

test('scores, verdicts and statuses are those that AgentV 4.42.4 gave to the same suite', async () => {
  using project = aProject({});
  const folder = join(project.folder, 'out');
  await runCli(project, ['run', join(repository, fixture, 'scores.eval.yaml'), '-o', folder]);
  const rows = readFileSync(join(folder, 'index.jsonl'), 'utf8').trim().split('\n');
  const ours = rows.map((line) => {
    const { test_id, score, execution_status, scores } = JSON.parse(line) as Row;
    const ofGraders = scores.map((s) => [s.name, s.type, s.score, s.weight, s.verdict]);
    return [test_id, { score, execution_status, scores: ofGraders }] as const;
  });
  const recorded = JSON.parse(readRepositoryFile(join(fixture, 'recorded.json'))) as object;
  // AgentV gives 1 to a program that prints a number and ends well (docs/differences-from-agentv.md).
  const scores = [['code-grader', 'code-grader', 0.4, 1, 'fail']];
  const number = { score: 0.4, execution_status: 'quality_failure', scores };
  expect(Object.fromEntries(ours)).toEqual({ ...recorded, 'plain-code': number });
});
