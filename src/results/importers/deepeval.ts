import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { Message, ToolCall } from '../../model/run/message.ts';
import { isMapping, withoutGaps } from '../../model/values/mapping.ts';
import { meanOfKnown } from '../../model/values/sums.ts';
import { amount, flag, list, loose, number, text } from '../read/loose-fields.ts';
import { fileStem } from './identity.ts';
import type { FileFacts, ImportedOutcome, ImportedTrial, Importer, SkippedTest, TestIdentity } from './importer.ts';
import { withRepeats } from './pytest-trials.ts';
import { readableRows } from './row-parts.ts';

const LISTS = ['testCases', 'conversationalTestCases', 'testResults'] as const;

const runSchema = z.object({
  testFile: text,
  datasetAlias: text,
  identifier: text,
  hyperparameters: loose(z.object({ model: text })),
  testPassed: amount,
  testFailed: amount,
});

const metricSchema = z.object({
  name: z.string().min(1),
  success: flag,
  score: number,
  threshold: number,
  reason: text,
  error: text,
  strictMode: flag,
  flaky: flag,
  skipped: flag,
  evaluationModel: text,
  evaluationCost: amount,
  inputTokenCount: amount,
  outputTokenCount: amount,
});
type Metric = z.output<typeof metricSchema>;

/** One test case of DeepEval with its metrics: a question with its answer, or a conversation. */
const caseSchema = z.object({
  name: text,
  success: flag,
  flaky: flag,
  metricsData: z.array(metricSchema).nullish(),
  input: text,
  actualOutput: text,
  expectedOutput: text,
  context: list,
  expectedTools: list,
  toolsCalled: list,
  scenario: text,
  expectedOutcome: text,
  turns: list,
  runDuration: amount,
  completionTime: amount,
  tokenCost: amount,
  inputTokenCount: amount,
  outputTokenCount: amount,
});
type Case = z.output<typeof caseSchema>;

/** Test runs of DeepEval: the files of the Python package, and what `evaluate()` of the npm package returns. */
export const deepeval: Importer = {
  name: 'deepeval',

  async recognizes(source) {
    const root = rootOf(await source.document());
    if (!isMapping(root)) return false;
    if (isOnlyLink(root)) return true;
    return LISTS.some((name) => {
      const cases = root[name];
      if (!Array.isArray(cases)) return false;
      return 'testPassed' in root || cases.some((item) => isMapping(item) && 'metricsData' in item);
    });
  },

  async read(source, _settings, into): Promise<FileFacts> {
    const document = await source.json();
    const root = rootOf(document);
    if (isMapping(root) && isOnlyLink(root)) {
      throw userError('RESULTS_UNREADABLE', `${source.path} has only a link to the results of DeepEval`, {
        hint: 'Set DEEPEVAL_RESULTS_FOLDER: DeepEval then writes a file with its results into that folder.',
      });
    }
    const run = runSchema.safeParse(root).data;
    if (!isMapping(root) || run === undefined || !LISTS.some((name) => Array.isArray(root[name]))) {
      throw userError('RESULTS_UNREADABLE', `${source.path} has no results of DeepEval`, {
        expected: `a list ${LISTS.join(', ')}`,
        hint: 'Report a file of the folder DEEPEVAL_RESULTS_FOLDER.',
      });
    }

    const location = { file: source.path, line: 1, column: 1 };
    const rows = LISTS.flatMap((name) => {
      const pointer = `/${root === document ? '' : 'testRunData/'}${name}`;
      const values = Array.isArray(root[name]) ? root[name] : [];
      return values.map((value: unknown, index) => ({ value, location, pointer: `${pointer}/${index}` }));
    });
    const cases = [...readableRows(rows, caseSchema, into)];
    // The metrics of which lower scores are better in all cases of a file that say it.
    const metrics = cases.flatMap(({ row }) => row.metricsData ?? []);
    const namesOf = (orientation: 'higher' | 'lower') =>
      new Set(metrics.filter((metric) => orientationIn(metric) === orientation).map(({ name }) => name));
    const higher = namesOf('higher');
    const toInvert = new Set([...namesOf('lower')].filter((name) => !higher.has(name)));
    const names = {
      suite: (run.testFile && fileStem(run.testFile)) || run.datasetAlias || run.identifier || fileStem(source.path),
      target: run.hyperparameters?.model || 'default',
    };
    const trials: ImportedTrial[] = [];
    const skipped: SkippedTest[] = [];
    for (const { row: testCase, pointer } of cases) {
      const test = identityOf(testCase);
      if (test !== undefined && testCase.flaky) {
        skipped.push({ ...names, test, shown: `${test.text} (flaky, ${testCase.success ? 'passed' : 'failed'})` });
        continue;
      }
      const measured = test === undefined ? 'it has neither a name nor a question' : measuredIn(testCase, toInvert);
      if (test === undefined || typeof measured === 'string') into.unreadable(location, `${pointer}: ${measured}`);
      else trials.push({ ...measured, ...names, test, location, pointer });
    }

    const isNamed = ({ test }: ImportedTrial) => test.kind === 'named';
    const foundTests = withRepeats({ trials: trials.filter(isNamed), skipped });
    for (const trial of [...foundTests.trials, ...trials.filter((each) => !isNamed(each))]) into.trial(trial);
    for (const test of foundTests.skipped) into.skipped(test);
    const counted = (run.testPassed ?? 0) + (run.testFailed ?? 0);
    return {
      tool: { name: 'deepeval' },
      attempts: 'all',
      planned: counted > rows.length ? counted : undefined,
      areDoublesAmbiguous: true,
    };
  },
};

