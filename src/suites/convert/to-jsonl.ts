import type { Problem } from '../../model/errors.ts';
import type { Alteration, Converted } from '../../model/suite/converted.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { type Cursor, openYaml } from '../../model/suite/source.ts';
import { deepEqual } from '../../shared/deep-equal.ts';
import { isMapping } from '../../shared/mapping.ts';
import { plural } from '../../shared/text.ts';
import { commentsOf } from '../../shared/yaml/yaml-comments.ts';
import { NOT_IN_A_LINE, NOT_IN_ITS_EXECUTION } from '../formats/jsonl.ts';
import { NAMES } from '../old-names.ts';
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
  const before = openYaml(file, text);
  const after = openYaml(file, current.text);
  if (before.kind === 'invalid' || after.kind === 'invalid') throw new Error('The converted file cannot be read');

  const lost = new Lost();
  const isList = how.kind === 'cases';
  const { root } = before;
  const { value } = after.root;
  const tests = isList ? value : isMapping(value) ? value['tests'] : undefined;
  if (!isList) lookAtSuite(root, lost);
  const given = isList ? root : NAMES.suite.tests.flatMap((name) => root.field(name) ?? [])[0];
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
  const left = [...current.left, ...lost.alterations, ...lostComments(root.location, text)];
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

function lookAtSuite(root: Cursor, lost: Lost): void {
  const said = [...SETTINGS, ...NAMES.suite.tests, 'execution', 'assertions', 'assert', 'target'];
  for (const name of root.keys()) {
    const field = said.includes(name) ? undefined : root.field(name);
    if (field !== undefined) lost.say(field, `"${name}" of the suite`);
  }
}

function lookAtTest(item: Cursor, isList: boolean, lost: Lost): void {
  if (!item.isMap) {
    lost.refuse(item, 'A line of JSONL can only be a test', 'Convert the file that it refers to separately.');
    return;
  }
  if (isList) return;
  const execution = item.field('execution');
  const unread = execution?.keys().filter((name) => ![...READ_IN_EXECUTION, ...NOT_IN_ITS_EXECUTION].includes(name));
  for (const name of NOT_IN_A_LINE) lost.say(item.field(name), `"${name}" of a test`);
  for (const name of [...NOT_IN_ITS_EXECUTION, ...(unread ?? [])]) {
    lost.say(execution?.field(name), `"execution.${name}" of a test`);
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

function asLine(test: unknown, item: Cursor | undefined, lost: Lost): string {
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

  say(field: Cursor | undefined, what: string): void {
    if (field === undefined) return;
    const location = field.keyLocation;
    this.alterations.push({ message: `${what} is omitted: JSONL cannot express it`, location });
    const hint = 'Use --lossy to omit it, or write a YAML suite that takes its tests from the file (tests: <file>).';
    this.unsayable.push(field.error('NOT_SUPPORTED_YET', `JSONL cannot express ${what}`, { location, hint }));
  }

  refuse(item: Cursor, message: string, hint: string): void {
    this.errors.push(item.error('WRONG_TYPE', message, { hint }));
  }
}

function lostComments(location: SourceLocation, text: string): Alteration[] {
  const count = commentsOf(text).length;
  const message = `${plural('comment', count)} omitted, because JSONL has none`;
  return count === 0 ? [] : [{ message, location: { ...location, line: 1, column: 1 } }];
}
