import * as z from 'zod';
import { graderVerdicts } from './grade.ts';
import { roles } from './message.ts';

/** One message of an agent, or one tool call with its output. */
const sideStepSchema = z.discriminatedUnion('kind', [
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
export type SideStep = z.output<typeof sideStepSchema>;

/** The result of one grader, for people. */
export interface SideGrader {
  readonly name: string;
  readonly type: string;
  readonly score: number;
  readonly weight: number;
  readonly verdict: (typeof graderVerdicts)[number];
  readonly reasoning?: string | undefined;
  readonly assertions: readonly {
    readonly text: string;
    readonly passed: boolean;
    readonly evidence?: string | undefined;
  }[];
  /** The judge, and its cost in US dollars. */
  readonly judge?: string | undefined;
  readonly costUsd?: number | undefined;
  readonly members?: readonly SideGrader[] | undefined;
}
const sideGraderSchema: z.ZodType<SideGrader> = z.lazy(() =>
  z.strictObject({
    name: z.string(),
    type: z.string(),
    score: z.number(),
    weight: z.number(),
    verdict: z.enum(graderVerdicts),
    reasoning: z.string().optional(),
    assertions: z.array(z.strictObject({ text: z.string(), passed: z.boolean(), evidence: z.string().optional() })),
    judge: z.string().optional(),
    costUsd: z.number().optional(),
    members: z.array(sideGraderSchema).optional(),
  }),
);

/** What may be missing from a stored side. `outputs` of tools and the `answer` are shortened, the others are absent. */
const sideParts = ['fileChanges', 'outputs', 'steps', 'answer'] as const;
export type SidePart = (typeof sideParts)[number];

/** One trial of a test with its answer: one of the two sides that a reader compares. */
export const sideSchema = z.strictObject({
  pass: z.boolean(),
  score: z.number().optional(),
  answer: z.string(),
  /** Why there is no answer, or why it does not count. */
  failure: z.string().optional(),
  graders: z.array(sideGraderSchema),
  steps: z.array(sideStepSchema),
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
});
export type Side = z.output<typeof sideSchema>;
