import type { Problem } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { SIDECAR_FIELDS, testOfLine } from '../../suites/jsonl.ts';
import { SuiteTexts } from '../../suites/references/texts.ts';
import { openYaml } from '../../suites/yaml/cursor.ts';
import { yamlOf } from '../../suites/yaml/yaml-text.ts';
import { convertSuite, type SuiteConversion } from './suite.ts';
import { type ConvertedFile, editYaml } from './yaml-edit.ts';

interface NamedText {
  readonly file: string;
  readonly text: string;
}

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
  // Variables stay as they are.
  const texts = new SuiteTexts(
    (name) => `\${{ ${name} }}`,
    (path) => path,
  );
  const lines = texts.jsonLines(file, text, problems) ?? [];
  if (lines.length === 0 && problems.length === 0) {
    const message = 'The file is empty: there is nothing to convert';
    problems.push({ code: 'MISSING_FIELD', severity: 'error', message, location: { file, line: 1, column: 1 } });
  }
  const head = sidecar && headOf(sidecar, problems);
  if (problems.length > 0) return { kind: 'refused', problems };

  const { text: start = '', settings, changes = [] } = head ?? {};
  const unread: Problem[] = [];
  const headLines = start.split('\n').length - 1;
  let next = headLines + 2;
  const blocks = lines.map((line) => {
    const yaml = yamlOf([testOfLine(line.reportingTo(unread), settings).value], 2);
    const from = next;
    next += yaml.split('\n').length;
    return { yaml, from, line: line.location.line };
  });
  const suite = `${start}tests:\n${blocks.map(({ yaml }) => yaml).join('\n')}`;
  const converted = convertSuite(file, suite, { ...how, kind: 'suite' });

  const placed = <Located extends { readonly location?: SourceLocation | undefined }>(item: Located): Located => {
    const { location } = item;
    if (location === undefined) return item;
    if (location.line <= headLines && sidecar) return { ...item, location: { ...location, file: sidecar.file } };
    const line = blocks.findLast(({ from }) => from <= location.line)?.line ?? 1;
    return { ...item, location: { file, line, column: 1 } };
  };
  if (converted.kind === 'refused') return { kind: 'refused', problems: converted.problems.map(placed) };
  return {
    ...converted,
    changes: [
      ...changes,
      ...unread.flatMap(({ message, location }) =>
        location ? { message: message.replace('has no effect here', 'is left out'), location } : [],
      ),
      ...converted.changes.map(placed),
    ],
    left: converted.left.map(placed),
  };
}

const NOT_READ = Object.keys(SIDECAR_FIELDS.withoutEffect ?? {});

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
    for (const name of NOT_READ) {
      const entry = editor.entry(node, name);
      const said = `"${name}" is left out: it has no effect in the settings of a JSONL suite`;
      if (entry !== undefined) editor.remove(entry, said);
    }
  });
  if (head.kind === 'refused') {
    problems.push(...head.problems);
    return undefined;
  }
  const isRead = root.keys().some((name) => !NOT_READ.includes(name));
  return { text: isRead ? `${head.text.trimEnd()}\n\n` : '', changes: head.changes, settings: root };
}
