import { dirname } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { GraderKind, JudgePrompt } from '../../model/ports/grader.ts';
import { asClause, findKind, type OptionProblem } from '../../model/suite/kind.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import { mistypedKey } from '../../model/text/similar-names.ts';
import { cutEnd, cutMiddle } from '../../model/text/text.ts';
import { anyObject, block, field, old, texts } from '../block.ts';
import { CALL_KEYS, GRADER_KEYS, withPresentKeys } from '../old-names.ts';
import type { References } from '../references/references.ts';
import type { Cursor } from '../yaml/cursor.ts';

/** Keys of every grader; the rest are its own options. */
export const COMMON_KEYS = ['name', 'type', 'weight', 'required', 'min_score', 'negate'];

/** A program that prints a prompt: its last argument is a file. */
const PROMPT_PROGRAM = block({ of: 'a prompt', required: ['command'] }, () => ({
  command: field(texts, 'A program and its arguments that prints the prompt.'),
  script: old(texts, 'command'),
  config: field(anyObject, 'Data for the program.'),
}));

export const promptDefinitions = () => ({ promptProgram: PROMPT_PROGRAM.schema });

type GraderOptions = Readonly<Record<string, unknown>>;

/** A grader's own options; invalid and unknown keys are reported. */
export function readOptions(written: Cursor, kind: GraderKind, references: References): GraderOptions {
  const { memberLists = [], keys } = kind;
  const item = withPresentKeys(written, GRADER_KEYS[kind.type]);
  const mistyped = keys === undefined ? mistypedKeys(item, Object.keys(kind.options.shape)) : [];
  const others = [...COMMON_KEYS, ...memberLists, ...mistyped.map(({ key }) => key)];
  const optionFields = item.keys().flatMap((key) => {
    const field = others.includes(key) ? undefined : item.key(key);
    // A key without a value has no effect, unless it is data for a script.
    return field === undefined || (field.value === null && keys !== undefined) ? [] : [{ key, field }];
  });
  const asMeant = (key: string, field: Cursor): unknown => {
    if (kind.type === 'tool-trajectory' && key === 'expected') {
      if (!field.isList) return field.value;
      const calls = field.items().map((call) => withPresentKeys(call, CALL_KEYS));
      return calls.map((call) =>
        call.isMap ? Object.fromEntries(call.keys().map((name) => [name, call.key(name)?.value])) : call.value,
      );
    }
    if (!TEXTS.includes(key)) return field.value;
    return field.isList ? field.items().map((each) => textValue(key, each)) : textValue(key, field);
  };
  let values: GraderOptions = Object.fromEntries(optionFields.map(({ key, field }) => [key, asMeant(key, field)]));
  for (const path of kind.prompts ?? []) {
    const way = path.split('.');
    const field = way.reduce<Cursor | undefined>((at, key) => at?.field(key), item);
    if (field !== undefined) values = replaced(values, way, readPrompt(field, references));
  }
  if (kind.takesPreprocessors) {
    const programs = item.field('preprocessors');
    // The grader itself reports a value that is not a list.
    if (programs?.isList) values = { ...values, preprocessors: withScripts(programs, references) };
  }
  const options = { ...values, ...kind.impliedBy?.(item.field('type')?.text ?? kind.type, values) };

  checkOptions(item, options, kind);
  const reported = kind.check(options).map(({ path }) => String(path[0]));
  refuseMistyped(
    item,
    mistyped.filter(({ meant }) => !reported.includes(meant)),
  );
  for (const { key } of optionFields) {
    if (keys === undefined || keys.includes(key)) continue;
    const known = [...keys, ...COMMON_KEYS];
    const message = `"${cutEnd(key, 60)}" is not an option of ${kind.type}`;
    item.addUnknownKey(key, message, { known, what: 'options', reported });
  }
  return options;
}

interface MistypedKey {
  readonly key: string;
  readonly meant: string;
}

/**
 * Keys that a program would get as its configuration, though they are mistyped keys of graders, such as `requird`.
 * Plurals and words with another first letter are configuration.
 */
