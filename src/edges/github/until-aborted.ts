import { ServiceError } from '../../model/service-error.ts';

/**
 * Waits for work of others that cannot be stopped, no longer than until the signal is aborted; then it goes on unheard.
 * Throws a `ServiceError` for that, and whatever the work throws.
 */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(asTooLate(signal));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function asTooLate({ reason }: AbortSignal): ServiceError {
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError';
  return new ServiceError('tooLate', isTimeout ? 'It took too long' : 'The run was cancelled');
}
