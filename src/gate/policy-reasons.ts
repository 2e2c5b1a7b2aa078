import type { PolicyChange, PolicySource } from '../model/policy-source.ts';
import type { Reason } from '../model/verdict.ts';
import { plural } from '../shared/text.ts';

/** What is said of whose policy decided (github.md §6.3). It changes no verdict: to change a policy is nobody's fault. */
export function policyReasons(source: PolicySource | undefined): Reason[] {
  return [policySentence(source), quarantineSentence(source)].flatMap((sentence): Reason[] =>
    sentence === undefined
      ? []
      : [{ rule: 'policy', kind: 'pass', message: sentence.slice(0, 1).toUpperCase() + sentence.slice(1) }],
  );
}

/** The headline with the changes of the policy in it, where there are some. */
export function withPolicyChanges(headline: string, source: PolicySource | undefined): string {
  return source === undefined || source.changes.length === 0 ? headline : `${headline}; ${policySentence(source)}`;
}

function policySentence(source: PolicySource | undefined): string | undefined {
  if (source === undefined) return undefined;
  const { of, from, base, changes, first, why } = source;
  if (from !== 'base') {
    const whose = from === 'here' ? `of this ${of} itself` : 'that this job has';
    return `judged by the settings ${whose}, because those of the base branch cannot be used: ${why ?? base}`;
  }
  if (changes.length === 0) return undefined;
  const ofBase = changes.filter(({ counts }) => counts === 'base');
  const ofHere = changes.filter(({ counts }) => counts === 'here');
  const changed = `this ${of} ${first ? 'brings the first settings of' : 'changes'} the gate: ${listed([...ofBase, ...ofHere])}`;
  if (ofBase.length === 0) return `${changed}; ${ofHere.length === 1 ? 'that counts' : 'these count'} already`;
  const but = ofHere.length === 0 ? '' : `, but for ${listed(ofHere.map(({ what, counts }) => ({ what, counts })))}`;
  return first
    ? `${changed}; they count once it is merged${but}`
    : `${changed}; judged by the settings of the base branch${but}`;
}

const quarantineSentence = (source: PolicySource | undefined): string | undefined =>
  source?.from === 'base' && source.why !== undefined
    ? `the quarantine is that of this ${source.of} itself, because that of the base branch cannot be used: ${source.why}`
    : undefined;

/** As many as a headline has room for. */
const MOST_CHANGES = 3;

function listed(changes: readonly PolicyChange[]): string {
  const shown = changes.slice(0, MOST_CHANGES).map(changeText);
  const others = changes.length - shown.length;
  return [...shown, ...(others > 0 ? [`and ${plural('more setting', others)}`] : [])].join(', ');
}

const changeText = ({ what, base, here }: PolicyChange): string =>
  base === undefined && here === undefined ? what : `${what} ${base ?? 'not set'} → ${here ?? 'not set'}`;
