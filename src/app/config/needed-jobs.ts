import * as z from 'zod';
import { jsonOf } from '../../shared/json.ts';

const jobResults = ['success', 'failure', 'cancelled', 'skipped'] as const;
type JobResult = (typeof jobResults)[number];

/** The jobs that a report waits for. */
interface NeededJobs {
  /** Undefined if no job made a plan. */
  readonly plan: JobResult | undefined;
  /** Of the jobs that are named `shard` or `shards`, else of those with this word in their names, else of all other jobs together. */
  readonly shards: JobResult | undefined;
  /** Whether the plan wants a run. */
  readonly isWanted: boolean;
  /** The label without which it does not. */
  readonly label: string | undefined;
}

const needsSchema = z.record(
  z.string(),
  z.object({ result: z.enum(jobResults), outputs: z.record(z.string(), z.string()).default({}) }),
);
const MAX_BYTES = 1024 * 1024;

/** Reads `${{ toJSON(needs) }}`. The plan is the job with its outputs, else that of this name. Other jobs may be needed too. */
export function neededJobs(text: string, context: z.RefinementCtx<string>): NeededJobs {
  const read = needsSchema.safeParse(text.length <= MAX_BYTES ? jsonOf(text) : undefined);
  if (!read.success) {
    context.addIssue({ code: 'custom', message: 'the jobs that this one needs: ${{ toJSON(needs) }}', input: text });
    return z.NEVER;
  }
  const jobs = Object.entries(read.data);
  const isPlan = ([, { outputs }]: (typeof jobs)[number]) => 'matrix' in outputs || 'wanted' in outputs;
  const plan = jobs.find(isPlan) ?? jobs.find(([name]) => name === 'plan');
  const others = jobs.filter((job) => job !== plan);
  const named = SHARD_NAMES.map((name) => others.filter((job) => name.test(job[0])));
  const shards = (named.find((found) => found.length > 0) ?? []).map(([, { result }]) => result);
  return {
    plan: plan?.[1].result,
    shards: WORST_FIRST.find((result) => shards.includes(result)),
    isWanted: plan?.[1].outputs['wanted'] !== 'false',
    label: plan?.[1].outputs['label'],
  };
}

const SHARD_NAMES = [/^shards?$/i, /shard/i, /(?:)/];
const WORST_FIRST: readonly JobResult[] = ['failure', 'cancelled', 'skipped', 'success'];
