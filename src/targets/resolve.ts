import type { Problem } from '../model/errors.ts';
import { canonicalName, findKind, type OptionProblem } from '../model/kind.ts';
import type { ProviderKind } from '../model/provider.ts';
import { Variable } from '../model/setting.ts';
import type { Cursor } from '../model/source.ts';
import type { Target } from '../model/target.ts';
import { didYouMean, suggestion } from '../shared/did-you-mean.ts';
import { cutEnd } from '../shared/text.ts';
import { followTargets, type Wanted } from './delegate.ts';
import type { TargetEntry, TargetsFile } from './read.ts';
import { type LookUp, lookUpVariables, textOf } from './variables.ts';

/** Fields of every target; the rest belong to its provider. */
export const COMMON_FIELDS = ['provider', 'use_target', 'grader_target', 'workers', 'fallback_targets'];
export const NOT_YET = ['provider_batching', 'workspace_template'];
export const WITHOUT_EFFECT = ['subagent_mode_allowed'];

/** Providers of the format that are still to come. */
const PROVIDERS_NOT_YET = ['cc-mirror', 'copilot-log', 'vscode', 'vscode-insiders', 'transcript'];

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
  return {
    name,
    resolvedName: entry.name,
    provider: kind.type,
    options: readOptions(entry, kind, lookUp, problems),
    ...(graderTarget !== undefined && { graderTarget }),
    ...(workers !== undefined && { workers }),
    fallbackTargets: readFallbacks(entry, file, lookUp, problems),
    batching: false,
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

  const known = kinds.map((each) => each.type);
  if (PROVIDERS_NOT_YET.includes(canonicalName(name))) {
    problems.push(
      field.error('NOT_SUPPORTED_YET', `The provider "${name}" is not supported yet`, {
        expected: `one of ${known.join(', ')}`,
        hint: 'A program of your own can be asked with "provider: cli".',
      }),
    );
    return undefined;
  }
  const meant = didYouMean(name, [...kinds.flatMap(({ type, aliases }) => [type, ...aliases]), ...PROVIDERS_NOT_YET]);
  problems.push(
    field.error('UNKNOWN_PROVIDER', `There is no provider called "${cutEnd(name, 60)}"`, {
      expected: `one of ${known.join(', ')}`,
      found: JSON.stringify(cutEnd(name, 60)),
      hint:
        meant === undefined ? 'A program of your own can be asked with "provider: cli".' : `Did you mean "${meant}"?`,
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

/** A judge that is not there is no reason not to run: whether one is needed shows later. */
function readGraderTarget(
  entry: TargetEntry,
  file: TargetsFile,
  lookUp: LookUp,
  problems: Problem[],
): string | undefined {
  const field = entry.fields.get('grader_target');
  if (field === undefined) return undefined;
  const value = lookUpVariables(field.value, lookUp);
  if (value instanceof Variable && value.isBlank) return undefined;
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const name = textOf(field, 'grader_target', lookUp, problems);
  if (name === undefined || file.entries.some((each) => each.name === name)) return name;
  problems.push(
    field.warning('UNKNOWN_TARGET', `"grader_target" names a target that is not there: "${cutEnd(name, 60)}"`, {
      hint: suggestion(
        name,
        file.entries.map((each) => each.name),
        'targets',
      ),
    }),
  );
  return name;
}

/** Who is asked instead; a name that is not there is passed over, as AgentV does, and told. */
function readFallbacks(entry: TargetEntry, file: TargetsFile, lookUp: LookUp, problems: Problem[]): string[] {
  const field = entry.fields.get('fallback_targets');
  if (field === undefined) return [];
  if (!field.isList) {
    problems.push(field.wrongType('fallback_targets', 'a list of target names'));
    return [];
  }
  const known = file.entries.map(({ name }) => name);
  const named = field.items().flatMap((item) => {
    const name = textOf(item, 'fallback_targets', lookUp, problems);
    if (name === undefined) return [];
    if (name === entry.name) {
      problems.push(item.warning('UNUSED', 'A target is not its own fallback; it is asked again by its retries'));
    } else if (!known.includes(name)) {
      problems.push(
        item.warning('UNKNOWN_TARGET', `"fallback_targets" names a target that is not there: "${cutEnd(name, 60)}"`, {
          hint: suggestion(name, known, 'targets'),
        }),
      );
    } else return [name];
    return [];
  });
  return [...new Set(named)];
}

/** A number may come as text, from the environment; none is none (targets-format.md §3). */
function readWorkers(field: Cursor | undefined, lookUp: LookUp, problems: Problem[]): number | undefined {
  if (field === undefined) return undefined;
  const given = lookUpVariables(field.value, lookUp);
  const value = given instanceof Variable ? given.value : given;
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return undefined;
  const workers = typeof value === 'string' ? Number(value) : value;
  if (typeof workers === 'number' && Number.isInteger(workers) && workers >= 1) return workers;
  problems.push(field.wrongType('workers', 'a whole number, 1 or more'));
  return undefined;
}

const clause = (message: string): string =>
  /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is not right: ${message}`;
