import * as z from 'zod';
import type { Message, TokenUsage } from '../../model/run/message.ts';
import { foreignJsonOf } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';
import { amount, flag, list, mapping, text } from '../read/loose-fields.ts';
import { readMessages } from '../read/read-messages.ts';
import type { ImportedGrader, ImportedOutcome, ImportedTrial } from './importer.ts';

const score = z.number().nullish();
const usage = z.object({
  prompt: amount,
  completion: amount,
  completionDetails: z.object({ reasoning: amount, cacheReadInputTokens: amount }).optional().catch(undefined),
});
const tokens = usage.optional().catch(undefined);

const componentSchema = z.object({
  pass: flag,
  score,
  reason: text,
  assertion: z.object({ type: text, metric: text, weight: amount }).nullish().catch(undefined),
  tokensUsed: tokens,
  metadata: z
    .object({
      graderError: flag,
      assertionSet: z.object({ metric: text, weight: amount }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});
type Component = z.output<typeof componentSchema>;

/** One answer of promptfoo with its grading. Where a field may be missing, a value of another type counts as missing. */
export const rowSchema = z.object({
  success: z.boolean(),
  score,
  /** 0: none, 1: an assertion, 2: an error. */
  failureReason: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullish(),
  error: text,
  provider: z.object({ id: z.string(), label: text }),
  prompt: z.object({ raw: text, label: text }).optional().catch(undefined),
  promptId: text,
  promptIdx: amount,
  testIdx: amount,
  vars: mapping,
  testCase: z
    .object({
      description: text,
      metadata: z
        .object({ id: z.union([z.string(), z.number()]).optional().catch(undefined) })
        .optional()
        .catch(undefined),
      vars: mapping,
      assert: list,
      threshold: amount,
      options: z.object({ repeat: amount, provider: z.unknown().optional() }).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  response: z
    .object({ output: z.unknown().optional(), error: text, cached: flag, cost: amount, tokenUsage: tokens })
    .optional()
    .catch(undefined),
  cost: amount,
  latencyMs: amount,
  tokenUsage: usage.extend({ assertions: tokens }).optional().catch(undefined),
  namedScores: z.record(z.string(), z.unknown()).optional().catch(undefined),
  gradingResult: z
    .object({ reason: text, tokensUsed: tokens, componentResults: z.array(componentSchema).nullish() })
    .nullish(),
});
export type Row = z.output<typeof rowSchema>;

/** What a row says of its trial, without the names of the test and its target. */
export function measuredIn(row: Row): Omit<ImportedTrial, 'suite' | 'test' | 'target' | 'location'> {
  const isCached = row.response?.cached === true;
  const threshold = row.testCase?.threshold;
  const outcome = outcomeOf(row);
  return {
    outcome,
    score: row.score ?? undefined,
    passMark: threshold !== undefined && threshold <= 1 ? threshold : undefined,
    reason: outcome.kind === 'failed' ? (row.gradingResult?.reason ?? row.error) : undefined,
    input: row.prompt?.raw === undefined ? undefined : inputOf(row.prompt.raw),
    answer: answerOf(row.response?.output),
    // An answer from the cache takes no time.
    durationMs: isCached || row.latencyMs === 0 ? undefined : row.latencyMs,
    costUsd: row.cost === undefined || row.cost === 0 ? row.response?.cost : row.cost,
    tokenUsage: usageOf(row.response?.tokenUsage) ?? usageOf(row.tokenUsage),
    cached: isCached,
    graders: gradersOf(row),
    definition: {
      question: askedIn(row),
      graders: { assert: row.testCase?.assert, threshold },
      judge: row.testCase?.options?.provider,
    },
    subject: { prompt: row.promptId, provider: row.provider.id },
  };
}

/** What the author of the test wrote. `vars` of the row may have answers of earlier tests. */
export const askedIn = ({ testCase, vars }: Row): Readonly<Record<string, unknown>> | undefined =>
  testCase?.vars ?? vars;

/** `error` is also set where an assertion failed. */
function outcomeOf(row: Row): ImportedOutcome {
  const { success, error = 'promptfoo gives no reason', failureReason, gradingResult } = row;
  const isError = failureReason === 2 || (failureReason == null && !success && gradingResult == null);
  if (isError) {
    return { kind: 'error', message: withoutStack(error), class: didGradingFail(row) ? 'grader' : undefined };
  }
  if (success) return { kind: 'passed' };
  return whyUndecided(gradingResult?.componentResults ?? []) ?? { kind: 'failed' };
}

/** An answer without an error of its provider was graded. */
const didGradingFail = ({ error, response = {} }: Row): boolean =>
  response.error === undefined &&
  ((response.output ?? undefined) !== undefined || /\n\s+at .*(?:Assertion|Grading)/.test(error ?? ''));

/** If the judge failed in every failed check, it is unknown whether the answer is good. */
function whyUndecided(components: readonly Component[]): ImportedOutcome | undefined {
  const failed = components.filter(({ pass }) => pass === false);
  if (failed.length === 0 || !failed.every(isUndecided)) return undefined;
  return { kind: 'error', message: failed[0]?.reason ?? 'A judge failed', class: 'grader' };
}

const isUndecided = ({ metadata }: Component): boolean => metadata?.graderError === true;

/** Names of functions of promptfoo, such as `ProviderRateLimitState`, say nothing about the error. */
const withoutStack = (error: string): string => error.replace(/\n\s+at [^\n]*/g, '');

/** A prompt of chat models is a list of messages as JSON. */
function inputOf(raw: string): Message[] {
  const given = /^\s*\[/.test(raw) ? foreignJsonOf(raw) : undefined;
  const messages = readMessages(Array.isArray(given) ? given : raw);
  return Array.isArray(given) && messages.length < given.length ? readMessages(raw) : messages;
}

function answerOf(output: unknown): string | undefined {
  if (output === undefined || output === null) return undefined;
  return typeof output === 'string' ? output : JSON.stringify(output);
}

/** Without any token, the provider reported none. `cached` of promptfoo counts its own cache, not that of the provider. */
function usageOf(given: z.output<typeof tokens>): TokenUsage | undefined {
  const { prompt = 0, completion = 0, completionDetails = {} } = given ?? {};
  if (prompt + completion === 0) return undefined;
  const { reasoning = 0, cacheReadInputTokens: cached = 0 } = completionDetails;
  return {
    input: prompt,
    output: completion,
    cached: cached > 0 ? cached : undefined,
    reasoning: reasoning > 0 ? reasoning : undefined,
  };
}

/** The checks of a row, and named scores that a check gave besides its own. */
function gradersOf({ gradingResult, tokenUsage, namedScores = {} }: Row): ImportedGrader[] {
  const graders = withTokens(
    (gradingResult?.componentResults ?? []).map(graderOf),
    usageOf(gradingResult?.tokensUsed) ?? usageOf(tokenUsage?.assertions),
  );
  const known = new Set(graders.map(({ name }) => name));
  const others = Object.entries(namedScores).flatMap(([name, value]) =>
    known.has(name) || typeof value !== 'number' ? [] : [{ name, type: 'named-score', score: value, weight: 0 }],
  );
  return [...graders, ...others];
}

/** Tokens of all checks together count where no check has its own: as those of the only one, else apart. */
function withTokens(graders: ImportedGrader[], tokenUsage: TokenUsage | undefined): ImportedGrader[] {
  if (tokenUsage === undefined || graders.some((grader) => grader.tokenUsage !== undefined)) return graders;
  const [only, ...others] = graders;
  if (only !== undefined && others.length === 0) return [{ ...only, tokenUsage }];
  return [...graders, { name: 'all checks', type: 'usage', isUndecided: true, weight: 0, tokenUsage }];
}

/** Assertions that compare the answers of all prompts and providers: what they say depends on the other answers. */
const COMPARING = new Set(['select-best', 'max-score']);

function graderOf(component: Component): ImportedGrader {
  const { assertion, metadata, pass, score: given, reason } = component;
  const set = metadata?.assertionSet;
  const type = assertion?.type ?? (set === undefined ? 'assertion' : 'assert-set');
  return {
    name: assertion?.metric ?? set?.metric ?? type,
    type,
    score: given ?? undefined,
    passed: isUndecided(component) ? undefined : pass,
    isUndecided: isUndecided(component),
    weight: assertion?.weight ?? set?.weight,
    reason,
    tokenUsage: usageOf(component.tokensUsed),
    details: COMPARING.has(type) ? { compares_columns: true } : undefined,
  };
}

/** The label that a person chose for the provider, else its id. */
export const targetOf = ({ provider: { id, label } }: Row): string =>
  label === undefined || label === '' ? id : label;

/** A cell of the output table, as older versions and `results.outputs` have it, as a row. */
export function rowOfCell(cell: unknown, known: Readonly<Record<string, unknown>> = {}): unknown {
  if (!isMapping(cell) || 'success' in cell) return cell;
  const { pass, text: shown, provider, prompt, response, ...others } = cell;
  const { error, output } = pass === false ? partsOf(shown) : { output: shown };
  return {
    ...known,
    error,
    ...others,
    success: pass,
    provider: typeof provider === 'string' ? { id: provider } : provider,
    prompt: typeof prompt === 'string' ? { ...(isMapping(known['prompt']) && known['prompt']), raw: prompt } : prompt,
    response: isMapping(response) ? response : { output },
  };
}

/** The table shows why a test failed above its answer; without an answer, it shows the error twice. */
function partsOf(shown: unknown): { readonly error?: string; readonly output?: unknown } {
  const [error, ...rest] = typeof shown === 'string' ? shown.split('\n---\n') : [];
  if (error === undefined || rest.length === 0) return { output: shown };
  const output = rest.join('\n---\n');
  return output === error ? { error } : { error, output };
}
