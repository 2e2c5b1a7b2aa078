import * as z from 'zod';
import { once } from '../values/once.ts';
import { graderVerdicts } from './grade.ts';
import { roles } from './message.ts';

const sideStepSchema = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('message'),
      role: z.enum(roles),
      text: z.string(),
      tokens: z.number().optional(),
      durationMs: z.number().optional(),
    }),
    z.strictObject({
      kind: z.literal('call'),
      tool: z.string(),
      /** Canonical JSON, or a text. */
      input: z.string(),
      output: z.string(),
      status: z.string().optional(),
      durationMs: z.number().optional(),
    }),
  ]);
export type SideStep = z.output<ReturnType<typeof sideStepSchema>>;

const sideGraderSchema = z.strictObject({
  name: z.string(),
  type: z.string(),
  score: z.number(),
  weight: z.number(),
  verdict: z.enum(graderVerdicts),
  reasoning: z.string().optional(),
  assertions: z.array(z.strictObject({ text: z.string(), passed: z.boolean(), evidence: z.string().optional() })),
  /** The judge, and its cost in US dollars. */
  judge: z.string().optional(),
  costUsd: z.number().optional(),
  get members() {
    return z.array(sideGraderSchema).optional();
  },
});
export type SideGrader = z.output<typeof sideGraderSchema>;

/** What may be missing from a stored side. `outputs` of tools and the `answer` are shortened, the others are absent. */
const sideParts = ['fileChanges', 'outputs', 'steps', 'answer'] as const;
export type SidePart = (typeof sideParts)[number];

/** One trial of a test with its answer: one of the two sides that a reader compares. */
export const sideSchema = once(() =>
  z.strictObject({
    pass: z.boolean(),
    score: z.number().optional(),
    answer: z.string(),
    failure: z.string().optional(),
    graders: z.array(sideGraderSchema),
    steps: z.array(sideStepSchema()),
    fileChanges: z.string().optional(),
    tokens: z.number().optional(),
    costUsd: z.number().optional(),
    durationMs: z.number().optional(),
    model: z.string().optional(),
    /** Parts that were too large to be stored. */
    cut: z.array(z.enum(sideParts)).optional(),
    from: z.strictObject({
      /** The run: its number, or its folder. */
      run: z.string(),
      sha: z.string().optional(),
      /** ISO 8601, UTC. */
      time: z.string(),
      kind: z.enum(['head', 'base', 'control', 'confirmation']),
    }),
  }),
);
export type Side = z.output<ReturnType<typeof sideSchema>>;
