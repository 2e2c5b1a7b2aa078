import type * as z from 'zod';
import type { Judge } from '../../model/ports/grader.ts';
import type { JudgeFormat, Question } from '../../model/ports/provider.ts';
import { finalAnswer, sumTokens, type TokenUsage } from '../../model/run/message.ts';
import { isDeclined, type Response } from '../../model/run/outcome.ts';
import { sumOfKnown } from '../../model/values/sums.ts';
import { repairPrompt } from './prompts.ts';
import { readReply } from './replies.ts';

export interface JudgeRequest<T> {
  readonly suite: string;
  readonly testId: string;
  readonly system?: string | undefined;
  readonly user: string;
  readonly judging: JudgeFormat;
  readonly workspacePath?: string | undefined;
  readonly reply: z.ZodType<T>;
  /** Maximum number of attempts if its replies cannot be parsed. By default 3, but 1 of an agent, which is expensive. */
  readonly attempts?: number;
}

/** The verdict of a judge, and the total cost of its calls. */
export type JudgeAnswer<T> = (
  | {
      readonly kind: 'verdict';
      readonly value: T;
      /** Whether it comes from the cache. */
      readonly isCached?: true;
    }
  | { readonly kind: 'none'; readonly reason: string }
) &
  Spent;

export interface Spent {
  readonly tokenUsage?: TokenUsage | undefined;
  /** US dollars, of the calls whose cost is known. */
  readonly costUsd?: number | undefined;
}

/** Maximum length of the material; more would be refused after it was paid for. */
const MAX_PROMPT_LENGTH = 4_000_000;

const CANCELLED = 'The judge was cancelled';

interface UnreadableReply {
  readonly kind: 'unreadable';
  readonly why: string;
  readonly isIndefinite: boolean;
  readonly text: string;
}

type JudgeReply<T> =
  | { readonly kind: 'read'; readonly value: T }
  | UnreadableReply
  | { readonly kind: 'failed'; readonly reason: string; readonly isFinal: boolean };

/**
 * Calls a judge until its reply can be parsed: the same question up to `attempts` times and, where these are several,
 * then once to fix the form of its last reply. Tokens and costs are those of all calls, including failed ones.
 */
export async function askJudge<T>(
  judge: Judge,
  request: JudgeRequest<T>,
  signal: AbortSignal,
): Promise<JudgeAnswer<T>> {
  const responses: Response[] = [];
  const done = <End extends object>(end: End): End & Spent => ({ ...end, ...spentTogether(responses) });
  const none = (reason: string) => done({ kind: 'none' as const, reason });
  const readAnswer = ({ messages }: Response) => readReply(finalAnswer(messages), request.reply);

  const ask = async (user: string, judging: JudgeFormat): Promise<JudgeReply<T>> => {
    if (signal.aborted) return { kind: 'failed', reason: CANCELLED, isFinal: true };
    const outcome = await judge.provider.ask(questionFor(request, user, judging), signal);
    if (outcome.kind === 'failed') {
      const { class: failureClass, message, permanent } = outcome.failure;
      if (failureClass === 'cancelled') return { kind: 'failed', reason: CANCELLED, isFinal: true };
      // The judge is already wrapped with retries and deadlines, so these failures are not retried at once: a rate limit, an
      // invalid key, a timeout. A broken connection or a crash may be temporary.
      const isPassing = failureClass === 'provider' || failureClass === 'crash';
      const reason = `The judge "${judge.name}" could not be called (${failureClass}): ${message}`;
      return { kind: 'failed', reason, isFinal: permanent === true || !isPassing };
    }
    const { response } = outcome;
    responses.push(response);
    const read = readAnswer(response);
    if (read.kind !== 'read' && isDeclined(response.finishReason)) {
      // The same question would be refused again.
      const reason = `The judge "${judge.name}" refused to judge the answer, or its safety filter did`;
      return { kind: 'failed', reason, isFinal: true };
    }
    if (read.kind !== 'read') return { ...read, text: finalAnswer(response.messages) };
    // A reply with a fixed form is cached for the question that it answers.
    await judge.memory?.keep(question, response);
    return read;
  };

  const question = questionFor(request, request.user, request.judging);
  const cached = await judge.memory?.recall(question, (response) => readAnswer(response).kind === 'read');
  const known = cached && readAnswer(cached);
  if (known?.kind === 'read') return { kind: 'verdict', value: known.value, isCached: true, ...NOTHING };

  const length = request.user.length + (request.system?.length ?? 0);
  if (length > MAX_PROMPT_LENGTH) return none(`The material is too long for a judge: ${length} characters`);

  const { attempts = judge.promptMode === 'agent' ? 1 : 3 } = request;
  let last: JudgeReply<T> | undefined;
  let bad: UnreadableReply | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    last = await ask(request.user, request.judging);
    if (last.kind === 'read') return done({ kind: 'verdict', value: last.value });
    if (last.kind === 'failed' && last.isFinal) return none(last.reason);
    if (last.kind === 'unreadable' && last.text.trim() !== '') bad = last.isIndefinite ? undefined : last;
  }
  if (attempts > 1 && last?.kind === 'unreadable' && bad !== undefined) {
    const { images, ...judging } = request.judging;
    last = await ask(repairPrompt(bad.text, bad.why), judging);
    if (last.kind === 'read') return done({ kind: 'verdict', value: last.value });
  }
  if (last?.kind === 'failed') return none(last.reason);
  const times = attempts === 1 ? '' : ` in ${attempts} attempts`;
  const why = last?.kind === 'unreadable' ? last.why : 'it was not called';
  return none(`The judge "${judge.name}" gave no valid verdict${times}: ${why}`);
}

const questionFor = <T>(
  { suite, testId, system, workspacePath }: JudgeRequest<T>,
  user: string,
  judging: JudgeFormat,
) =>
  ({
    suite,
    testId,
    prompt: { question: user, system },
    inputFiles: [],
    attempt: 0,
    // Equal answers get equal verdicts, whichever trial they are of.
    trial: 0,
    workspacePath,
    judging,
  }) satisfies Question;

/** The cost of a cached verdict. */
const NOTHING: Spent = { tokenUsage: { input: 0, output: 0 }, costUsd: 0 };

/**
 * The total cost of several calls. Unreported values stay unknown, also together with a cached verdict: that one cost
 * nothing, but says nothing about the others.
 */
export function spentTogether(all: readonly Spent[]): Spent {
  const calls = all.filter(
    ({ tokenUsage, costUsd }) => costUsd !== 0 || tokenUsage?.input !== 0 || tokenUsage.output !== 0,
  );
  const parts = calls.length === 0 ? all : calls;
  return {
    tokenUsage: sumTokens(parts.flatMap(({ tokenUsage }) => tokenUsage ?? [])),
    costUsd: sumOfKnown(parts.map(({ costUsd }) => costUsd)),
  };
}
