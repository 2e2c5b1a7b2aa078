import * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import { type Assertion, type GraderReply, verdictOf } from '../../model/run/grade.ts';
import { jsonObjectsIn, jsonOf } from '../../model/text/json.ts';
import { cutEnd, plural } from '../../model/text/text.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from '../../model/values/depth.ts';
import { once } from '../../model/values/once.ts';
import { weightedMean } from '../combine.ts';
import { type Rubric, TOP_SCORE } from './rubric-items.ts';

/** How a judge is to put its verdict. */
export type ReplyShape = 'free-form' | 'checklist' | 'score-ranges';

const share = z.number('must be a number').min(0, 'must be 0 or more').max(1, 'must not be over 1');
const text = z.string('must be text');
const id = text.transform((value) => value.trim());
const yesOrNo = z.boolean('must be true or false');
const texts = z
  .array(z.unknown())
  .transform((items) => items.filter((item) => typeof item === 'string' && item.trim() !== '').map(String))
  .nullish()
  .catch(undefined);
const optionalText = text.nullish().catch(undefined);

/** Pass or fail in words, as prompts of other tools ask for it next to the score. Other values say neither. */
const statedVerdict = z
  .unknown()
  .optional()
  .transform((value) => {
    const word =
      typeof value === 'boolean' ? String(value) : typeof value === 'string' ? value.trim().toLowerCase() : '';
    return /^(?:true|yes|pass|passed)$/.test(word) ? true : /^(?:false|no|fail|failed)$/.test(word) ? false : undefined;
  });

const statedVerdicts = { pass: statedVerdict, passed: statedVerdict, verdict: statedVerdict, result: statedVerdict };
/** A score with reasons: as `assertions`, or as the `hits` and `misses` of AgentV 1 and 2. */
export const freeFormReply = z.object({
  score: share,
  assertions: z.array(z.object({ text, passed: yesOrNo, evidence: optionalText }), 'must be a list').nullish(),
  hits: texts,
  misses: texts,
  reasoning: optionalText,
  details: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  ...statedVerdicts,
});
/** Yes or no to each criterion. */
export const checklistReply = z.object({
  checks: z.array(z.object({ id, satisfied: yesOrNo, reasoning: text }), 'must be a list'),
  overall_reasoning: text,
  ...statedVerdicts,
});
/** A whole number from 0 to 10 for each criterion. */
export const scoreRangesReply = z.object({
  checks: z.array(
    z.object({
      id,
      score: z.int('must be a whole number').min(0, 'must be 0 or more').max(TOP_SCORE, 'must not be over 10'),
      reasoning: optionalText,
    }),
    'must be a list',
  ),
  overall_reasoning: optionalText,
  ...statedVerdicts,
});
const shapeOf = (name: string, shape: z.ZodType) =>
  once(() => {
    const { $schema, ...schema } = z.toJSONSchema(shape);
    return { name, schema };
  });

/** The shape for a model's own structured output: every key is required and no other allowed, as such modes demand. */
export const askedShapes: Readonly<
  Record<ReplyShape, () => { name: string; schema: Readonly<Record<string, unknown>> }>
> = {
  'free-form': shapeOf(
    'graded_answer',
    z.strictObject({
      assertions: z
        .array(z.strictObject({ text: z.string(), passed: z.boolean(), evidence: z.string() }))
        .describe('What was checked, at most eight entries.'),
      score: z.number().min(0).max(1),
    }),
  ),
  checklist: shapeOf(
    'checked_criteria',
    z.strictObject({
      checks: z.array(z.strictObject({ id: z.string(), reasoning: z.string(), satisfied: z.boolean() })),
      overall_reasoning: z.string(),
    }),
  ),
  'score-ranges': shapeOf(
    'scored_criteria',
    z.strictObject({
      checks: z.array(
        z.strictObject({ id: z.string(), reasoning: z.string(), score: z.number().int().min(0).max(TOP_SCORE) }),
      ),
      overall_reasoning: z.string(),
    }),
  ),
};

