import { diffArrays } from 'diff';
import { isCut, shortAnswer } from '../../model/run/cut-side.ts';
import type { Side, SideStep } from '../../model/run/side.ts';
import { jsonOf } from '../../model/text/json.ts';
import { cutEnd, cutMiddle } from '../../model/text/text.ts';
import { commonWords } from '../../model/text/text-diff.ts';
import { isMapping } from '../../model/values/mapping.ts';

/** Steps beyond this number are not aligned. */
export const MAX_STEPS = 2_000;
const MAX_EDITS = 2_000;

/** Positions of one row of two aligned trajectories; `same` steps have the same key. */
export interface AlignedSteps {
  readonly base?: number | undefined;
  readonly head?: number | undefined;
  readonly same: boolean;
}

/** The identity of a step: the role of a message; the tool and the input of a call. */
const keyOf = (step: SideStep): string => (step.kind === 'message' ? step.role : `${step.tool}\0${step.input}`);

/** Aligns two trajectories by their longest common subsequence, and pairs calls of one tool within each gap. */
export function alignSteps(base: readonly SideStep[], head: readonly SideStep[]): AlignedSteps[] {
  const [from, to] = [base.slice(0, MAX_STEPS), head.slice(0, MAX_STEPS)];
  const changes = diffArrays(from.map(keyOf), to.map(keyOf), { maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, count: from.length },
    { removed: false, added: true, count: to.length },
  ];
  const rows: AlignedSteps[] = [];
  let gap: { base: number[]; head: number[] } = { base: [], head: [] };
  let [baseAt, headAt] = [0, 0];
  for (const { removed, added, count } of changes) {
    if (removed) gap.base.push(...range(baseAt, count));
    else if (added) gap.head.push(...range(headAt, count));
    else {
      rows.push(...pairGap(gap.base, gap.head, from, to));
      gap = { base: [], head: [] };
      for (let index = 0; index < count; index += 1)
        rows.push({ base: baseAt + index, head: headAt + index, same: true });
    }
    if (!added) baseAt += count;
    if (!removed) headAt += count;
  }
  return [...rows, ...pairGap(gap.base, gap.head, from, to)];
}

const range = (start: number, count: number): number[] => Array.from({ length: count }, (_, index) => start + index);

/** Within a gap, a call is aligned with the next call of the same tool; the order of both sides stays. */
function pairGap(
  bases: readonly number[],
  heads: readonly number[],
  from: readonly SideStep[],
  to: readonly SideStep[],
): AlignedSteps[] {
  const rows: AlignedSteps[] = [];
  let next = 0;
  for (const base of bases) {
    const step = from[base];
    const at = heads.findIndex((head, index) => {
      const other = to[head];
      return index >= next && step?.kind === 'call' && other?.kind === 'call' && step.tool === other.tool;
    });
    if (at < 0) {
      rows.push({ base, same: false });
      continue;
    }
    for (const head of heads.slice(next, at)) rows.push({ head, same: false });
    rows.push({ base, head: heads[at], same: false });
    next = at + 1;
  }
  return [...rows, ...heads.slice(next).map((head) => ({ head, same: false }))];
}

const MAX_SENTENCE_LENGTH = 200;
const MAX_ARGUMENT_LENGTH = 60;

const NO_BASE_ANSWER = 'no base answer is stored';
/** Results of other tools may have verdicts only. */
const NO_ANSWERS = 'the results have no answers';
export const MEASURED_DIFFERENTLY = 'the base branch measures this test differently';

/** Whether a sentence describes a difference, and not why it is unknown. */
export const isKnownDifference = (sentence: string | undefined): sentence is string =>
  sentence !== undefined && ![NO_BASE_ANSWER, NO_ANSWERS, MEASURED_DIFFERENTLY].includes(sentence);

/** The first difference of the head, in one sentence. */
export function firstDifference(base: Side | undefined, head: Side): string {
  if (base === undefined) return NO_BASE_ANSWER;
  const sentence = (isCut(base, 'steps') ? undefined : inCalls(base, head)) ?? inAnswers(base, head);
  return cutEnd(sentence.replaceAll(/\s+/g, ' '), MAX_SENTENCE_LENGTH);
}

