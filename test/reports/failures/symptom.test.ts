import { describe, expect, test } from 'vitest';
import { causeFrom } from '../../../src/reports/failures/causes.ts';

describe('a text without what differs each time', () => {
  test.each([
    ['error/timeout', 'Timed out after 120000 ms (attempt 2)', 'timed out after <n> ms (attempt <n>)', 'c30b75d3e'],
    ['error/timeout', 'Timed out after 90,000 ms (attempt 1)', 'timed out after <n> ms (attempt <n>)', 'c30b75d3e'],
    [
      'error/crash',
      "Error: Cannot find module '/tmp/ws-8f2/dist/tool.js'",
      "error: cannot find module '<path>/tool.js'",
      'ce7fdd3e5',
    ],
    [
      'error/provider',
      '429 {"request_id":"req_011CSab12cd34","url":"https://api.example.com/v1/x?y=1"}',
      '<n> {"request_id":"<id>","url":"<url>"}',
      'c8357ab91',
    ],
    [
      'tool/search',
      'HTTP 500 at 2026-01-31T12:00:00Z id 3f2504e0-4f89-11d3-9a0c-0305e82c3301',
      'http <n> at <time> id <id>',
      'ce950a5ec',
    ],
    ['check/contains', 'Must contain "refund within 30 days"', 'must contain "refund within 30 days"', 'c10bfce6f'],
  ])('%s: %s', (kind, text, normalised, id) => {
    expect(causeFrom(kind, text)).toMatchObject({ id, kind, text: normalised });
  });

  test.each([
    ['C:\\work\\app\\a.ts:12:7 is missing', '<path>/a.ts is missing'],
    ['in src/app/main.ts:3', 'in <path>/main.ts'],
    ['/x and and/or stay, 3/5 passed', '/x and and/or stay, <n>/<n> passed'],
    ['commit 0123abcdef, at 0xFF, deadbeef stays', 'commit <hex>, at <hex>, deadbeef stays'],
    ['job_2024_final_run_7 of call_abc123def456', '<id> of <id>'],
    [`said "${'long '.repeat(10)}" and "short"`, 'said <text> and "short"'],
    ['at 12:30:01.5 on 2026-01-31', 'at <time> on <time>'],
    ['\u001b[31m\n  red \u001b[0m   alert\nsecond line', 'red alert'],
    ['e\u0301', '\u00e9'],
    ['', ''],
  ])('an error: %j', (text, normalised) => {
    expect(causeFrom('error/crash', text).text).toBe(normalised);
  });

  test('only the beginning is read, so that a long text costs no more than a short one', () => {
    const textOf = (text: string) => causeFrom('error/crash', text).text;
    expect(textOf(`${'/a'.repeat(250)} end`)).toBe('<path>/a');
    expect(textOf(`${'/a'.repeat(200)} end`)).toBe('<path>/a end');
    expect(textOf(`${'\n'.repeat(4_000)}late`)).toBe('');
    // Patterns that repeat within a repetition would never end on these.
    for (const unit of ['/a', '"', 'a1', '7', '\u001b[', 'a.b:c ', '<"\'`', '0x', '1,', '/']) {
      expect(textOf(unit.repeat(200_000 / unit.length)).length).toBeLessThanOrEqual(200);
    }
  });
});
