import type { ArtifactInfo } from '../model/ports.ts';
import { plural } from '../shared/text.ts';

/** The run that left an artifact, as the log names it. */
export const runText = ({ id, origin }: ArtifactInfo): string =>
  origin === undefined ? `artifact ${id}` : `run ${origin.run} at ${origin.sha.slice(0, 7)}`;

const HOUR_MS = 3_600_000;

/** How long ago something was. */
export function ageText(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / HOUR_MS));
  if (hours === 0) return 'less than 1 h';
  return hours < 48 ? `${hours} h` : plural('day', Math.floor(hours / 24));
}

/** How far a commit lies from where a comparison starts; below zero it is older. */
export function distanceText(distance: number): string {
  if (distance === 0) return 'at the commit where the changes begin';
  const by = plural('commit', Math.abs(distance));
  return distance < 0 ? `${by} before the changes begin` : `${by} after the changes begin`;
}
