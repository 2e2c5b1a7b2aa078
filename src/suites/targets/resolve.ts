import type * as z from 'zod';
import { asWarning, type Problem } from '../../model/errors.ts';
import type { ProviderKind } from '../../model/ports/provider.ts';
import { asClause, canonicalName, findKind, type OptionProblem } from '../../model/suite/kind.ts';
import { locationText, type SourceLocation } from '../../model/suite/location.ts';
import { MAX_WORKERS } from '../../model/suite/number-limits.ts';
import { JOB_TOKEN, type LookUp, optionalBoolean, optionalWholeNumber, Variable } from '../../model/suite/setting.ts';
import type { OwnProgram, Target, Variant } from '../../model/suite/target.ts';
import { didYouMean, listed, suggestion } from '../../model/text/similar-names.ts';
import { cutEnd } from '../../model/text/text.ts';
import { Cursor } from '../yaml/cursor.ts';
import { TARGET, type TargetEntry, type TargetReading, type TargetsFile } from './read.ts';
import { isJobToken, lookUpVariables, reservedVariables, textOf, withJobToken } from './variables.ts';

/** The missing option of an agent changes its results, so it is an error, unlike unknown keys. */
const AGENT_ONLY = ['mcp_servers'];
const WITH_MCP = 'Remove it, or use codex, claude, copilot, gemini-cli, opencode or acp.';

export interface Resolution {
  readonly target: Target | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Resolves the target of a name: follows delegations, looks up variables, and validates the options of the provider.
 */
export function resolveTarget(wanted: WantedTarget, reading: TargetReading): Resolution {
  const problems: Problem[] = [];
  const { lookUp, dryRun = false } = reading;
  const entry = followTargets(wanted, reading, problems);
  const provider = entry && readProvider(entry, reading);
  const batching = entry?.fields.get('provider_batching');
  const isBatched = readSetting(batching, optionalBoolean(), lookUp);
  if (isBatched && provider && provider.kind.canBatch !== true) {
    // As in AgentV, providers that cannot batch get one call per test.
    const message = `"provider_batching" has no effect: the provider ${provider.kind.type} gets one call per test`;
    batching?.addNote('UNUSED', message);
  }
  const target: Target | undefined = provider && {
    name: wanted.name,
    resolvedName: entry.name,
    provider: provider.kind.type,
    // Variants are graded by one judge: none by itself.
    graderTarget:
      readGraderTarget(entry, reading) ?? (wanted.variant && provider.kind.canJudge ? entry.name : undefined),
    workers: readSetting(entry.fields.get('workers'), optionalWholeNumber(1, MAX_WORKERS), lookUp),
    workspaceTemplate: readTemplate(entry.fields.get('workspace_template'), lookUp),
    variantOf: wanted.variantOf,
    workspace: wanted.variant?.workspace,
    options: readOptions(entry, provider, lookUp),
    fallbackTargets: readFallbacks(entry, reading),
    batching: isBatched === true && provider.kind.canBatch === true,
    location: entry.cursor.location,
  };
  const reported = problems.map((problem) =>
    dryRun && problem.code === 'SECRET_MISSING' ? asWarning(problem) : problem,
  );
  const isWrong = reported.some(({ severity }) => severity === 'error');
  return { target: isWrong ? undefined : target, problems: reported };
}

function readOptions(entry: TargetEntry, { kind, program }: NamedProvider, lookUp: LookUp): Record<string, unknown> {
  // The user does not write the program of a custom provider into the target.
  const ours = program && { [PROGRAM_KEY]: { file: program.path, shown: program.shown } };
  const keys = program === undefined ? kind.keys : kind.keys?.filter((key) => key !== PROGRAM_KEY);
  const { read: common, withoutEffect = {} } = TARGET.fields;
  const ownFields = [...entry.fields].filter(([key]) => !common.includes(key));
  const isKnown = (key: string): boolean => keys?.includes(key) ?? true;
  const values = ownFields
    .filter(([key]) => isKnown(key))
    .map(([key, { value }]) => {
      const reads = key === kind.jobTokenKey ? withJobToken(lookUp) : lookUp;
      return [key, lookUpVariables(value, reads, key)];
    });
  const options = { ...Object.fromEntries(values), ...ours };
  const complaints = kind.check(options);
  const type = program?.shown ?? kind.type;
  const known = [...common.filter((key) => key !== 'name'), ...(keys ?? [])];
  const reported = complaints.map(({ path }) => String(path[0]));
  for (const [key, field] of ownFields) {
    if (isKnown(key)) continue;
    const changed = entry.variant?.settings.find((each) => each.key === key);
    if (changed !== undefined) {
      const message = `The variant "${entry.variant?.name}" sets "${changed.name}", which the provider ${type} does not have`;
      field.addError('TARGET_INVALID', message, {
        hint: `Set another key, or change another target than "${entry.name}".`,
      });
      continue;
    }
    if (AGENT_ONLY.includes(key)) {
      const message = `"${key}" is not supported by the provider ${type}`;
      field.addError('TARGET_INVALID', message, { location: field.keyLocation, hint: WITH_MCP });
    } else if (Object.hasOwn(withoutEffect, key)) field.addNote('UNUSED', `"${key}" has no effect on evals`);
    else {
      const message = `"${cutEnd(key, 60)}" is not a setting of the provider ${type}`;
      entry.cursor.addUnknownKey(key, message, { known, what: 'settings', reported });
    }
  }
  for (const complaint of complaints) entry.cursor.problems.push(optionProblem(complaint, entry));
  for (const note of kind.notes(options)) {
    entry.cursor.problems.push({ ...optionProblem(note, entry), code: 'DEPRECATED', severity: 'warning' });
  }
  return options;
}

const PROGRAM_KEY = 'program';

function optionProblem({ path, message, found }: OptionProblem, { name, cursor, fields }: TargetEntry): Problem {
  const [key = '', ...below] = path;
  const field = fields.get(String(key));
  const subject = path.length === 0 ? 'The' : `"${path.join('.')}" of the`;
  const text = `${subject} target "${cutEnd(name, 60)}" ${asClause(message)}`;
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
    hint: needsVariable ? (message.includes(`variable ${JOB_TOKEN} `) ? JOB_TOKEN_HINT : VARIABLE_HINT) : undefined,
  };
}

