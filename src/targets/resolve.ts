import type { Problem } from '../model/errors.ts';
import { canonicalName, findKind } from '../model/kind.ts';
import type { Place } from '../model/place.ts';
import type { ProviderKind } from '../model/provider.ts';
import { Variable } from '../model/setting.ts';
import type { Cursor } from '../model/source.ts';
import type { Target } from '../model/target.ts';
import { didYouMean, suggestion } from '../shared/did-you-mean.ts';
import type { TargetEntry, TargetsFile } from './read.ts';

/** How far `use_target` may lead (targets-format.md §4.1). */
const MAX_HOPS = 10;

const VARIABLE = /^\$\{\{\s*([A-Za-z0-9_]+)\s*\}\}$/;

/** Fields of every target; the rest belong to its provider. */
const COMMON_FIELDS = ['provider', 'use_target', 'grader_target', 'workers'];
const NOT_YET = ['provider_batching', 'fallback_targets', 'workspace_template'];
const WITHOUT_EFFECT = ['subagent_mode_allowed'];

/** Providers of the format that are still to come. */
const PROVIDERS_NOT_YET = [
  'azure',
  'azure-openai',
  'anthropic',
  'gemini',
  'google',
  'google-gemini',
  'openrouter',
  'agentv',
  'codex',
  'codex-cli',
  'claude',
  'claude-code',
  'claude-cli',
  'claude-sdk',
  'cc-mirror',
  'copilot',
  'copilot-cli',
  'copilot-sdk',
  'copilot-log',
  'pi',
  'pi-cli',
  'pi-coding-agent',
  'pi-agent-sdk',
  'vscode',
  'vscode-insiders',
  'replay',
  'transcript',
];

export interface Resolution {
  /** Undefined when there are errors. */
  readonly target: Target | undefined;
  readonly problems: readonly Problem[];
}

type LookUp = (name: string) => string | undefined;

/** The target of a name: delegation followed, variables looked up, options checked by the provider. */
export function resolveTarget(
  wanted: { readonly name: string; readonly place: Place | undefined },
  file: TargetsFile,
  kinds: readonly ProviderKind[],
  lookUp: LookUp,
): Resolution {
  const problems: Problem[] = [];
  const entry = follow(wanted, file, lookUp, problems);
  const target = entry && build(wanted.name, entry, kinds, lookUp, problems);
  const isWrong = problems.some(({ severity }) => severity === 'error');
  return { target: isWrong ? undefined : target, problems };
}

function follow(
  wanted: { readonly name: string; readonly place: Place | undefined },
  file: TargetsFile,
  lookUp: LookUp,
  problems: Problem[],
): TargetEntry | undefined {
  const chain = [wanted.name];
  let entry = find(wanted.name, wanted.place, file, problems);
  while (entry?.fields.has('use_target')) {
    const field = entry.fields.get('use_target') as Cursor;
    const next = textOf(field, 'use_target', lookUp, problems);
    if (next === undefined) return undefined;
    if (chain.includes(next) || chain.length > MAX_HOPS) {
      problems.push(
        field.error(
          'TARGET_INVALID',
          chain.includes(next) ? 'The targets delegate in a circle' : `More than ${MAX_HOPS} targets delegate in a row`,
          {
            found: [...chain, next].join(' → '),
          },
        ),
      );
      return undefined;
    }
    chain.push(next);
    entry = find(next, field.place, file, problems);
  }
  return entry;
}

function find(name: string, place: Place | undefined, file: TargetsFile, problems: Problem[]): TargetEntry | undefined {
  const entry = file.entries.find((each) => each.name === name);
  if (entry) return entry;
  const known = file.entries.map((each) => each.name);
  problems.push({
    code: 'UNKNOWN_TARGET',
    severity: 'error',
    message: `There is no target called "${name}" in ${file.file}`,
    ...(place && { place }),
    expected: known.length === 0 ? 'a target of that name in the file' : `one of ${known.join(', ')}`,
    found: JSON.stringify(name),
    hint: suggestion(name, known, 'targets'),
  });
  return undefined;
}

