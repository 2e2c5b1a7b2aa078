import { expect, test } from 'vitest';
import { harmlessTerminal } from '../../src/cli/command-line.ts';
import type { Terminal } from '../../src/platform/terminal.ts';

const complaintsOn = (errorScreen: number | undefined, text: string): string => {
  const reported: string[] = [];
  const complain = (line: string) => void reported.push(line);
  const bare = { colour: false, width: 100, errorScreen, print: complain, complain, status() {} } satisfies Terminal;
  harmlessTerminal(bare).complain(text);
  return reported.join('\n');
};

test('complaints keep their words whole on a screen, and their lines whole elsewhere', () => {
  const text = 'error: There is no such grader\n  expected: one of contains, regex';
  expect(complaintsOn(24, text)).toBe('error: There is no\n  such grader\n  expected: one of\n    contains, regex');
  expect(complaintsOn(undefined, text)).toBe(text);
});

test('what is broken into lines can be no command', () => {
  expect(complaintsOn(12, 'ab cd ef gh ::error::forged')).not.toMatch(/^\s*::error::/m);
});
