import type { TokenUsage } from '../../model/run/message.ts';
import type { Response } from '../../model/run/outcome.ts';

/** Milliseconds that the target took: its own figure, else the sum of what its messages tell; `undefined` is not known. */
export function durationOf({ durationMs, messages }: Response): number | undefined {
  return durationMs ?? sum(messages.flatMap((message) => message.durationMs ?? []));
}

/** Tokens that the target used: its own figure, else the sum of what its messages tell; `undefined` is not known. */
export function usageOf({
  tokenUsage,
  messages,
}: Response): Pick<TokenUsage, 'input' | 'output' | 'cached'> | undefined {
  if (tokenUsage !== undefined) return tokenUsage;
  const reported = messages.flatMap((message) => message.tokenUsage ?? []);
  const input = sum(reported.map((usage) => usage.input));
  const output = sum(reported.map((usage) => usage.output));
  const cached = sum(reported.flatMap((usage) => usage.cached ?? []));
  return input === undefined || output === undefined ? undefined : { input, output, cached };
}

const sum = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((total, value) => total + value, 0);
