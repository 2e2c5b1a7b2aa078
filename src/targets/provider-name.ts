import type { Problem } from '../model/errors.ts';
import type { ProviderKind } from '../model/ports/provider.ts';
import type { OwnProgram } from '../model/suite/custom-provider.ts';
import { canonicalName, findKind } from '../model/suite/kind.ts';
import type { Cursor } from '../model/suite/source.ts';
import { didYouMean } from '../shared/did-you-mean.ts';
import { cutEnd } from '../shared/text.ts';
import type { TargetEntry, TargetReading, TargetsFile } from './read.ts';
import { textOf } from './variables.ts';

/** Who is asked, and the program of the repository that it is, where it is one. */
export interface NamedProvider {
  readonly kind: ProviderKind;
  readonly program?: OwnProgram | undefined;
}

/** The provider that an entry names: one of ours, else a program of the repository. */
export function readProvider(
  entry: TargetEntry,
  { file, kinds: allKinds, lookUp }: TargetReading,
  problems: Problem[],
): NamedProvider | undefined {
  const kinds = namedKinds(allKinds);
  const field = entry.fields.get('provider');
  if (field === undefined) {
    const message = `The target "${cutEnd(entry.name, 60)}" needs "provider" or "use_target"`;
    problems.push(entry.cursor.missing('provider', message, `one of ${kinds.map(({ type }) => type).join(', ')}`));
    return undefined;
  }
  const name = textOf(field, 'provider', lookUp, problems);
  if (name === undefined) return undefined;
  const kind = findKind(kinds, name);
  if (kind) {
    if (canonicalName(name) === 'cc-mirror') problems.push(ccMirrorProblem(entry, field));
    return { kind };
  }
  const own = programOf(name, entry, file);
  const runner = allKinds.find(({ runsFiles }) => runsFiles);
  if (own !== undefined && runner !== undefined) {
    if (own.complaint !== undefined) {
      const { code, message, ...more } = own.complaint;
      problems.push(field.error(code, message, more));
    }
    return { kind: runner, program: own };
  }

  const meant = didYouMean(
    name,
    kinds.flatMap(({ type, aliases }) => [type, ...aliases]),
  );
  const instead = Object.hasOwn(INSTEAD, canonicalName(name)) ? INSTEAD[canonicalName(name)] : undefined;
  // A name of somebody's own stands for a program; one that is nearly right is a mistake.
  const program = findKind(kinds, 'cli');
  if (meant === undefined && instead === undefined && program !== undefined && entry.fields.has('command')) {
    const message = `There is no provider called "${cutEnd(name, 60)}"; the command of the target is run as for cli`;
    problems.push(field.warning('UNKNOWN_PROVIDER', message, { hint: 'Write "provider: cli".' }));
    return { kind: program };
  }
  problems.push(
    field.error('UNKNOWN_PROVIDER', `There is no provider called "${cutEnd(name, 60)}"`, {
      expected: `one of ${kinds.map(({ type }) => type).join(', ')}`,
      found: JSON.stringify(cutEnd(name, 60)),
      hint: instead ?? (meant === undefined ? OWN_PROGRAM : `Did you mean "${meant}"?`),
    }),
  );
  return undefined;
}

/**
 * A variant of Claude Code is read as claude-cli, whose program the target has to name: plain `claude` is another
 * agent.
 */
function ccMirrorProblem({ fields }: TargetEntry, field: Cursor): Problem {
  if (['executable', 'command', 'binary'].some((key) => fields.has(key))) {
    return field.warning('DEPRECATED', '"cc-mirror" is read as claude-cli', { hint: 'Write "provider: claude-cli".' });
  }
  return field.error('TARGET_INVALID', '"cc-mirror" is read as claude-cli, and the target names no program', {
    hint: 'Set "executable" to the "binaryPath" in ~/.cc-mirror/<variant>/variant.json.',
  });
}

/** The program of a name, as it is written or in small letters. A command of the target's own is run instead. */
function programOf(name: string, { fields }: TargetEntry, { programs }: TargetsFile): OwnProgram | undefined {
  return fields.has('command') ? undefined : (programs?.get(name) ?? programs?.get(name.toLowerCase()));
}

const OWN_PROGRAM =
  'A program of your own can be asked with "provider: cli", or by its name when it stands in .agentv/providers/.';

/** Those that a target can ask for by name. */
const namedKinds = (kinds: readonly ProviderKind[]): readonly ProviderKind[] =>
  kinds.filter(({ runsFiles }) => !runsFiles);

/** Names that AgentV knows without anybody being able to ask for them, and what there is instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  transcript:
    'Recorded answers come with "provider: replay", sessions with copilot-log, claude-log, codex-log and pi-log.',
  vertex: 'Models of Vertex AI are asked with "provider: gemini", "project" and "location".',
};

/** Whether a file may name programs of the repository as providers; else nobody need look for them. */
export const mayNamePrograms = ({ entries }: TargetsFile, kinds: readonly ProviderKind[]): boolean =>
  entries.some(({ fields }) => {
    const name = fields.get('provider')?.text;
    return name !== undefined && !fields.has('command') && findKind(namedKinds(kinds), name) === undefined;
  });
