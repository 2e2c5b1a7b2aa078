import type { Problem } from '../../model/errors.ts';
import type { LookUp } from '../../model/suite/setting.ts';
import { type Cursor, type Interpolation, type Opened, openJson, openYaml } from '../../model/suite/source.ts';
import { plural } from '../../shared/text.ts';
import { interpolate, type MissingVariable, missingVariable } from './interpolate.ts';
import type { UnknownValues } from './unknown-values.ts';

/** More tests than this are a mistake of a generator, and unaffordable. */
export const MOST_TESTS = 100_000;

/** Reads the texts of one suite, replaces variables, and records unset ones. */
export class SuiteTexts {
  readonly #lookUp: LookUp;
  /** Absent: a value whose variable is unset is invalid here. */
  readonly #unknown: UnknownValues | undefined;
  readonly #unset = new Map<string, { readonly first: Problem; times: number }>();

  constructor(lookUp: LookUp, unknown?: UnknownValues) {
    this.#lookUp = lookUp;
    this.#unknown = unknown;
  }

  /** The values of a YAML file; undefined after an error. */
  yaml(file: string, text: string, problems: Problem[]): Cursor | undefined {
    return this.#opened((put) => openYaml(file, text, put), problems);
  }

  /** The objects of a JSON Lines file; undefined after an error in any of them. */
  jsonLines(file: string, text: string, problems: Problem[]): Cursor[] | undefined {
    const before = problems.length;
    const objects: Cursor[] = [];
    const lines = text.replace(/^\uFEFF/, '').split('\n');
    for (const [index, line] of lines.entries()) {
      if (isBlank(line)) continue;
      if (objects.length === MOST_TESTS) {
        problems.push(tooManyLines(file, index + 1));
        break;
      }
      const object = this.#opened((put) => openJson(file, line, { interpolate: put, line: index + 1 }), problems);
      if (object?.isMap === false) problems.push(notAnObject(object));
      else if (object !== undefined) objects.push(object);
      if (problems.length - before >= MOST_BAD_LINES) {
        problems.push(notLookedAt(file, index + 1));
        break;
      }
    }
    return problems.length > before ? undefined : objects;
  }

  /** A problem for each variable that reads as empty, at its first use. */
  unset(): Problem[] {
    return [...this.#unset.values()].map(({ first, times }) => {
      const elsewhere = times > 1 ? `, here and in ${plural('other place', times - 1)}` : '';
      return { ...first, message: `${first.message}${elsewhere}` };
    });
  }

  #opened(open: (put: (value: unknown) => Interpolation) => Opened, problems: Problem[]) {
    let missing: readonly MissingVariable[] = [];
    let unset: ReadonlyMap<string, string> = new Map();
    const opened = open((value) => {
      const interpolated = interpolate(value, this.#lookUp);
      ({ missing, unset } = interpolated);
      return { ...interpolated, unknown: this.#unknown };
    });
    if (opened.kind === 'invalid') {
      problems.push(...opened.problems);
      return undefined;
    }
    this.#unknown?.note(unset, opened.root);
    for (const variable of missing) this.#note(variable, opened.root);
    return opened.root;
  }

  #note({ name, path, times }: MissingVariable, root: Cursor): void {
    const known = this.#unset.get(name);
    if (known !== undefined) known.times += times;
    else this.#unset.set(name, { first: missingVariable({ name, path }, root), times });
  }
}

/** After this many invalid lines, the file is not JSONL. */
const MOST_BAD_LINES = 20;

const isBlank = (line: string): boolean => /^[ \t\r]*$/.test(line);

const notAnObject = (value: Cursor): Problem =>
  value.error('WRONG_TYPE', 'Each line of this file must be a JSON object with one test', {
    expected: 'an object such as {"id": "…", "input": "…"}',
    found: value.found,
    hint: value.isList ? 'Write each item of the list on a separate line, without the brackets.' : undefined,
  });

const notLookedAt = (file: string, line: number): Problem => ({
  code: 'YAML_INVALID',
  severity: 'error',
  message: 'The lines after this one are not checked: too many lines are not JSON objects',
  location: { file, line, column: 1 },
  hint: 'Check that it is a JSONL file.',
});

const tooManyLines = (file: string, line: number): Problem => ({
  code: 'FILE_TOO_LARGE',
  severity: 'error',
  message: 'The file has too many tests',
  location: { file, line, column: 1 },
  expected: `at most ${MOST_TESTS} lines with a test`,
  hint: 'Split it into several files.',
});
