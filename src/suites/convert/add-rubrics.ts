import { type Converted, convertedOf } from '../../model/suite/converted.ts';
import { openYaml } from '../../model/suite/source.ts';
import { rewriteYaml } from '../../shared/yaml/yaml-rewriting.ts';
import type { Field, Spot } from '../../shared/yaml/yaml-tree.ts';
import { GRADER_LISTS } from '../fields/test.ts';
import { TEST_LISTS } from '../formats/yaml.ts';
import { yamlOf } from './written-yaml.ts';

interface NewRubric {
  readonly id: string;
  readonly outcome: string;
  readonly weight?: number | undefined;
  readonly required?: boolean | undefined;
}

/** Keys of a test that decide how it is graded. */
const GRADING = [...new Set(GRADER_LISTS.map((path) => path.split('.').at(-1) ?? ''))].concat('rubrics', 'evaluator');

/** The ids of the tests that a YAML suite has itself, and that name no grader. */
export function testsWithoutGraders(file: string, text: string): ReadonlySet<string> {
  const opened = openYaml(file, text);
  if (opened.kind === 'invalid') return new Set();
  const tests = TEST_LISTS.flatMap((name) => opened.root.field(name)?.items() ?? []).filter(({ isMap }) => isMap);
  const open = tests.filter((test) =>
    [test, test.field('execution')].every((each) => GRADING.every((key) => each?.key(key) === undefined)),
  );
  return new Set(open.flatMap((test) => test.field('id')?.text ?? []));
}

/** Adds `assertions` with rubrics at the end of these tests. All else stays, comments and quotes included. */
export function addRubrics(file: string, text: string, rubrics: ReadonlyMap<string, readonly NewRubric[]>): Converted {
  const rewritten = rewriteYaml(text, (root, rewriter) => {
    const list = TEST_LISTS.flatMap((name) => root.field(name) ?? [])[0];
    if (list === undefined) return root.value;
    const tests = list.value.items().map((test) => {
      const wanted = wantedFor(test, rubrics);
      const last = lastField(test);
      if (wanted === undefined || last === undefined) return test.value;
      const assertions = [{ type: 'rubrics', criteria: wanted }];
      const entry = { block: yamlOf({ assertions }).trimEnd(), flow: `assertions: ${JSON.stringify(assertions)}` };
      rewriter.add(last, entry, `${wanted.length} rubrics added`);
      return { ...(test.value as object), assertions };
    });
    return { ...(root.value as object), [list.name]: tests };
  });
  return convertedOf(rewritten, ({ line, column }) => ({ file, line, column }));
}

function wantedFor(test: Spot, rubrics: ReadonlyMap<string, readonly NewRubric[]>): readonly NewRubric[] | undefined {
  const id = test.field('id')?.value.text;
  return id === undefined || test.field('assertions') !== undefined ? undefined : rubrics.get(id);
}

/** The last entry that is written in the test itself. */
const lastField = (test: Spot): Field | undefined => test.fields().findLast(({ isMerged }) => !isMerged);
