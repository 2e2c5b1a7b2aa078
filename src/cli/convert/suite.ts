import { isScalar, type Node } from 'yaml';
import { graders } from '../../graders/graders/index.ts';
import { canonicalName } from '../../model/suite/kind.ts';
import {
  CALL_KEYS,
  GRADER_KEYS,
  GRADER_LISTS,
  GRADER_TYPES,
  GRADER_TYPES_OF_ANOTHER_KIND,
  type Names,
  namesOf,
} from '../../suites/old-names.ts';
import { SUITE } from '../../suites/suite.ts';
import {
  arrow,
  type ConvertedFile,
  editYaml,
  ignored,
  isNothing,
  textOf,
  type YamlEditor,
  type YamlEntry,
} from './yaml-edit.ts';

/** The kinds of YAML files of suites: `sidecar` is the settings file of a JSONL suite, `cases` a list of tests. */
export type SuiteText = 'suite' | 'sidecar' | 'cases' | 'case' | 'template';

export interface SuiteConversion extends Pick<Pen, 'isFile'> {
  readonly kind: SuiteText;
}

/** Converts a suite of any version to the current format; comments and everything else stay. */
export function convertSuite(file: string, text: string, how: SuiteConversion): ConvertedFile {
  const isWhole = how.kind === 'suite' || how.kind === 'sidecar';
  return editYaml(
    file,
    text,
    (root, editor) => EDITS[how.kind](root ?? undefined, { editor, ...how }),
    isWhole ? SUITE.fields.read : undefined,
  );
}

const EDITS: Readonly<Record<SuiteText, (root: Node | undefined, pen: Pen) => void>> = {
  suite: (root, pen) => convertRoot(root, false, pen),
  sidecar: (root, pen) => convertRoot(root, true, pen),
  cases: (root, pen) => convertTests(root, pen),
  case: convertTest,
  template: (root, pen) => convertGraders(pen.editor.entry(root, 'assertions')?.value, pen),
};

/** A suite; of a settings file of JSONL only some keys are read, and its graders are in `execution`. */
function convertRoot(root: Node | undefined, isSidecar: boolean, pen: Pen): void {
  const { editor } = pen;
  editor.useSchema(root, 'agentv-eval-v2');
  convertName(root, isSidecar ? [] : DESCRIBING, pen);
  if (!isSidecar) convertTests(editor.useName(root, namesOf('suite', 'tests'))?.value, pen);
  const execution = editor.entry(root, 'execution')?.value;
  for (const name of ['fail_on_error', 'budget_usd']) editor.useName(execution, namesOf('execution', name));
  const cachePath = editor.entry(execution, 'cachePath');
  if (cachePath !== undefined) {
    editor.leave(cachePath, '"cachePath" is not changed: it never had an effect, but "cache_path" would');
  }
  editor.useName(editor.entry(execution, 'trials')?.value, namesOf('trials', 'cost_limit_usd'));
  convertGraderList(isSidecar ? execution : root, isSidecar ? GRADER_LISTS.execution : GRADER_LISTS.suite, pen);
  convertKind(root, 'evaluator', 'evaluator', editor);
}

/** What AgentV reads only with a name. */
const DESCRIBING = ['description', 'version', 'author', 'license', 'requires', 'tags'];

/** The effective name. It becomes `name` only if AgentV accepts it. */
function convertName(root: Node | undefined, read: readonly string[], { editor }: Pen): void {
  const [first, ...others] = ['name', 'suite', 'dataset'].flatMap((key) =>
    editor.text(root, key)?.trim() ? (editor.entry(root, key) ?? []) : [],
  );
  if (first === undefined) return;
  for (const other of others) editor.leave(other, ignored(other.name, first.name));
  if (first.name === 'name') return;
  const refusal = !/^[a-z0-9-]{1,64}$/.test(textOf(first.value) ?? '')
    ? 'AgentV only accepts a "name" of 1 to 64 of the characters a–z, 0–9 and -'
    : editor.said(root, 'name') && '"name" is there, without a text';
  if (refusal !== undefined) {
    editor.leave(first, `"${first.name}" is not changed: ${refusal}`);
    return;
  }
  const also = read.filter((key) => editor.entry(root, key) !== undefined).join(', ');
  const effect = also === '' ? '' : `; with a name, AgentV reads ${also} too`;
  editor.rename(root, first, 'name', `${arrow(first.name, 'name')}${effect}`);
}

function convertTests(list: Node | undefined, pen: Pen): void {
  for (const item of pen.editor.items(list) ?? []) convertTest(item, pen);
}

