import type { TokenUsage } from '../../model/run/message.ts';
import { type AgentEvent, timeAt } from '../streams/event.ts';
import type { Trajectory } from '../streams/trajectory.ts';

/** A session as recorded by its agent. Unknown data is absent. */
export interface Session {
  readonly trajectory: Trajectory;
  readonly id?: string | undefined;
  readonly cwd?: string | undefined;
  /** A sub-agent worked in it, for the agent of another session. */
  readonly isOfSubAgent?: boolean | undefined;
  readonly version?: string | undefined;
  readonly model?: string | undefined;
  readonly tokenUsage?: TokenUsage | undefined;
  /** US dollars. */
  readonly costUsd?: number | undefined;
  /** The first and the last moment of it, in milliseconds since the epoch. */
  readonly span?: readonly [from: number, to: number] | undefined;
}

/** Reads the records of one session. It never throws, whatever they contain, and skips unknown ones. */
export type ReadSession = (records: readonly AgentEvent[]) => Session;

/** When a record was written; `NaN` if unknown. */
export const timeOf = (record: AgentEvent): number => timeAt(record, 'timestamp') ?? Number.NaN;

/** The first and the last time of the records. */
export function spanOf(records: readonly AgentEvent[]): Session['span'] {
  const times = records.flatMap((record) => timeAt(record, 'timestamp') ?? []);
  const first = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
  const last = times.reduce((most, time) => Math.max(most, time), Number.NEGATIVE_INFINITY);
  return first <= last ? [first, last] : undefined;
}
