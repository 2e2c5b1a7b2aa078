import { describe, expect, test } from 'vitest';
import { toComparedResult } from '../../../src/gate/compared-result.ts';
import type { GraderScore } from '../../../src/model/run/grade.ts';
import type { Message } from '../../../src/model/run/message.ts';
import type { Side } from '../../../src/model/run/side.ts';
import { alignSteps, firstDifference, isKnownDifference } from '../../../src/page/data/trajectory.ts';
import { aResult } from '../../support/builders.ts';
import { aScore } from '../../support/reports.ts';

const calls = (...all: [tool: string, input?: unknown][]): Message[] => [
  { role: 'assistant', toolCalls: all.map(([tool, input = {}]) => ({ tool, input, output: 'done' })) },
];
const side = (messages: Message[], output = 'Done.', scores: GraderScore[] = []): Side =>
  toComparedResult(aResult({ messages, output, scores }), { run: '1', kind: 'head' });

describe('the sentence on the first difference', () => {
  const answer: Message = { role: 'assistant', content: 'Done.' };
  const refunded = side(calls(['search'], ['issue_refund']));
  const searched = side(calls(['search']));
  const answered = side([...calls(['search'], ['issue_refund']), answer]);

  test.each([
    [
      'names the step at which another tool was called',
      side(calls(['look_up'], ['search', { q: 'A-1742' }], ['reply'])),
      side(calls(['look_up'], ['escalate'], ['reply'])),
      'step 2: base called search {"q":"A-1742"}, head called escalate',
    ],
    ['says where one side stopped', refunded, searched, 'head stopped after step 1; base continued with issue_refund'],
    ['and what the other did next', searched, refunded, 'base stopped after step 1; head continued with issue_refund'],
    ['says that no call was made', refunded, side([]), 'head made no call; base continued with search'],
    [
      'says after which step one side answered',
      answered,
      side([...calls(['search']), answer]),
      'head answered after step 1; base continued with issue_refund',
    ],
    [
      'says that one side answered without a call',
      answered,
      side([answer]),
      'head answered without a call; base continued with search',
    ],
    [
      'names the argument that changed',
      side(calls(['issue_refund', { amount: 12, order: 'A' }])),
      side(calls(['issue_refund', { order: 'A', amount: 120 }])),
      'same calls; issue_refund got another input: amount 12 → 120',
    ],
    [
      'distinguishes the answers if the calls are the same',
      side(calls(['search']), 'Hello. We will refund it.'),
      side(calls(['search']), 'Hello. We cannot do that.'),
      'same calls; the answers differ from "cannot do that." on',
    ],
    [
      'counts the words of answers without a trajectory',
      side([], 'one two three'),
      side([], 'one two four'),
      'the answers differ from word 3 on',
    ],
    ['says which side has no answer', side([], ''), side([], 'Hello.'), 'the base has no answer'],
    ['says which side has no answer', side([], 'Hello.'), side([], ''), 'head has no answer'],
    ['says that there is no base answer', undefined, side([]), 'no base answer is stored'],
  ])('%s', (_, base, head, words) => {
    expect(firstDifference(base, head)).toBe(words);
  });

  test('does not compare answers that neither side has', () => {
    const base = side([], '', [aScore({ name: 'tone', score: 0.9 })]);
    expect(firstDifference(base, side([], '', [aScore({ name: 'tone', score: 0.4 })]))).toBe(
      'no answers; grading differs: tone 0.9 → 0.4',
    );
    const unknown = firstDifference(base, side([], ''));
    expect([unknown, isKnownDifference(unknown)]).toEqual(['the results have no answers', false]);
  });

  test('names the grader that judged equal answers differently', () => {
    const base = side([], 'same', [aScore({ name: 'tone', score: 0.9 }), aScore({ name: 'length' })]);
    const head = side([], 'same', [aScore({ name: 'tone', score: 0.4 }), aScore({ name: 'length' })]);
    expect(firstDifference(base, head)).toBe('equal answers; grading differs: tone 0.9 → 0.4');
  });

  test('is never longer than 200 characters, and one line', () => {
    const long = 'x\n'.repeat(5000);
    const base = side(calls([long, { long }]));
    const head = side(calls([`${long}y`, { long }]));
    expect(firstDifference(base, head).length).toBeLessThanOrEqual(200);
    expect(firstDifference(base, head)).not.toContain('\n');
  });
});

describe('aligned trajectories', () => {
  const stepsOf = (...all: [tool: string, input?: unknown][]) => side(calls(...all)).steps;

  test('put calls of one tool next to each other within a gap', () => {
    const base = stepsOf(['a'], ['pay', { n: 1 }], ['z']);
    const head = stepsOf(['a'], ['check'], ['pay', { n: 2 }], ['z']);
    expect(alignSteps(base, head)).toEqual([
      { base: 0, head: 0, same: true },
      { head: 1, same: false },
      { base: 1, head: 2, same: false },
      { base: 2, head: 3, same: true },
    ]);
  });

  test('treat inputs as equal whatever the order of their keys', () => {
    expect(alignSteps(stepsOf(['a', { x: 1, y: 2 }]), stepsOf(['a', { y: 2, x: 1 }]))).toEqual([
      { base: 0, head: 0, same: true },
    ]);
  });

  test('stop at 2,000 steps', () => {
    const many = stepsOf(...Array.from({ length: 2_100 }, () => ['a'] as [string]));
    expect(alignSteps(many, many)).toHaveLength(2_000);
  });
});
