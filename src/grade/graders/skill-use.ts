import { posix } from 'node:path';
import type { ToolCall } from '../../model/message.ts';
import { isCallOf } from '../../model/tools.ts';
import { type ShellCommand, shellCommands } from '../../shared/shell-command.ts';

/**
 * How a call uses a skill, if it does: it asks for the skill by its tool, or opens the `SKILL.md` of the skill. To list
 * its folder, to search for it or to write it is no use.
 */
export function useOf(skill: string, call: ToolCall): string | undefined {
  if (isTool(call, 'Skill')) return isNamed(skill, textAt(call.input, 'skill')) ? 'asked for it' : undefined;
  const opened = isTool(call, 'Bash') ? isReadByShell(skill, call) : isTool(call, 'Read') && isRead(skill, call);
  return opened ? 'read its SKILL.md' : undefined;
}

const isTool = (call: ToolCall, name: string): boolean => isCallOf(call, name) || call.tool === name.toLowerCase();

/** A skill of a plugin has the name of the plugin before its own, and either may be meant. */
const isNamed = (skill: string, asked: string | undefined): boolean =>
  asked === skill || asked?.split(/[:/]/).includes(skill) === true;

const isRead = (skill: string, { input, status }: ToolCall): boolean =>
  isItsFile(skill, textAt(input, 'file_path') ?? textAt(input, 'path') ?? '') && !FAILED.includes(status ?? '');

const FAILED = ['error', 'failed'];

const isItsFile = (skill: string, path: string): boolean =>
  path.replaceAll('\\', '/').split('/').slice(-2).join('/') === `${skill}/SKILL.md`;

/** A command that failed may have read the file before it did. */
function isReadByShell(skill: string, { input, output, status }: ToolCall): boolean {
  const command = textAt(input, 'command') ?? textAt(input, 'cmd');
  if (command === undefined || !readsItsFile(skill, command, textAt(input, 'workdir'))) return false;
  const printed = typeof output === 'string' ? output : (JSON.stringify(output) ?? '');
  const isMissing = /SKILL\.md['"’:]*:? *(?:No such file|Permission denied|cannot open)/i.test(printed);
  return !isMissing && (printed.trim() !== '' || !FAILED.includes(status ?? ''));
}

function readsItsFile(skill: string, line: string, folder = ''): boolean {
  let at = folder;
  for (const { words, inputs } of shellCommands(line)) {
    const [program = '', ...args] = words;
    if (program === 'cd') at = posix.join(at, args[0] ?? '');
    const paths = [...inputs, ...(isReader(posix.basename(program), args) ? args : [])];
    if (paths.some((path) => isItsFile(skill, posix.join(at, path)))) return true;
  }
  return false;
}

const READERS = ['cat', 'bat', 'head', 'tail', 'less', 'more', 'nl', 'sed', 'awk', 'grep', 'rg', 'Get-Content', 'type'];

/** `sed -i` writes. */
const isReader = (program: string, args: ShellCommand['words']): boolean =>
  READERS.includes(program) && !(program === 'sed' && args.some((arg) => /^(?:-i|--in-place)/.test(arg)));

function textAt(input: unknown, key: string): string | undefined {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) return undefined;
  const value = (input as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}
