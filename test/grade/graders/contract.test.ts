import { expect, test } from 'vitest';
import { graders } from '../../../src/grade/graders/index.ts';
import type { Member } from '../../../src/model/grader.ts';
import { graderContract } from '../../contracts/grader.ts';
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
};

/** What a grader puts together that puts others together. */
const members = [
  aScore({ name: 'a' }),
  aScore({ name: 'b', score: 0, verdict: 'fail', assertions: [{ text: 'b', passed: false }] }),
].map((score): Member => ({ spec: aSpec({ name: score.name }), grade: async () => score }));

test('every grader is held to the contract', () => {
  expect(graders.map(({ type }) => type).sort()).toEqual(Object.keys(samples).sort());
});

for (const kind of graders) {
  const startsProcess = kind.type === 'code-grader';
  graderContract(kind, {
    options: samples[kind.type] ?? {},
    deps: realDeps({ members }),
    runs: startsProcess ? 10 : 100,
  });
}
