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

/** The lines of a JSONL suite and, where there is something to say in it, the text of the settings beside it. */
type AsJsonl =
  | (Extract<Converted, { kind: 'converted' }> & { readonly sidecar?: string | undefined })
  | Extract<Converted, { kind: 'refused' }>;

/**
 * A YAML suite as JSONL, its names those of today. What JSONL cannot say is in the way, unless
 * it may be left out (`lossy`); then it is told. A list of tests for other suites may say everything.
 */
export function jsonlOfYaml(file: string, text: string, how: SuiteConversion & { readonly lossy: boolean }): AsJsonl {
  const current = convertSuite(file, text, how);
  if (current.kind === 'refused') return current;
  const before = openYamlTree(text);
  const after = openYamlTree(current.text);
  if (before.kind === 'invalid' || after.kind === 'invalid') throw new Error('What was converted cannot be read');

  const lost = new Lost(file, before.tree);
  const isList = how.kind === 'cases';
  const root = Spot.rootOf(before.tree);
  const value = after.tree.values.value;
  const tests = isList ? value : isMapping(value) ? value['tests'] : undefined;
  if (!isList) lookAtSuite(root, lost);
  const given = isList ? root : TEST_LISTS.flatMap((name) => root.field(name)?.value ?? [])[0];
  if (!Array.isArray(tests) || given === undefined) {
    const hint = 'Where the tests stand in a file of their own, convert that one.';
    lost.refuse(given ?? root, 'Only a list of tests can be written as lines', hint);
  }
  const items = given?.items() ?? [];
  for (const item of items) lookAtTest(item, isList, lost);
  const settings = isMapping(value) && !isList ? settingsOf(value) : {};
  const sayable = (Array.isArray(tests) ? tests : []).map((test) => (isList ? test : lineOf(test, settings)));
  const lines = sayable.map((test, index) => asLine(test, items[index], lost));

  const problems = [...lost.errors, ...(how.lossy ? [] : lost.unsayable)];
  if (problems.length > 0) return { kind: 'refused', problems };
  const sidecar = Object.keys(settings).length === 0 ? undefined : yamlOf(settings);
  const left = [...current.left, ...lost.reported, ...lost.comments(text)];
  const made = { text: lines.map((line) => `${line}\n`).join(''), changes: current.changes, left };
  return { kind: 'converted', ...made, ...(sidecar !== undefined && { sidecar }) };
}

/** What is said of a suite beside its tests and can be said beside JSONL. */
const SETTINGS = ['$schema', 'name', 'dataset', 'suite', 'description', 'evaluator'];

function settingsOf(suite: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const stored = SETTINGS.flatMap((key) => (Object.hasOwn(suite, key) ? [[key, suite[key]] as const] : []));
  const execution = {
    ...(isMapping(suite['execution']) ? suite['execution'] : {}),
    ...(suite['assertions'] !== undefined && { assertions: suite['assertions'] }),
  };
  return { ...Object.fromEntries(stored), ...(Object.keys(execution).length > 0 && { execution }) };
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
    lost.refuse(item, 'Only a test can be written as a line', 'Convert the file that it refers to by itself.');
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

/** Graders move out of it, and the switch has its own way of being said. */
const READ_IN_EXECUTION = ['skip_defaults', 'assertions', 'assert', 'evaluators'];

/** A test as a line says it: a block of execution stays only where it drops the graders of the settings. */
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
    lost.refuse(item, 'This test holds a number that JSON does not have', 'Such as .inf or .nan.');
  }
  return line;
}

/** What cannot be said in JSONL, with its place in the file. */
class Lost {
  readonly errors: Problem[] = [];
  readonly unsayable: Problem[] = [];
  readonly reported: Alteration[] = [];
  readonly #file: string;
  readonly #tree: YamlTree;

  constructor(file: string, tree: YamlTree) {
    this.#file = file;
    this.#tree = tree;
  }

  say(offset: number, what: string): void {
    const location = this.#locationAt(offset);
    this.reported.push({ message: `${what} is left out: JSONL cannot say it`, location });
    const hint = '--lossy leaves it out; or let a YAML suite take its tests from the file (tests: <file>).';
    const message = `${what} cannot be said in JSONL`;
    this.unsayable.push({ code: 'NOT_SUPPORTED_YET', severity: 'error', message, location, hint });
  }

  refuse(spot: Spot, message: string, hint: string): void {
    const location = this.#locationAt(spot.written?.range[0] ?? 0);
    this.errors.push({ code: 'WRONG_TYPE', severity: 'error', message, location, hint });
  }

  comments(text: string): Alteration[] {
    const count = commentsOf(text).length;
    if (count === 0) return [];
    return [{ message: `${plural('comment', count)} left out, as JSONL has none`, location: this.#locationAt(0) }];
  }

  #locationAt(offset: number) {
    return { file: this.#file, ...this.#tree.positionOf(offset) };
  }
}
