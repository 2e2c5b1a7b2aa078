import { join, resolve } from 'node:path';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { RunResult } from '../../model/run/result.ts';
import { canonicalText } from '../../plan/canonical.ts';
import { planDifference } from '../../plan/shards/plan-difference.ts';
import type { FoundShards } from '../../results/shards/merge-shards.ts';
import { mergeShards } from '../../results/shards/merge-shards.ts';
import { kebab } from '../../shared/text.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { nameOfKey } from '../baseline/artifact-names.ts';
import { ARTIFACTS, type ReportInputs } from '../config/report-inputs.ts';
import type { Basis } from '../pipeline/basis.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { saveMemory } from '../pipeline/save-memory.ts';
import type { FoundPolicy } from '../policy/find-policy.ts';
import { type Reporting, toReport } from '../run-folder/reported-results.ts';
import { inputsOfPlan, plannedInputNames } from './pinned-inputs.ts';
import { basisOfPlan } from './plan-basis.ts';
import { type LoadedPlan, PLAN_FILE, readPlanFolder } from './plan-folder.ts';
import { isShardFolder, shardsInFolders } from './shard-sources.ts';
import { verifyVersion } from './verify-plan.ts';

/** Where a plan and its shards are on this machine. */
export interface ShardPaths {
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly plan?: string | undefined;
  readonly planPath?: string | undefined;
}

/** Whether these are the results of shards, and not of whole runs. Throws a `UserError` if they are both. */
export async function areShards(
  { paths, cwd, plan, planPath }: ShardPaths,
  { files }: Pick<Runtime, 'files'>,
): Promise<boolean> {
  const found = await Promise.all(paths.map((path) => isShardFolder(path, { cwd, files })));
  const isPlanned = plan !== undefined || planPath !== undefined;
  if (!isPlanned && !found.includes(true)) return false;
  const other = paths[found.indexOf(false)];
  if (other === undefined) return true;
  throw userError('INPUT_INVALID', `${other} is not the folder of a shard`, {
    expected: 'with a plan, the folders of its shards alone',
  });
}

/** A plan on this machine. */
export interface PlanOnDisk extends LoadedPlan {
  readonly folder: string;
}

/** The plan that shards on this machine belong to: that of the folder, else that which each shard has made itself. */
export async function planOnDisk(where: ShardPaths, { files }: Pick<Runtime, 'files'>): Promise<PlanOnDisk> {
  const { cwd, paths, plan, planPath } = where;
  const digest = plan === ARTIFACTS ? undefined : plan;
  if (planPath !== undefined) {
    const folder = resolve(cwd, planPath);
    return { folder, ...(await readPlanFolder(folder, digest, files)) };
  }
  const folders = paths.map((path) => resolve(cwd, path));
  const states = await Promise.all(folders.map((folder) => files.state(join(folder, PLAN_FILE))));
  const [own, ...others] = folders.filter((_, at) => states[at] === 'file');
  if (own === undefined) {
    throw userError('FILE_MISSING', 'The plan of these shards is missing', {
      hint: 'Add --plan-path DIR (plan-path), the folder that "eval-action plan -o DIR" wrote. Its digest as --plan (plan) checks that it is the right one.',
    });
  }
  const loaded = await readPlanFolder(own, digest, files);
  for (const folder of others) {
    const other = await readPlanFolder(folder, undefined, files);
    if (other.digest !== loaded.digest) {
      throw differentPlans({ name: shownPath(own, cwd), ...loaded }, { name: shownPath(folder, cwd), ...other });
    }
  }
  return { folder: own, ...loaded };
}

type NamedPlan = LoadedPlan & { readonly name: string };

/** Each of these shards has made its plan itself. */
function differentPlans(one: NamedPlan, other: NamedPlan): UserError {
  const digests = [one, other].map(({ digest }) => digest.slice(0, 12)).join(' and ');
  const message = `The shards in ${one.name} and ${other.name} planned different runs (${digests}). In ${other.name}: ${planDifference(one.plan, other.plan)}`;
  return userError('RESULTS_UNREADABLE', message, {
    hint: 'Run all shards from the same checkout, with the same arguments and the same number of shards: 1/3, 2/3 and 3/3. Or make one plan for all with "eval-action plan -o" and --plan-path.',
  });
}

export async function shardsOnDisk(
  { cwd, paths }: ShardPaths,
  loaded: LoadedPlan,
  { files, memory }: Pick<Runtime, 'files' | 'memory'>,
): Promise<FoundShards> {
  saveMemory(loaded.plan.tests.length, memory);
  return shardsInFolders(paths, loaded, { cwd, files });
}

/** Throws a `UserError` if this job would decide by other settings than the plan, or with another version. */
export function refuseContradictions(asked: ReportInputs, { plan }: LoadedPlan): void {
  verifyVersion(plan);
  const own = asked.given.filter((name) => !REPORTING.includes(name) && plannedInputNames.includes(name));
  const problems = own
    .filter((name) => canonicalText(asked[name]) !== canonicalText(plan.inputs[name]))
    .map((name) => contradiction(`"${kebab(name)}"`, asked[name], plan.inputs[name]));
  const { commentKey: key } = asked;
  // As in the names of artifacts, which is where a list of keys comes from.
  if (key && nameOfKey(key) !== nameOfKey(plan.key)) {
    problems.push(contradiction('"comment-key"', key, plan.key));
  }
  if (asked.expectedShards !== undefined && asked.expectedShards !== plan.shards.length) {
    problems.push(contradiction('"expected-shards"', asked.expectedShards, plan.shards.length));
  }
  if (problems.length > 0) throw new UserError(problems);
}

/** A report has its own folder, and need not store evidence. */
const REPORTING: readonly string[] = ['workingDirectory', 'evidence', 'verbose'];

const contradiction = (name: string, given: unknown, planned: unknown): Problem => ({
  code: 'INPUT_INVALID',
  severity: 'error',
  message: `${name} is another than in the plan`,
  expected: planned === undefined ? 'no value' : JSON.stringify(planned),
  found: JSON.stringify(given),
  hint: 'Set it for the plan only: the report decides by the settings of the plan.',
});

/** The basis of the decision that the plan pins. */
export function plannedBasis(policy: FoundPolicy & { readonly inputs: ReportInputs }, loaded: LoadedPlan): Basis {
  const { inputs: own, source: found, base, warnings } = policy;
  const inputs = { ...inputsOfPlan(loaded.plan, own), commentKey: loaded.plan.key };
  const evidence = own.given.includes('evidence') ? own.evidence : inputs.evidence;
  const basis = basisOfPlan(loaded, { ...inputs, evidence });
  const { source } = basis;
  // The suites of the base commit are read now: if that is not possible, their requirements are unknown.
  const isUnread = source?.from === 'base' && found !== undefined && found.from !== 'base';
  return {
    ...basis,
    warnings,
    ...(base !== undefined && { base }),
    ...(source !== undefined && {
      source: isUnread ? { ...source, from: found.from, ...(found.why !== undefined && { why: found.why }) } : source,
    }),
  };
}

/** The shards of a plan as the run of a report. */
export const plannedRun = (loaded: LoadedPlan, found: FoundShards, reporting: Reporting): RunResult =>
  toReport(mergeShards(loaded, found), reporting);
