import { toComparedResult } from '../../src/gate/compared-result.ts';
import type { Message } from '../../src/model/run/message.ts';
import type { ExtraTrial, TestResult } from '../../src/model/run/result.ts';
import { resultKey } from '../../src/model/run/result-keys.ts';
import type { Side } from '../../src/model/run/side.ts';
import type { SuiteAssessment, TestAssessment } from '../../src/model/verdict/assessment.ts';
import type { EvidenceTrial } from '../../src/model/verdict/evidence.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import { pageRows } from '../../src/page/data/page-rows.ts';
import type { PageSource } from '../../src/page/data/page-source.ts';
import { aComparison, aReport, aResult, aTrial, aVerdict } from './builders.ts';
import { aScore } from './reports.ts';

const suite = { suite: 'support', suiteFile: 'evals/support.eval.yaml', target: 'support-agent' };
const orders = { suite: 'orders', suiteFile: 'evals/orders.eval.yaml', target: 'support-agent' };
const COMMIT = '4f1c2a9be07d5c8836a1e0b7d9f24c6a83e51d20';
const BASE = '9be41f3a7c20d8e6f5b1a4938c7e02d6b1f0c4aa';

const call = (tool: string, input: unknown, output: string, durationMs = 420) => ({ tool, input, output, durationMs });
const said = (content: string, ...toolCalls: NonNullable<Message['toolCalls']>): Message => ({
  role: 'assistant',
  content,
  ...(toolCalls.length > 0 && { toolCalls }),
  tokenUsage: { input: 820, output: 96 },
});

const order = '{"id":"A-1742","total":120,"status":"delivered","items":2}';
const refundBase: Message[] = [
  said('I will look up the order first.', call('find_order', { id: 'A-1742' }, order)),
  said('', call('read_policy', { topic: 'refunds' }, 'Delivered orders: refund within 30 days, to the original card.')),
  said('', call('issue_refund', { amount: 12, order: 'A-1742' }, '{"ok":true,"refund":"R-88"}', 900)),
  said('I have refunded $12.00 for the damaged mug to the card you paid with. You will see it within 5 working days.'),
];
const refundHead: Message[] = [
  said('I will look up the order first.', call('find_order', { id: 'A-1742' }, order)),
  said('', call('read_policy', { topic: 'refunds' }, 'Delivered orders: refund within 30 days, to the original card.')),
  said('', call('issue_refund', { amount: 120, order: 'A-1742' }, '{"ok":true,"refund":"R-91"}', 940)),
  said('I have refunded the full order, $120.00, to the card you paid with. You will see it within 5 working days.'),
];
const escalateBase: Message[] = [
  said('', call('find_order', { id: 'B-2001' }, '{"id":"B-2001","status":"lost"}')),
  said('', call('create_ticket', { queue: 'shipping', order: 'B-2001' }, '{"ticket":"T-310"}')),
  said('Your parcel is lost. I opened ticket T-310 and our shipping team will send a new one today.'),
];
const escalateHead: Message[] = [
  said('', call('find_order', { id: 'B-2001' }, '{"id":"B-2001","status":"lost"}')),
  said('Your parcel seems to be lost. Please contact the carrier and ask them to look for it.'),
];

const at = (file: string, line: number) => ({ file, line, column: 5 });
const amount = (isMet: boolean) =>
  aScore({
    name: 'amount',
    type: 'llm-grader',
    score: isMet ? 1 : 0,
    weight: 2,
    assertions: [
      {
        text: 'issue_refund was called with amount 12',
        passed: isMet,
        ...(!isMet && { evidence: 'It was called with amount 120.' }),
      },
      { text: 'issue_refund was called once', passed: true },
    ],
  });
const ticket = (isMet: boolean) =>
  aScore({
    name: 'ticket',
    type: 'llm-grader',
    score: isMet ? 1 : 0,
    weight: 2,
    assertions: [
      {
        text: 'A ticket is opened in the queue shipping',
        passed: isMet,
        ...(!isMet && { evidence: 'Only find_order was called.' }),
      },
    ],
  });
const tone = (score: number, reasoning: string) =>
  aScore({ name: 'tone', type: 'llm-grader', score, reasoning, target: 'judge-model', costUsd: 0.0021 });