const VARIABLE_HINT = 'Set it in the environment or in a .env file.';
const JOB_TOKEN_HINT =
  'In a workflow, add GITHUB_TOKEN: ${{ github.token }} to "env" of the step, and copilot-requests: write to the permissions of its job.';

/** Maximum number of delegations with `use_target`. */
const MAX_HOPS = 10;

export interface WantedTarget {
  readonly name: string;
  readonly location: SourceLocation | undefined;
  /** The target of a name that only the suite defines. */
  readonly useTarget?: string | undefined;
  /** What is changed in the target, and the name of the target in the suite. */
  readonly variant?: Variant | undefined;
  readonly variantOf?: string | undefined;
  /** Where the suite has a target with the name of the variant. */
  readonly shadowed?: SourceLocation | undefined;
  /** The names of the variants that the suite has. */
  readonly variants?: readonly string[] | undefined;
  /** The suite names no target; the location is that of the suite. */
  readonly isImplied?: true;
  /** Its name needs a variable that is unset where the suite is only checked. */
  readonly isUnknown?: true | undefined;
}

/** The entry at the end of the delegations, which reports to `problems`; `way` are the names on the way. */
export function followTargets(
  wanted: WantedTarget,
  reading: Pick<TargetReading, 'file' | 'kinds' | 'lookUp'>,
  problems: Problem[],
  way: readonly string[] = [],
): TargetEntry | undefined {
  if (wanted.useTarget !== undefined) {
    const { useTarget: name, location, variant, variants } = wanted;
    const other = wanted.shadowed ?? reading.file.entries.find((each) => each.name === variant?.name)?.cursor.location;
    if (variant !== undefined && other !== undefined) {
      problems.push({
        ...{ code: 'DUPLICATE_ID', severity: 'error', location: variant.location },
        message: `The variant "${variant.name}" has the name of a target (${locationText(other)})`,
        hint: 'Rename the variant: its name would stand for both.',
      });
      return undefined;
    }
    const entry = followTargets({ name, location, variants }, reading, problems);
    return entry && variant ? withVariant(entry, variant, problems) : entry;
  }
  const entry = find(wanted, reading.file, problems);
  if (entry === undefined) return undefined;
  const kind = findKind(namedKinds(reading.kinds), entry.fields.get('provider')?.text ?? '');
  const reserved = [...entry.fields].flatMap(([key, value]) =>
    key === kind?.jobTokenKey && isJobToken(value) ? [] : reservedVariables(value),
  );
  problems.push(...reserved);
  if (reserved.length > 0) return undefined;
  const field = entry.fields.get('use_target');
  if (field === undefined) return entry;

  for (const [key, ignored] of entry.fields) {
    if (key === 'use_target') continue;
    ignored.addNote('UNUSED', `"${cutEnd(key, 60)}" is ignored because the target has "use_target"`);
  }
  const next = textOf(field, 'use_target', reading.lookUp);
  if (next === undefined) return undefined;
  const names = [...way, wanted.name];
  const isCycle = names.includes(next);
  if (!isCycle && names.length <= MAX_HOPS) {
    return followTargets({ name: next, location: field.location }, reading, problems, names);
  }
  const complaint = isCycle
    ? 'The targets delegate to each other in a cycle'
    : `More than ${MAX_HOPS} targets delegate in a row`;
  return field.addError('TARGET_INVALID', complaint, {
    expected: 'a target with a "provider" at the end',
    found: [...names, next].join(' → '),
  });
}

