import type { PolicyChange, PolicySource } from '../model/policy-source.ts';
import type { Reason } from '../model/verdict.ts';
import { plural } from '../shared/text.ts';

/**
 * Whose policy decided (github.md §6.3). To change a policy is no fault and changes no verdict. A run is invalid when
 * GitHub failed to say what the policy is: a change must not pass by settings of its own during an outage.
 */
export function policyReasons(source: PolicySource | undefined): Reason[] {
  if (source?.unavailable) {
    const message = `The settings of the base branch could not be read: ${source.why ?? source.base}`;
    return [{ rule: 'policy', kind: 'invalid', message }];
  }
  return [policySentence(source), ownPartSentence(source)].flatMap((sentence): Reason[] =>
    sentence === undefined
      ? []
      : [{ rule: 'policy', kind: 'pass', message: sentence.slice(0, 1).toUpperCase() + sentence.slice(1) }],
  );
}

/** The headline with the changes of the policy, and with whose policy decided where that is not the base branch's. */
export function withPolicyChanges(headline: string, source: PolicySource | undefined): string {
  if (source === undefined || source.unavailable) return headline;
  const changes = source.changes.length > 0 ? policySentence(source) : undefined;
  return [headline, changes, ownSettings(source)].filter((part) => part !== undefined).join('; ');
}

/** Without the cause, which the reasons have: a headline is short. */
function ownSettings({ of, from, why }: PolicySource): string | undefined {
  if (from === 'base' && why === undefined) return undefined;
  const whose = from === 'job' ? 'the settings of this job' : `settings of this ${of} itself`;
  return `judged by ${whose}, because those of the base branch could not be used`;
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

const ownPartSentence = (source: PolicySource | undefined): string | undefined =>
  source?.from === 'base' && source.why !== undefined
    ? `a part of the settings is that of this ${source.of} itself, because that of the base branch cannot be used: ${source.why}`
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
