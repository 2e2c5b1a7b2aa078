import type { Problem } from '../../model/errors.ts';
import type { GraderKind } from '../../model/ports/grader.ts';
import type { OptionProblem } from '../../model/suite/kind.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { mistypedKey } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';
import type { References } from '../references/references.ts';
import { readPrompt, withPrompts } from './judge-prompts.ts';
import { withScriptsFound } from './preprocessors.ts';

/** Keys of every grader; the rest are its own options. */
export const COMMON_KEYS = ['name', 'type', 'weight', 'required', 'min_score', 'negate'];

/** A grader's own options; invalid and unknown keys are problems. */
export function readOptions(
  item: Cursor,
  kind: GraderKind,
  references: References | undefined,
  problems: Problem[],
): Readonly<Record<string, unknown>> {
  const { memberLists = [] } = kind;
  const removed = kind.takesPreprocessors ? refuseJudgeVotes(item, problems) : [];
  const mistyped = kind.keys === undefined ? mistypedKeys(item, Object.keys(kind.options.shape)) : [];
  const left = [COMMON_KEYS, memberLists, removed, mistyped.map(({ key }) => key)];
  const own: { readonly key: string; readonly field: Cursor }[] = [];
  for (const key of item.keys()) {
    const isOwn = !left.some((keys) => keys.includes(key));
    const field = isOwn ? item.key(key) : undefined;
    // A key without a value has no effect, unless it is data for a script.
    if (field !== undefined && (field.value !== null || kind.keys === undefined)) own.push({ key, field });
  }
  const written = Object.fromEntries(own.map(({ key, field }) => [key, optionValue(key, field, problems)]));
  const prompted = withPrompts(item, written, kind.prompts ?? [], (prompt) => readPrompt(prompt, references, problems));
  const given = kind.takesPreprocessors ? withScriptsFound(item, prompted, references, problems) : prompted;
  const options = { ...given, ...kind.impliedBy?.(item.field('type')?.text ?? kind.type, given) };
  checkOptions(item, options, kind, problems);
  const reported = kind.check(options).map(({ path }) => String(path[0]));
  const silent = mistyped.filter(({ meant }) => !reported.includes(meant));
  refuseMistyped(item, silent, problems);
  for (const { key } of own) {
    if (kind.keys === undefined || kind.keys.includes(key)) continue;
    problems.push(
      item.unknownKey(key, `"${cutEnd(key, 60)}" is not an option of ${kind.type}`, {
        known: [...kind.keys, ...COMMON_KEYS],
        what: 'options',
        reported,
      }),
    );
  }
  return options;
}

/** A key that is written, and the known key that it should be. */
interface Mistyped {
  readonly key: string;
  readonly meant: string;
}

/**
 * Keys that a program would get as its configuration, though they are mistyped keys of graders, such as `requird`.
 * Plurals and words with another first letter are configuration.
 */
export function mistypedKeys(item: Cursor, options: readonly string[]): Mistyped[] {
  const known = [...COMMON_KEYS, ...options];
  return item.keys().flatMap((key) => {
    const meant = mistypedKey(key, known);
    if (meant === undefined || item.key(meant) !== undefined) return [];
    const isOwnWord = key === `${meant}s` || key[0]?.toLowerCase() !== meant[0];
    return isOwnWord ? [] : [{ key, meant }];
  });
}

export function refuseMistyped(item: Cursor, mistyped: readonly Mistyped[], problems: Problem[]): void {
  for (const { key, meant } of mistyped) {
    const type = cutEnd(item.field('type')?.text ?? '', 60);
    problems.push(
      item.error('UNKNOWN_FIELD', `"${cutEnd(key, 60)}" is not an option of ${type}`, {
        location: item.key(key)?.keyLocation ?? item.location,
        hint: `Did you mean "${meant}"? Write configuration of that name under "config".`,
      }),
    );
  }
}

/** Removed keys. Only judges had this one; other graders may pass it to a program. */
function refuseJudgeVotes(item: Cursor, problems: Problem[]): string[] {
  const field = item.field('judge_votes');
  if (field === undefined) return [];
  problems.push(
    field.error('UNKNOWN_FIELD', '"judge_votes" was removed', {
      location: field.keyLocation,
      hint: 'Remove it: a judge is asked once for each answer.',
    }),
  );
  return ['judge_votes'];
}

/** Problems of options at the source locations of `item`: errors, and keys that are ignored. */
export function checkOptions(
  item: Cursor,
  options: Readonly<Record<string, unknown>>,
  kind: GraderKind,
  problems: Problem[],
): void {
  for (const complaint of kind.check(options)) problems.push(optionProblem(complaint, item, options, kind));
  for (const { path, message, hint, isOld, isMistyped } of kind.notes(options)) {
    const isSentence = /^["A-Z]/.test(message);
    const what = path.length === 0 ? `The grader ${kind.type}` : `${named(path)} of the grader ${kind.type}`;
    const text = isSentence ? message : `${what} ${message}`;
    const details = { location: item.below(path), hint };
    const code = isOld ? 'DEPRECATED' : 'UNUSED';
    problems.push(isMistyped ? item.error('UNKNOWN_FIELD', text, details) : item.warning(code, text, details));
  }
}

export function optionProblem(
  { path, message, found, hint }: OptionProblem,
  item: Cursor,
  options: Readonly<Record<string, unknown>>,
  { type }: GraderKind,
): Problem {
  const [key] = path;
  if (key === undefined) return item.error('GRADER_INVALID', `The grader ${type} ${clause(message)}`);
  if (!Object.hasOwn(options, key)) {
    const problem = item.missing(String(key), `The grader ${type} needs "${path.join('.')}"`, expectedFrom(message));
    return { ...problem, code: 'GRADER_INVALID' };
  }
  return {
    code: message.includes('not supported yet') ? 'NOT_SUPPORTED_YET' : 'GRADER_INVALID',
    severity: 'error',
    message: `${named(path)} of the grader ${type} ${clause(message)}`,
    location: item.below(path),
    found,
    hint,
  };
}

const named = (path: OptionProblem['path']): string => `"${cutEnd(path.join('.'), 100)}"`;

/** Options that are text or lists of texts, even if `${{ VAR }}` looks like another type. */
const TEXTS = ['value', 'flags', 'command', 'script', 'cwd', 'skill'];

function optionValue(key: string, field: Cursor, problems: Problem[]): unknown {
  if (!TEXTS.includes(key)) return field.value;
  if (field.isList) return field.items().map((item) => textValue(key, item, problems));
  return textValue(key, field, problems);
}

/** The text of a check is text, even if YAML parsed a number or boolean. */
function textValue(key: string, field: Cursor, problems: Problem[]): unknown {
  if (field.text !== undefined) return field.text;
  if (key !== 'value' || (typeof field.value !== 'number' && typeof field.value !== 'boolean')) return field.value;
  problems.push(
    field.warning('WRONG_TYPE', `"value" is a ${typeof field.value} and is compared as the text "${field.value}"`, {
      hint: `Write "${field.value}" in quotes.`,
    }),
  );
  return String(field.value);
}

/** Turns "must be text" into the expected form "text". */
const expectedFrom = (message: string): string => /^must (?:be|name|have) (.+)$/.exec(message)?.[1] ?? 'a value';

/** Zod's messages are clauses; ours follow the name of the option. */
const clause = (message: string): string =>
  /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is invalid: ${message}`;
