import { type Problem, userError } from '../model/errors.ts';
import type { Floor, Plan } from '../model/plan.ts';
import { type BrokenTest, PASS_MARK, type Suite, type Test, type TrialPolicy } from '../model/suite.ts';
import type { Target } from '../model/target.ts';
import { listed, suggestion } from '../shared/did-you-mean.ts';
import { idFilter } from './select.ts';

export interface PlanOptions {
  /** Ids or globs; empty means all tests. */
  readonly testIds: readonly string[];
  /** Runs per test, over what the suites say. */
  readonly trials?: number | undefined;
  /** The mean that each suite must reach on each target, and the pass mark of tests without their own. */
  readonly threshold?: number | undefined;
}

/** A suite together with the targets it runs on. */
export interface SuiteOnTargets {
  readonly suite: Suite;
  readonly targets: readonly Target[];
  /** Why a test cannot be asked of a target, or not graded there. */
  inTheWay?(test: Test, target: Target): readonly Problem[];
}

/**
 * Decides what runs, how often, and what counts as passing, before anything is spent. Throws a `UserError` when
 * nothing is left to run.
 */
export function makePlan(suites: readonly SuiteOnTargets[], options: PlanOptions): Plan {
  const isWanted = idFilter(options.testIds);
  const steps = suites.flatMap(({ suite, targets, inTheWay }) => {
    const unlessInTheWay = (test: Test, target: Target) => orBroken(test, inTheWay?.(test, target) ?? []);
    return suite.tests
      .filter(({ id }) => isWanted(id))
      .flatMap((test) =>
        targets
          .filter((target) => runsOn(test, target, targets))
          .map((target) => ({ suite, test: test.kind === 'test' ? unlessInTheWay(test, target) : test, target })),
      );
  });
  if (steps.length === 0) throw nothingToRun(suites, options);
  return {
    steps: steps.map(({ suite, test, target }, index) =>
      test.kind === 'broken'
        ? { kind: 'broken', index, suite, test, target: target.name }
        : {
            kind: 'run',
            index,
            suite,
            test,
            target,
            trials: trialsOf(suite, options),
            passMark: test.threshold ?? options.threshold ?? PASS_MARK,
          },
    ),
    floors: floorsOf(steps, options),
  };
}

const orBroken = (test: Test, problems: readonly Problem[]): Test | BrokenTest =>
  problems.length === 0 ? test : { kind: 'broken', id: test.id, place: test.place, problems: [...problems] };

/** In a matrix a test may keep to some of the targets (suite-format.md §10.3). */
function runsOn(test: Suite['tests'][number], target: Target, targets: readonly Target[]): boolean {
  const restricted: Test['targets'] = test.kind === 'test' && targets.length > 1 ? test.targets : undefined;
  return restricted === undefined || restricted.includes(target.name);
}

/** `trials` given from outside means that many runs whatever their outcome, so it never stops at the first pass. */
function trialsOf({ trials }: Suite, options: PlanOptions): TrialPolicy {
  if (options.trials === undefined) return trials ?? { count: 1, strategy: 'mean' };
  return { ...trials, count: options.trials, strategy: trials?.strategy ?? 'mean' };
}

/** A suite that is left out altogether promises nothing. */
function floorsOf(
  steps: readonly { readonly suite: Suite; readonly target: Target }[],
  options: PlanOptions,
): Plan['floors'] {
  const floors = new Map<string, Floor>();
  for (const { suite, target } of steps) {
    const key = JSON.stringify([suite.path, target.name]);
    const floor = floors.has(key) ? undefined : floorOf(suite, target, options);
    if (floor !== undefined) floors.set(key, floor);
  }
  return [...floors.values()];
}

function floorOf(suite: Suite, target: Target, options: PlanOptions): Floor | undefined {
  const at = { suite: suite.name, file: suite.file, target: target.name };
  if (options.threshold !== undefined) return { ...at, threshold: options.threshold, from: 'input' };
  return suite.threshold === undefined ? undefined : { ...at, threshold: suite.threshold, from: 'suite' };
}

function nothingToRun(suites: readonly SuiteOnTargets[], { testIds }: PlanOptions) {
  const tests = suites.flatMap(({ suite }) => suite.tests);
  const isWanted = idFilter(testIds);
  if (tests.some(({ id }) => isWanted(id))) {
    const targets = [...new Set(suites.flatMap((each) => each.targets.map(({ name }) => name)))];
    return userError('NOTHING_MATCHED', 'The tests that were asked for keep to other targets', {
      expected: 'a test whose "execution.targets" names one of the targets of this run',
      found: `the targets ${listed(targets)}`,
    });
  }
  if (testIds.length === 0) {
    return userError('NOTHING_MATCHED', 'The suites hold no test', { expected: 'at least one test' });
  }
  const known = [...new Set(tests.map(({ id }) => id))];
  return userError('NOTHING_MATCHED', `No test has an id that matches ${listed(testIds)}`, {
    expected: 'an id, or a glob for ids such as "refund-*"',
    hint: suggestion(testIds[0] ?? '', known, 'ids'),
  });
}

/** Two files with the same suite name and test cannot be told apart in results; the reader should know. */
export function repeatedNames(suites: readonly Suite[]): Problem[] {
  const first = new Map<string, Suite>();
  return suites.flatMap((suite): Problem[] => {
    const earlier = first.get(suite.name);
    if (earlier === undefined) {
      first.set(suite.name, suite);
      return [];
    }
    return [
      {
        code: 'DUPLICATE_ID',
        severity: 'warning',
        message: `Two suites are called "${suite.name}"`,
        place: suite.place,
        hint: `The other one is ${earlier.file}. Give each a "name", so that their results can be told apart.`,
      },
    ];
  });
}
