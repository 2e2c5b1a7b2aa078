import { expect, test } from 'vitest';
import { commentsIn, lostComments } from '../../../src/shared/yaml/yaml-edit.ts';

test('comments are distinguished from texts that only look like one', () => {
  const text = '# one\na: "# no" # two\nb: |\n  # no\nc: x#no\nd: [1, # three\n  2]\n';
  expect(commentsIn(text)).toEqual(['# one', '# two', '# three']);
});

test('a comment is lost if it occurs less often than before', () => {
  expect(lostComments('# a\n# a\nx: 1 # b', '# a\nx: 1')).toEqual(['# a', '# b']);
  expect(lostComments('x: 1 # b', '# b\nx: 1\n# c')).toEqual([]);
});

test('a comment of a line that became one is not lost', () => {
  expect(lostComments('x: 1 # b', '# x: 1 # b')).toEqual([]);
});
