import type { Problem } from '../../model/errors.ts';
import { MAX_SECONDS } from '../../model/suite/limits.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { type HookPoint, hookPoints, type TargetHook, type TargetHooks } from '../../model/suite/workspace.ts';
import { checkFields, type Fields, firstOf } from '../fields/fields.ts';
import { positive } from '../fields/numbers.ts';
import { POINTS, readWords } from './workspace-hooks.ts';

export const TARGET_HOOKS_FIELDS: Fields = {
  of: 'the hooks of a target',
  read: Object.values(POINTS),
  withoutEffect: { enabled: 'it turns off the hooks of a workspace' },
};

export const TARGET_HOOK_FIELDS: Fields = {
  of: 'a hook of a target',
  read: ['command', 'script', 'timeout_ms', 'timeoutMs', 'cwd'],
  withoutEffect: { reset: 'it belongs to the hooks of a workspace' },
  elsewhere: { timeout: 'Use "timeout_ms", in milliseconds.', timeout_seconds: 'Use "timeout_ms".' },
};

/** The hooks of a suite for one of its targets; undefined if there are none. */
export function readTargetHooks(hooks: Cursor | undefined, problems: Problem[]): TargetHooks | undefined {
  if (hooks === undefined) return undefined;
  if (!hooks.isMap) {
    problems.push(hooks.wrongType('hooks', 'a mapping of hooks'));
    return undefined;
  }
  checkFields(hooks, TARGET_HOOKS_FIELDS, problems);
  const read = hookPoints.flatMap((point) => {
    const hook = readTargetHook(hooks.field(POINTS[point]), point, problems);
    return hook === undefined ? [] : [[point, hook] as const];
  });
  return read.length === 0 ? undefined : Object.fromEntries(read);
}

function readTargetHook(field: Cursor | undefined, point: HookPoint, problems: Problem[]): TargetHook | undefined {
  if (field === undefined) return undefined;
  const name = POINTS[point];
  if (!field.isMap) {
    problems.push(field.wrongType(name, 'a mapping with "command"', 'Write { command: [program, argument] }.'));
    return undefined;
  }
  checkFields(field, TARGET_HOOK_FIELDS, problems);
  const found = firstOf(field, ['command', 'script'], problems, { isConverted: false });
  const cwd = field.field('cwd');
  if (cwd !== undefined && !cwd.text?.trim()) problems.push(cwd.wrongType('cwd', 'the path of a folder'));
  const time = firstOf(field, ['timeout_ms', 'timeoutMs'], problems, { isConverted: false });
  const timeoutMs = time && positive(field, time.name, MAX_SECONDS * 1000, problems);
  if (found === undefined) {
    const message = `"${name}" of a target has no command and does nothing`;
    problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
    return undefined;
  }
  const command = readCommand(found.field, found.name, problems);
  return (
    command && {
      command,
      cwd: cwd?.text?.trim() ? cwd.text.trim() : undefined,
      timeoutMs: timeoutMs ?? (point.startsWith('before') ? 60_000 : 30_000),
      location: field.keyLocation,
    }
  );
}

/** A list of words, or one text for the shell: unlike hooks of a workspace, which no shell runs. */
function readCommand(field: Cursor, name: string, problems: Problem[]): string[] | undefined {
  const text = field.text?.trim();
  return text && !text.includes('\0') ? forShell(text) : readWords(field, name, problems);
}

/** Later values reach the shell as arguments, so that no text of a test is executed. */
function forShell(text: string): string[] {
  const words: string[] = [];
  const script = text.replaceAll(/\{\{\s*\w+\s*\}\}/g, (word) => `"\${${words.push(word)}}"`);
  return ['sh', '-c', script, 'sh', ...words];
}
