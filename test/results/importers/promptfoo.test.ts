import { describe, expect, test } from 'vitest';
import type { RunResult, TestResult } from '../../../src/model/run/result.ts';
import { resultKey } from '../../../src/model/run/result-keys.ts';
import { fixturesOf } from '../../support/import-fixtures.ts';
import { fixture, readFileWith } from './reading.ts';

const textOf = (file: string): string => fixture(`promptfoo/${file}`).toString();
const read = async (file: string, settings = {}) =>
  readFileWith(file.split('/').at(-1) ?? file, textOf(file), settings);

type Prompts = readonly { readonly metrics: { readonly score: number; readonly cost: number } }[];

interface Stored {
  readonly results: {
    readonly stats: { readonly successes: number; readonly failures: number; readonly errors: number };
    readonly prompts: Prompts;
    readonly results: readonly { readonly gradingResult: { componentResults?: { metadata?: object }[] } | null }[];
  };
}

type Measured = Pick<TestResult, 'status' | 'score' | 'costUsd'>;
/** The results of a file, one for each trial. */
const trialsIn = ({ results }: RunResult): readonly Measured[] =>
  results.flatMap((result): readonly Measured[] => result.trials ?? [result]);
const failureOf = (result: TestResult | undefined) =>
  result?.status === 'execution_error' ? result.failure : undefined;

describe('what promptfoo counted is what is imported', () => {
  const documents = fixturesOf('promptfoo').filter(({ file }) => file.endsWith('.json'));

  test.each(documents)('in $file', async ({ file }) => {
    const { stats, prompts, results: rows } = (JSON.parse(textOf(file)) as Stored).results;
    const { run } = await read(file);
    const trials = trialsIn(run);
    const isJudgeError = (row: (typeof rows)[number]) =>
      JSON.stringify(row.gradingResult?.componentResults ?? []).includes('"graderError":true');
    const judgeErrors = rows.filter(isJudgeError).length;
    const count = (wanted: TestResult['status']) => trials.filter(({ status }) => status === wanted).length;
    expect({
      successes: count('ok'),
      failures: count('quality_failure') + judgeErrors,
      errors: count('execution_error') - judgeErrors,
    }).toEqual({ successes: stats.successes, failures: stats.failures, errors: stats.errors });
    const judged = rows.reduce((sum, row) => sum + (isJudgeError(row) ? (row as unknown as TestResult).score : 0), 0);
    expect(trials.reduce((sum, { score }) => sum + score, judged)).toBeCloseTo(
      prompts.reduce((sum, { metrics }) => sum + metrics.score, 0),
    );
    expect(trials.reduce((sum, { costUsd = 0 }) => sum + costUsd, 0)).toBeCloseTo(
      prompts.reduce((sum, { metrics }) => sum + metrics.cost, 0),
    );
    expect(run).toMatchObject({ complete: true });
  });
});