/** A verdict has some thousand characters. A much longer text is something else. */
const MAX_REPLY_LENGTH = 500_000;

type ReadReply<T> = { readonly kind: 'read'; readonly value: T } | Unreadable;

interface Unreadable {
  readonly kind: 'unreadable';
  readonly why: string;
  /** It has the right form and says nothing definite: to repair it would be to judge. */
  readonly isIndefinite: boolean;
}

const unreadable = (why: string, isIndefinite = false): Unreadable => ({ kind: 'unreadable', why, isIndefinite });

/**
 * Finds the verdict in a judge's reply: the JSON object of the right form, possibly after thoughts, in a fence, and
 * between other words and objects. Unquoted or quoted words for true and false are read as in AgentV; nothing else is
 * guessed: of verdicts that differ, none counts.
 */
export function readReply<T>(text: string, schema: z.ZodType<T>): ReadReply<T> {
  if (text.trim() === '') return unreadable('it is empty');
  if (text.length > MAX_REPLY_LENGTH) return unreadable(`it has more than ${MAX_REPLY_LENGTH} characters`);
  // A verdict may quote the tags of thoughts.
  const reply = jsonOf(text) !== undefined ? text : withoutThoughts(text);
  const verdicts = new Map<string, ReadReply<T>>();
  let last: ReadReply<T> | undefined;
  jsonObjectsIn(reply, (json) => {
    const object = readObject(json, schema);
    if (object?.kind === 'read') verdicts.set(json, object);
    last = object ?? last;
    return object;
  });
  if (verdicts.size > 1) return unreadable('it has several verdicts that differ', true);
  const [verdict] = verdicts.values();
  if (verdict !== undefined || last !== undefined) return verdict ?? (last as ReadReply<T>);

  const [start, end] = [reply.indexOf('{'), reply.lastIndexOf('}')];
  try {
    if (start !== -1 && end >= start) JSON.parse(reply.slice(start, end + 1));
  } catch (error) {
    return unreadable(`it is not valid JSON (${cutEnd(messageOf(error), 200)})`);
  }
  return unreadable('there is no JSON object in it');
}

const OPENED = '<think>';
const CLOSED = '</think>';

/**
 * The text of a model after its thoughts. Some servers omit the opening tag; thoughts without an end are the whole
 * text. Searched without a regular expression, because a hostile text could make one slow.
 */
function withoutThoughts(text: string): string {
  const lower = text.toLowerCase();
  let rest = 0;
  for (;;) {
    const opened = lower.indexOf(OPENED, rest);
    const brace = lower.indexOf('{', rest);
    if (opened === -1 || (brace !== -1 && brace < opened)) break;
    const closed = lower.indexOf(CLOSED, opened);
    if (closed === -1) return '';
    rest = closed + CLOSED.length;
  }
  const orphan = lower.lastIndexOf(CLOSED);
  return text.slice(orphan >= rest ? orphan + CLOSED.length : rest);
}

/** The verdict in one object, or why it is none; undefined if the text is not JSON. */
function readObject<T>(json: string, schema: z.ZodType<T>): ReadReply<T> | undefined {
  // `"passed": yes` and `"passed": "true"`: only the word true means true.
  const withBooleans = json.replace(
    /("passed"\s*:\s*)(?:"([A-Za-z]+)"|([A-Za-z]+))/g,
    (_, key: string, quoted?: string, bare?: string) => `${key}${(quoted ?? bare)?.toLowerCase() === 'true'}`,
  );
  const readings = [json, withBooleans].map(jsonOf).filter((value) => value !== undefined);
  // What is within it may be quoted from the answer, and is no verdict.
  if (readings.some((value) => isDeeperThan(value, MAX_JSON_DEPTH))) return unreadable('it is nested too deeply');
  const parsed = readings.map((value) => schema.safeParse(value));
  const success = parsed.find((each) => each.success);
  if (success !== undefined) return { kind: 'read', value: success.data };
  const issues = parsed[0]?.error?.issues;
  if (issues === undefined) return undefined;
  const complaints = issues.map(({ path, message }) =>
    path.length === 0 ? message : `"${path.map(String).join('.')}" ${message}`,
  );
  const isIndefinite = issues.every((issue) => issue.code === 'custom' && issue.params?.['indefinite'] === true);
  return unreadable(cutEnd(complaints.join('; '), 500), isIndefinite);
}

