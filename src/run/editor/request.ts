import { join } from 'node:path';
import { agentDocument } from '../../model/ports/agent-document.ts';
import type { Question } from '../../model/ports/provider.ts';

/** A question as files: what the editor's agent reads, and where it puts its answer. */
export interface EditorRequest {
  readonly requestFile: string;
  readonly text: string;
  /** The answer while it is written. */
  readonly partialFile: string;
  readonly answerFile: string;
  /** What is said in the chat. */
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

Nobody reads this chat. Your answer counts only as a file:

1. When the task is done, write your whole final answer, as Markdown and with nothing around it, to \`${partialFile}\`.
2. When that file is complete, rename it to \`${answerFile}\`. The name is the sign that you are done: do not create the
   file under it, and do not touch it afterwards.

Do both even when you could not do the task: then the answer says why. Ask nothing back.
`;

export function fileUri(path: string): string {
  const slashed = path.replaceAll('\\', '/');
  return `file://${slashed.startsWith('/') ? '' : '/'}${slashed.split('/').map(encodeURIComponent).join('/').replaceAll('%3A', ':')}`;
}
