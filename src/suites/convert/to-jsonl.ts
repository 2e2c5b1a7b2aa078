import type { Problem } from '../../model/errors.ts';
import type { Alteration, Converted } from '../../model/suite/converted.ts';
import { deepEqual } from '../../shared/deep-equal.ts';
import { isMapping } from '../../shared/mapping.ts';
import { plural } from '../../shared/text.ts';
import { commentsOf } from '../../shared/yaml/yaml-comments.ts';
import { openYamlTree, Spot, type YamlTree } from '../../shared/yaml/yaml-tree.ts';
import { NOT_IN_A_LINE, NOT_IN_ITS_EXECUTION } from '../formats/jsonl.ts';
import { TEST_LISTS } from '../formats/yaml.ts';
import { convertSuite, type SuiteConversion } from './suite.ts';
import { yamlOf } from './written-yaml.ts';

/** The lines of a JSONL suite and, if there are settings, the text of its settings file. */
type AsJsonl =
  | (Extract<Converted, { kind: 'converted' }> & { readonly sidecar?: string | undefined })
  | Extract<Converted, { kind: 'refused' }>;

/**
 * Converts a YAML suite to JSONL, with current names. Anything that JSONL cannot express is an error, or with `lossy`
 * omitted with a warning. A list of tests for other suites can have all keys.
 */
export function jsonlOfYaml(file: string, text: string, how: SuiteConversion & { readonly lossy: boolean }): AsJsonl {
  const current = convertSuite(file, text, how);
  if (current.kind === 'refused') return current;
  const before = openYamlTree(text);
  const after = openYamlTree(current.text);
  if (before.kind === 'invalid' || after.kind === 'invalid') throw new Error('The converted file cannot be read');

  const lost = new Lost(file, before.tree);
  const isList = how.kind === 'cases';
  const root = Spot.rootOf(before.tree);
  const value = after.tree.values.value;
  const tests = isList ? value : isMapping(value) ? value['tests'] : undefined;
  if (!isList) lookAtSuite(root, lost);
  const given = isList ? root : TEST_LISTS.flatMap((name) => root.field(name)?.value ?? [])[0];
  if (!Array.isArray(tests) || given === undefined) {
    const hint = 'If the tests are in a separate file, convert that file.';
    lost.refuse(given ?? root, 'JSONL can only express a list of tests', hint);
  }
  const items = given?.items() ?? [];
  for (const item of items) lookAtTest(item, isList, lost);
  const settings = isMapping(value) && !isList ? settingsOf(value) : {};
  const sayable = (Array.isArray(tests) ? tests : []).map((test) => (isList ? test : lineOf(test, settings)));
  const lines = sayable.map((test, index) => asLine(test, items[index], lost));

  const problems = [...lost.errors, ...(how.lossy ? [] : lost.unsayable)];
  if (problems.length > 0) return { kind: 'refused', problems };
  const sidecar = Object.keys(settings).length === 0 ? undefined : yamlOf(settings);
  const left = [...current.left, ...lost.alterations, ...lost.comments(text)];
  const made = { text: lines.map((line) => `${line}\n`).join(''), changes: current.changes, left };
  return { kind: 'converted', ...made, sidecar };
}

/** The keys of a suite, besides its tests, that the settings file of a JSONL suite can have. */
const SETTINGS = ['$schema', 'name', 'dataset', 'suite', 'description', 'evaluator'];

function settingsOf(suite: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const settings = SETTINGS.flatMap((key) => (Object.hasOwn(suite, key) ? [[key, suite[key]] as const] : []));
  const execution = {
    ...(isMapping(suite['execution']) ? suite['execution'] : {}),
    ...(suite['assertions'] !== undefined && { assertions: suite['assertions'] }),
  };
  return { ...Object.fromEntries(settings), ...(Object.keys(execution).length > 0 && { execution }) };
}

function lookAtSuite(root: Spot, lost: Lost): void {
  const said = [...SETTINGS, ...TEST_LISTS, 'execution', 'assertions', 'assert', 'target'];
  for (const field of root.fields()) {
    if (said.includes(field.name) || field.value.value === null) continue;
    lost.say(field.pair.key.range[0], `"${field.name}" of the suite`);
  }
}

function lookAtTest(item: Spot, isList: boolean, lost: Lost): void {
  if (!item.isMap) {
    lost.refuse(item, 'A line of JSONL can only be a test', 'Convert the file that it refers to separately.');
    return;
  }
  if (isList) return;
  const execution = item.field('execution')?.value;
  const here = NOT_IN_A_LINE.flatMap((name) => item.field(name) ?? []);
  const there = NOT_IN_ITS_EXECUTION.flatMap((name) => execution?.field(name) ?? []);
  const unread = execution
    ?.fields()
    .filter(({ name }) => !READ_IN_EXECUTION.includes(name) && !there.some((field) => field.name === name));
  for (const field of [...here, ...there, ...(unread ?? [])]) {
    const name = here.includes(field) ? field.name : `execution.${field.name}`;
    if (field.value.value !== null) lost.say(field.pair.key.range[0], `"${name}" of a test`);
  }
}

/** Graders move out of the block, and the switch has another form. */
const READ_IN_EXECUTION = ['skip_defaults', 'assertions', 'assert', 'evaluators'];

/** A test as a line: an execution block stays only if it removes the graders of the settings. */
function lineOf(test: unknown, settings: Readonly<Record<string, unknown>>): unknown {
  if (!isMapping(test)) return test;
  const { execution, ...rest } = Object.fromEntries(
    Object.entries(test).filter(([key]) => !NOT_IN_A_LINE.includes(key)),
  );
  const drops = isMapping(execution) && execution['skip_defaults'] === true && settings['execution'] !== undefined;
  return drops ? { ...rest, execution: { skip_defaults: true } } : rest;
}

function asLine(test: unknown, item: Spot | undefined, lost: Lost): string {
  const line = JSON.stringify(test);
  if (item !== undefined && !deepEqual(JSON.parse(line), test)) {
    lost.refuse(item, 'This test contains a number that JSON cannot express', 'Such as .inf or .nan.');
  }
  return line;
}

/** Content that JSONL cannot express, with its source location. */
class Lost {
  readonly errors: Problem[] = [];
  readonly unsayable: Problem[] = [];
  readonly alterations: Alteration[] = [];
  readonly #file: string;
  readonly #tree: YamlTree;

  constructor(file: string, tree: YamlTree) {
    this.#file = file;
    this.#tree = tree;
  }

  say(offset: number, what: string): void {
    const location = this.#locationAt(offset);
    this.alterations.push({ message: `${what} is omitted: JSONL cannot express it`, location });
    const hint = 'Use --lossy to omit it, or write a YAML suite that takes its tests from the file (tests: <file>).';
    const message = `JSONL cannot express ${what}`;
    this.unsayable.push({ code: 'NOT_SUPPORTED_YET', severity: 'error', message, location, hint });
  }

  refuse(spot: Spot, message: string, hint: string): void {
    const location = this.#locationAt(spot.written?.range[0] ?? 0);
    this.errors.push({ code: 'WRONG_TYPE', severity: 'error', message, location, hint });
  }

  comments(text: string): Alteration[] {
    const count = commentsOf(text).length;
    if (count === 0) return [];
    return [{ message: `${plural('comment', count)} omitted, because JSONL has none`, location: this.#locationAt(0) }];
  }

  #locationAt(offset: number) {
    return { file: this.#file, ...this.#tree.positionOf(offset) };
  }
}
