import type { GraderScore } from '../model/run/grade.ts';
import { type Content, contentText, type TokenUsage } from '../model/run/message.ts';
import { failureOf } from '../model/run/present-trials.ts';
import type { TestResult } from '../model/run/result.ts';
import { outcomeOf } from '../model/run/result-outcome.ts';
import type { Side, SideGrader, SideStep } from '../model/run/side.ts';
import { canonicalJson } from '../model/text/json.ts';

export function toComparedResult(result: TestResult, from: Omit<Side['from'], 'time'>): Side {
  const { status, output, scores, assertions, messages, fileChanges, tokenUsage, costUsd, durationMs, model } = result;
  const outcome = outcomeOf(result);
  const verdict = assertions.every(({ passed }) => passed) ? 'pass' : 'fail';
  const checks: SideGrader = {
    name: 'checks',
    type: 'assertions',
    score: result.score,
    weight: 1,
    verdict,
    assertions,
  };
  const tokens = totalTokens(tokenUsage);
  return {
    pass: outcome.kind === 'passed',
    score: outcome.score,
    // The record has the error in place of an answer.
    answer: status === 'execution_error' ? '' : output,
    failure: status === 'execution_error' ? (failureOf(result)?.message ?? result.failure.message) : undefined,
    graders: scores.length > 0 || assertions.length === 0 ? scores.map(graderOf) : [checks],
    steps: messages.flatMap(({ role, content, toolCalls = [], tokenUsage, durationMs }) => {
      const text = content === undefined ? '' : textOf(content);
      const isEmpty = text === '' && toolCalls.length > 0;
      const messageStep: SideStep = { kind: 'message', role, text, tokens: totalTokens(tokenUsage), durationMs };
      const calls = toolCalls.map((call): SideStep => {
        const [input, output] = [valueText(call.input), valueText(call.output)];
        return { kind: 'call', tool: call.tool, input, output, status: call.status, durationMs: call.durationMs };
      });
      return [...(isEmpty ? [] : [messageStep]), ...calls];
    }),
    fileChanges,
    tokens,
    costUsd,
    durationMs,
    model,
    from: { ...from, time: result.timestamp },
  };
}

const totalTokens = (usage: TokenUsage | undefined): number | undefined => usage && usage.input + usage.output;

const graderOf = (score: GraderScore): SideGrader => ({
  name: score.name,
  type: score.type,
  score: score.score,
  weight: score.weight,
  verdict: score.verdict,
  assertions: score.assertions,
  reasoning: score.reasoning,
  judge: score.target,
  costUsd: score.costUsd,
  members: score.scores?.map(graderOf),
});

/** Images and files are named: their bytes are not part of the agent's text. */
function textOf(content: Content): string {
  if (!Array.isArray(content)) return contentText(content);
  return content
    .map((part) => {
      if (part.type === 'text') return part.value;
      if (part.type === 'file') return `[file ${part.path}]`;
      return part.type === 'image' ? `[image ${part.mediaType}]` : canonicalJson(part.value);
    })
    .join('\n');
}

const valueText = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : canonicalJson(value);
