import type { Problem } from '../model/errors.ts';
import type { GraderKind } from '../model/grader.ts';
import { canonicalName, findKind } from '../model/kind.ts';
import type { Cursor } from '../model/source.ts';
import type { GraderSpec } from '../model/suite.ts';
import { didYouMean } from '../shared/did-you-mean.ts';
import { cutEnd } from '../shared/text.ts';
import { notSupportedYet } from './fields.ts';
import { readOptions } from './grader-options.ts';
import { adviceForFlag, adviceForNumber } from './numbers.ts';
import type { Templates } from './templates.ts';

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

/** The first list of graders that is there, of all the places where one may stand; the others are told to be ignored. */
export function declaredGraders(mapping: Cursor, places: readonly string[], problems: Problem[]): Cursor | undefined {
  const present = places.flatMap((place) => {
    const field = place.split('.').reduce<Cursor | undefined>((at, key) => at?.field(key), mapping);
    return field === undefined ? [] : [{ place, field }];
  });
  const [first, ...others] = present;
  if (first !== undefined && first.place !== 'assertions') {
    problems.push(
      first.field.warning('DEPRECATED', `"${first.place}" is an old place for graders`, {
        place: first.field.keyPlace,
        hint: 'Write them under "assertions".',
      }),
    );
  }
  for (const { place, field } of others) {
    problems.push(
      field.warning('UNUSED', `"${place}" is ignored because "${first?.place}" is there too`, {
        place: field.keyPlace,
        hint: 'Graders of several lists are not added up; move them to "assertions".',
      }),
    );
  }
  return first?.field;
}

/** A list of graders, checked against the graders there are (graders.md §1, §2). Nothing of it is dropped: what cannot be built is a problem. */
export function readGraders(
  field: Cursor,
  kinds: readonly GraderKind[],
  problems: Problem[],
  templates?: Templates,
): GraderSpec[] {
  return readList(field, { kinds, templates, way: [] }, problems);
}

interface Reading {
  readonly kinds: readonly GraderKind[];
  readonly templates: Templates | undefined;
  /** The templates that led here. */
  readonly way: readonly string[];
}

function readList(field: Cursor, reading: Reading, problems: Problem[]): GraderSpec[] {
  if (!field.isList) {
    const hint = field.isMap ? 'Put "- " before its first key to make it a list.' : undefined;
    problems.push(field.wrongType('assertions', 'a list of graders', hint));
    return [];
  }
  return field
    .items()
    .flatMap((item) =>
      isInclude(item) ? readIncluded(item, reading, problems) : (readGrader(item, reading.kinds, problems) ?? []),
    );
}

const isInclude = (item: Cursor): boolean => item.keys().length === 1 && item.key('include') !== undefined;

function readIncluded(item: Cursor, reading: Reading, problems: Problem[]): GraderSpec[] {
  if (reading.templates === undefined) {
    problems.push(notSupportedYet('"include"', item));
    return [];
  }
  const included = reading.templates.include(item, reading.way, problems);
  return included === undefined ? [] : readList(included.list, { ...reading, way: included.way }, problems);
}

function readGrader(item: Cursor, kinds: readonly GraderKind[], problems: Problem[]): GraderSpec | undefined {
  if (item.text !== undefined) {
    problems.push(notSupportedYet('A criterion written as plain text (judged by a model)', item));
    return undefined;
  }
  if (!item.isMap) {
    problems.push(item.wrongType('grader', 'a mapping with "type"'));
    return undefined;
  }
  const kind = readKind(item, kinds, problems);
  const weight = readWeight(item, problems);
  const required = readRequired(item, problems);
  const negate = readNegate(item, problems);
  if (kind === undefined) return undefined;

  const options = readOptions(item, kind, problems);
  const declaredAs = item.field('type')?.text ?? kind.type;
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
  const known = kinds.map((each) => each.type);
  const type = item.field('type');
  if (type === undefined) {
    problems.push(
      item.missing('type', 'A grader needs "type"', `one of ${known.join(', ')}`, typeInDisguise(item, known)),
    );
    return undefined;
  }
  const { text } = type;
  if (text === undefined || text.trim() === '') {
    problems.push(type.wrongType('type', 'the name of a grader'));
    return undefined;
  }
  const kind = findKind(kinds, text);
  if (kind) return kind;
  if (NOT_YET.includes(canonicalName(text))) {
    problems.push(notSupportedYet(`The grader "${text}"`, type));
    return undefined;
  }
  problems.push(
    type.error('UNKNOWN_GRADER', `There is no grader called "${cutEnd(text, 60)}"`, {
      expected: `one of ${known.join(', ')}`,
      found: type.found,
      hint: adviceFor(text, known),
    }),
  );
  return undefined;
}

/** `- contains: hello` instead of `type` and `value`. */
function typeInDisguise(item: Cursor, known: readonly string[]): string | undefined {
  if (item.key('include') !== undefined) return '"include" stands alone: its graders say the rest themselves.';
  const key = item.keys().find((each) => known.includes(canonicalName(each)));
  return key && `Write "type: ${key}" and put what it needs beside it.`;
}

function adviceFor(type: string, known: readonly string[]): string {
  const [, denied = ''] = /^not[-_ ](.+)$/i.exec(type) ?? [];
  if (known.includes(canonicalName(denied))) return `Write "type: ${canonicalName(denied)}" with "negate: true".`;
  const meant = didYouMean(type, [...known, ...NOT_YET]);
  return meant === undefined
    ? 'Graders of your own in .agentv/assertions/ are not supported yet; a code-grader runs any script.'
    : `Did you mean "${meant}"?`;
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
  if (isWeight(weight.value)) return weight.value;
  problems.push(weight.wrongType('weight', 'a number, 0 or more', adviceForNumber(weight.value, isWeight)));
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
  problems.push(
    required.wrongType(
      'required',
      'true, or a number over 0 and up to 1',
      adviceForFlag(required.value) ?? adviceForNumber(required.value, isShare),
    ),
  );
  return undefined;
}

function readMinScore(item: Cursor, problems: Problem[]): number | undefined {
  const field = item.field('min_score');
  if (field === undefined) return undefined;
  if (isShare(field.value)) return field.value;
  problems.push(field.wrongType('min_score', 'a number over 0 and up to 1', adviceForNumber(field.value, isShare)));
  return undefined;
}

const isWeight = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isShare = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 1;

function readNegate(item: Cursor, problems: Problem[]): boolean {
  const negate = item.field('negate');
  if (negate === undefined) return false;
  if (typeof negate.value === 'boolean') return negate.value;
  problems.push(negate.wrongType('negate', 'true or false', adviceForFlag(negate.value)));
  return false;
}
