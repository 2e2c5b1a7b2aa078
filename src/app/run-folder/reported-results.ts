import type { Problem } from '../../model/errors.ts';
import type { RunResult } from '../../model/run/result.ts';
import { withoutBlame } from '../../results/missing-secrets.ts';
import { redactor } from '../../shared/secrets/redact.ts';
import { plural } from '../../shared/text.ts';
import type { Inputs } from '../config/inputs.ts';
import type { FoundResults } from './artifact-results.ts';
import { dated, readResults, withRequirements } from './read-results.ts';

interface Reporting {
  readonly inputs: Pick<Inputs, 'threshold' | 'mustPass' | 'redact'>;
  /** As many folders and files of results there have to be. */
  readonly expectedShards: number | undefined;
  /** The repository of the code that made the results, where nobody vouches for it. */
  readonly unverified?: string | undefined;
  /** Values that must not be told. */
  readonly secrets: readonly string[];
  /** Milliseconds since the epoch: when the results are told, for those that do not say when they were made. */
  readonly now: number;
}

/**
 * Results that others have made, as one run that can be told: missing and doubled shards are told in `unreadable`,
 * which no verdict passes over, and nothing of it is text that somebody else has rendered.
 */
export async function reportedRun({ paths, site }: FoundResults, reporting: Reporting): Promise<RunResult> {
  const { inputs, expectedShards, unverified, secrets, now } = reporting;
  const { run: read, files } = await readResults(paths, site);
  const run = dated(withRequirements(read, inputs), now);
  const missing = expectedShards === undefined ? [] : whichShards(files.length, expectedShards);
  const unreadable = [...missing, ...(run.unreadable ?? [])];
  const warnings = [...(unverified === undefined ? [] : [unverifiedWarning(unverified)]), ...run.warnings];
  // What the job of a fork could not know of itself is known here.
  const missingSecrets =
    unverified === undefined ? run.missingSecrets : { names: [], ...run.missingSecrets, from: 'fork' as const };
  return redactor(secrets, inputs.redact).deep({
    ...run,
    ...(missingSecrets && { missingSecrets, results: withoutBlame(run.results, missingSecrets) }),
    ...(unreadable.length > 0 && { unreadable, complete: false }),
    warnings,
  });
}

function whichShards(found: number, expected: number): Problem[] {
  if (found === expected) return [];
  const message =
    found < expected
      ? `Only ${found} of ${plural('shard', expected)} reported`
      : `${plural('shard', found)} reported, and ${expected} are expected`;
  return [{ code: 'RESULTS_UNREADABLE', severity: 'error', message }];
}

const unverifiedWarning = (repository: string): Problem => ({
  code: 'UNTRUSTED_CODE',
  severity: 'warning',
  message: `These results were reported by code of ${repository}, and are not verified`,
});
