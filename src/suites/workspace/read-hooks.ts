import { resolve } from 'node:path';
import * as z from 'zod';
import type { SourceLocation } from '../../model/suite/location.ts';
import { MAX_SECONDS } from '../../model/suite/number-limits.ts';
import {
  type Hook,
  type HookPoint,
  hookPoints,
  type Reset,
  resets,
  type TargetHooks,
  type Workspace,
} from '../../model/suite/workspace.ts';
import { withoutGaps } from '../../model/values/mapping.ts';
import { block, field, flag, idle, optionalPart, over0, text, texts, trimmed } from '../block.ts';
import { fieldOf } from '../old-names.ts';
import type { Cursor } from '../yaml/cursor.ts';

const command = () => z.union([text, texts]);
const OTHER_TIMES = { timeout: 'Use "timeout_ms", in milliseconds.', timeout_seconds: 'Use "timeout_ms".' };
const TIME = 'Most milliseconds that the command may take: 60000 before tests, 30000 after.';
const FOLDER = 'the path of a folder';
const milliseconds = () => over0(MAX_SECONDS * 1000);

const ANY_HOOK = {
  elsewhere: OTHER_TIMES,
  expected: 'a mapping with "command"',
  hint: 'Write { command: [program, argument] }.',
};

export const HOOK = block({ of: 'a hook', oldNames: 'hook', ...ANY_HOOK }, () => ({
  command: field(command(), 'The program and its arguments; no shell reads them.'),
  timeout_ms: field(milliseconds(), TIME),
  cwd: field(trimmed, 'Where the command runs; by default the folder of the file.', FOLDER),
  reset: field(z.enum(resets), 'Restores the workspace; "fast" leaves files that git ignores.'),
}));

export const HOOKS = block(
  {
    of: 'the hooks of a workspace',
    expected: 'a mapping of hooks',
    meant: { setup: 'before_each', teardown: 'after_each' },
  },
  () => ({
    enabled: field(flag, 'False switches all of them off.'),
    before_all: optionalPart('hook', 'Runs once, when the workspace is made.'),
    before_each: optionalPart('hook', 'Runs before each test.'),
    after_each: optionalPart('hook', 'Runs after each test and its graders, before the reset.'),
    after_all: optionalPart('hook', 'Runs once, after the last test.'),
  }),
);

export const TARGET_HOOK = block({ of: 'a hook of a target', oldNames: 'targetHook', ...ANY_HOOK }, () => ({
  command: field(command(), 'A line for the shell, or a program and its arguments.'),
  timeout_ms: field(milliseconds(), TIME),
  cwd: field(trimmed, 'Where the command runs, from the working directory; by default the folder of the file.', FOLDER),
  reset: idle('it belongs to the hooks of a workspace'),
}));

export const TARGET_HOOKS = block({ of: 'the hooks of a target', expected: 'a mapping of hooks' }, () => ({
  before_all: optionalPart('targetHook', 'Runs once, when the workspace is made.'),
  before_each: optionalPart('targetHook', 'Runs before each test.'),
  after_each: optionalPart('targetHook', 'Runs after each test and its graders.'),
  after_all: optionalPart('targetHook', 'Runs once, after the last test.'),
  enabled: idle('it turns off the hooks of a workspace'),
}));

const WITH_RESET = '"hooks: { after_each: { reset: fast } }"';
export const OLD_RESET = block({ of: 'the reset of a workspace', instead: WITH_RESET }, () => ({
  strategy: field(z.enum(['none', 'hard', 'recreate']), 'How the repositories were restored.', 'hard, recreate, none'),
  after_each: field(flag, 'Whether they were.'),
}));

const OLD_RESETS: Readonly<Record<'hard' | 'recreate' | 'none', Reset>> = {
  hard: 'fast',
  recreate: 'strict',
  none: 'none',
};

/** The hook points by their names in a suite. */
const POINTS: Readonly<Record<HookPoint, string>> = {
  beforeAll: 'before_all',
  beforeEach: 'before_each',
  afterEach: 'after_each',
  afterAll: 'after_all',
};

const defaultTimeout = (point: HookPoint): number => (point.startsWith('before') ? 60_000 : 30_000);

/** A hook of one level. `cwd` is absolute. */
type DeclaredHook = Partial<Omit<Hook, 'location'>> & { readonly location: SourceLocation };

type DeclaredHooks = { readonly enabled?: boolean | undefined } & {
  readonly [Point in HookPoint]?: DeclaredHook | undefined;
};

