import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byAge, type CommentMark, marked, readMark, withoutMark } from '../../../src/reports/comment/comment-mark.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { hostileTexts } from '../../support/hostile.ts';

const mark: CommentMark = {
  key: 'Evals/support',
  head: '2'.repeat(40),
  shows: '2'.repeat(40),
  run: 4711,
  attempt: 2,
  phase: 'finished',
  of: { run: 4700, attempt: 1 },
  job: 'evals.yml/support (a b)',
  verdict: 'fail',
};

test('a mark is one hidden line, and is read as it was written', () => {
  const comment = marked(mark, 'body\n');
  expect(comment.split('\n')[0]).toBe(
    `<!-- agentv:eval-report v1 key=Evals%2Fsupport head=${mark.head} shows=${mark.head} run=4711 attempt=2 phase=finished of=4700.1 job=evals.yml%2Fsupport+%28a+b%29 verdict=fail digest=e3e9d7ab9e0a6f8a -->`.replace(
      /digest=\w+/,
      /digest=\w+/.exec(comment)?.[0] ?? '',
    ),
  );
  expect(readMark(comment)).toMatchObject(mark);
  expect(withoutMark(comment)).toBe('body\n');
});

test('any key comes back, and none can end the mark', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 100, unit: anyCharacter }), fc.constantFrom(...hostileTexts)),
      (text) => {
        const key = text.slice(0, 100).toWellFormed();
        const comment = marked({ ...mark, key }, 'body');
        expect(readMark(comment)?.key).toBe(key);
        expect(comment.match(/-->/g)).toHaveLength(1);
        expect(comment.indexOf('\n')).toBe(comment.indexOf('-->') + 3);
      },
    ),
  );
});

describe('is no mark of ours', () => {
  const good = marked(mark, 'body');
  test.each([
    ['one that does not stand at the beginning', ` ${good}`],
    ['one of a later version', good.replace(' v1 ', ' v2 ')],
    ['one with a field too many', good.replace(' run=', ' more=1 run=')],
    ['one with a run that is no number', good.replace('run=4711', 'run=x')],
    ['one with a run that is too large', good.replace('run=4711', 'run=9999999999999999')],
    ['one that does not end', good.replace(' -->', '')],
    ['one with a phase of its own', good.replace('phase=finished', 'phase=other')],
    ['nothing', ''],
  ])('%s', (_, comment) => {
    expect(readMark(comment)).toBeUndefined();
    expect(withoutMark(comment)).toBe(comment);
  });
});

test('runs come before attempts, attempts before phases', () => {
  const older: CommentMark[] = [
    { ...mark, run: 1, attempt: 9 },
    { ...mark, run: 2, attempt: 1, phase: 'running' },
    { ...mark, run: 2, attempt: 1 },
    { ...mark, run: 2, attempt: 2, phase: 'running' },
  ];
  expect(older.toReversed().toSorted(byAge)).toEqual(older);
});
