import * as z from 'zod';
import type { RetryPolicy } from '../../model/provider.ts';
import { optionalNumber } from '../../model/setting.ts';

/** The slice of a model target's options that says how failed calls are repeated (targets-format.md §5.2). */
export const retryOptions = () => ({
  max_retries: optionalNumber().refine(
    (count) => count === undefined || (Number.isInteger(count) && count >= 0),
    'must be a whole number, 0 or more',
  ),
  retry_initial_delay_ms: notNegative(),
  retry_max_delay_ms: notNegative(),
  retry_backoff_factor: notNegative(),
  retry_status_codes: z
    .array(httpStatus(), 'must be a list of HTTP statuses')
    .optional()
    .transform((codes) => (codes?.length ? codes : undefined)),
});

/** What the target asks for; absent when it says nothing, so that the run's own rule holds. */
export function retryPolicy(options: z.output<z.ZodObject<ReturnType<typeof retryOptions>>>): RetryPolicy | undefined {
  const { max_retries, retry_initial_delay_ms, retry_max_delay_ms, retry_backoff_factor, retry_status_codes } = options;
  const given = [max_retries, retry_initial_delay_ms, retry_max_delay_ms, retry_backoff_factor, retry_status_codes];
  if (given.every((value) => value === undefined)) return undefined;
  return {
    maxRetries: max_retries ?? 3,
    initialDelayMs: retry_initial_delay_ms ?? 1000,
    maxDelayMs: retry_max_delay_ms ?? 60_000,
    backoffFactor: retry_backoff_factor ?? 2,
    statusCodes: retry_status_codes,
  };
}

function notNegative() {
  return optionalNumber().refine((value) => value === undefined || value >= 0, 'must be 0 or more');
}

function httpStatus() {
  return optionalNumber().transform((status, context) => {
    if (status !== undefined && Number.isInteger(status) && status >= 100 && status <= 599) return status;
    context.addIssue({ code: 'custom', message: 'must be an HTTP status, 100 to 599', input: status });
    return z.NEVER;
  });
}
