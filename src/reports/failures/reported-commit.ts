import type { Report } from '../../model/verdict/report.ts';

/** The commit that a run is compared with: that of the change, else that of the newest baseline run. */
export function baseShaOf({ changes, commit, comparison: { baseline } }: Report): string | undefined {
  if (changes !== undefined) return changes.base;
  if (commit?.baseSha !== undefined) return commit.baseSha;
  return baseline.kind === 'found' ? baseline.provenance.find(({ sha }) => sha !== undefined)?.sha : undefined;
}
