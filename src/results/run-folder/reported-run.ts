import { learnSecretsOfSuites } from '../../config/environments.ts';
import type { RunOptions } from '../../config/settings.ts';
import type { Problem } from '../../model/errors.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { EPOCH } from '../../model/text/iso-time.ts';
import { plural } from '../../model/text/text.ts';
import { grouped } from '../../model/values/grouped.ts';
import type { Redactor } from '../../platform/secrets/redactor.ts';
import { fileStem } from '../importers/identity.ts';
import { withoutBlame } from '../result-of.ts';
import type { FoundResults } from './artifact-results.ts';
import type { ImportHow } from './read-results.ts';

interface ReportedRunDeps {
  readonly inputs: Pick<RunOptions, 'threshold' | 'mustPass'> & ImportHow;
  /** The repository of the code that made unverified results. */
  readonly unverified?: string | undefined;
  readonly redactor: Redactor;
  /** Milliseconds since the epoch: the time of the report, for results without a time. */
  readonly now: number;
}

/**
 * Results of other jobs as one run, with the requirements of the inputs and without secrets: missing and duplicate shards
 * are listed in `unreadable`, which makes the verdict invalid, and rendered text of others is never used. `expectedShards`
 * is the required number of run folders and results files. `shard` is one of the shards that they are, if they are shards.
 */
export async function reportedRun(
  { paths, site }: FoundResults,
  expectedShards: number | undefined,
  { inputs, unverified, redactor, now }: ReportedRunDeps,
): Promise<{ readonly run: RunResult; readonly shard: RunResult['shard'] }> {
  const { readResults } = await import('./read-results.ts');
  const { run: read, files, shard } = await readResults(paths, site, { ...inputs, redactor });
  await learnSecretsOfSuites(read.results, { ...site, redactor });

  const { threshold, mustPass } = inputs;
  const unreadable = [...(read.unreadable ?? [])];
  if (expectedShards !== undefined && files.length !== expectedShards) {
    const message =
      files.length < expectedShards
        ? `Only ${files.length} of ${plural('shard', expectedShards)} reported`
        : `${plural('shard', files.length)} reported, but ${expectedShards} were expected`;
    unreadable.unshift({ code: 'RESULTS_UNREADABLE', severity: 'error', message });
  }
  const warnings: Problem[] = [...read.warnings];
  if (unverified !== undefined) {
    const message = `These results were reported by code of ${unverified}, and are not verified`;
    warnings.unshift({ code: 'UNTRUSTED_CODE', severity: 'warning', message });
  }
  // This job has facts that the job of a fork did not have.
  const missingSecrets =
    unverified === undefined ? read.missingSecrets : { names: [], ...read.missingSecrets, from: 'fork' as const };
  const results = mustPass ? read.results.map((result): TestResult => ({ ...result, mustPass })) : read.results;
  const requirements = [...grouped(results, (each) => [each.suiteFile, each.suite, each.target]).values()].map(
    ([{ suite, suiteFile: file, target }]) => ({
      suite,
      file,
      target,
      threshold: threshold ?? 0,
      from: 'input' as const,
    }),
  );
  const run: RunResult = {
    ...read,
    // Results without a time count as new, so that expiry dates apply to them.
    startedAt: read.startedAt === EPOCH ? new Date(now).toISOString() : read.startedAt,
    unreadable: unreadable.length > 0 ? unreadable : undefined,
    complete: read.complete && unreadable.length === 0,
    warnings,
    missingSecrets,
    results: missingSecrets ? withoutBlame(results, missingSecrets) : results,
    requirements: threshold === undefined ? read.requirements : requirements,
  };
  return { run: redactor.deep(run), shard };
}

/** How the files of a baseline and of re-runs are read: as those of the run that is compared with them. */
export function importsOf(
  inputs: ImportHow,
  { redactor }: Pick<ReportedRunDeps, 'redactor'>,
  run: RunResult,
): ImportHow {
  const { imported = [], results } = run;
  // The suite of tests for which the only file of a run names none. Their baseline has another file, and the same suite.
  const stem = imported.length === 1 && imported[0] !== undefined ? fileStem(imported[0].file) : undefined;
  return {
    ...inputs,
    redactor,
    fileSuite: results.some(({ suite }) => suite === stem) ? stem : undefined,
    knownTests: imported.length === 0 ? undefined : new Set(results.map(resultKey)),
  };
}

/** Where a file has the name of the results, each file is its own suite: the baseline of several suites is in several files. */
export const importsOfFiles = (paths: readonly string[], imports: ImportHow): ImportHow =>
  paths.some((path) => fileStem(path) === imports.fileSuite) ? { ...imports, fileSuite: undefined } : imports;
