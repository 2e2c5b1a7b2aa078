import { posix } from 'node:path';
import * as z from 'zod';
import { defineGrader } from '../../model/ports/grader.ts';
import type { ToolCall } from '../../model/run/message.ts';
import { isCallOf } from '../../model/run/tools.ts';
import { shellCommands } from '../../model/text/shell-command.ts';
import { listed } from '../../model/text/similar-names.ts';
import { plural } from '../../model/text/text.ts';
import { unreportedCalls } from './cost-and-time.ts';
import { quote } from './text-checks.ts';
import { callsOf } from './trajectory-sequence.ts';

const A_SKILL = 'must be the name of a skill';

/** Whether the agent used a skill, or left it alone where it should. */
export const skillTrigger = defineGrader({
  type: 'skill-trigger',
  options: () =>
    z.object({
      skill: z.string(A_SKILL).refine((name) => name.trim() !== '', A_SKILL),
      should_trigger: z.boolean('must be true or false').nullish(),
    }),
  nameFor: ({ skill }) => (typeof skill === 'string' ? `skill-trigger-${skill}` : 'skill-trigger'),
  create: ({ skill, should_trigger: shouldTrigger }) => ({
    async grade({ response }) {
      const unknown = unreportedCalls(response);
      if (unknown !== undefined) return unknown;
      const calls = callsOf(response.messages);
      const uses = calls.map((call) => {
        // How a call uses a skill, if it does: by the skill tool, or by opening its `SKILL.md`.
        if (isTool(call, 'Skill')) {
          // A skill of a plugin has the name of the plugin before its own, and either may be meant.
          const skillName = textAt(call.input, 'skill');
          return skillName === skill || skillName?.split(/[:/]/).includes(skill) ? 'asked for it' : undefined;
        }
        const path = textAt(call.input, 'file_path') ?? textAt(call.input, 'path') ?? '';
        const opened = isTool(call, 'Bash')
          ? isReadByShell(skill, call)
          : isTool(call, 'Read') && isItsFile(skill, path) && !FAILED.includes(call.status ?? '');
        return opened ? 'read its SKILL.md' : undefined;
      });
      const at = uses.findIndex((use) => use !== undefined);
      const passed = (at !== -1) === (shouldTrigger ?? true);
      const text =
        at === -1
          ? `The skill ${quote(skill)} was not used in ${plural('tool call', calls.length)}`
          : `The skill ${quote(skill)} was used: call ${at + 1} (${quote(calls[at]?.tool ?? '')}) ${uses[at]}`;
      const evidence =
        calls.length === 0
          ? 'The target reported no tool calls.'
          : `Tools called: ${listed([...new Set(calls.map(({ tool }) => tool))])}`;
      const assertion = passed || at !== -1 ? { text, passed } : { text, passed, evidence };
      return { kind: 'scored', score: passed ? 1 : 0, assertions: [assertion] };
    },
  }),
});

const isTool = (call: ToolCall, name: string): boolean => isCallOf(call, name) || call.tool === name.toLowerCase();

const FAILED = ['error', 'failed'];

const isItsFile = (skill: string, path: string): boolean =>
  path.replaceAll('\\', '/').split('/').slice(-2).join('/') === `${skill}/SKILL.md`;

/** A failed command may have read the file before it failed. */
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
    const name = posix.basename(program);
    // `sed -i` writes.
    const reads = READERS.includes(name) && !(name === 'sed' && args.some((arg) => /^(?:-i|--in-place)/.test(arg)));
    const paths = [...inputs, ...(reads ? args : [])];
    if (paths.some((path) => isItsFile(skill, posix.join(at, path)))) return true;
  }
  return false;
}

const READERS = ['cat', 'bat', 'head', 'tail', 'less', 'more', 'nl', 'sed', 'awk', 'grep', 'rg', 'Get-Content', 'type'];

function textAt(input: unknown, key: string): string | undefined {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, key)) return undefined;
  const value = (input as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}
