import type { Problem } from '../../model/errors.ts';
import { locationText, type SourceLocation } from '../../model/suite/location.ts';
import type { LookUp } from '../../model/suite/setting.ts';
import { plural } from '../../model/text/text.ts';
import { isReserved } from '../../platform/secrets/reserved-variables.ts';
import { type Cursor, type Interpolation, type OpenedSource, openJson, openYaml } from '../yaml/cursor.ts';
import { interpolate, type MissingVariable, missingVariable } from './interpolate.ts';
import type { TextFile } from './references.ts';

/** More tests than this are a mistake of a generator, and unaffordable. */
export const MAX_TESTS = 100_000;
const MAX_BAD_LINES = 20;

/** Who reads a suite where its variables may be unset: the forecast of a `plan`, or a `check` that runs nothing. */
export type MissingVariables = 'plan' | 'check';

/** Reads the texts of one suite, replaces variables, and records unset ones. */
export class SuiteTexts {
  readonly #lookUp: LookUp;
  /** The path of a file for users. */
  readonly shown: (path: string) => string;
  /** Absent: a value whose variable is unset is invalid here. */
  readonly #unknown: UnknownValues | undefined;
  readonly #unset = new Map<string, { readonly first: Problem; times: number }>();
  readonly #files = new Map<string, { readonly root: Cursor | undefined; readonly problems: readonly Problem[] }>();

  constructor(lookUp: LookUp, shown: (path: string) => string, mayLackVariables?: MissingVariables) {
    this.#lookUp = lookUp;
    this.shown = shown;
    this.#unknown = mayLackVariables && new UnknownValues(mayLackVariables);
  }

  /** The values of a YAML file; undefined after an error. */
  yaml(file: string, text: string, problems: Problem[]): Cursor | undefined {
    return this.#opened((put) => openYaml(file, text, put), problems);
  }

  /** The values of a YAML file that a suite refers to, perhaps several times. */
  file({ absolutePath, text }: Pick<TextFile, 'absolutePath' | 'text'>, problems: Problem[]): Cursor | undefined {
    let known = this.#files.get(absolutePath);
    if (known === undefined) {
      const reported: Problem[] = [];
      known = { root: this.yaml(this.shown(absolutePath), text, reported), problems: reported };
      this.#files.set(absolutePath, known);
    }
    problems.push(...known.problems);
    return known.root?.reportingTo(problems);
  }

  /** The objects of a JSON Lines file; undefined after an error in any of them. */
  jsonLines(file: string, text: string, problems: Problem[]): Cursor[] | undefined {
    const before = problems.length;
    const stop = (line: number, problem: Omit<Problem, 'severity' | 'location'>) =>
      problems.push({ ...problem, severity: 'error', location: { file, line, column: 1 } });
    const objects: Cursor[] = [];
    const lines = text.replace(/^\uFEFF/, '').split('\n');
    for (const [index, line] of lines.entries()) {
      if (/^[ \t\r]*$/.test(line)) continue;
      if (objects.length === MAX_TESTS) {
        const expected = `at most ${MAX_TESTS} lines with a test`;
        const message = 'The file has too many tests';
        stop(index + 1, { code: 'FILE_TOO_LARGE', message, expected, hint: 'Split it into several files.' });
        break;
      }
      const object = this.#opened((put) => openJson(file, line, { interpolate: put, line: index + 1 }), problems);
      if (object?.isMap) objects.push(object);
      else {
        object?.addError('WRONG_TYPE', 'Each line of this file must be a JSON object with one test', {
          expected: 'an object such as {"id": "…", "input": "…"}',
          found: object.found,
          hint: object.isList ? 'Write each item of the list on a separate line, without the brackets.' : undefined,
        });
      }
      if (problems.length - before >= MAX_BAD_LINES) {
        const message = 'The lines after this one are not checked: too many lines are not JSON objects';
        stop(index + 1, { code: 'YAML_INVALID', message, hint: 'Check that it is a JSONL file.' });
        break;
      }
    }
    return problems.length > before ? undefined : objects;
  }

  /** What is certainly wrong: no error of a value that may be set where the suite runs. */
  final(problems: readonly Problem[]): Problem[] {
    return problems.filter(({ severity, location }) => severity === 'warning' || !this.#unknown?.has(location));
  }

  /** A problem for each variable that reads as empty, at its first use. */
  unset(): Problem[] {
    return [...this.#unset.values()].map(({ first, times }) => {
      const elsewhere = times > 1 ? `, here and in ${plural('other place', times - 1)}` : '';
      return { ...first, message: `${first.message}${elsewhere}` };
    });
  }

  #opened(open: (put: (value: unknown) => Interpolation) => OpenedSource, problems: Problem[]): Cursor | undefined {
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
    const { root } = opened;
    this.#unknown?.note(unset, root);
    for (const { name, path, times } of missing) {
      const known = this.#unset.get(name);
      if (known !== undefined) known.times += times;
      else this.#unset.set(name, { first: missingVariable({ name, path }, root), times });
    }
    return root.reportingTo(problems);
  }
}

/** The values of a suite that need variables which are unset here, and may be set where the suite runs: they are invalid only there. */
class UnknownValues {
  readonly #locations = new Set<string>();
  readonly #reader: MissingVariables;

  constructor(reader: MissingVariables) {
    this.#reader = reader;
  }

  /** `unset` has the first unset variable of each text by the JSON of its path, such as `NAME is not set`. */
  note(unset: ReadonlyMap<string, string>, root: Cursor): void {
    for (const [key, what] of unset) {
      // No machine can set it.
      if (isReserved(what.split(' ', 1)[0] ?? '')) continue;
      // A check warns of unset variables alone: an empty one stays an error.
      if (this.#reader === 'check' && !what.endsWith(' is not set')) continue;
      this.#locations.add(locationText(root.below(JSON.parse(key))));
    }
  }

  has(location: SourceLocation | undefined): boolean {
    return location !== undefined && this.#locations.has(locationText(location));
  }
}
