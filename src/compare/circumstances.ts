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
  const suites = new Suites();
  for (const test of compared) suites.add(test);
  const known = pools
    .filter((pool) => suites.has(pool))
    .flatMap(({ target, runFacts = [] }) => runFacts.map((facts) => ({ target, ...facts })));
  const past = [...runsOf(compared)].sort().map((name): Circumstances => {
    const own = known.filter((facts) => facts.run === name);
    const models = own.flatMap(({ target, models = [] }) => models.map((model) => ({ target, model })));
    return { envelope: own.find(({ envelope }) => envelope !== undefined)?.envelope, models: byTarget(models) };
  });
  const measured = run.results.filter((result) => !isReused(result) && suites.has(result));
  return { now: { envelope: run.envelope, models: byTarget(measured) }, past };
}

interface OfSuite {
  readonly suite: string;
  readonly target: string;
}

/** Suites on their targets. The file may have moved: a name that says too much here only tells too much. */
class Suites {
  readonly #targets = new Map<string, Set<string>>();

  add({ suite, target }: OfSuite): void {
    const targets = this.#targets.get(suite);
    if (targets === undefined) this.#targets.set(suite, new Set([target]));
    else targets.add(target);
  }

  has({ suite, target }: OfSuite): boolean {
    return this.#targets.get(suite)?.has(target) ?? false;
  }
}

/** The runs that the past of these tests was measured in. Trials of one run follow each other. */
function runsOf(tests: readonly PairedTest[]): Set<string> {
  const runs = new Set<string>();
  let last: string | undefined;
  for (const { base } of tests) {
    for (const { run } of base) {
      if (run !== last) runs.add(run);
      last = run;
    }
  }
  return runs;
}

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
