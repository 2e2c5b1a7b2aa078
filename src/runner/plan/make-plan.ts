import picomatch from 'picomatch';
import { aWarning, type Problem, userError } from '../../model/errors.ts';
import type { BrokenStep, Plan, Requirement, Step } from '../../model/run/plan.ts';
import type { TestNames } from '../../model/run/result-keys.ts';
import { type BrokenTest, PASS_MARK, type Suite, type Test, type TrialPolicy } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { listed, suggestion } from '../../model/text/similar-names.ts';
import { groupedBy } from '../../model/values/grouped.ts';

export interface PlanOptions {
  /** Ids or globs; empty means all tests. */
  readonly testIds: readonly string[];
  /** Of those, the only ones, by their `resultKey`; absent: all. */
  isWanted?(test: TestNames): boolean;
  /** Trials per test, overriding the suites. */
  readonly trials?: number | undefined;
  /** The mean that each suite must reach on each target, and the pass mark of tests without their own. */
  readonly threshold?: number | undefined;
  /** Every test must pass, as if each suite required it. */
  readonly mustPass?: boolean | undefined;
  /** Every second test runs on the targets in reverse order, so that what changes with time hits all of them. */
  readonly alternates?: boolean | undefined;
}

export interface SuiteOnTargets {
  readonly suite: Suite;
  readonly targets: readonly Target[];
  /** Why a target cannot run a test, or why it cannot be graded there. */
  inTheWay?(test: Test, target: Target): readonly Problem[];
}

/** Decides what runs, how often, and what counts as passing. Throws a `UserError` when nothing is left to run. */
export function makePlan(suites: readonly SuiteOnTargets[], options: PlanOptions): Plan {
  const isWanted = idFilter(options.testIds);
  const steps: PlannedStep[] = [];
  const requirements: Requirement[] = [];
  for (const each of suites) {
    const suiteSteps = stepsOf(each, isWanted, steps.length, options);
    for (const step of suiteSteps) steps.push(step);
    const { name: suite, file } = each.suite;
    const threshold = options.threshold ?? each.suite.threshold;
    // Variants are compared with each other.
    if (threshold === undefined || options.alternates === true) continue;
    const from = options.threshold === undefined ? 'suite' : 'input';
    // A suite that is excluded completely has no requirements.
    const targets = new Set(suiteSteps.map((step) => (step.kind === 'run' ? step.target.name : step.target)));
    for (const target of targets) requirements.push({ suite, file, target, threshold, from });
  }
  if (steps.length === 0) throw nothingToRun(suites, options);
  return { steps, requirements };
}

type PlannedStep = Step | BrokenStep;

function stepsOf(
  { suite, targets, inTheWay }: SuiteOnTargets,
  isWanted: (id: string) => boolean,
  before: number,
  options: PlanOptions,
): PlannedStep[] {
  const trials = trialsOf(suite, options);
  const mustPass = suite.mustPass === true || options.mustPass === true;
  const orders = [targets, options.alternates ? targets.toReversed() : targets];
  const steps: PlannedStep[] = [];
  for (const test of suite.tests) {
    if (!isWanted(test.id)) continue;
    // Many suites have a single test.
    const turn = Math.floor((before + steps.length) / targets.length);
    for (const target of orders[turn % 2] ?? targets) {
      // In a matrix a test may be restricted to some of the targets.
      const only = test.kind === 'test' && targets.length > 1 ? test.targets : undefined;
      if (only !== undefined && !only.includes(target.variantOf ?? target.name)) continue;
      const names = { suite: suite.name, suiteFile: suite.file, testId: test.id, target: target.name };
      if (options.isWanted?.(names) === false) continue;
      const index = before + steps.length;
      const problems = test.kind === 'test' ? (inTheWay?.(test, target) ?? []) : test.problems;
      if (test.kind === 'broken' || problems.length > 0) {
        const { id, location } = test;
        const broken: BrokenTest = { kind: 'broken', id, location, problems: [...problems] };
        steps.push({ kind: 'broken', index, suite, test: broken, target: target.name });
        continue;
      }
      // A threshold of 0 asks nothing of a suite. As a pass mark it would make every answer pass.
      const passMark = test.threshold ?? (options.threshold || suite.threshold || PASS_MARK);
      const ofAgentv = test.threshold ?? options.threshold ?? PASS_MARK;
      const agentvPassMark = ofAgentv !== passMark ? ofAgentv : undefined;
      const required = mustPass && !test.mustPass ? { ...test, mustPass } : test;
      steps.push({ kind: 'run', index, suite, test: required, target, trials, passMark, agentvPassMark });
    }
  }
  return steps;
}

