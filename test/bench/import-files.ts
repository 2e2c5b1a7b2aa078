import type { ImportFormat } from '../../src/model/run/imported.ts';
import { zipped } from '../support/zipped-json.ts';

/** A results file of a tool, in pieces: its name, and its content. */
export interface WrittenFile {
  readonly file: string;
  /** Fewer than 100,000, where these rows fill the 64 MiB that a file may have. */
  readonly rows?: number;
  pieces(rows: number): Iterable<string | Uint8Array>;
}

const ANSWER = 'The refund was sent to the card that was used.';
const askedIn = (at: number): string => `I want my money back for order ${at}.`;
const isGood = (at: number): boolean => at % 10 !== 3;
const scoreOf = (at: number): number => (isGood(at) ? 1 : 0.2);

/** A JSON document with a list of rows. */
function* listed(rows: number, [start, end]: readonly [string, string], rowOf: (at: number) => object) {
  yield start;
  for (let at = 0; at < rows; at += 1) yield `${at === 0 ? '' : ',\n'}${JSON.stringify(rowOf(at))}`;
  yield end;
}

/** A file of each format, as its tool writes it, with short answers. */
export const IMPORT_FILES: { readonly [Format in ImportFormat]: WrittenFile } = {
  jsonl: {
    file: 'results.jsonl',
    *pieces(rows) {
      for (let at = 0; at < rows; at += 1) yield `${JSON.stringify(genericRow(at))}\n`;
    },
  },
  ctrf: {
    file: 'ctrf-report.json',
    pieces: (rows) =>
      listed(rows, ['{"reportFormat":"CTRF","results":{"tool":{"name":"jest"},"tests":[', ']}}'], ctrfTest),
  },
  junit: {
    file: 'results.xml',
    *pieces(rows) {
      yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="vitest tests">\n';
      for (let at = 0; at < rows; at += 1) yield* junitTest(at, rows);
      yield '</testsuites>\n';
    },
  },
  promptfoo: {
    file: 'results.json',
    rows: 36_000,
    pieces: (rows) =>
      listed(
        rows,
        ['{"evalId":"eval-1","results":{"version":3,"results":[', ']},"config":{"description":"refunds"}}'],
        promptfooRow,
      ),
  },
  inspect: {
    file: 'log.eval',
    *pieces(rows) {
      const header = { version: 2, status: 'success', eval: { task: 'refunds', model: 'gpt', config: {} } };
      const summaries = [...listed(rows, ['[', ']'], inspectSample)].join('');
      yield zipped([
        { name: 'header.json', data: Buffer.from(JSON.stringify(header)) },
        { name: 'summaries.json', data: Buffer.from(summaries) },
      ]);
    },
  },
  deepeval: {
    file: 'test_run.json',
    pieces: (rows) => listed(rows, ['{"testFile":"test_refunds.py","testCases":[', ']}'], deepevalCase),
  },
};

const genericRow = (at: number) => ({
  test: `test-${at}`,
  suite: `suite-${at % 40}`,
  target: 'small',
  pass: isGood(at),
  score: scoreOf(at),
  input: askedIn(at),
  answer: ANSWER,
  duration_ms: 900 + (at % 300),
  cost_usd: 0.002,
  tokens: { input: 812, output: 40 },
  graders: [{ name: 'names-order', score: scoreOf(at), pass: isGood(at) }],
});

const ctrfTest = (at: number) => ({
  name: `refunds order ${at}`,
  duration: 900 + (at % 300),
  status: isGood(at) ? 'passed' : 'failed',
  rawStatus: isGood(at) ? 'passed' : 'failed',
  ...(!isGood(at) && { message: 'expected the order', trace: 'Error: expected the order\n    at refunds.test.js:7:3' }),
  type: 'unit',
  filePath: `evals/refunds-${at % 40}.test.js`,
  retries: 0,
  flaky: false,
  suite: `refunds-${at % 40}.test.js > refunds`,
  extra: { score: scoreOf(at), cost_usd: 0.002, tokens: { input: 812, output: 40 } },
});

const PER_FILE = 2_500;

function* junitTest(at: number, rows: number): Generator<string> {
  const file = `evals/refunds-${Math.floor(at / PER_FILE)}.test.js`;
  if (at % PER_FILE === 0)
    yield `<testsuite name="${file}" timestamp="2026-03-14T10:00:00.000Z" tests="${PER_FILE}">\n`;
  const failure = '<failure message="expected the order" type="AssertionError">Error: expected the order</failure>';
  yield `<testcase classname="${file}" name="refunds &gt; order ${at}" time="0.9">${isGood(at) ? '' : failure}</testcase>\n`;
  if (at % PER_FILE === PER_FILE - 1 || at === rows - 1) yield '</testsuite>\n';
}

const NO_TOKENS = { total: 0, prompt: 0, completion: 0, cached: 0, numRequests: 0 };

function promptfooRow(at: number) {
  const vars = { question: askedIn(at) };
  const assertion = { type: 'contains', value: `${at}` };
  const details = { reasoning: 0, acceptedPrediction: 0, rejectedPrediction: 0 };
  const tokenUsage = {
    prompt: 812,
    completion: 40,
    cached: 0,
    total: 852,
    numRequests: 1,
    completionDetails: details,
    assertions: { ...NO_TOKENS, completionDetails: details },
  };
  const graded = { pass: isGood(at), score: scoreOf(at), reason: 'Assertion passed' };
  return {
    cost: 0.002,
    gradingResult: { ...graded, tokensUsed: NO_TOKENS, componentResults: [{ ...graded, assertion }] },
    id: `86c8a272-901c-4656-94f0-${at}`,
    latencyMs: 900 + (at % 300),
    namedScores: {},
    prompt: { raw: askedIn(at), label: '{{question}}', config: {} },
    promptId: 'd3bcaf71c11c2678899be04d872718325f0916b3b0705e805ee29930663a42e2',
    promptIdx: 0,
    provider: { id: 'openai:gpt', label: 'small' },
    response: { output: ANSWER, cost: 0.002, tokenUsage },
    score: scoreOf(at),
    success: isGood(at),
    testCase: { description: `order ${at}`, vars, assert: [assertion], options: {}, metadata: {} },
    testIdx: at,
    tokenUsage,
    vars,
    failureReason: isGood(at) ? 0 : 1,
  };
}

const inspectSample = (at: number) => ({
  id: `order-${at}`,
  epoch: 1,
  input: askedIn(at),
  target: `${at}`,
  scores: { includes: { value: isGood(at) ? 'C' : 'I', answer: ANSWER, explanation: '' } },
  model_usage: { gpt: { input_tokens: 812, output_tokens: 40, total_tokens: 852 } },
  total_time: 0.9,
  working_time: 0.9,
  uuid: `vZ9QxTnTYWh-${at}`,
  completed: true,
  message_count: 2,
});

const deepevalCase = (at: number) => ({
  name: `test_order_${at}`,
  input: askedIn(at),
  flaky: false,
  success: isGood(at),
  metricsData: [
    {
      name: 'Correctness [GEval]',
      threshold: 0.5,
      success: isGood(at),
      score: scoreOf(at),
      evaluationModel: 'gpt-4.1',
    },
  ],
  runDuration: 0.9,
  order: at,
  actualOutput: ANSWER,
  expectedOutput: `It names ${at}.`,
  tokenCost: 0.002,
});
