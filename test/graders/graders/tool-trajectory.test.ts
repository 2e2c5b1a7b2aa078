import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, calling, complaints, judged, overlooked } from './support.ts';

type Options = Record<string, unknown>;
const tool = (name: string, more: object = {}) => ({ tool: name, ...more });
const trajectory = (options: Options, ...calls: Call[]) => judged('tool-trajectory', options, calling(...calls));

describe('any_order', () => {
  test('is the share of tools that were called often enough', async () => {
    const minimums = { A: 2, B: 1, C: 1, Z: 0 };
    expect(await trajectory({ mode: 'any_order', minimums }, 'B', 'A', 'X', 'B', 'A')).toMatchObject({
      score: 3 / 4,
      texts: [
        '"A": 2 calls (at least: 2)',
        '"B": 2 calls (at least: 1)',
        '"C": 0 calls (at least: 1)',
        '"Z": 0 calls (at least: 0)',
      ],
      evidence: [undefined, undefined, 'Called: B, A, X, B, A', undefined],
    });
  });
});

describe('in_order', () => {
  const inOrder = (expected: object[], ...calls: Call[]) => trajectory({ mode: 'in_order', expected }, ...calls);

  test('other calls may lie between', async () => {
    expect(await inOrder([tool('A'), tool('B')], 'A', 'X', 'B')).toMatchObject({
      score: 1,
      texts: ['"A" was called in order: call 1', '"B" was called in order: call 3'],
    });
  });

  test('what comes too early is not found later', async () => {
    expect(await inOrder([tool('B'), tool('A')], 'A', 'X', 'B')).toMatchObject({
      score: 1 / 2,
      texts: ['"B" was called in order: call 3', '"A" was not called after call 3'],
    });
  });

  test('after one that never came all others are missed', async () => {
    expect(await inOrder([tool('A'), tool('Q'), tool('B')], 'A', 'B')).toMatchObject({
      score: 1 / 3,
      texts: [
        '"A" was called in order: call 1',
        '"Q" was not called after call 1',
        '"B" was not checked: "Q" must come before it',
      ],
    });
  });

  test('a call with other arguments is used up', async () => {
    const calls = [tool('A', { input: { n: 1 } }), tool('A', { input: { n: 2 } })];
    const wanted = tool('A', { args: { n: 2 } });
    expect(await inOrder([wanted, wanted], ...calls)).toMatchObject({
      score: 1 / 2,
      texts: ['"A" was called in order with other arguments: call 1', '"A" was called in order: call 2'],
      evidence: ['{"n":1}, expected: {"n":2}', undefined],
    });
  });
});

describe('exact', () => {
  const exact = (expected: object[], ...calls: Call[]) => trajectory({ mode: 'exact', expected }, ...calls);

  test('additional calls are reported and cost nothing', async () => {
    expect(await exact([tool('A')], 'A', 'B')).toMatchObject({
      score: 1,
      passed: [false, true],
      texts: ['There were 2 calls, expected: 1', 'Call 1 is "A"'],
    });
  });

  test('every position has its tool', async () => {
    expect(await exact([tool('A'), tool('B'), tool('C')], 'A', 'X')).toMatchObject({
      score: 1 / 3,
      texts: [
        'There were 2 calls, expected: 3',
        'Call 1 is "A"',
        'Call 2 is "X", expected: "B"',
        'Call 3 is missing, expected: "C"',
      ],
    });
  });

  test('nothing expected holds, and says how calls are refused', async () => {
    expect((await exact([])).texts).toEqual(['No call is expected, so nothing was compared']);
    const { score, texts } = await exact([], 'A');
    expect(score).toBe(1);
    expect(texts[0]).toMatch(/To forbid all calls, use "mode: subset"$/);
  });
});

describe('durations', () => {
  test('are listed call by call, and unknown values are named next to the score', async () => {
    const expected = ['T0', 'T1'].map((name) => tool(name, { max_duration_ms: 100 }));
    const reported = await trajectory({ mode: 'exact', expected }, tool('T0', { durationMs: 150 }), 'T1');
    expect(reported.texts).toEqual([
      'Call 1 is "T0"',
      'Duration of call 1 ("T0"): 150 ms, over the limit of 100 ms',
      'Call 2 is "T1"',
    ]);
    expect(reported.reasoning).toBe(
      'Duration of call 2 ("T1"): the target reported none, so the limit of 100 ms was not checked',
    );
  });
});

