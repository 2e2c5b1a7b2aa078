import { describe, expect, test } from 'vitest';
import { decodeHead, decodeRun, encodeRun, hasWholeHead } from '../../src/history/codec.ts';
import { results } from '../support/evidence.ts';
import { aHistoryRun } from '../support/history.ts';

const run = aHistoryRun(results({ a: '1/1', b: '1/2' }, { measure: 'm' }));
const text = encodeRun(run);
const why = (changed: string): string => {
  const read = decodeRun(changed);
  return read.kind === 'refused' ? read.why : 'read';
};

test('a run is the same after it was written and read', () => {
  expect(decodeRun(text)).toEqual({ kind: 'read', value: JSON.parse(JSON.stringify(run)) });
});

test('the run and its suites are read from a beginning that has all of them', () => {
  const { tests: _, ...head } = JSON.parse(JSON.stringify(run));
  const start = text.slice(0, text.indexOf('"id":"b"'));
  expect(hasWholeHead(start)).toBe(true);
  expect(decodeHead(start)).toEqual({ kind: 'read', value: head });
  const short = text.slice(0, text.indexOf('"n":2'));
  expect(hasWholeHead(short)).toBe(false);
  expect(decodeHead(short)).toEqual({ kind: 'refused', why: 'it is cut off' });
});

test('a run is always the same bytes, whatever the order of its fields', () => {
  const turned = (line: object) => Object.fromEntries(Object.entries(line).reverse()) as never;
  const other = { run: turned(run.run), suites: run.suites.map(turned), tests: run.tests.map(turned) };
  expect(encodeRun(other)).toBe(text);
  expect(text.split('\n')[0]).toMatch(/^\{"v":1,"type":"run","time":"2026-01-10T10:11:00.000Z","sha":"a{40}",/);
});

test('a run that is too large leaves out all of its tests and says how many', () => {
  const short = encodeRun(run, text.length - 1);
  expect(short).toContain('"tests_left_out":2');
  expect(short).not.toContain('"type":"test"');
  expect(encodeRun(run, text.length)).toBe(text);
});

describe('a run file is refused', () => {
  test.each([
    ['cut off', text.slice(0, -5), 'it is cut off'],
    ['empty', '', 'it is cut off'],
    ['not JSON', 'hello\n', /^line 1: /],
    ['of a newer version', text.replace('"v":1', '"v":2'), 'a newer version of eval-action wrote it'],
    ['without a verdict', text.replace('"verdict":"pass",', ''), /^line 1: verdict: /],
    ['with an unknown field', text.replace('"v":1', '"v":1,"answer":"x"'), /^line 1: /],
    ['with a wrong suite', text.replace('"n":2', '"n":-2'), /^line 2: n: /],
    ['with a test of no suite', text.replace('"s":0', '"s":7'), 'line 3: its suite is missing'],
    [
      'with more passes than trials',
      text.replace('"passes":1,"score":1', '"passes":2,"score":1'),
      /^line 3: more trials/,
    ],
    ['with a test without its score', text.replace('"passes":1,"score":1', '"passes":1'), /^line 3: it has trials/],
    [
      'with more trials than memory',
      text.replace('"trials":1,"passes":1', '"trials":1e15,"passes":1'),
      /^line 3: trials: /,
    ],
    ['with a line that is no test', text.replace('{"type":"test"', '{"type":"rest"'), /^line 3: /],
  ])('that is %s', (_, changed, expected) => {
    expect(changed).not.toBe(text);
    if (typeof expected === 'string') expect(why(changed)).toBe(expected);
    else expect(why(changed)).toMatch(expected);
  });
});
