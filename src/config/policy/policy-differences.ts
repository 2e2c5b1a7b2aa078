import { PASS_MARK } from '../../model/suite/suite.ts';
import { cutMiddle } from '../../model/text/text.ts';
import type { PolicyChange } from '../../model/verdict/policy-source.ts';
import type { Cursor } from '../../suites/yaml/cursor.ts';

const MAX_NAME = 80;
const MAX_VALUE = 60;

type Values = Readonly<Record<string, string | undefined>>;

/** The keys of a file that have another value in the change than in the base commit. */
export function changedKeys(file: string, base: Values, head: Values): (PolicyChange & { readonly key: string })[] {
  const shown = (value: string | undefined) =>
    value === undefined ? undefined : cutMiddle(value.replaceAll(/\s*\n\s*/g, ', '), MAX_VALUE);
  const [theirs, ours] = [new Map(Object.entries(base)), new Map(Object.entries(head))];
  const keys = [...new Set([...theirs.keys(), ...ours.keys()])].filter((key) => theirs.get(key) !== ours.get(key));
  return keys.map((key) => ({
    file: cutMiddle(file, MAX_NAME),
    key: cutMiddle(key, MAX_NAME),
    base: shown(theirs.get(key)),
    head: shown(ours.get(key)),
  }));
}

/** How graders differ: what the base commit has, and what the change has instead. */
type GraderDifference = readonly [base: string, head: string];

const LISTS = ['assertions', 'assert', 'graders', 'evaluators'];

/** The graders of a suite, of a test or of a composite grader. */
export const gradersIn = (of: Cursor): Cursor[] => LISTS.flatMap((key) => of.field(key)?.items() ?? []);

/** Types that the change lacks, else the options in which graders differ. More graders and stricter limits weaken nothing. */
export function graderDifference(base: readonly Cursor[], head: readonly Cursor[]): GraderDifference | undefined {
  const [types, left] = [base.map(typeOf), head.map(typeOf)];
  if (types.some((type) => countOf(type, types) > countOf(type, left))) {
    return [types.join(', '), left.join(', ') || 'none'];
  }
  const same = new Set(head.map(textOf));
  const others = new Set(base.map(textOf));
  const rest = head.filter((grader) => !others.has(textOf(grader)));
  const differences = base
    .filter((grader) => !same.has(textOf(grader)))
    .flatMap((grader) => {
      const type = typeOf(grader);
      const named = rest.findIndex((each) => typeOf(each) === type && nameOf(each) === nameOf(grader));
      const index = named >= 0 ? named : rest.findIndex((each) => typeOf(each) === type);
      // Without a partner it is one of several equal graders, of which the change has fewer.
      const [partner] = index < 0 ? [] : rest.splice(index, 1);
      return partner === undefined ? [[type, 'fewer'] as const] : differencesOf(grader, partner);
    });
  if (differences.length === 0) return undefined;
  return [differences.map(([theirs]) => theirs).join(', '), differences.map(([, ours]) => ours).join(', ')];
}

/** A grader that is only text is a type, or a criterion, which may be as confidential as an expected answer. */
const isCriterion = ({ text }: Cursor): boolean => text !== undefined && !/^[\w-]+$/.test(text);
const typeOf = (grader: Cursor): string =>
  isCriterion(grader) ? 'criterion' : (grader.field('type')?.text ?? grader.text ?? '?');
const nameOf = (grader: Cursor): string | undefined => grader.field('name')?.text;
const textOf = (grader: Cursor): string => JSON.stringify(grader.value);
const countOf = (type: string, types: readonly string[]): number => types.filter((each) => each === type).length;

/** Numbers and switches are shown; other values may be confidential, as expected answers. */
function differencesOf(base: Cursor, head: Cursor): GraderDifference[] {
  const type = typeOf(base);
  if (isCriterion(base)) return [[type, 'another text']];
  const members = graderDifference(gradersIn(base), gradersIn(head));
  const keys = [...new Set([...base.keys(), ...head.keys()])].filter(
    (key) => ![...LISTS, 'name', 'type'].includes(key),
  );
  const options = keys.flatMap((key): GraderDifference[] => {
    const [theirs, ours] = [base.field(key)?.value, head.field(key)?.value];
    const isLimit = key === 'required' || key === 'min_score';
    const isStricter = isLimit && limitOf(key, ours) >= limitOf(key, theirs);
    if (JSON.stringify(theirs) === JSON.stringify(ours) || isStricter) return [];
    return [theirs, ours].every((value) => ['number', 'boolean', 'undefined'].includes(typeof value))
      ? [[`${type} ${key} ${theirs ?? 'not set'}`, `${ours ?? 'not set'}`]]
      : [[`${type} ${key}`, ours === undefined ? 'not set' : 'another value']];
  });
  return [...(members === undefined ? [] : [[`${type} of ${members[0]}`, members[1]] as const]), ...options];
}

function limitOf(key: 'required' | 'min_score', value: unknown): number {
  if (typeof value === 'number') return value;
  return value === true || key === 'min_score' ? PASS_MARK : 0;
}