function build(
  name: string,
  entry: TargetEntry,
  kinds: readonly ProviderKind[],
  lookUp: LookUp,
  problems: Problem[],
): Target | undefined {
  const kind = readKind(entry, kinds, lookUp, problems);
  if (kind === undefined) return undefined;
  const graderTarget = entry.fields.has('grader_target')
    ? textOf(entry.fields.get('grader_target') as Cursor, 'grader_target', lookUp, problems)
    : undefined;
  const workers = readWorkers(entry.fields.get('workers'), problems);
  return {
    name,
    resolvedName: entry.name,
    provider: kind.type,
    options: readOptions(entry, kind, lookUp, problems),
    ...(graderTarget !== undefined && { graderTarget }),
    ...(workers !== undefined && { workers }),
    fallbackTargets: [],
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
    problems.push(entry.cursor.error('MISSING_FIELD', `The target "${entry.name}" needs "provider" or "use_target"`));
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
  const meant = didYouMean(name, [...known, ...PROVIDERS_NOT_YET]);
  problems.push(
    field.error('UNKNOWN_PROVIDER', `There is no provider called "${name}"`, {
      expected: `one of ${known.join(', ')}`,
      found: JSON.stringify(name),
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
  const own = [...entry.fields].filter(([key]) => !COMMON_FIELDS.includes(key));
  const options: Record<string, unknown> = {};
  for (const [key, field] of own) {
    if (isRefused(key, field, kind, problems)) continue;
    options[key] = lookUpVariables(field.value, lookUp);
  }
  for (const { path, message, found } of kind.check(options)) {
    const [key, ...below] = path;
    const field = entry.fields.get(String(key));
    const isMissing = field === undefined;
    problems.push({
      code: message.includes('environment variable') ? 'SECRET_MISSING' : 'TARGET_INVALID',
      severity: 'error',
      message:
        path.length === 0
          ? `The target "${entry.name}" ${message}`
          : `"${path.join('.')}" of the target "${entry.name}" ${clause(message)}`,
      place: isMissing ? entry.cursor.place : field.below(below),
      ...(found !== undefined && { found }),
    });
  }
  return options;
}

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
      field.warning('UNKNOWN_FIELD', `"${key}" is not a setting of the provider ${kind.type} and is ignored`, {
        place: field.keyPlace,
        hint: suggestion(key, [...COMMON_FIELDS, ...(kind.keys ?? [])], 'settings'),
      }),
    );
  }
  return true;
}

/** Texts that are exactly `${{ NAME }}`, at any depth, become what the variable holds (targets-format.md §3). */
function lookUpVariables(value: unknown, lookUp: LookUp): unknown {
  if (typeof value === 'string') {
    const name = VARIABLE.exec(value.trim())?.[1];
    return name === undefined ? value : new Variable(name, lookUp(name));
  }
  if (Array.isArray(value)) return value.map((item) => lookUpVariables(item, lookUp));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, lookUpVariables(item, lookUp)]));
  }
  return value;
}

function textOf(field: Cursor, name: string, lookUp: LookUp, problems: Problem[]): string | undefined {
  const value = lookUpVariables(field.value, lookUp);
  if (value instanceof Variable) {
    if (!value.isBlank) return value.value?.trim();
    problems.push(
      field.error('SECRET_MISSING', `"${name}" needs the environment variable ${value.name}, which is ${value.state}`, {
        hint: 'Set it in the environment or in a .env file.',
      }),
    );
    return undefined;
  }
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  problems.push(field.wrongType(name, 'text that is not empty'));
  return undefined;
}

function readWorkers(field: Cursor | undefined, problems: Problem[]): number | undefined {
  if (field === undefined) return undefined;
  if (typeof field.value === 'number' && Number.isInteger(field.value) && field.value >= 1) return field.value;
  problems.push(field.wrongType('workers', 'a whole number, 1 or more'));
  return undefined;
}

const clause = (message: string): string =>
  /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is not right: ${message}`;
