import type { Problem } from '../model/errors.ts';
import type { ProviderKind } from '../model/ports/provider.ts';
import type { OptionProblem } from '../model/suite/kind.ts';
import type { LookUp } from '../model/suite/setting.ts';
import type { Cursor } from '../model/suite/source.ts';
import type { Target } from '../model/suite/target.ts';
import { cutEnd } from '../shared/text.ts';
import { followTargets, type Wanted } from './delegate.ts';
import { type NamedProvider, readProvider } from './provider-name.ts';
import type { TargetEntry, TargetReading } from './read.ts';
import { readBatching, readFallbacks, readGraderTarget, readTemplate, readWorkers } from './shared-fields.ts';
import { lookUpVariables } from './variables.ts';

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
/** The missing option of an agent changes its results, so it is an error, unlike unknown keys. */
const AGENT_ONLY = ['mcp_servers'];
const WITH_MCP = 'Remove it, or use codex, claude, copilot, gemini-cli, opencode or acp.';
export const WITHOUT_EFFECT = ['subagent_mode_allowed'];

export interface Resolution {
  /** Undefined if there are errors. */
  readonly target: Target | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Resolves the target of a name: follows delegations, looks up variables, and validates the options of the provider.
 */
export function resolveTarget(wanted: Wanted, reading: TargetReading): Resolution {
  const problems: Problem[] = [];
  const entry = followTargets(wanted, reading, problems);
  const target = entry && build(wanted.name, entry, reading);
  const isWrong = problems.some(({ severity }) => severity === 'error');
  return { target: isWrong ? undefined : target, problems };
}

function build(name: string, entry: TargetEntry, reading: TargetReading): Target | undefined {
  const provider = readProvider(entry, reading);
  if (provider === undefined) return undefined;
  const { kind } = provider;
  const { lookUp } = reading;
  const graderTarget = readGraderTarget(entry, reading);
  const workers = readWorkers(entry.fields.get('workers'), lookUp);
  const workspaceTemplate = readTemplate(entry.fields.get('workspace_template'), lookUp);
  return {
    name,
    resolvedName: entry.name,
    provider: kind.type,
    options: readOptions(entry, provider, lookUp),
    graderTarget,
    workers,
    workspaceTemplate,
    fallbackTargets: readFallbacks(entry, reading),
    batching: readBatching(entry.fields.get('provider_batching'), kind, lookUp),
    location: entry.cursor.location,
  };
}

function readOptions(entry: TargetEntry, { kind, program }: NamedProvider, lookUp: LookUp): Record<string, unknown> {
  // The user does not write the program of a custom provider into the target.
  const ours = program && { [PROGRAM_KEY]: { file: program.path, shown: program.shown } };
  const keys = program === undefined ? kind.keys : kind.keys?.filter((key) => key !== PROGRAM_KEY);
  const named = { type: program === undefined ? kind.type : program.shown, keys };
  const own = [...entry.fields].filter(([key]) => !COMMON_FIELDS.includes(key));
  const isKnown = (key: string): boolean => keys?.includes(key) ?? true;
  const given = own
    .filter(([key]) => isKnown(key))
    .map(([key, { value }]) => [key, lookUpVariables(value, lookUp, key)]);
  const options = { ...Object.fromEntries(given), ...ours };
  const complaints = kind.check(options);
  for (const [key, field] of own) {
    if (isKnown(key)) continue;
    const reported = complaints.map(({ path }) => String(path[0]));
    reportKey(key, field, { entry, kind: named, reported });
  }
  for (const complaint of complaints) entry.cursor.problems.push(optionProblem(complaint, entry));
  for (const note of kind.notes(options)) {
    entry.cursor.problems.push({ ...optionProblem(note, entry), code: 'DEPRECATED', severity: 'warning' });
  }
  return options;
}

/** The option of a custom provider with its program. */
const PROGRAM_KEY = 'program';

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
    location: field === undefined ? cursor.location : field.below(below),
    found,
    hint: needsVariable ? 'Set it in the environment or in a .env file.' : undefined,
  };
}

const subject = (path: readonly (string | number)[], name: string): string =>
  `${path.length === 0 ? 'The' : `"${path.join('.')}" of the`} target "${cutEnd(name, 60)}"`;

interface UnknownSetting {
  readonly entry: TargetEntry;
  readonly kind: Pick<ProviderKind, 'type' | 'keys'>;
  readonly reported: readonly string[];
}

/** Reports a key without effect: not of this provider, without effect in AgentV too, or unknown. */
function reportKey(key: string, field: Cursor, { entry, kind, reported }: UnknownSetting): void {
  if (AGENT_ONLY.includes(key)) {
    const message = `"${key}" is not supported by the provider ${kind.type}`;
    field.addError('TARGET_INVALID', message, { location: field.keyLocation, hint: WITH_MCP });
  } else if (WITHOUT_EFFECT.includes(key)) field.addNote('UNUSED', `"${key}" has no effect on evals`);
  else {
    entry.cursor.addUnknownKey(key, `"${cutEnd(key, 60)}" is not a setting of the provider ${kind.type}`, {
      known: [...COMMON_FIELDS, ...(kind.keys ?? [])],
      what: 'settings',
      reported,
    });
  }
}

const clause = (message: string): string =>
  /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is invalid: ${message}`;
