import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerLimits, encodeAnswers } from '../../src/baseline/answers.ts';
import { decodeRuns, encodeRun, encodeRuns, newestHeads, trendLimits } from '../../src/baseline/run-file.ts';
import type { AnswerLine } from '../../src/model/run/measured-run.ts';
import { aPast, aPool, results, runsOf } from '../support/evidence.ts';
import { aHistoryRun } from '../support/history.ts';
import { hostileTexts } from '../support/hostile.ts';

const run = aHistoryRun(results({ a: '1/1', b: '1/2' }, { measure: 'm' }), {
  base: [aPool({}, { resets: [{ testId: 'a', time: '2026-01-09T00:00:00.000Z', reason: 'wanted' }] })],
});
const text = encodeRuns([run]);
const read = (changed: string, how = {}) => {
  const decoded = decodeRuns(changed, how);
  if (decoded.kind === 'refused') throw new Error(decoded.why);
  return decoded.value;
};
const why = (changed: string): string => {
  const decoded = decodeRuns(changed);
  return decoded.kind === 'refused' ? decoded.why : 'read';
};

describe('a file of runs', () => {
  test('is read as it was written, and written as the same bytes', () => {
    const { runs } = read(text);
    expect(runs).toEqual(JSON.parse(JSON.stringify([run])));
    expect(encodeRuns(runs)).toBe(text);
    expect(text).toMatch(/^\{"v":1,"type":"run","time":"2026-01-10T10:11:00.000Z","sha":"a{40}",/);
  });

  test('has runs in the order of their time, each with its own tests', () => {
    const later = { ...run, run: { ...run.run, time: '2026-01-11T00:00:00.000Z', attempt: 2 } };
    const { runs } = read(encodeRuns([later, run]));
    expect(runs.map((each) => [each.run.attempt, each.tests.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  test('holds any names', () => {
    const names = [...new Set([...hostileTexts, '__proto__', 'constructor'])];
    const pool = aPool(Object.fromEntries(names.map((name, at) => [`${at}${name}`, '1/2'])), {
      suite: hostileTexts[0] ?? '',
    });
    const runs = runsOf({ ...pool, tests: [...pool.tests, { testId: '__proto__', trials: [aPast(true, 0)] }] });
    expect(encodeRuns(read(encodeRuns(runs)).runs)).toBe(encodeRuns(runs));
  });

  test('is read without its tests where only its suites are wanted', () => {
    const [head] = read(text, { headsOnly: true }).runs;
    expect([head?.suites.length, head?.tests, head?.accepted]).toEqual([1, [], []]);
  });

  test('that is too large for one run leaves out all of its tests and says how many', () => {
    const short = encodeRun(run, text.length - 1);
    expect(short).toContain('"tests_left_out":2');
    expect(short).not.toContain('"type":"test"');
    expect(encodeRun(run, text.length)).toBe(text);
  });

  test('for charts has the newest 200 runs, or as many as fit', () => {
    const many = Array.from({ length: 201 }, (_, at) => ({ ...run, run: { ...run.run, attempt: at + 1 } }));
    const heads = newestHeads(many);
    expect([heads.length, heads[0]?.run.attempt, heads[0]?.tests]).toEqual([200, 2, []]);
    const large = many.map((each) => ({ ...each, run: { ...each.run, headline: 'x'.repeat(100_000) } }));
    const fitting = newestHeads(large);
    expect(fitting.at(-1)?.run.attempt).toBe(201);
    expect(encodeRuns(fitting).length).toBeLessThanOrEqual(trendLimits.bytes);
  });
});

describe('the answers in it', () => {
  const answer: AnswerLine = { type: 'answer', key: ['f', 's', 'a "quoted" ] \\ test', 't'], sides: [] };
  const line = encodeAnswers([answer]).text;

  test('are lines by the key of their test, and damaged ones hurt nothing else', () => {
    const { runs, answers } = read(`${text}${line}{"type":"answer","key":["x"]}\n{"type":"answer",oops\n`);
    expect(runs).toHaveLength(1);
    expect([...answers]).toEqual([[JSON.stringify(answer.key), line.trimEnd()]]);
    const long = JSON.stringify({ ...answer, key: ['x'.repeat(answerLimits.lineBytes), 's', 'a', 't'] });
    expect(read(`${text}${long}\n`).answers.size).toBe(0);
  });
});

describe('evidence is refused', () => {
  const replaced = (from: string, to: string): string => {
    expect(text).toContain(from);
    return text.replace(from, to);
  };

  test.each([
    ['cut off', text.slice(0, -5), 'it is cut off'],
    ['not JSON', 'hello\n', 'line 1: '],
    ['of a newer version', replaced('"v":1', '"v":2'), 'a newer version of eval-action wrote it'],
    ['with an unknown field', replaced('"v":1', '"v":1,"answer":"x"'), 'line 1: Unrecognized key'],
    ['with a wrong suite', replaced('"n":2', '"n":-2'), 'line 2: n: '],
    ['with a test of no suite', replaced('"s":0', '"s":7'), 'line 3: its suite is missing'],
    ['with a test twice', replaced('"id":"b"', '"id":"a"'), 'line 4: the test "a" is there twice'],
    ['with a score above 1', replaced('"score":1}', '"score":1.5}'), 'trials.0.score'],
    ['with no number', replaced('"score":1}', '"score":1e999}'), 'trials.0.score'],
    ['with a day that is none', replaced('2026-01-10T', '2026-13-45T'), 'line 1: time: '],
    ['with an endless name', replaced('"id":"a"', `"id":"${'x'.repeat(5000)}"`), 'line 3: id: '],
    ['with a line that is no test', replaced('{"type":"test"', '{"type":"rest"'), 'line 3: type: '],
    ['with a line of another kind', replaced('"type":"accept"', '"type":"change-point"'), 'line 5: type: '],
    ['nested without end', `${'['.repeat(5000)}${']'.repeat(5000)}\n`, 'line 1: '],
  ])('when it is %s', (_, changed, reason) => {
    expect(why(changed)).toContain(reason);
  });

  test('and never thrown at, whatever it is', () => {
    const cut = fc.nat(text.length).map((at) => text.slice(0, at));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), cut), (given) => {
        expect(['read', 'refused']).toContain(decodeRuns(given).kind);
      }),
    );
  });

  test('in a sentence that does not grow with it', () => {
    expect(why(replaced('"v":1', `"v":1,"${'k'.repeat(100_000)}":1`)).length).toBeLessThan(500);
  });
});
