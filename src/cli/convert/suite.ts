import { isMap, isScalar, isSeq } from 'yaml';
import { graders } from '../../graders/graders/index.ts';
import { canonicalName } from '../../model/suite/kind.ts';
import { CALL_KEYS, GRADER_KEYS, GRADER_LISTS, GRADER_TYPES, type Names, namesOf } from '../../suites/old-names.ts';
import {
  arrow,
  type Conversion,
  editYaml,
  itemsOf,
  mappingOf,
  pairOf,
  saidIn,
  textOf,
  valueIn,
  type YamlEditor,
  type YamlPair,
} from './yaml-edit.ts';

/**
 * Converts a suite of any version to the current format; comments and everything else stay. Also a list of tests, one
 * test, a template of graders, or the settings of a JSONL suite. Throws a `UserError`.
 */
export const convertSuite = (file: string, text: string): Conversion =>
  editYaml(file, text, (root, editor) => {
    if (isSeq(root)) convertTests(root, editor);
    else if (namesOf('suite', 'tests').some((name) => pairOf(root, name))) convertRoot(root, editor);
    else if (OF_A_TEST.some((name) => pairOf(root, name))) convertTest(root, editor);
    else convertSettings(root, editor);
  });

const OF_A_TEST = ['id', 'input', 'input_messages', 'assertions'];

function convertRoot(root: unknown, editor: YamlEditor): void {
  convertTests(editor.useName(root, namesOf('suite', 'tests'))?.value, editor);
  convertSettings(root, editor);
  convertGraderList(root, GRADER_LISTS.suite, editor);
}

/** The settings of a suite. Those of a JSONL suite are in a file without tests, and its graders stay in `execution`. */
function convertSettings(root: unknown, editor: YamlEditor): void {
  editor.useSchema(root, 'agentv-eval-v2');
  convertName(root, editor);
  const execution = valueIn(root, 'execution');
  for (const name of ['fail_on_error', 'budget_usd']) editor.useName(execution, namesOf('execution', name));
  editor.useName(valueIn(execution, 'trials'), namesOf('trials', 'cost_limit_usd'));
  const isOfJsonl = namesOf('suite', 'tests').every((name) => pairOf(root, name) === undefined);
  if (isOfJsonl) convertGraderList(execution, GRADER_LISTS.execution, editor);
}

/** The effective name becomes `name` if AgentV accepts it there. */
function convertName(root: unknown, editor: YamlEditor): void {
  const [first] = ['name', 'suite', 'dataset'].flatMap((key) =>
    textOf(valueIn(root, key))?.trim() ? (pairOf(root, key) ?? []) : [],
  );
  if (first !== undefined && /^[a-z0-9-]{1,64}$/.test(textOf(first.value) ?? '')) editor.rename(root, first, 'name');
}

function convertTests(list: unknown, editor: YamlEditor): void {
  for (const item of itemsOf(list) ?? []) convertTest(item, editor);
}

function convertTest(test: unknown, editor: YamlEditor): void {
  for (const name of ['criteria', 'input', 'expected_output']) editor.useName(test, namesOf('test', name));
  convertGraderList(test, GRADER_LISTS.test, editor);
  for (const turn of itemsOf(valueIn(test, 'turns')) ?? []) convertGraders(valueIn(turn, 'assertions'), editor);
}

/**
 * Moves the effective list of graders to `assertions`, and gives its graders their present names. The checklist of a test
 * becomes its first grader.
 */
function convertGraderList(mapping: unknown, places: Names, editor: YamlEditor): void {
  const [first, ...others] = places.flatMap((place) => {
    const [outerName = '', innerName] = place.split('.');
    const outer = pairOf(mapping, outerName);
    const pair = innerName === undefined ? saidIn(mapping, place) : saidIn(outer?.value, innerName);
    return pair === undefined ? [] : [{ place, pair, outer }];
  });
  for (const { pair } of others) editor.leave(pair, `it has no effect because "${first?.place}" is there too`);
  const isList = isSeq(first?.pair.value);
  const rubrics = places === GRADER_LISTS.test ? saidIn(mapping, 'rubrics') : undefined;
  if (rubrics !== undefined && itemsOf(rubrics.value)?.length && (first === undefined || isList)) {
    convertRubrics(rubrics.value, editor);
    editor.tell(rubrics, '"rubrics" → "assertions", as a grader of type rubrics before all others');
    editor.enlist(mapping, rubrics, first?.pair);
  }
  if (first === undefined || !isList) return;
  const { place, pair, outer } = first;
  convertGraders(pair.value, editor);
  if (outer === pair || outer === undefined) editor.rename(mapping, pair, 'assertions');
  else if (pairOf(mapping, 'assertions') === undefined) {
    editor.tell(pair, arrow(place, 'assertions'));
    editor.hoist(mapping, outer, pair, 'assertions');
  }
}

