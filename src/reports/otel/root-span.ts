import type { GraderScore } from '../../model/run/grade.ts';
import type { TestResult, Trial } from '../../model/run/result.ts';
import { outcomeOf, type ResultOutcome } from '../../model/run/result-outcome.ts';
import { traceSummary } from '../../model/run/tools.ts';
import { instructionsText, messagesText } from './content.ts';
import { ATTRIBUTES, EVENTS, SPANS } from './names.ts';
import {
  type Attributes,
  double,
  failedWith,
  flag,
  int,
  keyValues,
  knownMoment,
  nanoseconds,
  OK,
  type Span,
  type SpanEvent,
  type Status,
  type Times,
  text,
} from './span.ts';
import { type Place, ROOT, type TracedResult, type TraceSettings } from './span-maker.ts';

/** The time of the agent; without one, the test ended at its timestamp. */
export function rootTimes({ startTime, endTime, timestamp, evalRun }: TestResult): Times {
  const [start, end] = [knownMoment(startTime), knownMoment(endTime)];
  if (start !== undefined && end !== undefined) return { start, end: Math.max(start, end) };
  const ended = knownMoment(timestamp) ?? 0;
  return { start: Math.max(0, ended - evalRun.durationMs), end: ended };
}

export function rootOf(traced: TracedResult, settings: TraceSettings, { times, maker }: Place): Span {
  const { result } = traced;
  return maker.make(ROOT, '', {
    name: SPANS.root,
    times,
    attributes: {
      ...identity(result),
      ...measures(result),
      ...ofRun(traced, settings),
      ...(settings.captureContent && contentOf(result)),
    },
    events: rootEvents(result, times),
    status: statusOf(result),
  });
}

const identity = ({ testId, target, suite, conversationId }: TestResult): Attributes => ({
  [ATTRIBUTES.operation]: text('evaluate'),
  [ATTRIBUTES.provider]: text('agentv'),
  [ATTRIBUTES.system]: text('agentv'),
  [ATTRIBUTES.conversation]: text(conversationId),
  [ATTRIBUTES.agent]: text(target),
  [ATTRIBUTES.testId]: text(testId),
  [ATTRIBUTES.target]: text(target),
  [ATTRIBUTES.suite]: text(suite),
  [ATTRIBUTES.testCase]: text(testId),
  [ATTRIBUTES.testSuite]: text(suite),
});

/** The totals of the agent. Only the spans of single calls have GenAI usage, so that no backend counts it twice. */
function measures(result: TestResult): Attributes {
  const { durationMs, costUsd, tokenUsage, messages } = result;
  const { eventCount, toolNames, llmCallCount } = traceSummary(messages);
  const { kind, score } = outcomeOf(result);
  return {
    [ATTRIBUTES.score]: double(score),
    [ATTRIBUTES.testStatus]: text(LABELS[kind]),
    [ATTRIBUTES.traceDuration]: double(durationMs),
    [ATTRIBUTES.traceCost]: double(costUsd),
    [ATTRIBUTES.traceInput]: int(tokenUsage?.input),
    [ATTRIBUTES.traceOutput]: int(tokenUsage?.output),
    [ATTRIBUTES.traceCached]: int(tokenUsage?.cached),
    [ATTRIBUTES.traceEvents]: int(eventCount),
    [ATTRIBUTES.traceTools]: text(toolNames.join(',')),
    [ATTRIBUTES.traceCalls]: int(llmCallCount),
    [ATTRIBUTES.errorType]: text(result.status === 'execution_error' ? result.failure.class : undefined),
  };
}

/** A test that errored or was not run has no score and no status: nothing was measured. */
const LABELS: Readonly<Record<ResultOutcome['kind'], 'pass' | 'fail' | undefined>> = {
  passed: 'pass',
  failed: 'fail',
  errored: undefined,
  'not-run': undefined,
};

const ofRun = ({ phase, state, verdict, result }: TracedResult, { run }: Pick<TraceSettings, 'run'>): Attributes => ({
  [ATTRIBUTES.run]: text(run.id),
  [ATTRIBUTES.phase]: text(phase),
  [ATTRIBUTES.testState]: text(state),
  [ATTRIBUTES.verdict]: text(verdict),
  [ATTRIBUTES.passMark]: double(result.passMark),
});

function contentOf(result: TestResult): Attributes {
  const { input, output, messages } = result;
  const system = input.filter(({ role }) => role === 'system');
  const others = input.filter(({ role }) => role !== 'system');
  return {
    [ATTRIBUTES.instructions]: text(system.length > 0 ? instructionsText(system) : undefined),
    [ATTRIBUTES.inputMessages]: text(messagesText(others)),
    [ATTRIBUTES.outputMessages]: text(messagesText(messages.filter(({ role }) => role === 'assistant').slice(-1))),
    [ATTRIBUTES.outputText]: text(result.status === 'execution_error' ? undefined : output),
    [ATTRIBUTES.errorMessage]: text(result.status === 'execution_error' ? result.failure.message : undefined),
  };
}

/** AgentV's events of the graders, and the score of the test as the conventions write it. */
function rootEvents(result: TestResult, { end }: Times): SpanEvent[] {
  const { kind, score } = outcomeOf(result);
  const own: SpanEvent = {
    timeUnixNano: nanoseconds(end),
    name: EVENTS.evaluation,
    attributes: keyValues({
      [ATTRIBUTES.evaluation]: text('score'),
      [ATTRIBUTES.scoreValue]: double(score),
      [ATTRIBUTES.scoreLabel]: text(LABELS[kind]),
    }),
  };
  return [...result.scores.map((each) => graderEvent(each, end)), ...(score === undefined ? [] : [own])];
}

const graderEvent = ({ name, type, score, verdict, endedAt }: GraderScore, otherwise: number): SpanEvent => ({
  timeUnixNano: nanoseconds(knownMoment(endedAt) ?? otherwise),
  name: EVENTS.grader(name),
  attributes: keyValues({
    [ATTRIBUTES.graderScore]: double(score),
    [ATTRIBUTES.graderType]: text(type),
    [ATTRIBUTES.graderVerdict]: text(verdict),
  }),
});

/** A low score is no error of the program that made it. */
const statusOf = (result: TestResult | Trial): Status => {
  const failure = result.status === 'execution_error' ? result.failure : undefined;
  return failure === undefined ? OK : failedWith(failure.class);
};

/** The trials of a test that has several. The record has their durations, and not their starts. */
export function trialSpans({ trials = [] }: TestResult, { times, maker }: Place): Span[] {
  if (trials.length < 2) return [];
  return trials.map((trial) =>
    maker.make(`${ROOT}/trial/${trial.attempt}`, ROOT, {
      name: SPANS.trial,
      times: { start: times.start, end: times.start + (trial.durationMs ?? 0) },
      attributes: {
        [ATTRIBUTES.trial]: int(trial.attempt),
        [ATTRIBUTES.score]: double(trial.status === 'execution_error' ? undefined : trial.score),
        [ATTRIBUTES.errorType]: text(trial.status === 'execution_error' ? trial.failure?.class : undefined),
        [ATTRIBUTES.timeUnknown]: flag(true),
      },
      status: statusOf(trial),
    }),
  );
}
