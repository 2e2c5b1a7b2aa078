import type { Node } from 'yaml';
import { type Converted, convertedOf } from '../../model/suite/converted.ts';
import { arrow, type Entry, editYaml, ignored, isNothing, textOf } from '../../shared/yaml/yaml-edit.ts';
import { GRADER_LISTS, namesOf } from '../old-names.ts';
import { SUITE } from '../suite.ts';
import { convertGraderList, convertGraders, convertKind, convertRubrics, type Pen } from './graders.ts';

/** The kinds of YAML files of suites: `sidecar` is the settings file of a JSONL suite, `cases` a list of tests. */
export type SuiteText = 'suite' | 'sidecar' | 'cases' | 'case' | 'template';

export interface SuiteConversion extends Pick<Pen, 'all' | 'isFile'> {
  readonly kind: SuiteText;
}

/** Converts a suite of any version to the current format; comments and everything else stay. */
export function convertSuite(file: string, text: string, how: SuiteConversion): Converted {
  const isWhole = how.kind === 'suite' || how.kind === 'sidecar';
  const edited = editYaml(
    text,
    (root, editor) => EDITS[how.kind](root ?? undefined, { editor, ...how }),
    isWhole ? whatIsRead : undefined,
  );
  return convertedOf(edited, ({ line, column }) => ({ file, line, column }));
}

const EDITS: Readonly<Record<SuiteText, (root: Node | undefined, pen: Pen) => void>> = {
  suite: convertRoot,
  sidecar: convertSidecar,
  cases: (root, pen) => convertTests(root, pen),
  case: convertTest,
  template: (root, pen) => convertGraders(pen.editor.entry(root, 'assertions')?.value, pen),
};

/** Keys that only hold YAML anchors are not read. */
function whatIsRead(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => SUITE.fields.read.includes(key)));
}

function convertRoot(root: Node | undefined, pen: Pen): void {
  const { editor } = pen;
  convertSchema(root, pen);
  convertName(root, DESCRIBING, pen);
  convertTests(editor.useName(root, namesOf('suite', 'tests'))?.value, pen);
  convertExecution(root, pen);
  convertTarget(root, pen);
  convertGraderList(root, GRADER_LISTS.suite, pen);
  convertKind(root, 'evaluator', 'evaluator', editor);
}

/** Only some of its keys are read, and its graders are in `execution`. */
function convertSidecar(root: Node | undefined, pen: Pen): void {
  const { editor } = pen;
  convertSchema(root, pen);
  convertName(root, [], pen);
  convertExecution(root, pen);
  convertGraderList(editor.entry(root, 'execution')?.value, GRADER_LISTS.execution, pen);
  convertKind(root, 'evaluator', 'evaluator', editor);
}

function convertSchema(root: Node | undefined, { editor }: Pen): void {
  const entry = editor.entry(root, '$schema');
  const id = textOf(entry?.value);
  if (entry === undefined || id === undefined || !/^agentv-eval-v[\d.]+$/.test(id) || id === CURRENT_SCHEMA) return;
  editor.tell(entry, `$schema: ${id} → ${CURRENT_SCHEMA}`);
  editor.replace(entry, CURRENT_SCHEMA);
}

const CURRENT_SCHEMA = 'agentv-eval-v2';

const DESCRIBING = ['description', 'version', 'author', 'license', 'requires', 'tags'];

/**
 * The effective name. It becomes `name` only if AgentV accepts it, and if the keys that AgentV reads with a name are
 * valid.
 */
function convertName(root: Node | undefined, read: readonly string[], { editor }: Pen): void {
  const [first, ...others] = ['name', 'suite', 'dataset'].flatMap((key) =>
    editor.text(root, key)?.trim() ? (editor.entry(root, key) ?? []) : [],
  );
  if (first === undefined) return;
  for (const other of others) editor.leave(other, ignored(other.name, first.name));
  if (first.name === 'name') return;
  const present = read.flatMap((key) => editor.entry(root, key) ?? []);
  const refused = present.find(({ name, value }) => !isInOrder(name, value?.toJSON()));
  const refusal = !/^[a-z0-9-]{1,64}$/.test(textOf(first.value) ?? '')
    ? 'AgentV only accepts a "name" of 1 to 64 of the characters a–z, 0–9 and -'
    : editor.said(root, 'name') !== undefined
      ? '"name" is there, without a text'
      : refused && `with a "name", AgentV refuses this "${refused.name}"`;
  if (refusal !== undefined) {
    editor.leave(first, `"${first.name}" is not changed: ${refusal}`);
    return;
  }
  const also = present.map(({ name }) => name).join(', ');
  const effect = also === '' ? '' : `; with a name, AgentV reads ${also} too`;
  editor.rename(root, first, 'name', `${arrow(first.name, 'name')}${effect}`);
}

