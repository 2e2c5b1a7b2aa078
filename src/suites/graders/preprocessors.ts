import type { Problem } from '../../model/errors.ts';
import type { GraderKind } from '../../model/ports/grader.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import { cutEnd } from '../../shared/text.ts';
import type { References } from '../references/references.ts';

/** Programs that convert files in answers to text, as written; graders check and run them. */
export type Preprocessors = readonly unknown[];

/**
 * The programs of a suite or a test for all of its judges, checked like those of a grader. Problems are reported once,
 * and invalid programs are removed.
 */
export function readPreprocessors(
  item: Cursor,
  kinds: readonly GraderKind[],
  references: References | undefined,
  problems: Problem[],
): Preprocessors {
  const field = item.field('preprocessors');
  if (field === undefined) return [];
  const kind = kinds.find(({ takesPreprocessors }) => takesPreprocessors);
  const complaints =
    kind?.check({ preprocessors: field.value }).filter(({ path }) => path[0] === 'preprocessors') ?? [];
  for (const { path, message, found } of complaints) {
    const what = `"${cutEnd(path.join('.'), 100)}" ${message}`;
    problems.push(item.error('WRONG_TYPE', what, { location: item.below(path), found }));
  }
  if (complaints.length > 0 || !field.isList) return [];
  return withScripts(field, references, problems);
}

/** The options of a grader with the resolved scripts of its programs. */
export function withScriptsFound(
  item: Cursor,
  options: Readonly<Record<string, unknown>>,
  references: References | undefined,
  problems: Problem[],
): Readonly<Record<string, unknown>> {
  const field = item.field('preprocessors');
  // The grader itself reports a value that is not a list.
  return field?.isList ? { ...options, preprocessors: withScripts(field, references, problems) } : options;
}

/** Adds the common programs before the grader's own ones: of several for one type, the last is used. */
export function withInherited(
  specs: readonly GraderSpec[],
  inherited: Preprocessors,
  kinds: readonly GraderKind[],
): GraderSpec[] {
  if (inherited.length === 0) return [...specs];
  return specs.map((spec) => {
    if (!findKind(kinds, spec.type)?.takesPreprocessors) return spec;
    const own = spec.options['preprocessors'];
    return { ...spec, options: { ...spec.options, preprocessors: [...inherited, ...(Array.isArray(own) ? own : [])] } };
  });
}

/** The entries with the absolute path of each command's script. A missing file is reported. */
function withScripts(list: Cursor, references: References | undefined, problems: Problem[]): unknown[] {
  return list.items().map((entry) => {
    const words = entry.field('command')?.items() ?? [];
    const last = words.at(-1);
    if (last?.text === undefined || last.text.trim() === '' || references === undefined) return entry.value;
    const script = references.file(last.text);
    if (script.kind === 'unread') return entry.value;
    if (script.kind !== 'found') {
      const { code, message, ...more } = script.complaint;
      problems.push(last.error(code, message, more));
      return entry.value;
    }
    const command = [...words.slice(0, -1).map(({ value }) => value), script.absolutePath];
    return { ...(entry.value as object), command };
  });
}
