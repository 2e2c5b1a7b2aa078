import type { AnswerPart, FilesPart, StepsPart } from '../../reports/html/page-data.ts';
import { type Page, stateAt } from '../page.ts';
import type { OpenTest } from './open-test.ts';

interface Details {
  readonly answer: AnswerPart | undefined;
  readonly steps: StepsPart | undefined;
  readonly files: FilesPart | undefined;
}

/** All that is stored of a test; `wanted` names the side that the reader chose. */
export async function loadTest(page: Page, at: number, wanted: string | undefined): Promise<OpenTest> {
  const own = await detailsOf(page, at);
  const { answer, steps, files } = await withTarget(page, { at, own, wanted });
  const state = stateAt(page.index, at);
  return { at, notes: page.index.notes[at] ?? {}, answer, steps, files, side: chosenSide(answer, wanted, state) };
}

async function detailsOf({ data, index }: Page, at: number): Promise<Details> {
  const [answer, steps, files] = await Promise.all([
    data.part(index, at, 'answer'),
    data.part(index, at, 'steps'),
    data.part(index, at, 'files'),
  ]);
  return { answer, steps, files };
}

interface Wanted {
  readonly at: number;
  readonly own: Details;
  readonly wanted: string | undefined;
}

/** `target:mini` is the head of the same test on the target `mini`. */
async function withTarget(page: Page, { at, own, wanted }: Wanted): Promise<Details> {
  if (!wanted?.startsWith('target:')) return own;
  const other = sameTestOn(page, at, wanted.slice('target:'.length));
  if (other < 0) return own;
  const { answer, steps, files } = await detailsOf(page, other);
  const joined = <Value>(parts: Readonly<Record<string, Value>> | undefined, head: Value | undefined) => ({
    ...parts,
    ...(head !== undefined && { [wanted]: head }),
  });
  return {
    answer: own.answer && { ...own.answer, sides: joined(own.answer.sides, answer?.sides['head']) },
    steps: joined(own.steps, steps?.['head']),
    files: joined(own.files, files?.['head']),
  };
}

/** The position of the same test on another target; -1 if that target does not have it. */
export function sameTestOn({ index }: Page, at: number, target: string): number {
  const { tests, targetNames } = index;
  return tests.id.findIndex(
    (_, other) =>
      tests.test[other] === tests.test[at] &&
      tests.suite[other] === tests.suite[at] &&
      targetNames[tests.target[other] ?? 0] === target,
  );
}

/** Control trials come first where they decided: they ran at the same time. */
function chosenSide(answer: AnswerPart | undefined, wanted: string | undefined, state: string): string | undefined {
  const sides = answer?.sides ?? {};
  if (wanted === 'none') return undefined;
  if (wanted !== undefined && sides[wanted] !== undefined) return wanted;
  const order = state === 'regressed' || state === 'fails-on-base' ? ['control', 'base'] : ['base', 'control'];
  return order.find((side) => sides[side] !== undefined);
}
