import { combineTurns, type PlayedTurn, type TurnOutcome, turnScore } from '../../graders/combine.ts';
import { type GradeContext, grade } from '../../graders/grade.ts';
import { submissionOf } from '../../graders/submission.ts';
import type { Question } from '../../model/ports/provider.ts';
import { finalAnswer, imageFilesIn, type Message, sumTokens } from '../../model/run/message.ts';
import {
  type Failure,
  isAgentFailure,
  type Outcome,
  type Paid,
  paidFor,
  type Response,
} from '../../model/run/outcome.ts';
import { agentvPassMarkOf, type Step } from '../../model/run/plan.ts';
import type { Conversation, GraderSpec, Test, Turn } from '../../model/suite/suite.ts';
import type { TrialRun } from '../../results/result-of.ts';
import { renderTurn, transcriptOf } from '../../suites/prompts.ts';
import type { Lease } from '../../workspaces/lease.ts';
import { gradedAfterWork, questionOf } from './in-workspace.ts';
import { type OpenTarget, turnId } from './open-targets.ts';

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
  call: Pick<Question, 'trial' | 'isRerun' | 'container'>,
  deps: ConversationDeps,
): Promise<TrialRun> {
  const { test } = step;
  const { target, context, signal, lease } = deps;
  const passMark = agentvPassMarkOf(step);
  const history: Message[] = [...test.input];
  /** The messages after the test's own input, with the used tools. */
  const exchange: Message[] = [];
  /** Each call, answered or not. */
  const calls: Response[] = [];
  const played: PlayedTurn[] = [];
  let hasAnswered = false;
  let hasFailed = false;
  let firstFailure: Failure | undefined;

  /** There is no result, but the calls so far have a cost. */
  const brokenOff = (failure: Failure): TrialRun => {
    const partial = calls.length === 0 ? undefined : mergeResponses(calls, exchange);
    const outcome = { kind: 'failed', failure, partial } as const;
    if (played.length === 0) return { outcome };
    const { scores, assertions } = combineTurns(played, undefined, { aggregation: 'mean', passMark });
    return { outcome, grade: { kind: 'ungraded', reason: failure.message, scores, assertions } };
  };
  const ask = (turn: Turn, index: number): Promise<Outcome> => {
    history.push(turn.input);
    const prompt = renderTurn(history, conversation.windowSize, target.promptMode);
    const turnQuestion = { testId: turnId(test.id, index), prompt, images: imageFilesIn(history) };
    return target.provider.ask({ ...questionOf(step, lease, call), ...turnQuestion }, signal);
  };

  for (const [index, turn] of conversation.turns.entries()) {
    const startedAt = context.clock.now();
    const isOver = hasFailed && conversation.onTurnFailure === 'stop';
    const outcome = isOver ? undefined : await ask(turn, index);
    if (outcome?.kind === 'failed') {
      const { failure, partial } = outcome;
      // A turn that crashed or timed out scores 0, and the next one follows. A cost limit ends the whole trial.
      if (!isAgentFailure(failure) || failure.class === 'cost_limit') {
        if (partial !== undefined) calls.push(partial);
        return brokenOff({ ...failure, message: `In turn ${index + 1}: ${failure.message}` });
      }
      firstFailure ??= failure;
      calls.push(partial ?? { messages: [] });
      exchange.push(turn.input);
    }
    if (outcome?.kind === 'answered') {
      hasAnswered = true;
      calls.push(outcome.response);
      exchange.push(turn.input, ...outcome.response.messages);
      history.push({ role: 'assistant', content: finalAnswer(outcome.response.messages) });
    }
    const graded = await gradeTurn(turn, outcome, { test, history }, deps);
    played.push({ outcome: graded, startedAt, endedAt: context.clock.now() });
    hasFailed ||= (turnScore({ outcome: graded }) ?? 0) < passMark;
  }

  if (!hasAnswered && firstFailure !== undefined) return brokenOff(firstFailure);
  const answered = mergeResponses(calls, exchange);
  return gradedAfterWork(answered, { lease, container: call.container, signal }, async (response) => {
    // The graders of the test itself see the whole conversation as one text.
    const specs = deps.graders(test.graders);
    let wholeConversation: PlayedTurn | undefined;
    if (specs.length > 0) {
      const startedAt = context.clock.now();
      const submission = { ...submissionOf(test, response, lease?.path), answer: transcriptOf(history) };
      const graded = await grade(specs, submission, context, signal);
      wholeConversation = { outcome: { kind: 'graded', grade: graded }, startedAt, endedAt: context.clock.now() };
    }
    return combineTurns(played, wholeConversation, { ...conversation, passMark });
  });
}

async function gradeTurn(
  turn: Turn,
  outcome: Outcome | undefined,
  { test, history }: { readonly test: Test; readonly history: readonly Message[] },
  { context, signal, graders, lease }: ConversationDeps,
): Promise<TurnOutcome> {
  if (outcome === undefined) return { kind: 'skipped' };
  if (outcome.kind === 'failed') return { kind: 'failed', reason: `Error: ${outcome.failure.message}` };
  const specs = graders(turn.graders);
  if (specs.length === 0) {
    return { kind: 'graded', grade: { kind: 'scored', score: 1, assertions: [], scores: [], requiredMissed: [] } };
  }
  const expected = turn.expected === undefined ? [] : [turn.expected];
  // The criteria of a test apply to the whole conversation.
  const turnTest = { ...test, criteria: '', input: history.slice(0, -1), expected };
  const submission = submissionOf(turnTest, outcome.response, lease?.path);
  return { kind: 'graded', grade: await grade(specs, submission, context, signal) };
}

/** The responses of all turns as one: `messages` is the whole conversation. A value that one turn lacks is unknown. */
export function mergeResponses(replies: readonly Response[], messages: readonly Message[]): Response {
  const freshReplies = replies.filter(({ cached }) => !cached);
  const durationMs = sumOfAll(replies.map((reply) => reply.durationMs));
  const last = replies.at(-1);
  const { targetUsed, targetError } = replies.findLast((reply) => reply.targetUsed !== undefined) ?? {};
  const errors = replies.flatMap(({ error }) => error ?? []);
  return {
    messages: [...messages],
    ...figuresOf(replies),
    durationMs,
    startTime: replies[0]?.startTime,
    endTime: last?.endTime,
    model: last?.model,
    agentVersion: last?.agentVersion,
    targetUsed,
    targetError,
    fileChanges: last?.fileChanges,
    cached: replies.length > 0 && freshReplies.length === 0 ? (true as const) : undefined,
    // A cached response costs nothing now; the figures above are those of the original call.
    paid:
      freshReplies.length > 0 && freshReplies.length < replies.length
        ? figuresOf(freshReplies.map(paidFor))
        : undefined,
    answerOnly: replies.some(({ answerOnly }) => answerOnly) ? (true as const) : undefined,
    finishReason: replies.findLast((reply) => reply.finishReason !== undefined)?.finishReason,
    error: errors.length > 0 ? errors.join('; ') : undefined,
  };
}

/** The figures of several calls together, each known only if all of them have it. */
function figuresOf(calls: readonly Paid[]): Paid {
  const usages = calls.flatMap(({ tokenUsage }) => tokenUsage ?? []);
  const tokenUsage = usages.length === calls.length ? sumTokens(usages) : undefined;
  const costUsd = sumOfAll(calls.map((call) => call.costUsd));
  return { tokenUsage, costUsd };
}

function sumOfAll(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 || known.length < numbers.length ? undefined : known.reduce((a, b) => a + b, 0);
}
