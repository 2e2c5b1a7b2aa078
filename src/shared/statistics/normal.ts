import { bisect } from './bisect.ts';

/** The chance that a standard normal value is larger than `z`, for |z| up to 7: Marsaglia's series. */
function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  let [term, sum] = [z, z];
  for (let odd = 3; term > sum * 1e-17; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 - sum * Math.exp(-0.5 * z * z - 0.918_938_533_204_672_8);
}

/** The value that a standard normal value exceeds with this chance. */
export const normalPoint = (tail: number): number => bisect(-7, 7, (z) => normalTail(z) >= tail);