export function mistypedKeys(item: Cursor, options: readonly string[]): MistypedKey[] {
  const known = [...COMMON_KEYS, ...options];
  return item.keys().flatMap((key) => {
    const meant = mistypedKey(key, known);
    if (meant === undefined || item.key(meant) !== undefined) return [];
    const isOwnWord = key === `${meant}s` || key[0]?.toLowerCase() !== meant[0];
    return isOwnWord ? [] : [{ key, meant }];
  });
}

export function refuseMistyped(item: Cursor, mistyped: readonly MistypedKey[]): void {
  for (const { key, meant } of mistyped) {
    const type = cutEnd(item.field('type')?.text ?? '', 60);
    item.addError('UNKNOWN_FIELD', `"${cutEnd(key, 60)}" is not an option of ${type}`, {
      location: item.key(key)?.keyLocation ?? item.location,
      hint: `Did you mean "${meant}"? Write configuration of that name under "config".`,
    });
  }
}

/** Reports problems of options at the source locations of `item`: errors, and keys that are ignored. */
export function checkOptions(item: Cursor, options: GraderOptions, kind: GraderKind): void {
  for (const complaint of kind.check(options)) item.problems.push(optionProblem(complaint, item, options, kind));
  for (const { path, message, hint, isOld, isMistyped } of kind.notes(options)) {
    const isSentence = /^["A-Z]/.test(message);
    const what = path.length === 0 ? `The grader ${kind.type}` : `${named(path)} of the grader ${kind.type}`;
    const text = isSentence ? message : `${what} ${message}`;
    const details = { location: item.below(path), hint };
    if (isMistyped) item.addError('UNKNOWN_FIELD', text, details);
    else item.addWarning(isOld ? 'DEPRECATED' : 'UNUSED', text, details);
  }
}

export function optionProblem(
  { path, message, found, hint }: OptionProblem,
  item: Cursor,
  options: GraderOptions,
  { type }: GraderKind,
): Problem {
  const clause = asClause(message);
  const [key] = path;
  if (key === undefined) return item.error('GRADER_INVALID', `The grader ${type} ${clause}`);
  if (!Object.hasOwn(options, key)) {
    const expected = /^must (?:be|name|have) (.+)$/.exec(message)?.[1] ?? 'a value';
    const problem = item.missing(String(key), `The grader ${type} needs "${path.join('.')}"`, expected);
    return { ...problem, code: 'GRADER_INVALID' };
  }
  const location = item.below(path);
  return item.error('GRADER_INVALID', `${named(path)} of the grader ${type} ${clause}`, { location, found, hint });
}

const named = (path: OptionProblem['path']): string => `"${cutEnd(path.join('.'), 100)}"`;

/** Options that are text or lists of texts, even if `${{ VAR }}` looks like another type. */
const TEXTS = ['value', 'flags', 'command', 'script', 'cwd', 'skill'];

/** The text of a check is text, even if YAML parsed a number or boolean. */
function textValue(key: string, field: Cursor): unknown {
  const { text, value } = field;
  if (text !== undefined) return text;
  if (key !== 'value' || (typeof value !== 'number' && typeof value !== 'boolean')) return value;
  const message = `"value" is a ${typeof value} and is compared as the text "${value}"`;
  field.addWarning('WRONG_TYPE', message, { hint: `Write "${value}" in quotes.` });
  return String(value);
}

function replaced(mapping: GraderOptions, [key = '', ...below]: readonly string[], value: unknown): GraderOptions {
  const inner = Object.hasOwn(mapping, key) ? mapping[key] : undefined;
  return { ...mapping, [key]: below.length === 0 ? value : replaced({ ...(inner as object) }, below, value) };
}

const inline = (text: string): JudgePrompt => ({ from: 'inline', text });
/** Placeholder for a prompt that is not read yet, or has a problem. */
const UNREAD = inline('unread');

/** A prompt with its file content; a placeholder for an invalid one. */
function readPrompt(prompt: Cursor, references: References): JudgePrompt {
  if (prompt.isMap) {
    PROMPT_PROGRAM.open(prompt);
    const command = prompt.field('command') ?? prompt.field('script');
    const words = command?.items() ?? [];
    const isComplete = words.length > 0 && words.every((word) => word.text);
    const expected = 'a list of a program and its arguments';
    if (command === undefined) prompt.addMissing('command', 'A prompt that is a mapping needs "command"', expected);
    else if (!isComplete) command.addWrongType(expected, undefined, 'command');
    const { config } = PROMPT_PROGRAM.values(prompt, 'config');
    const program = isComplete ? commandOf(words, references) : undefined;
    if (program === undefined) return UNREAD;
    return { from: 'program', command: program.command.map(String), cwd: dirname(program.script), config };
  }
  const { text } = prompt;
  if (text === undefined) {
    prompt.addWrongType('text, the name of a file ("file://…"), or a mapping with "command"', undefined, 'prompt');
    return UNREAD;
  }
  const [, named] = /^file:\/\/(.*)$/s.exec(text.trim()) ?? [];
  const path = named ?? text.trim();
  // A path is one line without variables, of limited length.
  const mayBePath = named !== undefined || (path !== '' && text.length <= 1_000 && !/[\n\r\0]|\{\{/.test(text));
  if (!mayBePath) return inline(text);

  const file = references.text(path);
  if (named === undefined && file.kind === 'missing') {
    // Text that ends like a prompt file, without such a file, is most likely a mistake.
    if (/^\S+\.(?:md|txt|prompt|tmpl)$/i.test(path)) {
      const hint = 'Start the path of a prompt with "file://".';
      const message = `There is no file ${cutMiddle(path, 100)}, so this text is the prompt`;
      prompt.addWarning('FILE_MISSING', message, { hint });
    }
    return inline(text);
  }
  const promptFile = references.found(file, prompt);
  if (promptFile === undefined) return UNREAD;
  if (named === undefined) {
    // Suites of every version use the bare path.
    const message =
      'This prompt is the path of a file, which is read; newer versions of AgentV use the path itself as the prompt';
    prompt.addOldSpelling(message, `Write "file://${cutMiddle(path, 100)}".`, prompt.location);
  }
  return { from: 'file', path: promptFile.absolutePath, text: promptFile.text };
}

/** A command whose last word is a file, with the absolute path of that. A missing file is reported. */
function commandOf(words: readonly Cursor[], references: References) {
  const last = words.at(-1);
  const script = last?.text?.trim() ? references.found(references.file(last.text), last)?.absolutePath : undefined;
  return script === undefined
    ? undefined
    : { script, command: [...words.slice(0, -1).map(({ value }) => value), script] };
}

/** Programs that convert files in answers to text, as written; graders check and run them. */
export type Preprocessors = readonly unknown[];

/**
 * The programs of a suite or a test for all of its judges, checked like those of a grader. Problems are reported once,
 * and invalid programs are removed.
 */
export function readPreprocessors(
  item: Cursor,
  { kinds, references }: { readonly kinds: readonly GraderKind[]; readonly references: References },
): Preprocessors {
  const field = item.field('preprocessors');
  if (field === undefined) return [];
  const kind = kinds.find(({ takesPreprocessors }) => takesPreprocessors);
  const all = kind?.check({ preprocessors: field.value }) ?? [];
  const complaints = all.filter(({ path }) => path[0] === 'preprocessors');
  for (const { path, message, found } of complaints) {
    item.addError('WRONG_TYPE', `${named(path)} ${message}`, { location: item.below(path), found });
  }
  return complaints.length > 0 || !field.isList ? [] : withScripts(field, references);
}

/** Adds the common programs before the grader's own ones: of several for one type, the last is used. */
export function withInherited(
  specs: readonly GraderSpec[],
  inherited: Preprocessors,
  kinds: readonly GraderKind[],
): GraderSpec[] {
  if (inherited.length === 0) return [...specs];
  return specs.map((spec) => {
    if (!findKind(kinds, spec.type)?.takesPreprocessors) return spec;
    const ownPreprocessors = spec.options['preprocessors'];
    return {
      ...spec,
      options: {
        ...spec.options,
        preprocessors: [...inherited, ...(Array.isArray(ownPreprocessors) ? ownPreprocessors : [])],
      },
    };
  });
}

/** The entries with the absolute path of each command's script. */
const withScripts = (list: Cursor, references: References): unknown[] =>
  list.items().map((entry) => {
    const program = commandOf(entry.field('command')?.items() ?? [], references);
    return program === undefined ? entry.value : { ...(entry.value as object), command: program.command };
  });
