/** A tool by the name and with the input that graders look for. */
export interface NamedCall {
  readonly tool: string;
  readonly input: unknown;
}

export type Rename = (tool: string, input: unknown) => NamedCall;

/**
 * Renames an agent's own tools as graders know them (targets-format.md §12): Skill, Read, Write, Edit, Bash. A name
 * that begins with a prefix becomes another tool, and what stands behind the prefix may be its skill. The path of a
 * file that is read is always in `file_path`, too, and the name of a skill that is asked for in `skill`.
 */
export function renamer(
  names: Readonly<Record<string, string>>,
  prefixes: readonly { readonly prefix: string; readonly tool: 'Skill' | 'Read' }[] = [],
): Rename {
  return (tool, input) => {
    const known = Object.hasOwn(names, tool) ? names[tool] : undefined;
    if (known !== undefined) return withSkill(known, withPath(known, input));
    const found = prefixes.find(({ prefix }) => tool.startsWith(prefix));
    if (found === undefined) return { tool, input: withPath(tool, input) };
    if (found.tool !== 'Skill') return { tool: found.tool, input: withPath(found.tool, input) };
    return { tool: 'Skill', input: { ...asMapping(input), skill: tool.slice(found.prefix.length) } };
  };
}

/** Gemini CLI and opencode say the skill by its `name`. */
function withSkill(tool: string, input: unknown): NamedCall {
  const given = asMapping(input);
  const needsSkill = tool === 'Skill' && given['name'] !== undefined && !Object.hasOwn(given, 'skill');
  return { tool, input: needsSkill ? { ...given, skill: given['name'] } : input };
}

function withPath(tool: string, input: unknown): unknown {
  const given = asMapping(input);
  const path = given['path'] ?? given['filePath'] ?? given['absolute_path'];
  const needsPath = tool === 'Read' && path !== undefined && !Object.hasOwn(given, 'file_path');
  return needsPath ? { ...given, file_path: path } : input;
}

const asMapping = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};

/** Copilot's own names, and those by which it spoke in the protocol for editors. */
export const renameCopilotTool = renamer(
  {
    skill: 'Skill',
    bash: 'Bash',
    view: 'Read',
    create: 'Write',
    edit: 'Edit',
    'Read File': 'Read',
    readFile: 'Read',
    readTextFile: 'Read',
    writeTextFile: 'Write',
    'Write File': 'Write',
    editFile: 'Edit',
    'Edit File': 'Edit',
    runTerminalCommand: 'Bash',
  },
  [
    { prefix: 'Using skill: ', tool: 'Skill' },
    { prefix: 'Viewing ', tool: 'Read' },
  ],
);

export const renameCodexTool = renamer({ command_execution: 'Bash', file_change: 'Edit' }, [
  { prefix: 'mcp:', tool: 'Skill' },
]);

export const renameClaudeTool = renamer({});

export const renamePiTool = renamer({ read: 'Read', bash: 'Bash' });
