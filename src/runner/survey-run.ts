import { configProblems, findConfiguredSuites, overlookedSuites } from '../config/configuration.ts';
import { asWarning, type Problem } from '../model/errors.ts';
import type { Plan } from '../model/run/plan.ts';
import type { Suite, Test } from '../model/suite/suite.ts';
import type { Target } from '../model/suite/target.ts';
import { inParallel } from '../model/values/in-parallel.ts';
import { nothingTagged } from '../suites/metadata.ts';
import { testProblems } from './case/test-problems.ts';
import type { RunSite } from './pipeline/prepare.ts';
import { makePlan, unmatchedIds } from './plan/make-plan.ts';
import { missingPrograms } from './program-problems.ts';
import { inFile, inOrder, type PlacedTargets, SurveyedTargets, surveySuite } from './survey.ts';

/** The tests of a run as far as they are readable. */
export type SurveyedRun = Awaited<ReturnType<typeof surveyRun>>;

/** A suite with the targets that it runs on, and those that only judge. */
export interface PlacedSuite extends Pick<PlacedTargets, 'targets' | 'judges' | 'fallbacks' | 'suiteJudges'> {
  readonly suite: Suite;
  /** The variables of its text. */
  readonly variables: readonly string[];
}

/** Reads what a run would execute. Throws a `UserError` if it would execute nothing. */
export async function surveyRun(
  site: RunSite,
  /** `findsBroken`: tests that a run could not grade count as broken, as they do in a run. */
  { findsBroken = false, ...how }: Parameters<typeof surveySuite>[2] & { readonly findsBroken?: boolean } = {},
) {
  const { inputs } = site;
  const targets = new SurveyedTargets(site);
  const paths = await findConfiguredSuites(site);
  const read = await inParallel(paths, async (path) => {
    const { suite, variables, problems, leftOut } = await surveySuite(path, site, how);
    if (suite === undefined) return { leftOut, placed: [], problems };
    const used = await targets.of(suite);
    const surveyed = [...used.targets, ...used.judges];
    const resolvedTargets = surveyed.flatMap(({ target }) => target ?? []);
    const programs = inFile(suite.file, await missingPrograms(suite, resolvedTargets, site));
    const ofTargets = [...used.problems, ...used.judging.map(asWarning), ...surveyed.flatMap((each) => each.problems)];
    const placed: PlacedSuite = { suite, variables, ...used };
    return { placed: [placed], problems: [...problems, ...ofTargets, ...programs.map(asWarning)] };
  });
  const leftOut = read.map((each) => each.leftOut);
  if (leftOut.every((tags) => tags !== undefined)) throw nothingTagged(inputs, leftOut.flat());

  // Two files may lead to one suite: a list of tests and its settings file.
  const placed = [
    ...new Map(read.flatMap((each) => each.placed.map((one) => [one.suite.path, one] as const))).values(),
  ];
  const suites = placed.map(({ suite }) => suite);
  const problems = inOrder([
    ...read.flatMap((each) => each.problems),
    ...inFile('.agentv/config.yaml', [
      ...(await configProblems(paths, site)),
      ...(await overlookedSuites(paths, site)),
    ]),
    ...inFile('', unmatchedIds(suites, inputs.testId)),
  ]);
  const onTargets = placed.map((each) => ({
    suite: each.suite,
    // In the plan, a target is its name; its problems are reported elsewhere.
    targets: each.targets.map(
      ({ target, name, provider = '', options, batching, location = each.suite.location }): Target =>
        target ?? { name, resolvedName: name, provider, options, fallbackTargets: [], batching, location },
    ),
    inTheWay: findsBroken ? inTheWayOf(each) : undefined,
  }));
  const options = { ...inputs, testIds: inputs.testId };
  const plan: Plan = placed.length === 0 ? { steps: [], requirements: [] } : makePlan(onTargets, options);
  return { plan, placed, problems };
}

/** As in a run. Machines that run tests have the variables that are missing here. */
const inTheWayOf =
  ({ targets, suiteJudges }: PlacedSuite) =>
  (test: Test, target: Target): Problem[] => {
    if (suiteJudges === undefined || !targets.some((each) => each.target === target)) return [];
    return testProblems(test, target, suiteJudges).filter(({ code }) => code !== 'SECRET_MISSING');
  };
