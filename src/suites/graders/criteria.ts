import type { Problem } from '../../model/errors.ts';
import type { GraderKind } from '../../model/ports/grader.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import { notSupportedYet } from '../fields/fields.ts';

/** A criterion written as plain text in a list of graders. */
export interface Criterion {
  readonly criterion: string;
  readonly item: Cursor;
}

/** Text in a list of graders; undefined if it is blank. */
export function readCriterion(item: Cursor, text: string, problems: Problem[]): Criterion | undefined {
  const criterion = text.trim();
  if (criterion !== '') return { criterion, item };
  problems.push(item.warning('UNUSED', 'An empty text in the list of graders has no effect and is ignored'));
  return undefined;
}

/** All texts of a list become one grader, at the position of the first one; its weight is the number of texts. */
export function joinCriteria(
  entries: readonly (GraderSpec | Criterion)[],
  { kinds, isTurn = false }: { readonly kinds: readonly GraderKind[]; readonly isTurn?: boolean },
  problems: Problem[],
): GraderSpec[] {
  if (entries.every(isGrader)) return [...entries];
  const criteria = entries.filter(isCriterion);
  const [first] = criteria;
  if (first !== undefined && findKind(kinds, 'rubrics') === undefined) {
    problems.push(notSupportedYet('A criterion written as plain text (judged by a model)', first.item));
  }
  return entries.flatMap((entry) => {
    if (!isCriterion(entry)) return entry;
    return entry === first ? (isTurn ? turnRubrics : rubricsOf)(criteria, first.item) : [];
  });
}

const isCriterion = (entry: GraderSpec | Criterion): entry is Criterion => 'criterion' in entry;

const isGrader = (entry: GraderSpec | Criterion): entry is GraderSpec => !isCriterion(entry);

const rubricsOf = (criteria: readonly Criterion[], { location }: Cursor): GraderSpec => ({
  name: 'rubrics',
  type: 'rubrics',
  declaredAs: 'rubrics',
  weight: criteria.length,
  negate: false,
  options: { criteria: criteria.map(({ criterion }) => criterion) },
  location,
});

/** In a turn, criteria have the weight of one grader, and none is required. */
const turnRubrics = (criteria: readonly Criterion[], item: Cursor): GraderSpec => ({
  ...rubricsOf(criteria, item),
  name: 'turn-rubrics',
  weight: 1,
  options: {
    criteria: criteria.map(({ criterion }, index) => ({
      id: `criterion-${index + 1}`,
      outcome: criterion,
      required: false,
    })),
  },
});
