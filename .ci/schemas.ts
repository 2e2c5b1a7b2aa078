import * as z from 'zod';
import { reportSchema } from '../src/model/report.ts';

/** File name → JSON Schema, made from the schemas that the code itself uses. */
export function schemas(): Record<string, unknown> {
  return {
    'report.schema.json': {
      $id: 'https://raw.githubusercontent.com/agentv/eval-action/main/schema/report.schema.json',
      title: 'eval-action report',
      ...z.toJSONSchema(reportSchema, { reused: 'ref' }),
    },
  };
}
