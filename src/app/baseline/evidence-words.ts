import type { ArtifactInfo } from '../../model/ports/artifacts.ts';
import { cutEnd, plural } from '../../shared/text.ts';

export const runText = ({ id, origin }: ArtifactInfo): string =>
  origin === undefined ? `artifact ${id}` : `run ${origin.run} at ${origin.sha.slice(0, 7)}`;

const HOUR_MS = 3_600_000;

export function ageText(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / HOUR_MS));
  if (hours === 0) return 'less than 1 h';
  return hours < 48 ? `${hours} h` : plural('day', Math.floor(hours / 24));
}

/** The distance of a commit from the start of the changes; a negative one is older. */
export function distanceText(distance: number): string {
  if (distance === 0) return 'at the commit where the changes begin';
  const by = plural('commit', Math.abs(distance));
  return distance < 0 ? `${by} before the changes begin` : `${by} after the changes begin`;
}

/** The number of steps in a report: the first ones, and the last, which names the evidence. */
const [FIRST_STEPS, LAST_STEPS] = [29, 20];
const STEP_CHARACTERS = 300;

/** The steps of a search as a report stores them: at most 50, of at most 300 characters. */
export function reportedSteps(steps: readonly string[]): string[] {
  const others = steps.length - FIRST_STEPS - LAST_STEPS;
  const shown =
    others > 1
      ? [
          ...steps.slice(0, FIRST_STEPS),
          `${plural('more step', others)}, listed in the log of the step`,
          ...steps.slice(-LAST_STEPS),
        ]
      : steps;
  return shown.map((step) => cutEnd(step, STEP_CHARACTERS));
}
