import { GRADER_LISTS, namesOf } from '../../suites/old-names.ts';
import { openYaml } from '../../suites/yaml/cursor.ts';
import { type ConvertedFile, editYaml } from './yaml-edit.ts';

interface NewRubric {
  readonly id: string;
  readonly outcome: string;
  readonly weight?: number | undefined;
  readonly required?: boolean | undefined;
}

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

/** Adds `assertions` with rubrics at the end of these tests. All else stays, comments included. */
export function addRubrics(
  file: string,
  text: string,
  rubrics: ReadonlyMap<string, readonly NewRubric[]>,
): ConvertedFile {
  return editYaml(file, text, (root, editor) => {
    const [list] = namesOf('suite', 'tests').flatMap((name) => editor.entry(root, name) ?? []);
    for (const test of editor.items(list?.value) ?? []) {
      const id = editor.text(test, 'id');
      const isGraded = editor.entry(test, 'assertions') !== undefined;
      const criteria = id === undefined || isGraded ? undefined : rubrics.get(id);
      const last = editor.entries(test).findLast(({ owner }) => owner === test);
      if (criteria === undefined || last === undefined) continue;
      editor.tell(last, `${criteria.length} rubrics added`);
      editor.addBehind(last, 'assertions', [{ type: 'rubrics', criteria }]);
    }
  });
}
