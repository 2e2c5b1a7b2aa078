import { ServiceError } from '../model/ports/service-error.ts';

/**
 * Waits for work that cannot be stopped until the signal is aborted; then the work continues, and its result is ignored.
 * `service` begins the message. Throws a `ServiceError` for that, and whatever the work throws.
 */
export function untilAborted<T>(work: () => Promise<T>, signal: AbortSignal, service: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
      const message = isTimeout ? `${service} did not answer in time` : 'The run was cancelled';
      reject(new ServiceError('tooLate', message));
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
