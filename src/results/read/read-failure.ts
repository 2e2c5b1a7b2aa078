import * as z from 'zod';
import { type Failure, type FailureClass, failureClasses, reasonCodes, stages } from '../../model/run/outcome.ts';
import { amount, flag, locationFields, oneOf, text, withoutGaps } from './loose-fields.ts';

/** The form of an error in a row, and in one of its trials. */
export const failureFields = {
  error: text,
  failure_class: oneOf(failureClasses),
  failure_stage: oneOf(stages),
  failure_reason_code: oneOf(reasonCodes),
  failure_details: z
    .object({
      http_status: z.int().optional().catch(undefined),
      permanent: flag,
      retry_after_ms: amount,
      failed_rows: z.int().positive().optional().catch(undefined),
      location: locationFields,
    })
    .optional()
    .catch(undefined),
};
type FailureRow = z.output<z.ZodObject<typeof failureFields>>;

/** Why there is no result. Rows of AgentV have no class; it follows from their reason. */
export function readFailure(row: FailureRow): Failure {
  const reason = row.failure_reason_code ?? 'provider_error';
  const { http_status, permanent, retry_after_ms, failed_rows, location } = row.failure_details ?? {};
  return withoutGaps({
    class: row.failure_class ?? CLASS_OF[reason],
    stage: row.failure_stage ?? 'agent',
    reason,
    message: row.error ?? 'no reason was written down',
    location: location,
    httpStatus: http_status,
    permanent: permanent === true ? (true as const) : undefined,
    retryAfterMs: retry_after_ms,
    failedRows: failed_rows,
  });
}

/** Sums of weights miss by their last bits. */
const LAST_BITS = 1e-9;

export const isShare = (score: number): boolean => score >= -LAST_BITS && score <= 1 + LAST_BITS;

/** An invalid score does not count, and does not pass. */
export const noShare = (score: number): Failure => ({
  class: 'grader',
  stage: 'evaluator',
  reason: 'evaluator_error',
  message: `Its score is ${score}, and no number from 0 to 1`,
});

const CLASS_OF: Readonly<Record<Failure['reason'], FailureClass>> = {
  provider_error: 'provider',
  evaluator_error: 'grader',
  setup_error: 'config',
  preflight_error: 'config',
  script_error: 'workspace',
  template_error: 'workspace',
  file_copy_error: 'workspace',
  clone_error: 'workspace',
  budget_exceeded: 'budget',
  error_threshold_exceeded: 'cancelled',
  dependency_failed: 'cancelled',
};
