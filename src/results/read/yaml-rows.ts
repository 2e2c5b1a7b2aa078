import { type Problem, UserError, userError } from '../../model/errors.ts';
import { plural } from '../../shared/text.ts';
import { parseYamlText } from '../../shared/yaml/yaml-text.ts';
import type { Row } from './read-journal.ts';

/** YAML takes many times the time and memory of JSON. */
const MAX_YAML_BYTES = 32 * 1024 * 1024;
const MOST_YAML_ROWS = 50_000;

export const isYamlFile = (path: string): boolean => /\.ya?ml$/i.test(path);

/**
 * The rows of a YAML file of results, one for each document, as AgentV writes them. A killed run may leave an incomplete
 * last document: it is skipped with a warning. Throws a `UserError` for any other document that is not YAML.
 */
export function* yamlRowsIn(
  text: string,
  file: string,
  { warn }: { readonly warn: (problem: Problem) => void },
): Generator<Row> {
  if (text.length > MAX_YAML_BYTES) {
    throw userError('FILE_TOO_LARGE', `${file} is too large for YAML`, { hint: 'Use a JSON Lines file instead.' });
  }
  const documents = documentsIn(text);
  if (documents.length > MOST_YAML_ROWS) {
    throw userError('RESULTS_UNREADABLE', `${file} has more than ${plural('row', MOST_YAML_ROWS)}`);
  }
  for (const [index, { source, line }] of documents.entries()) {
    const location = { file, line, column: 1 };
    const parsed = parseYamlText(source);
    if (parsed.kind === 'parsed') {
      yield { value: parsed.value, line: source, location };
      continue;
    }
    const problems = parsed.errors.map(
      (error): Problem => ({
        code: 'RESULTS_UNREADABLE',
        severity: 'error',
        message: `This result is not YAML: ${error.message}`,
        location: { file, line: line + error.line - 1, column: error.column },
      }),
    );
    if (index === 0 || index < documents.length - 1) throw new UserError(problems);
    for (const problem of problems.slice(0, 1)) warn({ ...problem, severity: 'warning', hint: 'It is ignored.' });
  }
}

/** Every line that is `---` begins a document: it cannot be part of a text, which would be indented. */
function documentsIn(text: string): { readonly source: string; readonly line: number }[] {
  const documents: { source: string; line: number }[] = [];
  let [line, start] = [1, 0];
  for (const { index, 0: mark } of [...text.matchAll(/^---[ \t]*\r?\n/gm), { index: text.length, 0: '' }]) {
    const source = text.slice(start, index);
    if (/^[ \t]*[^\s#]/m.test(source)) documents.push({ source, line });
    line += (source.match(/\n/g) ?? []).length + 1;
    start = index + mark.length;
  }
  return documents;
}