function find(
  { name, location, isImplied, variants = [] }: WantedTarget,
  file: TargetsFile,
  problems: Problem[],
): TargetEntry | undefined {
  const entry = file.entries.find((each) => each.name === name);
  if (entry) {
    const fields = [...entry.fields].map(([key, field]) => [key, field.reportingTo(problems)] as const);
    return { name, cursor: entry.cursor.reportingTo(problems), fields: new Map(fields) };
  }
  const known = [...file.entries.map((each) => each.name), ...variants];
  const meant = didYouMean(name, known);
  const hint = isImplied
    ? 'This suite has no target: set one under "execution", or with --target (target).'
    : meant && `Did you mean "${meant}"?`;
  problems.push({
    code: 'UNKNOWN_TARGET',
    severity: 'error',
    message: `There is no target${variants.length > 0 ? ' or variant' : ''} "${cutEnd(name, 60)}" in ${file.file}`,
    location,
    expected: known.length === 0 ? 'a target of that name; the file has none' : `one of ${listed(known)}`,
    found: JSON.stringify(cutEnd(name, 60)),
    hint,
  });
  return undefined;
}

/** The entry of a target with the settings of a variant, whose problems are reported at the variant. */
function withVariant(entry: TargetEntry, variant: Variant, problems: Problem[]): TargetEntry {
  const fields = new Map(entry.fields);
  for (const { name, key, value, location } of variant.settings) {
    // Other names of the model.
    if (key === 'model') for (const other of ['deployment', 'variant']) fields.delete(other);
    const present = key === 'env' ? fields.get(key)?.value : undefined;
    const fieldValue = key === 'env' ? { ...(present as object | undefined), ...(value as object) } : value;
    const source = { file: location.file, valueAt: () => location, keyAt: () => location };
    fields.set(key, new Cursor({ ...source }, fieldValue, { step: name, problems }));
  }
  return { ...entry, fields, variant };
}

interface NamedProvider {
  readonly kind: ProviderKind;
  readonly program?: OwnProgram | undefined;
}

/** The provider of an entry: one of ours, else a program of the repository. */
function readProvider(entry: TargetEntry, { file, kinds: allKinds, lookUp }: TargetReading): NamedProvider | undefined {
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
    // A variant of Claude Code, whose program the target has to set: plain `claude` is another agent.
    const isNamed = ['executable', 'command', 'binary'].some((key) => entry.fields.has(key));
    if (canonicalName(name) === 'cc-mirror' && !isNamed) {
      field.addError('TARGET_INVALID', '"cc-mirror" is read as claude-cli, but the target has no "executable"', {
        hint: 'Set "executable" to the "binaryPath" in ~/.cc-mirror/<variant>/variant.json.',
      });
    }
    return { kind };
  }
  // A command of the target itself takes precedence over a program of the name, exactly or in lower case.
  const programs = entry.fields.has('command') ? undefined : file.programs;
  const ownProgram = programs?.get(name) ?? programs?.get(name.toLowerCase());
  const runner = allKinds.find(({ runsFiles }) => runsFiles);
  if (ownProgram !== undefined && runner !== undefined) {
    if (ownProgram.complaint !== undefined) field.addComplaint(ownProgram.complaint);
    return { kind: runner, program: ownProgram };
  }

  const meant = didYouMean(
    name,
    kinds.flatMap(({ type, aliases }) => [type, ...aliases]),
  );
  // An unknown name means the target's command; a misspelled one is an error.
  const program = findKind(kinds, 'cli');
  if (meant === undefined && program !== undefined && entry.fields.has('command')) {
    const message = `There is no provider "${cutEnd(name, 60)}"; the command of the target runs as for cli`;
    field.addWarning('UNKNOWN_PROVIDER', message, { hint: 'Use "provider: cli".' });
    return { kind: program };
  }
  return field.addError('UNKNOWN_PROVIDER', `There is no provider "${cutEnd(name, 60)}"`, {
    expected: `one of ${kinds.map(({ type }) => type).join(', ')}`,
    found: JSON.stringify(cutEnd(name, 60)),
    hint: meant === undefined ? OWN_PROGRAM : `Did you mean "${meant}"?`,
  });
}

