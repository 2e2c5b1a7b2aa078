import { encodePool, MAX_EVIDENCE_BYTES } from '../../evidence/codec.ts';
import { userError } from '../../model/errors.ts';
import type { PinnedBaseline } from '../../model/run/shard-plan.ts';
import { evidenceFileName } from '../baseline/evidence-files.ts';
import type { Basis } from '../pipeline/basis.ts';
import { type BaselineTexts, sha256Of } from './plan-folder.ts';

/** The baseline of a plan, and its evidence files by their path in the folder of the plan. */
export function pinnedBaseline({ baseline, suiteFiles }: Pick<Basis, 'baseline' | 'suiteFiles'>): {
  readonly baseline: PinnedBaseline;
  readonly texts: BaselineTexts;
} {
  const steps = baseline.steps && { steps: [...baseline.steps] };
  if (baseline.kind !== 'found') {
    const { steps: _, ...reason } = baseline;
    return { baseline: { ...reason, ...steps }, texts: new Map() };
  }
  const texts = new Map(baseline.pools.map((pool) => [`baseline/${evidenceFileName(pool)}`, encodePool(pool)]));
  const bytes = [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes > MAX_EVIDENCE_BYTES)
    throw userError('FILE_TOO_LARGE', `The baseline is larger than ${MAX_EVIDENCE_BYTES / 2 ** 20} MiB`, {
      hint: 'Set baseline to the evidence of fewer suites, or baseline-max-age to fewer days.',
    });
  return {
    baseline: {
      kind: 'found',
      provenance: [...baseline.provenance],
      files: [...texts].map(([path, text]) => ({ path, sha256: sha256Of(text) })).sort(byPath),
      suiteFiles: [...suiteFiles].sort(),
      ...(baseline.whyEmpty !== undefined && { whyEmpty: baseline.whyEmpty }),
      ...(baseline.leftOut !== undefined && { leftOut: baseline.leftOut }),
      ...steps,
    },
    texts,
  };
}

const byPath = (a: { readonly path: string }, b: { readonly path: string }): number => (a.path < b.path ? -1 : 1);