describe('a test of promptfoo', () => {
  test('has the id of its metadata, else its description, else its variables', async () => {
    const { run } = await read('0.123.1/support.json');
    expect(run.results.map(({ testId }) => testId)).toEqual([
      'capital-of-france',
      'returns of shoes',
      expect.stringMatching(/^Say nothing\.~[0-9a-f]{12}~[0-9a-f]{12}$/),
      expect.stringMatching(/^Say nothing\.~[0-9a-f]{12}~[0-9a-f]{12}$/),
      'service is down',
      'too slow',
      'json',
      'assertion that cannot judge',
      'cached',
      'broken judge',
      'broken judge and passed check',
    ]);
    expect(new Set(run.results.map(({ suite, target }) => `${suite} ${target}`))).toEqual(
      new Set(['support agent fast']),
    );
  });

  test('of several prompts names the prompt; of several providers it is several targets', async () => {
    const { run } = await read('0.123.1/grid.json');
    expect(run.results.map(({ testId, target }) => [testId, target])).toEqual([
      ['capital · short.txt', 'fast'],
      ['capital · polite.txt', 'fast'],
      ['capital · short.txt', 'slow'],
      ['capital · polite.txt', 'slow'],
      ['best · short.txt', 'fast'],
      ['best · polite.txt', 'fast'],
      ['best · short.txt', 'slow'],
      ['best · polite.txt', 'slow'],
    ]);
    expect(run.warnings).toEqual([]);
  });

  test.each(['grid.json', 'grid.jsonl'])('of a file with a label names the label alone: %s', async (name) => {
    const text = textOf(`0.123.1/${name}`).replaceAll('"short.txt: ', '"in brief: short.txt: ');
    const { run } = await readFileWith(name, text);
    expect(run.results.map(({ testId }) => testId)).toContain('capital · in brief');
  });

  test('of prompts without labels is named by a part of their ids, and a warning says how to label them', async () => {
    const { run } = await read('0.123.1/echo.json');
    expect(run.results.map(({ testId }) => testId)).toEqual([
      expect.stringMatching(/^one 2~[0-9a-f]{12} · 85a247a5$/),
      expect.stringMatching(/^one 2~[0-9a-f]{12} · 3ce0d15e$/),
      expect.stringMatching(/^two 2~[0-9a-f]{12} · 85a247a5$/),
      expect.stringMatching(/^two 2~[0-9a-f]{12} · 3ce0d15e$/),
    ]);
    expect(run.warnings).toMatchObject([{ message: expect.stringContaining('2 of 2 prompts have no label') }]);
    expect(run.results[1]?.input).toEqual([
      { role: 'system', content: 'Be kind' },
      { role: 'user', content: 'one' },
    ]);
  });

  test('has the same ids in JSON and JSON Lines', async () => {
    for (const name of ['support', 'grid', 'coin']) {
      const [json, lines] = [await read(`0.123.1/${name}.json`), await read(`0.123.1/${name}.jsonl`)];
      const idsOf = ({ run }: typeof json) => run.results.map(({ testId, target }) => [testId, target]);
      expect(idsOf(lines)).toEqual(idsOf(json));
      expect(lines.run.results.map(({ status, score }) => [status, score])).toEqual(
        json.run.results.map(({ status, score }) => [status, score]),
      );
    }
  });

  test('has a trial for each repetition; promptfoo repeats each test as often as it says', async () => {
    const { run } = await read('0.123.1/coin.json');
    const [heads, once] = run.results;
    expect(heads?.trials?.map(({ status }) => status)).toEqual(['ok', 'ok', 'quality_failure']);
    expect(heads).toMatchObject({ status: 'quality_failure', score: 2 / 3 });
    expect(once?.trials).toBeUndefined();
    expect(run.warnings).toEqual([]);
  });
});

describe('how a test of promptfoo ended', async () => {
  const { run } = await read('0.123.1/support.json');
  const result = (testId: string) => run.results.find((each) => each.testId === testId);

  test.each([
    ['service is down', 'provider', 'connect ECONNREFUSED 127.0.0.1:9'],
    ['too slow', 'timeout', 'Error: Request timed out after 300000 ms'],
    ['assertion that cannot judge', 'grader', /^Error: Cost assertion does not support providers/],
    ['broken judge', 'grader', 'Judge error: the model is not available'],
    ['broken judge and passed check', 'grader', 'Judge error: the model is not available'],
  ])('%s: %s', (testId, failureClass, message) => {
    expect(failureOf(result(testId))?.class).toBe(failureClass);
    const found = failureOf(result(testId))?.message ?? '';
    if (message instanceof RegExp) expect(found).toMatch(message);
    else expect(found).toBe(message);
    expect(found).not.toMatch(/\n\s+at /);
  });

  test('an assertion that failed is a failure of the agent, although promptfoo writes an error', () => {
    const [empty] = run.results.filter(({ status }) => status === 'quality_failure');
    expect(empty).toMatchObject({
      testId: expect.stringContaining('Say nothing.'),
      score: 0,
      assertions: [{ text: 'Expected output to contain "word"', passed: false }],
    });
  });

  test('checks, scores, cost and tokens are those of promptfoo', () => {
    expect(result('returns of shoes')).toMatchObject({
      status: 'ok',
      score: 0.925,
      passMark: 0.6,
      costUsd: 0.002,
      tokenUsage: { input: 30, output: 8 },
      output: 'Yes, within 30 days.',
      input: [{ role: 'user', content: 'Answer briefly: Can I return shoes?' }],
      scores: [
        {
          name: 'helpful',
          type: 'llm-rubric',
          score: 0.9,
          weight: 3,
          verdict: 'pass',
          tokenUsage: { input: 50, output: 10 },
        },
        { name: 'contains', score: 1, weight: 1, verdict: 'pass' },
        { name: 'javascript', score: 0.5, weight: 0, verdict: 'pass' },
        { name: 'tone', type: 'named-score', score: 0, weight: 0, verdict: 'skip' },
      ],
    });
    expect(result('json')).toMatchObject({ output: '{"order":7,"items":["a","b"]}', tokenUsage: { reasoning: 3 } });
  });

  test('an answer from a cache has no duration, and is no new evidence', () => {
    expect(result('cached')).toMatchObject({ status: 'ok', cached: true });
    expect(result('cached')?.durationMs).toBeUndefined();
    expect(result('cached')?.tokenUsage).toBeUndefined();
  });

  test('a check that compares the answers of all prompts says so', async () => {
    const { run: grid } = await read('0.123.1/grid.json');
    const best = grid.results.find(({ testId }) => testId.startsWith('best'));
    expect(best?.scores.map(({ name, details }) => [name, details])).toEqual([
      ['contains', undefined],
      ['select-best', { compares_columns: true }],
      ['max-score', { compares_columns: true }],
    ]);
  });
});

