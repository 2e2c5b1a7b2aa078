import type { Grade } from '../../model/run/grade.ts';
import type { Step } from '../../model/run/plan.ts';
import type { TrialRun } from '../../results/result-of.ts';
import { renderPrompt } from '../../suites/prompts.ts';
import type { Lease, WorkspaceUser } from '../../workspaces/lease.ts';
import type { Workspaces } from '../../workspaces/workspaces.ts';
import type { TestContainers } from './test-containers.ts';

/** The site of trials. */
export interface Premises {
  /** Absent in a dry run. */
  readonly workspaces?: Workspaces | undefined;
  readonly containers?: Pick<TestContainers, 'failureOf' | 'sitesOf'> | undefined;
  readonly signal: AbortSignal;
}

/** A trial as its workspace sees it. */
type Visit = Pick<WorkspaceUser, 'trial' | 'isLastTrial' | 'childEnv'>;

/** Runs one trial in the workspace of its test, if it has one, with its hooks. The cleanup always runs. */
export async function runInWorkspace(
  step: Step,
  visit: Visit,
  { workspaces, containers, signal }: Premises,
  run: (lease: Lease | undefined) => Promise<TrialRun>,
): Promise<TrialRun> {
  const failure = containers?.failureOf(step);
  if (failure !== undefined) return { outcome: { kind: 'failed', failure } };
  if (workspaces === undefined || !workspaces.isNeededFor(step)) return run(undefined);

  const { id: testId, input, metadata } = step.test;
  const visitor = { ...visit, testId, input: renderPrompt(input, 'lm').question, metadata };
  const entered = await workspaces.enter(step, visitor, signal);
  if (entered.kind === 'failed') return { outcome: { kind: 'failed', failure: entered.failure } };
  if (entered.kind !== 'visit') return run(undefined);
  const { lease } = entered;
  let made: TrialRun | undefined;
  let retainedAt: string | undefined;
  try {
    made = await run(lease);
  } finally {
    await lease.end(signal);
    retainedAt = await lease.leave(made?.grade?.kind === 'scored' && made.grade.score >= KEEP_BELOW);
  }
  return { ...made, hookOutputs: lease.hookOutputs, ...(retainedAt !== undefined && { workspacePath: retainedAt }) };
}

/** Copies the hidden tests in, after the changes are recorded. Without them, the answer cannot be graded. */
export async function placeGradingFiles(lease: Lease | undefined): Promise<Grade | undefined> {
  const reason = await lease?.placeGradingFiles();
  return reason === undefined ? undefined : { kind: 'ungraded', reason, assertions: [], scores: [] };
}

/** Below this score the workspace counts as failed, whatever the pass mark. */
const KEEP_BELOW = 0.5;