function inCalls(base: Side, head: Side): string | undefined {
  const rows = alignSteps(base.steps, head.steps);
  const isCall = ({ base: from, head: to }: AlignedSteps) =>
    [base.steps[from ?? -1], head.steps[to ?? -1]].some((step) => step?.kind === 'call');
  const row = rows.findIndex((each) => !each.same && isCall(each));
  const firstDifference = rows[row];
  if (firstDifference === undefined) return undefined;
  const [from, to] = [base.steps[firstDifference.base ?? -1], head.steps[firstDifference.head ?? -1]];
  if (from?.kind === 'call' && to?.kind === 'call') {
    return `same calls; ${to.tool} got another input: ${changedInput(from.input, to.input)}`;
  }
  const nextOf = (side: 'base' | 'head') =>
    rows.slice(row).flatMap((each) => {
      const step = (side === 'base' ? base : head).steps[each[side] ?? -1];
      return step?.kind === 'call' ? [step] : [];
    })[0];
  const [baseCall, headCall] = [nextOf('base'), nextOf('head')];
  const number = (firstDifference.head ?? firstDifference.base ?? row) + 1;
  const same = rows.slice(0, row);
  if (headCall === undefined && baseCall !== undefined) {
    return `head ${endText(same, 'head', head)}; base continued with ${baseCall.tool}`;
  }
  if (baseCall === undefined && headCall !== undefined) {
    return `base ${endText(same, 'base', base)}; head continued with ${headCall.tool}`;
  }
  if (baseCall === undefined || headCall === undefined) return undefined;
  return `step ${number}: base called ${callText(baseCall)}, head called ${callText(headCall)}`;
}

/** How a side went on without a call, after its last step of some rows. */
function endText(rows: readonly AlignedSteps[], name: 'base' | 'head', { steps }: Side): string {
  if (steps.length === 0) return 'made no call';
  const before = rows.filter((each) => each[name] !== undefined).length;
  const isAnswered = steps.slice(before).some((step) => step.kind === 'message' && step.role === 'assistant');
  if (isAnswered) return before === 0 ? 'answered without a call' : `answered after step ${before}`;
  return `stopped after step ${before}`;
}

const callText = ({ tool, input }: Extract<SideStep, { kind: 'call' }>): string =>
  input === '' || input === '{}' ? tool : `${tool} ${cutMiddle(input, MAX_ARGUMENT_LENGTH)}`;

/** The first argument that differs, or both inputs. */
function changedInput(before: string, after: string): string {
  const [old, current] = [before, after].map((input) => {
    const value = jsonOf(input);
    return isMapping(value) ? value : undefined;
  });
  const name = [...new Set([...Object.keys(old ?? {}), ...Object.keys(current ?? {})])].find(
    (key) => JSON.stringify(old?.[key]) !== JSON.stringify(current?.[key]),
  );
  if (old === undefined || current === undefined || name === undefined) {
    return `${cutMiddle(before, MAX_ARGUMENT_LENGTH)} → ${cutMiddle(after, MAX_ARGUMENT_LENGTH)}`;
  }
  const shown = (value: unknown) =>
    cutMiddle(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'absent'), 40);
  return `${cutMiddle(name, 40)} ${shown(old[name])} → ${shown(current[name])}`;
}

function inAnswers(base: Side, head: Side): string {
  if (head.failure !== undefined && base.failure === undefined) return `head gave no answer: ${head.failure}`;
  const isWithCalls = !isCut(base, 'steps') && [...base.steps, ...head.steps].some(({ kind }) => kind === 'call');
  const answer = isCut(base, 'answer') ? shortAnswer(head.answer) : head.answer;
  if (base.answer === answer) {
    // The answers are equal, or neither side has one: the grader whose score changed most.
    const changes = head.graders.flatMap(({ name, score }) => {
      const before = base.graders.find((grader) => grader.name === name)?.score;
      return before === undefined || before === score ? [] : [{ name, before, score }];
    });
    const [worst] = changes.sort((a, b) => Math.abs(b.score - b.before) - Math.abs(a.score - a.before));
    const change = worst && `${worst.name} ${two(worst.before)} → ${two(worst.score)}`;
    const hasAnswers = head.answer !== '' || [...base.steps, ...head.steps].length > 0;
    if (hasAnswers) return `equal answers; grading differs: ${change ?? 'no grader changed its score'}`;
    return change === undefined ? NO_ANSWERS : `no answers; grading differs: ${change}`;
  }
  if (!isWithCalls && base.answer === '') return 'the base has no answer';
  if (!isWithCalls && answer === '') return 'head has no answer';
  const same = commonWords(base.answer, answer);
  if (!isWithCalls) {
    return `the answers differ from word ${same.trim() === '' ? 1 : same.trim().split(/\s+/).length + 1} on`;
  }
  const rest = cutEnd(answer.slice(same.length).trim(), 50);
  const shown = rest === '' ? cutEnd(base.answer.slice(same.length).trim(), 50) : rest;
  return `same calls; the answers differ from "${shown}" on`;
}

const two = (score: number): string => String(Math.round(score * 100) / 100);
