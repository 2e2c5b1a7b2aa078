import type { Message, ToolCall } from './message.ts';

/**
 * The names of tools as suites write them, which are those of Claude Code, and what other agents and the kinds of the
 * Agent Client Protocol call the same tools.
 */
const COMMON_NAMES: Readonly<Record<string, readonly string[]>> = {
  Read: ['read', 'read_file', 'read_many_files', 'view', 'readFile', 'readTextFile', 'Read File'],
  Write: ['write', 'write_file', 'create', 'writeTextFile', 'Write File'],
  Edit: ['edit', 'replace', 'patch', 'multiedit', 'apply_patch', 'file_change', 'editFile', 'Edit File'],
  Bash: ['bash', 'shell', 'powershell', 'run_shell_command', 'command_execution', 'execute', 'runTerminalCommand'],
  Glob: ['glob', 'find'],
  Grep: ['grep', 'rg', 'grep_search', 'search_file_content', 'search'],
  WebFetch: ['webfetch', 'web_fetch', 'fetch'],
  WebSearch: ['websearch', 'web_search', 'google_web_search'],
  Task: ['task'],
  TodoWrite: ['todowrite', 'write_todos', 'update_todo'],
  Skill: ['skill', 'activate_skill'],
};

/** Arguments that each call of a tool has, with all agents. Other calls may have only one. */
export const USUAL_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  Write: ['file_path', 'content'],
  Edit: ['file_path', 'old_string', 'new_string'],
  WebFetch: ['url', 'prompt'],
  Task: ['description', 'prompt'],
};

const COMMON_NAME = new Map(
  Object.entries(COMMON_NAMES).flatMap(([common, agentNames]) => agentNames.map((name) => [name, common] as const)),
);

export const commonName = (tool: string): string | undefined => COMMON_NAME.get(tool);

/** Whether a suite that names this tool means the call: by the common name, or by the agent's own. */
export const isCallOf = ({ tool, originalTool }: ToolCall, name: string): boolean =>
  tool === name || (originalTool !== undefined && (originalTool === name || commonName(originalTool) === name));

/**
 * Whether a call has a tool's name by itself: here, or with the agent. A `cat` of Codex is a `Read` by itself. It counts
 * as a `Bash` too, and other agents have no such call.
 */
export const isPlainlyCallOf = ({ tool, originalTool }: ToolCall, name: string): boolean =>
  tool === name || originalTool === name;

export interface TraceSummary {
  readonly eventCount: number;
  /** Sorted, each once. */
  readonly toolNames: readonly string[];
  readonly toolCalls: Readonly<Record<string, number>>;
  readonly errorCount: number;
  /** Only of calls whose duration is known. */
  readonly toolDurations: Readonly<Record<string, readonly number[]>>;
  /** Assistant messages: each is one call of the model. */
  readonly llmCallCount: number;
}

export function traceSummary(messages: readonly Message[]): TraceSummary {
  const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
  const toolNames = [...new Set(calls.map(({ tool }) => tool))].sort();
  const perTool = toolNames.map((name) => ({ name, toolCalls: calls.filter(({ tool }) => tool === name) }));
  const durations = perTool.map(
    ({ name, toolCalls }) =>
      [name, toolCalls.flatMap(({ durationMs }) => (durationMs === undefined ? [] : [durationMs]))] as const,
  );

  return {
    eventCount: calls.length,
    toolNames,
    toolCalls: Object.fromEntries(perTool.map(({ name, toolCalls }) => [name, toolCalls.length])),
    errorCount: calls.filter(({ status }) => status === 'error' || status === 'failed').length,
    toolDurations: Object.fromEntries(durations.filter(([, known]) => known.length > 0)),
    llmCallCount: messages.filter(({ role }) => role === 'assistant').length,
  };
}
