import { describe, expect, test } from 'vitest';
import { decodeAnswer, encodeAnswers, mergeAnswers } from '../../src/baseline/answers.ts';
import type { AnswerLine, TestFact } from '../../src/model/run/measured-run.ts';
import type { Side } from '../../src/model/run/side.ts';

const side = (over: Partial<Side> = {}, from: Partial<Side['from']> = {}): Side => ({
  pass: true,
  answer: 'yes',
  graders: [],
  steps: [],
  from: { run: '1.1', sha: 'a'.repeat(40), time: '2026-01-10T00:00:00Z', kind: 'base', ...from },
  ...over,
});
const sample = (testId: string, ...sides: readonly Side[]): AnswerLine => ({
  type: 'answer',
  key: ['evals/a.yaml', 'a', testId, 'default'],
  measure: 'm1',
  sides: [...sides],
});
const fact = (day: number): TestFact => ({ time: `2026-01-0${day}T00:00:00Z`, durationMs: 1000, judgeCalls: 1.5 });

const readAll = (text: string) => text.trimEnd().split('\n').map(decodeAnswer);

describe('a line with answers', () => {
  test('is read as it was written', () => {
    const odd = { ...sample('one', side({ pass: false, answer: 'no\nway' })), fact: fact(1) };
    expect(readAll(encodeAnswers([odd]).text)).toEqual([odd]);
  });

  test('is not read if it is damaged, too long, nested too deeply or of another shape', () => {
    const [good = ''] = encodeAnswers([sample('one', side())]).text.split('\n');
    expect(decodeAnswer(good)).toBeDefined();
    const deep = `${'['.repeat(300)}${']'.repeat(300)}`;
    for (const bad of [
      good.slice(0, -20),
      good.replace('"yes"', `"${'y'.repeat(70_000)}"`),
      good.replace('"yes"', deep),
      good.replace('"pass":true', '"pass":"maybe"'),
      good.replace('"sides":[', '"sides":[],"others":['),
    ])
      expect(decodeAnswer(bad)).toBeUndefined();
  });
});

describe('the samples of a run', () => {
  const merge = (own: readonly AnswerLine[], earlier: readonly AnswerLine[], oldest = '2026-01-01T00:00:00Z') =>
    mergeAnswers(own, new Map(earlier.map((each) => [JSON.stringify(each.key), JSON.stringify(each)])), oldest);
  const answersOf = (merged: readonly AnswerLine[]) =>
    merged.map(({ key, sides }) => [key[2], ...sides.map(({ answer }) => answer)]);

  test('are the newest passing and the newest failing trial of each test', () => {
    const trials = ['p1', 'f1', 'p2', 'f2'].map((answer) => side({ answer, pass: answer.startsWith('p') }));
    expect(answersOf(merge([sample('a', ...trials)], []))).toEqual([['a', 'p2', 'f2']]);
  });

  test('keep the earlier passing trial of a test that fails now, and tests that did not run', () => {
    const earlier = [sample('a', side({ answer: 'worked' })), sample('b', side())];
    const merged = merge([sample('a', side({ answer: 'broken', pass: false }))], earlier);
    expect(answersOf(merged)).toEqual([
      ['a', 'worked', 'broken'],
      ['b', 'yes'],
    ]);
  });

  test('drop earlier trials of a test that is measured differently, and trials that are too old', () => {
    const changed = { ...sample('a', side({ answer: 'old grading' })), measure: 'm0' };
    expect(answersOf(merge([sample('a', side({ pass: false }))], [changed]))).toEqual([['a', 'yes']]);
    expect(merge([], [sample('b', side())], '2026-01-11T00:00:00Z')).toEqual([]);
  });

  test('have no trial without an answer', () => {
    expect(merge([sample('a', side({ failure: 'timed out', pass: false }))], [])).toEqual([]);
  });

  test('have what tests take: as this run measured it, else as an earlier run did', () => {
    const withFact = (id: string, day: number): AnswerLine => ({ ...sample(id), fact: fact(day) });
    const merged = merge(
      [withFact('a', 9), sample('c', side())],
      [withFact('a', 2), withFact('b', 3), withFact('c', 4), withFact('old', 1)],
      '2026-01-02T00:00:00Z',
    );
    expect(merged.map(({ key, fact: kept }) => [key[2], kept])).toEqual([
      ['a', fact(9)],
      ['c', fact(4)],
      ['b', fact(3)],
    ]);
  });
});

describe('samples that are too large', () => {
  const call = (output: string) => ({ kind: 'call', tool: 'search', input: '{}', output }) as const;

  test('lose file changes, tool outputs, steps of passing tests, failing trials, steps and long answers, in this order', () => {
    const large = 'x'.repeat(30_000);
    const what = (...sides: readonly Side[]) =>
      encodeAnswers([sample('a', ...sides)]).omitted.map((each) => [each.what, each.tests]);
    const failing = side({ pass: false, steps: [call('ok')] });
    expect(what(side({ fileChanges: large.repeat(3) }))).toEqual([['file changes', 1]]);
    expect(what(side({ steps: [call(large.repeat(3))] }))).toEqual([['tool outputs above 2 KiB', 1]]);
    const many = Array.from({ length: 60 }, () => call('y'.repeat(1_500)));
    expect(what(side({ steps: many }))).toEqual([['steps of tests that always pass', 1]]);
    expect(what(side({ answer: large }), { ...failing, answer: large, steps: [] })).toEqual([]);
    expect(what(side({ answer: large }), { ...failing, answer: large.repeat(2) })).toEqual([['failing trials', 1]]);
    expect(what({ ...failing, steps: many })).toEqual([['steps', 1]]);
    expect(what(side({ answer: large.repeat(3) }))).toEqual([['answers above 4 KiB', 1]]);
    const judged = { name: 'j', type: 'judge', score: 1, weight: 1, verdict: 'pass' as const, assertions: [] };
    expect(what(side({ graders: [{ ...judged, reasoning: large.repeat(3) }] }))).toEqual([['all samples', 1]]);
  });

  test('say what a side lacks, and keep the rest of it', () => {
    const outputs = side({ steps: [call('x'.repeat(90_000))], fileChanges: 'diff' });
    const [stored] = readAll(encodeAnswers([sample('a', outputs)]).text)[0]?.sides ?? [];
    expect(stored?.cut).toEqual(['fileChanges', 'outputs']);
    expect(stored?.answer).toBe('yes');
    expect(stored?.steps).toMatchObject([{ output: expect.stringContaining('samples are limited') }]);
  });

  test('of many tests are cut until all fit, and at last tests from the end are left out', () => {
    const tests = Array.from({ length: 40 }, (_, index) => sample(`t${index}`, side({ answer: 'x'.repeat(3_000) })));
    const { text, omitted } = encodeAnswers(tests, 60_000);
    expect(text.length).toBeLessThanOrEqual(60_000);
    expect(text).toContain('"t0"');
    expect(text).not.toContain('"t39"');
    expect(omitted).toEqual([{ what: 'all samples', tests: 40 - readAll(text).length }]);
    expect(encodeAnswers(tests).omitted).toEqual([]);
  });
});
