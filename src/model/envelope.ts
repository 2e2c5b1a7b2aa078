import * as z from 'zod';

const word = z.string().min(1).max(100);

/**
 * What a run was made with (gate.md O15): what it had to itself may move its scores as much as the change that it measures.
 * What is not known is absent.
 */
export const envelopeSchema = z.strictObject({
  /** As Node names them. */
  platform: word.optional(),
  arch: word.optional(),
  /** Processors that the run might use. */
  cpus: z.int().positive().optional(),
  /** Memory that the run might use in GiB, to the next half. */
  memoryGib: z.number().positive().optional(),
  /** The most tests that were asked at the same time. */
  workers: z.int().positive().optional(),
  /** The image of GitHub's runner, and which of its weekly versions. */
  image: word.optional(),
  imageVersion: word.optional(),
});
export type Envelope = z.output<typeof envelopeSchema>;

/** What several parts of a run have in common; nothing where one of them does not say what it had. */
export function commonEnvelope(envelopes: readonly (Envelope | undefined)[]): Envelope | undefined {
  const [first, ...others] = envelopes;
  if (first === undefined) return undefined;
  const common = Object.entries(first).filter(([key, value]) =>
    others.every((other) => other?.[key as keyof Envelope] === value),
  );
  return common.length === 0 ? undefined : (Object.fromEntries(common) as Envelope);
}
