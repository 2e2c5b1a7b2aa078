import type { Problem } from '../../model/errors.ts';
import type { GraderKind } from '../../model/ports/grader.ts';
import { canonicalName, findKind } from '../../model/suite/kind.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import { didYouMean } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';
import { notSupportedYet } from '../fields/fields.ts';
import type { References } from '../references/references.ts';
import type { Templates } from '../references/templates.ts';
import { type Criterion, joinCriteria, readCriterion } from './criteria.ts';
import type { CustomGrader, CustomGraders } from './custom-grader-files.ts';
import { readFields } from './grader-fields.ts';
import { COMMON_KEYS, mistypedKeys, optionProblem, readOptions, refuseMistyped } from './grader-options.ts';

/** The first existing list of graders among all its locations; the others are ignored with a warning. */
export function declaredGraders(
  mapping: Cursor,
  locations: readonly string[],
  problems: Problem[],
): Cursor | undefined {
  const present: { readonly location: string; readonly field: Cursor }[] = [];
  for (const location of locations) {
    const field = fieldAt(mapping, location);
    if (field !== undefined) present.push({ location, field });
  }
  const [first, ...others] = present;
  if (first !== undefined && first.location !== 'assertions') {
    problems.push(
      first.field.oldSpelling(`"${first.location}" is an old location of graders`, 'Move them to "assertions".'),
    );
  }
  for (const { location, field } of others) {
    problems.push(
      field.warning('UNUSED', `"${location}" is ignored because "${first?.location}" is there too`, {
        location: field.keyLocation,
        hint: 'Only one list of graders is read; merge them in "assertions".',
      }),
    );
  }
  return first?.field;
}

/** A location with a dot is a key in another one. */
function fieldAt(mapping: Cursor, location: string): Cursor | undefined {
  const dot = location.indexOf('.');
  return dot === -1 ? mapping.field(location) : mapping.field(location.slice(0, dot))?.field(location.slice(dot + 1));
}

/** The available graders, and the files that a suite may refer to. */
export interface GraderReading {
  readonly kinds: readonly GraderKind[];
  readonly templates?: Templates | undefined;
  readonly references?: References | undefined;
  /** The graders of one turn of a conversation: criteria there have other names and weights. */
  readonly isTurn?: boolean;
}

/** Reads a list of graders. Every item becomes a grader or a problem. */
export function readGraders(field: Cursor, reading: GraderReading, problems: Problem[]): GraderSpec[] {
  const { kinds, templates, references, isTurn = false } = reading;
  return readList(field, { kinds, templates, references, isTurn, way: [] }, problems);
}

interface Reading extends GraderReading {
  /** The templates that included this list. */
  readonly way: readonly string[];
  /** The composite with these members. */
  readonly memberOf?: GraderKind;
}

function readList(field: Cursor, reading: Reading, problems: Problem[]): GraderSpec[] {
  return joinCriteria(readEntries(field, reading, problems), reading, problems);
}

function readEntries(field: Cursor, reading: Reading, problems: Problem[]): (GraderSpec | Criterion)[] {
  if (!field.isList) {
    const hint = field.isMap ? 'Put "- " before its first key to make it a list.' : undefined;
    problems.push(field.wrongType('assertions', 'a list of graders', hint));
    return [];
  }
  return field
    .items()
    .flatMap((item) =>
      isInclude(item) ? readIncluded(item, reading, problems) : (readEntry(item, reading, problems) ?? []),
    );
}

const isInclude = (item: Cursor): boolean => item.keys().length === 1 && item.key('include') !== undefined;

function readIncluded(item: Cursor, reading: Reading, problems: Problem[]): (GraderSpec | Criterion)[] {
  if (reading.templates === undefined) {
    problems.push(notSupportedYet('"include"', item));
    return [];
  }
  const included = reading.templates.include(item, reading.way, problems);
  return included === undefined ? [] : readEntries(included.list, { ...reading, way: included.way }, problems);
}

function readEntry(item: Cursor, reading: Reading, problems: Problem[]): GraderSpec | Criterion | undefined {
  if (item.text !== undefined) return readCriterion(item, item.text, problems);
  if (item.isMap) return readGrader(item, reading, problems);
  problems.push(item.wrongType('grader', 'a mapping with "type", or a criterion as text'));
  return undefined;
}

function readGrader(item: Cursor, reading: Reading, problems: Problem[]): GraderSpec | undefined {
  const kind = readKind(item, reading, problems);
  const { name, weight, required, negate } = readFields(item, reading.memberOf, problems);
  if (kind === undefined) return undefined;

  const members = readMembers(item, kind, reading, problems);
  const options = kind.runsFiles
    ? readCustomOptions(item, reading.references, problems)
    : readOptions(item, kind, reading.references, problems);
  const names = members?.map((member) => member.name) ?? [];
  for (const complaint of kind.checkMembers?.(options, names) ?? []) {
    problems.push(optionProblem(complaint, item, options, kind));
  }
  const declaredAs = item.field('type')?.text ?? kind.type;
  return {
    name: name ?? kind.nameFor?.(options) ?? kind.type,
    type: kind.type,
    declaredAs,
    weight,
    required,
    negate,
    options,
    members,
    location: item.location,
  };
}

