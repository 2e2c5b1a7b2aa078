import * as z from 'zod';

const word = () => z.string().min(1).max(100);

/** The machine and the versions of a run. Unknown values are absent. Reported only: nothing compares them. */
export const environmentSchema = z.strictObject({
  /** As Node names them. */
  platform: word().optional(),
  arch: word().optional(),
  /** Processors available to the run. */
  cpus: z.int().positive().optional(),
  /** Memory available to the run in GiB, rounded to 0.5. */
  memoryGib: z.number().positive().optional(),
  /** The largest number of tests that ran at the same time. */
  workers: z.int().positive().optional(),
  /** The image of GitHub's runner, and which of its weekly versions. */
  image: word().optional(),
  imageVersion: word().optional(),
});
export type Environment = z.output<typeof environmentSchema>;

/** The values that all parts of a run share. */
export function commonEnvironment(environments: readonly (Environment | undefined)[]): Environment | undefined {
  const [first, ...others] = environments;
  if (first === undefined) return undefined;
  const common = Object.entries(first).filter(
    ([key, value]) => value !== undefined && others.every((other) => other?.[key as keyof Environment] === value),
  );
  return common.length === 0 ? undefined : (Object.fromEntries(common) as Environment);
}
