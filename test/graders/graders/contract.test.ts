import { join } from 'node:path';
import { expect, test } from 'vitest';
import { graders } from '../../../src/graders/graders/index.ts';
import type { Member, Submission } from '../../../src/model/ports/grader.ts';
import { graderContract } from '../../contracts/grader.ts';
import { repository } from '../../support/repository.ts';
import { scriptedJudge } from '../judge/support.ts';
import { aScore, aSpec, realDeps } from '../support.ts';

/** Options with which each grader can miss as well as pass. */
const samples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  contains: { value: 'a' },
  'contains-any': { value: ['a', 'b'] },
  'contains-all': { value: ['a', 'b'] },
  icontains: { value: 'A' },
  'icontains-any': { value: ['A', 'B'] },
  'icontains-all': { value: ['A', 'B'] },
  'starts-with': { value: 'a' },
  'ends-with': { value: 'a' },
  equals: { value: 'a' },
  regex: { value: '^[a-z ]+$', flags: 'iu' },
  'is-json': {},
  'field-accuracy': { fields: [{ path: 'a.b[0]', match: 'exact' }] },
  'code-grader': { command: 'grep -q question && exit 1' },
  latency: { threshold: 100 },
  cost: { budget: 0.05 },
  'token-usage': { max_total: 1000 },
  'execution-metrics': { max_llm_calls: 1, max_tokens: 100, target_exploration_ratio: 0.5 },
  'tool-trajectory': { mode: 'in_order', expected: [{ tool: 'Read', args: { path: 'a' } }] },
  'expected-tool-calls': {},
  'skill-trigger': { skill: 'pdf' },
  composite: { aggregator: { type: 'safety_gate', gate: 'a', threshold: 0.5 } },
  'assert-set': { threshold: 0.5 },
  'llm-grader': { temperature: 0 },
  rubrics: { criteria: ['Greets', { id: 'polite', outcome: 'Is polite', weight: 2 }] },
  custom: {
    called: 'greets',
    file: join(repository, 'test', 'fixtures', 'graders', 'greets.sh'),
    shown: 'greets.sh',
    config: {},
  },
};

/** What a grader puts together that puts others together. */
const members = [
  aScore({ name: 'a' }),
  aScore({ name: 'b', score: 0, verdict: 'fail', assertions: [{ text: 'b', passed: false }] }),
].map((score): Member => ({ spec: aSpec({ name: score.name }), grade: async () => score }));

/** What those see beside the answer that judge nothing by the answer alone. */
const submissions: Readonly<Record<string, Partial<Submission>>> = {
  'field-accuracy': { expected: [{ role: 'assistant', content: { structured: { a: { b: [1] } } } }] },
};

test('every grader is held to the contract', () => {
  expect(graders.map(({ type }) => type).sort()).toEqual(Object.keys(samples).sort());
});

/** A judge that likes long prompts, and sometimes says nothing that can be read. */
const { judges } = scriptedJudge(({ prompt, judging }) => {
  const { length } = prompt.question;
  if (length % 7 === 0) return `No verdict about ${prompt.question}`;
  if (judging?.reply?.name === 'graded_answer') return { score: (length % 11) / 10, misses: ['too short'] };
  const checks = ['rubric-1', 'polite'].map((id, bit) => ({
    id,
    satisfied: length % (bit + 2) === 0,
    reasoning: 'so',
  }));
  return { checks, overall_reasoning: 'so so' };
});

for (const kind of graders) {
  const startsProcess = kind.type === 'code-grader' || kind.type === 'custom';
  graderContract(kind, {
    options: samples[kind.type] ?? {},
    deps: realDeps({ members, judges }),
    submission: submissions[kind.type] ?? {},
    runs: startsProcess ? 10 : 100,
  });
}
