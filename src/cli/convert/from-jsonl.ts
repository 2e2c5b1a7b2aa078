import type { Problem } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { NOT_IN_A_LINE, NOT_IN_ITS_EXECUTION } from '../../suites/jsonl.ts';
import { GRADER_LISTS, namesOf } from '../../suites/old-names.ts';
import { type Cursor, openJson, openYaml } from '../../suites/yaml/source.ts';
import { yamlOf } from '../../suites/yaml/yaml-print.ts';
import { convertSuite, type SuiteConversion } from './suite.ts';
import { type Alteration, type ConvertedFile, editYaml } from './yaml-edit.ts';

interface NamedText {
  readonly file: string;
  readonly text: string;
}

const MAX_PROBLEMS = 20;

/** Keys of a suite that AgentV does not read in the settings of a JSONL suite. */
const NOT_IN_SETTINGS = [
  ...[...namesOf('suite', 'tests'), 'assertions', 'assert', 'target', 'input', 'input_files', 'workspace', 'metadata'],
  ...['governance', 'preprocessors', 'category', 'version', 'author', 'license', 'tags', 'requires'],
];

/**
 * Converts a JSONL suite and its settings file to one YAML suite. Keys that JSONL ignores but YAML reads are left out,
 * so that they stay without effect.
 */
export function yamlOfJsonl(
  { file, text }: NamedText,
  sidecar: NamedText | undefined,
  how: Omit<SuiteConversion, 'kind'>,
): ConvertedFile {
  const problems: Problem[] = [];
  const lines = jsonLinesOf(file, text, problems);
  const head = sidecar === undefined ? undefined : headOf(sidecar, problems);
  if (problems.length > 0) return { kind: 'refused', problems };

  const { text: start = '', hasGraders = false, changes = [] } = head ?? {};
  const blocks = lines.map((line) => testOf(line, hasGraders));
  const suite = `${start}tests:\n${blocks.map(({ yaml }) => yaml).join('\n')}`;
  const converted = convertSuite(file, suite, { ...how, kind: 'suite' });

  const headLines = start.split('\n').length - 1;
  const starts: { readonly from: number; readonly line: number }[] = [];
  let next = headLines + 2;
  for (const { yaml, line } of blocks) {
    starts.push({ from: next, line });
    next += yaml.split('\n').length;
  }
  const placed = <Located extends { readonly location?: SourceLocation | undefined }>(item: Located): Located => {
    const { location } = item;
    if (location === undefined) return item;
    if (location.line <= headLines && sidecar) return { ...item, location: { ...location, file: sidecar.file } };
    const line = starts.findLast(({ from }) => from <= location.line)?.line ?? 1;
    return { ...item, location: { file, line, column: 1 } };
  };
  if (converted.kind === 'refused') return { kind: 'refused', problems: converted.problems.map(placed) };
  return {
    ...converted,
    changes: [...changes, ...blocks.flatMap((block) => block.changes), ...converted.changes.map(placed)],
    left: converted.left.map(placed),
  };
}

const leftOut = (name: string, where: string): string => `"${name}" is left out: it has no effect in ${where}`;

/** The settings as the head of a suite. */
function headOf({ file, text }: NamedText, problems: Problem[]) {
  const opened = openYaml(file, text);
  if (opened.kind === 'invalid') {
    problems.push(...opened.problems);
    return undefined;
  }
  const { root } = opened;
  const isInLines = root.isMap && root.keys().every((name) => root.key(name)?.keyLocation.column === 1);
  if (root.value !== null && !isInLines) {
    const message = 'The settings file of a JSONL suite cannot be converted: it is not a mapping with one key per line';
    problems.push({ code: 'WRONG_TYPE', severity: 'error', message, location: { file, line: 1, column: 1 } });
    return undefined;
  }

  const head = editYaml(file, text, (node, editor) => {
    for (const name of NOT_IN_SETTINGS) {
      const entry = editor.entry(node, name);
      if (entry !== undefined) editor.remove(entry, leftOut(name, 'the settings of a JSONL suite'));
    }
  });
  if (head.kind === 'refused') {
    problems.push(...head.problems);
    return undefined;
  }
  const execution = root.field('execution');
  const isRead = root.keys().some((name) => !NOT_IN_SETTINGS.includes(name));
  return {
    text: isRead ? `${head.text.trimEnd()}\n\n` : '',
    changes: head.changes,
    hasGraders: GRADER_LISTS.execution.some((key) => execution?.field(key) !== undefined),
  };
}

interface JsonLine {
  readonly line: number;
  readonly cursor: Cursor;
}

/**
 * A line as an item of `tests`. Its execution block replaces that of the settings, including its graders. If the test has
 * its own graders, those of the block follow them.
 */
function testOf({ line, cursor }: JsonLine, hasSuiteGraders: boolean) {
  const execution = cursor.field('execution');
  const block = execution?.isMap ? execution : undefined;
  const unread = NOT_IN_A_LINE.filter((name) => cursor.field(name) !== undefined);
  const unreadInBlock = NOT_IN_ITS_EXECUTION.filter((name) => block?.field(name) !== undefined);
  let test = cursor.without(NOT_IN_A_LINE).value as Record<string, unknown>;
  if (block !== undefined) {
    const lists: readonly string[] = GRADER_LISTS.execution;
    const [graders] = ['assertions', 'assert'].flatMap((key) => cursor.field(key) ?? []);
    const [more] = graders === undefined ? [] : lists.flatMap((key) => block.field(key) ?? []);
    const rest = block.without([...NOT_IN_ITS_EXECUTION, ...(graders === undefined ? [] : lists)]).value as object;
    if (graders?.isList && more?.isList) {
      const { assert: _, ...others } = test;
      test = { ...others, assertions: [...graders.items(), ...more.items()].map(({ value }) => value) };
    }
    const left = hasSuiteGraders ? { ...rest, skip_defaults: true } : rest;
    test = { ...test, execution: Object.keys(left).length === 0 ? undefined : left };
  }

  const changeOf = (name: string, field = cursor): Alteration => ({
    message: leftOut(name, 'a JSONL suite'),
    location: field.keyLocation,
  });
  return {
    yaml: yamlOf([Object.fromEntries(Object.entries(test).filter(([, value]) => value !== undefined))], 2),
    line,
    changes: [
      ...unread.map((name) => changeOf(name, cursor.field(name))),
      ...unreadInBlock.map((name) => changeOf(`execution.${name}`, block?.field(name))),
    ],
  };
}

function jsonLinesOf(file: string, text: string, problems: Problem[]): JsonLine[] {
  const objects: JsonLine[] = [];
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  for (const [index, source] of lines.entries()) {
    if (source.trim() === '') continue;
    const line = index + 1;
    const opened = openJson(file, source, { line });
    if (opened.kind === 'invalid') problems.push(...opened.problems);
    else if (opened.root.isMap) objects.push({ line, cursor: opened.root });
    else {
      const message = 'Each line of this file must be a JSON object with one test';
      problems.push(opened.root.error('WRONG_TYPE', message, { found: opened.root.found }));
    }
    if (problems.length >= MAX_PROBLEMS) break;
  }
  if (objects.length === 0 && problems.length === 0) {
    const message = 'The file is empty: there is nothing to convert';
    problems.push({ code: 'MISSING_FIELD', severity: 'error', message, location: { file, line: 1, column: 1 } });
  }
  return objects;
}
