/** What tells results apart, and limits of a run: here, so that a run loads the schemas of results only where it reads some. */

import * as z from 'zod';
import { isoTime } from '../text/iso-time.ts';
import type { Step } from './plan.ts';

/** GitHub starts at most 256 jobs of a matrix. */
export const MAX_SHARDS = 256;

/** Where a run leaves the patches of its trials, below its folder. */
export const PATCH_FOLDER = 'patches';

export const MAX_MISSING_SECRETS = 20;
export const variableName = /^[A-Za-z_]\w{0,99}$/;

/** The most changed files that are named of a suite. */
export const MAX_CHANGED = 50;

/** The most re-runs of a test, and the most control trials, that the gate counts. */
export const MAX_RERUNS = 8;

/** Reached its pass mark, did not, or there is nothing to judge: AgentV's `execution_status`. */
export const executionStatuses = ['ok', 'quality_failure', 'execution_error'] as const;
export type ExecutionStatus = (typeof executionStatuses)[number];

export const cacheNames = ['judge', 'responses'] as const;
export type CacheName = (typeof cacheNames)[number];

/** `deselected`: the file exists, and inputs of the run left it out on purpose. */
export const fileStates = ['exists', 'deselected', 'gone'] as const;
export type SuiteFileState = (typeof fileStates)[number];

/** Inputs that change what is asked or how it is graded: commands that re-run tests repeat them. */
export const repeatedFlags = [
  'engine',
  ...(['targets', 'grader-target', 'threshold', 'experiment', 'test-timeout-seconds'] as const),
  ...(['workspace-mode', 'workspace-path', 'workspace-clean'] as const),
] as const;

/** The shapes are made for each schema, so that the published schemas name no text twice. */
export const testNames = () => ({ suite: z.string(), suiteFile: z.string(), testId: z.string(), target: z.string() });
export const suiteOnTarget = () => ({ suite: z.string(), file: z.string(), target: z.string() });

export const testNamesSchema = z.strictObject(testNames());
export type TestNames = z.output<typeof testNamesSchema>;

export const resultKey = ({ suiteFile, suite, testId, target }: TestNames): string =>
  JSON.stringify([suiteFile, suite, testId, target]);

/** A suite of a file on a target: two files may have suites of one name. */
interface SuiteOnTarget {
  readonly suite?: string | undefined;
  readonly file?: string | undefined;
  readonly target?: string | undefined;
}

export const suiteKey = ({ suite, file, target }: SuiteOnTarget): string => JSON.stringify([file, suite, target]);

export const isSameSuite =
  (one: SuiteOnTarget) =>
  (other: SuiteOnTarget): boolean =>
    other.suite === one.suite && other.file === one.file && other.target === one.target;

export const namesOf = ({ suite, test, target }: Pick<Step, 'suite' | 'test' | 'target'>) => ({
  suite: suite.name,
  suiteFile: suite.file,
  testId: test.id,
  target: target.name,
});

export const resultKeyOf = (step: Pick<Step, 'suite' | 'test' | 'target'>): string => resultKey(namesOf(step));

/**
 * Whether a result was reused because nothing that it depends on has changed since a commit. A result of an interrupted
 * run that is continued is an ordinary measurement.
 */
export const isReused = ({ reusedFrom }: { readonly reusedFrom?: string | undefined }): boolean =>
  reusedFrom !== undefined && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(reusedFrom);

/** The results of extra trials of a run with this purpose. */
export const extraResults = <Result, Purpose extends string>(
  { extraTrials = [] }: { readonly extraTrials?: readonly Extra<Result, Purpose>[] | undefined },
  purpose: Purpose,
): Result[] => extraTrials.flatMap((trial) => (trial.purpose === purpose ? [trial.result] : []));

interface Extra<Result, Purpose> {
  readonly purpose: Purpose;
  readonly result: Result;
}

interface MeasuredTimes {
  readonly startedAt: string;
  readonly results: readonly { readonly timestamp: string }[];
}

/**
 * The start of a run, as far as its rows record it: that of its first result. The same for its report, its rows and its
 * evidence. Rows without a time have the time of the run.
 */
export function startOf({ startedAt, results }: MeasuredTimes): string {
  const times = results.map(({ timestamp }) => Date.parse(timestamp)).filter((time) => time > 0);
  return times.length === 0 ? startedAt : isoTime(times.reduce((first, time) => Math.min(first, time)));
}
