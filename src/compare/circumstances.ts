import type { EvidencePool } from '../model/evidence.ts';
import { answeredBy } from '../model/models.ts';
import type { BothCircumstances, Circumstances, PairedTest } from '../model/pairing.ts';
import { isReused, type RunResult } from '../model/result.ts';

/**
 * What a run was made with beside what each run of the base branch was that its tests are compared with (gate.md O15). Only
 * tests that can be compared are looked at: who answered the others explains no difference.
 */
export function circumstancesOf(
  run: RunResult,
  pools: readonly EvidencePool[],
  tests: readonly PairedTest[],
): BothCircumstances {
  const compared = tests.filter(({ kind }) => kind === 'comparable');
  const suites = new Set(compared.map(suiteKey));
  const known = pools
    .filter((pool) => suites.has(suiteKey(pool)))
    .flatMap(({ target, runFacts = [] }) => runFacts.map((facts) => ({ target, ...facts })));
  const names = new Set(compared.flatMap(({ base }) => base.map((trial) => trial.run)));
  const past = [...names].sort().map((name): Circumstances => {
    const own = known.filter((facts) => facts.run === name);
    const models = own.flatMap(({ target, models = [] }) => models.map((model) => ({ target, model })));
    return { envelope: own.find(({ envelope }) => envelope !== undefined)?.envelope, models: byTarget(models) };
  });
  const measured = run.results.filter((result) => !isReused(result) && suites.has(suiteKey(result)));
  return { now: { envelope: run.envelope, models: byTarget(measured) }, past };
}

/** The file may have moved: a name that says too much here only tells too much. */
const suiteKey = ({ suite, target }: { readonly suite: string; readonly target: string }): string =>
  JSON.stringify([suite, target]);

function byTarget(
  answers: readonly { readonly target: string; readonly model?: string | undefined }[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, { readonly model?: string | undefined }[]>();
  for (const answer of answers) {
    const group = groups.get(answer.target);
    if (group) group.push(answer);
    else groups.set(answer.target, [answer]);
  }
  return new Map([...groups].map(([target, own]) => [target, answeredBy(own)]));
}
