import * as z from 'zod';
import type { Message, TokenUsage } from '../../model/run/message.ts';
import { isMapping } from '../../shared/mapping.ts';
import { amount, anything, list, text, withoutGaps } from '../read/loose-fields.ts';
import { readMessages } from '../read/read-messages.ts';
import type { ImportedGrader, ImportedOutcome, ImportSettings } from './importer.ts';

const scoreSchema = z.object({ value: anything, explanation: text }).catch({ value: undefined });
const usageSchema = z.record(
  z.string(),
  z
    .object({
      input_tokens: amount,
      output_tokens: amount,
      input_tokens_cache_read: amount,
      input_tokens_cache_write: amount,
      reasoning_tokens: amount,
      total_cost: amount,
    })
    .catch({}),
);
const usage = usageSchema.nullish().catch(undefined);
type Usage = z.output<typeof usageSchema>[string];

/** A sample of Inspect, or its summary. */
export const sampleSchema = z.object({
  id: z.union([z.string().min(1), z.number()]),
  epoch: z.int().positive(),
  input: anything,
  target: anything,
  choices: list,
  scores: z.record(z.string(), scoreSchema).nullish(),
  score: scoreSchema.nullish().catch(undefined),
  error: z.union([z.string(), z.object({ message: text })]).nullish(),
  limit: z.union([z.string(), z.object({ type: z.string() })]).nullish(),
  invalidation: anything,
  model_usage: usage,
  role_usage: usage,
  total_time: amount,
  completed_at: text,
  retries: amount,
  error_retries: list,
  output: anything,
  messages: list,
});
export type Sample = z.output<typeof sampleSchema>;

/** Of the sample, which old logs call `score`. */
export const scoresOf = ({ scores, score }: Sample): Readonly<Record<string, z.output<typeof scoreSchema>>> =>
  scores ?? (score == null ? {} : { score });

const LETTERS: Readonly<Record<string, number>> = { c: 1, yes: 1, true: 1, p: 0.5, i: 0, n: 0, no: 0, false: 0 };

interface ScoreValue {
  readonly number: number;
  /** A letter or a boolean, which passes if it is correct, unless people set another pass mark. */
  readonly isVerdict: boolean;
}

/** A value as a number. Undefined: not scored, or a text or list without a number. */
export function scoreValueOf(value: unknown): ScoreValue | undefined {
  if (typeof value === 'boolean') return { number: value ? 1 : 0, isVerdict: true };
  if (typeof value === 'number') return Number.isFinite(value) ? { number: value, isVerdict: false } : undefined;
  if (typeof value !== 'string') return undefined;
  const letter = Object.hasOwn(LETTERS, value.trim().toLowerCase()) ? LETTERS[value.trim().toLowerCase()] : undefined;
  if (letter !== undefined) return { number: letter, isVerdict: true };
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? { number, isVerdict: false } : undefined;
}

/** The value with a name, also in a score with several values: `quality.style`. */
export function valueNamed(sample: Sample, name: string): unknown {
  const scores = scoresOf(sample);
  if (Object.hasOwn(scores, name)) return scores[name]?.value;
  for (const [score, { value }] of Object.entries(scores)) {
    const key = name.startsWith(`${score}.`) ? name.slice(score.length + 1) : undefined;
    if (key === undefined) continue;
    if (isMapping(value) && Object.hasOwn(value, key)) return value[key];
    if (Array.isArray(value)) return value[Number(key)];
  }
  return undefined;
}

/** Why a sample ended with an error, if it did. */
export const errorOf = ({ error }: Sample): string | undefined =>
  error == null || typeof error === 'string' ? (error ?? undefined) : (error.message ?? 'Inspect gives no reason');

/** How a sample ended. A limit that a sample reached is no error if the answer was scored. */
export function outcomeOf(
  sample: Sample,
  value: ScoreValue | undefined,
  { passMark, scoreOnError }: { readonly passMark: number | undefined; readonly scoreOnError: boolean },
): ImportedOutcome {
  const { limit } = sample;
  const message = errorOf(sample);
  if (message !== undefined && !(scoreOnError && value !== undefined)) return { kind: 'error', message };
  if (value !== undefined) return { kind: value.number >= (passMark ?? 1) ? 'passed' : 'failed' };
  const reached = typeof limit === 'string' ? limit : limit?.type;
  if (reached === 'time' || reached === 'working') {
    return { kind: 'error', message: `The ${reached} limit was reached`, class: 'timeout' };
  }
  if (reached !== undefined) return { kind: 'failed' };
  return { kind: 'error', message: 'The sample was not scored', class: 'grader' };
}

