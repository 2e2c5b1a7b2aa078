import { expect, test } from 'vitest';
import { Tally } from '../../src/cli/tally.ts';
import { aFailure, aResult, aTrial } from '../support/builders.ts';
import { fakeClock } from '../support/fake-clock.ts';

const step = (testId: string) => ({ testId, target: 'default' });

test('counts what is done and what did not pass, and names what runs', () => {
  const tally = new Tally(fakeClock());
  tally.planned(4);
  for (const id of ['a', 'b', 'c']) tally.started(step(id));
  tally.finished(aResult({ testId: 'b', target: 'default' }));
  tally.finished(aResult({ testId: 'c', target: 'default', failure: aFailure() }));
  expect([tally.text, tally.running, tally.failing]).toEqual(['2/4 · 1 not passed', ['a [default]'], 1]);
});

test('two tests of one name are two that run', () => {
  const tally = new Tally(fakeClock());
  tally.planned(2);
  tally.started(step('a'));
  tally.started(step('a'));
  tally.finished(aResult({ testId: 'a', target: 'default' }));
  expect(tally.running).toEqual(['a [default]']);
});

test('adds up what targets and judges cost, over all trials, and says nothing while nothing is known', () => {
  const tally = new Tally(fakeClock());
  tally.planned(9);
  tally.finished(aResult());
  expect(tally.text).toBe('1/9');
  tally.finished(aResult({ costUsd: 0.5 }));
  const score = { name: 'judge', type: 'llm-grader', score: 1, weight: 1, verdict: 'pass' as const, assertions: [] };
  const times = { durationMs: 1, startedAt: '', endedAt: '' };
  const member = { ...score, ...times, costUsd: 0.25 };
  tally.finished(aResult({ costUsd: 1, scores: [{ ...score, ...times, scores: [member] }] }));
  tally.finished(aResult({ costUsd: 9, trials: [aTrial(1, { costUsd: 1 }), aTrial(1, { costUsd: 1 })] }));
  expect(tally.text).toBe('4/9 · $3.75');
});

test('counts nothing for answers that came from a cache, and the rest of those of which a part did', () => {
  const tally = new Tally(fakeClock());
  tally.planned(9);
  tally.finished(aResult({ costUsd: 1, cached: true }));
  tally.finished(aResult({ costUsd: 1, paid: { costUsd: 0.25 } }));
  tally.finished(aResult({ costUsd: 1, paid: {} }));
  expect(tally.text).toBe('3/9 · $0.25');
});

test('estimates the time left once enough tests were run, and not when all are done', async () => {
  const clock = fakeClock();
  const tally = new Tally(clock);
  tally.planned(10);
  for (let index = 0; index < 10; index += 1) tally.started(step(`t${index}`));
  const finish = (count: number) => {
    for (let time = 0; time < count; time += 1)
      tally.finished(aResult({ testId: `t${tally.done}`, target: 'default' }));
  };
  await clock.advance(20_000);
  finish(4);
  expect(tally.text).toBe('4/10');
  finish(1);
  expect(tally.text).toBe('5/10 · about 20.0 s left');
  finish(5);
  expect(tally.text).toBe('10/10');
});
