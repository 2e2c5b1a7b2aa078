import { combineTurns, type PlayedTurn, type TurnOutcome, turnScore } from '../../grade/combine.ts';
import { type GradeContext, grade } from '../../grade/grade.ts';
import { submissionOf } from '../../grade/submission.ts';
import type { Question } from '../../model/ports/provider.ts';
import { finalAnswer, imageFilesIn, type Message } from '../../model/run/message.ts';
import { type Failed, type Failure, isAgentFailure, type Outcome, type Response } from '../../model/run/outcome.ts';
import { agentvPassMarkOf, type Step } from '../../model/run/plan.ts';
import type { Conversation, GraderSpec, Turn } from '../../model/suite/suite.ts';
import { millisecondsOf } from '../../plan/time-limit.ts';
import { mergeResponses } from '../../results/merge-responses.ts';
import type { TrialRun } from '../../results/result-of.ts';
import { renderTurn, transcriptOf } from '../../suites/prompts.ts';
import type { Lease } from '../../workspaces/lease.ts';
import type { OpenTarget } from './open-target.ts';
import { placeGradingFiles } from './run-in-workspace.ts';
import { withChanges } from './with-changes.ts';

interface ConversationDeps {
  readonly target: OpenTarget;
  readonly context: GradeContext;
  readonly signal: AbortSignal;
  graders(specs: readonly GraderSpec[]): readonly GraderSpec[];
  readonly lease?: Lease | undefined;
}

/** Runs a conversation turn by turn with the target's real answers, and grades each turn and the whole. */
export async function runConversation(
  step: Step,
  conversation: Conversation,
  asking: Pick<Question, 'trial' | 'isRerun' | 'container'>,
  deps: ConversationDeps,
): Promise<TrialRun> {
  const { clock } = deps.context;
  const history: Message[] = [...step.test.input];
  /** The messages after the test's own input, with the used tools. */
  const exchange: Message[] = [];
  /** The duration of each turn, answered or not. */
  const calls: Response[] = [];
  let hasAnswered = false;
  const played: PlayedTurn[] = [];
  let firstFailure: Failure | undefined;
  let hasFailed = false;
  for (const [index, turn] of conversation.turns.entries()) {
    const startedAt = clock.now();
    const isOver = hasFailed && conversation.onTurnFailure === 'stop';
    const current = { turn, index, asking, history, conversation };
    const outcome = isOver ? undefined : await askTurn(step, current, deps);
    if (outcome?.kind === 'failed' && endsConversation(outcome.failure)) {
      return brokenOff(inTurn(outcome.failure, index), [...calls, ...partialOf(outcome)], exchange, { played, step });
    }
    if (outcome !== undefined) exchange.push(turn.input);
    if (outcome?.kind === 'failed') {
      firstFailure ??= outcome.failure;
      calls.push(outcome.partial ?? NOTHING_KNOWN);
    }
    if (outcome?.kind === 'answered') {
      hasAnswered = true;
      calls.push(outcome.response);
      exchange.push(...outcome.response.messages);
      history.push({ role: 'assistant', content: finalAnswer(outcome.response.messages) });
    }
    const graded = await gradeTurn(step, current, outcome, deps);
    played.push({ outcome: graded, startedAt, endedAt: clock.now() });
    hasFailed ||= (turnScore({ outcome: graded }) ?? 0) < agentvPassMarkOf(step);
  }
  if (!hasAnswered && firstFailure !== undefined) return brokenOff(firstFailure, calls, exchange, { played, step });
  const changes = await deps.lease?.changes(deps.signal);
  const { response, patch: diff } = withChanges(mergeResponses(calls, exchange), changes, asking.container?.changes());
  const ungraded = await placeGradingFiles(deps.lease);
  if (ungraded !== undefined) return { outcome: { kind: 'answered', response }, grade: ungraded, diff };
  const whole = await gradeWhole(step, response, history, deps);
  return {
    outcome: { kind: 'answered', response },
    diff,
    grade: combineTurns(played, whole, { ...conversation, passMark: agentvPassMarkOf(step) }),
  };
}

