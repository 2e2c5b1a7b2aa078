import type { Label } from '../../../src/graders/labels/label.ts';
import { readLabelLines } from '../../../src/graders/labels/label.ts';
import { aProject, type Project } from '../../support/project.ts';

export const TONE = 'llm-grader:tone';
export const RUN = '.agentv/results/runs/default/2026-01-02';

const judge = (name: string, score: number, reasoning: string) => ({
  name,
  type: 'llm-grader',
  score,
  verdict: score >= 0.8 ? 'pass' : 'fail',
  target: 'grader-model',
  reasoning,
  assertions: [],
});

/** A row of results with an answer that one judge has judged. */
export const aRow = (id: string, score: number, more: object = {}): string =>
  `${JSON.stringify({
    timestamp: '2026-01-02T10:11:00.000Z',
    test_id: id,
    suite: 'refunds',
    suite_file: 'evals/refunds.eval.yaml',
    target: 'default',
    score,
    execution_status: score >= 0.8 ? 'ok' : 'quality_failure',
    input: [{ role: 'user', content: `Where is ${id}?` }],
    output: `Here is ${id}`,
    scores: [judge('tone', score, `because of ${id}`)],
    measure: 'm1.q.g.j.l',
    ...more,
  })}\n`;

export const SUITE = `name: refunds
tests:
  - { id: good, criteria: Names the parcel, input: Where is good?, assertions: [{ type: contains, value: x }] }
`;

/** A checkout with a run of a test that passed and one that failed. */
export const reviewedProject = (rows = aRow('good', 1) + aRow('bad', 0)): Project =>
  aProject({ 'evals/refunds.eval.yaml': SUITE, [`${RUN}/index.jsonl`]: rows });

export const labelsIn = (project: Project): Label[] =>
  project
    .list('.agentv/labels')
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readLabelLines(project.read(`.agentv/labels/${name}`), { file: name }).labels)
    .map(({ label }) => label);
