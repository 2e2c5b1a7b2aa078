import { dirname } from 'node:path';
import * as z from 'zod';
import type { GraderKind } from '../../model/ports/grader.ts';
import { findKind } from '../../model/suite/kind.ts';
import { MAX_WEIGHT } from '../../model/suite/number-limits.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import { didYouMean, suggestion } from '../../model/text/similar-names.ts';
import { cutEnd, cutMiddle } from '../../model/text/text.ts';
import { block, field, flag, markOfGrader, needed, part, text } from '../block.ts';
import { fieldOf } from '../old-names.ts';
import type { References } from '../references/references.ts';
import type { SuiteTexts } from '../references/texts.ts';
import type { Cursor } from '../yaml/cursor.ts';
import type { CustomGrader } from './custom-grader-files.ts';
import { COMMON_KEYS, checkOptions, mistypedKeys, optionProblem, readOptions, refuseMistyped } from './options.ts';

/** Keys of every grader; the rest are its own options. */
export const GRADER = block({ of: 'a grader' }, () => ({
  type: needed(text, 'How the answer is judged; "_" and "-" are equal, and so are upper and lower case.'),
  name: field(text, 'The name of the grader in results; by default made from its type.'),
  weight: field(z.number().min(0).max(MAX_WEIGHT), 'How much the grader counts in the mean; 1 when it is absent.'),
  required: field(
    z.union([flag, markOfGrader]),
    'Whether the test fails when this grader does, whatever the mean; a number is the old way to give its pass mark.',
    'true, or a number over 0 and up to 1',
  ),
  min_score: field(
    markOfGrader,
    'The score that a required grader must reach, over 0 and up to 1.',
    'a number over 0 and up to 1',
  ),
  negate: field(flag, 'Whether the verdict is turned round.'),
}));

export const TEMPLATE = block({ of: 'a template', meant: { assert: 'assertions', evaluators: 'assertions' } }, () => ({
  $schema: field(text, 'Marks the file.'),
  name: field(text, 'Name of the template; suites include it by the name of its file.'),
  description: field(text, 'Purpose of the graders of the template.'),
  assertions: needed(part('graders'), 'The graders that replace "include".'),
}));

const MAX_NESTING = 3;
/** Maximum number of includes: nested templates could make exponentially many graders. */
export const MAX_INCLUDES = 20_000;

/** The available graders, and the files that a suite may refer to. One for each pass through a suite. */
export interface GraderReading {
  readonly kinds: readonly GraderKind[];
  readonly references: References;
  readonly texts: SuiteTexts;
  readonly includes: Includes;
}

interface Includes {
  count: number;
  readonly checked: Set<string>;
}

export const newIncludes = (): Includes => ({ count: 0, checked: new Set() });

interface GraderListContext extends GraderReading {
  /** The graders of one turn of a conversation: criteria there have other names and weights. */
  readonly isTurn: boolean;
  /** The templates that included this list, as absolute paths. */
  readonly way: readonly string[];
  readonly memberOf?: GraderKind;
}

/** Reads a list of graders. Every item becomes a grader or a problem. */
export function readGraders(list: Cursor, reading: GraderReading, isTurn = false): GraderSpec[] {
  const { kinds, references, texts, includes } = reading;
  return readList(list, { kinds, references, texts, includes, isTurn, way: [] });
}

interface Criterion {
  readonly criterion: string;
  readonly item: Cursor;
}

/** All texts of a list become one grader, at the position of the first one; its weight is the number of texts. */
function readList(list: Cursor, reading: GraderListContext): GraderSpec[] {
  const entries = readEntries(list, reading);
  const criteria = entries.filter((entry) => 'criterion' in entry);
  const [first] = criteria;
  return entries.flatMap((entry) => {
    if (!('criterion' in entry)) return entry;
    if (entry !== first) return [];
    const texts = criteria.map(({ criterion }) => criterion);
    const common = { type: 'rubrics', declaredAs: 'rubrics', negate: false, location: first.item.location };
    if (!reading.isTurn) return { ...common, name: 'rubrics', weight: texts.length, options: { criteria: texts } };
    // In a turn, criteria have the weight of one grader, and none is required.
    const rubrics = texts.map((outcome, index) => ({ id: `criterion-${index + 1}`, outcome, required: false }));
    return { ...common, name: 'turn-rubrics', weight: 1, options: { criteria: rubrics } };
  });
}

