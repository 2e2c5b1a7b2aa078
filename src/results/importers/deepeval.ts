import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { Message, ToolCall } from '../../model/run/message.ts';
import { isMapping } from '../../shared/mapping.ts';
import { amount, flag, list, text, withoutGaps } from '../read/loose-fields.ts';
import { fileStem } from './identity.ts';
import type {
  FileFacts,
  ImportedGrader,
  ImportedOutcome,
  ImportedTrial,
  Importer,
  SkippedTest,
  Source,
  TestIdentity,
} from './importer.ts';
import { withRepeats } from './pytest-trials.ts';
import { parseRow } from './row-parts.ts';

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
    const { run, rows } = runIn(await source.json(), source.path);
    const read: { readonly given: Case; readonly pointer: string }[] = [];
    const location = { file: source.path, line: 1, column: 1 };
    for (const { value, pointer } of rows) {
      const parsed = parseRow(caseSchema, value);
      if (parsed.success) read.push({ given: parsed.data, pointer });
      else into.unreadable(location, `${pointer}: ${parsed.why}`);
    }
    const toInvert = metricsToInvert(read.map(({ given }) => given));
    const trials: ImportedTrial[] = [];
    const skipped: SkippedTest[] = [];
    for (const { given, pointer } of read) {
      const test = identityOf(given);
      if (test !== undefined && given.flaky) {
        const shown = `${test.text} (flaky, ${given.success ? 'passed' : 'failed'})`;
        skipped.push({ ...namesOf(run, source), test, shown });
        continue;
      }
      const measured = test === undefined ? 'it has neither a name nor a question' : measuredIn(given, toInvert);
      if (test === undefined || typeof measured === 'string') into.unreadable(location, `${pointer}: ${measured}`);
      else trials.push({ ...measured, ...namesOf(run, source), test, location, pointer });
    }
    const others = trials.filter((trial) => !isNamed(trial));
    const found = withRepeats({ trials: trials.filter(isNamed), skipped });
    for (const trial of [...found.trials, ...others]) into.trial(trial);
    for (const test of found.skipped) into.skipped(test);
    const counted = (run.testPassed ?? 0) + (run.testFailed ?? 0);
    return {
      tool: { name: 'deepeval' },
      attempts: 'all',
      planned: counted > rows.length ? counted : undefined,
      areDoublesAmbiguous: true,
    };
  },
};

const LISTS = ['testCases', 'conversationalTestCases', 'testResults'] as const;

const isNamed = ({ test }: ImportedTrial): boolean => test.kind === 'named';

/** The file of the latest run has it below a key. */
const rootOf = (document: unknown): unknown =>
  isMapping(document) && isMapping(document['testRunData']) ? document['testRunData'] : document;

const isOnlyLink = (root: Readonly<Record<string, unknown>>): boolean =>
  typeof root['testRunLink'] === 'string' && LISTS.every((name) => !(name in root));

const runSchema = z.object({
  testFile: text,
  datasetAlias: text,
  identifier: text,
  hyperparameters: z.object({ model: text }).optional().catch(undefined),
  testPassed: amount,
  testFailed: amount,
});
type Run = z.output<typeof runSchema>;

interface Row {
  readonly value: unknown;
  readonly pointer: string;
}

function runIn(document: unknown, path: string): { readonly run: Run; readonly rows: readonly Row[] } {
  const root = rootOf(document);
  if (isMapping(root) && isOnlyLink(root)) {
    throw userError('RESULTS_UNREADABLE', `${path} has only a link to the results of DeepEval`, {
      hint: 'Set DEEPEVAL_RESULTS_FOLDER: DeepEval then writes a file with its results into that folder.',
    });
  }
  const read = runSchema.safeParse(root);
  if (!isMapping(root) || !read.success || !LISTS.some((name) => Array.isArray(root[name]))) {
    throw userError('RESULTS_UNREADABLE', `${path} has no results of DeepEval`, {
      expected: `a list ${LISTS.join(', ')}`,
      hint: 'Report a file of the folder DEEPEVAL_RESULTS_FOLDER.',
    });
  }
  return {
    run: read.data,
    rows: LISTS.flatMap((name) => rowsIn(root[name], `/${root === document ? '' : 'testRunData/'}${name}`)),
  };
}

