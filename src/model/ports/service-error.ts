/**
 * Why a service did not do what it was asked: not allowed (`refused`), nothing there (`missing`), not what it takes
 * (`invalid`), a name that is in use (`taken`), asked too often (`limited`), broken or out of reach (`unavailable`), not in
 * time (`tooLate`), or not asked because there is no token (`noToken`).
 */
export type ServiceFault =
  | 'refused'
  | 'missing'
  | 'invalid'
  | 'taken'
  | 'limited'
  | 'unavailable'
  | 'tooLate'
  | 'noToken';

/** A service that we only tell things did not take it. It is no mistake of ours and none of the reader's files. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly fault: ServiceFault;
  /** When it may be asked again, where it says so. */
  readonly retryAfterSeconds: number | undefined;
  /** Another try would be of no use. */
  readonly isFinal: boolean;

  constructor(fault: ServiceFault, message: string, { cause, retryAfterSeconds, isFinal = false }: Details = {}) {
    super(message, { cause });
    this.fault = fault;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isFinal = isFinal;
  }
}

interface Details {
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number | undefined;
  readonly isFinal?: boolean;
}