const COST_RISE = 1.34;

/** A test that passes on the base branch and fails on the head, as one of them answers it. */
function regressed(messages: Message[], grader: ReturnType<typeof amount>, given: Partial<TestResult>): TestResult {
  const style = tone(0.9, 'Friendly, and says what happens next.');
  const isMet = grader.score === 1;
  return aResult({
    ...suite,
    output: String(messages.at(-1)?.content),
    messages,
    score: (grader.score * grader.weight + style.score) / (grader.weight + 1),
    scores: [grader, style],
    assertions: grader.assertions.map((each) => ({ ...each })),
    costUsd: isMet ? 0.0312 / COST_RISE : 0.0312,
    durationMs: isMet ? 6100 : 6420,
    tokenUsage: { input: 820 * messages.length, output: 96 * messages.length },
    model: 'gpt-5-mini-2026-08-01',
    ...given,
  } as Parameters<typeof aResult>[0]);
}

const refund = {
  testId: 'refund-one-item',
  index: 0,
  location: at(suite.suiteFile, 12),
  input: [
    {
      role: 'user' as const,
      content: 'One of the two mugs in order A-1742 arrived broken. It cost $12. Can I have that back?',
    },
  ],
};
const parcel = {
  testId: 'lost-parcel',
  index: 1,
  location: at(suite.suiteFile, 27),
  input: [{ role: 'user' as const, content: 'My parcel B-2001 has been on its way for three weeks. Where is it?' }],
};

const complaint = {
  input: [{ role: 'user' as const, content: 'This is the third time that you lost my order!' }],
  output: 'I understand that this is frustrating.',
  messages: [said('I understand that this is frustrating.')],
};

const plainIds = [
  'greets-by-name',
  'order-status',
  'cancel-in-time',
  'change-address',
  'invoice-copy',
  'opening-hours',
  'gift-wrap',
  'track-parcel',
];

const results: TestResult[] = [
  regressed(refundHead, amount(false), refund),
  regressed(escalateHead, ticket(false), {
    ...parcel,
    fileChanges:
      'diff --git a/tickets.log b/tickets.log\n--- a/tickets.log\n+++ b/tickets.log\n@@ -1,2 +1,2 @@\n T-308 closed\n-T-309 open\n+T-309 closed\n',
  }),
  aResult({
    ...suite,
    testId: 'angry-customer',
    index: 2,
    location: at(suite.suiteFile, 41),
    score: 0.55,
    trials: [
      aTrial(1, { costUsd: 0.034, durationMs: 9100 }),
      aTrial(0.4, { attempt: 1, costUsd: 0.036, durationMs: 9700 }),
      aTrial(0.25, { attempt: 2, costUsd: 0.032, durationMs: 8500 }),
    ],
    ...complaint,
    scores: [tone(0.4, 'The answer apologizes twice and offers nothing.')],
    costUsd: 0.034,
    durationMs: 9100,
  }),
  aResult({
    ...suite,
    testId: 'translate-reply',
    index: 3,
    location: at(suite.suiteFile, 55),
    output: '',
    messages: [],
    failure: {
      class: 'rate_limit',
      message: 'The model server at https://api.example/v1 answered HTTP 429: Too many requests',
    },
  }),
  aResult({
    ...suite,
    testId: 'voucher-code',
    index: 4,
    location: at(suite.suiteFile, 66),
    score: 0.97,
    costUsd: 0.012,
    durationMs: 2100,
  }),
  ...plainIds.map((testId, index) =>
    aResult({
      ...(index < 4 ? suite : orders),
      testId,
      index: 5 + index,
      location: at(index < 4 ? suite.suiteFile : orders.suiteFile, 80 + 9 * index),
      score: 1 - (index % 3) * 0.04,
      scores: [tone(1 - (index % 3) * 0.04, 'Clear and correct.')],
      costUsd: 0.008 + index * 0.0011,
      durationMs: 1500 + index * 310,
      tokenUsage: { input: 900 + index * 40, output: 120 },
    }),
  ),
];