/** The members of a composite; undefined for other graders. */
function readMembers(item: Cursor, kind: GraderKind, reading: Reading, problems: Problem[]): GraderSpec[] | undefined {
  const { type, memberLists } = kind;
  if (memberLists === undefined) return undefined;
  const list = declaredGraders(item, memberLists, problems);
  const members = list === undefined ? [] : readList(list, { ...reading, memberOf: kind }, problems);
  const isEmpty = list === undefined || (list.isList && list.items().length === 0);
  if (isEmpty) {
    const complaint = item.missing('assertions', `The grader ${type} cannot combine graders`, 'a list of graders');
    problems.push({ ...complaint, code: 'GRADER_INVALID' });
  }
  refuseRepeatedNames(members, problems);
  return members;
}

/** Members need unique names: weights, gates and results refer to them. */
function refuseRepeatedNames(members: readonly GraderSpec[], problems: Problem[]): void {
  const names = new Set<string>();
  for (const { name, location } of members) {
    if (names.has(name)) {
      problems.push({
        code: 'DUPLICATE_ID',
        severity: 'error',
        message: `Two members of a grader have the name "${cutEnd(name, 60)}"`,
        location,
        hint: 'Set a different "name" for each.',
      });
    }
    names.add(name);
  }
}

function readKind(item: Cursor, reading: Reading, problems: Problem[]): GraderKind | undefined {
  const type = item.field('type');
  const { text } = type ?? {};
  const kind = text === undefined ? undefined : findKind(reading.kinds, text);
  if (kind !== undefined && !kind.runsFiles) return kind;
  const known = reading.kinds.flatMap((each) => (each.runsFiles ? [] : [each.type]));
  if (type === undefined) {
    problems.push(
      item.missing('type', 'A grader needs "type"', `one of ${known.join(', ')}`, typeInDisguise(item, known)),
    );
    return undefined;
  }
  if (text === undefined || text.trim() === '') {
    problems.push(type.wrongType('type', 'the name of a grader'));
    return undefined;
  }
  const custom = lookUpCustomGrader(text, reading.references);
  if (custom.kind === 'found') return reading.kinds.find(({ runsFiles }) => runsFiles);
  if (custom.kind === 'unread') return undefined;
  problems.push(
    type.error('UNKNOWN_GRADER', `There is no grader "${cutEnd(text, 60)}"`, {
      expected: `one of ${[...known, ...custom.known].join(', ')}`,
      found: type.found,
      hint: adviceFor(text, [...known, ...custom.known]),
    }),
  );
  return undefined;
}

/** `- contains: hello` instead of `type` and `value`. */
function typeInDisguise(item: Cursor, known: readonly string[]): string | undefined {
  if (item.key('include') !== undefined) return '"include" cannot have other keys: the included graders set them.';
  const key = item.keys().find((each) => known.includes(canonicalName(each)));
  return key && `Use "type: ${key}", with its options as further keys.`;
}

function adviceFor(type: string, known: readonly string[]): string {
  const [, denied = ''] = /^not[-_ ](.+)$/i.exec(type) ?? [];
  if (known.includes(canonicalName(denied))) return `Write "type: ${canonicalName(denied)}" with "negate: true".`;
  const meant = didYouMean(type, known);
  return meant === undefined
    ? 'Custom graders are files such as .agentv/assertions/<type>.ts (or .js, .py, .sh); a code-grader runs any program.'
    : `Did you mean "${meant}"?`;
}

/** The file of a custom type. `unread`: the folders are not read yet. */
function lookUpCustomGrader(
  type: string,
  references: References | undefined,
): { readonly kind: 'found'; readonly grader: CustomGrader } | { readonly kind: 'unread' } | NoCustomGrader {
  const reference = references?.customGraders();
  if (reference?.kind === 'unread') return { kind: 'unread' };
  const graders: CustomGraders = reference?.kind === 'found' ? reference.graders : new Map();
  const grader = graders.get(type.trim()) ?? graders.get(customName(type));
  return grader === undefined ? { kind: 'none', known: [...graders.keys()].sort() } : { kind: 'found', grader };
}

interface NoCustomGrader {
  readonly kind: 'none';
  /** The available custom graders. */
  readonly known: readonly string[];
}

/** Like AgentV, replaces `_` by `-` in the file name. */
const customName = (type: string): string => type.trim().replaceAll('_', '-');

/** The options of a custom grader: its file, and all other keys of the entry as written. */
function readCustomOptions(
  item: Cursor,
  references: References | undefined,
  problems: Problem[],
): Record<string, unknown> {
  const type = item.field('type');
  const found = lookUpCustomGrader(type?.text ?? '', references);
  if (type === undefined || found.kind !== 'found') return {};
  const { path, shown, complaint } = found.grader;
  if (complaint !== undefined) {
    const { code, message, ...more } = complaint;
    problems.push(type.error(code, message, more));
  }
  return { called: customName(type.text ?? ''), file: path, shown, config: configOf(item, problems) };
}

function configOf(item: Cursor, problems: Problem[]): Record<string, unknown> {
  refuseMistyped(item, mistypedKeys(item, ['config']), problems);
  const explicit = item.field('config');
  if (explicit !== undefined && !explicit.isMap) problems.push(explicit.wrongType('config', 'a mapping'));
  const others = item.without([...COMMON_KEYS, 'config']).value as Record<string, unknown>;
  return { ...others, ...(explicit?.isMap && (explicit.value as Record<string, unknown>)) };
}