describe('a row of promptfoo', () => {
  const readRow = async (change: object) => {
    const [row] = JSON.parse(textOf('0.123.1/shop.json')).results.results;
    const rows = [{ ...row, ...change }];
    return (await readFileWith('r.jsonl', rows)).run.results[0];
  };
  const failed = { success: false, failureReason: 2, gradingResult: null };

  test.each([
    ['no answer', { output: null }, 'rate_limit'],
    ['an error of the provider besides a part of an answer', { output: 'I can', error: '429' }, 'rate_limit'],
    ['an answer', { output: 'Yes.' }, 'grader'],
  ])('with an error and %s', async (_, response, failureClass) => {
    const result = await readRow({ ...failed, error: '429 Too many requests', response });
    expect(failureOf(result)?.class).toBe(failureClass);
  });

  test('counts the tokens of all checks, where no check has its own', async () => {
    const check = (type: string) => ({ pass: true, score: 1, reason: '', assertion: { type } });
    const tokensUsed = { total: 60, prompt: 50, completion: 10 };
    const graded = (componentResults: object[], rest: object = {}) => ({
      gradingResult: { componentResults, ...rest },
    });
    const found = async (change: object) =>
      (await readRow(change))?.scores.map(({ name, verdict, tokenUsage }) => [name, verdict, tokenUsage?.input]);
    expect(await found(graded([check('llm-rubric')], { tokensUsed }))).toEqual([['llm-rubric', 'pass', 50]]);
    expect(await found({ ...graded([check('a'), check('b')]), tokenUsage: { assertions: tokensUsed } })).toEqual([
      ['a', 'pass', undefined],
      ['b', 'pass', undefined],
      ['all checks', 'skip', 50],
    ]);
    expect(await found(graded([check('a'), { ...check('b'), tokensUsed }], { tokensUsed }))).toEqual([
      ['a', 'pass', undefined],
      ['b', 'pass', 50],
    ]);
  });
});

