import type { Problem } from '../../model/errors.ts';
import type { GraderKind } from '../../model/ports/grader.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import { suggestion } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';
import { notSupportedYet } from '../fields/fields.ts';
import { checkOptions } from './grader-options.ts';

const JUDGE = 'llm-grader';

/** The criteria of a test besides its graders: one judge, before all others. */
export function readRubrics(item: Cursor, kinds: readonly GraderKind[], problems: Problem[]): GraderSpec[] {
  const field = item.field('rubrics');
  if (field === undefined) return [];
  if (!field.isList) {
    problems.push(field.wrongType('rubrics', 'a list of criteria'));
    return [];
  }
  problems.push(
    field.oldSpelling(
      '"rubrics" is an old location of criteria',
      'Move them to "assertions": each as plain text, or as the "criteria" of { type: rubrics }.',
    ),
  );
  const kind = findKind(kinds, JUDGE);
  if (kind === undefined) {
    problems.push(notSupportedYet('"rubrics" of a test', field));
    return [];
  }
  const options = { rubrics: field.value };
  checkOptions(item, options, kind, problems);
  return [
    {
      name: 'rubrics',
      type: kind.type,
      declaredAs: 'rubrics',
      weight: 1,
      negate: false,
      options,
      location: field.location,
    },
  ];
}

/**
 * The default kind of grader of tests without graders; for an unknown one, a judge grades with a warning, as in AgentV.
 */
export function readEvaluator(item: Cursor, kinds: readonly GraderKind[], problems: Problem[]): GraderKind | undefined {
  const field = item.field('evaluator');
  if (field === undefined) return undefined;
  const { text } = field;
  if (text === undefined || text.trim() === '') {
    problems.push(field.wrongType('evaluator', 'the name of a grader'));
    return undefined;
  }
  const kind = findKind(kinds, text);
  if (kind !== undefined) return kind;
  const known = kinds.map(({ type }) => type);
  problems.push(
    field.warning('UNKNOWN_GRADER', `There is no grader "${cutEnd(text, 60)}", so a model judges instead`, {
      hint: suggestion(text, known, 'graders'),
    }),
  );
  return undefined;
}

/** The grader of a test without graders: the default kind, or a judge that reads its criteria. */
export function implicitGraders(
  item: Cursor,
  evaluator: GraderKind | undefined,
  kinds: readonly GraderKind[],
  problems: Problem[],
): GraderSpec[] {
  if (problems.some(({ severity }) => severity === 'error')) return [];
  const location = item.field('criteria') ?? item;
  const kind = evaluator ?? findKind(kinds, JUDGE);
  if (kind === undefined) {
    const what = 'A test without graders (a model would judge it by its criteria)';
    problems.push(notSupportedYet(what, location, 'Add graders under "assertions".'));
    return [];
  }
  const complaints = kind.check({});
  if (complaints.length > 0) {
    problems.push(
      location.error('GRADER_INVALID', `The grader ${kind.type} cannot be the default grader: it needs options`, {
        hint: 'Add it under "assertions" with its options.',
      }),
    );
    return [];
  }
  return [
    {
      name: kind.nameFor?.({}) ?? kind.type,
      type: kind.type,
      declaredAs: kind.type,
      weight: 1,
      negate: false,
      options: {},
      implicit: true,
      location: location.location,
    },
  ];
}