/** Converts the types and keys of a list of graders to their present names. Other items are not changed. */
function convertGraders(list: unknown, editor: YamlEditor): void {
  for (const item of itemsOf(list) ?? []) convertGrader(item, editor);
}

function convertGrader(item: unknown, editor: YamlEditor): void {
  const type = pairOf(item, 'type');
  const written = textOf(type?.value);
  if (type === undefined || written === undefined) return;
  const present = convertType(item, type, editor);
  const required = pairOf(item, 'required');
  const mark = isScalar(required?.value) ? required.value.value : undefined;
  if (required !== undefined && typeof mark === 'number' && mark > 0 && mark <= 1) {
    // A number is the required mark, which has its own key now.
    const hasMark = saidIn(item, 'min_score') !== undefined;
    if (!hasMark) editor.drop(item, 'min_score');
    editor.replace(required, true, `required: ${mark} → required: true${hasMark ? '' : `, min_score: ${mark}`}`);
    if (!hasMark) editor.addBehind(item, required, 'min_score', mark);
  }
  const isRubric = canonicalName(written) === 'rubric';
  const keys = { ...(isRubric && { rubrics: 'criteria' }), ...ownValue(GRADER_KEYS, present) };
  for (const [old, current] of Object.entries(keys)) if (pairOf(item, old)) editor.useName(item, [current, old]);
  if (present === 'rubrics') convertRubrics(valueIn(item, 'criteria'), editor);
  if (present === 'llm-grader') convertRubrics(valueIn(item, 'rubrics'), editor);
  if (present === 'llm-grader') convertPrompt(item, editor);
  if (present === 'composite') {
    convertGraders(editor.useName(item, ['assertions', 'assert', 'evaluators'])?.value, editor);
    convertPrompt(valueIn(item, 'aggregator'), editor);
  }
  if (present !== 'tool-trajectory') return;
  for (const call of itemsOf(valueIn(item, 'expected')) ?? []) {
    for (const [old, current] of Object.entries(CALL_KEYS)) editor.useName(call, [current, old]);
  }
}

/** Returns the present type: some old ones stay, because their programs and judges would get other input. */
function convertType(item: unknown, pair: YamlPair, editor: YamlEditor): string {
  const type = textOf(pair.value) ?? '';
  const canonical = canonicalName(type);
  const present = graders.find((each) => each.type === canonical)?.type ?? ownValue(GRADER_TYPES, canonical);
  if (present === undefined || present === type) return type;
  // Arguments of calls were compared in a way that depended on the spelling of the type.
  const hasRule = (holder: unknown) => ['args_match', 'argsMatch'].some((key) => pairOf(holder, key));
  const isCompared =
    present === 'tool-trajectory' &&
    type.includes('_') &&
    textOf(valueIn(item, 'mode')) !== 'any_order' &&
    !hasRule(item) &&
    (itemsOf(valueIn(item, 'expected')) ?? []).some((call) => isMap(valueIn(call, 'args')) && !hasRule(call));
  editor.replace(pair, present, `type: ${type} → ${present}${isCompared ? ', args_match: superset' : ''}`);
  if (isCompared) editor.addBehind(item, pair, 'args_match', 'superset');
  return present;
}

/** A prompt that is the path of a file says so. */
function convertPrompt(mapping: unknown, editor: YamlEditor): void {
  const prompt = pairOf(mapping, 'prompt');
  if (mappingOf(prompt?.value) !== undefined) editor.useName(prompt?.value, ['command', 'script']);
  const text = textOf(prompt?.value) ?? '';
  if (prompt === undefined || !/^(?!file:)[^\s{}]+\.(?:md|txt|prompt|tmpl)$/i.test(text)) return;
  editor.replace(prompt, `file://${text}`, `prompt: ${arrow(text, `file://${text}`)}`);
}

function convertRubrics(list: unknown, editor: YamlEditor): void {
  for (const item of itemsOf(list) ?? []) {
    // If the newer name "criteria" exists, the older ones have no effect.
    if (!pairOf(item, 'criteria')) editor.useName(item, ['outcome', 'description', 'expected_outcome']);
    // `required_min_score` counts to 10, `min_score` to 1.
    const old = pairOf(item, 'required_min_score');
    const points = isScalar(old?.value) ? Number(old.value.value) : 0;
    const isMark = Number.isInteger(points) && points >= 1 && points <= 10;
    if (old === undefined || !isMark || pairOf(item, 'min_score')) continue;
    editor.rename(item, old, 'min_score', `required_min_score: ${points}`);
    editor.replace(old, points / 10, `min_score: ${points / 10}`);
  }
}

const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
