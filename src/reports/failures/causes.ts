import { hash } from 'node:crypto';
import type { GraderScore } from '../../model/run/grade.ts';
import type { Failure } from '../../model/run/outcome.ts';
import { failureOf } from '../../model/run/present-trials.ts';
import type { TestResult } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { withoutAnsi } from '../escape/invisible.ts';

/** What went wrong in one test, in the form that it shares with other tests (docs/fixing-regressions.md#causes). */
export interface Cause {
  /** `c` and 8 hexadecimal digits: the same symptom has the same id in every run. */
  readonly id: string;
  /** `error/<class>`, `tool/<name>`, `check/<type>`, `grader/<type>:<name>`, … */
  readonly kind: string;
  /** The normalised text; may be empty. */
  readonly text: string;
  /** The line that it was made from, as it was said. */
  readonly said: string;
}

const MAX_NAME_LENGTH = 100;

/** Finds the cause of a test that failed or errored, by the first rule that applies; undefined for other tests. */
export function causeFinder(results: readonly TestResult[]): (result: TestResult) => Cause | undefined {
  // A tool that fails in the same way in a passing test of the suite is not why another test failed.
  const keyOf = ({ suiteFile, suite, target }: TestResult, { id }: Cause) =>
    JSON.stringify([suiteFile, suite, target, id]);
  let passing: ReadonlySet<string> | undefined;
  const isAlsoInPassing = (result: TestResult, cause: Cause): boolean => {
    passing ??= new Set(
      results
        .filter((each) => outcomeOf(each).kind === 'passed')
        .flatMap((each) => toolErrorsIn(each).map((error) => keyOf(each, error))),
    );
    return passing.has(keyOf(result, cause));
  };
  return (result) => {
    if (outcomeOf(result).kind === 'passed') return undefined;
    // Why there was no answer: that of the test, or of its last failed trial.
    const failure = failureOf(result) ?? lastFailed(result)?.failure;
    if (failure !== undefined) return errorCause(failure);
    return toolErrorsIn(result).find((cause) => !isAlsoInPassing(result, cause)) ?? causeOfCheck(result);
  };
}

export const errorCause = ({ class: failureClass, message }: Pick<Failure, 'class' | 'message'>): Cause =>
  causeFrom(`error/${failureClass}`, message);

const lastFailed = ({ trials = [] }: TestResult) => trials.findLast(({ status }) => status !== 'ok');

/** The failed calls of the trial that failed, if its answer was stored, else of the one whose answer the test has. */
function toolErrorsIn({ messages, trialSamples = [], status: of }: TestResult): Cause[] {
  const failed = of === 'ok' ? undefined : trialSamples.findLast(({ side }) => !side.pass)?.side;
  const calls: readonly { readonly tool: string; readonly output?: unknown; readonly status?: string | undefined }[] =
    failed === undefined
      ? messages.flatMap(({ toolCalls = [] }) => toolCalls)
      : failed.steps.filter((step) => step.kind === 'call');
  return calls
    .filter(({ status }) => status === 'error')
    .map(({ tool, output = '' }) => {
      const text = typeof output === 'string' ? output : JSON.stringify(output);
      return causeFrom(`tool/${tool.slice(0, MAX_NAME_LENGTH)}`, text);
    });
}

function causeOfCheck(result: TestResult): Cause {
  const failing = failingGraders(result);
  for (const { type, assertions, reasoning } of failing) {
    // What a check of another tool expected is in its reason alone.
    const ofTool = result.importedFrom === undefined ? undefined : reasoning;
    const missed = hasFixedText(type.replace(/^not-/, ''))
      ? (assertions.find(({ passed }) => !passed)?.text ?? ofTool)
      : undefined;
    if (missed !== undefined) return causeFrom(`check/${type}`, missed);
  }
  const [first] = failing;
  if (first !== undefined) {
    // A grader of another tool may have no kind, or its kind for a name.
    const { type, name } = first;
    const short = name.slice(0, MAX_NAME_LENGTH);
    return causeFrom(`grader/${type === name || type === 'imported' ? short : `${type}:${short}`}`, '');
  }
  const said = result.assertions.find(({ passed }) => !passed);
  // Another tool words its failures itself: they are as foreign as the message of an error.
  if (result.importedFrom !== undefined && said !== undefined) {
    return causeFrom(`failure/${result.importedFrom}`, said.text);
  }
  return causeFrom('score', '');
}

/** The failing graders of the last failed trial, the required ones first, then by weight; of a composite, its members. */
export function failingGraders(result: TestResult): GraderScore[] {
  const ofTrial = lastFailed(result)?.scores ?? [];
  const required = new Set(result.status === 'quality_failure' ? (result.requiredMissed ?? []) : []);
  return (ofTrial.length > 0 ? ofTrial : result.scores)
    .flatMap((score) => leaves(score).map((leaf) => ({ leaf, isRequired: required.has(score.name) })))
    .filter(({ leaf }) => leaf.verdict === 'fail')
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired) || b.leaf.weight - a.leaf.weight)
    .map(({ leaf }) => leaf);
}

const leaves = (score: GraderScore): GraderScore[] =>
  score.scores === undefined || score.scores.length === 0 ? [score] : score.scores.flatMap(leaves);

/** Graders whose failed checks consist of the suite author's words, without a part of an answer or of a judge. */
export const hasFixedText = (type: string): boolean =>
  /^(?:i?contains(?:-any|-all)?|starts-with|ends-with|equals|regex|rubrics)$/.test(type);

const ID_DIGITS = 8;
const MAX_READ = 4_000;
const MAX_LINE_LENGTH = 500;
const MAX_TEXT_LENGTH = 200;

/**
 * The first line of a text without what differs from one occurrence of a symptom to the next. It has at most 500 characters,
 * so no pattern reads more. In the text of a check, the author's numbers matter: they stay.
 */
export function causeFrom(kind: string, message: string): Cause {
  const lines = withoutAnsi(message.slice(0, MAX_READ).normalize('NFC')).split(/\r\n?|\n/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const said = first.trim().slice(0, MAX_LINE_LENGTH).replace(/\s+/g, ' ');
  const rules = kind.startsWith('check/') ? [] : RULES;
  const general = rules.reduce((line, [pattern, by]) => line.replace(pattern, by), said);
  const text = general.toLowerCase().slice(0, MAX_TEXT_LENGTH);
  const digest = hash('sha256', JSON.stringify([kind, text]), 'hex');
  return { id: `c${digest.slice(0, ID_DIGITS)}`, kind, text, said };
}

/** In this order: each sees the results of those before it. */
const RULES: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/https?:\/\/[^\s"'`<>)\]]+/gi, '<url>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/(?<!\d)\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?(?!\d)/g, '<time>'],
  [/(?<![\d:])\d\d:\d\d:\d\d(?:[.,]\d+)?(?![\d:])/g, '<time>'],
  [
    /(?:\b[a-z]:|[\w.~-]+)?(?:[\\/][^\s\\/"'`<>()[\]{}:,;]+)+[\\/]([^\s\\/"'`<>()[\]{}:,;]+)(?::\d+){0,2}/gi,
    '<path>/$1',
  ],
  [/\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,}\b/gi, '<hex>'],
  [/\b(?=[a-z_]*\d)(?=[\d_]*[a-z])\w{12,}\b/gi, '<id>'],
  [/(["'`])(?:(?!\1).){41,}\1/g, '<text>'],
  [/\d+(?:[.,:]\d+)*/g, '<n>'],
];
