import { extname } from 'node:path';
import * as z from 'zod';
import type { GradeRequest, Submission } from '../../model/ports/grader.ts';
import type { JudgeFormat } from '../../model/ports/provider.ts';
import type { Content, ContentPart, ToolCall } from '../../model/run/message.ts';
import { partsIn } from '../../model/run/message.ts';
import { capitalized } from '../../model/text/text.ts';
import { never } from '../../model/values/never.ts';
import { lookUp, runForText } from '../programs.ts';
import { asJson } from '../submission.ts';

/** The input of a judge, each text trimmed and valid for sending; empty if there is none. */
export interface Material {
  readonly criteria: string;
  readonly question: string;
  readonly reference: string;
  readonly answer: string;
  readonly fileChanges: string;
  readonly toolCalls: string;
  readonly images: NonNullable<JudgeFormat['images']>;
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
    // A list for people: `- Tool: what it was about`.
    toolCalls: fit(
      messages
        .flatMap(({ toolCalls = [] }) => toolCalls)
        .map((call) => {
          const subject = subjectOf(call);
          return subject === undefined ? `- ${call.tool}` : `- ${call.tool}: ${subject}`;
        })
        .join('\n'),
    ),
    images: partsIn(messages.filter(({ role }) => role === 'assistant')).flatMap((part) =>
      part.type === 'image' ? [{ mediaType: part.mediaType, dataUri: part.dataUri }] : [],
    ),
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
  return spoken.map(({ role, text }) => `@[${capitalized(role)}]:\n${text}`).join('\n\n');
}

function textOf(content: Content): string {
  if (typeof content === 'string') return content.trim();
  const pieces = Array.isArray(content)
    ? content.map((part) => {
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
      })
    : [asJson(content.structured)];
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .join('\n\n');
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

const MAX_SUBJECT_LENGTH = 120;

function subjectOf({ tool, input }: ToolCall): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const inputs = Object.entries(input as Record<string, unknown>);
  const reporting = inputs.find(([key, value]) => key === REPORTING_INPUTS.get(tool) && isReported(value))?.[1];
  const any = inputs.find(([, value]) => isReported(value) && value.length <= MAX_SUBJECT_LENGTH)?.[1];
  const subject = reporting ?? any;
  return isReported(subject) ? subject.slice(0, MAX_SUBJECT_LENGTH) : undefined;
}

const isReported = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Short names of media types, which are also the endings of such files. */
const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['csv', 'text/csv'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['htm', 'text/html'],
  ['html', 'text/html'],
  ['json', 'application/json'],
  ['markdown', 'text/markdown'],
  ['md', 'text/markdown'],
  ['pdf', 'application/pdf'],
  ['sql', 'application/sql'],
  ['txt', 'text/plain'],
  ['xhtml', 'application/xhtml+xml'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['xml', 'application/xml'],
  ['yaml', 'application/yaml'],
  ['yml', 'application/yaml'],
]);

const word = () => z.string('must be text').refine((text) => text.trim() !== '', 'must not be empty');
const mediaType = () =>
  word()
    .transform((type) => MEDIA_TYPES.get(type.trim().toLowerCase()) ?? type.trim().toLowerCase())
    .refine(
      (type) => type.includes('/'),
      `must be a media type such as text/csv, or one of ${[...MEDIA_TYPES.keys()].join(', ')}`,
    );

/** Programs that turn files of an answer into text: one for each media type. */
export const preprocessorOptions = () =>
  z.array(
    z.strictObject(
      {
        type: mediaType(),
        command: z.array(word(), 'must be a list of a program and its arguments').min(1, 'must name a program'),
      },
      'must be a mapping with "type" and "command"',
    ),
    'must be a list of "type" with "command"',
  );
export type Preprocessor = z.output<ReturnType<typeof preprocessorOptions>>[number];

/**
 * The text to judge. If the last answer has parts, its files are included: as they are, or converted by a preprocessor
 * of their type. If a preprocessor fails, the judge gets a warning instead.
 */
export async function answerText(grading: GradeRequest, preprocessors: readonly Preprocessor[]): Promise<string> {
  const { answer, response } = grading.submission;
  const last = response.messages.findLast(({ role, content }) => role === 'assistant' && content !== undefined);
  const parts = Array.isArray(last?.content) ? last.content : [];
  if (!parts.some(({ type }) => type === 'file')) return answer;

  const pieces: string[] = [];
  const warnings: string[] = [];
  for (const part of parts) {
    if (part.type === 'text') pieces.push(part.value);
    if (part.type !== 'file') continue;
    const read = await fileText(part, preprocessors, grading);
    if ('warning' in read) warnings.push(`[file preprocessing warning] ${part.path}: ${read.warning}`);
    else pieces.push(`[[ file: ${part.path} ]]\n${read.text}`);
  }
  return [...pieces, ...warnings].join('\n');
}

async function fileText(
  { path, absolutePath, text }: Extract<ContentPart, { type: 'file' }>,
  preprocessors: readonly Preprocessor[],
  grading: GradeRequest,
): Promise<{ readonly text: string } | { readonly warning: string }> {
  const media = MEDIA_TYPES.get(extname(path).slice(1).toLowerCase()) ?? 'application/octet-stream';
  const preprocessor = preprocessors.findLast(({ type }) => type === media);
  if (preprocessor === undefined) return { text };

  // The last part of the command is the script.
  const [program, name = ''] = [preprocessor.command.slice(0, -1), preprocessor.command.at(-1)];
  const script = await lookUp(name, 'file', grading.deps);
  if (script === undefined) return { warning: `there is no file "${name}"` };
  const stdin = JSON.stringify({ path: absolutePath, original_path: path, media_type: media }, null, 2);
  const printed = await runForText({ command: [...program, script], cwd: grading.deps.suiteFolder, stdin }, grading);
  return printed.kind === 'printed' ? { text: printed.text } : { warning: printed.why };
}
