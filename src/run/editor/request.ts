import { join } from 'node:path';
import { agentDocument } from '../../model/ports/agent-document.ts';
import type { Question } from '../../model/ports/provider.ts';

/** A question as files: the prompt for the editor's agent, and the path of its answer. */
export interface EditorRequest {
  readonly requestFile: string;
  readonly text: string;
  /** The answer while it is written. */
  readonly partialFile: string;
  readonly answerFile: string;
  /** The text of the chat message. */
  readonly message: string;
  readonly attachments: readonly string[];
}

/** The files of one question in the folder of messages; `at` is the time, by which they are called. */
export function editorRequest(question: Question, messages: string, at: number): EditorRequest {
  const stamp = new Date(at).toISOString().replaceAll(/\D/g, '');
  const [requestFile, partialFile, answerFile] = ['req', 'res.tmp', 'res'].map((part) =>
    join(messages, `${stamp}_${part}.md`),
  ) as [string, string, string];
  return {
    requestFile,
    partialFile,
    answerFile,
    text: requestText(question, partialFile, answerFile),
    message: `Follow instructions in [${stamp}_req.md](${fileUri(requestFile)})`,
    attachments: [...new Set([...(question.prompt.guidelines?.files ?? []), ...question.inputFiles])],
  };
}

const requestText = (question: Question, partialFile: string, answerFile: string): string => `# Your task

${agentDocument(question, { isEditor: true })}

# How to hand in your answer

This chat is not read. Only the answer in a file counts:

1. When the task is done, write your whole final answer, as Markdown and with nothing around it, to \`${partialFile}\`.
2. When that file is complete, rename it to \`${answerFile}\`. The name is the sign that you are done: do not create the
   file under it, and do not touch it afterwards.

Do both even if you could not do the task: then the answer says why. Do not ask questions.
`;

export function fileUri(path: string): string {
  const slashed = path.replaceAll('\\', '/');
  return `file://${slashed.startsWith('/') ? '' : '/'}${slashed.split('/').map(encodeURIComponent).join('/').replaceAll('%3A', ':')}`;
}
