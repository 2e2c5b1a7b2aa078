import { Draft, resolveName } from '../../shared/yaml/yaml-renames.ts';
import type { Field, Spot } from '../../shared/yaml/yaml-tree.ts';
import { convertGraderList, type GraderLocations } from './grader-lists.ts';
import { convertGraders } from './graders.ts';
import { convertJudgeKind } from './judge-kind.ts';
import type { Pen } from './pen.ts';
import { convertRubricItems } from './rubrics.ts';

/** Locations of the graders of a test. */
const GRADER_LOCATIONS: GraderLocations = [
  'assertions',
  'assert',
  'execution.evaluators',
  'execution.assertions',
  'execution.assert',
  'evaluators',
];

const isNotBlank = ({ value }: Field): boolean => value.text === undefined || value.text.trim() !== '';

/** Converts one test to the current names. Other values are not changed. */
export function convertTest(test: Spot, pen: Pen): unknown {
  if (!test.isMap) return test.value;
  const draft = new Draft(test);
  resolveName(draft, ['criteria', 'expected_outcome', 'outcome'], { ...pen, counts: isNotBlank });
  resolveName(draft, ['input', 'input_messages'], pen);
  resolveName(draft, ['expected_output', 'expected_messages'], pen);
  const list = convertGraderList(draft, GRADER_LOCATIONS, pen);
  convertRubrics(draft, list, pen);
  convertJudgeKind(draft, pen);
  convertTurns(draft, pen);
  return draft.toMapping();
}

/** The checklist of a test becomes its first grader. */
function convertRubrics(draft: Draft, list: Field | undefined, pen: Pen): void {
  const rubrics = draft.field('rubrics');
  if (rubrics === undefined || rubrics.value.value === null) return;
  if (!rubrics.value.isList || rubrics.value.items().length === 0) {
    pen.rewriter.leave(rubrics, '"rubrics" is not changed: it is not a checklist');
    return;
  }
  const others = draft.get('assertions');
  if (others !== undefined && others !== null && !Array.isArray(others)) {
    pen.rewriter.leave(rubrics, '"rubrics" is not changed: "assertions" is not a list');
    return;
  }
  const criteria = convertRubricItems(rubrics.value, pen);
  draft.delete('rubrics');
  draft.set('assertions', [{ type: 'rubrics', criteria }, ...(others ?? [])]);
  const there = draft.field('assertions');
  // A list that is on its way to that place comes first.
  const isMoving = list !== undefined && list.name !== 'assertions';
  const isHoisted = list !== undefined && there?.pair !== list.pair;
  pen.rewriter.enlist(
    rubrics,
    { name: 'assertions', field: there, isAwaited: isMoving || isHoisted },
    { type: 'rubrics', key: 'criteria' },
    '"rubrics" → "assertions", as a grader of type rubrics before all others',
  );
}

/** The graders of single turns. */
function convertTurns(draft: Draft, pen: Pen): void {
  const turns = draft.field('turns')?.value;
  if (turns === undefined || !turns.isList) return;
  const converted = turns.items().map((turn) => {
    const assertions = turn.field('assertions');
    if (assertions === undefined) return turn.value;
    return { ...(turn.value as object), assertions: convertGraders(assertions.value, pen) };
  });
  draft.set('turns', converted);
}
