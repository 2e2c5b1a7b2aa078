import { expect, test } from 'vitest';
import { table } from '../../src/shared/markdown.ts';

test('a table has a head, a rule that aligns, and a row per entry', () => {
  expect(table([{ title: 'Test' }, { title: 'Score', align: 'right' }], [['greets', '1.00']])).toBe(
    ['| Test | Score |', '| --- | --: |', '| greets | 1.00 |'].join('\n'),
  );
});

test('a cell cannot end its row or begin another cell', () => {
  const [, , row] = table([{ title: 'Test' }], [['`a | b`\n| c']]).split('\n');
  expect(row).toBe('| `a \\| b` \\| c |');
});

test('a backslash does not take the escape of the pipe behind it', () => {
  expect(table([{ title: 'Test' }], [['`a\\|b`']])).toContain('| `a\\ \\|b` |');
});
