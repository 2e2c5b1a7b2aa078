import type { CacheUse } from '../model/run/result.ts';
import { plural } from '../shared/text.ts';
import { money, tokens, tokenTotal } from './numbers.ts';

/** The hits of each cache in this run. Contains only our own words and digits. */
export const cacheLines = (uses: readonly CacheUse[] = []): string[] => uses.map(cacheLine);

const NAMES: Readonly<Record<CacheUse['cache'], string>> = { judge: 'judge cache', responses: 'response cache' };

function cacheLine({ cache, asked, hits, savedUsd, savedUnknown, savedTokens, notStored }: CacheUse): string {
  const saved = [
    ...(savedUsd === undefined ? [] : [`saved ≈ ${money(savedUsd)}`]),
    ...(savedTokens === undefined ? [] : [`${tokens(tokenTotal(savedTokens))} tokens not used`]),
    ...(savedUnknown > 0 ? [`${plural('hit', savedUnknown)} without a known cost`] : []),
    ...(notStored > 0 ? [`${plural('answer', notStored)} could not be stored`] : []),
  ];
  return [`${NAMES[cache]}: ${plural('hit', hits)} of ${asked}`, ...saved].join(', ');
}
