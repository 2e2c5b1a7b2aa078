import type { Problem } from '../../model/errors.ts';
import type { Alteration, Converted } from '../../model/suite/converted.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { type Cursor, openJson, openYaml } from '../../model/suite/source.ts';
import { NOT_IN_A_LINE, NOT_IN_ITS_EXECUTION } from '../formats/jsonl.ts';
import { GRADER_LISTS } from '../old-names.ts';
import { convertSuite, type SuiteConversion } from './suite.ts';
import { commentedYaml, yamlOf } from './written-yaml.ts';

interface TextFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Converts a JSONL suite and its settings file to one YAML suite. Keys that JSONL ignores but YAML reads become
 * comments, so that they stay without effect.
 */
export function yamlOfJsonl(
  { file, text }: TextFile,
  sidecar: TextFile | undefined,
  how: Omit<SuiteConversion, 'kind'>,
): Converted {
  const problems: Problem[] = [];
  const lines = jsonLinesOf(file, text, problems);
  const head = sidecar === undefined ? undefined : headOf(sidecar, problems);
  if (problems.length > 0) return { kind: 'refused', problems };

  const blocks = lines.map((line) => testOf(line, head?.hasGraders === true));
  const start = head?.text ?? '';
  const whole = `${start}tests:\n${blocks.map(({ yaml }) => yaml).join('\n')}`;
  const converted = convertSuite(file, whole, { ...how, kind: 'suite' });
  const changesOfBlocks = blocks.flatMap(({ changes }) => changes);
  return replaced(converted, locationsOf(start, blocks, { file, sidecar: sidecar?.file }), [
    ...(head?.changes ?? []),
    ...changesOfBlocks,
  ]);
}

interface Head {
  readonly text: string;
  readonly changes: readonly Alteration[];
  readonly hasGraders: boolean;
}

/** The settings as the head of a suite: the lines of keys without effect become comments, so that they stay without. */
function headOf({ file, text }: TextFile, problems: Problem[]): Head {
  const nothing = { text: '', changes: [], hasGraders: false };
  const opened = openYaml(file, text);
  if (opened.kind === 'invalid') problems.push(...opened.problems);
  if (opened.kind === 'invalid') return nothing;
  const { root } = opened;
  const fields = root.keys().flatMap((name) => root.key(name) ?? []);
  const silent = fields.filter(({ path }) => WOULD_WAKE.includes(String(path[0])));
  const beginsLine = ({ keyLocation }: Cursor) => keyLocation.column === 1;
  if (root.value !== null && !(fields.some(beginsLine) && silent.every(beginsLine))) {
    const message = 'The settings file of a JSONL suite cannot be converted: it is not a mapping with one key per line';
    problems.push({ code: 'WRONG_TYPE', severity: 'error', message, location: { file, line: 1, column: 1 } });
    return nothing;
  }
  const starts = fields.filter(beginsLine).map(({ keyLocation }) => keyLocation.line);
  const lines = text.trimEnd().split('\n');
  for (const { keyLocation } of silent) {
    const end = starts.find((line) => line > keyLocation.line) ?? lines.length + 1;
    for (let line = keyLocation.line; line < end; line += 1) {
      const written = lines[line - 1] ?? '';
      if (written.trim() !== '' && !written.startsWith('#')) lines[line - 1] = `# ${written}`;
    }
  }
  const changes = silent.map(({ path, keyLocation }) => ({
    message: `"${path[0]}" becomes a comment: it has no effect in the settings of a JSONL suite`,
    location: keyLocation,
  }));
  const execution = root.field('execution');
  const hasGraders = GRADER_LISTS.execution.some((key) => execution?.field(key) !== undefined);
  return { text: text.trim() === '' ? '' : `${lines.join('\n')}\n\n`, changes, hasGraders };
}

/** Keys of a suite that AgentV does not read in the settings of a JSONL suite. */
const WOULD_WAKE = [
  'tests',
  'eval_cases',
  'evalcases',
  'cases',
  'assertions',
  'assert',
  'target',
  'input',
  'input_files',
  'workspace',
  'metadata',
  'governance',
  'preprocessors',
  'category',
  'version',
  'author',
  'license',
  'tags',
  'requires',
];

interface Block {
  readonly yaml: string;
  readonly line: number;
  readonly changes: readonly Alteration[];
}