function readEntries(list: Cursor, reading: GraderListContext): (GraderSpec | Criterion)[] {
  if (!list.isList) {
    const hint = list.isMap ? 'Put "- " before its first key to make it a list.' : undefined;
    list.addWrongType('a list of graders', hint, 'assertions');
    return [];
  }
  return list.items().flatMap((item): (GraderSpec | Criterion)[] => {
    if (item.keys().length === 1 && item.key('include') !== undefined) return readIncluded(item, reading);
    if (item.isMap) return [readGrader(item, reading) ?? []].flat();
    const criterion = item.text?.trim();
    if (criterion) return [{ criterion, item }];
    if (criterion === undefined)
      item.addWrongType('a mapping with "type", or a criterion as text', undefined, 'grader');
    else item.addWarning('UNUSED', 'An empty text in the list of graders has no effect and is ignored');
    return [];
  });
}

function readIncluded(entry: Cursor, reading: GraderListContext): (GraderSpec | Criterion)[] {
  const { way, references, texts, includes } = reading;
  const name = entry.field('include')?.text;
  if (name === undefined || name.trim() === '') {
    entry.key('include')?.addWrongType('the name or the path of a template');
    return [];
  }
  const from = way.at(-1);
  const file = references.template(name, from === undefined ? undefined : dirname(from));
  if (file.kind === 'unread') return [];
  if (file.kind !== 'found') {
    const shown = cutMiddle(name, 100);
    const isName = file.complaint.code === 'FILE_MISSING' && !/[/\\]|^\./.test(name);
    const expected = `.agentv/templates/${shown}.yaml in one of the folders above`;
    const missing = { message: `There is no template "${shown}"`, expected };
    entry.addComplaint({ ...file.complaint, ...(isName && missing) });
    return [];
  }
  const path = file.absolutePath;
  const isCycle = way.includes(path);
  if (isCycle || way.length >= MAX_NESTING || includes.count >= MAX_INCLUDES) {
    const message = isCycle
      ? 'The templates include one another in a cycle'
      : way.length >= MAX_NESTING
        ? `More than ${MAX_NESTING} templates include one another`
        : `This suite includes templates more than ${MAX_INCLUDES} times`;
    entry.addError('GRADER_INVALID', message, { found: [...way, path].map((at) => texts.shown(at)).join(' → ') });
    return [];
  }
  includes.count += 1;
  const root = texts.file(file, entry.problems);
  const list = root?.field('assertions');
  if (list?.isList) {
    if (!includes.checked.has(path)) TEMPLATE.open(root);
    includes.checked.add(path);
    return readEntries(list, { ...reading, way: [...way, path] });
  }
  const expected = 'a mapping with "assertions", a list of graders';
  if (list === undefined) root?.addMissing('assertions', 'A template needs "assertions"', expected);
  list?.addWrongType('a list of graders');
  return [];
}

