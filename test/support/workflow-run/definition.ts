import { parse } from 'yaml';
import * as z from 'zod';
import { readRepositoryFile } from '../repository.ts';

const values = z.record(z.string(), z.unknown());
const condition = z.union([z.string(), z.boolean()]).optional();

const stepSchema = z.strictObject({
  id: z.string().optional(),
  name: z.string().optional(),
  if: condition,
  uses: z.string().optional(),
  run: z.string().optional(),
  shell: z.literal('bash').optional(),
  with: values.optional(),
  env: values.optional(),
});
export type StepDefinition = z.output<typeof stepSchema>;

const jobSchema = z.strictObject({
  name: z.string().optional(),
  needs: z.union([z.string().transform((name) => [name]), z.array(z.string())]).default([]),
  if: condition,
  uses: z.string().optional(),
  with: values.optional(),
  secrets: values.optional(),
  outputs: values.optional(),
  strategy: z
    .strictObject({ matrix: z.unknown(), 'max-parallel': z.unknown().optional(), 'fail-fast': z.literal(false) })
    .optional(),
  steps: z.array(stepSchema).default([]),
  permissions: z.record(z.string(), z.string()),
  'runs-on': z.string().optional(),
  'timeout-minutes': z.union([z.number(), z.string()]).optional(),
});
export type JobDefinition = z.output<typeof jobSchema>;

const declared = z.record(z.string(), z.looseObject({ default: z.unknown().optional() }));
const workflowSchema = z.object({
  name: z.string(),
  on: z.looseObject({
    workflow_call: z
      .object({
        inputs: declared.default({}),
        secrets: z.record(z.string(), z.looseObject({ required: z.boolean() })).default({}),
        outputs: z.record(z.string(), z.looseObject({ value: z.string() })).default({}),
      })
      .optional(),
    workflow_dispatch: z.object({ inputs: declared.default({}) }).nullish(),
  }),
  jobs: z.record(z.string(), jobSchema),
});
export type WorkflowDefinition = z.output<typeof workflowSchema>;

/** Reads a workflow. A key that the harness does not know fails the test. */
export const readWorkflow = (text: string): WorkflowDefinition => workflowSchema.parse(parse(text));

const manifestSchema = z.object({
  inputs: declared,
  runs: z.object({ main: z.string(), post: z.string().optional() }),
});

/** The manifest of an action of ours, by its folder in this repository. */
export const readManifest = (folder: string) =>
  manifestSchema.parse(parse(readRepositoryFile(folder === '' ? 'action.yml' : `${folder}/action.yml`)));