function trialsOf({ trials }: Suite, options: PlanOptions): TrialPolicy {
  const { count = 1, strategy = 'mean' } = trials ?? {};
  // `pass_at_k` ends a test when a trial passes, and variants have the same trials.
  const isCut = options.alternates === true && strategy === 'pass_at_k';
  return { ...trials, count: options.trials ?? count, strategy: isCut ? 'mean' : strategy };
}

function nothingToRun(suites: readonly SuiteOnTargets[], { testIds }: PlanOptions) {
  const known = [...new Set(suites.flatMap(({ suite }) => suite.tests.map(({ id }) => id)))];
  if (known.some(idFilter(testIds))) {
    const targets = [...new Set(suites.flatMap((each) => each.targets.map(({ name }) => name)))];
    return userError('NOTHING_MATCHED', 'The selected tests do not run on the targets of this run', {
      expected: 'tests of these suites, which "execution.targets" does not restrict to other targets',
      found: `the targets ${listed(targets)}`,
    });
  }
  if (testIds.length === 0) {
    return userError('NOTHING_MATCHED', 'The suites contain no test', { expected: 'at least one test' });
  }
  return userError('NOTHING_MATCHED', `No test has an id that matches ${listed(testIds)}`, {
    expected: 'an id, or a glob for ids such as "refund-*"',
    hint: suggestion(testIds[0] ?? '', known, 'ids'),
  });
}

/** Patterns that select no test, while others do: a warning each. */
export function unmatchedIds(suites: readonly Suite[], testIds: readonly string[]): Problem[] {
  const known = [...new Set(suites.flatMap(({ tests }) => tests.map(({ id }) => id)))];
  return testIds
    .filter((pattern) => !known.some(idFilter([pattern])))
    .map((pattern) => {
      const hint = suggestion(pattern, known, 'ids');
      return aWarning('NOTHING_MATCHED', `No test has an id that matches ${listed([pattern])}`, { hint });
    });
}

/** Two files with the same suite name and test cannot be distinguished in results: a warning. */
export const repeatedNames = (suites: readonly Suite[]): Problem[] =>
  [...groupedBy(suites, ({ name }) => name).values()].flatMap(([first, ...others]) =>
    others.map(({ name, location }) => {
      const hint = `The other one is ${first.file}. Give each a "name", so that their results can be distinguished.`;
      return aWarning('DUPLICATE_ID', `Two suites are called "${name}"`, { location, hint });
    }),
  );

/** Whether a test is selected: its id equals one of the patterns or matches it as a glob; without patterns, all are. */
export function idFilter(patterns: readonly string[]): (id: string) => boolean {
  if (patterns.length === 0) return () => true;
  const exactly = new Set(patterns);
  const matchers = patterns
    .filter(({ length }) => length > 0 && length <= MAX_PATTERN_LENGTH)
    .map((pattern) => picomatch(pattern, { dot: true, windows: false }));
  return (id) => exactly.has(id) || matchers.some((matches) => matches(id));
}

/** The matcher refuses patterns that are empty or longer than this. */
const MAX_PATTERN_LENGTH = 65_536;
