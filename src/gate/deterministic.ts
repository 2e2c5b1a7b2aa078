import { isSameAnswer } from '../model/answer-digest.ts';
import type { PairedTest, PresentTrial } from '../model/pairing.ts';

/** Whether a test may be settled by one more trial: all planned ones gave the same answer, and failed in the same way. */
export const mayRepeat = ({ now }: Pick<PairedTest, 'now'>): boolean => isOneFailure(now);

/**
 * Whether a test that is said to give the same each time did: run again, the same answer came, and failed in the same
 * way. Then nothing is left to chance, and one fresh trial is enough (gate.md §2.6). One that differs, however often
 * others did not, makes it a test like any other.
 */
export const isRepeated = ({ now }: Pick<PairedTest, 'now'>, fresh: readonly PresentTrial[]): boolean =>
  fresh.length > 0 && now.length > 0 && isOneFailure([...now, ...fresh]);

function isOneFailure(trials: readonly PresentTrial[]): boolean {
  const first = trials[0]?.digest;
  return (
    first !== undefined &&
    trials.every(({ pass, digest }) => !pass && digest !== undefined && isSameAnswer(first, digest))
  );
}