/** The file of the latest run has it below a key. */
const rootOf = (document: unknown): unknown =>
  isMapping(document) && isMapping(document['testRunData']) ? document['testRunData'] : document;

const isOnlyLink = (root: Readonly<Record<string, unknown>>): boolean =>
  typeof root['testRunLink'] === 'string' && LISTS.every((name) => !(name in root));

/** A case without a name is called by its position, which changes when a case is added. */
function identityOf(testCase: Case): TestIdentity | undefined {
  const { name = '' } = testCase;
  if (name !== '' && !/^(?:conversational_)?test_case_\d+$/.test(name)) return { kind: 'named', text: name };
  const { expectedTools: _, ...question } = askedIn(testCase) ?? {};
  const [first] = Object.values(question).flat();
  return first === undefined ? undefined : { kind: 'content', text: `${first}`, question };
}

/** What the author of the test wrote, as its identity and its definition. Undefined if the case has no question. */
function askedIn(testCase: Case): Readonly<Record<string, unknown>> | undefined {
  const { input, expectedOutput, context, expectedTools, scenario, expectedOutcome, turns } = testCase;
  if (scenario !== undefined) return withoutGaps({ scenario, expectedOutcome, context });
  if (turns !== undefined) {
    const questions = turns.flatMap((turn) => (isMapping(turn) && turn['role'] === 'user' ? [turn['content']] : []));
    return withoutGaps({ asked: questions, expectedOutcome, context });
  }
  return input === undefined ? undefined : withoutGaps({ input, expectedOutput, context, expectedTools });
}

/** DeepEval does not measure metrics whose parameters the case does not have, and passes them. */
const wasSkipped = ({ skipped, score, error, success }: Metric): boolean =>
  skipped === true || (score === undefined && error === undefined && success !== false);
/** DeepEval fails metrics that ended without a score, as those of judges that were never asked. */
const isUndecided = (metric: Metric): boolean => metric.score === undefined && !wasSkipped(metric);
const isDecisive = (metric: Metric): boolean => metric.flaky !== true && !wasSkipped(metric);

