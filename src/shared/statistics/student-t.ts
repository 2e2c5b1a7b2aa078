import { betaShare } from './beta.ts';
import { bisect } from './bisect.ts';

/** The chance that a value of Student's t with this many degrees of freedom is larger than `t`. */
export function studentTail(t: number, degrees: number): number {
  if (t < 0) return 1 - studentTail(-t, degrees);
  return 0.5 * betaShare(degrees / (degrees + t * t), degrees / 2, 0.5);
}

/** The value that Student's t exceeds with this chance, which is at most one half. */
export function studentPoint(tail: number, degrees: number): number {
  let high = 1;
  while (studentTail(high, degrees) > tail) high *= 2;
  return bisect(0, high, (t) => studentTail(t, degrees) >= tail);
}
