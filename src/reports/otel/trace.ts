import { resultKey, type TestResult } from '../../model/run/result.ts';
import type { Report } from '../../model/verdict/report.ts';
import { changesByKey } from '../findings.ts';
import { graderSpans } from './grader-spans.ts';
import { traceIdOf } from './ids.ts';
import { messageSpans } from './message-spans.ts';
import { rootOf, rootTimes, trialSpans } from './root-span.ts';
import { spanMaker, type TracedResult, type TracedSpan, type TraceSettings } from './span-maker.ts';

export interface Trace {
  readonly traced: TracedResult;
  /** Of this result, also where a calling trace gives its own id to all spans. */
  readonly ownTraceId: string;
  /** The first is the root. */
  readonly spans: readonly [TracedSpan, ...TracedSpan[]];
}

/** Planned results first, then confirmations, controls and seed trials. */
export function tracedResults(report: Report): TracedResult[] {
  const changes = changesByKey(report);
  const verdict = report.verdict.kind;
  const common = (result: TestResult) => ({ result, verdict, state: changes.get(resultKey(result))?.state });
  return [
    ...report.results.map((result) => ({ ...common(result), phase: 'main' as const })),
    ...(report.extraTrials ?? []).map(({ result, purpose, round }) => ({ ...common(result), phase: purpose, round })),
  ];
}

export function traceOf(traced: TracedResult, settings: TraceSettings): Trace {
  const { result, phase, round } = traced;
  const ownTraceId = traceIdOf(settings.run, round === undefined ? phase : `${phase}-${round}`, result);
  const maker = spanMaker(ownTraceId, settings);
  const place = { times: rootTimes(result), maker };
  return {
    traced,
    ownTraceId,
    spans: [
      { span: rootOf(traced, settings, place) },
      ...trialSpans(result, place).map((span) => ({ span })),
      ...messageSpans(result, { ...place, groupTurns: settings.groupTurns }).map((span) => ({ span })),
      ...graderSpans(result, place),
    ],
  };
}
