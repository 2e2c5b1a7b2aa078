/** Tokens of model calls. */
export interface TokenUsage {
  readonly input: number;
  readonly output: number;
  readonly cached?: number;
  readonly reasoning?: number;
}

/** One use of a tool by the agent. */
export interface ToolCall {
  /** By the name that Claude Code gives to such a tool: `Read`, `Write`, `Bash` and so on. */
  readonly tool: string;
  /** The agent's own name of the tool, if it differs. */
  readonly originalTool?: string;
  readonly input?: unknown;
  readonly output?: unknown;
  readonly id?: string;
  readonly status?: string;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly durationMs?: number;
}

/** One turn of a conversation. Content is text, a list of parts, or a structured value. */
export interface Message {
  readonly role: string;
  readonly name?: string;
  readonly content?: unknown;
  readonly toolCalls?: readonly ToolCall[];
  readonly startTime?: string;
  readonly endTime?: string;
  readonly durationMs?: number;
  readonly tokenUsage?: TokenUsage;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/** The actions of the agent, counted. */
export interface TraceSummary {
  /** Tool calls in all. */
  readonly eventCount: number;
  readonly toolNames: readonly string[];
  /** How often each tool was called. */
  readonly toolCalls: Readonly<Record<string, number>>;
  readonly toolCallsByName: Readonly<Record<string, number>>;
  readonly errorCount: number;
  /** Milliseconds of the calls whose duration is known. */
  readonly toolDurations: Readonly<Record<string, readonly number[]>>;
  readonly llmCallCount: number;
  readonly tokenUsage: TokenUsage | null;
  readonly costUsd: number | null;
  readonly durationMs: number | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
}

/** The actions of the agent, in full. */
export interface Trace extends TraceSummary {
  /** The whole conversation: the input, then the messages of the agent. */
  readonly messages: readonly Message[];
  readonly events: readonly Readonly<Record<string, unknown>>[];
  readonly metadata: Readonly<Record<string, unknown>> | null;
}

/** The input of a grader. Some keys have the same content: scripts of every AgentV version find theirs. */
export interface GraderContext {
  /** The text of the task. */
  readonly question: string;
  readonly inputText: string;
  /** The criteria of a good answer, from the suite. */
  readonly criteria: string;
  readonly expectedOutcome: string;
  /** The answer: the text of the agent's last message. */
  readonly answer: string;
  readonly candidateAnswer: string;
  readonly outputText: string;
  /** The answer as text; a list of messages where the suite declares the grader with an old name. */
  readonly output: string | readonly Message[] | null;
  /** The text of the answer that the suite expects; empty when it expects none. */
  readonly referenceAnswer: string;
  readonly expectedOutputText: string;
  readonly expectedOutput: readonly Message[];
  readonly expectedMessages: readonly Message[];
  readonly input: readonly Message[];
  readonly inputMessages: readonly Message[];
  /** The text of the agent's answer. */
  readonly outputMessages: readonly Message[];
  /** The whole conversation: the input, then the messages of the agent. */
  readonly messages: readonly Message[];
  /** Absolute paths. */
  readonly inputFiles: readonly string[];
  readonly guidelineFiles: readonly string[];
  readonly guidelinePaths: readonly string[];
  readonly trace: Trace;
  readonly traceSummary: TraceSummary;
  readonly tokenUsage: TokenUsage | null;
  readonly costUsd: number | null;
  readonly durationMs: number | null;
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** The changes of the agent, as a unified diff. */
  readonly fileChanges: string | null;
  /** The folder that the agent worked in. */
  readonly workspacePath: string | null;
  /** The keys that the suite gave to this grader. */
  readonly config: Readonly<Record<string, unknown>> | null;
  /** The metadata of the test. */
  readonly metadata: Readonly<Record<string, unknown>> | null;
}