const OWN_PROGRAM =
  'To use your own program, set "provider: cli", or add the program to .agentv/providers/ and use its name.';

const namedKinds = (kinds: readonly ProviderKind[]): readonly ProviderKind[] =>
  kinds.filter(({ runsFiles }) => !runsFiles);

/** Whether a file may use programs of the repository as providers; else the folders are not read. */
export const mayNamePrograms = ({ entries }: TargetsFile, kinds: readonly ProviderKind[]): boolean =>
  entries.some(({ fields }) => {
    const name = fields.get('provider')?.text;
    return name !== undefined && !fields.has('command') && findKind(namedKinds(kinds), name) === undefined;
  });

/** The value of a field, which is absent if it is blank or its variable is unset. */
function presentValue(field: Cursor, lookUp: LookUp): unknown {
  const setting = lookUpVariables(field.value, lookUp);
  const value = setting instanceof Variable ? setting.value : setting;
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}

/** A missing judge does not stop a run: whether one is needed is known later. */
function readGraderTarget(entry: TargetEntry, { file, lookUp }: TargetReading): string | undefined {
  const field = entry.fields.get('grader_target');
  if (field === undefined || presentValue(field, lookUp) === undefined) return undefined;
  const name = textOf(field, 'grader_target', lookUp);
  const known = file.entries.map((each) => each.name);
  if (name === undefined || known.includes(name)) return name;
  field.addWarning('UNKNOWN_TARGET', `"grader_target" is a target that does not exist: "${cutEnd(name, 60)}"`, {
    hint: suggestion(name, known, 'targets'),
  });
  return name;
}

/** The fallbacks; like AgentV, ignores an unknown name, with a warning. */
function readFallbacks(entry: TargetEntry, { file, lookUp }: TargetReading): string[] {
  const field = entry.fields.get('fallback_targets');
  if (field === undefined) return [];
  if (!field.isList) {
    field.addWrongType('a list of target names', undefined, 'fallback_targets');
    return [];
  }
  const known = file.entries.map(({ name }) => name);
  const named = field.items().flatMap((item) => {
    const name = textOf(item, 'fallback_targets', lookUp);
    if (name === undefined) return [];
    if (known.includes(name)) return name === entry.name ? [] : [name];
    const message = `"fallback_targets" contains a target that does not exist: "${cutEnd(name, 60)}"`;
    return item.addWarning('UNKNOWN_TARGET', message, { hint: suggestion(name, known, 'targets') }) ?? [];
  });
  return [...new Set(named)];
}

/** The old key of the workspace template. An unset variable means no template. */
function readTemplate(field: Cursor | undefined, lookUp: LookUp): Target['workspaceTemplate'] {
  if (field === undefined || presentValue(field, lookUp) === undefined) return undefined;
  const path = textOf(field, 'workspace_template', lookUp);
  if (path === undefined) return undefined;
  const message = '"workspace_template" of a target is an old name, read for suites without a template';
  field.addNote('DEPRECATED', message, 'Set "workspace: { template: … }" in the suite.');
  return { path, location: field.location };
}

/** A number or a flag may come as text, from the environment; an empty text means absent. */
function readSetting<Value>(field: Cursor | undefined, schema: z.ZodType<Value>, lookUp: LookUp): Value | undefined {
  const read = schema.safeParse(field && lookUpVariables(field.value, lookUp));
  if (read.success) return read.data;
  return field?.addWrongType(read.error.issues[0]?.message.replace(/^must be /, '') ?? '', undefined, field.name);
}
