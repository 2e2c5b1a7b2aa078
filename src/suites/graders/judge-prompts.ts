import { dirname } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { JudgePrompt } from '../../model/ports/judge-prompt.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { cutMiddle } from '../../shared/text.ts';
import { checkFields, type Fields } from '../fields/fields.ts';
import type { References } from '../references/references.ts';

/** The options of a grader with its prompts read; `paths` are dotted, relative to the grader. */
export function withPrompts(
  item: Cursor,
  options: Readonly<Record<string, unknown>>,
  paths: readonly string[],
  read: (prompt: Cursor) => unknown,
): Readonly<Record<string, unknown>> {
  return paths.reduce<Readonly<Record<string, unknown>>>((replacedSoFar, path) => {
    const keys = path.split('.');
    const field = keys.reduce<Cursor | undefined>((at, key) => at?.field(key), item);
    return field === undefined ? replacedSoFar : replaced(replacedSoFar, keys, read(field));
  }, options);
}

function replaced(mapping: Readonly<Record<string, unknown>>, keys: readonly string[], value: unknown) {
  const [key = '', ...below] = keys;
  const inner = Object.hasOwn(mapping, key) ? mapping[key] : undefined;
  const next: unknown = below.length === 0 ? value : replaced({ ...(inner as object) }, below, value);
  return { ...mapping, [key]: next };
}

/**
 * A prompt with its file content. Its problems are reported here, and an invalid one stays as written in the options.
 */
export function readPrompt(field: Cursor, references: References | undefined, problems: Problem[]): unknown {
  if (field.isMap) return readProgram(field, references, problems);
  const { text } = field;
  if (text === undefined) {
    problems.push(field.wrongType('prompt', 'text, the name of a file ("file://…"), or a mapping with "command"'));
    return unread;
  }
  const [, named] = /^file:\/\/(.*)$/s.exec(text.trim()) ?? [];
  if (named !== undefined) return readFile(field, named, references, problems);
  return (looksLikePath(text) ? readBarePath(field, text.trim(), references, problems) : undefined) ?? inline(text);
}

const inline = (text: string): JudgePrompt => ({ from: 'inline', text });
/** Placeholder for a prompt that is not read yet, or has a problem. */
const unread = inline('unread');

function readFile(field: Cursor, name: string, references: References | undefined, problems: Problem[]): JudgePrompt {
  const reference = references?.text(name) ?? notHere;
  if (reference.kind === 'unread') return unread;
  if (reference.kind === 'found') return { from: 'file', path: reference.absolutePath, text: reference.text };
  const { code, message, ...more } = reference.complaint;
  problems.push(field.error(code, message, more));
  return unread;
}

const notHere = {
  kind: 'missing',
  complaint: { code: 'NOT_SUPPORTED_YET', message: 'Suites of this format cannot have a prompt file' },
} as const;

/** A path is one line without variables, of limited length. */
const looksLikePath = (text: string): boolean =>
  !/[\n\r\0]|\{\{/.test(text) && text.trim() !== '' && text.length <= 1_000;

/** Suites of every version use the bare path of a prompt, which newer versions of AgentV treat as the prompt itself. */
function readBarePath(
  field: Cursor,
  path: string,
  references: References | undefined,
  problems: Problem[],
): JudgePrompt | undefined {
  const reference = references?.text(path) ?? notHere;
  if (reference.kind === 'unread') return unread;
  if (reference.kind === 'found') {
    const message =
      'This prompt is the path of a file, which is read; newer versions of AgentV use the path itself as the prompt';
    problems.push(field.oldSpelling(message, `Write "file://${cutMiddle(path, 100)}".`, field.location));
    return { from: 'file', path: reference.absolutePath, text: reference.text };
  }
  if (reference.kind === 'missing') return warnOfLostFile(field, path, problems);
  const { code, message, ...more } = reference.complaint;
  problems.push(field.error(code, message, more));
  return unread;
}

/** Text that ends like a prompt file, without such a file, is most likely a mistake. */
function warnOfLostFile(field: Cursor, path: string, problems: Problem[]): undefined {
  if (!/^\S+\.(?:md|txt|prompt|tmpl)$/i.test(path)) return undefined;
  problems.push(
    field.warning('FILE_MISSING', `There is no file ${cutMiddle(path, 100)}, so this text is the prompt`, {
      hint: 'Start the path of a prompt with "file://".',
    }),
  );
  return undefined;
}

export const PROGRAM_FIELDS: Fields = {
  of: 'a prompt',
  read: ['command', 'script', 'config'],
  required: ['command'],
  withoutEffect: {},
};

/** A program that prints the prompt: its last argument is a file. */
function readProgram(field: Cursor, references: References | undefined, problems: Problem[]): JudgePrompt {
  checkFields(field, PROGRAM_FIELDS, problems);
  const command = field.field('command') ?? field.field('script');
  const config = field.field('config');
  const words = command?.items().map(({ text }) => text) ?? [];
  const last = words.at(-1);
  if (command === undefined || last === undefined || words.some((word) => word === undefined || word === '')) {
    problems.push(
      command?.wrongType('command', 'a list of a program and its arguments') ??
        field.missing('command', 'A prompt that is a mapping needs "command"', 'a list of a program and its arguments'),
    );
    return unread;
  }
  if (config !== undefined && !config.isMap) problems.push(config.wrongType('config', 'a mapping'));
  const script = references?.file(last) ?? notHere;
  if (script.kind === 'unread') return unread;
  if (script.kind !== 'found') {
    const { code, message, ...more } = script.complaint;
    problems.push((command.items().at(-1) ?? command).error(code, message, more));
    return unread;
  }
  return {
    from: 'program',
    command: [...words.slice(0, -1).map(String), script.absolutePath],
    cwd: dirname(script.absolutePath),
    config: config?.isMap ? (config.value as Record<string, unknown>) : undefined,
  };
}
