import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { grade } from '../../../src/graders/grade.ts';
import { composite } from '../../../src/graders/graders/composite.ts';
import { graders } from '../../../src/graders/graders/index.ts';
import { defineGrader, type GraderDeps } from '../../../src/model/ports/grader.ts';
import type { GraderSpec } from '../../../src/model/suite/suite.ts';
import { promptOf, scriptedJudge } from '../judge/support.ts';
import { aSpec, aSubmission, notAborted, realDeps, tickingClock } from '../support.ts';

/** Scores as it is told; `broken` could not judge. */
const says = defineGrader({
  type: 'says',
  options: () => z.object({ score: z.union([z.number(), z.literal('broken')]) }),
  create: ({ score }) => ({
    async grade() {
      if (score === 'broken') return { kind: 'undecided', reason: 'the judge was away' };
      return {
        kind: 'scored',
        score,
        assertions: [{ text: `scored ${score}`, passed: score >= 0.8 }],
        tokenUsage: { input: 1, output: 2 },
      };
    },
  }),
});

const members = (scores: Readonly<Record<string, number | 'broken'>>, more: Partial<GraderSpec> = {}): GraderSpec[] =>
  Object.entries(scores).map(([name, score]) => aSpec({ name, type: 'says', options: { score }, ...more }));

const graded = async (spec: Partial<GraderSpec>, deps: Partial<GraderDeps> = {}) => {
  const context = {
    kinds: [...graders, says],
    depsFor: () => realDeps(deps),
    clock: tickingClock(),
    passMark: 0.8,
  };
  const whole = aSpec({ name: 'whole', type: 'composite', options: {}, ...spec });
  return grade([whole], aSubmission('hello'), context, notAborted());
};
const scoreOf = async (aggregator: unknown, scores: Readonly<Record<string, number | 'broken'>>) => {
  const result = await graded({ options: aggregator === undefined ? {} : { aggregator }, members: members(scores) });
  const [whole] = result.scores;
  return [result.kind === 'scored' ? result.score : undefined, whole?.verdict];
};