type JudgeVerdict = Extract<GraderReply, { kind: 'scored' }>;

/** The verdict in a reply of this form. A reply that contradicts itself, or misses a criterion, has none. */
export function verdictSchema(
  shape: ReplyShape,
  rubrics: readonly Rubric[],
  passMark: number,
): z.ZodType<JudgeVerdict> {
  switch (shape) {
    case 'free-form':
      return freeFormReply.transform((reply, context) =>
        withoutContradiction(reply, freeFormVerdict(reply), passMark, context),
      );
    case 'checklist':
      return checklistReply.transform((reply, context) => {
        const judged = withRubrics(reply.checks, rubrics, context).map(({ rubric, check }): JudgedRubric => {
          const { satisfied, reasoning } = check;
          const text = withId(rubric.id, rubric.outcome);
          return {
            rubric,
            score: satisfied ? 1 : 0,
            isFailing: !satisfied && rubric.required === true,
            assertion: { text, passed: satisfied, evidence: textOf(reasoning) },
          };
        });
        const verdict = rubricVerdict(judged, reply.overall_reasoning);
        return withoutContradiction(reply, verdict, passMark, context);
      });
    case 'score-ranges':
      return scoreRangesReply.transform((reply, context) => {
        const judged = withRubrics(reply.checks, rubrics, context).map(({ rubric, check }) =>
          judgedByRanges(rubric, check.score, check.reasoning),
        );
        const details = {
          raw_scores: Object.fromEntries(reply.checks.map(({ id, score }) => [id, score])),
          normalization: 'score / 10',
          aggregation: 'weighted_average',
        };
        const verdict = { ...rubricVerdict(judged, reply.overall_reasoning), details };
        return withoutContradiction(reply, verdict, passMark, context);
      });
  }
}

/** Marks what is wrong with the content of a reply, and not with its form. */
const INDEFINITE = { indefinite: true };

const HALF = 0.5;

/**
 * A reply that says fail next to a score that passes the test has no verdict, nor has one that says pass next to less than
 * half of the full score. In between, a judge may have another pass mark than the test.
 */
function withoutContradiction(
  reply: { readonly [Key in keyof typeof statedVerdicts]?: boolean | undefined },
  verdict: JudgeVerdict,
  passMark: number,
  context: z.core.$RefinementCtx,
): JudgeVerdict {
  const { score } = verdict;
  for (const key of Object.keys(statedVerdicts) as (keyof typeof statedVerdicts)[]) {
    const isContradiction =
      reply[key] === false ? score >= passMark && verdict.verdict !== 'fail' : reply[key] === true && score < HALF;
    if (!isContradiction) continue;
    const message = `says ${reply[key] ? 'pass' : 'fail'}, which contradicts the score ${score}`;
    context.addIssue({ code: 'custom', path: [key], message, params: INDEFINITE });
  }
  return verdict;
}

