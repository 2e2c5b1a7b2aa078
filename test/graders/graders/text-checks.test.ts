import { describe, expect, test } from 'vitest';
import type { GraderDeps } from '../../../src/model/ports/grader.ts';
import { createMatcher } from '../../../src/platform/matcher.ts';
import { aSubmission, gradeWith, notAborted, realDeps, scored } from '../support.ts';
import { kindOf } from './support.ts';

type Options = Record<string, unknown>;

const judged = async (type: string, options: Options, answer: string) =>
  scored(await gradeWith(kindOf(type), options, aSubmission(answer)));

describe('what passes and what does not', () => {
  const rows: [type: string, options: Options, answer: string, score: 0 | 1][] = [
    ['contains', { value: 'blue' }, 'the sky is blue.', 1],
    ['contains', { value: 'Blue' }, 'the sky is blue.', 0],
    ['contains', { value: 42 }, 'it is 42', 1],
    ['contains-any', { value: ['red', 'blue'] }, 'blue', 1],
    ['contains-any', { value: ['red', 'Blue'] }, 'blue', 0],
    ['contains-all', { value: ['red', 'blue'] }, 'red and blue', 1],
    ['contains-all', { value: ['red', 'blue'] }, 'red', 0],
    ['icontains', { value: 'BLUE' }, 'the sky is Blue', 1],
    ['icontains', { value: 'red' }, 'the sky is Blue', 0],
    ['icontains-any', { value: ['RED', 'BLUE'] }, 'blue', 1],
    ['icontains-all', { value: ['RED', 'BLUE'] }, 'red and blue', 1],
    ['starts-with', { value: ' Dear ' }, '\n Dear Ada,', 1],
    ['ends-with', { value: 'Bye.' }, 'So long. Bye.\n', 1],
    ['equals', { value: '42' }, ' 42\n', 1],
    ['equals', { value: '42' }, '42.', 0],
    ['regex', { value: '\\d{2}' }, 'it is 42!', 1],
    ['regex', { value: '^\\d+$' }, 'it is 42', 0],
    ['regex', { value: 'BLUE', flags: 'i' }, 'blue', 1],
    ['regex', { value: '^b', flags: 'm' }, 'a\nb', 1],
    ['is-json', {}, '{"a": [1]}', 1],
    ['is-json', {}, '```json\n{}\n```', 0],
    ['is-json', {}, '{"a": 1,}', 0],
  ];
  test.each(rows)('%s %j on %j scores %i', async (type, options, answer, score) => {
    const reply = await judged(type, options, answer);

    expect(reply.score).toBe(score);
    expect(reply.assertions).toHaveLength(1);
    expect(reply.assertions[0]?.passed).toBe(score === 1);
  });

  test('a pattern with the global flag gives the same answer every time', async () => {
    const grader = kindOf('regex').open({ value: 'a', flags: 'g' }, realDeps());
    const { signal } = new AbortController();

    const replies = [await grader.grade(aSubmission('a'), signal), await grader.grade(aSubmission('a'), signal)];

    expect(replies.map((reply) => scored(reply).score)).toEqual([1, 1]);
  });
});

describe('a pattern that loses itself in an answer', () => {
  const grade = (matcher: GraderDeps['matcher'], signal = notAborted()) =>
    kindOf('regex')
      .open({ value: '^(a+)+$' }, realDeps({ matcher }))
      .grade(aSubmission(`${'a'.repeat(40)}!`), signal);

  test('gives no score: nothing is known of the answer', async () => {
    expect(await grade(createMatcher({ limitMs: 100 }))).toEqual({
      kind: 'undecided',
      reason:
        'Matching /^(a+)+$/ took longer than 0.1 s and was stopped. ' +
        'The usual reason is a repetition within a repetition, as in (a+)+: write a+ instead.',
    });
  });

  test('ends when the run is stopped', async () => {
    const stop = new AbortController();
    const reply = grade(createMatcher({ limitMs: 60_000 }), stop.signal);
    stop.abort();
    expect(await reply).toMatchObject({ kind: 'undecided' });
  });
});

