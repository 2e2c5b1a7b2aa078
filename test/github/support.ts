import { expect } from 'vitest';
import { ServiceError } from '../../src/model/ports/service-error.ts';

export const soon = (ms = 30_000) => AbortSignal.timeout(ms);

/** The failure of a request, which has no address of a store in it. */
export async function faultOf(work: Promise<unknown>): Promise<ServiceError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceError);
  expect(String(error)).not.toMatch(/sig=|https?:\/\//);
  return error as ServiceError;
}
