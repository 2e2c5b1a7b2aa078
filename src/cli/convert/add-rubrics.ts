import type { Node } from 'yaml';
import { GRADER_LISTS, namesOf } from '../../suites/old-names.ts';
import { openYaml } from '../../suites/yaml/source.ts';
import { type ConvertedFile, editYaml, type YamlEditor } from './yaml-edit.ts';

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
    for (const test of editor.items(list?.value) ?? []) addTo(test, rubrics, editor);
  });
}

function addTo(test: Node | undefined, rubrics: ReadonlyMap<string, readonly NewRubric[]>, editor: YamlEditor): void {
  const id = editor.text(test, 'id');
  const criteria = id === undefined || editor.entry(test, 'assertions') !== undefined ? undefined : rubrics.get(id);
  const mapping = editor.mapping(test);
  const last = mapping && editor.entries(mapping).findLast(({ owner }) => owner === mapping);
  if (criteria === undefined || last === undefined) return;
  editor.tell(last, `${criteria.length} rubrics added`);
  editor.addBehind(last, 'assertions', [{ type: 'rubrics', criteria }]);
}
