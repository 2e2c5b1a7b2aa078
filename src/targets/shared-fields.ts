import type { ProviderKind } from '../model/ports/provider.ts';
import { MAX_WORKERS } from '../model/suite/limits.ts';
import { type LookUp, optionalBoolean, Variable } from '../model/suite/setting.ts';
import type { Cursor } from '../model/suite/source.ts';
import type { Target } from '../model/suite/target.ts';
import { suggestion } from '../shared/did-you-mean.ts';
import { cutEnd } from '../shared/text.ts';
import type { TargetEntry, TargetReading } from './read.ts';
import { lookUpVariables, textOf } from './variables.ts';

/** A missing judge does not stop a run: whether one is needed is known later. */
export function readGraderTarget(entry: TargetEntry, { file, lookUp }: TargetReading): string | undefined {
  const field = entry.fields.get('grader_target');
  if (field === undefined) return undefined;
  const value = lookUpVariables(field.value, lookUp);
  if (value instanceof Variable && value.isBlank) return undefined;
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const name = textOf(field, 'grader_target', lookUp);
  const known = file.entries.map((each) => each.name);
  if (name === undefined || known.includes(name)) return name;
  field.addWarning('UNKNOWN_TARGET', `"grader_target" is a target that does not exist: "${cutEnd(name, 60)}"`, {
    hint: suggestion(name, known, 'targets'),
  });
  return name;
}

/** The fallbacks; like AgentV, ignores an unknown name, with a warning. */
export function readFallbacks(entry: TargetEntry, { file, lookUp }: TargetReading): string[] {
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
    if (name === entry.name) {
      item.addWarning('UNUSED', 'A target cannot be its own fallback; retries repeat its calls');
    } else if (!known.includes(name)) {
      const message = `"fallback_targets" contains a target that does not exist: "${cutEnd(name, 60)}"`;
      item.addWarning('UNKNOWN_TARGET', message, { hint: suggestion(name, known, 'targets') });
    } else return [name];
    return [];
  });
  return [...new Set(named)];
}

/** The old key of the workspace template. An unset variable means no template. */
export function readTemplate(field: Cursor | undefined, lookUp: LookUp): Target['workspaceTemplate'] {
  if (field === undefined) return undefined;
  const value = lookUpVariables(field.value, lookUp);
  if (value instanceof Variable && value.isBlank) return undefined;
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const path = textOf(field, 'workspace_template', lookUp);
  if (path === undefined) return undefined;
  const message = '"workspace_template" of a target is an old name, read for suites without a template';
  field.addNote('DEPRECATED', message, 'Set "workspace: { template: … }" in the suite.');
  return { path, location: field.location };
}

/** A number may come as text, from the environment; an empty text means absent. */
export function readWorkers(field: Cursor | undefined, lookUp: LookUp): number | undefined {
  if (field === undefined) return undefined;
  const given = lookUpVariables(field.value, lookUp);
  const value = given instanceof Variable ? given.value : given;
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return undefined;
  const workers = typeof value === 'string' ? Number(value) : value;
  if (typeof workers === 'number' && Number.isInteger(workers) && workers >= 1 && workers <= MAX_WORKERS)
    return workers;
  return field.addWrongType(`a whole number from 1 to ${MAX_WORKERS}`, undefined, 'workers');
}

/** A flag may come as text, from the environment. As in AgentV, providers that cannot batch get one call per test. */
export function readBatching(field: Cursor | undefined, kind: ProviderKind, lookUp: LookUp): boolean {
  if (field === undefined) return false;
  const read = optionalBoolean().safeParse(lookUpVariables(field.value, lookUp));
  if (!read.success) field.addWrongType('true or false', undefined, 'provider_batching');
  const isAsked = read.data === true;
  if (isAsked && kind.canBatch !== true) {
    const message = `"provider_batching" has no effect: the provider ${kind.type} gets one call per test`;
    field.addNote('UNUSED', message);
  }
  return isAsked && kind.canBatch === true;
}