/** What a case says of its trial, without its names. A text says why it was not measured. */
function measuredIn(testCase: Case, toInvert: ReadonlySet<string>) {
  const metrics = testCase.metricsData ?? [];
  const decisive = metrics.filter(isDecisive);
  if (decisive.length === 0) return 'no metric was measured';
  const outcome = outcomeOf(testCase, decisive);
  if (outcome === undefined) return '"success" is missing';

  const graders = metrics.map((metric) => {
    const { name, score, threshold, success, reason, error, evaluationModel, evaluationCost } = metric;
    const orientation = orientationIn(metric);
    const isInverted = orientation === undefined ? toInvert.has(name) : orientation === 'lower';
    const oriented = (value: number | undefined) => (value !== undefined && isInverted ? 1 - value : value);
    const isLeftOut = isUndecided(metric) || wasSkipped(metric);
    return {
      name,
      type: 'deepeval',
      score: oriented(score),
      threshold: oriented(threshold),
      passed: isLeftOut ? undefined : success,
      isUndecided: isLeftOut,
      weight: isDecisive(metric) && !isLeftOut ? undefined : 0,
      reason: reason ?? error,
      judge: evaluationModel,
      costUsd: evaluationCost,
      tokenUsage: tokensOf(metric),
      details: isInverted ? withoutGaps({ inverted: true, raw_score: score }) : undefined,
    };
  });
  const scores = graders.flatMap(({ weight, score }) => (weight === 0 || score === undefined ? [] : [score]));
  const seconds = testCase.runDuration ?? testCase.completionTime;
  const judges = new Set(metrics.flatMap(({ evaluationModel }) => evaluationModel ?? []));
  const { input, turns, actualOutput } = testCase;
  const toolCalls = callsIn(testCase.toolsCalled);
  return {
    outcome,
    score: meanOfKnown(scores),
    input: turns !== undefined || input === undefined ? undefined : [{ role: 'user' as const, content: input }],
    answer: turns === undefined ? actualOutput : undefined,
    messages:
      turns?.flatMap((turn): Message[] => {
        const { data } = turnSchema.safeParse(turn);
        return data ? [{ role: data.role, content: data.content, toolCalls: callsIn(data.toolsCalled) }] : [];
      }) ??
      (toolCalls && [{ role: 'assistant' as const, content: actualOutput ?? '', toolCalls }]),
    durationMs: seconds === undefined ? undefined : seconds * 1000,
    costUsd: testCase.tokenCost,
    tokenUsage: tokensOf(testCase),
    graders,
    definition: {
      question: askedIn(testCase),
      graders: metrics
        .map(({ name, threshold, strictMode }) => withoutGaps({ name, threshold, strictMode }))
        .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)),
      judge: judges.size === 0 ? undefined : [...judges].sort(),
    },
  };
}

const tokensOf = ({ inputTokenCount: input, outputTokenCount: output }: Case | Metric) =>
  input === undefined || output === undefined ? undefined : { input, output };

/** A judge that fails makes the case fail in DeepEval, but says nothing about the answer. */
function outcomeOf({ success }: Case, decisive: readonly Metric[]): ImportedOutcome | undefined {
  const undecided = decisive.find(isUndecided);
  const hasFailed = decisive.some((metric) => metric.success === false && !isUndecided(metric));
  if (undecided !== undefined && !hasFailed) {
    const message = `${undecided.name}: ${undecided.error ?? 'the metric has no score'}`;
    return { kind: 'error', message, class: 'grader' };
  }
  return success === undefined ? undefined : { kind: success ? 'passed' : 'failed' };
}

/**
 * Whether higher or lower scores of a metric are better, such as those of bias: the file does not say so, but the verdict
 * does. A score equal to its threshold says nothing.
 */
function orientationIn({ success, score, threshold }: Metric): 'higher' | 'lower' | undefined {
  if (success === undefined || score === undefined || threshold === undefined || score === threshold) return undefined;
  return success === score > threshold ? 'higher' : 'lower';
}

const turnSchema = z.object({ role: z.enum(['user', 'assistant']), content: z.string(), toolsCalled: list });

function callsIn(entries: readonly unknown[] | undefined): ToolCall[] | undefined {
  const calls = (entries ?? []).flatMap((call) =>
    isMapping(call) && typeof call['name'] === 'string'
      ? [{ tool: call['name'], input: call['inputParameters'], output: call['output'] }]
      : [],
  );
  return calls.length === 0 ? undefined : calls;
}
