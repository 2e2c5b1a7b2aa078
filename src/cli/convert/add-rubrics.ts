import { GRADER_LISTS, namesOf } from '../../suites/old-names.ts';
import { openYaml } from '../../suites/yaml/cursor.ts';
import { editYaml, itemsOf, mappingOf, textOf, valueIn } from './yaml-edit.ts';

const GRADING = [...GRADER_LISTS.execution, 'rubrics', 'evaluator'];

/** The ids of the tests that a YAML suite has itself, and that name no grader. */
export function testsWithoutGraders(file: string, text: string): ReadonlySet<string> {
  const opened = openYaml(file, text);
  if (opened.kind === 'invalid') return new Set();
  const tests = namesOf('suite', 'tests')
    .flatMap((name) => opened.root.field(name)?.items() ?? [])
    .filter(({ isMap }) => isMap);
  const open = tests.filter((test) =>
    [test, test.field('execution')].every((each) => GRADING.every((key) => each?.key(key) === undefined)),
  );
  return new Set(open.flatMap((test) => test.field('id')?.text ?? []));
}

/** Adds `assertions` with rubrics at the end of these tests; all else stays, comments included. Throws a `UserError`. */
export const addRubrics = (file: string, text: string, rubrics: ReadonlyMap<string, readonly object[]>): string =>
  editYaml(file, text, (root, editor) => {
    const [list] = namesOf('suite', 'tests').flatMap((name) => valueIn(root, name) ?? []);
    for (const test of itemsOf(list) ?? []) {
      const criteria = rubrics.get(textOf(valueIn(test, 'id')) ?? '');
      const last = mappingOf(test)?.items.at(-1);
      if (criteria === undefined || last === undefined) continue;
      editor.tell(last, `${criteria.length} rubrics added`);
      editor.addBehind(test, last, 'assertions', [{ type: 'rubrics', criteria }]);
    }
  }).text;
