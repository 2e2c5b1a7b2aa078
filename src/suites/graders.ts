import type { Problem } from '../model/errors.ts';
import type { GraderKind } from '../model/grader.ts';
import { canonicalName, findKind } from '../model/kind.ts';
import type { Cursor } from '../model/source.ts';
import type { GraderSpec } from '../model/suite.ts';
import { didYouMean } from '../shared/did-you-mean.ts';
import { notSupportedYet } from './fields.ts';

/** Keys that every grader has; the rest are its own options. */
const COMMON_KEYS = ['name', 'type', 'weight', 'required', 'min_score', 'negate'];

/** Grader types of the format that are still to come; asking for one is an error at its line. */
const NOT_YET = [
  'llm-grader',
  'llm-judge',
  'agent-judge',
  'rubrics',
  'rubric',
  'composite',
  'assert-set',
  'tool-trajectory',
  'expected-tool-calls',
  'field-accuracy',
  'latency',
  'cost',
  'token-usage',
  'execution-metrics',
  'skill-trigger',
];

/** A list of graders, checked against the graders there are (graders.md §1, §2). Nothing of it is dropped: what cannot be built is a problem. */
export function readGraders(field: Cursor, kinds: readonly GraderKind[], problems: Problem[]): GraderSpec[] {
  if (!field.isList) {
    problems.push(field.wrongType('assertions', 'a list of graders'));
    return [];
  }
  return field.items().flatMap((item) => readGrader(item, kinds, problems) ?? []);
}

function readGrader(item: Cursor, kinds: readonly GraderKind[], problems: Problem[]): GraderSpec | undefined {
  if (typeof item.value === 'string') {
    problems.push(notSupportedYet('A criterion written as plain text (judged by a model)', item));
    return undefined;
  }
  if (!item.isMap) {
    problems.push(item.wrongType('grader', 'a mapping with "type"'));
    return undefined;
  }
  if (item.key('include') !== undefined && item.keys().length === 1) {
    problems.push(notSupportedYet('"include"', item));
    return undefined;
  }
  const kind = readKind(item, kinds, problems);
  const weight = readWeight(item, problems);
  const required = readRequired(item, problems);
  const negate = readNegate(item, problems);
  if (kind === undefined) return undefined;

  const options = readOptions(item, kind, problems);
  const declaredAs = String(item.field('type')?.value);
  return {
    name: readName(item, problems) ?? kind.nameFor?.(options) ?? kind.type,
    type: kind.type,
    declaredAs,
    weight,
    ...(required !== undefined && { required }),
    negate,
    options,
    place: item.place,
  };
}

function readKind(item: Cursor, kinds: readonly GraderKind[], problems: Problem[]): GraderKind | undefined {
  const type = item.field('type');
  if (type === undefined) {
    problems.push(
      item.error('MISSING_FIELD', 'A grader needs "type"', { expected: kinds.map((kind) => kind.type).join(', ') }),
    );
    return undefined;
  }
  if (typeof type.value !== 'string') {
    problems.push(type.wrongType('type', 'the name of a grader'));
    return undefined;
  }
  const kind = findKind(kinds, type.value);
  if (kind) return kind;
  if (NOT_YET.includes(canonicalName(type.value))) {
    problems.push(notSupportedYet(`The grader "${type.value}"`, type));
    return undefined;
  }
  const known = kinds.map((each) => each.type);
  const meant = didYouMean(type.value, [...known, ...NOT_YET]);
  problems.push(
    type.error('UNKNOWN_GRADER', `There is no grader called "${type.value}"`, {
      expected: `one of ${known.join(', ')}`,
      found: JSON.stringify(type.value),
      hint:
        meant === undefined
          ? 'Graders of your own in .agentv/assertions/ are not supported yet; a code-grader runs any script.'
          : `Did you mean "${meant}"?`,
    }),
  );
  return undefined;
}

function readName(item: Cursor, problems: Problem[]): string | undefined {
  const name = item.field('name');
  if (name === undefined) return undefined;
  if (name.text !== undefined && name.text.trim() !== '') return name.text;
  problems.push(name.wrongType('name', 'text that is not empty'));
  return undefined;
}

