import type { GraderKind } from '../../model/ports/grader.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import { suggestion } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';
import { checkOptions } from './options.ts';

const JUDGE = 'llm-grader';

/** The criteria of a test besides its graders: one judge, before all others. */
export function readRubrics(item: Cursor, kinds: readonly GraderKind[]): GraderSpec[] {
  const field = item.field('rubrics');
  const kind = findKind(kinds, JUDGE);
  if (field === undefined || kind === undefined) return [];
  if (!field.isList) {
    field.addWrongType('a list of criteria');
    return [];
  }
  const advice = 'Move them to "assertions": each as plain text, or as the "criteria" of { type: rubrics }.';
  field.addOldSpelling('"rubrics" is an old location of criteria', advice);
  const options = { rubrics: field.value };
  checkOptions(item, options, kind);
  const { location } = field;
  return [{ name: 'rubrics', type: kind.type, declaredAs: 'rubrics', weight: 1, negate: false, options, location }];
}

/**
 * The default kind of grader of tests without graders; for an unknown one, a judge grades with a warning, as in AgentV.
 */
export function readEvaluator(item: Cursor, kinds: readonly GraderKind[]): GraderKind | undefined {
  const field = item.field('evaluator');
  if (field === undefined) return undefined;
  const { text } = field;
  if (text === undefined || text.trim() === '') return field.addWrongType('the name of a grader');
  const kind = findKind(kinds, text);
  if (kind !== undefined) return kind;
  const known = kinds.map(({ type }) => type);
  return field.addWarning('UNKNOWN_GRADER', `There is no grader "${cutEnd(text, 60)}", so a model judges instead`, {
    hint: suggestion(text, known, 'graders'),
  });
}

/** The grader of a test without graders: the default kind, or a judge that reads its criteria. */
export function implicitGraders(
  item: Cursor,
  evaluator: GraderKind | undefined,
  kinds: readonly GraderKind[],
): GraderSpec[] {
  const kind = evaluator ?? findKind(kinds, JUDGE);
  if (kind === undefined || item.problems.some(({ severity }) => severity === 'error')) return [];
  const at = item.field('criteria') ?? item;
  const { type } = kind;
  if (kind.check({}).length > 0) {
    const hint = 'Add it under "assertions" with its options.';
    at.addError('GRADER_INVALID', `The grader ${type} cannot be the default grader: it needs options`, { hint });
    return [];
  }
  const name = kind.nameFor?.({}) ?? type;
  const { location } = at;
  return [{ name, type, declaredAs: type, weight: 1, negate: false, options: {}, implicit: true, location }];
}
