import { resolve } from 'node:path';
import { artifactReader } from '../../adapters/github/artifact-reader.ts';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { RunResult } from '../../model/run/result.ts';
import type { ShardRecord } from '../../model/run/shard-record.ts';
import type { FoundShards } from '../../results/shards/merge-shards.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { kebab } from '../../shared/text.ts';
import { evidenceSource } from '../baseline/evidence-source.ts';
import type { InputName } from '../config/inputs.ts';
import { secretsOf } from '../config/redactions.ts';
import { ARTIFACTS, decidingInputs, type ReportInputs } from '../config/report-inputs.ts';
import { type Basis, findBasis, withWarnings } from '../pipeline/basis.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { saveMemory } from '../pipeline/save-memory.ts';
import type { FoundPolicy } from '../policy/find-policy.ts';
import { isChange } from '../policy/policy-base.ts';
import { heldToBase } from '../policy/policy-requirements.ts';
import { resultPaths } from '../run-folder/result-paths.ts';
import { planArtifactOf } from '../shards/plan-artifact.ts';
import type { LoadedPlan } from '../shards/plan-folder.ts';
import {
  areShards,
  plannedBasis,
  plannedRun,
  planOnDisk,
  refuseContradictions,
  type ShardPaths,
  shardsOnDisk,
} from '../shards/planned-report.ts';
import { shardsInArtifacts } from '../shards/shard-sources.ts';
import { asked, within } from './ask-service.ts';
import { keyOf } from './job.ts';
import type { Here } from './report-job.ts';

/** Results of other jobs, as one run, and the data to decide on it. */
export interface ReportedResults {
  readonly run: RunResult;
  readonly basis: Basis;
  /** Where the results are, if they are on this machine. */
  readonly paths: readonly string[];
  /** New entries of the judge cache. */
  readonly judgements?: NonNullable<ShardRecord['judgements']>;
}

type Policy = Omit<FoundPolicy, 'inputs'> & { readonly inputs: ReportInputs };

/** A report on the shards of a plan. */
export interface PlannedReport {
  /** That of the plan, which names the comment. */
  readonly commentKey: string;
  /** The headline, if the plan did not want a run. */
  readonly notRun: string | undefined;
  /** Throws a `UserError`. */
  results(policy: Policy): Promise<ReportedResults>;
}

/** Where the plan and the shards are. */
interface Source {
  readonly given: ReportInputs;
  readonly here: Here;
  readonly runtime: Runtime;
  /** Undefined if the shards are artifacts. */
  readonly where: ShardPaths | undefined;
}

/** The report on a plan that the inputs ask for, or whose shards the results are; else undefined. Does not throw. */
export async function plannedReport(
  given: ReportInputs,
  here: Here,
  runtime: Runtime,
): Promise<PlannedReport | undefined> {
  const { plan, planPath, jobs } = given;
  const where = await whereOf(given, runtime);
  const isPlanned = plan !== undefined || planPath !== undefined || jobs !== undefined;
  if (!isPlanned && (where === undefined || !(await areOnlyShards(where, runtime)))) return undefined;
  const source = { given, here, runtime, where };
  const isNotRun = isUnwanted(given);
  const loaded = await settled(() => loadedPlan(source));
  const ofWorkflow = keyOf(
    { commentKey: given.commentKey, matrix: undefined },
    { workflow: '', workflowFile: undefined, ...here.job, name: '' },
  );
  return {
    commentKey: loaded.kind === 'loaded' ? loaded.plan.plan.key : ofWorkflow,
    notRun: isNotRun ? notRunHeadline(source, loaded) : undefined,
    async results(policy) {
      if (isNotRun) return withoutResults(policy, here, runtime);
      if (jobs?.plan === 'cancelled') return { ...withoutResults(policy, here, runtime, 'cancelled') };
      refuseWithoutPlan(given);
      if (loaded.kind === 'failed') throw loaded.error;
      return resultsOf(loaded.plan, policy, source);
    },
  };
}

/** Only a plan that was made can say that no run is wanted. */
const isUnwanted = ({ jobs }: ReportInputs): boolean =>
  jobs?.plan === 'success' && !jobs.isWanted && (jobs.shards === undefined || jobs.shards === 'skipped');

