import type { ProviderKind } from '../model/ports/provider.ts';
import type { OwnProgram } from '../model/suite/custom-provider.ts';
import { canonicalName, findKind } from '../model/suite/kind.ts';
import type { Cursor } from '../model/suite/source.ts';
import { didYouMean } from '../shared/did-you-mean.ts';
import { cutEnd } from '../shared/text.ts';
import type { TargetEntry, TargetReading, TargetsFile } from './read.ts';
import { textOf } from './variables.ts';

/** The provider of a target, and the program of the repository if it is a custom one. */
export interface NamedProvider {
  readonly kind: ProviderKind;
  readonly program?: OwnProgram | undefined;
}

/** The provider of an entry: one of ours, else a program of the repository. */
export function readProvider(
  entry: TargetEntry,
  { file, kinds: allKinds, lookUp }: TargetReading,
): NamedProvider | undefined {
  const kinds = namedKinds(allKinds);
  const field = entry.fields.get('provider');
  if (field === undefined) {
    const message = `The target "${cutEnd(entry.name, 60)}" needs "provider" or "use_target"`;
    return entry.cursor.addMissing('provider', message, `one of ${kinds.map(({ type }) => type).join(', ')}`);
  }
  const name = textOf(field, 'provider', lookUp);
  if (name === undefined) return undefined;
  const kind = findKind(kinds, name);
  if (kind) {
    if (canonicalName(name) === 'cc-mirror') checkVariantOfClaude(entry, field);
    return { kind };
  }
  const own = programOf(name, entry, file);
  const runner = allKinds.find(({ runsFiles }) => runsFiles);
  if (own !== undefined && runner !== undefined) {
    if (own.complaint !== undefined) field.addComplaint(own.complaint);
    return { kind: runner, program: own };
  }

  const meant = didYouMean(
    name,
    kinds.flatMap(({ type, aliases }) => [type, ...aliases]),
  );
  const instead = Object.hasOwn(INSTEAD, canonicalName(name)) ? INSTEAD[canonicalName(name)] : undefined;
  // An unknown name means the target's command; a misspelled one is an error.
  const program = findKind(kinds, 'cli');
  if (meant === undefined && instead === undefined && program !== undefined && entry.fields.has('command')) {
    const message = `There is no provider "${cutEnd(name, 60)}"; the command of the target runs as for cli`;
    field.addWarning('UNKNOWN_PROVIDER', message, { hint: 'Use "provider: cli".' });
    return { kind: program };
  }
  return field.addError('UNKNOWN_PROVIDER', `There is no provider "${cutEnd(name, 60)}"`, {
    expected: `one of ${kinds.map(({ type }) => type).join(', ')}`,
    found: JSON.stringify(cutEnd(name, 60)),
    hint: instead ?? (meant === undefined ? OWN_PROGRAM : `Did you mean "${meant}"?`),
  });
}

/**
 * A variant of Claude Code is read as claude-cli, whose program the target has to set: plain `claude` is another agent.
 */
function checkVariantOfClaude({ fields }: TargetEntry, field: Cursor): void {
  if (['executable', 'command', 'binary'].some((key) => fields.has(key))) {
    field.addWarning('DEPRECATED', '"cc-mirror" is read as claude-cli', { hint: 'Use "provider: claude-cli".' });
  } else {
    field.addError('TARGET_INVALID', '"cc-mirror" is read as claude-cli, but the target has no "executable"', {
      hint: 'Set "executable" to the "binaryPath" in ~/.cc-mirror/<variant>/variant.json.',
    });
  }
}

/** The program of a name, exactly or in lower case. A command of the target itself takes precedence. */
function programOf(name: string, { fields }: TargetEntry, { programs }: TargetsFile): OwnProgram | undefined {
  return fields.has('command') ? undefined : (programs?.get(name) ?? programs?.get(name.toLowerCase()));
}

const OWN_PROGRAM =
  'To use your own program, set "provider: cli", or add the program to .agentv/providers/ and use its name.';

/** The providers that a target can set. */
const namedKinds = (kinds: readonly ProviderKind[]): readonly ProviderKind[] =>
  kinds.filter(({ runsFiles }) => !runsFiles);

/** Names that AgentV knows but does not support as providers, and their replacement. */
const INSTEAD: Readonly<Record<string, string>> = {
  transcript:
    'Use "provider: replay" for recorded answers, and copilot-log, claude-log, codex-log or pi-log for recorded sessions.',
  vertex: 'For models of Vertex AI, use "provider: gemini" with "project" and "location".',
};

/** Whether a file may use programs of the repository as providers; else the folders are not read. */
export const mayNamePrograms = ({ entries }: TargetsFile, kinds: readonly ProviderKind[]): boolean =>
  entries.some(({ fields }) => {
    const name = fields.get('provider')?.text;
    return name !== undefined && !fields.has('command') && findKind(namedKinds(kinds), name) === undefined;
  });