describe('superset', () => {
  const superset = (expected: object[], ...calls: Call[]) => trajectory({ mode: 'superset', expected }, ...calls);

  test('the order and other calls do not matter, and each call counts once', async () => {
    expect(await superset([tool('B'), tool('A'), tool('A')], 'A', 'X', 'B')).toMatchObject({
      score: 2 / 3,
      texts: ['"B" was called: call 3', '"A" was called: call 1', '"A" was not called once more'],
    });
  });

  test('a call with other arguments is reported with the nearest one', async () => {
    const calls = [tool('A', { input: { n: 9 } }), tool('A', { input: { n: 1, limit: 3 } })];
    const reported = await superset([tool('A', { args: { n: 1 } })], ...calls);
    expect(reported.score).toBe(0);
    expect(reported.texts[0]).toMatch(/^"A" was called only with other arguments \("args_match: superset" would/);
    expect(reported.evidence).toEqual(['{"n":1,"limit":3}, expected: {"n":1}']);
  });
});

describe('subset', () => {
  const subset = (expected: object[], ...calls: Call[]) => trajectory({ mode: 'subset', expected }, ...calls);

  test('is the share of calls that are allowed; what is allowed may come again', async () => {
    expect(await subset([tool('A'), tool('Z')], 'A', 'X', 'A')).toMatchObject({
      score: 2 / 3,
      texts: ['Allowed: call 1 ("A")', 'Not allowed: call 2 ("X")', 'Allowed: call 3 ("A")'],
      evidence: [undefined, 'Allowed: A, Z', undefined],
    });
  });

  test('arguments count', async () => {
    const calls = [tool('A', { input: { n: 1 } }), tool('A', { input: { n: 1, m: 2 } })];
    const reported = await subset([tool('A', { args: { n: 1 } })], ...calls);
    expect(reported.score).toBe(1 / 2);
    expect(reported.texts).toEqual([
      'Allowed: call 1 ("A")',
      expect.stringMatching(/^Not allowed with these arguments: call 2 \("A"\) \("args_match: superset" would/),
    ]);
  });

  test('no calls hold, and an empty list refuses all', async () => {
    expect(await subset([tool('A')])).toMatchObject({ score: 1, passed: [true] });
    expect(await subset([])).toMatchObject({ score: 1, passed: [true] });
    expect(await subset([], 'A', 'B')).toMatchObject({ score: 0, texts: ['No call is allowed, and there were 2'] });
  });

  test('of very many calls the first are listed one by one and the others together', async () => {
    const calls = Array.from({ length: 2_000 }, (_, index) => (index === 1_999 ? 'X' : 'A'));
    const reported = await subset([tool('A')], ...calls);
    expect(reported.score).toBe(1_999 / 2_000);
    expect(reported.texts).toHaveLength(501);
    expect(reported.texts.at(-1)).toBe('Of 1500 more calls, 1499 are allowed');
    expect(reported.passed.at(-1)).toBe(false);
  });
});

test.each(['in_order', 'superset'])(
  '%s takes a command that reads for a Bash only where no other fits',
  async (mode) => {
    const calls = [
      { tool: 'Read', originalTool: 'command_execution', input: { command: 'cat a.txt', file_path: 'a.txt' } },
      { tool: 'Bash', originalTool: 'command_execution', input: { command: 'npm test' } },
    ];
    const bash = tool('Bash', { args: { command: 'npm test' } });
    const judgedBy = (expected: object[]) => trajectory({ mode, expected }, ...calls);
    expect((await judgedBy([bash])).score).toBe(1);
    expect((await judgedBy(mode === 'superset' ? [tool('Bash'), tool('Read')] : [tool('Read'), bash])).score).toBe(1);
    expect((await judgedBy([tool('Bash'), tool('Bash')])).score).toBe(1);
    expect((await judgedBy([tool('Bash', { args: { command: 'npm run build' } })])).score).toBe(0);
  },
);

test('calls of all messages count, in their order, and without messages nothing is known', async () => {
  const messages = [
    { role: 'assistant' as const, toolCalls: [tool('A')] },
    { role: 'tool' as const, content: 'r', toolCalls: [tool('B')] },
    { role: 'assistant' as const, content: 'done', toolCalls: [tool('C')] },
  ];
  const options = { mode: 'exact', expected: [tool('A'), tool('B'), tool('C')] };
  expect(await judged('tool-trajectory', options, { messages })).toMatchObject({ score: 1 });
  for (const mode of ['exact', 'subset']) {
    expect(await judged('tool-trajectory', { mode, expected: [] }, {})).toMatchObject({
      score: 0,
      texts: ['The target reports no tool calls'],
    });
  }
});

test('names and arguments from outside are shown in quotes and shortened', async () => {
  const name = `\u001b[2J\n::error::${'x'.repeat(5_000)}`;
  const { texts } = await trajectory({ mode: 'exact', expected: [tool('A')] }, tool(name));
  expect(texts[0]).toMatch(/^Call 1 is "\\u001b\[2J\\n::error::x+…", expected: "A"$/);
  expect(texts[0]?.length).toBeLessThan(200);
});

test('whatever was called and expected, the score is within 0 and 1, and the order of superset does not matter', () => {
  const names = fc.constantFrom('A', 'B', 'C');
  const input = fc.option(fc.dictionary(fc.constantFrom('a', 'b'), fc.integer({ min: 0, max: 1 })), { nil: undefined });
  const made = fc.array(fc.record({ tool: names, input, durationMs: fc.option(fc.double(), { nil: undefined }) }));
  const wanted = fc.array(
    fc.record({ tool: names, args: input, max_duration_ms: fc.option(fc.nat(), { nil: undefined }) }),
  );
  return fc.assert(
    fc.asyncProperty(made, wanted, async (calls, expected) => {
      for (const mode of ['in_order', 'exact', 'superset', 'subset']) {
        const { score, passed } = await trajectory({ mode, expected }, ...calls);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(passed.length).toBeGreaterThan(0);
        if (score < 1) expect(passed).toContain(false);
      }
    }),
  );
});

describe('options that are refused', () => {
  const calls = 'must be a list of calls, each with "tool"';
  const match = 'must be one of exact, superset, subset, ignore, or a list of paths in the arguments';
  const within = (item: unknown): Options => ({ mode: 'exact', expected: [tool('A'), item] });

  test.each<[Options, string]>([
    [{}, 'mode: must be one of any_order, in_order, exact, superset, subset'],
    [{ mode: 'any_order' }, 'minimums: must be a mapping of tools to numbers of calls'],
    [{ mode: 'any_order', minimums: { A: -1 } }, 'minimums.A: must be a number, 0 or more'],
    [{ mode: 'exact' }, `expected: ${calls}`],
    [{ mode: 'exact', expected: Array(1_001).fill(tool('A')) }, 'expected: must be a list of at most 1000 calls'],
    [within('B'), 'expected.1: must be a mapping with "tool"'],
    [within({}), 'expected.1.tool: must be the name of a tool'],
    [within(tool('B', { args: [1] })), 'expected.1.args: must be a mapping, or the word any'],
    [within(tool('B', { max_duration_ms: -1 })), 'expected.1.max_duration_ms: must be a number, 0 or more'],
    [within(tool('B', { args_match: 'partial' })), `expected.1.args_match: ${match}`],
    [{ mode: 'exact', expected: [], args_match: 'partial' }, `args_match: ${match}`],
  ])('%j', (options, complaint) => {
    expect(complaints('tool-trajectory', options)).toEqual([complaint]);
  });
});

describe('options without an effect', () => {
  test.each<[Options, string[]]>([
    [
      { mode: 'any_order', minimums: {}, expected: [tool('A')], args_match: 'exact' },
      [
        'expected: has no effect: the mode any_order uses "minimums"',
        'args_match: has no effect: the mode any_order uses "minimums"',
      ],
    ],
    [
      { mode: 'exact', expected: [tool('A')], minimums: {} },
      ['minimums: has no effect: the mode exact uses "expected"'],
    ],
    [
      { mode: 'exact', expected: [tool('A', { banana: 1 })] },
      [
        'expected.0.banana: is not an option of an expected call (tool, args, args_match, max_duration_ms) and is ignored',
      ],
    ],
  ])('%j', (options, reported) => {
    expect(overlooked('tool-trajectory', options)).toEqual(reported);
  });

  test('a tolerance has none without a ratio', () => {
    const options = { max_tool_calls: 1, exploration_tolerance: 0.1 };
    expect(overlooked('execution-metrics', options)).toEqual([
      'exploration_tolerance: has no effect without "target_exploration_ratio"',
    ]);
    expect(overlooked('execution-metrics', { ...options, target_exploration_ratio: 0.5 })).toEqual([]);
  });
});
