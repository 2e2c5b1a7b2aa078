import { MAX_STORED_ANSWER, MAX_STORED_OUTPUT, shortAnswer, withShortOutputs } from '../model/run/cut-side.ts';
import { isSameMeasure } from '../model/run/fingerprint.ts';
import { type AnswerLine, answerLineSchema } from '../model/run/measured-run.ts';
import type { Side, SidePart } from '../model/run/side.ts';
import { foreignJsonOf } from '../model/text/json.ts';

export const answerLimits = { lineBytes: 64 * 1024, totalBytes: 32 * 1024 * 1024 } as const;

const START = /^\{"type":"answer","key":(\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*"){3}\]),/;

/** The `resultKey` at the start of a line, so that a reader finds the tests that it wants without parsing the others. */
export const answerKeyIn = (line: string): string | undefined => START.exec(line.slice(0, answerLimits.lineBytes))?.[1];

/** Undefined for a damaged line: then no answer is shown. */
export const decodeAnswer = (line: string): AnswerLine | undefined =>
  Buffer.byteLength(line) > answerLimits.lineBytes ? undefined : answerLineSchema().safeParse(foreignJsonOf(line)).data;

const encodeAnswer = (answer: AnswerLine): string => `${JSON.stringify(answer)}\n`;

/**
 * The answers of a run, in the order of its plan, with those of earlier runs. Sides begin at `oldest` (ISO 8601, UTC) or
 * later. Earlier ones stay for tests that the run has no answer of, and where it has no passing or no failing trial itself,
 * as long as the test is measured alike.
 */
export function mergeAnswers(
  newAnswers: readonly AnswerLine[],
  earlier: ReadonlyMap<string, string>,
  oldest: string,
): AnswerLine[] {
  const recent = new Map<string, AnswerLine>();
  for (const [key, line] of earlier) {
    const answer = decodeAnswer(line);
    if (answer === undefined) continue;
    const fact = answer.fact !== undefined && answer.fact.time >= oldest ? answer.fact : undefined;
    recent.set(key, { ...answer, fact, sides: answer.sides.filter(({ from }) => from.time >= oldest) });
  }
  const merged = newAnswers.map((answer): AnswerLine => {
    const key = JSON.stringify(answer.key);
    const known = recent.get(key);
    recent.delete(key);
    const carried = known !== undefined && isMeasuredAlike(known, answer) ? known.sides : [];
    const newest = (pass: boolean) =>
      [...carried, ...answer.sides].findLast((side) => side.pass === pass && side.failure === undefined);
    return {
      ...answer,
      fact: answer.fact ?? known?.fact,
      sides: [newest(true), newest(false)].filter((side) => side !== undefined),
    };
  });
  return [...merged, ...recent.values()].filter(({ sides, fact }) => sides.length > 0 || fact !== undefined);
}

/** Whether two sides of a test can be compared: where both fingerprints are known, they are equal. */
export const isMeasuredAlike = (
  one: { readonly measure?: string | undefined },
  other: { readonly measure?: string | undefined },
): boolean => one.measure === undefined || other.measure === undefined || isSameMeasure(one.measure, other.measure);

export interface EncodedAnswers {
  readonly text: string;
  /** What was left out to keep within the limits, and of how many tests. */
  readonly omitted: readonly { readonly what: string; readonly tests: number }[];
}

/** A cut returns the same answer where there is nothing of the kind: callers count the others. */
interface AnswerCut {
  readonly what: string;
  apply(answer: AnswerLine): AnswerLine;
}

/** What is left out of answers that are too large, first to last. */
const CUTS: readonly AnswerCut[] = [
  { what: 'file changes', apply: (answer) => eachSide(answer, withoutFileChanges) },
  { what: 'tool outputs above 2 KiB', apply: (answer) => eachSide(answer, shortOutputs) },
  {
    what: 'steps of tests that always pass',
    apply: (answer) => (answer.sides.every(({ pass }) => pass) ? eachSide(answer, withoutSteps) : answer),
  },
  {
    // A passing trial shows more: what the agent did when it worked.
    what: 'failing trials',
    apply: (answer) => {
      const passing = answer.sides.filter(({ pass }) => pass);
      return passing.length === 0 || passing.length === answer.sides.length ? answer : { ...answer, sides: passing };
    },
  },
  { what: 'steps', apply: (answer) => eachSide(answer, withoutSteps) },
  { what: 'answers above 4 KiB', apply: (answer) => eachSide(answer, withShortAnswer) },
];
const ALL: AnswerCut = {
  what: 'all samples',
  apply: (answer) => (answer.sides.length === 0 ? answer : { ...answer, sides: [] }),
};

/** Answers as lines of a file. Above the limits, parts are left out in a fixed order, and at last tests from the end. */
export function encodeAnswers(
  answers: readonly AnswerLine[],
  totalBytes: number = answerLimits.totalBytes,
): EncodedAnswers {
  const omitted = new Map<string, Set<AnswerLine['key']>>();
  const cut = (answer: AnswerLine, { what, apply }: AnswerCut): AnswerLine => {
    const shorter = apply(answer);
    if (shorter !== answer) omitted.set(what, (omitted.get(what) ?? new Set()).add(answer.key));
    return shorter;
  };
  const bytesOf = (answer: AnswerLine) => Buffer.byteLength(encodeAnswer(answer));

  let kept = answers.map((answer) =>
    [...CUTS, ALL].reduce((each, next) => (bytesOf(each) <= answerLimits.lineBytes ? each : cut(each, next)), answer),
  );
  const isTooLarge = () => kept.reduce((sum, answer) => sum + bytesOf(answer), 0) > totalBytes;
  for (const next of CUTS) {
    if (!isTooLarge()) break;
    kept = kept.map((answer) => cut(answer, next));
  }
  while (kept.length > 0 && isTooLarge()) {
    const left = Math.floor(kept.length * 0.9);
    for (const answer of kept.slice(left)) cut(answer, ALL);
    kept = kept.slice(0, left);
  }

  return {
    text: kept.map(encodeAnswer).join(''),
    omitted: [...CUTS, ALL].flatMap(({ what }) => {
      const tests = omitted.get(what)?.size ?? 0;
      return tests === 0 ? [] : [{ what, tests }];
    }),
  };
}

function eachSide(answer: AnswerLine, cut: (side: Side) => Side): AnswerLine {
  const sides = answer.sides.map(cut);
  return sides.every((side, index) => side === answer.sides[index]) ? answer : { ...answer, sides };
}

const marked = (side: Side, part: SidePart): Side => ({ ...side, cut: [...new Set([...(side.cut ?? []), part])] });

const withoutFileChanges = (side: Side): Side =>
  side.fileChanges === undefined ? side : marked({ ...side, fileChanges: undefined }, 'fileChanges');

const shortOutputs = (side: Side): Side =>
  side.steps.some((step) => step.kind === 'call' && step.output.length > MAX_STORED_OUTPUT)
    ? marked({ ...side, steps: withShortOutputs(side.steps) }, 'outputs')
    : side;

const withoutSteps = (side: Side): Side => (side.steps.length === 0 ? side : marked({ ...side, steps: [] }, 'steps'));

const withShortAnswer = (side: Side): Side =>
  side.answer.length > MAX_STORED_ANSWER ? marked({ ...side, answer: shortAnswer(side.answer) }, 'answer') : side;

/** One side within a limit; undefined if it is too large without most of it. */
export function fitSide(side: Side, maxBytes: number): Side | undefined {
  const fits = (each: Side) => Buffer.byteLength(JSON.stringify(each)) <= maxBytes;
  const shorter = [withoutFileChanges, shortOutputs, withoutSteps, withShortAnswer].reduce(
    (each, cut) => (fits(each) ? each : cut(each)),
    side,
  );
  return fits(shorter) ? shorter : undefined;
}
