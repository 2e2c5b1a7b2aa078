import { createHash } from 'node:crypto';
import type { TestResult } from '../../model/run/result.ts';

/** The run that results belong to. A repeated export of one run gives the same ids, so that backends replace it. */
export interface TracedRun {
  readonly id: string;
  readonly attempt: string;
}

/** The trace that called this run: all roots are its children. */
export interface RemoteParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
  readonly state?: string | undefined;
}

export function traceIdOf(
  { id, attempt }: TracedRun,
  phase: string,
  { suiteFile, suite, testId, target }: Pick<TestResult, 'suiteFile' | 'suite' | 'testId' | 'target'>,
): string {
  return hashOf(['eval-action trace 1', id, attempt, phase, suiteFile, suite, testId, target], 16);
}

export const spanIdOf = (traceIds: readonly string[], path: string): string => hashOf([...traceIds, path], 8);

/** The first bytes of the SHA-256 of a list, as hex. An id of zeros is invalid. */
export function hashOf(parts: readonly string[], bytes: number): string {
  const hex = createHash('sha256')
    .update(JSON.stringify(parts))
    .digest('hex')
    .slice(0, 2 * bytes);
  return isZero(hex) ? `${hex.slice(0, -1)}1` : hex;
}

const isZero = (hex: string): boolean => /^0+$/.test(hex);

const MAX_STATE_LENGTH = 512;

/** Reads `TRACEPARENT` and `TRACESTATE`. `invalid`: the variable is ignored. */
export function readRemoteParent(env: Readonly<Record<string, string | undefined>>): RemoteParent | 'none' | 'invalid' {
  const given = env['TRACEPARENT']?.trim() ?? '';
  if (given === '') return 'none';
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(given) ?? [];
  if (traceId === '' || isZero(traceId) || isZero(spanId)) return 'invalid';
  const state = env['TRACESTATE']?.trim() ?? '';
  return {
    traceId,
    spanId,
    isSampled: (Number.parseInt(flags, 16) & 1) === 1,
    state: state !== '' && state.length <= MAX_STATE_LENGTH && /^[\x20-\x7e]+$/.test(state) ? state : undefined,
  };
}
