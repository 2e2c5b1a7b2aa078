import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '../model/ports/service-error.ts';

/** The total time that one process waits for a failing service, over all requests. */
const MAX_RETRY_MS = 12_000;
/** Minimum duration of a try; with the above, 15 seconds. */
const MIN_TRY_MS = 3_000;
/** After the time limit, one more try is made each minute: the run may outlast the outage. */
const CLOSED_MS = 60_000;

/** Limits the time that one process waits for a failing service to 15 seconds; successful requests are not counted. */
export class RetryBudget {
  readonly #service: string;
  readonly #minTryMs: number;
  #leftMs: number;
  /** Milliseconds since the epoch. */
  #closedUntil = 0;

  /** `service` begins a sentence. */
  constructor(service: string, ms = MAX_RETRY_MS, minTryMs = MIN_TRY_MS) {
    this.#service = service;
    this.#minTryMs = minTryMs;
    this.#leftMs = ms;
  }

  /**
   * Makes one try. Aborts its signal after the remaining time plus `workMs`, the time of the work itself, such as
   * sending a large file. Throws the error of the try; a `ServiceError` if no time is left.
   */
  async attempt<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal, workMs = 0): Promise<T> {
    if (performance.now() < this.#closedUntil) {
      throw new ServiceError(
        'unavailable',
        `${this.#service} failed for too long; the next request is sent after a minute`,
      );
    }
    const limit = AbortSignal.timeout(Math.ceil(Math.max(this.#leftMs, this.#minTryMs) + workMs));
    const started = performance.now();
    try {
      const done = await work(AbortSignal.any([signal, limit]));
      this.#closedUntil = 0;
      return done;
    } catch (error) {
      const isOutage = error instanceof ServiceError && ['unavailable', 'limited', 'tooLate'].includes(error.fault);
      if (!signal.aborted && isOutage) this.#spend(performance.now() - started);
      throw error;
    }
  }

  /** Subtracts a pause from the remaining time. Returns false if there is not enough left. */
  takePause(ms: number): boolean {
    if (ms > this.#leftMs) return false;
    this.#spend(ms);
    return true;
  }

  #spend(ms: number): void {
    this.#leftMs -= ms;
    if (this.#leftMs <= 0) this.#closedUntil = performance.now() + CLOSED_MS;
  }
}

/** Maximum number of retries, after 1 and 4 seconds or when the service says. */
const RETRIES = 2;

interface RetryOptions {
  readonly retryBudget: RetryBudget;
  readonly signal: AbortSignal;
  /** A second of a pause lasts this long where a test says so. */
  readonly secondMs: number;
  /** What the work itself may take. */
  readonly workMs?: number;
}

/** Tries until it succeeds; retries only if that may help and there is time left. */
export async function retrying<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { retryBudget, signal, secondMs, workMs }: RetryOptions,
): Promise<T> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await retryBudget.attempt(work, signal, workMs);
    } catch (error) {
      const seconds = pauseOf(error, retry);
      if (seconds === undefined || signal.aborted || !retryBudget.takePause(seconds * 1000)) throw error;
      await sleep(seconds * secondMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) throw error;
    }
  }
}

/** Seconds until another try; undefined when none is worth it. */
function pauseOf(error: unknown, retry: number): number | undefined {
  if (!(error instanceof ServiceError) || retry > RETRIES) return undefined;
  const { fault, retryAfterSeconds, isFinal } = error;
  if (isFinal) return undefined;
  if (fault === 'limited') return retryAfterSeconds;
  return fault === 'unavailable' ? (retryAfterSeconds ?? retry ** 2) : undefined;
}

/** Undefined where GitHub does not have what is asked for. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ServiceError && error.fault === 'missing') return undefined;
    throw error;
  }
}
