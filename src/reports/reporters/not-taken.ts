import { messageOf } from '../../model/errors.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import { ServiceError } from '../../model/ports/service-error.ts';

/**
 * The receipt for what GitHub did not take. Where it was not allowed, the hint is why that is so here, or else the
 * permission to be pasted into the workflow. GitHub answers "not found" too where something may not be seen.
 */
export function notTaken(
  name: string,
  error: unknown,
  permission: string | undefined,
  whyRefused: string | undefined,
): Receipt {
  const hint = whyRefused ?? (permission && permissionHint(permission));
  const isRefusal = error instanceof ServiceError && (error.fault === 'refused' || error.fault === 'missing');
  return {
    kind: 'notDelivered',
    name,
    why: messageOf(error),
    ...(isRefusal && hint && { hint }),
  };
}

/** The permission that a job lacks beside that of its checkout, to be pasted into its workflow. */
export const permissionHint = (...permissions: readonly string[]): string =>
  [
    'Give the job these permissions:',
    '  permissions:',
    ...['contents: read', ...permissions].map((each) => `    ${each}`),
  ].join('\n');