function readGrader(item: Cursor, reading: GraderListContext): GraderSpec | undefined {
  const kind = readKind(item, reading);
  const common = readCommonFields(item, reading.memberOf);
  if (kind === undefined) return undefined;

  const members = readMembers(item, kind, reading);
  let options: Readonly<Record<string, unknown>> = {};
  const type = item.field('type');
  const custom = kind.runsFiles ? customGrader(type?.text ?? '', reading.references) : undefined;
  if (!kind.runsFiles) options = readOptions(item, kind, reading.references);
  else if (custom !== undefined) {
    // Its file, and all other keys of the entry as written.
    if (custom.complaint !== undefined) type?.addComplaint(custom.complaint);
    refuseMistyped(item, mistypedKeys(item, ['config']));
    const config = item.field('config');
    if (config?.isMap === false) config.addWrongType('a mapping');
    const others = item.without([...COMMON_KEYS, 'config']).value as object;
    options = {
      called: customName(type?.text ?? ''),
      file: custom.path,
      shown: custom.shown,
      config: { ...others, ...(config?.isMap ? (config.value as object) : {}) },
    };
  }
  const names = members?.map(({ name }) => name) ?? [];
  for (const complaint of kind.checkMembers?.(options, names) ?? []) {
    item.problems.push(optionProblem(complaint, item, options, kind));
  }
  return {
    ...common,
    name: common.name ?? kind.nameFor?.(options) ?? kind.type,
    type: kind.type,
    declaredAs: item.field('type')?.text ?? kind.type,
    options,
    members,
    location: item.location,
  };
}

/** Fields that a member of a composite cannot have; some composites use weights. */
const NOT_OF_MEMBERS = ['required', 'min_score', 'negate'];

function readCommonFields(item: Cursor, memberOf: GraderKind | undefined) {
  const isMember = memberOf !== undefined;
  const weighs = !isMember || memberOf.weighsMembers === true;
  for (const key of isMember ? [...(weighs ? [] : ['weight']), ...NOT_OF_MEMBERS] : []) {
    const hint = key === 'weight' ? 'Set it under "weights" of the aggregator, by the name of this grader.' : undefined;
    item.field(key)?.addNote('UNUSED', `"${key}" has no effect on a member of another grader`, hint);
  }
  const name = item.field('name');
  const isNamed = name?.text !== undefined && name.text.trim() !== '';
  if (!isNamed) name?.addWrongType('text that is not empty');
  const weight = weighs ? item.key('weight') : undefined;
  if (weight?.value === null) weight.addWrongType(`a number from 0 to ${MAX_WEIGHT}`);
  const read = {
    ...(weighs && GRADER.values(item, 'weight')),
    ...(!isMember && GRADER.values(item, 'required', 'min_score', 'negate')),
  };
  // `required: true` requires the test's pass mark; a number (or `min_score`) requires that score.
  const { required, min_score: minScore = typeof required === 'number' ? required : undefined } = read;
  if (typeof required === 'number') {
    const advice = `Write "required: true" and "min_score: ${required}".`;
    const field = item.field('required');
    field?.addOldSpelling('A number for "required" is the old form', advice, field.location);
  }
  if (minScore !== undefined && (item.field('required')?.value ?? false) === false) {
    const message = '"min_score" has no effect without "required"';
    item.field('min_score')?.addNote('UNUSED', message, 'Add "required: true" to enforce it.');
  }
  return {
    name: isNamed ? name.text : undefined,
    weight: read.weight ?? 1,
    required: required ? (minScore ?? 'pass-mark') : undefined,
    negate: read.negate ?? false,
  } as const;
}

function readMembers(item: Cursor, kind: GraderKind, reading: GraderListContext): GraderSpec[] | undefined {
  const { type, memberLists } = kind;
  if (memberLists === undefined) return undefined;
  const list = fieldOf(item, memberLists)?.field;
  const members = list === undefined ? [] : readList(list, { ...reading, memberOf: kind });
  if (list === undefined || (list.isList && list.items().length === 0)) {
    const complaint = item.missing('assertions', `The grader ${type} cannot combine graders`, 'a list of graders');
    item.problems.push({ ...complaint, code: 'GRADER_INVALID' });
  }
  // Weights, gates and results refer to members by their names.
  const names = new Set<string>();
  for (const { name, location } of members) {
    const details = { location, hint: 'Set a different "name" for each.' };
    if (names.has(name)) {
      item.addError('DUPLICATE_ID', `Two members of a grader have the name "${cutEnd(name, 60)}"`, details);
    }
    names.add(name);
  }
  return members;
}

