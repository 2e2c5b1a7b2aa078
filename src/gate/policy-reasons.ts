import type { PolicyChange, PolicySource } from '../model/policy-source.ts';
import type { Reason } from '../model/verdict.ts';
import { plural } from '../shared/text.ts';

/** What is said of whose policy decided (github.md §6.3). It changes no verdict: to change a policy is nobody's fault. */
export function policyReasons(source: PolicySource | undefined): Reason[] {
  const sentence = policySentence(source);
  if (sentence === undefined) return [];
  return [{ rule: 'policy', kind: 'pass', message: sentence.slice(0, 1).toUpperCase() + sentence.slice(1) }];
}

/** The headline with the changes of the policy in it, where there are some. */
export function withPolicyChanges(headline: string, source: PolicySource | undefined): string {
  return source === undefined || source.changes.length === 0 ? headline : `${headline}; ${policySentence(source)}`;
}

function policySentence(source: PolicySource | undefined): string | undefined {
  if (source === undefined) return undefined;
  const { of, from, base, changes, first, why } = source;
  if (from === 'here') {
    return `judged by the settings of this ${of} itself, because those of the base branch cannot be used: ${why ?? base}`;
  }
  if (changes.length === 0) return undefined;
  const ofBase = changes.filter(({ counts }) => counts === 'base');
  const ofHere = changes.filter(({ counts }) => counts === 'here');
  const changed = `this ${of} ${first ? 'brings the first settings of' : 'changes'} the gate: ${listed([...ofBase, ...ofHere])}`;
  if (ofBase.length === 0) return `${changed}; ${ofHere.length === 1 ? 'that counts' : 'these count'} already`;
  const but = ofHere.length === 0 ? '' : `, but for ${ofHere.map(({ what }) => what).join(' and ')}`;
  return first
    ? `${changed}; they count once it is merged${but}`
    : `${changed}; judged by the settings of the base branch${but}`;
}

/** As many as a headline has room for. */
const MOST_CHANGES = 3;

function listed(changes: readonly PolicyChange[]): string {
  const shown = changes.slice(0, MOST_CHANGES).map(changeText);
  const others = changes.length - shown.length;
  return [...shown, ...(others > 0 ? [`and ${plural('more setting', others)}`] : [])].join(', ');
}

const changeText = ({ what, base, here }: PolicyChange): string =>
  base === undefined && here === undefined ? what : `${what} ${base ?? 'not set'} → ${here ?? 'not set'}`;