/** A line as an item of `tests`. */
function testOf({ line, cursor }: JsonLine, hasSuiteGraders: boolean): Block {
  const execution = cursor.field('execution');
  const block = execution?.isMap ? execution : undefined;
  const unread = namesIn(cursor, NOT_IN_A_LINE);
  const unreadThere = namesIn(block, NOT_IN_ITS_EXECUTION);
  const read = cursor.without(NOT_IN_A_LINE).value as Record<string, unknown>;
  const test = block === undefined ? read : { ...read, ...executionOf(cursor, block, hasSuiteGraders) };
  const silent = {
    ...picked(cursor, unread),
    ...(unreadThere.length > 0 && { execution: picked(block, unreadThere) }),
  };
  const comment =
    Object.keys(silent).length === 0 ? '' : `    # Not read in a JSONL suite:\n${commentedYaml(silent, 4)}`;
  const changes = [
    ...unread.map((name) => nowComment(name, cursor.field(name) ?? cursor)),
    ...unreadThere.map((name) => nowComment(`execution.${name}`, block?.field(name) ?? cursor)),
  ];
  return { yaml: `${yamlOf([withoutEmpty(test)], 2)}${comment}`, line, changes };
}

const namesIn = (mapping: Cursor | undefined, names: readonly string[]): string[] =>
  names.filter((name) => mapping?.field(name) !== undefined);

const nowComment = (name: string, field: Cursor): Alteration => ({
  message: `"${name}" becomes a comment: it has no effect in a JSONL suite`,
  location: field.keyLocation,
});

function picked(from: Cursor | undefined, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from?.key(name)?.value]));
}

const withoutEmpty = (test: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(test).filter(([, value]) => value !== undefined));

/**
 * The execution block of a line replaces that of the settings, including its graders. If the test has its own graders,
 * those of the block follow them.
 */
function executionOf(test: Cursor, block: Cursor, hasSuiteGraders: boolean): Record<string, unknown> {
  const own = ['assertions', 'assert'].flatMap((key) => test.field(key) ?? [])[0];
  const lists: readonly string[] = GRADER_LISTS.execution;
  const more = own === undefined ? undefined : lists.flatMap((key) => block.field(key) ?? [])[0];
  const rest = block.without([...NOT_IN_ITS_EXECUTION, ...(own === undefined ? [] : lists)]).value as object;
  const execution = { ...rest, ...(hasSuiteGraders && { skip_defaults: true }) };
  const joined = own?.isList && more?.isList ? [...own.items(), ...more.items()].map(({ value }) => value) : undefined;
  return {
    ...(joined !== undefined && { assertions: joined, assert: undefined }),
    execution: Object.keys(execution).length === 0 ? undefined : execution,
  };
}

/** The source line of a generated line. */
function locationsOf(
  head: string,
  blocks: readonly Block[],
  { file, sidecar }: { readonly file: string; readonly sidecar: string | undefined },
): (location: SourceLocation) => SourceLocation {
  const headLines = head.split('\n').length - 1;
  const starts: { readonly from: number; readonly line: number }[] = [];
  let at = headLines + 2;
  for (const { yaml, line } of blocks) {
    starts.push({ from: at, line });
    at += yaml.split('\n').length;
  }
  return (location) => {
    if (location.line <= headLines && sidecar !== undefined) return { ...location, file: sidecar };
    const block = starts.findLast(({ from }) => from <= location.line);
    return { file, line: block?.line ?? 1, column: 1 };
  };
}

function replaced(
  converted: Converted,
  placed: (location: SourceLocation) => SourceLocation,
  changes: readonly Alteration[],
): Converted {
  const again = <Located extends { readonly location?: SourceLocation | undefined }>(item: Located) =>
    item.location === undefined ? item : { ...item, location: placed(item.location) };
  if (converted.kind === 'refused') return { kind: 'refused', problems: converted.problems.map(again) };
  return {
    ...converted,
    changes: [...changes, ...converted.changes.map(again)],
    left: converted.left.map(again),
  };
}

/** Maximum number of invalid lines; with more, the file is not JSONL. */
const MOST_PROBLEMS = 20;

interface JsonLine {
  readonly line: number;
  readonly cursor: Cursor;
}

/** The objects of a JSONL text, without replacing variables. */
function jsonLinesOf(file: string, text: string, problems: Problem[]): JsonLine[] {
  const objects: JsonLine[] = [];
  for (const [index, source] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (source.trim() === '') continue;
    const line = index + 1;
    const opened = openJson(file, source, { line });
    if (opened.kind === 'invalid') problems.push(...opened.problems);
    else if (opened.root.isMap) objects.push({ line, cursor: opened.root });
    else
      problems.push(
        opened.root.error('WRONG_TYPE', 'Each line of this file must be a JSON object with one test', {
          found: opened.root.found,
        }),
      );
    if (problems.length >= MOST_PROBLEMS) break;
  }
  if (objects.length === 0 && problems.length === 0) {
    const message = 'The file is empty: there is nothing to convert';
    problems.push({ code: 'MISSING_FIELD', severity: 'error', message, location: { file, line: 1, column: 1 } });
  }
  return objects;
}
