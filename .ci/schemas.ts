import * as z from 'zod';
import { gateDocumentSchema } from '../src/model/verdict/decision.ts';
import { experimentSchema } from '../src/model/verdict/experiment.ts';
import { failureLineSchema } from '../src/model/verdict/failures.ts';
import { progressLineSchema } from '../src/model/verdict/progress-line.ts';
import { reportFileSchema } from '../src/model/verdict/report.ts';
import { genericRowSchema } from '../src/results/importers/generic-jsonl.ts';
import { configSchema, evalSchema, targetsSchema } from './schemas/files.ts';

/** File name → JSON Schema, made from the schemas that the code itself uses. */
export function schemas(): Record<string, unknown> {
  return {
    'config.schema.json': configSchema(),
    'decision.schema.json': {
      $id: 'https://raw.githubusercontent.com/agentv/eval-action/main/schema/decision.schema.json',
      title: 'What eval-action gate --json prints',
      ...z.toJSONSchema(gateDocumentSchema, { reused: 'ref' }),
    },
    'eval.schema.json': evalSchema(),
    'experiment.schema.json': {
      $id: 'https://raw.githubusercontent.com/agentv/eval-action/main/schema/experiment.schema.json',
      title: 'experiment.json of eval-action',
      ...z.toJSONSchema(experimentSchema, { reused: 'ref' }),
    },
    'failures.schema.json': {
      $id: 'https://raw.githubusercontent.com/agentv/eval-action/main/schema/failures.schema.json',
      title: 'One line of failures.jsonl of eval-action',
      ...z.toJSONSchema(failureLineSchema(), { reused: 'ref' }),
    },
    'progress.schema.json': {
      $id: 'https://raw.githubusercontent.com/agentv/eval-action/main/schema/progress.schema.json',
      title: 'One line of eval-action run --json',
      ...z.toJSONSchema(progressLineSchema, { reused: 'ref' }),
    },
    'report.schema.json': {
      $id: 'https://raw.githubusercontent.com/agentv/eval-action/main/schema/report.schema.json',
      title: 'eval-action report',
      ...z.toJSONSchema(reportFileSchema, { reused: 'ref' }),
    },
    'results.schema.json': {
      $id: 'https://raw.githubusercontent.com/agentv/eval-action/main/schema/results.schema.json',
      title: 'One row of generic results (JSON Lines) for eval-action',
      ...z.toJSONSchema(genericRowSchema, { io: 'input' }),
      anyOf: ['pass', 'score', 'error'].map((key) => ({ required: [key] })),
    },
    'targets.schema.json': targetsSchema(),
  };
}