describe('a pattern that does not look for what it seems to', () => {
  test.each([
    ['/hello/i', 'matches the "/" around it as characters of the answer', 'value: "hello" and flags: i'],
    ['#hello#', 'matches the "#" around it as characters of the answer', 'value: "hello", or'],
    ['\\Ahello', 'matches the character A for "\\A" in JavaScript', 'Write ^'],
    ['\\p{Lu}', 'matches the character p for "\\p" in JavaScript', 'flags: u'],
    ['\\<hello', 'matches the character < for "\\<" in JavaScript', 'Write \\b'],
    ['.*', 'matches every answer', ''],
    ['^(hello)?', 'matches every answer', ''],
  ])('%s is reported, with the right one', (value, message, hint) => {
    const [note, ...others] = kindOf('regex').notes({ value });
    expect(others).toEqual([]);
    expect(note?.message).toContain(message);
    expect(note?.hint ?? '').toContain(hint);
  });

  test.each([
    ['/usr/bin/node', ''],
    ['\\\\A', ''],
    ['\\p{Lu}', 'u'],
    ['\\x68\\u0068\\cA\\B\\D\\S\\W\\f\\v', ''],
    ['^$', ''],
    ['^(?!.*password)', ''],
  ])('%s with the flags "%s" is fine', (value, flags) => {
    expect(kindOf('regex').notes({ value, flags })).toEqual([]);
  });

  test('(?i) is an error that says where flags belong', () => {
    expect(kindOf('regex').check({ value: '(?i)hello' })).toMatchObject([
      { path: ['value'], hint: 'Write value: "hello" and flags: i.' },
    ]);
  });
});

describe('what a check says', () => {
  const rows: [title: string, type: string, options: Options, answer: string, text: RegExp][] = [
    ['all: a pass states the count', 'contains-all', { value: ['a', 'b', 'c'] }, 'abc', /\b3\b/],
    ['all: a miss lists only the missing', 'contains-all', { value: ['a', 'x', 'y'] }, 'abc', /^[^"]*"x", "y"$/],
    ['any: a miss lists all', 'contains-any', { value: ['x', 'y'] }, 'abc', /"x", "y"/],
    ['a miss without regard to case says so', 'icontains', { value: 'X' }, 'abc', /ignoring case/],
    ['a pattern is shown with its flags', 'regex', { value: 'x', flags: 'im' }, 'abc', /\/x\/im/],
    ['line breaks are made visible', 'contains', { value: 'a\nb' }, 'abc', /"a\\nb"/],
    ['a long text is cut', 'contains', { value: 'x'.repeat(5_000) }, 'abc', /^.{1,150}$/],
  ];
  test.each(rows)('%s', async (_title, type, options, answer, text) => {
    const reply = await judged(type, options, answer);
    expect(reply.assertions[0]?.text).toMatch(text);
  });

  test('a miss shows the beginning of the answer, at most 200 characters of it', async () => {
    const reply = await judged('contains', { value: 'x' }, 'abc'.repeat(1_000));
    expect(reply.assertions[0]?.evidence).toMatch(/^abcabc/);
    expect(reply.assertions[0]?.evidence).toHaveLength(200);
  });

  test('an empty answer is called empty', async () => {
    const reply = await judged('contains', { value: 'x' }, ' \n');
    expect(reply.assertions[0]?.evidence).toBe('The answer is empty.');
  });
});

test.each(['contains', 'icontains'])('%s of white space alone is reported', (type) => {
  expect(kindOf(type).notes({ value: ' \n' })).toMatchObject([{ message: expect.stringContaining('white space') }]);
  expect(kindOf(type).notes({ value: ' a' })).toEqual([]);
});

describe('options that could not work are refused', () => {
  const rows: [type: string, options: Options, path: (string | number)[], message: RegExp][] = [
    ['contains', {}, ['value'], /must be text/],
    ['contains', { value: '' }, ['value'], /must not be empty/],
    ['contains-any', {}, ['value'], /must be a list of texts/],
    ['contains-any', { value: [] }, ['value'], /at least one/],
    ['contains-any', { value: ['a', ' '] }, ['value', 1], /must not be blank/],
    ['regex', { value: '(' }, ['value'], /Unterminated group/],
    ['regex', { value: 'a', flags: 'q' }, ['flags'], /flags/],
  ];
  test.each(rows)('%s %j', (type, options, path, message) => {
    const problems = kindOf(type).check(options);
    expect(problems).toMatchObject([{ path, message: expect.stringMatching(message) }]);
  });
});

test('a check without a text has the name of its type', () => {
  expect(kindOf('contains-any').nameFor?.({})).toBe('contains-any');
});
