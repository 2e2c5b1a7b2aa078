import { describe, expect, test } from 'vitest';
import type { Response } from '../../../src/model/run/outcome.ts';
import { calling, complaints, judged } from './support.ts';

type Options = Record<string, unknown>;
const usage = { input: 100, output: 50, cached: 25 };

test('a message that reports its usage counts if the response does not', async () => {
  const messages: Response['messages'] = [
    { role: 'user', content: 'go' },
    { role: 'assistant', content: 'a', durationMs: 40, tokenUsage: { input: 10, output: 5 } },
    { role: 'assistant', content: 'b', durationMs: 60, tokenUsage: { input: 20, output: 5, cached: 10 } },
  ];
  expect(await judged('latency', { threshold: 100 }, { messages })).toMatchObject({ score: 1 });
  expect(await judged('latency', { threshold: 99 }, { messages })).toMatchObject({ score: 0 });
  expect(await judged('latency', { threshold: 99 }, { messages, durationMs: 7 })).toMatchObject({ score: 1 });
  const reported = await judged('token-usage', { max_input: 30, max_output: 10, max_total: 49 }, { messages });
  expect(reported.texts).toEqual([
    'Input tokens: 30, within the limit of 30',
    'Output tokens: 10, within the limit of 10',
    'Tokens in total: 50, over the limit of 49',
  ]);
});

describe('what a limit says', () => {
  const rows: [type: string, options: Options, response: Partial<Response>, texts: string[]][] = [
    ['latency', { threshold: 1000 }, { durationMs: 900 }, ['Duration: 900 ms, within the limit of 1000 ms']],
    ['cost', { budget: 0.05 }, {}, ['Cost: the target reported none (limit: $0.0500)']],
    ['token-usage', { max_input: 5, max_total: 9 }, {}, ['Token usage: the target reported none']],
    [
      'token-usage',
      { max_total: 170, max_output: 50, max_input: 100 },
      { tokenUsage: usage },
      [
        'Input tokens: 100, within the limit of 100',
        'Output tokens: 50, within the limit of 50',
        'Tokens in total: 175, over the limit of 170',
      ],
    ],
  ];
  test.each(rows)('%s %j of %j', async (type, options, response, texts) => {
    expect((await judged(type, options, response)).texts).toEqual(texts);
  });

  test('a miss by less than the rounding shows the exact numbers', async () => {
    const { texts, evidence } = await judged('cost', { budget: 0.05 }, { costUsd: 0.050001 });
    expect(texts).toEqual(['Cost: $0.0500, over the limit of $0.0500']);
    expect(evidence).toEqual(['0.050001 is over 0.05']);
  });
});

describe('execution-metrics', () => {
  const all = {
    max_tool_calls: 3,
    max_llm_calls: 1,
    max_tokens: 150,
    max_cost_usd: 0.01,
    max_duration_ms: 900,
    target_exploration_ratio: 0.6,
  };
  const response = { ...calling('read', 'Bash', 'Grep'), tokenUsage: usage, costUsd: 0.01, durationMs: 900 };

  test('is the share of the limits that are held; cached tokens are not counted', async () => {
    expect(await judged('execution-metrics', all, response)).toMatchObject({
      score: 1,
      texts: [
        'Tool calls: 3, within the limit of 3',
        'Model calls: 1, within the limit of 1',
        'Tokens: 150, within the limit of 150',
        'Cost: $0.0100, within the limit of $0.0100',
        'Duration: 900 ms, within the limit of 900 ms',
        'Exploration ratio: 0.67, within 0.2 of the target 0.6',
      ],
    });
    expect(await judged('execution-metrics', { ...all, max_tokens: 149 }, response)).toMatchObject({ score: 5 / 6 });
  });

  test('misses a limit of something that the target did not report, and holds the others', async () => {
    const options = { max_tool_calls: 1, max_tokens: 5, max_cost_usd: 1, max_duration_ms: 10 };
    expect(await judged('execution-metrics', options, calling('Read'))).toMatchObject({
      score: 1 / 4,
      texts: [
        'Tool calls: 1, within the limit of 1',
        'Tokens: the target reported none (limit: 5)',
        'Cost: the target reported none (limit: $1.0000)',
        'Duration: the target reported none (limit: 10 ms)',
      ],
    });
  });

  test.each<[string[], number, number, boolean]>([
    [['read', 'grep', 'glob', 'search', 'list', 'Read', 'Grep', 'Glob', 'WebSearch', 'WebFetch'], 1, 0, true],
    [['List', 'Search', 'READ', 'LS', 'Edit'], 0, 0, true],
    [['Read', 'Edit'], 0.7, 0.2, true],
    [['Read', 'Edit'], 0.8, 0.2, false],
    [['Read', 'Read', 'Read', 'Read', 'Edit'], 0.6, 0.2, true],
    [[], 0, 1, false],
  ])('of the calls %j the ratio is %d, give or take %d: %j', async (calls, target, tolerance, holds) => {
    const options = { target_exploration_ratio: target, exploration_tolerance: tolerance };
    expect((await judged('execution-metrics', options, calling(...calls))).passed).toEqual([holds]);
  });
});

describe('options that are refused', () => {
  const LIMIT = 'must be a number, 0 or more';
  const rows: [type: string, options: Options, complaint: string | RegExp][] = [
    ['latency', {}, `threshold: ${LIMIT}`],
    ['token-usage', {}, ': needs a limit: max_input, max_output or max_total'],
    ['token-usage', { max_total: 1, max_input: -5 }, `max_input: ${LIMIT}`],
    ['execution-metrics', {}, /^: needs something to check: max_tool_calls, .*target_exploration_ratio$/],
  ];
  test.each(rows)('%s %j', (type, options, complaint) => {
    expect(complaints(type, options)).toEqual([
      typeof complaint === 'string' ? complaint : expect.stringMatching(complaint),
    ]);
  });
});