function readWeight(item: Cursor, problems: Problem[]): number {
  const weight = item.key('weight');
  if (weight === undefined) return 1;
  if (typeof weight.value === 'number' && Number.isFinite(weight.value) && weight.value >= 0) return weight.value;
  problems.push(weight.wrongType('weight', 'a number, 0 or more'));
  return 1;
}

/** `required: true` holds the test to its own pass mark, a number (or `min_score`) to that number. */
function readRequired(item: Cursor, problems: Problem[]): GraderSpec['required'] {
  const required = item.field('required');
  const minScore = readMinScore(item, problems);
  if (required === undefined || required.value === false) {
    if (minScore !== undefined) {
      const field = item.key('min_score') ?? item;
      problems.push(
        field.warning('UNUSED', '"min_score" has no effect without "required"', {
          place: field.keyPlace,
          hint: 'Add "required: true" to hold the test to it.',
        }),
      );
    }
    return undefined;
  }
  if (required.value === true) return minScore ?? 'pass-mark';
  if (isShare(required.value)) {
    problems.push(
      required.warning('DEPRECATED', 'A number for "required" is the old way', {
        hint: `Write "required: true" and "min_score: ${required.value}".`,
      }),
    );
    return minScore ?? required.value;
  }
  problems.push(required.wrongType('required', 'true, or a number over 0 and up to 1'));
  return undefined;
}

function readMinScore(item: Cursor, problems: Problem[]): number | undefined {
  const field = item.field('min_score');
  if (field === undefined) return undefined;
  if (isShare(field.value)) return field.value;
  problems.push(field.wrongType('min_score', 'a number over 0 and up to 1'));
  return undefined;
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 1;

function readNegate(item: Cursor, problems: Problem[]): boolean {
  const negate = item.field('negate');
  if (negate === undefined) return false;
  if (typeof negate.value === 'boolean') return negate.value;
  problems.push(negate.wrongType('negate', 'true or false'));
  return false;
}

function readOptions(item: Cursor, kind: GraderKind, problems: Problem[]): Record<string, unknown> {
  const own = item.keys().filter((key) => !COMMON_KEYS.includes(key));
  const options = Object.fromEntries(own.map((key) => [key, optionValue(item, key, problems)]));
  for (const { path, message, found } of kind.check(options)) {
    const [key = ''] = path;
    problems.push({
      code: message.includes('not supported yet') ? 'NOT_SUPPORTED_YET' : 'GRADER_INVALID',
      severity: 'error',
      message: `"${path.join('.')}" of ${kind.type} ${sentence(message)}`,
      place: item.key(String(key)) === undefined ? item.place : item.below(path),
      ...(found !== undefined && { found }),
    });
  }
  for (const key of own.filter((each) => kind.keys !== undefined && !kind.keys.includes(each))) {
    const field = item.key(key);
    const meant = didYouMean(key, [...(kind.keys ?? []), ...COMMON_KEYS]);
    problems.push(
      (field ?? item).warning('UNKNOWN_FIELD', `"${key}" is not an option of ${kind.type} and is ignored`, {
        ...(field && { place: field.keyPlace }),
        hint:
          meant === undefined
            ? `It reads ${[...(kind.keys ?? []), ...COMMON_KEYS].join(', ')}.`
            : `Did you mean "${meant}"?`,
      }),
    );
  }
  return options;
}

/** `value` is text, also when YAML or `${{ VAR }}` made a number or boolean of it (graders.md §5). */
function optionValue(item: Cursor, key: string, problems: Problem[]): unknown {
  const field = item.key(key);
  if (field === undefined || key !== 'value') return field?.value;
  if (field.text !== undefined) return field.text;
  if (typeof field.value !== 'number' && typeof field.value !== 'boolean') return field.value;
  problems.push(
    field.warning('WRONG_TYPE', `"value" is a ${typeof field.value} and is compared as the text "${field.value}"`, {
      hint: `Write "${field.value}" in quotes.`,
    }),
  );
  return String(field.value);
}

/** Zod speaks in clauses of its own; ours follow the name of the option. */
const sentence = (message: string): string =>
  /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is not right: ${message}`;
