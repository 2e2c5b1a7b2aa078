import { dirname } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { LookUp } from '../../model/suite/setting.ts';
import { type Cursor, type Opened, openYaml } from '../../model/suite/source.ts';
import { cutMiddle } from '../../shared/text.ts';
import { TEMPLATE } from '../blocks/suite.ts';
import { checkFields } from '../fields/fields.ts';
import { interpolate, type MissingVariable, missingVariable } from './interpolate.ts';
import type { References } from './references.ts';
import type { UnknownValues } from './unknown-values.ts';

/** How deep templates may include one another. */
const MAX_NESTING = 3;
/** Maximum number of includes: nested templates could make exponentially many graders. */
export const MOST_INCLUDES = 20_000;

interface TemplateDeps {
  readonly references: References;
  readonly lookUp: LookUp;
  readonly unknown?: UnknownValues | undefined;
  shown(path: string): string;
}

/** Lists of graders that suites share: `{include: X}`. Each parse of a suite has its own object. */
export class Templates {
  readonly #deps: TemplateDeps;
  readonly #opened = new Map<string, Opened>();
  #left = MOST_INCLUDES;

  constructor(deps: TemplateDeps) {
    this.#deps = deps;
  }

  get references(): References {
    return this.#deps.references;
  }

  /** The list that an entry includes; `way` are the including templates, as absolute paths. */
  include(entry: Cursor, way: readonly string[], problems: Problem[]): Included | undefined {
    const name = entry.field('include')?.text;
    if (name === undefined || name.trim() === '') {
      problems.push((entry.key('include') ?? entry).wrongType('include', 'the name or the path of a template'));
      return undefined;
    }
    const from = way.at(-1);
    const reference = this.#deps.references.template(name, from === undefined ? undefined : dirname(from));
    if (reference.kind === 'unread') return undefined;
    if (reference.kind !== 'found') {
      const { code, message, ...more } = reference.complaint;
      const isName = reference.complaint.code === 'FILE_MISSING' && !/[/\\]|^\./.test(name);
      problems.push(
        entry.error(code, isName ? `There is no template "${cutMiddle(name, 100)}"` : message, {
          ...more,
          ...(isName && { expected: `.agentv/templates/${cutMiddle(name, 100)}.yaml in one of the folders above` }),
        }),
      );
      return undefined;
    }
    const { absolutePath, text } = reference;
    const complaint = this.#whyNot(absolutePath, way);
    if (complaint !== undefined) {
      const found = [...way, absolutePath].map((path) => this.#deps.shown(path)).join(' → ');
      problems.push(entry.error('GRADER_INVALID', complaint, { found }));
      return undefined;
    }
    const list = this.#open(absolutePath, text, problems);
    return list && { list, way: [...way, absolutePath] };
  }

  #whyNot(path: string, way: readonly string[]): string | undefined {
    if (way.includes(path)) return 'The templates include one another in a cycle';
    if (way.length >= MAX_NESTING) return `More than ${MAX_NESTING} templates include one another`;
    this.#left -= 1;
    return this.#left < 0 ? `This suite includes templates more than ${MOST_INCLUDES} times` : undefined;
  }

  #open(path: string, text: string, problems: Problem[]): Cursor | undefined {
    const known = this.#opened.get(path);
    const opened = known ?? this.#read(path, text, problems);
    this.#opened.set(path, opened);
    if (opened.kind === 'invalid') {
      problems.push(...opened.problems);
      return undefined;
    }
    const list = opened.root.field('assertions');
    if (list?.isList) {
      if (known === undefined) checkFields(opened.root, TEMPLATE, problems);
      return list;
    }
    const expected = 'a mapping with "assertions", a list of graders';
    problems.push(
      list?.wrongType('assertions', 'a list of graders') ??
        opened.root.missing('assertions', 'A template needs "assertions"', expected),
    );
    return undefined;
  }

  #read(path: string, text: string, problems: Problem[]): Opened {
    let missing: readonly MissingVariable[] = [];
    let unset: ReadonlyMap<string, string> = new Map();
    const { lookUp, unknown, shown } = this.#deps;
    const opened = openYaml(shown(path), text, (value) => {
      const { missing: found, ...interpolated } = interpolate(value, lookUp);
      missing = found;
      ({ unset } = interpolated);
      return { ...interpolated, unknown };
    });
    if (opened.kind === 'invalid') return opened;
    const { root } = opened;
    unknown?.note(unset, root);
    problems.push(...missing.map((variable) => missingVariable(variable, root)));
    return opened;
  }
}

/** An included list, and the templates that lead to it. */
interface Included {
  readonly list: Cursor;
  readonly way: readonly string[];
}
