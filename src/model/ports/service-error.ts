/**
 * Why a request to a service failed: not allowed (`refused`), not found (`missing`), rejected (`invalid`), a name that
 * is in use (`taken`), rate-limited (`limited`), broken or unreachable (`unavailable`), too late (`tooLate`), or not
 * sent because there is no token (`noToken`).
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

/** A failed request to a service. Neither a bug of ours nor an error in the user's files. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly fault: ServiceFault;
  readonly retryAfterSeconds: number | undefined;
  /** Another try would be of no use. */
  readonly isFinal: boolean;

  constructor(
    fault: ServiceFault,
    message: string,
    {
      cause,
      retryAfterSeconds,
      isFinal = false,
    }: { readonly cause?: unknown; readonly retryAfterSeconds?: number | undefined; readonly isFinal?: boolean } = {},
  ) {
    super(message, { cause });
    this.fault = fault;
    this.retryAfterSeconds = retryAfterSeconds;
    this.isFinal = isFinal;
  }
}

/**
 * Whether a permission is missing: GitHub also responds "not found" where the token may not read. A file that is gone from
 * a store, which knows no permissions, is final.
 */
export const lacksPermission = ({ fault, isFinal }: ServiceError): boolean =>
  fault === 'refused' || (fault === 'missing' && !isFinal);

/** The missing permissions of a job besides that of its checkout, to paste into its workflow. */
export const permissionHint = (...permissions: readonly string[]): string =>
  [
    'Give the job these permissions:',
    '  permissions:',
    ...['contents: read', ...permissions].map((each) => `    ${each}`),
  ].join('\n');