function isInOrder(key: string, value: unknown): boolean {
  if (key === 'tags') return Array.isArray(value) && value.every((tag) => typeof tag === 'string');
  if (key === 'requires') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const version = (value as Record<string, unknown>)['agentv'];
    return version === undefined || typeof version === 'string';
  }
  if (typeof value !== 'string') return false;
  return key !== 'description' || (value.length >= 1 && value.length <= 1024);
}

function convertExecution(root: Node | undefined, { editor }: Pen): void {
  const execution = editor.entry(root, 'execution')?.value;
  for (const name of ['fail_on_error', 'budget_usd']) editor.useName(execution, namesOf('execution', name));
  const cachePath = editor.entry(execution, 'cachePath');
  if (cachePath !== undefined) {
    editor.leave(cachePath, '"cachePath" is not changed: it never had an effect, but "cache_path" would');
  }
  editor.useName(editor.entry(execution, 'trials')?.value, namesOf('trials', 'cost_limit_usd'));
}

/** The target is a key of `execution`; an existing value there wins. */
function convertTarget(root: Node | undefined, { editor }: Pen): void {
  const target = editor.said(root, 'target');
  if (target === undefined) return;
  const execution = editor.entry(root, 'execution');
  if (execution !== undefined && !isNothing(execution.value) && editor.mapping(execution.value) === undefined) {
    editor.leave(target, '"target" is not changed: "execution" is not a mapping');
    return;
  }
  const targets = editor.said(execution?.value, 'targets');
  const isEmptyList = editor.items(targets?.value)?.length === 0;
  const present = (isEmptyList ? undefined : targets) ?? editor.entry(execution?.value, 'target');
  if (present !== undefined) {
    const isBlank = isNothing(present.value);
    editor.leave(
      target,
      isBlank
        ? '"target" is not changed: "execution" has a "target" without a value'
        : ignored('target', `execution.${present.name}`),
    );
    return;
  }
  editor.tell(target, arrow('target', 'execution.target'));
  editor.sink(target, 'execution', execution);
}

function convertTests(list: Node | undefined, pen: Pen): void {
  for (const item of pen.editor.items(list) ?? []) convertTest(item, pen);
}

const isNotBlank = ({ value }: Entry): boolean => textOf(value)?.trim() !== '';

/** Converts one test to the current names. Other values are not changed. */
function convertTest(test: Node | undefined, pen: Pen): void {
  const { editor } = pen;
  editor.useName(test, namesOf('test', 'criteria'), isNotBlank);
  editor.useName(test, namesOf('test', 'input'));
  editor.useName(test, namesOf('test', 'expected_output'));
  convertGraderList(test, GRADER_LISTS.test, pen);
  convertChecklist(test, pen);
  convertKind(test, 'evaluator', 'evaluator', editor);
  for (const turn of editor.items(editor.entry(test, 'turns')?.value) ?? []) {
    convertGraders(editor.entry(turn, 'assertions')?.value, pen);
  }
}

/** The checklist of a test becomes its first grader. */
function convertChecklist(test: Node | undefined, { editor }: Pen): void {
  const rubrics = editor.said(test, 'rubrics');
  if (rubrics === undefined) return;
  if (!editor.items(rubrics.value)?.length) {
    editor.leave(rubrics, '"rubrics" is not changed: it is not a checklist');
    return;
  }
  const others = editor.said(test, 'assertions');
  if (others !== undefined && editor.items(others.value) === undefined) {
    editor.leave(rubrics, '"rubrics" is not changed: "assertions" is not a list');
    return;
  }
  convertRubrics(rubrics.value, editor);
  editor.tell(rubrics, '"rubrics" → "assertions", as a grader of type rubrics before all others');
  editor.enlist(rubrics, 'assertions', { type: 'rubrics', key: 'criteria' });
}
