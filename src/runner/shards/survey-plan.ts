import { dirname } from 'node:path';
import { type Problem, UserError } from '../../model/errors.ts';
import type { Plan } from '../../model/run/plan.ts';
import { isSecretVariable } from '../../platform/secrets/secret-names.ts';
import { unknownRequestLimits } from '../call-time-limits.ts';
import { hookNotes } from '../case/session-hooks.ts';
import { runSuiteProgram } from '../case/suite-program.ts';
import type { RunSite } from '../pipeline/prepare.ts';
import { withFingerprints } from '../reuse/fingerprints.ts';
import { watchedFiles } from '../reuse/watched-files.ts';
import type { FileProblem } from '../survey.ts';
import { type PlacedSuite, surveyRun } from '../survey-run.ts';

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