const rowsIn = (given: unknown, pointer: string): Row[] =>
  Array.isArray(given) ? given.map((value, index) => ({ value, pointer: `${pointer}/${index}` })) : [];

/** A case without a name is called by its position, which changes when a case is added. */
function identityOf(given: Case): TestIdentity | undefined {
  const { name = '' } = given;
  if (name !== '' && !/^(?:conversational_)?test_case_\d+$/.test(name)) return { kind: 'named', text: name };
  const { expectedTools: _, ...question } = askedIn(given) ?? {};
  const [first] = Object.values(question).flat();
  return first === undefined ? undefined : { kind: 'content', text: `${first}`, question };
}

const namesOf = ({ testFile, datasetAlias, identifier, hyperparameters }: Run, { path }: Source) => ({
  suite: (testFile && fileStem(testFile)) || datasetAlias || identifier || fileStem(path),
  target: hyperparameters?.model || 'default',
});

const number = z.number().optional().catch(undefined);

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

/** What a case says of its trial, without its names. A text says why it was not measured. */
function measuredIn(
  given: Case,
  toInvert: ReadonlySet<string>,
): Omit<ImportedTrial, 'suite' | 'test' | 'target' | 'location'> | string {
  const metrics = given.metricsData ?? [];
  const decisive = metrics.filter(isDecisive);
  if (decisive.length === 0) return 'no metric was measured';
  const outcome = outcomeOf(given, decisive);
  if (outcome === undefined) return '"success" is missing';
  const graders = metrics.map((metric) => graderOf(metric, toInvert.has(metric.name)));
  const scores = graders.flatMap(({ weight, score }) => (weight === 0 || score === undefined ? [] : [score]));
  const seconds = given.runDuration ?? given.completionTime;
  const { inputTokenCount: input, outputTokenCount: output } = given;
  return {
    outcome,
    score: scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length,
    ...conversationIn(given),
    durationMs: seconds === undefined ? undefined : seconds * 1000,
    costUsd: given.tokenCost,
    tokenUsage: input === undefined || output === undefined ? undefined : { input, output },
    graders,
    definition: {
      question: askedIn(given),
      graders: metrics
        .map(({ name, threshold, strictMode }) => withoutGaps({ name, threshold, strictMode }))
        .sort(byName),
      judge: judgesOf(metrics),
    },
  };
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : 0;

function judgesOf(metrics: readonly Metric[]): readonly string[] | undefined {
  const judges = new Set(metrics.flatMap(({ evaluationModel }) => evaluationModel ?? []));
  return judges.size === 0 ? undefined : [...judges].sort();
}

/** What the author of the test wrote, as its identity and its definition. Undefined if the case has no question. */
function askedIn({
  input,
  expectedOutput,
  context,
  expectedTools,
  scenario,
  expectedOutcome,
  turns,
}: Case): Readonly<Record<string, unknown>> | undefined {
  if (scenario !== undefined) return withoutGaps({ scenario, expectedOutcome, context });
  if (turns !== undefined) return withoutGaps({ asked: turns.flatMap(contentOfUser), expectedOutcome, context });
  return input === undefined ? undefined : withoutGaps({ input, expectedOutput, context, expectedTools });
}

const contentOfUser = (turn: unknown) => (isMapping(turn) && turn['role'] === 'user' ? [turn['content']] : []);

/** DeepEval does not measure metrics whose parameters the case does not have, and passes them. */
const wasSkipped = ({ skipped, score, error, success }: Metric): boolean =>
  skipped === true || (score === undefined && error === undefined && success !== false);

const isDecisive = (metric: Metric): boolean => metric.flaky !== true && !wasSkipped(metric);
/** DeepEval fails metrics that ended without a score, as those of judges that were never asked. */
const isUndecided = (metric: Metric): boolean => metric.score === undefined && !wasSkipped(metric);

/** A judge that fails makes the case fail in DeepEval, but says nothing about the answer. */
function outcomeOf({ success }: Case, decisive: readonly Metric[]): ImportedOutcome | undefined {
  const undecided = decisive.find(isUndecided);
  const hasFailed = decisive.some((metric) => metric.success === false && !isUndecided(metric));
  if (undecided !== undefined && !hasFailed) {
    return {
      kind: 'error',
      message: `${undecided.name}: ${undecided.error ?? 'the metric has no score'}`,
      class: 'grader',
    };
  }
  return success === undefined ? undefined : { kind: success ? 'passed' : 'failed' };
}

function graderOf(metric: Metric, isElsewhereInverted: boolean): ImportedGrader {
  const { name, score, threshold, success, reason, error, evaluationModel, evaluationCost } = metric;
  const { inputTokenCount: input, outputTokenCount: output } = metric;
  const orientation = orientationIn(metric);
  const isInverted = orientation === undefined ? isElsewhereInverted : orientation === 'lower';
  const isLeftOut = isUndecided(metric) || wasSkipped(metric);
  return withoutGaps({
    name,
    type: 'deepeval',
    score: oriented(score, isInverted),
    threshold: oriented(threshold, isInverted),
    passed: isLeftOut ? undefined : success,
    isUndecided: isLeftOut,
    weight: isDecisive(metric) && !isLeftOut ? undefined : 0,
    reason: reason ?? error,
    judge: evaluationModel,
    costUsd: evaluationCost,
    tokenUsage: input === undefined || output === undefined ? undefined : { input, output },
    details: isInverted ? { inverted: true, raw_score: score } : undefined,
  });
}

const oriented = (value: number | undefined, isInverted: boolean): number | undefined =>
  value !== undefined && isInverted ? 1 - value : value;

type Orientation = 'higher' | 'lower';

/**
 * Whether higher or lower scores of a metric are better, such as those of bias: the file does not say so, but the verdict
 * does. A score equal to its threshold says nothing.
 */
function orientationIn({ success, score, threshold }: Metric): Orientation | undefined {
  if (success === undefined || score === undefined || threshold === undefined || score === threshold) return undefined;
  return success === score > threshold ? 'higher' : 'lower';
}

/** The metrics of which lower scores are better in all cases of a file that say it. */
function metricsToInvert(cases: readonly Case[]): ReadonlySet<string> {
  const found: Record<Orientation, Set<string>> = { higher: new Set(), lower: new Set() };
  for (const metric of cases.flatMap(({ metricsData }) => metricsData ?? [])) {
    const orientation = orientationIn(metric);
    if (orientation !== undefined) found[orientation].add(metric.name);
  }
  return new Set([...found.lower].filter((name) => !found.higher.has(name)));
}

function conversationIn({
  input,
  actualOutput,
  toolsCalled,
  turns,
}: Case): Pick<ImportedTrial, 'input' | 'answer' | 'messages'> {
  if (turns !== undefined) return { messages: turns.flatMap((turn) => messageOf(turn) ?? []) };
  const toolCalls = callsIn(toolsCalled);
  return {
    input: input === undefined ? undefined : [{ role: 'user', content: input }],
    answer: actualOutput,
    messages: toolCalls && [{ role: 'assistant', content: actualOutput ?? '', toolCalls }],
  };
}

const turnSchema = z.object({ role: z.enum(['user', 'assistant']), content: z.string(), toolsCalled: list });

function messageOf(turn: unknown): Message | undefined {
  const read = turnSchema.safeParse(turn);
  if (!read.success) return undefined;
  const { role, content, toolsCalled } = read.data;
  return withoutGaps({ role, content, toolCalls: callsIn(toolsCalled) });
}

function callsIn(given: readonly unknown[] | undefined): ToolCall[] | undefined {
  const calls = (given ?? []).flatMap((call) => {
    if (!isMapping(call) || typeof call['name'] !== 'string') return [];
    return [withoutGaps({ tool: call['name'], input: call['inputParameters'], output: call['output'] })];
  });
  return calls.length === 0 ? undefined : calls;
}
