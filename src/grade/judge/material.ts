import type { Submission } from '../../model/ports/grader.ts';
import type { Judging } from '../../model/ports/provider.ts';
import type { Content, ContentPart, Message, ToolCall } from '../../model/run/message.ts';
import { never } from '../../shared/never.ts';
import { asJson } from '../submission.ts';

/** The input of a judge, each text trimmed and valid for sending; empty if there is none. */
export interface Material {
  readonly criteria: string;
  readonly question: string;
  readonly reference: string;
  readonly answer: string;
  readonly fileChanges: string;
  readonly toolCalls: string;
  readonly images: NonNullable<Judging['images']>;
}

/**
 * The material of a submission. `answer` is the text that is judged: that of the submission, or with its files read.
 */
export function materialOf(submission: Submission, answer: string): Material {
  const { messages, fileChanges = '' } = submission.response;
  return {
    criteria: fit(submission.criteria),
    question: fit(conversation(submission)),
    reference: fit(submission.reference),
    answer: fit(answer),
    fileChanges: fit(fileChanges),
    toolCalls: fit(toolCallList(messages)),
    images: messages
      .filter(({ role }) => role === 'assistant')
      .flatMap(({ content }) => (Array.isArray(content) ? content : []))
      .flatMap((part) => (part.type === 'image' ? [{ mediaType: part.mediaType, dataUri: part.dataUri }] : [])),
  };
}

/** Trimmed, without NUL and lone surrogates, which arguments of programs and HTTP bodies cannot carry. */
export const fit = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed().trim();

/** What was asked: the text, or with several speakers each under their role. */
function conversation({ input }: Submission): string {
  const spoken = input
    .map(({ role, content }) => ({ role, text: content === undefined ? '' : textOf(content) }))
    .filter(({ text }) => text !== '');
  const hasSpeakers = spoken.length > 1 || input.some(({ role }) => role === 'assistant' || role === 'tool');
  if (!hasSpeakers) return spoken.map(({ text }) => text).join('\n\n');
  return spoken.map(({ role, text }) => `@[${role.charAt(0).toUpperCase()}${role.slice(1)}]:\n${text}`).join('\n\n');
}

function textOf(content: Content): string {
  if (typeof content === 'string') return content.trim();
  const pieces = Array.isArray(content) ? content.map(partText) : [asJson(content.structured)];
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join('\n\n');
}

function partText(part: ContentPart): string {
  switch (part.type) {
    case 'text':
      return part.value;
    case 'file':
      return `[[ file: ${part.path} ]]\n${part.text}`;
    case 'image':
      return `[[ image: ${part.mediaType} ]]`;
    case 'data':
      return asJson(part.value);
    default:
      return never(part);
  }
}

/** The tool calls of an answer as a list for people: `- Tool: what it was about`. Empty without calls. */
function toolCallList(messages: readonly Message[]): string {
  return messages
    .flatMap(({ toolCalls = [] }) => toolCalls)
    .map((call) => {
      const subject = subjectOf(call);
      return subject === undefined ? `- ${call.tool}` : `- ${call.tool}: ${subject}`;
    })
    .join('\n');
}

/** The input that says most about a call of a well-known tool. */
const REPORTING_INPUTS = new Map([
  ['Skill', 'skill'],
  ['Read', 'file_path'],
  ['Write', 'file_path'],
  ['Edit', 'file_path'],
  ['Bash', 'command'],
  ['Grep', 'pattern'],
  ['Glob', 'pattern'],
]);

const LONGEST_SUBJECT = 120;

function subjectOf({ tool, input }: ToolCall): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const inputs = Object.entries(input as Record<string, unknown>);
  const reporting = inputs.find(([key, value]) => key === REPORTING_INPUTS.get(tool) && isReported(value))?.[1];
  const any = inputs.find(([, value]) => isReported(value) && value.length <= LONGEST_SUBJECT)?.[1];
  const subject = reporting ?? any;
  return isReported(subject) ? subject.slice(0, LONGEST_SUBJECT) : undefined;
}

const isReported = (value: unknown): value is string => typeof value === 'string' && value !== '';
