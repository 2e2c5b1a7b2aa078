import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { type HookPoint, hookPoints, type TargetHook, type TargetHooks } from '../../model/suite/workspace.ts';
import { readKeys } from '../blocks/block.ts';
import { TARGET_HOOK, TARGET_HOOKS } from '../blocks/workspace.ts';
import { checkFields, firstOf } from '../fields/fields.ts';
import { POINTS, readWords } from './workspace-hooks.ts';

/** The hooks of a suite for one of its targets; undefined if there are none. */
export function readTargetHooks(hooks: Cursor | undefined, problems: Problem[]): TargetHooks | undefined {
  if (hooks === undefined) return undefined;
  if (!hooks.isMap) {
    problems.push(hooks.wrongType('hooks', 'a mapping of hooks'));
    return undefined;
  }
  checkFields(hooks, TARGET_HOOKS, problems);
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
  checkFields(field, TARGET_HOOK, problems);
  const found = firstOf(field, ['command', 'script'], problems, { isConverted: false });
  const time = firstOf(field, ['timeout_ms', 'timeoutMs'], problems, { isConverted: false })?.name ?? 'timeout_ms';
  const { cwd, [time]: timeoutMs } = readKeys(field, TARGET_HOOK, ['cwd', time], problems);
  if (found === undefined) {
    const message = `"${name}" of a target has no command and does nothing`;
    problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
    return undefined;
  }
  const command = readCommand(found.field, found.name, problems);
  return (
    command && {
      command,
      cwd,
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
