import { describe, expect, test } from 'vitest';
import { age } from '../../src/config/input-values.ts';
import { parseInputs } from '../../src/config/settings.ts';
import { UserError } from '../../src/model/errors.ts';

function complaintOf(given: Readonly<Record<string, string>>): string | undefined {
  try {
    parseInputs(given);
  } catch (error) {
    if (error instanceof UserError) return error.problems[0]?.message;
    throw error;
  }
  return undefined;
}

describe('an age', () => {
  test.each([
    ['30d', 30],
    ['12h', 0.5],
    ['2w', 14],
    [' 1.5 d ', 1.5],
  ])('%s is %d days', (text, days) => {
    expect(age.parse(text)).toBe(days);
    expect(parseInputs({ baselineMaxAge: text }).baselineMaxAge).toBe(days);
  });

  test.each(['30', '0d', '1m', '4000d', '٣d'])('%j is refused with the forms that there are', (text) => {
    expect(complaintOf({ baselineMaxAge: text })).toMatch(
      /^"baseline-max-age" must be an age in hours, days or weeks, such as 12h, 30d or 2w, up to ten years, not "/,
    );
  });
});

describe('the branch of a baseline', () => {
  test.each([
    ['main', 'main'],
    ['refs/heads/release/1.x', 'release/1.x'],
    ['größer/ß@2', 'größer/ß@2'],
  ])('%s', (text, name) => {
    expect(parseInputs({ baselineBranch: text }).baselineBranch).toBe(name);
  });

  test.each(['a..b', 'a//b', 'a~1', 'a:b', 'a\\b', 'a\u0000', '@{u}', 'main\nother'])('%j is none', (text) => {
    expect(complaintOf({ baselineBranch: text })).toMatch(
      /^"baseline-branch" must be the name of a branch, such as main, not "/,
    );
  });
});
