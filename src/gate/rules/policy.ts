import type { PolicyChange, PolicySource } from '../../model/verdict/policy-source.ts';
import type { Reason } from '../../model/verdict/verdict.ts';

/**
 * Which policy judged a change. A changed policy alone affects no verdict; one that had to be taken from the change warns. A
 * run is invalid when the policy of the base commit is unavailable: a change must not pass by its own policy during an
 * outage.
 */
export function policyReasons(source: PolicySource | undefined): Reason[] {
  if (source?.from === 'unavailable') {
    const message = `The policy of the base branch could not be read: ${source.why ?? source.base}`;
    return [
      { rule: 'policy', kind: 'invalid', message, short: `${message.slice(0, 1).toLowerCase()}${message.slice(1)}` },
    ];
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
  if (clause === undefined) return headline;
  return `${headline} ${clause}.`;
}

function clauseOf(source: PolicySource | undefined): string | undefined {
  if (source?.from === 'checkout') {
    return 'Judged by the policy that is checked out, because that of the base branch could not be used';
  }
  return source?.from === 'base' && source.changes.length > 0
    ? `Judged by the policy of the base branch; different in this ${source.of}: ${listed(source.changes)}`
    : undefined;
}

/** As many as fit into a headline. */
const MAX_CHANGES = 3;

function listed(changes: readonly PolicyChange[]): string {
  const shown = changes.slice(0, MAX_CHANGES).map(({ file, key, base, head }, index) => {
    const values = base === undefined && head === undefined ? [] : [`${base ?? 'not set'} → ${head ?? 'not set'}`];
    // A file is named once for all of its keys.
    const names = [...(file === changes[index - 1]?.file ? [] : [file]), ...(key === undefined ? [] : [key])];
    return [...names, ...values].join(' ');
  });
  const others = changes.length - shown.length;
  return [...shown, ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
}
