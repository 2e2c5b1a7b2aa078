import { MOST_STORED_ANSWER, MOST_STORED_OUTPUT, shortAnswer, withShortOutputs } from '../../model/run/cut-side.ts';
import type { Sample } from '../../model/run/sample.ts';
import type { Side, SidePart } from '../../model/run/side.ts';

/** A cut leaves a sample as it is where it has nothing of the kind. */
interface Cut {
  readonly what: string;
  apply(sample: Sample): Sample;
}

/** What is left out of samples that are too large, first to last. */
export const sampleCuts: readonly Cut[] = [
  { what: 'file changes', apply: (sample) => eachSide(sample, withoutFileChanges) },
  { what: 'tool outputs above 2 KiB', apply: (sample) => eachSide(sample, shortOutputs) },
  {
    what: 'steps of tests that always pass',
    apply: (sample) => (sample.sides.every(({ pass }) => pass) ? eachSide(sample, withoutSteps) : sample),
  },
  { what: 'failing trials', apply: withoutFailing },
  { what: 'steps', apply: (sample) => eachSide(sample, withoutSteps) },
  { what: 'answers above 4 KiB', apply: (sample) => eachSide(sample, withShortAnswer) },
];

/** The same sample where no side changes: callers count the others. */
function eachSide(sample: Sample, cut: (side: Side) => Side): Sample {
  const sides = sample.sides.map(cut);
  return sides.every((side, index) => side === sample.sides[index]) ? sample : { ...sample, sides };
}

/** A passing trial shows more: what the agent did when it worked. */
function withoutFailing(sample: Sample): Sample {
  const passing = sample.sides.filter(({ pass }) => pass);
  return passing.length === 0 || passing.length === sample.sides.length ? sample : { ...sample, sides: passing };
}

const marked = (side: Side, part: SidePart): Side => ({ ...side, cut: [...new Set([...(side.cut ?? []), part])] });

function withoutFileChanges(side: Side): Side {
  if (side.fileChanges === undefined) return side;
  const { fileChanges: _, ...others } = side;
  return marked(others, 'fileChanges');
}

const shortOutputs = (side: Side): Side =>
  side.steps.some((step) => step.kind === 'call' && step.output.length > MOST_STORED_OUTPUT)
    ? marked({ ...side, steps: withShortOutputs(side.steps) }, 'outputs')
    : side;

const withoutSteps = (side: Side): Side => (side.steps.length === 0 ? side : marked({ ...side, steps: [] }, 'steps'));

const withShortAnswer = (side: Side): Side =>
  side.answer.length > MOST_STORED_ANSWER ? marked({ ...side, answer: shortAnswer(side.answer) }, 'answer') : side;

/** One side within a limit; undefined if it is too large without most of it. */
export function fitSide(side: Side, mostBytes: number): Side | undefined {
  const sizeOf = (each: Side) => Buffer.byteLength(JSON.stringify(each));
  const cuts = [withoutFileChanges, shortOutputs, withoutSteps, withShortAnswer];
  let cut = side;
  for (const next of cuts) {
    if (sizeOf(cut) <= mostBytes) return cut;
    cut = next(cut);
  }
  return sizeOf(cut) <= mostBytes ? cut : undefined;
}
