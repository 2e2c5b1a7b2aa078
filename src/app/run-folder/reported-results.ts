import type { Problem } from '../../model/errors.ts';
import type { RunResult } from '../../model/run/result.ts';
import { fileStem } from '../../results/importers/identity.ts';
import { withoutBlame } from '../../results/missing-secrets.ts';
import type { Redactor } from '../../shared/secrets/redact.ts';
import { plural } from '../../shared/text.ts';
import { learnSecretsOfSuites } from '../config/environments.ts';
import type { RunOptions } from '../config/inputs.ts';
import type { FoundResults } from './artifact-results.ts';
import { dated, type ImportHow, readResults, withRequirements } from './read-results.ts';

interface Reporting {
  readonly inputs: Pick<RunOptions, 'threshold' | 'mustPass'> & ImportHow;
  /** The repository of the code that made unverified results. */
  readonly unverified?: string | undefined;
  readonly redactor: Redactor;
  /** Milliseconds since the epoch: the time of the report, for results without a time. */
  readonly now: number;
}

interface ReportedRun {
  readonly run: RunResult;
  /** One of the shards that they are, if they are shards. */
  readonly shard: RunResult['shard'];
}

/**
 * Results of other jobs as one run: missing and duplicate shards are listed in `unreadable`, which makes the verdict
 * invalid, and rendered text of others is never used. `expectedShards` is the required number of run folders and results
 * files.
 */
export async function reportedRun(
  { paths, site }: FoundResults,
  expectedShards: number | undefined,
  reporting: Reporting,
): Promise<ReportedRun> {
  const { inputs, redactor } = reporting;
  const { run, files, shard } = await readResults(paths, site, { ...inputs, redactor });
  const missing = expectedShards === undefined ? [] : whichShards(files.length, expectedShards);
  const unreadable = [...missing, ...(run.unreadable ?? [])];
  await learnSecretsOfSuites(run.results, { ...site, redactor });
  const whole = { ...run, ...(unreadable.length > 0 && { unreadable, complete: false }) };
  return { run: toReport(whole, reporting), shard };
}

/** How the files of a baseline are read: as those of the run that is compared with them. */
export const importsOf = (inputs: ImportHow, { redactor }: Pick<Reporting, 'redactor'>, run: RunResult) => ({
  ...inputs,
  redactor,
  fileSuite: suiteOfFile(run),
});

/** The suite of tests for which the only file of a run names none. Their baseline has another file, and the same suite. */
function suiteOfFile({ imported = [], results }: RunResult): string | undefined {
  const [file, ...others] = imported;
  if (file === undefined || others.length > 0) return undefined;
  const stem = fileStem(file.file);
  return results.some(({ suite }) => suite === stem) ? stem : undefined;
}

/** Where a file has the name of the results, each file is its own suite: the baseline of several suites is in several files. */
export function importsOfFiles(paths: readonly string[], imports: ImportHow): ImportHow {
  const isByName = paths.some((path) => fileStem(path) === imports.fileSuite);
  return isByName ? { ...imports, fileSuite: undefined } : imports;
}

/** A run of other jobs as this one reports it: with the requirements of the inputs, and without secrets. */
function toReport(read: RunResult, { inputs, unverified, redactor, now }: Reporting): RunResult {
  const run = dated(withRequirements(read, inputs), now);
  const warnings = [...(unverified === undefined ? [] : [unverifiedWarning(unverified)]), ...run.warnings];
  // This job has facts that the job of a fork did not have.
  const missingSecrets =
    unverified === undefined ? run.missingSecrets : { names: [], ...run.missingSecrets, from: 'fork' as const };
  return redactor.deep({
    ...run,
    ...(missingSecrets && { missingSecrets, results: withoutBlame(run.results, missingSecrets) }),
    warnings,
  });
}

function whichShards(found: number, expected: number): Problem[] {
  if (found === expected) return [];
  const message =
    found < expected
      ? `Only ${found} of ${plural('shard', expected)} reported`
      : `${plural('shard', found)} reported, but ${expected} were expected`;
  return [{ code: 'RESULTS_UNREADABLE', severity: 'error', message }];
}

const unverifiedWarning = (repository: string): Problem => ({
  code: 'UNTRUSTED_CODE',
  severity: 'warning',
  message: `These results were reported by code of ${repository}, and are not verified`,
});