/** Converts one test to the current names. Other values are not changed. */
function convertTest(test: Node | undefined, pen: Pen): void {
  const { editor } = pen;
  editor.useName(test, namesOf('test', 'criteria'), ({ value }) => textOf(value)?.trim() !== '');
  editor.useName(test, namesOf('test', 'input'));
  editor.useName(test, namesOf('test', 'expected_output'));
  convertGraderList(test, GRADER_LISTS.test, pen);
  convertKind(test, 'evaluator', 'evaluator', editor);
  for (const turn of editor.items(editor.entry(test, 'turns')?.value) ?? []) {
    convertGraders(editor.entry(turn, 'assertions')?.value, pen);
  }
}

interface Pen {
  readonly editor: YamlEditor;
  isFile(prompt: string): boolean;
}

/**
 * Moves the effective list of graders to `assertions`, and gives its graders their present names. The checklist of a test
 * becomes its first grader.
 */
function convertGraderList(mapping: Node | undefined, places: Names, pen: Pen): void {
  const { editor } = pen;
  const present = places.flatMap((place) => {
    const [outerName = '', innerName] = place.split('.');
    const outer = editor.entry(mapping, outerName);
    const entry = innerName === undefined ? outer : editor.entry(outer?.value, innerName);
    return entry === undefined || isNothing(entry.value) ? [] : [{ place, entry, outer }];
  });
  const [first, ...others] = present;
  for (const { place, entry } of others) editor.leave(entry, ignored(place, first?.place ?? ''));
  const isList = editor.items(first?.entry.value) !== undefined;
  const rubrics = places === GRADER_LISTS.test ? editor.said(mapping, 'rubrics') : undefined;
  if (rubrics !== undefined && (!editor.items(rubrics.value)?.length || (first !== undefined && !isList))) {
    const why = first === undefined || isList ? 'it is not a checklist' : `"${first.place}" is not a list`;
    editor.leave(rubrics, `"rubrics" is not changed: ${why}`);
  } else if (rubrics !== undefined) {
    convertRubrics(rubrics.value, editor);
    editor.tell(rubrics, '"rubrics" → "assertions", as a grader of type rubrics before all others');
    editor.enlist(rubrics, first?.entry);
  }
  if (first === undefined) return;
  const { place, entry, outer } = first;
  if (!isList) {
    if (place !== 'assertions') editor.leave(entry, `"${place}" is not changed: it is not a list of graders`);
    return;
  }
  convertGraders(entry.value, pen);
  if (place === 'assertions') return;
  if (outer === undefined || outer.pair === entry.pair)
    editor.rename(mapping, entry, 'assertions', arrow(place, 'assertions'));
  else {
    editor.tell(entry, arrow(place, 'assertions'));
    editor.hoist(outer, entry, 'assertions');
  }
}

/** Converts the types and keys of a list of graders to their present names. Other items are not changed. */
function convertGraders(list: Node | undefined, pen: Pen): void {
  for (const item of pen.editor.items(list) ?? []) convertGrader(item, pen);
}

function convertGrader(item: Node | undefined, pen: Pen): void {
  const { editor } = pen;
  const type = editor.entry(item, 'type');
  const written = textOf(type?.value);
  if (type === undefined || written === undefined) return;
  const present = convertType(item, type, editor);
  const required = editor.entry(item, 'required');
  const mark = isScalar(required?.value) ? required.value.value : undefined;
  if (required !== undefined && typeof mark === 'number' && mark > 0 && mark <= 1) {
    // A number is the required mark, which has its own key now.
    const isSet = editor.said(item, 'min_score') !== undefined;
    const blank = isSet ? undefined : editor.entry(item, 'min_score');
    if (blank !== undefined) editor.remove(blank, '"min_score" without a value is taken out');
    const means = isSet ? 'true, because "min_score" has the mark' : `required: true, min_score: ${mark}`;
    editor.replace(required, true, `required: ${mark} → ${means}`);
    if (!isSet) editor.addBehind(required, 'min_score', mark);
  }
  const isRubric = canonicalName(written) === 'rubric';
  const keys = { ...(isRubric && { rubrics: 'criteria' }), ...ownValue(GRADER_KEYS, present) };
  for (const [old, current] of Object.entries(keys)) {
    if (editor.entry(item, old) !== undefined) editor.useName(item, [current, old]);
  }
  const isJudge = present === 'llm-grader' || heldBackType(present) === 'llm-grader';
  if (present === 'rubrics') convertRubrics(editor.entry(item, 'criteria')?.value, editor);
  if (isJudge) convertRubrics(editor.entry(item, 'rubrics')?.value, editor);
  if (isJudge) convertPrompt(item, pen);
  const script = present === 'code-grader' ? editor.said(item, 'script') : undefined;
  if (script !== undefined) {
    // It still gets messages under `output`, whatever the type is called.
    const why =
      '"script" is not changed: as "command", its program would get the answer as text instead of messages in "output"';
    editor.leave(script, editor.said(item, 'command') === undefined ? why : ignored('script', 'command'));
  }
  if (present === 'composite') {
    convertGraders(editor.useName(item, ['assertions', 'assert', 'evaluators'])?.value, pen);
    const aggregator = editor.entry(item, 'aggregator')?.value;
    // The input of an aggregator does not depend on its type name.
    convertKind(aggregator, 'type', 'aggregator type', editor);
    convertPrompt(aggregator, pen);
  }
  if (present === 'tool-trajectory') {
    for (const call of editor.items(editor.entry(item, 'expected')?.value) ?? []) {
      for (const [old, present] of Object.entries(CALL_KEYS)) editor.useName(call, [present, old]);
    }
  }
}

