import { ServiceError } from '../../model/service-error.ts';

/** GitHub's number for what was made. Throws a `ServiceError` for an answer without one: something else has answered. */
export function answeredId(id: unknown, what: string): number {
  if (typeof id === 'number' && Number.isSafeInteger(id)) return id;
  throw new ServiceError('unavailable', `GitHub's answer does not say which ${what} it made`);
}
