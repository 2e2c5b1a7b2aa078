import { userError } from '../../model/errors.ts';
import { yamlOf } from '../../suites/yaml/yaml-text.ts';

/** A suite as YAML: its settings, and its tests with a comment above and below each. */
export function suiteText(head: unknown, tests: readonly unknown[], above = '', below = ''): string {
  const isEmpty = Object.keys((head as object | undefined) ?? {}).length === 0;
  const list = tests.map((test) => `${yamlOf([test], 2)}${below}`).join('\n');
  return `${isEmpty ? '' : `${yamlOf(head)}\n`}${above}tests:\n${list}`;
}

/** Throws a `UserError` for a text of another format with a variable of suites, which YAML cannot escape. */
export function refuseVariables(file: string, text: string): void {
  const at = text.search(/\$\{\{\s*[A-Za-z_]\w*\s*\}\}/);
  if (at === -1) return;
  throw userError('NOT_SUPPORTED_YET', 'YAML cannot express this text: its ${{ … }} would be replaced by a variable', {
    location: { file, line: text.slice(0, at).split('\n').length, column: 1 },
    hint: 'Remove "${{" from the text.',
  });
}