describe('a document of promptfoo', () => {
  type Change = (document: { results: { results: Record<string, unknown>[]; [key: string]: unknown } }) => void;
  const changed = (file: string, change: Change) => {
    const document = JSON.parse(textOf(file));
    change(document);
    return readFileWith('results.json', JSON.stringify(document));
  };

  const noTest = { vars: {}, assert: [], options: {}, metadata: {} };

  test.each<[string, object, object]>([
    ['of a configuration without tests', noTest, { tests: [] }],
    ['of a file of tests that has none', noTest, { tests: ['file://tests.csv'] }],
    [
      'that has only what all tests have',
      { ...noTest, vars: { lang: 'en' }, assert: [{ type: 'is-json' }] },
      { tests: ['file://tests.csv'], defaultTest: { vars: { lang: 'en' }, assert: [{ type: 'is-json' }] } },
    ],
  ])('with the row that promptfoo makes %s has no test', async (_, testCase, config) => {
    const { run } = await changed('0.123.1/shop.json', (document) => {
      const [row = {}] = document.results.results;
      Object.assign(document, { config });
      document.results.results = [{ ...row, success: true, vars: {}, testCase }];
      document.results['stats'] = { successes: 1, failures: 0, errors: 0 };
    });
    expect(run.results).toEqual([]);
    expect(run.unreadable?.map(({ message }) => message)).toEqual([expect.stringMatching(/^promptfoo ran no test/)]);
  });

  test('with a test that has only what all tests have, but is in the configuration, has that test', async () => {
    const { run } = await changed('0.123.1/shop.json', (document) => {
      const assert = [{ type: 'is-json' }];
      Object.assign(document, { config: { tests: [{}], defaultTest: { assert } } });
      const { results } = document.results;
      document.results.results = results.map((row) => ({ ...row, testCase: { ...noTest, assert } }));
    });
    expect(run.unreadable).toBeUndefined();
    expect(run.results).toHaveLength(1);
  });

  test('with tests that can only pass names them', async () => {
    const { run } = await read('0.123.1/support.json');
    const message = '2 tests have no assertion, so they can only pass: Say nothing.~2647d22ae019, too slow';
    expect(run.warnings).toContainEqual(expect.objectContaining({ message }));
  });

  test('of a re-run names its tests as the run does, where these share a name, their variables or a prompt', async () => {
    const shared: Change = (document) => {
      const [first = {}, second = {}, third = {}] = document.results.results;
      const withCase = (row: Readonly<Record<string, unknown>>, change: object) => ({
        ...row,
        testCase: { ...(row['testCase'] as object), ...change },
      });
      const one = { description: 'one', vars: { a: 'one' } };
      document.results.results = [
        withCase(first, { ...one, vars: { a: 'two' } }),
        withCase(second, { ...one, assert: [{ type: 'is-json' }] }),
        withCase(third, one),
      ];
      (document.results['prompts'] as object[]).push({ id: 'other', label: 'other', raw: '' });
    };
    const whole = (await changed('0.123.1/shop.json', shared)).run.results;
    const knownTests = new Set(whole.map(resultKey));
    expect(knownTests.size).toBe(3);
    for (const [at, { testId }] of whole.entries()) {
      const document = JSON.parse(textOf('0.123.1/shop.json'));
      shared(document);
      document.results.results = [document.results.results[at]];
      const { run } = await readFileWith('results.json', JSON.stringify(document), { knownTests });
      expect(run.results.map((result) => result.testId)).toEqual([testId]);
    }
  });

  test('with fewer results than promptfoo counted is incomplete', async () => {
    const { run } = await changed('0.123.1/shop.json', ({ results }) => results.results.pop());
    expect(run).toMatchObject({ complete: false, stopped: 'broken-off', results: [{}, {}] });
    expect(run.warnings).toMatchObject([{ message: 'The file has 2 results, but promptfoo counted 3' }]);
  });

  test('says how long the run took, and when', async () => {
    const stored = JSON.parse(textOf('0.123.1/shop.json')).results;
    const { run } = await read('0.123.1/shop.json');
    expect(run).toMatchObject({ durationMs: stored.stats.durationMs, startedAt: stored.timestamp });
  });

  test('with fewer trials than planned warns', async () => {
    const { run } = await changed('0.123.1/coin.json', ({ results }) => results.results.shift());
    expect(run.results[0]?.trials).toHaveLength(2);
    expect(run.warnings).toContainEqual(
      expect.objectContaining({ message: '1 test has fewer trials than planned: heads' }),
    );
  });

  test('with a test that occurs twice reads both as trials and warns', async () => {
    const { run } = await changed('0.123.1/shop.json', ({ results }) => {
      results.results.push({ ...results.results[0], testIdx: 3 });
    });
    expect(run.results[0]?.trials).toHaveLength(2);
    expect(run.warnings).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/^There are 2 trials of .* instead of 1/) }),
    );
  });

  test('with a number of trials that no test can have cannot be read there', async () => {
    const { run } = await changed('0.123.1/coin.json', ({ results }) => {
      results.results.push({ ...results.results[0], testIdx: 4 });
    });
    expect(run.results.map(({ testId }) => testId)).toEqual(['once']);
    expect(run.unreadable).toHaveLength(4);
  });

  test.each<[string, Change]>([
    ['of version 2', ({ results }) => Object.assign(results, { version: 2 })],
    ['without a list of results', ({ results }) => Object.assign(results, { results: undefined, outputs: [] })],
  ])('%s is refused with the command that writes another file', async (_, change) => {
    await expect(changed('0.123.1/shop.json', change)).rejects.toMatchObject({
      problems: [{ hint: 'Write another file: npx promptfoo@latest eval -o results.json' }],
    });
  });
});
