import { leftCount } from '../model/early-stop.ts';
import type { RunResult } from '../model/result.ts';
import type { Reason } from '../model/verdict.ts';

/**
 * What it means that suites were stopped early: they fail for the reasons that are given beside it. Where other settings
 * judge than those that the run was stopped by, and these give no such reason, nothing is decided.
 */
export function earlyStopReasons({ stoppedEarly = [], results }: RunResult, given: readonly Reason[]): Reason[] {
  return stoppedEarly.map(({ suite, file, target, left }): Reason => {
    const isOwn = (other: { readonly suite?: string | undefined; readonly target?: string | undefined }) =>
      other.suite === suite && other.target === target;
    const run = results.filter((result) => isOwn(result) && result.suiteFile === file).length;
    const isFailed = given.some(
      (reason) =>
        isOwn(reason) &&
        reason.file === file &&
        reason.kind === 'fail' &&
        (reason.rule === 'suite-drop' || (reason.rule === 'promise' && reason.testId === undefined)),
    );
    const stopped = `${suite} on ${target} was stopped early, ${run} of ${run + left.length} run`;
    return isFailed
      ? {
          rule: 'stopped',
          kind: 'fail',
          message: `${stopped}: it fails even if all others had passed, which is how they count`,
          suite,
          file,
          target,
        }
      : {
          rule: 'stopped',
          kind: 'inconclusive',
          message: `${stopped}: by these settings its failure is not certain. Run the rest with --resume`,
          suite,
          file,
          target,
        };
  });
}

/** The headline with how much was run, where suites were stopped early. */
export function withEarlyStops(headline: string, { stoppedEarly, results }: RunResult): string {
  const left = leftCount(stoppedEarly);
  return left === 0 ? headline : `${headline}; stopped early, ${results.length} of ${results.length + left} run`;
}
