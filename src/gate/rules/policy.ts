import { uncapitalized } from '../../model/text/text.ts';
import type { PolicySource } from '../../model/verdict/policy-source.ts';
import type { Reason } from '../../model/verdict/verdict.ts';

/**
 * Which policy judged a change. A changed policy alone affects no verdict; one that had to be taken from the change warns. A
 * run is invalid when the policy of the base commit is unavailable: a change must not pass by its own policy during an
 * outage.
 */
export function policyReasons(source: PolicySource | undefined): Reason[] {
  if (source?.from === 'unavailable') {
    const message = `The policy of the base branch could not be read: ${source.why ?? source.base}`;
    return [{ rule: 'policy', kind: 'invalid', message, short: uncapitalized(message) }];
  }
  const clause = clauseOf(source);
  if (source === undefined || clause === undefined) return [];
  const because = source.why === undefined ? '' : `: ${source.why}`;
  // A change that is judged by its own policy may have loosened it.
  return [{ rule: 'policy', kind: source.from === 'checkout' ? 'warn' : 'pass', message: `${clause}${because}` }];
}

/** The headline with the changed policy files and keys, or with which policy was used instead of the base branch's. */
export function withPolicyChanges(headline: string, source: PolicySource | undefined): string {
  const clause = clauseOf(source);
  return clause === undefined ? headline : `${headline} ${clause}.`;
}

/** As many as fit into a headline. */
const MAX_CHANGES = 3;

function clauseOf(source: PolicySource | undefined): string | undefined {
  if (source?.from === 'checkout') {
    return 'Judged by the policy that is checked out, because that of the base branch could not be used';
  }
  if (source?.from !== 'base' || source.changes.length === 0) return undefined;
  const shown = source.changes.slice(0, MAX_CHANGES).map(({ file, key, base, head }, index) => {
    // A file is named once for all of its keys.
    const isNamed = file === source.changes[index - 1]?.file;
    const values = base === undefined && head === undefined ? [] : [`${base ?? 'not set'} → ${head ?? 'not set'}`];
    return [...(isNamed ? [] : [file]), ...(key === undefined ? [] : [key]), ...values].join(' ');
  });
  const others = source.changes.length - shown.length;
  const listed = [...shown, ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
  return `Judged by the policy of the base branch; different in this ${source.of}: ${listed}`;
}