/** Each check with its criterion. A reply with another check, or without exactly one for each, is asked for again. */
function withRubrics<Check extends { readonly id: string }>(
  checks: readonly Check[],
  rubrics: readonly Rubric[],
  context: z.core.$RefinementCtx,
) {
  const complain = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path: ['checks', ...path], message, params: INDEFINITE });
  for (const { id } of rubrics) {
    const times = checks.filter((check) => check.id === id).length;
    if (times !== 1)
      complain([], `must have the criterion "${cutEnd(id, 60)}" once, and has it ${plural('time', times)}`);
  }
  return checks.flatMap((check, index) => {
    const rubric = rubrics.find(({ id }) => id === check.id);
    if (rubric !== undefined) return [{ rubric, check }];
    const known = cutEnd(rubrics.map(({ id }) => `"${id}"`).join(', '), 200);
    complain([index, 'id'], `is "${cutEnd(check.id, 60)}", which is the id of no criterion: the ids are ${known}`);
    return [];
  });
}

/** More entries than these are cut off, as AgentV does; of `hits` and of `misses` half as many. */
const MAX_ASSERTIONS = 8;

function freeFormVerdict(reply: z.output<typeof freeFormReply>): JudgeVerdict {
  const { score, details, reasoning } = reply;
  const entries = (texts: readonly string[] | null | undefined, passed: boolean): Assertion[] =>
    (texts ?? []).slice(0, MAX_ASSERTIONS / 2).map((text) => ({ text, passed }));
  const assertions = reply.assertions?.length
    ? reply.assertions
        .slice(0, MAX_ASSERTIONS)
        .map(({ text, passed, evidence }) => ({ text, passed, evidence: textOf(evidence) }))
    : [...entries(reply.hits, true), ...entries(reply.misses, false)];

  const isUnexplained = !reasoning?.trim() && score < 1 && assertions.every(({ passed }) => passed);
  return {
    kind: 'scored',
    score,
    assertions,
    reasoning: isUnexplained ? 'The judge gave no reason for less than the full score.' : textOf(reasoning),
    details: details && Object.keys(details).length > 0 ? details : undefined,
  };
}

interface JudgedRubric {
  readonly rubric: Rubric;
  /** The share of the full score, 0 to 1. */
  readonly score: number;
  /** A missed criterion that is required, or has a minimum: it fails the grader, and does not change its score. */
  readonly isFailing: boolean;
  readonly assertion: Assertion;
}

/** The mean of the criteria by their weights. */
function rubricVerdict(judged: readonly JudgedRubric[], overallReasoning: string | null | undefined): JudgeVerdict {
  const failing = judged.filter(({ isFailing }) => isFailing);
  const requiredMissed = failing.filter(({ rubric }) => rubric.failsTest).map(({ rubric }) => rubric.id);
  const score = weightedMean(judged.map(({ rubric: { weight }, score }) => ({ weight, score })));
  return {
    kind: 'scored',
    score,
    verdict: failing.length > 0 ? 'fail' : verdictOf(score),
    requiredMissed: requiredMissed.length === 0 ? undefined : requiredMissed,
    assertions: judged.map(({ assertion }) => assertion),
    reasoning: textOf(overallReasoning),
  };
}

/** From this score on a criterion counts as met. */
const PASSING_SCORE = 7;

function judgedByRanges(rubric: Rubric, score: number, reasoning: string | null | undefined): JudgedRubric {
  const { id, outcome, ranges = [], minScore, required } = rubric;
  const isFailing = score / TOP_SCORE < (minScore ?? (required === true ? 1 : 0));
  const meaning = ranges.find(({ low, high }) => low <= score && score <= high)?.outcome;
  const said = `${score}/${TOP_SCORE}${meaning === undefined ? '' : ` (${meaning})`}`;
  const text = withId(id, outcome === '' ? said : `${outcome}: ${said}`);
  const passed = !isFailing && score >= PASSING_SCORE;
  return { rubric, score: score / TOP_SCORE, isFailing, assertion: { text, passed, evidence: textOf(reasoning) } };
}

/** A criterion with the id that its author gave it; one that we made says nothing to a reader. */
const withId = (id: string, text: string): string => (/^rubric-\d+$/.test(id) ? text : `[${id}] ${text}`);

const textOf = (text: string | null | undefined): string | undefined => (text?.trim() ? text : undefined);
