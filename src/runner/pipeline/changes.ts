import { relative } from 'node:path';
import { hasCommit } from '../../baseline/base-checkout.ts';
import type { Changes, RunResult } from '../../model/run/result.ts';
import { MAX_CHANGED } from '../../model/run/result-keys.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { Suite } from '../../model/suite/suite.ts';
import type { PreparedRun } from './prepare.ts';
import type { Runtime } from './runtime.ts';

/**
 * The changed files that the suites with failures depend on, for reports: in a pull request what it changes, at a desk also
 * what is not committed yet. The state before the run counts, because agents under test may edit the checkout. Empty if they
 * are not known: without a base commit, without git, and for suites that do not declare what they depend on.
 */
export async function changesOf(
  { results }: Pick<RunResult, 'results'>,
  { plan, watched, root }: PreparedRun,
  /** `base`: the base commit, if it is known. */
  { base, runtime }: { readonly base: string | undefined; readonly runtime: Runtime },
): Promise<Pick<RunResult, 'changes'>> {
  if (base === undefined || runtime.signal.aborted) return {};
  const failed = new Set(
    results.flatMap((result) => (['failed', 'errored'].includes(outcomeOf(result).kind) ? result.suiteFile : [])),
  );
  const { deep: withoutSecrets } = runtime.redactor;
  const suites = [...new Set(plan.steps.map(({ suite }) => suite))].filter(
    (suite) => failed.has(withoutSecrets(suite.file)) && watched.amongPaths(suite, []) !== undefined,
  );
  if (suites.length === 0 || !(await hasCommit(base, { git: runtime.git, root }, runtime.signal))) return {};
  const names = await watched.changedSince(base);
  if (names === undefined) return {};
  const changedOf = (suite: Suite): Changes['suites'][number] => {
    const suitePath = relative(root, suite.path).replaceAll('\\', '/');
    const wanted = new Set([...(watched.amongPaths(suite, names) ?? []), suitePath]);
    const changed = names.filter((name) => wanted.has(name));
    const paths = changed.filter((name) => name.length <= MAX_PATH_LENGTH).slice(0, MAX_CHANGED);
    const leftOut = changed.length - paths.length;
    return { file: suite.file, paths, leftOut: leftOut > 0 ? leftOut : undefined };
  };
  return { changes: withoutSecrets({ base, suites: suites.map(changedOf) }) };
}

const MAX_PATH_LENGTH = 500;