const areOnlyShards = (where: ShardPaths, runtime: Runtime): Promise<boolean> =>
  areShards(where, runtime).catch((error) => {
    if (error instanceof UserError) return true;
    throw error;
  });

async function whereOf(
  { results, workingDirectory, plan, planPath }: ReportInputs,
  { cwd: start, files }: Runtime,
): Promise<ShardPaths | undefined> {
  if (results[0] === ARTIFACTS) return undefined;
  const cwd = resolve(start, workingDirectory);
  const paths = await resultPaths(results, { cwd, files }).catch((error) => {
    if (error instanceof UserError) return [];
    throw error;
  });
  return { cwd, paths, plan, planPath };
}

type Loaded =
  | { readonly kind: 'loaded'; readonly plan: LoadedPlan }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Where the comment belongs has to be known before an error is reported in it. */
async function settled(work: () => Promise<LoadedPlan>): Promise<Loaded> {
  try {
    return { kind: 'loaded', plan: await work() };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

async function loadedPlan({ given, here, runtime, where }: Source): Promise<LoadedPlan> {
  const isOnDisk = given.planPath !== undefined || (where !== undefined && given.plan === undefined);
  if (isOnDisk) {
    const cwd = resolve(runtime.cwd, given.workingDirectory);
    return planOnDisk({ cwd, paths: [], plan: given.plan, planPath: given.planPath, ...where }, runtime);
  }
  const { reader, run } = artifactsHere(here, runtime);
  const wanted = given.plan === ARTIFACTS ? { key: given.commentKey } : { digest: given.plan };
  return asked('Artifacts', () => planArtifactOf(run, wanted, reader, within(runtime.signal)));
}

function artifactsHere({ client, job }: Here, runtime: Runtime) {
  if (client === undefined || job === undefined) {
    throw userError('INPUT_INVALID', 'Cannot read artifacts outside GitHub, or without a token', {
      expected: 'a job on GitHub with github-token, or plan-path and folders of shards',
    });
  }
  return { reader: artifactReader(client, runtime.http), run: job.run };
}

/** Without the digest of the plan, shards of any plan could be passed off as those of this run. */
function refuseWithoutPlan({ jobs, plan }: ReportInputs): void {
  if (jobs === undefined) return;
  if (jobs.plan === 'failure' || jobs.plan === 'skipped') {
    const what = jobs.plan === 'failure' ? 'failed' : 'was skipped';
    throw userError('RESULTS_UNREADABLE', `The job that plans the run ${what}, so nothing was measured`, {
      hint: 'See the log of that job. Re-run all jobs when it is fixed.',
    });
  }
  if (plan !== undefined) return;
  throw userError('INPUT_INVALID', 'The plan job gave no digest of its plan', {
    expected: 'plan: ${{ needs.plan.outputs.plan }}',
    hint: 'GitHub leaves out outputs that contain a masked value. Re-run all jobs when it is fixed.',
  });
}

async function resultsOf(loaded: LoadedPlan, policy: Policy, source: Source): Promise<ReportedResults> {
  const { given, here, runtime, where } = source;
  refuseContradictions(given, loaded);
  const found = { ...(await foundShards(loaded, source)), jobs: given.jobs?.shards };
  explainReRun(found, here, runtime);
  const basis = await basisOf(loaded, policy, source);
  const made = plannedRun(loaded, found, {
    inputs: basis.inputs,
    unverified: here.job?.unverified,
    secrets: secretsOf(runtime),
    now: runtime.clock.now(),
  });
  const held = await heldToBase(made, basis, runtime);
  return {
    run: withWarnings(held.run, basis.warnings),
    basis: held.basis,
    paths: where?.paths ?? [],
    judgements: found.shards.flatMap(({ record }) => record.judgements ?? []),
  };
}

async function foundShards(loaded: LoadedPlan, { given, here, runtime, where }: Source): Promise<FoundShards> {
  if (where !== undefined) {
    if (where.paths.length > 0) await areShards({ ...where, plan: given.plan ?? loaded.digest }, runtime);
    return shardsOnDisk(where, loaded, runtime);
  }
  const { reader, run } = artifactsHere(here, runtime);
  const newest = here.isOwnRun ? here.job?.attempt : undefined;
  const plan = { run, ...loaded, newest };
  saveMemory(loaded.plan.tests.length, runtime.memory);
  return asked('Artifacts', () => shardsInArtifacts(plan, reader, within(runtime.signal)));
}

/**
 * The plan decides, as on the command line, if this job trusts it with the settings of the base branch. Else they are found
 * here, as for results of ordinary runs.
 */
async function basisOf(loaded: LoadedPlan, policy: Policy, source: Source): Promise<Basis> {
  const { here, runtime } = source;
  const whyNot = whyNotDeciding(loaded, policy, source);
  if (here.isOwnRun && whyNot === undefined) return plannedBasis(policy, loaded);
  const inputs = { ...policy.inputs, commentKey: loaded.plan.key };
  const site = { ...runtime, isChange: isChange(here.job) };
  const basis = await findBasis(
    { ...policy, inputs },
    site,
    evidenceSource(inputs, here.job, runtime, { legs: here.legs }),
  );
  return here.isOwnRun && whyNot !== undefined ? { ...basis, warnings: [...basis.warnings, whyNot] } : basis;
}

/** Why the settings and the baseline of a plan do not decide, and which inputs of it this report lacks. */
function whyNotDeciding({ plan }: LoadedPlan, { inputs }: Policy, { given, here }: Source): Problem | undefined {
  const lacking = decidingInputs.filter((name) => plan.given.includes(name) && !inputs.given.includes(name));
  // Any job of the run may have replaced the artifacts of a plan whose digest is not known.
  if (given.plan === ARTIFACTS) return undecided('With "plan: artifacts"', 'any job may have replaced it', lacking);
  if (!isChange(here.job)) return undefined;
  // Shards run the code of the change, and plan without GitHub: the policy of such a plan is that of the change.
  const isOfShards = given.plan === undefined && given.planPath === undefined;
  if (!isOfShards && plan.policy.isChange) return undefined;
  return undecided(
    'With shards that plan on the spot, or a plan of the command line,',
    'it was not made for the change of a pull request',
    lacking,
  );
}

function undecided(when: string, why: string, lacking: readonly InputName[]): Problem {
  const message = `${when} the settings and the baseline of the plan do not decide: ${why}`;
  const hint =
    'Make the plan with agentv/eval-action/plan, and set plan to the output of its job, ${{ needs.plan.outputs.plan }}.';
  const problem: Problem = { code: 'INPUT_INVALID', severity: 'warning', message, hint };
  if (lacking.length === 0) return problem;
  const [inputs, them] = lacking.length === 1 ? ['an input', 'it'] : ['inputs', 'them'];
  return {
    ...problem,
    message: `${message}. The shards have ${inputs} that the report does not have: ${listed(lacking.map(kebab))}`,
    hint: `Set ${them} on the report action, too. Or: ${hint}`,
  };
}

function explainReRun({ shards }: FoundShards, { job, isOwnRun }: Here, { log }: Runtime): void {
  if (job === undefined || !isOwnRun || job.attempt < 2 || shards.length === 0) return;
  if (shards.some(({ attempt }) => attempt >= job.attempt)) return;
  log.info(
    `This is attempt ${job.attempt}, and no shard ran again: the results are those of earlier attempts. "Re-run all jobs" runs the shards again and adds their trials`,
  );
}

/** A run that did not begin. */
function withoutResults(policy: Policy, { job }: Here, { clock }: Runtime, stopped?: 'cancelled'): ReportedResults {
  const baseline = { kind: 'none', why: 'nothing was measured' } as const;
  return {
    run: {
      startedAt: new Date(clock.now()).toISOString(),
      durationMs: 0,
      planned: 0,
      complete: false,
      ...(stopped && { stopped }),
      dryRun: false,
      requirements: [],
      warnings: [],
      results: [],
    },
    basis: { ...policy, baseline, suiteFiles: new Set(), isChange: isChange(job), quarantine: [] },
    paths: [],
  };
}

/** A re-run of the failed jobs would repeat the report only, and not the plan, which reads the labels. */
function notRunHeadline({ given, here }: Source, loaded: Loaded): string {
  const commit = (given.commitSha ?? here.job?.head ?? '').slice(0, 7);
  const label = loaded.kind === 'loaded' ? loaded.plan.plan.inputs['onlyWithLabel'] : undefined;
  const what = typeof label === 'string' ? `add the label ${label}` : 'add the label that only-with-label names';
  return `Evals did not run for ${commit || 'this commit'}: ${what}, then re-run all jobs`;
}
