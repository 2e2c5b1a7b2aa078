import { extname } from 'node:path';
import * as z from 'zod';
import type { Grading } from '../../model/ports/grader.ts';
import type { ContentPart } from '../../model/run/message.ts';
import { runForText, withScriptFound } from './programs.ts';

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
export async function answerText(grading: Grading, preprocessors: readonly Preprocessor[]): Promise<string> {
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

type FilePart = Extract<ContentPart, { type: 'file' }>;

async function fileText(
  { path, absolutePath, text }: FilePart,
  preprocessors: readonly Preprocessor[],
  grading: Grading,
): Promise<{ readonly text: string } | { readonly warning: string }> {
  const media = MEDIA_TYPES.get(extname(path).slice(1).toLowerCase()) ?? 'application/octet-stream';
  const preprocessor = preprocessors.findLast(({ type }) => type === media);
  if (preprocessor === undefined) return { text };

  const found = await withScriptFound(preprocessor.command, grading.deps);
  if (found === undefined) return { warning: `there is no file "${preprocessor.command.at(-1)}"` };
  const stdin = JSON.stringify({ path: absolutePath, original_path: path, media_type: media }, null, 2);
  const printed = await runForText({ command: found.command, cwd: grading.deps.suiteFolder, stdin }, grading);
  return printed.kind === 'printed' ? { text: printed.text } : { warning: printed.why };
}
