import type { Label } from '../../../src/graders/labels/label.ts';
import { type AnswerText, answerFile, answerHashOf, labelLine } from '../../../src/graders/labels/label.ts';
import { aProject } from '../../support/project.ts';

export const SUITE = `name: replies
tests:
  - id: parcel
    criteria: A polite reply
    input: Where is it?
    assertions: [{ type: llm-grader, name: tone, prompt: "Polite? {{output}}" }]
`;

/** The judge gives every answer the same score. */
export const targets = (score: number) => `targets:
  - { name: default, provider: mock, response: never asked, grader_target: grader }
  - { name: grader, provider: mock, response: '${reply(score)}' }
  - { name: other, provider: mock, response: '${reply(0)}' }
`;
export const reply = (score: number): string => JSON.stringify({ score, reasoning: 'so', assertions: [] });

const answer = (output: string): AnswerText => ({ input: ['Where is it?'], output });
export const ANSWERS = [answer('On Tuesday.'), answer('On Monday.'), answer('No.')] as const;

export const aLabel = (answer: AnswerText, verdict: 'pass' | 'fail', more: Partial<Label> = {}): string =>
  `${labelLine({
    ...{ suite: 'replies', suiteFile: 'evals/a.eval.yaml', testId: 'parcel', target: 'default' },
    ...{ answer: answerHashOf(answer), verdict: 'acceptable', graders: { 'llm-grader:tone': { verdict } } },
    ...{ reviewer: 'Ada', time: '2026-01-02T10:00:00.000Z', judgeSeen: false, sample: 'random' },
    ...more,
  })}\n`;

export const answerPath = (answer: AnswerText) => `.agentv/labels/answers/${answerHashOf(answer)}.json`;

export const labelledFiles = (lines: string) => ({
  'evals/a.eval.yaml': SUITE,
  '.agentv/targets.yaml': targets(1),
  '.agentv/labels/a.jsonl': lines,
  ...Object.fromEntries(ANSWERS.map((answer) => [answerPath(answer), answerFile(answer) ?? ''])),
});

export const aLabelled = (lines: string) => aProject(labelledFiles(lines));

export const PASSED = ANSWERS.slice(0, 2).map((answer) => aLabel(answer, 'pass'));
export const idOf = (answer: AnswerText) => `parcel~${answerHashOf(answer).slice(0, 12)}`;
