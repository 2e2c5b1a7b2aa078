import { graders } from '../grade/graders/index.ts';
import type { Problem } from '../model/errors.ts';
import { findKind } from '../model/kind.ts';
import type { GraderSpec, Suite, Test } from '../model/suite.ts';
import type { Target } from '../model/target.ts';
import { providers } from '../run/providers/index.ts';
import { cutEnd } from '../shared/text.ts';
import type { TargetsFile } from '../targets/read.ts';
import { resolveTarget } from '../targets/resolve.ts';
import type { LookUp } from '../targets/variables.ts';
import type { Inputs } from './inputs.ts';

/** A judge, or why there is none. */
export type JudgeChoice =
  | { readonly kind: 'judge'; readonly target: Target }
  | { readonly kind: 'none'; readonly problems: readonly Problem[] };

/** Who judges on behalf of a suite; known before anything is spent. */
export interface SuiteJudges {
  /** Everybody who can be named, sorted. */
  readonly names: readonly string[];
  /** Who judges the answers of a target of the suite (graders.md §12.8). */
  of(target: Target): JudgeChoice;
  /** Who is called by that name in the targets file. */
  named(name: string): JudgeChoice;
}

/** What is needed to look judges up. */
export interface JudgeSite {
  readonly file: TargetsFile;
  readonly lookUp: LookUp;
  readonly inputs: Pick<Inputs, 'graderTarget'>;
}

export function judgesOf({ file, lookUp, inputs }: JudgeSite): SuiteJudges {
  const known = new Map<string, JudgeChoice>();
  const named = (name: string): JudgeChoice => {
    const earlier = known.get(name);
    if (earlier !== undefined) return earlier;
    const { target, problems } = resolveTarget({ name, place: undefined }, file, providers, lookUp);
    const choice: JudgeChoice =
      target === undefined
        ? { kind: 'none', problems: problems.filter(({ severity }) => severity === 'error') }
        : { kind: 'judge', target };
    known.set(name, choice);
    return choice;
  };
  return {
    names: file.entries.map(({ name }) => name).toSorted(),
    named,
    of(target) {
      if (inputs.graderTarget !== undefined) return named(inputs.graderTarget);
      const { graderTarget } = target;
      const isThere = file.entries.some(({ name }) => name === graderTarget);
      return graderTarget !== undefined && (isThere || !canJudge(target)) ? named(graderTarget) : itself(target);
    },
  };
}

const canJudge = ({ provider }: Target): boolean => findKind(providers, provider)?.canJudge === true;

/** A model can judge its own answers. A program or an agent would take the question for another task. */
function itself(target: Target): JudgeChoice {
  if (canJudge(target)) return { kind: 'judge', target };
  const problem: Problem = {
    code: 'TARGET_INVALID',
    severity: 'error',
    message: `The answers of the target "${cutEnd(target.name, 60)}" cannot be judged: it names no judge and, being of the provider ${target.provider}, cannot judge itself`,
    place: target.place,
    hint: 'Name a target that is a model under its "grader_target", or with --grader-target (grader-target).',
  };
  return { kind: 'none', problems: [problem] };
}

/** What stands in the way of grading the answers of a target to a test; nothing, in most cases. */
export function judgingProblems(test: Test, target: Target, judges: SuiteJudges): readonly Problem[] {
  const judgings = judgingsOf(test);
  const own = judgings.flatMap(({ spec, name }) => {
    const choice = name === undefined ? undefined : judges.named(name);
    return choice?.kind === 'none' ? choice.problems.map((problem) => ({ place: spec.place, ...problem })) : [];
  });
  const choice = judgings.some(({ name }) => name === undefined) ? judges.of(target) : undefined;
  return choice?.kind === 'none' ? [...own, ...choice.problems] : own;
}

/** Everybody who judges the answers of a target to a test, once each. */
export function judgesOfTest(test: Test, target: Target, judges: SuiteJudges): readonly Target[] {
  const judgings = judgingsOf(test);
  if (judgings.length === 0) return [];
  const choices = judgings.map(({ name }) => (name === undefined ? judges.of(target) : judges.named(name)));
  return [...new Set(choices.flatMap((choice) => (choice.kind === 'judge' ? [choice.target] : [])))];
}

/** What is wrong with those who are asked when a target cannot answer. */
export const fallbackProblems = ({ fallbackTargets }: Target, { named }: SuiteJudges): readonly Problem[] =>
  fallbackTargets.flatMap((name) => {
    const choice = named(name);
    return choice.kind === 'none' ? choice.problems : [];
  });

/** The names of everybody who will judge, once each: what a run needs beside its targets. */
export function judgesNeeded({ tests }: Suite, targets: readonly Target[], judges: SuiteJudges): readonly string[] {
  const judgings = tests.flatMap((test) => (test.kind === 'test' ? judgingsOf(test) : []));
  const isAsked = judgings.some(({ name }) => name === undefined);
  const choices = isAsked ? targets.map((target) => judges.of(target)) : [];
  const chosen = choices.flatMap((choice) => (choice.kind === 'judge' ? choice.target.name : []));
  return [...new Set([...judgings.flatMap(({ name }) => name ?? []), ...chosen])];
}

/** A grader that asks a judge: the one that it names for itself, else whoever judges for the target. */
interface Judging {
  readonly spec: GraderSpec;
  readonly name: string | undefined;
}

/** The graders of a test that ask somebody. */
function judgingsOf(test: Test): Judging[] {
  const judgings: Judging[] = [];
  for (const spec of allGradersOf(test)) {
    const { needsJudge } = findKind(graders, spec.type) ?? {};
    if (needsJudge === undefined) continue;
    const { target } = spec.options;
    const name = typeof target === 'string' && target.trim() !== '' ? target.trim() : undefined;
    if (name !== undefined || needsJudge(spec.options)) judgings.push({ spec, name });
  }
  return judgings;
}

/** All graders of a test, those of its turns and of its composites too. */
export const allGradersOf = ({ graders: specs, conversation }: Test): readonly GraderSpec[] =>
  conversation === undefined
    ? allGraders(specs)
    : [specs, ...conversation.turns.map((turn) => turn.graders)].flatMap(allGraders);

/** Graders with the ones that they put together. */
const allGraders = (specs: readonly GraderSpec[]): readonly GraderSpec[] =>
  specs.some(({ members }) => members !== undefined)
    ? specs.flatMap((spec) => [spec, ...allGraders(spec.members ?? [])])
    : specs;
