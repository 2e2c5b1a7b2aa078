import { dirname } from 'node:path';
import { configProblems, findConfiguredSuites, overlookedSuites } from '../config/configuration.ts';
import { asWarning, type Problem, UserError } from '../model/errors.ts';
import type { Plan } from '../model/run/plan.ts';
import type { Suite, Test } from '../model/suite/suite.ts';
import type { Target } from '../model/suite/target.ts';
import { inParallel } from '../model/values/in-parallel.ts';
import { isSecretVariable } from '../platform/secrets/secret-names.ts';
import { nothingTagged } from '../suites/metadata.ts';
import { unknownRequestLimits } from './call-time-limits.ts';
import { hookNotes } from './case/session-hooks.ts';
import { runSuiteProgram } from './case/suite-program.ts';
import { testProblems } from './case/test-problems.ts';
import type { RunSite } from './pipeline/prepare.ts';
import { makePlan, unmatchedIds } from './plan/make-plan.ts';
import { missingPrograms } from './program-problems.ts';
import { withFingerprints } from './reuse/fingerprints.ts';
import { watchedFiles } from './reuse/watched-files.ts';
import type { FileProblem } from './survey.ts';
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

/**
 * Reads what the machines of a run will execute. Suites that are programs are started, but no target, no judge and no
 * hook. Throws a `UserError` for everything that would end the run on each machine; an unset variable is not an error.
 */
export async function surveyPlan(site: RunSite) {
  const runProgram = (path: string) => runSuiteProgram(path, dirname(path), site);
  const survey = await surveyRun(site, { findsBroken: true, ...(!site.inputs.dryRun && { runProgram }) });
  const { plan, placed } = survey;
  const names = placed.flatMap(({ suiteJudges, targets }) => [
    ...(suiteJudges?.names ?? []),
    ...targets.map(({ name }) => name),
  ]);
  const problems = [...survey.problems, ...unknownRequestLimits(site.inputs, names).map(inNoFile)];
  const shown = problems.filter(({ code }) => code !== 'SECRET_MISSING');
  // A broken test ends only itself.
  const broken = plan.steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
  const known = new Set(broken.map(identityOf));
  const fatal = shown.filter((problem) => problem.severity === 'error' && !known.has(identityOf(problem)));
  if (fatal.length > 0) throw new UserError(fatal.map(({ file: _, ...problem }) => problem));
  if (plan.steps.every(({ kind }) => kind === 'broken') && broken.length > 0) throw new UserError(broken);
  const notes = site.inputs.dryRun ? [] : (await hookNotes(site, HOOK_NOTE)).map(inNoFile);
  return { plan: await fingerprinted(plan, placed, site), placed, problems: [...shown, ...notes] };
}

/** Secrets have no part in fingerprints; those of a suite with another unknown variable are unknown. */
const HOOK_NOTE =
  'The plan does not run "before_session": each shard runs it once. Suites that use variables from it, other than secrets, reuse no earlier results';

const inNoFile = (problem: Problem): FileProblem => ({ file: problem.location?.file ?? '', ...problem });

const identityOf = ({ code, message, location }: Problem): string => JSON.stringify([code, message, location]);

/**
 * Fingerprints of the tests for which all variables are known. Unset secrets have placeholders, as no fingerprint contains
 * a secret; with any other unset variable the fingerprints of the machines that run the tests may differ.
 */
async function fingerprinted(plan: Plan, placed: readonly PlacedSuite[], site: RunSite): Promise<Plan> {
  if (site.inputs.dryRun) return plan;
  const judges = new Map(
    placed.flatMap(({ suite, suiteJudges }) => (suiteJudges === undefined ? [] : [[suite.path, suiteJudges] as const])),
  );
  const watched = await watchedFiles(
    placed.map(({ suite }) => suite),
    site,
  );
  const known = new Set<string>();
  for (const { suite, variables, targets, judges: ofSuite, fallbacks } of placed) {
    const surveyed = [...targets, ...ofSuite, ...fallbacks];
    const lookUp = await site.environments.lookUpIn(suite.folder);
    const names = [...variables, ...surveyed.flatMap((each) => each.variables)];
    const hasAll = names.every((name) => isSecretVariable(name) || lookUp(name)?.trim());
    if (hasAll && surveyed.every(({ target }) => target !== undefined)) known.add(suite.path);
  }
  const { steps, ...rest } = await withFingerprints(plan, { judges, watched }, site);
  return {
    ...rest,
    steps: steps.map((step) => {
      if (step.kind !== 'run' || known.has(step.suite.path)) return step;
      const { measure: _, subject: __, ...unknown } = step;
      return unknown;
    }),
  };
}
