import { cutLong } from '../text/text.ts';
import type { Side, SidePart, SideStep } from './side.ts';

/** Lengths of tool outputs and answers that are stored shortened. */
export const [MAX_STORED_OUTPUT, MAX_STORED_ANSWER] = [2 * 1024, 4 * 1024];
const HOW = { where: 'samples are limited' };

export const shortAnswer = (answer: string): string => cutLong(answer, MAX_STORED_ANSWER, HOW);

export const withShortOutputs = (steps: readonly SideStep[]): SideStep[] =>
  steps.map((step) =>
    step.kind === 'call' ? { ...step, output: cutLong(step.output, MAX_STORED_OUTPUT, HOW) } : step,
  );

export const isCut = (side: Pick<Side, 'cut'> | undefined, part: SidePart): boolean =>
  side?.cut?.includes(part) === true;
