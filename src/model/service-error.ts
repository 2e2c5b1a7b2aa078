/**
 * Why a service did not do what it was asked: not allowed (`refused`), nothing there (`missing`), not what it takes
 * (`invalid`), asked too often (`limited`), broken or out of reach (`unavailable`), or not in time (`tooLate`).
 */
export type ServiceFault = 'refused' | 'missing' | 'invalid' | 'limited' | 'unavailable' | 'tooLate';

/** A service that we only tell things did not take it. It is no mistake of ours and none of the reader's files. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly fault: ServiceFault;

  constructor(fault: ServiceFault, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.fault = fault;
  }
}
