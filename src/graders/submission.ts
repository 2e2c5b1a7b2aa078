import type { Submission } from '../model/ports/grader.ts';
import { contentOnWire, toolCallOnWire } from '../model/ports/wire.ts';
import { type ContentPart, finalAnswer } from '../model/run/message.ts';
import type { Response } from '../model/run/outcome.ts';
import type { Test } from '../model/suite/suite.ts';
import { withoutSequences } from '../platform/secrets/ansi-sequence.ts';

/** What graders get of an answer: its text without terminal sequences, as the reports show it. */
export function submissionOf(test: Test, response: Response, workspacePath?: string): Submission {
  const messages = response.messages.map((message) => {
    const { content } = message;
    if (typeof content === 'string') return { ...message, content: plainText(content) };
    if (!Array.isArray(content)) return message;
    const plain = (part: ContentPart): ContentPart =>
      part.type === 'text' ? { ...part, value: plainText(part.value) } : part;
    return { ...message, content: content.map(plain) };
  });
  const { content, toolCalls } = test.expected.at(-1) ?? {};
  const expectedCalls = toolCalls === undefined ? '' : asJson(toolCalls.map(toolCallOnWire));
  return {
    answer: finalAnswer(messages),
    response: { ...response, messages },
    testId: test.id,
    criteria: test.criteria,
    // All text that the suite wrote, without the content of files.
    question: test.input
      .flatMap(({ content = '' }) => {
        if (typeof content === 'string') return content;
        if (!Array.isArray(content)) return asJson(content.structured);
        return content.map((part) =>
          part.type === 'text' ? part.value : part.type === 'data' ? part.value['value'] : undefined,
        );
      })
      .flatMap((text) => (typeof text === 'string' ? text.trim() : []))
      .filter((text) => text !== '')
      .join(' '),
    input: test.input,
    inputFiles: test.inputFiles,
    expected: test.expected,
    // Of the last expected message its text, else its content or its tool calls as JSON.
    reference: typeof content === 'string' ? content : content ? asJson(contentOnWire(content)) : expectedCalls,
    metadata: test.metadata,
    workspacePath,
  };
}

/** Characters that control a terminal are not shown either: with one in it, a forbidden word would pass. */
const plainText = (text: string): string => withoutSequences(text).replace(CONTROLS, '');

const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';
