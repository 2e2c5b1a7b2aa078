import { graders } from '../../grade/graders/index.ts';
import type { Problem } from '../../model/errors.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { LookUp } from '../../model/suite/setting.ts';
import type { GraderSpec, Test } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { providers } from '../../run/providers/index.ts';
import { cutEnd } from '../../shared/text.ts';
import type { TargetsFile } from '../../targets/read.ts';
import { resolveTarget } from '../../targets/resolve.ts';
import type { Inputs } from '../config/inputs.ts';

type JudgeChoice =
  | { readonly kind: 'judge'; readonly target: Target }
  | { readonly kind: 'none'; readonly problems: readonly Problem[] };

/** Who judges on behalf of a suite; known before anything is spent. */
export interface SuiteJudges {
  /** Everybody who can be named, sorted. */
  readonly names: readonly string[];
  /** Who judges the answers of a target of the suite. */
  of(target: Target): JudgeChoice;
  /**
   * The name of the target that judges the answers of a target, whether or not it can be asked; absent: there is none.
   */
  nameFor(target: Judged): string | undefined;
  /** Who is called by that name in the targets file. */
  named(name: string): JudgeChoice;
}

type Judged = Pick<Target, 'name' | 'provider' | 'graderTarget'>;

interface JudgeSite {
  readonly file: TargetsFile;
  readonly lookUp: LookUp;
  readonly inputs: Pick<Inputs, 'graderTarget'>;
}

export function judgesOf({ file, lookUp, inputs }: JudgeSite): SuiteJudges {
  const known = new Map<string, JudgeChoice>();
  const named = (name: string): JudgeChoice => {
    const earlier = known.get(name);
    if (earlier !== undefined) return earlier;
    const { target, problems } = resolveTarget({ name, location: undefined }, { file, kinds: providers, lookUp });
    const choice: JudgeChoice =
      target === undefined
        ? { kind: 'none', problems: problems.filter(({ severity }) => severity === 'error') }
        : { kind: 'judge', target };
    known.set(name, choice);
    return choice;
  };
  /** Absent: the target itself, if it can. */
  const otherFor = (target: Judged): string | undefined => {
    if (inputs.graderTarget !== undefined) return inputs.graderTarget;
    const { graderTarget } = target;
    const isThere = file.entries.some(({ name }) => name === graderTarget);
    return isThere || !canJudge(target) ? graderTarget : undefined;
  };
  return {
    names: file.entries.map(({ name }) => name).toSorted(),
    named,
    nameFor: (target) => otherFor(target) ?? (canJudge(target) ? target.name : undefined),
    of(target) {
      const other = otherFor(target);
      return other === undefined ? itself(target) : named(other);
    },
  };
}

const canJudge = ({ provider }: Judged): boolean => findKind(providers, provider)?.canJudge === true;

/** A model can judge its own answers. A program or an agent would take the question for another task. */
function itself(target: Target): JudgeChoice {
  if (canJudge(target)) return { kind: 'judge', target };
  const problem: Problem = {
    code: 'TARGET_INVALID',
    severity: 'error',
    message: `The answers of the target "${cutEnd(target.name, 60)}" cannot be judged: it names no judge and, being of the provider ${target.provider}, cannot judge itself`,
    location: target.location,
    hint: 'Name a target that is a model under its "grader_target", or with --grader-target (grader-target).',
  };
  return { kind: 'none', problems: [problem] };
}

/** What stands in the way of grading the answers of a target to a test; nothing, in most cases. */
export function judgingProblems(test: Test, target: Target, judges: SuiteJudges): readonly Problem[] {
  const judgings = judgingsOf(test);
  const own = judgings.flatMap(({ spec, name }) => {
    const choice = name === undefined ? undefined : judges.named(name);
    return choice?.kind === 'none' ? choice.problems.map((problem) => ({ location: spec.location, ...problem })) : [];
  });
  const choice = judgings.some(({ name }) => name === undefined) ? judges.of(target) : undefined;
  return choice?.kind === 'none' ? [...own, ...choice.problems] : own;
}

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

/** The names of the targets that judge the answers to a test, one per grader; `other` where a grader names none. */
export const judgeNames = (test: Test, other: string | undefined): readonly string[] =>
  judgingsOf(test).flatMap(({ name = other }) => name ?? []);

/** A grader that asks a judge: the one that it names for itself, else whoever judges for the target. */
interface Judging {
  readonly spec: GraderSpec;
  readonly name: string | undefined;
}

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