const count = (passes: number, trials: number) => ({ passes, trials });
const states: Readonly<Record<string, Partial<TestAssessment>>> = {
  'refund-one-item': {
    state: 'regressed',
    base: count(10, 10),
    now: count(0, 1),
    reruns: count(0, 3),
    needed: 3,
    p: 0.0004,
    mustPass: true,
  },
  'lost-parcel': {
    state: 'regressed',
    base: count(10, 10),
    now: count(0, 1),
    reruns: count(0, 3),
    control: count(2, 2),
    needed: 3,
    p: 0.0007,
  },
  'angry-customer': { state: 'not-reproduced', base: count(8, 10), now: count(1, 3), reruns: count(1, 1), flaky: true },
  'translate-reply': { state: 'errored', base: count(10, 10), now: count(0, 0) },
  'voucher-code': { state: 'fixed', base: count(1, 10), now: count(1, 1) },
};

const assessed = results.map(
  (result): TestAssessment => ({
    suite: result.suite,
    suiteFile: result.suiteFile,
    testId: result.testId,
    target: result.target,
    location: result.location,
    state: 'passing',
    base: count(10, 10),
    now: count(1, 1),
    ...states[result.testId],
  }),
);

const suiteOf = (of: typeof suite, given: Partial<SuiteAssessment>): SuiteAssessment => ({
  suite: of.suite,
  file: of.suiteFile,
  target: of.target,
  comparable: 8,
  reused: 0,
  finding: 'drop',
  runs: 5,
  runScores: [0.94, 0.95, 0.93, 0.96, 0.94],
  newestAt: '2026-01-02T08:00:00.000Z',
  contributors: [],
  increases: [{ of: 'cost', share: 0.34, tests: 8, exceeded: false }],
  ...given,
});

const BASE_TIME = '2026-01-02T08:01:00.000Z';
const CONTROL_TIME = '2026-01-02T10:12:20.000Z';
const refundOnBase = regressed(refundBase, amount(true), { ...refund, timestamp: BASE_TIME });
const parcelOnBase = regressed(escalateBase, ticket(true), { ...parcel, timestamp: BASE_TIME });

/** Re-runs of the tests that look worse, and control trials of one. */
function extraTrials(): ExtraTrial[] {
  const again = (result: TestResult) => ({ purpose: 'confirmation', checkout: 'head', result }) as const;
  const [refunded, lost] = results;
  const failed = [refunded, lost].flatMap((result) => (result === undefined ? [] : [result, result, result]));
  const angry = aResult({ ...suite, ...complaint, testId: 'angry-customer', index: 2 });
  const onBase = { ...parcelOnBase, timestamp: CONTROL_TIME };
  return [
    ...[...failed, { ...angry, costUsd: 0.033, durationMs: 8900 }].map(again),
    ...[onBase, onBase].map((result) => ({ purpose: 'control', checkout: 'base', result }) as const),
  ];
}

