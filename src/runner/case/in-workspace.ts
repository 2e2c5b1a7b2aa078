import type { Question } from '../../model/ports/provider.ts';
import type { Grade } from '../../model/run/grade.ts';
import type { Response } from '../../model/run/outcome.ts';
import type { Step } from '../../model/run/plan.ts';
import type { TrialRun } from '../../results/result-of.ts';
import { renderPrompt } from '../../suites/prompts.ts';
import type { Lease, WorkspaceChanges, WorkspaceUser } from '../../workspaces/lease.ts';
import type { Workspaces } from '../../workspaces/workspaces.ts';
import { millisecondsOf } from '../call-time-limits.ts';
import type { TestContainers } from './workspaces.ts';

/** Where trials run. */
export interface Premises {
  /** Absent in a dry run. */
  readonly workspaces?: Workspaces | undefined;
  readonly containers?: Pick<TestContainers, 'failureOf' | 'sitesOf'> | undefined;
  readonly signal: AbortSignal;
}

/** Below this score the workspace counts as failed, whatever the pass mark. */
const KEEP_BELOW = 0.5;

/** Runs one trial in the workspace of its test, if it has one, with its hooks. The cleanup always runs. */
export async function runInWorkspace(
  step: Step,
  user: Pick<WorkspaceUser, 'trial' | 'isLastTrial' | 'childEnv'>,
  { workspaces, containers, signal }: Premises,
  run: (lease: Lease | undefined) => Promise<TrialRun>,
): Promise<TrialRun> {
  const failure = containers?.failureOf(step);
  if (failure !== undefined) return { outcome: { kind: 'failed', failure } };
  if (workspaces === undefined || !workspaces.isNeededFor(step)) return run(undefined);

  const { id: testId, input, metadata } = step.test;
  const question = renderPrompt(input, 'lm').question;
  const entered = await workspaces.enter(step, { ...user, testId, input: question, metadata }, signal);
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

/** What all questions of a test have in common. */
export const questionOf = (
  { suite, test }: Step,
  lease: Lease | undefined,
  call: Pick<Question, 'trial' | 'isRerun' | 'container'>,
) => ({
  suite: suite.name,
  inputFiles: test.inputFiles,
  attempt: 0,
  ...call,
  timeLimitMs: test.timeoutSeconds && millisecondsOf(test.timeoutSeconds),
  workspacePath: lease?.path,
  workspaceFile: lease?.workspaceFile,
});

/** The run of a trial that was answered. The hidden tests are copied in after its changes are recorded. */
export async function gradedAfterWork(
  answered: Response,
  { lease, container, signal }: Pick<Question, 'container'> & { lease: Lease | undefined; signal: AbortSignal },
  grade: (response: Response) => Promise<Grade>,
): Promise<TrialRun> {
  const changes = await lease?.changes(signal);
  const { response, patch: diff } = withChanges(answered, changes, container?.changes());
  const reason = await lease?.placeGradingFiles();
  return {
    outcome: { kind: 'answered', response },
    diff,
    // Without them, the answer cannot be graded.
    grade: reason === undefined ? await grade(response) : { kind: 'ungraded', reason, assertions: [], scores: [] },
  };
}

/** How git encodes a binary file, in both directions. No line of a text file begins like this in a diff. */
const BINARY = /^GIT binary patch\n(?:(?:literal|delta) \d+\n(?:[A-Za-z][!-~]+\n)*\n)+/gm;

/**
 * A response with the changes of the workspace and of the image, then those that the target reports. The patch has every byte
 * (`losslessText`); readers get a string without encoded binary files.
 */
export function withChanges(
  response: Response,
  { patch: seen, unknown }: WorkspaceChanges = { patch: '' },
  inImage?: string,
): { readonly response: Response; readonly patch: string | undefined } {
  const patch = [seen, inImage, response.fileChanges]
    .map((diff) => (!diff || diff.endsWith('\n') ? diff : `${diff}\n`))
    .join('');
  if (patch === '') return { response, patch: undefined };
  const fileChanges = patch.replaceAll(BINARY, 'Binary files differ\n').toWellFormed().trim();
  return { response: { ...response, fileChanges, ...(unknown !== undefined && { changesUnknown: unknown }) }, patch };
}
