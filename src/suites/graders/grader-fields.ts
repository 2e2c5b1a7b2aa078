import type { Problem } from '../../model/errors.ts';
import type { GraderKind } from '../../model/ports/grader.ts';
import { MAX_WEIGHT } from '../../model/suite/limits.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { GraderSpec } from '../../model/suite/suite.ts';
import { adviceForFlag, adviceForNumber } from '../fields/numbers.ts';

/** The common fields of a grader, besides its own options. */
interface CommonFields {
  readonly name: string | undefined;
  readonly weight: number;
  readonly required: GraderSpec['required'];
  readonly negate: boolean;
}

/** The fields of a grader in a list, or of a member of the composite `memberOf`. */
export function readFields(item: Cursor, memberOf: GraderKind | undefined, problems: Problem[]): CommonFields {
  const weighs = memberOf === undefined || memberOf.weighsMembers === true;
  if (memberOf !== undefined) warnOfUnheeded(item, weighs ? UNWEIGHED : ['weight', ...UNWEIGHED], problems);
  return {
    name: readName(item, problems),
    weight: weighs ? readWeight(item, problems) : 1,
    required: memberOf === undefined ? readRequired(item, problems) : undefined,
    negate: memberOf === undefined ? readNegate(item, problems) : false,
  };
}

/** Fields that a member of a composite cannot have; some composites use weights. */
const UNWEIGHED = ['required', 'min_score', 'negate'];

/** Fields of a member that its composite does not use. */
function warnOfUnheeded(item: Cursor, keys: readonly string[], problems: Problem[]): void {
  for (const key of keys) {
    const field = item.field(key);
    if (field === undefined) continue;
    problems.push(
      field.warning('UNUSED', `"${key}" has no effect on a member of another grader`, {
        location: field.keyLocation,
        hint: key === 'weight' ? 'Set it under "weights" of the aggregator, by the name of this grader.' : undefined,
      }),
    );
  }
}

function readName(item: Cursor, problems: Problem[]): string | undefined {
  const name = item.field('name');
  if (name === undefined) return undefined;
  if (name.text !== undefined && name.text.trim() !== '') return name.text;
  problems.push(name.wrongType('name', 'text that is not empty'));
  return undefined;
}

function readWeight(item: Cursor, problems: Problem[]): number {
  const weight = item.key('weight');
  if (weight === undefined) return 1;
  if (isWeight(weight.value)) return weight.value;
  problems.push(
    weight.wrongType('weight', `a number from 0 to ${MAX_WEIGHT}`, adviceForNumber(weight.value, isWeight)),
  );
  return 1;
}

/** `required: true` requires the test's pass mark; a number (or `min_score`) requires that score. */
function readRequired(item: Cursor, problems: Problem[]): GraderSpec['required'] {
  const required = item.field('required');
  const minScore = readMinScore(item, problems);
  if (required === undefined || required.value === false) {
    if (minScore !== undefined) {
      const field = item.key('min_score') ?? item;
      problems.push(
        field.warning('UNUSED', '"min_score" has no effect without "required"', {
          location: field.keyLocation,
          hint: 'Add "required: true" to enforce it.',
        }),
      );
    }
    return undefined;
  }
  if (required.value === true) return minScore ?? 'pass-mark';
  if (isShare(required.value)) {
    problems.push(
      required.oldSpelling(
        'A number for "required" is the old form',
        `Write "required: true" and "min_score: ${required.value}".`,
        required.location,
      ),
    );
    return minScore ?? required.value;
  }
  problems.push(
    required.wrongType(
      'required',
      'true, or a number over 0 and up to 1',
      adviceForFlag(required.value) ?? adviceForNumber(required.value, isShare),
    ),
  );
  return undefined;
}

function readMinScore(item: Cursor, problems: Problem[]): number | undefined {
  const field = item.field('min_score');
  if (field === undefined) return undefined;
  if (isShare(field.value)) return field.value;
  problems.push(field.wrongType('min_score', 'a number over 0 and up to 1', adviceForNumber(field.value, isShare)));
  return undefined;
}

const isWeight = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MAX_WEIGHT;

const isShare = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 1;

function readNegate(item: Cursor, problems: Problem[]): boolean {
  const negate = item.field('negate');
  if (negate === undefined) return false;
  if (typeof negate.value === 'boolean') return negate.value;
  problems.push(negate.wrongType('negate', 'true or false', adviceForFlag(negate.value)));
  return false;
}
