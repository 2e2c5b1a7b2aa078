import type { RunOptions } from '../../config/settings.ts';
import { graders } from '../../graders/graders/index.ts';
import { anError, type Problem } from '../../model/errors.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { LookUp } from '../../model/suite/setting.ts';
import type { GraderSpec, Test } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { cutEnd } from '../../model/text/text.ts';
import { getOrMake } from '../../model/values/once.ts';
import { providers } from '../../providers/providers/index.ts';
import type { TargetsFile } from '../../suites/targets/read.ts';
import { resolveTarget } from '../../suites/targets/resolve.ts';

/** A judge, or why there is none. */
interface JudgeChoice {
  readonly target?: Target | undefined;
  readonly problems: readonly Problem[];
}

/** The judges of a suite; known before any cost. */
export interface SuiteJudges {
  /** The names of all available judges, sorted. */
  readonly names: readonly string[];
  /** The judge of a target's answers. */
  of(target: Target): JudgeChoice;
  /** The name of the target that judges the answers of a target, whether or not it is usable; absent: there is none. */
  nameFor(target: JudgedTarget): string | undefined;
  /** The judge of that name in the targets file. */
  named(name: string): JudgeChoice;
}

type JudgedTarget = Pick<Target, 'name' | 'provider' | 'graderTarget'>;

export function judgesOf(file: TargetsFile, lookUp: LookUp, inputs: RunOptions): SuiteJudges {
  const known = new Map<string, JudgeChoice>();
  const named = (name: string): JudgeChoice =>
    getOrMake(known, name, () => {
      const { target, problems } = resolveTarget({ name, location: undefined }, { file, kinds: providers, lookUp });
      const errors = problems.filter(({ severity }) => severity === 'error');
      return { target, problems: target === undefined ? errors : [] };
    });
  /** Absent: the target itself, if possible. */
  const otherFor = (target: JudgedTarget): string | undefined => {
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
      if (other !== undefined) return named(other);
      // A model can judge its own answers. A program or an agent would treat the question as another task.
      if (canJudge(target)) return { target, problems: [] };
      const message = `The answers of the target "${cutEnd(target.name, 60)}" cannot be judged: it has no "grader_target", and the provider ${target.provider} cannot judge its own answers`;
      const hint =
        'Set "grader_target" of the target, or --grader-target (grader-target), to a target that is a model.';
      return { problems: [anError('TARGET_INVALID', message, { location: target.location, hint })] };
    },
  };
}

const canJudge = ({ provider }: JudgedTarget): boolean => findKind(providers, provider)?.canJudge === true;

/** The same judge with another model, as a grader may choose it. */
export function withModel(choice: JudgeChoice, model: string | undefined): JudgeChoice {
  const { target } = choice;
  if (target === undefined || model === undefined) return choice;
  if (findKind(providers, target.provider)?.keys?.includes('model') !== true) {
    const message = `The grader names a model, but the target "${cutEnd(target.name, 60)}" (${target.provider}) has no choice of models`;
    const hint = 'Remove "model" of the grader, or set its "target" to a model.';
    return { problems: [anError('TARGET_INVALID', message, { hint })] };
  }
  const { deployment: _, variant: __, ...options } = target.options;
  return { target: { ...target, options: { ...options, model } }, problems: [] };
}

/** The problem that prevents grading a target's answers to a test, if there is one. */
export function judgingProblems(test: Test, target: Target, judges: SuiteJudges): readonly Problem[] {
  const judgings = judgingsOf(test);
  const problems = judgings.flatMap((judging) => {
    const named = choiceOf(judging, target, judges);
    // The judge of the target is checked once, below.
    if (named.target === undefined && judging.name === undefined) return [];
    const choice = withModel(named, judging.model);
    return choice.problems.map((problem) => ({ ...problem, location: problem.location ?? judging.spec.location }));
  });
  const isOfTarget = judgings.some(({ name }) => name === undefined);
  return [...problems, ...(isOfTarget ? judges.of(target).problems : [])];
}

const choiceOf = ({ name }: Pick<NamedJudge, 'name'>, target: Target, judges: SuiteJudges): JudgeChoice =>
  name === undefined ? judges.of(target) : judges.named(name);

export function judgesOfTest(test: Test, target: Target, judges: SuiteJudges): readonly Target[] {
  const choices = judgingsOf(test).map((judging) => choiceOf(judging, target, judges));
  return [...new Set(choices.flatMap((choice) => choice.target ?? []))];
}

/** The targets that answer when a target cannot, as far as they are usable. */
export const fallbacksOf = ({ fallbackTargets }: Target, judges: SuiteJudges | undefined): Target[] =>
  fallbackTargets.flatMap((name) => judges?.named(name).target ?? []);

/** The names of the targets that judge the answers to a test, one per grader; `other` where a grader names none. */
export const judgeNames = (test: Test, other: string | undefined): readonly string[] =>
  judgingsOf(test).flatMap(({ name = other }) => name ?? []);

/** The judge of a grader: the one that it names, else the judge of the target, and the model that it names. */
interface NamedJudge {
  readonly spec: GraderSpec;
  readonly name: string | undefined;
  readonly model: string | undefined;
}

function judgingsOf(test: Test): NamedJudge[] {
  const judgings: NamedJudge[] = [];
  for (const spec of allGradersOf(test)) {
    const { needsJudge, takesModel } = findKind(graders, spec.type) ?? {};
    if (needsJudge === undefined) continue;
    const name = nameIn(spec.options['target']);
    const model = takesModel ? nameIn(spec.options['model']) : undefined;
    if (name !== undefined || needsJudge(spec.options)) judgings.push({ spec, name, model });
  }
  return judgings;
}

const nameIn = (value: unknown): string | undefined => (typeof value === 'string' && value.trim()) || undefined;

/** All graders of a test, including those of its turns and of its composites. */
export const allGradersOf = ({ graders: specs, conversation }: Test): readonly GraderSpec[] =>
  [specs, ...(conversation?.turns ?? []).map((turn) => turn.graders)].flatMap(allGraders);

/** Graders with the ones that they put together. */
const allGraders = (specs: readonly GraderSpec[]): readonly GraderSpec[] =>
  specs.flatMap((spec) => [spec, ...allGraders(spec.members ?? [])]);

/** Whether a grader starts a program or calls a judge itself: it gets all data of a test, the others see the answer. */
export function reachesOut({ type, options }: GraderSpec): boolean {
  const kind = findKind(graders, type);
  return kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
}

/** Whether a grader, or one in a composite, runs programs. */
export function startsPrograms({ type, options, members = [] }: GraderSpec): boolean {
  return findKind(graders, type)?.startsPrograms?.(options) === true || members.some(startsPrograms);
}

/** A model: neither a program nor an agent answers. */
export const isModel = ({ provider }: Target): boolean => {
  const kind = findKind(providers, provider);
  return kind?.promptMode === 'lm' && !kind.isAgent;
};
