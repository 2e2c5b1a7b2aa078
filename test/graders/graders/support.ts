import { graders } from '../../../src/graders/graders/index.ts';
import type { Message, ToolCall } from '../../../src/model/run/message.ts';
import type { Response } from '../../../src/model/run/outcome.ts';
import { findKind, type OptionProblem } from '../../../src/model/suite/kind.ts';
import { aSubmission, gradeWith, scored } from '../support.ts';

type Options = Readonly<Record<string, unknown>>;

export function kindOf(type: string) {
  const kind = findKind(graders, type);
  if (kind === undefined) throw new Error(`There is no grader ${type}`);
  return kind;
}

/** What a grader says of a response of which only the given is known. */
export async function judged(type: string, options: Options, response: Partial<Response>, expected: Message[] = []) {
  const { score, assertions, reasoning } = scored(
    await gradeWith(kindOf(type), options, aSubmission('done', { response: { messages: [], ...response }, expected })),
  );
  return {
    score,
    reasoning,
    texts: assertions.map(({ text }) => text),
    passed: assertions.map(({ passed }) => passed),
    evidence: assertions.map(({ evidence }) => evidence),
  };
}

/** A call, or only its tool. */
export type Call = ToolCall | string;

/** Messages of an agent that made these calls and was done. */
export const calling = (...calls: Call[]): Pick<Response, 'messages'> => ({
  messages: [
    {
      role: 'assistant',
      content: 'done',
      toolCalls: calls.map((call) => (typeof call === 'string' ? { tool: call } : call)),
    },
  ],
});

/** What is wrong with options: `path: message`. */
export const complaints = (type: string, options: Options): string[] => kindOf(type).check(options).map(asLine);

/** What has no effect in options: `path: message`. */
export const overlooked = (type: string, options: Options): string[] => (kindOf(type).notes(options) ?? []).map(asLine);

const asLine = ({ path, message }: OptionProblem): string => `${path.join('.')}: ${message}`;