export function readHooks(workspace: Cursor, folder: string): DeclaredHooks {
  const hooks = HOOKS.open(workspace.field('hooks'));
  const read: DeclaredHooks = Object.fromEntries(
    hookPoints.map((point) => [point, readPoint(workspace, point, folder)] as const),
  );
  // Version 3's `reset: { strategy, after_each }`. A strict reset restores everything that it recreated.
  const oldReset = OLD_RESET.open(workspace.field('reset'));
  const { strategy, after_each: isAfterEach } = oldReset ? OLD_RESET.values(oldReset, 'strategy', 'after_each') : {};
  const reset = isAfterEach && strategy ? OLD_RESETS[strategy] : undefined;
  const enabled = hooks && HOOKS.values(hooks, 'enabled').enabled;
  const afterEach = reset && { location: workspace.location, reset, ...withoutGaps(read.afterEach ?? {}) };
  return { ...read, enabled, ...(afterEach && { afterEach }) };
}

/**
 * The hooks of a test, key by key; the test's keys take precedence. Hooks that are turned off, or have no effect, are
 * left out.
 */
export function mergeHooks(suite: DeclaredHooks, test: DeclaredHooks, folder: string): Workspace['hooks'] {
  if ((test.enabled ?? suite.enabled) === false) return {};
  const merged = hookPoints.flatMap((point) => {
    const location = test[point]?.location ?? suite[point]?.location;
    if (location === undefined) return [];
    const hook: DeclaredHook = { ...withoutGaps(suite[point] ?? {}), ...withoutGaps(test[point] ?? {}), location };
    if (hook.command === undefined && (hook.reset ?? 'none') === 'none') return [];
    return [[point, { cwd: folder, timeoutMs: defaultTimeout(point), reset: 'none' as const, ...hook }] as const];
  });
  return Object.fromEntries(merged);
}

/** Locations of a hook, the newest first: existing ones that are not read are reported. */
function readPoint(workspace: Cursor, point: HookPoint, folder: string): DeclaredHook | undefined {
  const name = POINTS[point];
  const oldest = point === 'beforeEach' ? ['setup'] : point === 'afterEach' ? ['teardown'] : [];
  const field = fieldOf(workspace, [`hooks.${name}`, name, ...oldest], false)?.field;
  if (field === undefined) return undefined;
  if (!field.isMap) return field.addWrongType(ANY_HOOK.expected, ANY_HOOK.hint, name);

  const hook = HOOK.open(field) ?? field;
  const written = hook.field('command');
  const words = written && readWords(written);
  const { cwd, timeout_ms: timeoutMs, reset } = HOOK.values(hook, 'cwd', 'timeout_ms', 'reset');
  const isReset = point === 'beforeEach' || point === 'afterEach';
  if (reset !== undefined && !isReset) {
    const message = `"reset" has no effect in ${name}: it belongs to before_each and after_each`;
    hook.field('reset')?.addNote('UNUSED', message);
  }
  if (written === undefined && hook.field('reset') === undefined) {
    hook.addNote('UNUSED', `"${name}" has neither a command nor a reset and does nothing`);
  }
  const location = hook.keyLocation;
  return { command: words, cwd: cwd && resolve(folder, cwd), timeoutMs, reset: isReset ? reset : undefined, location };
}

/** The words of a command: a list, or one text that is split at its spaces (no shell, no quotes). */
function readWords(field: Cursor): string[] | undefined {
  const words = field.isList
    ? field.items().map(({ text, value }) => text ?? (typeof value === 'number' ? String(value) : undefined))
    : field.text?.split(/\s+/).filter((word) => word !== '');
  const command = words?.filter((word): word is string => word !== undefined && !word.includes('\0'));
  const isWhole = command !== undefined && command.length > 0 && command.length === words?.length;
  return isWhole && command[0] !== '' ? command : field.addWrongType('a list of texts: a program and its arguments');
}

/** The hooks of a suite for one of its targets; undefined if there are none. */
export function readTargetHooks(field: Cursor | undefined): TargetHooks | undefined {
  const hooks = TARGET_HOOKS.open(field);
  const read = hookPoints.flatMap((point) => {
    const hook = TARGET_HOOK.open(hooks?.field(POINTS[point]));
    if (hook === undefined) return [];
    const written = hook.field('command');
    const { cwd, timeout_ms: timeoutMs = defaultTimeout(point) } = TARGET_HOOK.values(hook, 'cwd', 'timeout_ms');
    if (written === undefined) {
      hook.addNote('UNUSED', `"${POINTS[point]}" of a target has no command and does nothing`);
      return [];
    }
    // A text is for the shell, unlike in hooks of a workspace, which no shell runs.
    const line = written.text?.trim();
    // Later values reach the shell as arguments, so that no text of a test is executed.
    const values: string[] = [];
    const script = line?.replaceAll(/\{\{\s*\w+\s*\}\}/g, (word) => `"\${${values.push(word)}}"`);
    const command = script && !script.includes('\0') ? ['sh', '-c', script, 'sh', ...values] : readWords(written);
    return command ? [[point, { command, cwd, timeoutMs, location: hook.keyLocation }] as const] : [];
  });
  return read.length === 0 ? undefined : Object.fromEntries(read);
}