/** The present name of a type that keeps its old one because a new name would also change its behaviour. */
const heldBackType = (type: string): string | undefined => ownValue(GRADER_TYPES_OF_ANOTHER_KIND, canonicalName(type));

const WHY_HELD: Readonly<Record<string, string>> = {
  'code-grader':
    'as a code-grader, its script would get the answer as text instead of messages in "output", and any plain text that it prints would pass',
  'llm-grader': 'an llm-grader has no tools unless its target is an agent',
};

function convertType(item: Node | undefined, entry: YamlEntry, editor: YamlEditor): string {
  const type = textOf(entry.value) ?? '';
  const canonical = canonicalName(type);
  const held = heldBackType(type);
  const present = graders.find((each) => each.type === canonical)?.type ?? ownValue(GRADER_TYPES, canonical);
  if (present === undefined || present === type) {
    if (held !== undefined) editor.leave(entry, `"${type}" is not changed: ${WHY_HELD[held]}`);
    return type;
  }
  // Arguments of calls were compared in a way that depended on the spelling of the type.
  const isLed = (holder: Node | undefined) =>
    ['args_match', 'argsMatch'].some((key) => editor.entry(holder, key) !== undefined);
  const comparesArgs = (call: Node | undefined) =>
    editor.mapping(editor.entry(call, 'args')?.value) !== undefined && !isLed(call);
  const isCompared =
    present === 'tool-trajectory' &&
    type.includes('_') &&
    editor.text(item, 'mode') !== 'any_order' &&
    !isLed(item) &&
    (editor.items(editor.entry(item, 'expected')?.value) ?? []).some(comparesArgs);
  editor.replace(entry, present, `type: ${type} → ${present}${isCompared ? ', args_match: superset' : ''}`);
  if (isCompared) editor.addBehind(entry, 'args_match', 'superset');
  return present;
}

/** A prompt that names a file says so. */
function convertPrompt(mapping: Node | undefined, { editor, isFile }: Pen): void {
  const prompt = editor.entry(mapping, 'prompt');
  if (prompt === undefined) return;
  editor.useName(prompt.value, ['command', 'script']);
  const text = textOf(prompt.value);
  const mayBePath = text?.trim() && text.length <= 1024 && !/[\r\n]|\{\{|^file:\/\//.test(text);
  if (text === undefined || !mayBePath || !isFile(text)) return;
  editor.replace(prompt, `file://${text}`, `prompt: ${arrow(text, `file://${text}`)}`);
}

const KINDS: Readonly<Record<string, string>> = {
  'code-judge': 'code-grader',
  'code-grader': 'code-grader',
  'llm-judge': 'llm-grader',
  'llm-grader': 'llm-grader',
};

/** The kind of a grader where only its name counts: AgentV 4 stops at the old ones. */
function convertKind(mapping: Node | undefined, key: string, what: string, editor: YamlEditor): void {
  const entry = editor.entry(mapping, key);
  const kind = textOf(entry?.value);
  const present = kind === undefined ? undefined : ownValue(KINDS, canonicalName(kind));
  if (entry === undefined || present === undefined || present === kind) return;
  editor.replace(entry, present, `${what}: ${kind} → ${present}`);
}

/** The items of a checklist with their present keys. */
function convertRubrics(list: Node | undefined, editor: YamlEditor): void {
  for (const item of editor.items(list) ?? []) {
    // If the newer name "criteria" exists, the older ones have no effect.
    if (editor.entry(item, 'criteria') === undefined) {
      editor.useName(item, ['outcome', 'description', 'expected_outcome']);
    }
    // `required_min_score` counts to 10, `min_score` to 1.
    const old = editor.entry(item, 'required_min_score');
    const points = isScalar(old?.value) ? old.value.value : undefined;
    if (old === undefined || typeof points !== 'number') continue;
    if (editor.entry(item, 'min_score') !== undefined) editor.leave(old, ignored('required_min_score', 'min_score'));
    else if (!Number.isInteger(points) || points < 1 || points > 10) {
      editor.leave(old, '"required_min_score" is not changed: only a whole number from 1 to 10 has a "min_score"');
    } else {
      editor.rename(item, old, 'min_score', `required_min_score: ${points} → min_score: ${points / 10}`);
      editor.replace(old, points / 10);
    }
  }
}

const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
