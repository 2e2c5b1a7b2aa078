import type { Envelope } from '../model/envelope.ts';
import type { EvidencePool, EvidenceRun } from '../model/evidence.ts';
import { answeredBy } from '../model/models.ts';
import type { RunResult, TestResult } from '../model/result.ts';

/** What a run tells of itself in the pool of these results; nothing where nothing is known. */
export function runOf(results: readonly TestResult[], { envelope }: RunResult, run: string): EvidenceRun[] {
  const models = answeredBy(results);
  if (envelope === undefined && models.length === 0) return [];
  return [{ run, ...(envelope && { envelope }), ...(models.length > 0 && { models }) }];
}

/**
 * What several pools say of their runs, whichever order they come in: each run once and in the one form in which it is
 * written, only those that still have trials. Absent where there is nothing to say.
 */
export function factsOf(
  known: readonly EvidenceRun[],
  tests: EvidencePool['tests'],
): { readonly runFacts?: EvidenceRun[] } {
  if (known.length === 0) return {};
  const there = new Set<string>();
  for (const { trials } of tests) for (const { run } of trials) there.add(run);
  const byName = new Map<string, EvidenceRun[]>();
  for (const each of known) {
    if (!there.has(each.run)) continue;
    const same = byName.get(each.run);
    if (same) same.push(each);
    else byName.set(each.run, [each]);
  }
  const runs = [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([run, same]) => mergedRun(run, same));
  return runs.length === 0 ? {} : { runFacts: runs };
}

/** Two parts of one run tell the same of its machine, and each which models answered it. */
function mergedRun(run: string, same: readonly EvidenceRun[]): EvidenceRun {
  const envelopes = new Map(
    same.flatMap(({ envelope }) => {
      if (envelope === undefined) return [];
      const ordered = inOrder(envelope);
      return [[JSON.stringify(ordered), ordered] as const];
    }),
  );
  const [, envelope] = [...envelopes].sort(([a], [b]) => (a > b ? -1 : 1))[0] ?? [];
  const models = answeredBy(same.flatMap((each) => (each.models ?? []).map((model) => ({ model }))));
  return { run, ...(envelope && { envelope }), ...(models.length > 0 && { models }) };
}

const inOrder = (envelope: Envelope): Envelope => {
  const { platform, arch, cpus, memoryGib, workers, image, imageVersion } = envelope;
  return {
    ...(platform !== undefined && { platform }),
    ...(arch !== undefined && { arch }),
    ...(cpus !== undefined && { cpus }),
    ...(memoryGib !== undefined && { memoryGib }),
    ...(workers !== undefined && { workers }),
    ...(image !== undefined && { image }),
    ...(imageVersion !== undefined && { imageVersion }),
  };
};
