import type { Change } from '../model/comparison.ts';
import type { Reason } from '../model/verdict.ts';
import { plural } from '../shared/text.ts';
import type { GateSettings } from './policy.ts';
import { chance, names } from './words.ts';

/** What single tests mean for the verdict (gate.md §2.6 and §2.7): regressions one by one, the rest together. */
export function testReasons(changes: readonly Change[], { maxRegressions }: GateSettings): Reason[] {
  const regressed = changes.filter(({ state }) => state === 'regressed');
  const kind = regressed.length > maxRegressions ? 'fail' : 'warn';
  const tolerated = kind === 'warn' ? `; ${maxRegressions} are tolerated` : '';
  return [
    ...regressed.map((change): Reason => {
      const numbers = `${change.why ?? ''}${change.p === undefined ? '' : ` (${chance(change.p)})`}`;
      const message = `${named(change)} regressed: ${numbers}${tolerated}`;
      return { rule: 'regression', kind, message, ...placeOf(change) };
    }),
    ...changes
      .filter(({ state }) => state === 'drift')
      .map((change): Reason => {
        const message = `${named(change)} fails, and not by this change: ${change.why ?? ''}`;
        return { rule: 'regression', kind: 'inconclusive', message, ...placeOf(change) };
      }),
    ...suspected(changes.filter(({ state }) => state === 'suspected')),
  ];
}

/** One sentence for each suite and target, however many there are. */
function suspected(changes: readonly Change[]): Reason[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = JSON.stringify([change.suiteFile, change.suite, change.target]);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()].flatMap((own): Reason[] => {
    const [first] = own;
    if (first === undefined) return [];
    const { suite, suiteFile: file, target } = first;
    if (own.length === 1) {
      const message = `${named(first)} looks newly broken, unconfirmed: ${first.why ?? ''}`;
      return [{ rule: 'regression', kind: 'warn', message, ...placeOf(first) }];
    }
    const list = names(own.map(({ testId }) => testId));
    const message = `${own.length} tests of ${suite} on ${target} look newly broken, unconfirmed: ${list}`;
    return [{ rule: 'regression', kind: 'warn', message, suite, file, target }];
  });
}

const named = ({ testId, suite, target }: Change): string => `${testId} of ${suite} on ${target}`;

/** Quarantine that is over is told until somebody decides (gate.md O13). */
export function quarantineReasons(changes: readonly Change[]): Reason[] {
  const expired = changes.filter(({ quarantine }) => quarantine?.expired);
  if (expired.length === 0) return [];
  const list = names([...new Set(expired.map(({ testId }) => testId))]);
  const message = `The quarantine of ${plural('test', expired.length)} is over: ${list}. Mend, prolong or remove them`;
  return [{ rule: 'quarantine', kind: 'warn', message }];
}

const placeOf = ({ suite, suiteFile, target, testId, place }: Change) => ({
  suite,
  file: suiteFile,
  target,
  testId,
  ...(place && { place }),
});
