import * as z from 'zod';
import type { Message, ToolCall } from '../../model/run/message.ts';
import { isMapping } from '../../shared/mapping.ts';
import { amount, flag, list, text, withoutGaps } from '../read/loose-fields.ts';
import type { ImportedGrader, ImportedOutcome, ImportedTrial } from './importer.ts';

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
export const caseSchema = z.object({
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
export type Case = z.output<typeof caseSchema>;

/** What a case says of its trial, without its names. A text says why it was not measured. */
export function measuredIn(
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
export function askedIn({
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
export function metricsToInvert(cases: readonly Case[]): ReadonlySet<string> {
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
