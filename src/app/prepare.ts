import { resolve } from 'node:path';
import { graders } from '../grade/graders/index.ts';
import { type Problem, UserError, userError } from '../model/errors.ts';
import type { Plan } from '../model/plan.ts';
import type { Suite } from '../model/suite.ts';
import type { Target } from '../model/target.ts';
import { makePlan, repeatedNames, type SuiteOnTargets } from '../plan/make-plan.ts';
import { providers } from '../run/providers/index.ts';
import { redactor } from '../shared/redact.ts';
import { findRepository, findSuites } from '../suites/discover.ts';
import { searchRoots } from '../suites/env-files.ts';
import { loadSuites, shownPath } from '../suites/load.ts';
import { dryRunOf } from '../targets/dry-run.ts';
import { givenTargetsFile, nearestTargetsFile } from '../targets/find.ts';
import { readTargetsFile, type TargetsFile } from '../targets/read.ts';
import { resolveTarget } from '../targets/resolve.ts';
import { Environments } from './environments.ts';
import type { Inputs } from './inputs.ts';
import type { World } from './world.ts';

/** Everything that is known before anything is spent. */
export interface Prepared {
  readonly plan: Plan;
  readonly warnings: readonly Problem[];
  readonly environments: Environments;
  readonly cwd: string;
  readonly root: string;
}

/** Suites and targets read and checked, and the plan made. Throws a `UserError` with everything that is in the way. */
export async function prepare(inputs: Inputs, world: World): Promise<Prepared> {
  const cwd = await workingDirectory(inputs, world);
  const root = await findRepository(cwd, world.files);
  const environments = new Environments(world, { root, cwd });
  try {
    return await planned({ inputs, world, cwd, root, environments });
  } catch (error) {
    // What was found in the place of something else may come from the environment.
    if (!(error instanceof UserError)) throw error;
    const { deep: withoutSecrets } = redactor(await environments.secrets());
    throw new UserError(withoutSecrets(error.problems), { cause: error.cause });
  }
}

interface Context {
  readonly inputs: Inputs;
  readonly world: World;
  readonly cwd: string;
  readonly root: string;
  readonly environments: Environments;
}

async function planned(context: Context): Promise<Prepared> {
  const { inputs, world, cwd, root, environments } = context;
  const paths = await findSuites(inputs.evals, cwd, world.files);
  const loaded = await loadSuites(paths, {
    files: world.files,
    cwd,
    graders,
    variables: (folder) => environments.lookUpIn(folder),
  });
  const placed = await placeOnTargets(loaded.suites, context);
  const warnings = withoutRepeats([...loaded.warnings, ...repeatedNames(loaded.suites), ...placed.warnings]);
  if (inputs.strict) refuseWarnings(warnings, loaded.suites);

  const plan = makePlan(placed.suites, { testIds: inputs.testId, trials: inputs.trials, threshold: inputs.threshold });
  refuseIfNothingCanRun(plan);
  return { plan, warnings, environments, cwd, root };
}

async function workingDirectory({ workingDirectory: given }: Inputs, world: World): Promise<string> {
  const cwd = resolve(world.cwd, given);
  if ((await world.files.state(cwd)) === 'folder') return cwd;
  throw userError('FILE_MISSING', `The working directory ${cwd} does not exist`, {
    hint: 'Set working-directory to a folder of the checkout.',
  });
}

/** Looks up the targets of every suite; all that is wrong with any of them is reported together. */
async function placeOnTargets(
  suites: readonly Suite[],
  context: Context,
): Promise<{ readonly suites: readonly SuiteOnTargets[]; readonly warnings: readonly Problem[] }> {
  const opened = new Map<string, Promise<TargetsFile>>();
  const problems: Problem[] = [];
  const placed: SuiteOnTargets[] = [];
  for (const suite of suites) {
    const path = await targetsFileOf(suite, context);
    const reading = opened.get(path) ?? readTargetsFile(path, shownPath(path, context.cwd), context.world.files);
    opened.set(path, reading);
    const file = await reading;
    problems.push(...file.warnings);
    placed.push({ suite, targets: await targetsOf(suite, file, context, problems) });
  }
  const errors = withoutRepeats(problems.filter(({ severity }) => severity === 'error'));
  if (errors.length > 0) throw new UserError(errors);
  return { suites: placed, warnings: problems };
}

async function targetsFileOf(suite: Suite, { inputs, world, cwd, root }: Context): Promise<string> {
  if (inputs.targets !== undefined) return givenTargetsFile(resolve(cwd, inputs.targets), world.files);
  const folders = searchRoots(suite.folder, { root, cwd });
  const found = await nearestTargetsFile(folders, world.files);
  if (found !== undefined) return found;
  throw userError('FILE_MISSING', 'There is no targets file for this suite', {
    place: suite.place,
    expected: '.agentv/targets.yaml in the folder of the suite, or in one above it up to the repository',
    hint: 'Create one that names what is to be asked, or name it with --targets (targets).',
  });
}

async function targetsOf(suite: Suite, file: TargetsFile, context: Context, problems: Problem[]): Promise<Target[]> {
  const lookUp = await context.environments.lookUpIn(suite.folder);
  return wantedTargets(suite, context.inputs).flatMap((wanted) => {
    const resolution = resolveTarget(wanted, file, providers, lookUp);
    problems.push(...resolution.problems);
    if (resolution.target === undefined) return [];
    return context.inputs.dryRun ? dryRunOf(resolution.target) : resolution.target;
  });
}

/** What was asked for wins over what the suite says; the name `default` alone counts as not asked (suite-format.md §11). */
function wantedTargets(suite: Suite, { target }: Inputs) {
  const asked = target.length === 1 && target[0] === 'default' ? [] : target;
  if (asked.length > 0) return [...new Set(asked)].map((name) => ({ name, place: undefined }));
  if (suite.targets.length > 0) return suite.targets;
  return [{ name: 'default', place: undefined }];
}

function refuseWarnings(warnings: readonly Problem[], suites: readonly Suite[]): void {
  const broken = suites.flatMap(({ tests }) => tests.flatMap((test) => (test.kind === 'broken' ? test.problems : [])));
  const all = [...broken, ...warnings].map((problem): Problem => ({ ...problem, severity: 'error' }));
  if (all.length > 0) throw new UserError(all);
}

/** Tests that cannot run become errors of the run; when none can, there is no run to begin. */
function refuseIfNothingCanRun({ steps }: Plan): void {
  const broken = steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
  if (steps.every(({ kind }) => kind === 'broken')) throw new UserError(withoutRepeats(broken));
}

function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
