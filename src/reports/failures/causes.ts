import type { GraderScore } from '../../model/run/grade.ts';
import type { Failure } from '../../model/run/outcome.ts';
import { failureOf } from '../../model/run/present-trials.ts';
import type { TestResult } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { type Cause, causeFrom } from './symptom.ts';

/** Finds the cause of a test that failed or errored, by the first rule that applies; undefined for other tests. */
export function causeFinder(results: readonly TestResult[]): (result: TestResult) => Cause | undefined {
  let passing: ReadonlySet<string> | undefined;
  const isAlsoInPassing = (key: string): boolean => {
    passing ??= new Set(results.filter(isPassed).flatMap((result) => toolErrorsIn(result).map(keyOf(result))));
    return passing.has(key);
  };
  return (result) => {
    const { kind } = outcomeOf(result);
    if (kind === 'passed') return undefined;
    const failure = failureOfTrial(result);
    if (failure !== undefined) return errorCause(failure);
    const broken = toolErrorsIn(result).find((cause) => !isAlsoInPassing(keyOf(result)(cause)));
    return broken ?? causeOfCheck(result);
  };
}

const isPassed = (result: TestResult): boolean => outcomeOf(result).kind === 'passed';

/** A tool that fails in the same way in a passing test of the suite is not why another test failed. */
const keyOf =
  ({ suiteFile, suite, target }: TestResult) =>
  ({ id }: Cause): string =>
    JSON.stringify([suiteFile, suite, target, id]);

export const errorCause = ({ class: failureClass, message }: Pick<Failure, 'class' | 'message'>): Cause =>
  causeFrom(`error/${failureClass}`, message);

/** Why there was no answer: that of the test, or of its last failed trial. */
const failureOfTrial = (result: TestResult): Failure | undefined => failureOf(result) ?? lastFailed(result)?.failure;

const lastFailed = ({ trials = [] }: TestResult) => trials.findLast(({ status }) => status !== 'ok');

function toolErrorsIn(result: TestResult): Cause[] {
  return callsIn(result).flatMap(({ tool, output, status }) =>
    status === 'error' ? causeFrom(`tool/${tool.slice(0, MAX_NAME_LENGTH)}`, textOf(output)) : [],
  );
}

const MAX_NAME_LENGTH = 100;

interface Call {
  readonly tool: string;
  readonly output?: unknown;
  readonly status?: string | undefined;
}

/** The calls of the trial that failed, if its answer was stored, else of the one whose answer the test has. */
function callsIn({ messages, trialSamples = [], status }: TestResult): readonly Call[] {
  const failed = status === 'ok' ? undefined : trialSamples.findLast(({ side }) => !side.pass)?.side;
  if (failed !== undefined) return failed.steps.filter((step) => step.kind === 'call');
  return messages.flatMap(({ toolCalls = [] }) => toolCalls);
}

const textOf = (output: unknown): string =>
  typeof output === 'string' ? output : output === undefined ? '' : JSON.stringify(output);

function causeOfCheck(result: TestResult): Cause {
  const failing = failingGraders(result);
  for (const { type, assertions } of failing) {
    const missed = hasFixedText(type) ? assertions.find(({ passed }) => !passed) : undefined;
    if (missed !== undefined) return causeFrom(`check/${type}`, missed.text);
  }
  const [first] = failing;
  if (first !== undefined) return causeFrom(`grader/${kindAndName(first)}`, '');
  const [said] = result.assertions.filter(({ passed }) => !passed);
  // Another tool words its failures itself: they are as foreign as the message of an error.
  if (result.importedFrom !== undefined && said !== undefined) {
    return causeFrom(`failure/${result.importedFrom}`, said.text);
  }
  return causeFrom('score', '');
}

/** A grader of another tool may have no kind, or its kind for a name. */
function kindAndName({ type, name }: GraderScore): string {
  const short = name.slice(0, MAX_NAME_LENGTH);
  return type === name || type === 'imported' ? short : `${type}:${short}`;
}

/** The failing graders of the last failed trial, the required ones first, then by weight; of a composite, its members. */
export function failingGraders(result: TestResult): GraderScore[] {
  const own = lastFailed(result)?.scores ?? [];
  const scores = own.length > 0 ? own : result.scores;
  const required = new Set(result.status === 'quality_failure' ? (result.requiredMissed ?? []) : []);
  return scores
    .flatMap((score) => leaves(score).map((leaf) => ({ leaf, isRequired: required.has(score.name) })))
    .filter(({ leaf }) => leaf.verdict === 'fail')
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired) || b.leaf.weight - a.leaf.weight)
    .map(({ leaf }) => leaf);
}

const leaves = (score: GraderScore): GraderScore[] =>
  score.scores === undefined || score.scores.length === 0 ? [score] : score.scores.flatMap(leaves);

/** Graders whose failed checks consist of the suite author's words, without a part of an answer or of a judge. */
export const hasFixedText = (type: string): boolean => FIXED.includes(type);

const FIXED: readonly string[] = [
  'contains',
  'contains-any',
  'contains-all',
  'icontains',
  'icontains-any',
  'icontains-all',
  'starts-with',
  'ends-with',
  'equals',
  'regex',
  'rubrics',
];