describe('the score of a composite', () => {
  test.each<[string, unknown, Record<string, number>, [number, string]]>([
    ['is the plain mean when nothing is said', undefined, { a: 1, b: 0.5 }, [0.75, 'fail']],
    ['weighs by name', { type: 'weighted_average', weights: { a: 3 } }, { a: 1, b: 0 }, [0.75, 'fail']],
    ['is 0 when nothing weighs', { type: 'weighted_average', weights: { a: 0, b: 0 } }, { a: 1, b: 1 }, [0, 'fail']],
    ['is the share that passed', { type: 'threshold', threshold: 0.5 }, { a: 1, b: 0.79 }, [0.5, 'pass']],
    ['fails under the threshold', { type: 'threshold', threshold: 0.6 }, { a: 0.8, b: 0.79 }, [0.5, 'fail']],
    ['is all', { type: 'all_or_nothing' }, { a: 0.8, b: 1 }, [1, 'pass']],
    ['or nothing', { type: 'all_or_nothing' }, { a: 0.79, b: 1 }, [0, 'fail']],
    ['is the lowest', { type: 'minimum' }, { a: 0.9, b: 0.4 }, [0.4, 'fail']],
    ['is the highest', { type: 'maximum' }, { a: 0.9, b: 0.4 }, [0.9, 'pass']],
    ['is 0 behind a gate that is shut', { type: 'safety_gate' }, { other: 1, safety: 0.99 }, [0, 'fail']],
    ['leaves the open gate out', { type: 'safety_gate', threshold: 0.5 }, { safety: 0.5, b: 0.9 }, [0.9, 'pass']],
    ['knows the gate by name', { type: 'safety_gate', gate: 'b' }, { safety: 0, b: 1 }, [0, 'fail']],
    ['takes the first for the gate', { type: 'safety_gate' }, { a: 1, b: 0.5 }, [0.5, 'fail']],
    ['is that of the gate alone', { type: 'safety_gate', threshold: 0.4 }, { a: 0.5 }, [0.5, 'fail']],
  ])('%s', async (_, aggregator, scores, expected) => {
    expect(await scoreOf(aggregator, scores)).toEqual(expected);
  });

  test('is not known when a member could not judge, whatever the rule', async () => {
    for (const type of ['weighted_average', 'all_or_nothing', 'minimum', 'maximum', 'safety_gate']) {
      const result = await graded({ options: { aggregator: { type } }, members: members({ safety: 'broken', b: 1 }) });
      expect(result).toMatchObject({
        kind: 'ungraded',
        reason: expect.stringContaining('safety: the judge was away'),
        scores: [{ verdict: 'skip', scores: [{ name: 'safety' }, { name: 'b' }] }],
      });
    }
  });

  test('is 0 behind a closed gate, also when others could not judge', async () => {
    const aggregator = { type: 'safety_gate', gate: 'safe' };
    expect(await scoreOf(aggregator, { safe: 0.5, b: 'broken' })).toEqual([0, 'fail']);
    const result = await graded({ options: { aggregator }, members: members({ safe: 'broken', b: 1 }) });
    expect(result.kind).toBe('ungraded');
  });

  test('keeps every member with its tokens, and says whose statement is whose', async () => {
    const result = await graded({ members: members({ a: 1, b: 0 }) });
    expect(result.assertions).toEqual([
      { text: '[a] scored 1', passed: true },
      { text: '[b] scored 0', passed: false },
    ]);
    expect(result.scores[0]?.scores).toMatchObject([
      { name: 'a', score: 1, verdict: 'pass', tokenUsage: { input: 1, output: 2 } },
      { name: 'b', score: 0, verdict: 'fail' },
    ]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['by a mean', {}],
    ['by a part of them', { aggregator: { type: 'threshold', threshold: 0.5 } }],
    ['by a program', { aggregator: { type: 'code-grader', path: 'echo \'{"score":0}\'' } }],
  ])('does not pass negated when a member has nothing to look at, %s', async (_, options) => {
    const unreported = aSpec({ name: 'tokens', type: 'token-usage', options: { max_total: 10 } });
    const inner = aSpec({ name: 'inner', type: 'composite', options, members: [unreported] });
    for (const spec of [
      { options, members: [unreported] },
      { options: {}, members: [inner] },
    ]) {
      expect(await graded({ ...spec, negate: true })).toMatchObject({ score: 0, scores: [{ verdict: 'fail' }] });
    }
  });
});

describe('a program that puts scores together', () => {
  const folder = mkdtempSync(join(tmpdir(), 'composite-'));
  const byCode = async (script: string, scores: Record<string, number | 'broken'> = { a: 1, b: 0 }) => {
    writeFileSync(join(folder, 'aggregate.mjs'), script);
    return graded(
      { options: { aggregator: { type: 'code_judge', path: 'node aggregate.mjs' } }, members: members(scores) },
      { suiteFolder: folder },
    );
  };

  test('reads what each member said and gives the score, the verdict and the statements', async () => {
    const result = await byCode(`import { text } from 'node:stream/consumers';
const { results } = JSON.parse(await text(process.stdin));
const { a, b } = results;
console.log(JSON.stringify({ score: (a.score + b.score) / 4, verdict: 'pass', assertions: [
  { text: [b.misses[0], a.hits[0], a.expectedAspectCount, a.verdict].join(), passed: true } ] }));`);
    expect(result).toMatchObject({
      score: 0.25,
      scores: [{ verdict: 'pass', assertions: [{ text: 'scored 0,scored 1,1,pass' }], scores: [{}, {}] }],
    });
  });

  test.each<[string, string]>([
    ['prints no JSON', 'console.log("fine")'],
    ['exits with another code', 'console.log(\'{"score": 1}\'); process.exit(3)'],
  ])('that %s scores 0, with a reason', async (_, script) => {
    const result = await byCode(script);
    expect(result).toMatchObject({ kind: 'scored', score: 0 });
    const [whole] = result.scores;
    expect([whole?.reasoning, ...(whole?.assertions ?? []).map(({ text }) => text)].join('')).not.toBe('');
  });
});

describe('a judge that puts scores together', () => {
  const byJudge = async (aggregator: object, ...replies: (string | object)[]) => {
    const judge = scriptedJudge(replies, { spent: { tokenUsage: { input: 5, output: 1 } } });
    const spec = { options: { aggregator: { type: 'llm_judge', ...aggregator } }, members: members({ a: 1, b: 0 }) };
    return { judge, result: await graded(spec, { judges: judge.judges }) };
  };

  test('reads what each member said and gives the score, with all its members', async () => {
    const { judge, result } = await byJudge({}, { score: 0.4, assertions: [{ text: 'less', passed: false }] });
    expect(result).toMatchObject({
      score: 0.4,
      scores: [{ target: 'arbiter', tokenUsage: { input: 5, output: 1 }, scores: [{ name: 'a' }, { name: 'b' }] }],
    });
    expect(promptOf(judge)).toContain('"score": 1');
    expect(judge.questions[0]?.judging?.reply?.name).toBe('graded_answer');
  });

  test('is asked in the words of the suite, with the results where they are wanted', async () => {
    const text = 'Safety first. {{EVALUATOR_RESULTS_JSON}} $& {{ other }}';
    const { judge } = await byJudge({ prompt: { from: 'inline', text } }, { score: 1 });
    expect(promptOf(judge)).toMatch(/^Safety first\. \{\n {2}"a": \{[\s\S]*\$& \{\{ other \}\}$/);
  });

  test('that is an agent gets all of it in one text, and is asked once', async () => {
    const judge = scriptedJudge(['no verdict'], { promptMode: 'agent' });
    const spec = { options: { aggregator: { type: 'llm-grader' } }, members: members({ a: 1 }) };
    expect((await graded(spec, { judges: judge.judges })).kind).toBe('ungraded');
    expect(judge.questions).toHaveLength(1);
    expect(judge.questions[0]?.prompt).toLack('system');
    expect(promptOf(judge)).toMatch(/^You are a grader[\s\S]*Reply with one JSON object[\s\S]*scored 1/);
  });

  test('gets a note that it does not see the results if its prompt does not name them', () => {
    const notes = (text: string) =>
      composite.notes({ aggregator: { type: 'llm-grader', prompt: { from: 'inline', text } } });
    expect(notes('Decide.')).toMatchObject([{ path: ['aggregator', 'prompt'] }]);
    expect(notes('{{ EVALUATOR_RESULTS_JSON }}')).toHaveLength(1);
    expect(notes('See {{EVALUATOR_RESULTS_JSON}}')).toEqual([]);
  });

  test('that cannot be understood leaves the whole unknown', async () => {
    const { judge, result } = await byJudge({}, 'no');
    expect(result).toMatchObject({ kind: 'ungraded', scores: [{ scores: [{}, {}] }] });
    expect(judge.questions).toHaveLength(4);
  });

  test('has to be there', async () => {
    const spec = { options: { aggregator: { type: 'llm-grader' } }, members: members({ a: 1 }) };
    expect(await graded(spec)).toMatchObject({ kind: 'ungraded', reason: expect.stringContaining('No judge') });
    expect(composite.needsJudge?.(spec.options)).toBe(true);
    expect(composite.needsJudge?.({})).toBe(false);
  });
});

describe('a set of assertions', () => {
  const set = (scores: Record<string, number | 'broken'>, threshold?: number) =>
    graded({
      type: 'assert-set',
      options: threshold === undefined ? {} : { threshold },
      members: members(scores).map((spec, index) => ({ ...spec, weight: index + 1 })),
    });

  test('is the mean of its members by their own weights', async () => {
    expect(await set({ a: 1, b: 0.4 })).toMatchObject({
      score: expect.closeTo(0.6, 12),
      scores: [{ verdict: 'fail' }],
    });
  });

  test('passes from its threshold on', async () => {
    expect((await set({ a: 1, b: 0.4 }, 0.5)).scores[0]?.verdict).toBe('pass');
    expect((await set({ a: 1, b: 0.4 }, 0.7)).scores[0]?.verdict).toBe('fail');
  });
});

describe('the options of a composite', () => {
  const complaints = (aggregator: unknown) =>
    composite.check({ aggregator }).map(({ path, message }) => `${path.join('.')} ${message}`);

  test.each<[unknown, string]>([
    [5, 'aggregator must be a mapping with "type"'],
    [{}, 'aggregator.type must be a way to combine the scores'],
    [{ type: 'median' }, 'aggregator.type must be one of weighted_average, threshold'],
    [{ type: 'threshold', threshold: 2 }, 'aggregator.threshold must be 1 or less'],
    [{ type: 'weighted_average', weights: { a: -1 } }, 'aggregator.weights.a must be a number from 0 to 1000000'],
    [{ type: 'minimum', threshold: 1 }, 'aggregator.threshold is not an option of the aggregator minimum'],
    [{ type: 'code-grader', path: ' ' }, 'aggregator.path must not be empty'],
  ])('are refused when they make no sense: %j', (aggregator, expected) => {
    expect(complaints(aggregator)).toEqual([expect.stringContaining(expected)]);
  });

  test('must speak of graders that are put together', () => {
    const check = (aggregator: unknown) =>
      composite.checkMembers?.({ aggregator }, ['a', 'b']).map(({ path }) => path.join('.'));
    expect(check({ type: 'weighted_average', weights: { a: 1, c: 1 } })).toEqual(['aggregator.weights.c']);
    expect(check({ type: 'safety_gate', gate: 'safety' })).toEqual(['aggregator']);
    expect(check({ type: 'safety_gate', gate: 'b' })).toEqual([]);
  });
});
