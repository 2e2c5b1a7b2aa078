import type { MadePlan } from '../shards/make-plan.ts';
import { headline } from '../shards/plan-text.ts';
import { numberText, oneSentence } from './outputs.ts';

/** The outputs of the plan action, as plan/action.yml declares them. An unknown number is the empty string. */
export const planOutputNames = [
  'plan',
  'matrix',
  'shards',
  'max-parallel',
  'wanted',
  'calls',
  'tokens',
  'cost-usd',
  'minutes',
  'smallest-detectable-drop',
  'headline',
] as const;
export type PlanOutputs = Readonly<Record<(typeof planOutputNames)[number], string>>;

/** `whyNot`: why the evals do not run. The matrix is never empty: GitHub refuses an empty one. */
export function planOutputs(
  { plan, digest }: Pick<MadePlan, 'plan' | 'digest'>,
  whyNot: string | undefined,
): PlanOutputs {
  const { forecast, shards } = plan;
  const { tokens } = forecast;
  const include = shards.map(({ index, durationMs, tests }) => ({
    index,
    shard: `${index}/${shards.length}@${digest}`,
    minutes: Math.ceil(durationMs / MINUTE_MS),
    tests,
  }));
  return {
    plan: digest,
    matrix: JSON.stringify({ include }),
    shards: String(shards.length),
    'max-parallel': String(plan.maxParallel),
    wanted: String(whyNot === undefined),
    calls: String(forecast.calls),
    tokens: numberText(tokens && Math.round(tokens.input + tokens.output)),
    'cost-usd': numberText(forecast.costUsd),
    minutes: String(Math.ceil(forecast.durationMs / MINUTE_MS)),
    'smallest-detectable-drop': numberText(forecast.smallestDetectableDrop),
    headline: oneSentence(whyNot ?? headline({ plan, digest })),
  };
}

const MINUTE_MS = 60_000;

/** A plan that could not be made: jobs that need its outputs are skipped. */
export const outputsWithoutPlan = (why: string): PlanOutputs => ({
  ...(Object.fromEntries(planOutputNames.map((name) => [name, ''])) as PlanOutputs),
  headline: oneSentence(why),
});
