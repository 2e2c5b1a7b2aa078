import type { GraderScore } from '../../model/run/grade.ts';
import type { ExtraTrial, TestResult } from '../../model/run/result.ts';
import type { TestState } from '../../model/verdict/assessment.ts';
import { type RemoteParent, spanIdOf, type TracedRun } from './ids.ts';
import { type Attributes, INTERNAL, keyValues, nanoseconds, type Span, type Times } from './span.ts';

export interface TraceSettings {
  readonly run: TracedRun;
  readonly remote?: RemoteParent | undefined;
  /** Texts of messages, tools and graders. Names are always part of a trace. */
  readonly captureContent: boolean;
  readonly groupTurns: boolean;
}

/** One result that becomes one trace. */
export interface TracedResult {
  readonly result: TestResult;
  readonly phase: 'main' | ExtraTrial['purpose'];
  /** Separates the rounds of seeding in the ids. */
  readonly round?: number | undefined;
  readonly state?: TestState | undefined;
  readonly verdict: string;
}

export interface TracedSpan {
  readonly span: Span;
  /** Of a span that a grader made. */
  readonly score?: GraderScore | undefined;
}

/** The times of the root, and what makes the spans below it. */
export interface Place {
  readonly times: Times;
  readonly maker: SpanMaker;
}

/** Makes the spans of one trace. A path names a span within its trace, and gives it its id. */
interface SpanMaker {
  readonly captureContent: boolean;
  make(path: string, parentPath: string, span: SpanParts): Span;
}

interface SpanParts extends Pick<Span, 'name'>, Partial<Pick<Span, 'kind' | 'events' | 'status'>> {
  readonly times: Times;
  readonly attributes: Attributes;
}

/** The path of the root. */
export const ROOT = 'eval';

const SAMPLED = 1;
/** The parent is known to be remote. */
const REMOTE = 0x300;

export function spanMaker(
  ownTraceId: string,
  { remote, captureContent }: Pick<TraceSettings, 'remote' | 'captureContent'>,
): SpanMaker {
  const traceId = remote?.traceId ?? ownTraceId;
  const traceIds = remote === undefined ? [ownTraceId] : [remote.traceId, ownTraceId];
  const known = new Map<string, string>();
  const idOf = (path: string): string => {
    const id = known.get(path) ?? spanIdOf(traceIds, path);
    known.set(path, id);
    return id;
  };
  return {
    captureContent,
    make(path, parentPath, { name, kind = INTERNAL, times, attributes, events = [], status }) {
      const parentSpanId = path === ROOT ? remote?.spanId : idOf(parentPath);
      return {
        traceId,
        spanId: idOf(path),
        traceState: remote?.state,
        parentSpanId,
        name: name.toWellFormed(),
        kind,
        startTimeUnixNano: nanoseconds(times.start),
        endTimeUnixNano: nanoseconds(times.end),
        attributes: keyValues(attributes),
        events: events.length > 0 ? events.map((event) => ({ ...event, name: event.name.toWellFormed() })) : undefined,
        status,
        flags: path === ROOT && remote !== undefined ? SAMPLED | REMOTE : SAMPLED,
      };
    },
  };
}
