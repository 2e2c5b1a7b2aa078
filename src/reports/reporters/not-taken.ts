import { messageOf } from '../../model/errors.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import { lacksPermission, permissionHint, ServiceError } from '../../model/ports/service-error.ts';

/**
 * The receipt for a rejected request. If permission was denied, the hint is the reason for that, or else the permission
 * to add to the workflow. GitHub also responds "not found" to requests without read permission.
 */
export function notTaken(
  name: string,
  error: unknown,
  permission: string | undefined,
  whyRefused: string | undefined,
): Receipt {
  const hint = whyRefused ?? (permission && permissionHint(permission));
  const isRefusal = error instanceof ServiceError && lacksPermission(error);
  return {
    kind: 'notDelivered',
    name,
    why: messageOf(error),
    hint: isRefusal && hint ? hint : undefined,
  };
}
