import { type Problem, UserError } from '../../model/errors.ts';
import { plural } from '../../model/text/text.ts';
import { checkFields } from '../../suites/block.ts';
import { SIDECAR_FIELDS, testOfLine } from '../../suites/jsonl.ts';
import { SuiteTexts } from '../../suites/references/texts.ts';
import { openYaml } from '../../suites/yaml/cursor.ts';
import { suiteText } from './new-suite.ts';
import { convertSuite } from './suite.ts';
import type { Conversion } from './yaml-edit.ts';

interface NamedText {
  readonly file: string;
  readonly text: string;
}

/**
 * Converts a JSONL suite and its settings file to one YAML suite. Keys that JSONL ignores but YAML reads are left out,
 * so that they stay without effect. Throws a `UserError`.
 */
export function yamlOfJsonl({ file, text }: NamedText, sidecar: NamedText | undefined): Conversion {
  const problems: Problem[] = [];
  // Variables stay as they are.
  const texts = new SuiteTexts(
    (name) => `\${{ ${name} }}`,
    (path) => path,
  );
  const lines = texts.jsonLines(file, text, problems) ?? [];
  const location = { file, line: 1, column: 1 };
  if (lines.length === 0 && problems.length === 0) {
    const message = 'The file is empty: there is nothing to convert';
    problems.push({ code: 'MISSING_FIELD', severity: 'error', message, location });
  }
  const opened = sidecar && openYaml(sidecar.file, sidecar.text);
  if (opened?.kind === 'invalid') problems.push(...opened.problems);
  if (problems.length > 0) throw new UserError(problems);

  const left: Problem[] = [];
  const root = opened?.kind === 'opened' && opened.root.isMap ? opened.root.reportingTo(left) : undefined;
  if (root !== undefined) checkFields(root, SIDECAR_FIELDS);
  const settings = root?.without(root.keys().filter((key) => !SIDECAR_FIELDS.read.includes(key)));
  const tests = lines.map((line) => testOfLine(line.reportingTo(left), settings).value);
  const suite = convertSuite(file, suiteText(settings?.value, tests)).text;
  return { text: suite, changes: [{ message: `${plural('line', lines.length)} → "tests"`, location }], left };
}
