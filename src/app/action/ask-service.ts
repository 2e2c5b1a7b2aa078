import { userError } from '../../model/errors.ts';
import { lacksPermission, ServiceError } from '../../model/ports/service-error.ts';

/** Reading the results of a large matrix takes time. */
const READ_MS = 300_000;

/** How long to wait for a service that has the results of other jobs. */
export const within = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);

/** Returns the response of a service. Throws a `UserError` with advice: unavailable results are not a bug of ours. */
export async function asked<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ServiceError)) throw cause;
    throw userError('RESULTS_UNREADABLE', `${what} could not be read: ${cause.message}`, {
      hint: lacksPermission(cause) ? PERMISSIONS : undefined,
      cause,
    });
  }
}

const PERMISSIONS = [
  'Give the job these permissions:',
  '  permissions:',
  '    actions: read',
  '    contents: read',
  '    pull-requests: write',
].join('\n');