export const limitOf = ({ limit }: Sample): string | undefined => (typeof limit === 'string' ? limit : limit?.type);

export const gradersOf = (sample: Sample, { passMark }: ImportSettings): ImportedGrader[] =>
  Object.entries(scoresOf(sample)).map(([name, { value, explanation }]) => {
    const found = scoreValueOf(value);
    return withoutGaps({
      name,
      type: 'inspect',
      score: found?.number,
      passed: found?.isVerdict ? found.number >= (passMark ?? 1) : undefined,
      threshold: found?.isVerdict === false ? passMark : undefined,
      isUndecided: found === undefined,
      reason: explanation,
    });
  });

/** Tokens of the tested model. Tokens of models that grade are subtracted where the log has them apart. */
export function tokensOf({ model_usage, role_usage }: Sample): TokenUsage | undefined {
  const used = Object.values(model_usage ?? {});
  if (
    used.length === 0 ||
    used.some(({ input_tokens, output_tokens }) => (input_tokens ?? output_tokens) === undefined)
  ) {
    return undefined;
  }
  const grader = role_usage?.['grader'];
  const sum = (count: (usage: Usage) => number) =>
    Math.max(0, used.reduce((total, each) => total + count(each), 0) - (grader === undefined ? 0 : count(grader)));
  const cached = sum((each) => each.input_tokens_cache_read ?? 0);
  const reasoning = sum((each) => each.reasoning_tokens ?? 0);
  return {
    input: sum(
      (each) => (each.input_tokens ?? 0) + (each.input_tokens_cache_read ?? 0) + (each.input_tokens_cache_write ?? 0),
    ),
    output: sum((each) => each.output_tokens ?? 0),
    cached: cached > 0 ? cached : undefined,
    reasoning: reasoning > 0 ? reasoning : undefined,
  };
}

export function costOf({ model_usage, role_usage }: Sample): number | undefined {
  const costs = Object.values(model_usage ?? {}).map(({ total_cost }) => total_cost);
  if (costs.length === 0 || costs.some((cost) => cost === undefined)) return undefined;
  return Math.max(
    0,
    costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) - (role_usage?.['grader']?.total_cost ?? 0),
  );
}

const LONGEST_WHOLE = 1_000;

/** The question, unless Inspect may have cut it: then a changed end would not be seen. */
export function askedIn({ input, target, choices }: Sample, isSummary: boolean): unknown {
  if (input === undefined || input === null) return undefined;
  // Inspect makes new ids of messages in each run.
  const question = withoutGaps({ input: Array.isArray(input) ? messagesOf(input) : input, target, choices });
  return isSummary && textsIn(question).some(isCut) ? undefined : question;
}

const isCut = (given: string): boolean =>
  given.length >= LONGEST_WHOLE || /(?:\.\.\.|…)(?:\s*\(content truncated\))?\s*$/.test(given);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export const inputOf = ({ input }: Sample): Message[] => messagesOf(input);

/** Messages of Inspect: the text of their parts. */
export function messagesOf(given: unknown): Message[] {
  if (!Array.isArray(given)) return readMessages(given);
  return given.flatMap((message) => {
    if (!isMapping(message)) return [];
    const { role, content } = message;
    return readMessages([{ role, content: textOf(content) }]);
  });
}

const textOf = (content: unknown): string =>
  Array.isArray(content)
    ? content.flatMap((part) => (isMapping(part) && typeof part['text'] === 'string' ? [part['text']] : [])).join('\n')
    : typeof content === 'string'
      ? content
      : '';

export function answerIn({ output }: Sample): string | undefined {
  const choices = isMapping(output) ? output['choices'] : undefined;
  const [first] = Array.isArray(choices) ? choices : [];
  if (!isMapping(first) || !isMapping(first['message'])) return undefined;
  return textOf(first['message']['content']);
}
