import { resolve } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { type Hook, type HookPoint, hookPoints, type Reset, type Workspace } from '../../model/suite/workspace.ts';
import { readKeys } from '../blocks/block.ts';
import { HOOK, HOOKS, OLD_RESET } from '../blocks/workspace.ts';
import { checkFields, firstOf } from '../fields/fields.ts';

/** The hook points by their names in a suite. */
export const POINTS: Readonly<Record<HookPoint, string>> = {
  beforeAll: 'before_all',
  beforeEach: 'before_each',
  afterEach: 'after_each',
  afterAll: 'after_all',
};

/** A hook of one level. `cwd` is absolute. */
type DeclaredHook = Partial<Omit<Hook, 'location'>> & { readonly location: SourceLocation };

export type DeclaredHooks = { readonly enabled?: boolean | undefined } & {
  readonly [Point in HookPoint]?: DeclaredHook | undefined;
};

/** The hooks of a workspace: in `hooks`, and in the locations of earlier versions. */
export function readHooks(workspace: Cursor, folder: string, problems: Problem[]): DeclaredHooks {
  const hooks = workspace.field('hooks');
  if (hooks !== undefined && !hooks.isMap) problems.push(hooks.wrongType('hooks', 'a mapping of hooks'));
  else if (hooks !== undefined) checkFields(hooks, HOOKS, problems);
  const read = Object.fromEntries(
    hookPoints.map((point) => [point, readPoint(workspace, point, folder, problems)] as const),
  ) as DeclaredHooks;
  const reset = readOldReset(workspace.field('reset'), problems);
  const enabled = hooks && readKeys(hooks, HOOKS, ['enabled'], problems).enabled;
  const afterEach = reset && { location: workspace.location, ...{ reset, ...definedOnly(read.afterEach) } };
  return { ...read, ...(afterEach && { afterEach }), ...(enabled !== undefined && { enabled }) };
}

/** Merges each hook key by key; the test's keys take precedence. */
export function mergeHooks(suite: DeclaredHooks, test: DeclaredHooks): DeclaredHooks {
  const merged = hookPoints.flatMap((point) => {
    const location = test[point]?.location ?? suite[point]?.location;
    return location === undefined
      ? []
      : [[point, { ...definedOnly(suite[point]), ...definedOnly(test[point]), location }] as const];
  });
  return { ...Object.fromEntries(merged), enabled: test.enabled ?? suite.enabled };
}

/** Applies AgentV's defaults. Hooks that are turned off, or have no effect, are removed. */
export function withDefaults(declared: DeclaredHooks, folder: string): Workspace['hooks'] {
  if (declared.enabled === false) return {};
  const hooks = hookPoints.flatMap((point) => {
    const hook = declared[point];
    if (hook === undefined || (hook.command === undefined && (hook.reset ?? 'none') === 'none')) return [];
    const timeoutMs = point.startsWith('before') ? 60_000 : 30_000;
    return [[point, { cwd: folder, timeoutMs, reset: 'none' as const, ...definedOnly(hook) }] as const];
  });
  return Object.fromEntries(hooks);
}

/** Locations of a hook, the newest first: existing ones that are not read are reported. */
function readPoint(workspace: Cursor, point: HookPoint, folder: string, problems: Problem[]): DeclaredHook | undefined {
  const name = POINTS[point];
  const locations: readonly (readonly [shown: string, field: Cursor | undefined])[] = [
    [`hooks.${name}`, workspace.field('hooks')?.field(name)],
    [name, workspace.field(name)],
    ...(point === 'beforeEach' ? [['setup', workspace.field('setup')] as const] : []),
    ...(point === 'afterEach' ? [['teardown', workspace.field('teardown')] as const] : []),
  ];
  const present = locations.flatMap(([shown, field]) => (field === undefined ? [] : [{ shown, field }]));
  const [first, ...others] = present;
  if (first === undefined) return undefined;
  if (!first.shown.startsWith('hooks.')) {
    const hint = `Use "hooks: { ${name}: … }" instead.`;
    problems.push(
      first.field.warning('DEPRECATED', `"${first.shown}" is an old name`, { location: first.field.keyLocation, hint }),
    );
  }
  for (const { shown, field } of others) {
    const message = `"${shown}" is ignored because "${first.shown}" is set too`;
    problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
  }
  return readHook(first.field, point, folder, problems);
}

function readHook(field: Cursor, point: HookPoint, folder: string, problems: Problem[]): DeclaredHook | undefined {
  const name = POINTS[point];
  if (!field.isMap) {
    problems.push(field.wrongType(name, 'a mapping with "command"', 'Write { command: [program, argument] }.'));
    return undefined;
  }
  checkFields(field, HOOK, problems);
  const found = firstOf(field, ['command', 'script'], problems, { isConverted: false });
  const command = found && readWords(found.field, found.name, problems);
  const read = readKeys(field, HOOK, ['cwd', 'timeout_ms', 'reset'], problems);
  const isReset = point === 'beforeEach' || point === 'afterEach';
  if (read.reset !== undefined && !isReset) {
    const message = `"reset" has no effect in ${POINTS[point]}: it belongs to before_each and after_each`;
    problems.push(field.warning('UNUSED', message, { location: field.key('reset')?.keyLocation }));
  }
  if (found === undefined && field.field('reset') === undefined) {
    const message = `"${name}" has neither a command nor a reset and does nothing`;
    problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
  }
  return {
    command,
    cwd: read.cwd && resolve(folder, read.cwd),
    timeoutMs: read.timeout_ms,
    reset: isReset ? read.reset : undefined,
    location: field.keyLocation,
  };
}

/** The words of a command: a list, or one text that is split at its spaces (no shell, no quotes). */
export function readWords(field: Cursor, name: string, problems: Problem[]): string[] | undefined {
  const words = field.isList
    ? field.items().map(({ text, value }) => text ?? (typeof value === 'number' ? String(value) : undefined))
    : field.text?.split(/\s+/).filter((word) => word !== '');
  const command = words?.filter((word): word is string => word !== undefined && !word.includes('\0'));
  if (command !== undefined && command.length > 0 && command.length === words?.length && command[0] !== '') {
    return command;
  }
  problems.push(field.wrongType(name, 'a list of texts: a program and its arguments'));
  return undefined;
}

/** Version 3's `reset: { strategy, after_each }`. A strict reset restores everything that it recreated. */
function readOldReset(field: Cursor | undefined, problems: Problem[]): Reset | undefined {
  if (field === undefined) return undefined;
  if (!field.isMap) {
    problems.push(field.wrongType('reset', 'a mapping', 'Use "hooks: { after_each: { reset: fast } }" instead.'));
    return undefined;
  }
  checkFields(field, OLD_RESET, problems);
  const hint = 'Use "hooks: { after_each: { reset: fast } }" instead.';
  problems.push(
    field.warning('DEPRECATED', '"reset" of a workspace is an old name', { location: field.keyLocation, hint }),
  );
  const { strategy, after_each: isAfterEach } = readKeys(field, OLD_RESET, ['strategy', 'after_each'], problems);
  return isAfterEach && strategy ? OLD_RESETS[strategy] : undefined;
}

const OLD_RESETS: Readonly<Record<'hard' | 'recreate' | 'none', Reset>> = {
  hard: 'fast',
  recreate: 'strict',
  none: 'none',
};

const definedOnly = (hook: DeclaredHook | undefined): Partial<DeclaredHook> =>
  Object.fromEntries(Object.entries(hook ?? {}).filter(([, value]) => value !== undefined));
