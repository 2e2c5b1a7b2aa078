import type { ExecResult } from '../model/ports/processes.ts';
import { never } from '../shared/never.ts';

/** A program that ended by itself. */
export interface ProgramEnd {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** How an interrupted program ended, as a clause: "was stopped after 5 seconds". */
export function endedHow(result: Exclude<ExecResult, { kind: 'exited' }>, timeoutMs: number): string {
  switch (result.kind) {
    case 'killed':
      return `was ended by ${result.signal}`;
    case 'notStarted':
      return `could not be started: ${result.message}`;
    case 'timedOut':
      return `was stopped after ${timeoutMs / 1000} seconds`;
    case 'flooded':
      return `was stopped because it wrote more than 10 MiB to ${result.stream}`;
    case 'cancelled':
      return 'was cancelled';
    default:
      return never(result);
  }
}
