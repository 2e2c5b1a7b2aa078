import type { Problem } from '../model/errors.ts';
import { canonicalName, findKind, type OptionProblem } from '../model/kind.ts';
import type { ProviderKind } from '../model/provider.ts';
import type { Cursor } from '../model/source.ts';
import type { Target } from '../model/target.ts';
import { didYouMean, suggestion } from '../shared/did-you-mean.ts';
import { cutEnd } from '../shared/text.ts';
import { followTargets, type Wanted } from './delegate.ts';
import type { TargetEntry, TargetsFile } from './read.ts';
import { readBatching, readFallbacks, readGraderTarget, readTemplate, readWorkers } from './shared-fields.ts';
import { type LookUp, lookUpVariables, textOf } from './variables.ts';

/** Fields of every target; the rest belong to its provider. */
export const COMMON_FIELDS = [
  'provider',
  'use_target',
  'grader_target',
  'workers',
  'fallback_targets',
  'workspace_template',
  'provider_batching',
];
export const NOT_YET: readonly string[] = [];
export const WITHOUT_EFFECT = ['subagent_mode_allowed'];

const OWN_PROGRAM = 'A program of your own can be asked with "provider: cli".';

/** Names that AgentV knows without anybody being able to ask for them, and what there is instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  transcript:
    'Recorded answers come with "provider: replay", sessions with copilot-log, claude-log, codex-log and pi-log.',
  vertex: 'Models of Vertex AI are asked with "provider: gemini", "project" and "location".',
};

export interface Resolution {
  /** Undefined when there are errors. */
  readonly target: Target | undefined;
  readonly problems: readonly Problem[];
}

/** The target of a name: delegation followed, variables looked up, options checked by the provider. */
export function resolveTarget(
  wanted: Wanted,
  file: TargetsFile,
  kinds: readonly ProviderKind[],
  lookUp: LookUp,
): Resolution {
  const problems: Problem[] = [];
  const entry = followTargets(wanted, file, lookUp, problems);
  const target = entry && build(wanted.name, entry, file, kinds, lookUp, problems);
  const isWrong = problems.some(({ severity }) => severity === 'error');
  return { target: isWrong ? undefined : target, problems };
}

function build(
  name: string,
  entry: TargetEntry,
  file: TargetsFile,
  kinds: readonly ProviderKind[],
  lookUp: LookUp,
  problems: Problem[],
): Target | undefined {
  const kind = readKind(entry, kinds, lookUp, problems);
  if (kind === undefined) return undefined;
  const graderTarget = readGraderTarget(entry, file, lookUp, problems);
  const workers = readWorkers(entry.fields.get('workers'), lookUp, problems);
  const workspaceTemplate = readTemplate(entry.fields.get('workspace_template'), lookUp, problems);
  return {
    name,
    resolvedName: entry.name,
    provider: kind.type,
    options: readOptions(entry, kind, lookUp, problems),
    ...(graderTarget !== undefined && { graderTarget }),
    ...(workers !== undefined && { workers }),
    ...(workspaceTemplate !== undefined && { workspaceTemplate }),
    fallbackTargets: readFallbacks(entry, file, lookUp, problems),
    batching: readBatching(entry.fields.get('provider_batching'), kind, lookUp, problems),
    place: entry.cursor.place,
  };
}

function readKind(
  entry: TargetEntry,
  kinds: readonly ProviderKind[],
  lookUp: LookUp,
  problems: Problem[],
): ProviderKind | undefined {
  const field = entry.fields.get('provider');
  if (field === undefined) {
    const message = `The target "${cutEnd(entry.name, 60)}" needs "provider" or "use_target"`;
    problems.push(entry.cursor.missing('provider', message, `one of ${kinds.map(({ type }) => type).join(', ')}`));
    return undefined;
  }
  const name = textOf(field, 'provider', lookUp, problems);
  if (name === undefined) return undefined;
  const kind = findKind(kinds, name);
  if (kind) return kind;

  const meant = didYouMean(
    name,
    kinds.flatMap(({ type, aliases }) => [type, ...aliases]),
  );
  const instead = Object.hasOwn(INSTEAD, canonicalName(name)) ? INSTEAD[canonicalName(name)] : undefined;
  // A name of somebody's own stands for a program (targets-format.md §9.3); one that is nearly right is a mistake.
  const program = findKind(kinds, 'cli');
  if (meant === undefined && instead === undefined && program !== undefined && entry.fields.has('command')) {
    const message = `There is no provider called "${cutEnd(name, 60)}"; the command of the target is run as for cli`;
    problems.push(field.warning('UNKNOWN_PROVIDER', message, { hint: 'Write "provider: cli".' }));
    return program;
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

function readOptions(
  entry: TargetEntry,
  kind: ProviderKind,
  lookUp: LookUp,
  problems: Problem[],
): Record<string, unknown> {
  const own = [...entry.fields].filter(
    ([key, field]) => !COMMON_FIELDS.includes(key) && !isRefused(key, field, kind, problems),
  );
  const options = Object.fromEntries(own.map(([key, field]) => [key, lookUpVariables(field.value, lookUp)]));
  for (const complaint of kind.check(options)) problems.push(optionProblem(complaint, entry));
  for (const note of kind.notes(options)) {
    problems.push({ ...optionProblem(note, entry), code: 'DEPRECATED', severity: 'warning' });
  }
  return options;
}

function optionProblem({ path, message, found }: OptionProblem, { name, cursor, fields }: TargetEntry): Problem {
  const [key = '', ...below] = path;
  const field = fields.get(String(key));
  const text = `${subject(path, name)} ${clause(message)}`;
  const needsVariable = message.includes('environment variable');
  if (field === undefined && path.length > 0 && !needsVariable) {
    return { ...cursor.missing(String(key), text, `"${key}"`), code: 'TARGET_INVALID' };
  }
  return {
    code: needsVariable ? 'SECRET_MISSING' : 'TARGET_INVALID',
    severity: 'error',
    message: text,
    place: field === undefined ? cursor.place : field.below(below),
    ...(found !== undefined && { found }),
    ...(needsVariable && { hint: 'Set it in the environment or in a .env file.' }),
  };
}

const subject = (path: readonly (string | number)[], name: string): string =>
  `${path.length === 0 ? 'The' : `"${path.join('.')}" of the`} target "${cutEnd(name, 60)}"`;

/** Fields that nobody reads: here not yet, without effect in AgentV too, or unknown. */
function isRefused(key: string, field: Cursor, kind: ProviderKind, problems: Problem[]): boolean {
  if (kind.keys?.includes(key) ?? true) return false;
  if (NOT_YET.includes(key)) {
    if (field.value === false || (field.isList && field.items().length === 0)) return true;
    problems.push(
      field.error('NOT_SUPPORTED_YET', `"${key}" of a target is not supported yet`, {
        place: field.keyPlace,
        hint: 'Take it out, or wait for the version that reads it: it would change what is measured.',
      }),
    );
  } else if (WITHOUT_EFFECT.includes(key)) {
    problems.push(field.warning('UNUSED', `"${key}" has no effect on evals`, { place: field.keyPlace }));
  } else {
    problems.push(
      field.warning(
        'UNKNOWN_FIELD',
        `"${cutEnd(key, 60)}" is not a setting of the provider ${kind.type} and is ignored`,
        {
          place: field.keyPlace,
          hint: suggestion(key, [...COMMON_FIELDS, ...(kind.keys ?? [])], 'settings'),
        },
      ),
    );
  }
  return true;
}

const clause = (message: string): string =>
  /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is not right: ${message}`;