/** A turn that crashed or timed out scores 0, and the next one follows. A cost limit ends the whole trial. */
const endsConversation = (failure: Failure): boolean => !isAgentFailure(failure) || failure.class === 'cost_limit';

/** The id of a turn in calls of the target; counted from 1. */
export const turnId = (testId: string, index: number): string => `${testId}/turn-${index + 1}`;

const inTurn = (failure: Failure, index: number): Failure => ({
  ...failure,
  message: `In turn ${index + 1}: ${failure.message}`,
});

/** A call without details. */
const NOTHING_KNOWN: Response = { messages: [] };

const partialOf = ({ partial }: Failed): Response[] => (partial === undefined ? [] : [partial]);

/** There is no result, but the calls so far have a cost. */
function brokenOff(
  failure: Failure,
  calls: readonly Response[],
  exchange: readonly Message[],
  { played, step }: { readonly played: readonly PlayedTurn[]; readonly step: Step },
): TrialRun {
  const partial = calls.length === 0 ? undefined : mergeResponses(calls, exchange);
  const outcome: Failed = { kind: 'failed', failure, partial };
  if (played.length === 0) return { outcome };
  const { scores, assertions } = combineTurns(played, undefined, {
    aggregation: 'mean',
    passMark: agentvPassMarkOf(step),
  });
  return { outcome, grade: { kind: 'ungraded', reason: failure.message, scores, assertions } };
}

interface CurrentTurn {
  readonly turn: Turn;
  readonly index: number;
  readonly asking: Pick<Question, 'trial' | 'isRerun' | 'container'>;
  readonly history: Message[];
  readonly conversation: Conversation;
}

function askTurn(
  { suite, test }: Step,
  { turn, index, asking, history, conversation }: CurrentTurn,
  { target, signal, lease }: ConversationDeps,
): Promise<Outcome> {
  history.push(turn.input);
  const question: Question = {
    suite: suite.name,
    testId: turnId(test.id, index),
    prompt: renderTurn(history, conversation.windowSize, target.promptMode),
    inputFiles: test.inputFiles,
    images: imageFilesIn(history),
    attempt: 0,
    ...asking,
    timeLimitMs: test.timeoutSeconds && millisecondsOf(test.timeoutSeconds),
    workspacePath: lease?.path,
    workspaceFile: lease?.workspaceFile,
  };
  return target.provider.ask(question, signal);
}

async function gradeTurn(
  { test }: Step,
  { turn, history }: CurrentTurn,
  outcome: Outcome | undefined,
  { context, signal, graders, lease }: ConversationDeps,
): Promise<TurnOutcome> {
  if (outcome === undefined) return { kind: 'skipped' };
  if (outcome.kind === 'failed') return { kind: 'failed', reason: `Error: ${outcome.failure.message}` };
  const specs = graders(turn.graders);
  if (specs.length === 0) return { kind: 'graded', grade: nothingWanted };
  const expected = turn.expected === undefined ? [] : [turn.expected];
  // The criteria of a test apply to the whole conversation.
  const asked = { ...test, criteria: '', input: history.slice(0, -1), expected };
  return {
    kind: 'graded',
    grade: await grade(specs, submissionOf(asked, outcome.response, lease?.path), context, signal),
  };
}

const nothingWanted = { kind: 'scored' as const, score: 1, assertions: [], scores: [], requiredMissed: [] };

/** The graders of the test itself see the whole conversation as one text. */
async function gradeWhole(
  { test }: Step,
  response: Response,
  history: readonly Message[],
  { context, signal, graders, lease }: ConversationDeps,
): Promise<PlayedTurn | undefined> {
  const specs = graders(test.graders);
  if (specs.length === 0) return undefined;
  const startedAt = context.clock.now();
  const submission = { ...submissionOf(test, response, lease?.path), answer: transcriptOf(history) };
  const graded = await grade(specs, submission, context, signal);
  return { outcome: { kind: 'graded', grade: graded }, startedAt, endedAt: context.clock.now() };
}