function readKind(item: Cursor, { kinds, references }: GraderListContext): GraderKind | undefined {
  const type = item.field('type');
  const { text: written } = type ?? {};
  const kind = written === undefined ? undefined : findKind(kinds, written);
  if (kind !== undefined && !kind.runsFiles) return kind;
  const builtIn = kinds.flatMap((each) => (each.runsFiles ? [] : each.type));
  if (type === undefined) {
    return item.addMissing('type', 'A grader needs "type"', `one of ${builtIn.join(', ')}`);
  }
  if (written === undefined || written.trim() === '') return type.addWrongType('the name of a grader');
  const custom = references.customGraders();
  if (custom.kind === 'unread') return undefined;
  if (customGrader(written, references) !== undefined) return kinds.find(({ runsFiles }) => runsFiles);
  const known = [...builtIn, ...(custom.kind === 'found' ? [...custom.graders.keys()].sort() : [])];
  const meant = didYouMean(written, known);
  const advice = meant
    ? `Did you mean "${meant}"?`
    : 'Custom graders are files such as .agentv/assertions/<type>.ts (or .js, .py, .sh); a code-grader runs any program.';
  return type.addError('UNKNOWN_GRADER', `There is no grader "${cutEnd(written, 60)}"`, {
    expected: `one of ${known.join(', ')}`,
    found: type.found,
    hint: advice,
  });
}

/** Like AgentV, replaces `_` by `-` in the file name. */
const customName = (type: string): string => type.trim().replaceAll('_', '-');

function customGrader(type: string, references: References): CustomGrader | undefined {
  const custom = references.customGraders();
  return custom.kind === 'found'
    ? (custom.graders.get(type.trim()) ?? custom.graders.get(customName(type)))
    : undefined;
}

const JUDGE = 'llm-grader';

/** The criteria of a test besides its graders: one judge, before all others. */
export function readRubrics(item: Cursor, kinds: readonly GraderKind[]): GraderSpec[] {
  const field = item.field('rubrics');
  const kind = findKind(kinds, JUDGE);
  if (field === undefined || kind === undefined) return [];
  if (!field.isList) {
    field.addWrongType('a list of criteria');
    return [];
  }
  const advice = 'Move them to "assertions": each as plain text, or as the "criteria" of { type: rubrics }.';
  field.addOldSpelling('"rubrics" is an old location of criteria', advice);
  const options = { rubrics: field.value };
  checkOptions(item, options, kind);
  const { location } = field;
  return [{ name: 'rubrics', type: kind.type, declaredAs: 'rubrics', weight: 1, negate: false, options, location }];
}

/**
 * The default kind of grader of tests without graders; for an unknown one, a judge grades with a warning, as in AgentV.
 */
export function readEvaluator(item: Cursor, kinds: readonly GraderKind[]): GraderKind | undefined {
  const field = item.field('evaluator');
  if (field === undefined) return undefined;
  const { text } = field;
  if (text === undefined || text.trim() === '') return field.addWrongType('the name of a grader');
  const kind = findKind(kinds, text);
  if (kind !== undefined) return kind;
  const known = kinds.map(({ type }) => type);
  return field.addWarning('UNKNOWN_GRADER', `There is no grader "${cutEnd(text, 60)}", so a model judges instead`, {
    hint: suggestion(text, known, 'graders'),
  });
}

/** The grader of a test without graders: the default kind, or a judge that reads its criteria. */
export function implicitGraders(
  item: Cursor,
  evaluator: GraderKind | undefined,
  kinds: readonly GraderKind[],
): GraderSpec[] {
  const kind = evaluator ?? findKind(kinds, JUDGE);
  if (kind === undefined || item.problems.some(({ severity }) => severity === 'error')) return [];
  const at = item.field('criteria') ?? item;
  const { type } = kind;
  if (kind.check({}).length > 0) {
    const hint = 'Add it under "assertions" with its options.';
    at.addError('GRADER_INVALID', `The grader ${type} cannot be the default grader: it needs options`, { hint });
    return [];
  }
  const name = kind.nameFor?.({}) ?? type;
  const { location } = at;
  return [{ name, type, declaredAs: type, weight: 1, negate: false, options: {}, implicit: true, location }];
}
