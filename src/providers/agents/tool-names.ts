import { basename } from 'node:path';
import { commonName } from '../../model/run/tools.ts';
import { type ShellCommand, shellCommands } from '../../model/text/shell-command.ts';
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
  if (tool !== 'command_execution') return { tool: commonName(tool) ?? tool, input };
  // Codex has no tools for reading and searching: it uses commands instead.
  const { command } = mapping(input);
  const read = typeof command === 'string' ? readByShell(command) : undefined;
  return read === undefined
    ? { tool: 'Bash', input }
    : { tool: read.tool, input: { ...mapping(input), ...mapping(read.input) } };
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

/**
 * The reading tool that a command is equivalent to, if that is certain: it reads one file, searches, or lists files by
 * name, and does nothing else. Its output may be cut to some lines.
 */
function readByShell(line: string): NamedInput | undefined {
  const [command, ...cuts] = shellCommands(line);
  if (command === undefined || !command.isPlain || command.inputs.length > 0) return undefined;
  if (!cuts.every(cutsOnly)) return undefined;
  const [program = '', ...args] = command.words;
  return READERS.get(basename(program))?.(args);
}

type Reader = (args: readonly string[]) => NamedInput | undefined;

const reading = (path: string | undefined): NamedInput | undefined =>
  path === undefined ? undefined : { tool: 'Read', input: { file_path: path } };

const oneFile =
  (...valued: readonly string[]): Reader =>
  (args) => {
    const operands = operandsOf(args, valued);
    return operands?.length === 1 ? reading(operands[0]) : undefined;
  };

/** Prints lines by their numbers, and changes nothing. */
const sed: Reader = ([quiet, script = '', path, ...more]) =>
  quiet === '-n' && /^(?:\d+(?:,(?:\d+|\$))?p;?)+$/.test(script) && more.length === 0 ? reading(path) : undefined;

const grep: Reader = (args) => {
  const operands = operandsOf(args, ['-A', '-B', '-C', '-m', '-g', '-t', '-T', '--glob', '--type', '--max-count']);
  const [pattern, path, ...more] = operands ?? [];
  if (pattern === undefined || more.length > 0 || args.some((arg) => /^-[a-zA-Z]*[ef]$/.test(arg))) return undefined;
  return { tool: 'Grep', input: { pattern, path } };
};

const ripgrep: Reader = (args) => {
  if (!args.includes('--files')) return grep(args);
  const pattern = args[args.findIndex((arg) => arg === '-g' || arg === '--glob') + 1];
  const operands = operandsOf(args, ['-g', '--glob', '-t', '--type']);
  if (operands === undefined || operands.length > 1 || !args.some((arg) => arg === '-g' || arg === '--glob'))
    return undefined;
  return { tool: 'Glob', input: { pattern: pattern ?? '', path: operands[0] } };
};

/** Only names: other options of `find` can change files. */
const find: Reader = (args) => {
  const [path] = args;
  const tests = path?.startsWith('-') ? args : args.slice(1);
  const pairs = tests.flatMap((test, index) => (index % 2 === 0 ? [[test, tests[index + 1]] as const] : []));
  const known = ['-name', '-iname', '-path', '-type', '-maxdepth', '-mindepth'];
  if (!pairs.every(([test, value]) => known.includes(test) && value !== undefined)) return undefined;
  const pattern = pairs.find(([test]) => ['-name', '-iname', '-path'].includes(test))?.[1];
  if (pattern === undefined) return undefined;
  return { tool: 'Glob', input: { pattern, path: path === tests[0] ? undefined : path } };
};

const READERS: ReadonlyMap<string, Reader> = new Map([
  ['cat', oneFile()],
  ['bat', oneFile()],
  ['nl', oneFile('-b')],
  ['head', oneFile('-n', '-c', '--lines', '--bytes')],
  ['tail', oneFile('-n', '-c', '--lines', '--bytes')],
  ['sed', sed],
  ['grep', grep],
  ['rg', ripgrep],
  ['find', find],
]);

/** Whether a command after a pipe only takes some of the lines. */
function cutsOnly({ after, isPlain, inputs, words: [program = '', ...args] }: ShellCommand): boolean {
  if (after !== '|' || !isPlain || inputs.length > 0) return false;
  if (program === 'sed') return args.length === 2 && sed([...args, '-']) !== undefined;
  return ['head', 'tail'].includes(program) && operandsOf(args, ['-n', '-c'])?.length === 0;
}

/** The arguments that are no options, nor values of those that have one. `tail -f` never ends, which no reading does. */
function operandsOf(args: readonly string[], valued: readonly string[]): string[] | undefined {
  const operands: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] as string;
    if (arg === '--') return [...operands, ...args.slice(at + 1)];
    if (valued.includes(arg)) at += 1;
    else if (!arg.startsWith('-') || arg === '-') operands.push(arg);
  }
  return operands.includes('-') ? undefined : operands;
}