/** A failed run with two regressions and everything that the page shows: the sample of its tests and pictures. */
export function aPageSource(given: Partial<Report> = {}): PageSource {
  const report = aReport({
    results,
    extraTrials: extraTrials(),
    conclusion: 'failure',
    durationMs: 96_000,
    verdict: aVerdict({
      kind: 'fail',
      headline: '2 tests regressed: refund-one-item and lost-parcel. Compared 12 of 13 tests, 1 errored.',
      reasons: [
        {
          rule: 'regression',
          kind: 'fail',
          message:
            'refund-one-item of support on support-agent regressed: 0 of 1 planned trials, 0 of 3 re-runs, 10 of 10 baseline trials passed (p < 0.001)',
          ...suite,
          file: suite.suiteFile,
          testId: 'refund-one-item',
        },
        {
          rule: 'regression',
          kind: 'fail',
          message:
            'lost-parcel of support on support-agent regressed: 0 of 1 planned trials, 0 of 3 re-runs, 10 of 10 baseline trials passed (p < 0.001)',
          ...suite,
          file: suite.suiteFile,
          testId: 'lost-parcel',
        },
        {
          rule: 'increase',
          kind: 'warn',
          message: 'The cost of support on support-agent grew by 34%',
          suite: 'support',
          target: 'support-agent',
        },
      ],
      suites: [
        { suite: 'support', file: suite.suiteFile, target: suite.target, kind: 'fail' },
        { suite: 'orders', file: orders.suiteFile, target: orders.target, kind: 'pass' },
      ],
    }),
    comparison: aComparison({
      baseline: {
        kind: 'found',
        provenance: [
          {
            from: 'artifact',
            where: 'run 812345, 2 hours old',
            runId: 812345,
            sha: BASE,
            branch: 'main',
            commitsBefore: 1,
          },
        ],
        steps: ['Searching for evidence in agentv-evidence-evals: 3 artifacts', 'run 812345: taken, 2 hours old'],
      },
      suites: [
        suiteOf(suite, { delta: -0.19, deltaLow: -0.31, deltaHigh: -0.07, p: 0.004, smallestDetectableDrop: 0.14 }),
        suiteOf(orders, {
          comparable: 4,
          delta: 0.01,
          deltaLow: -0.06,
          deltaHigh: 0.08,
          finding: 'steady',
          smallestDetectableDrop: 0.11,
          runScores: [0.95, 0.95, 0.96, 0.94, 0.95],
          increases: [],
        }),
      ],
      tests: assessed,
      detectableTests: { count: 11, of: 12 },
    }),
    environment: {
      platform: 'linux',
      arch: 'x64',
      cpus: 4,
      memoryGib: 16,
      workers: 4,
      image: 'ubuntu24',
      imageVersion: '20260101.1.0',
    },
    settings: [
      { name: 'threshold', value: 0.8, from: 'configuration' },
      { name: 'trials', value: 1, from: 'default' },
      { name: 'confirm', value: 'auto', from: 'default' },
    ],
    warnings: [
      {
        code: 'UNUSED',
        severity: 'warning',
        message: 'The key "retries" has no effect here',
        location: { file: suite.suiteFile, line: 4, column: 3 },
      },
    ],
    ...given,
  });
  return pageSourceOf(report);
}

/** The page of any report, with a history of five runs and base answers of two tests. */
export function pageSourceOf(report: Report): PageSource {
  const from = { run: '812345', sha: BASE, kind: 'base' } as const;
  const base = new Map<string, Side>(
    [refundOnBase, parcelOnBase].map((result) => [resultKey(result), toComparedResult(result, from)]),
  );
  const history = new Map(report.results.map((result, index) => [resultKey(result), historyOf(result, index)]));
  const points = [0.94, 0.95, 0.93, 0.96, 0.94].map((score, index) => ({
    ...earlierRun(index),
    passes: Math.round(score * 18),
    trials: 18,
    score,
    costUsd: 0.0098 + index * 0.0016,
    durationMs: 2900 + index * 40,
  }));
  return {
    report,
    rows: pageRows(report, { run: '812399', runId: '812399', sha: COMMIT, history, base }),
    trend:
      report.comparison.baseline.kind === 'found'
        ? [{ suite: suite.suite, file: suite.suiteFile, target: suite.target, points, resets: [] }]
        : [],
    samples: 'Base answers are from run 812345',
    key: 'evals',
    links: { server: 'https://github.example', repository: 'acme/shop', run: 812399, commit: COMMIT, prefix: '' },
  };
}

/** The run of the base branch at a position from 0 to 4; the last is the newest. */
const earlierRun = (index: number) => ({
  run: `81234${index + 1}.1`,
  sha: index === 4 ? BASE : `${BASE.slice(index + 1)}${BASE.slice(0, index + 1)}`,
  time: new Date(Date.UTC(2025, 11, 29 + index, 8)).toISOString(),
});

/** Two trials of a test in each of these runs. */
const earlierTrials = [0, 1, 2, 3, 4].map(earlierRun).flatMap((run) => [run, run]);

function historyOf({ testId, suite: of, costUsd, durationMs }: TestResult, index: number): EvidenceTrial[] {
  return earlierTrials.map((run, trial) => {
    const pass = testId === 'voucher-code' ? trial === 3 : testId === 'angry-customer' ? trial % 5 !== 1 : true;
    return {
      ...run,
      pass,
      score: pass ? (index < 2 ? 0.97 : 1 - (index % 3) * 0.02) : 0.4,
      ...(costUsd !== undefined && { costUsd: of === suite.suite ? costUsd / COST_RISE : costUsd }),
      ...(durationMs !== undefined && { durationMs: durationMs * 0.96 }),
    };
  });
}
