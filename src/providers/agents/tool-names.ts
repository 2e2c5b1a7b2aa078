import { commonName } from '../../model/run/tools.ts';
import { isMapping } from '../../model/values/mapping.ts';

/** A tool by its common name and with the input that graders look for. */
interface CommonCall {
  readonly tool: string;
  /** What the agent itself calls it; absent when that is the same. */
  readonly originalTool?: string;
  readonly input: unknown;
}

export type NameCalls = (tool: string, input: unknown) => readonly CommonCall[];

/**
 * An agent's use of a tool in the common vocabulary. It is several calls where the agent
 * changed several files at once. Arguments that graders look for are added under their common names.
 */
export const inCommonWords: NameCalls = (tool, input) => {
  const calls = tool === 'file_change' ? fileChanges(input) : [oneCall(tool, input)];
  return calls.map((call) => ({
    tool: call.tool,
    originalTool: call.tool !== tool ? tool : undefined,
    input: withCommonArguments(call.tool, call.input),
  }));
};

/**
 * The same for an agent with these MCP servers: some agents join the names of a server and its tool in another way than
 * `mcp__server__tool`.
 */
export const inCommonWordsWith =
  (servers: readonly string[]): NameCalls =>
  (tool, input) => {
    if (commonName(tool) !== undefined || tool.startsWith('mcp__')) return inCommonWords(tool, input);
    const name = tool.replace(/^mcp_/, '');
    // Of "lab" and "lab_two", the longer name is meant.
    const server = servers
      .toSorted((a, b) => b.length - a.length)
      .find((each) => name.startsWith(each.replaceAll(/[^\w-]/g, '_')) && /^[_-]+./s.test(name.slice(each.length)));
    if (server === undefined) return inCommonWords(tool, input);
    const serverTool = name.slice(server.length).replace(/^[_-]+/, '');
    return [{ tool: `mcp__${server}__${serverTool}`, originalTool: tool, input }];
  };

type NamedInput = Pick<CommonCall, 'tool' | 'input'>;

function oneCall(tool: string, input: unknown): NamedInput {
  const [, server, ofServer] = /^mcp:([^/]*)\/(.*)$/s.exec(tool) ?? [];
  if (server !== undefined) return { tool: `mcp__${server}__${ofServer}`, input };
  if (tool.startsWith(A_SKILL))
    return { tool: 'Skill', input: { ...mapping(input), skill: tool.slice(A_SKILL.length) } };
  if (tool.startsWith('Viewing ')) return { tool: 'Read', input };
  return { tool: commonName(tool) ?? tool, input };
}

const A_SKILL = 'Using skill: ';

/** Codex changes any number of files in one step, also by a patch. A new file is a write, any other an edit. */
function fileChanges(input: unknown): NamedInput[] {
  const { patch } = mapping(input);
  const heads = typeof patch === 'string' ? patch.matchAll(/^\*\*\* (Add|Update|Delete) File: (.+)$/gm) : [];
  const patched = Array.from(heads, ([, kind = '', path]) => ({ path, kind: kind.toLowerCase() }));
  const changes = Array.isArray(input) ? input.map(mapping) : patched;
  if (changes.length === 0) return [{ tool: 'Edit', input }];
  return changes.map((change) => ({ tool: change['kind'] === 'add' ? 'Write' : 'Edit', input: change }));
}

/** Names of arguments, by the tool and the common name, as other agents have them. */
const ARGUMENTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Read: { file_path: ['path', 'filePath', 'absolute_path'] },
  Write: { file_path: ['path', 'filePath', 'absolute_path'], content: ['file_text'] },
  Edit: { file_path: ['path', 'filePath', 'absolute_path'] },
  Bash: { command: ['cmd'] },
  Skill: { skill: ['name'] },
};

function withCommonArguments(tool: string, input: unknown): unknown {
  const args = mapping(input);
  const names = Object.hasOwn(ARGUMENTS, tool) ? Object.entries(ARGUMENTS[tool] ?? {}) : [];
  const added = names.flatMap(([name, others]) => {
    const alias = others.find((other) => args[other] !== undefined);
    return alias === undefined || Object.hasOwn(args, name) ? [] : [[name, args[alias]] as const];
  });
  return added.length === 0 ? input : { ...args, ...Object.fromEntries(added) };
}

const mapping = (input: unknown): Readonly<Record<string, unknown>> => (isMapping(input) ? { ...input } : {});
