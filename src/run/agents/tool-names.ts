import { commonName } from '../../model/run/tools.ts';
import { isMapping } from '../../shared/mapping.ts';
import { readByShell } from './shell-reads.ts';

/** A tool by its common name and with the input that graders look for. */
interface NamedCall {
  readonly tool: string;
  /** What the agent itself calls it; absent when that is the same. */
  readonly originalTool?: string;
  readonly input: unknown;
}

export type NameCalls = (tool: string, input: unknown) => readonly NamedCall[];

/**
 * An agent's use of a tool in the common vocabulary. It is several calls where the agent
 * changed several files at once. Arguments that graders look for are added under their common names.
 */
export const inCommonWords: NameCalls = (tool, input) => {
  const calls = tool === FILE_CHANGE ? fileChanges(input) : [oneCall(tool, input)];
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
    const server =
      commonName(tool) === undefined && !tool.startsWith('mcp__') && servers.find((name) => isOf(name, tool));
    if (!server) return inCommonWords(tool, input);
    const [, ofServer = ''] = /^[_-]+(.+)$/s.exec(tool.replace(/^mcp_/, '').slice(server.length)) ?? [];
    return [{ tool: `mcp__${server}__${ofServer}`, originalTool: tool, input }];
  };

const isOf = (server: string, tool: string): boolean => {
  const name = tool.replace(/^mcp_/, '');
  return name.startsWith(server.replaceAll(/[^\w-]/g, '_')) && /^[_-]+./s.test(name.slice(server.length));
};

type Call = Pick<NamedCall, 'tool' | 'input'>;

function oneCall(tool: string, input: unknown): Call {
  const [, server, ofServer] = /^mcp:([^/]*)\/(.*)$/s.exec(tool) ?? [];
  if (server !== undefined) return { tool: `mcp__${server}__${ofServer}`, input };
  if (tool.startsWith(A_SKILL))
    return { tool: 'Skill', input: { ...mapping(input), skill: tool.slice(A_SKILL.length) } };
  if (tool.startsWith('Viewing ')) return { tool: 'Read', input };
  if (tool === COMMAND) return byShell(input);
  return { tool: commonName(tool) ?? tool, input };
}

const A_SKILL = 'Using skill: ';

/** What Codex calls its shell, and its patches of files. */
const [COMMAND, FILE_CHANGE] = ['command_execution', 'file_change'] as const;

/** Codex has no tools for reading and searching: it uses commands instead. */
function byShell(input: unknown): Call {
  const { command } = mapping(input);
  const read = typeof command === 'string' ? readByShell(command) : undefined;
  return read === undefined
    ? { tool: 'Bash', input }
    : { tool: read.tool, input: { ...mapping(input), ...read.input } };
}

/** Codex changes any number of files in one step. A new file is a write, any other an edit. */
function fileChanges(input: unknown): Call[] {
  const changes = Array.isArray(input) ? input.map(mapping) : changesInPatch(mapping(input)['patch']);
  if (changes.length === 0) return [{ tool: 'Edit', input }];
  return changes.map((change) => ({ tool: change['kind'] === 'add' ? 'Write' : 'Edit', input: change }));
}

function changesInPatch(patch: unknown): Mapping[] {
  if (typeof patch !== 'string') return [];
  return [...patch.matchAll(/^\*\*\* (Add|Update|Delete) File: (.+)$/gm)].map(([, kind = '', path]) => ({
    path,
    kind: kind.toLowerCase(),
  }));
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
  const given = mapping(input);
  const names = Object.hasOwn(ARGUMENTS, tool) ? Object.entries(ARGUMENTS[tool] ?? {}) : [];
  const added = names.flatMap(([name, others]) => {
    const own = others.find((other) => given[other] !== undefined);
    return own === undefined || Object.hasOwn(given, name) ? [] : [[name, given[own]] as const];
  });
  return added.length === 0 ? input : { ...given, ...Object.fromEntries(added) };
}

type Mapping = Readonly<Record<string, unknown>>;

const mapping = (input: unknown): Mapping => (isMapping(input) ? { ...input } : {});
