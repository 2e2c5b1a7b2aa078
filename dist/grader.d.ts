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
    /** What the agent itself calls it, where that is another name. */
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
/** What the agent did, counted. */
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
/** What the agent did, in full. */
export interface Trace extends TraceSummary {
    /** The whole conversation: what was asked, then what the agent said. */
    readonly messages: readonly Message[];
    readonly events: readonly Readonly<Record<string, unknown>>[];
    readonly metadata: Readonly<Record<string, unknown>> | null;
}
/** What a grader gets to see of an answer. Several keys say the same: scripts of every AgentV generation find theirs. */
export interface GraderContext {
    /** The text of the task. */
    readonly question: string;
    readonly inputText: string;
    /** What a good answer does, in the words of the suite. */
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
    /** What the agent said. */
    readonly outputMessages: readonly Message[];
    /** The whole conversation: what was asked, then what the agent said. */
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
    /** What the agent changed, as a unified diff. */
    readonly fileChanges: string | null;
    /** The folder that the agent worked in. */
    readonly workspacePath: string | null;
    /** The keys that the suite gave to this grader. */
    readonly config: Readonly<Record<string, unknown>> | null;
    /** The metadata of the test. */
    readonly metadata: Readonly<Record<string, unknown>> | null;
}

/** One thing that a grader looked at. */
export interface Check {
    readonly text: string;
    readonly passed: boolean;
    readonly evidence?: string;
}
interface Reasons {
    /** What was looked at, one by one. */
    readonly assertions?: readonly Check[];
    /** The older way to say it: what is right, and what is missing. */
    readonly hits?: readonly string[];
    readonly misses?: readonly string[];
    readonly reasoning?: string;
    /** Anything else worth keeping in the record. */
    readonly details?: Readonly<Record<string, unknown>>;
}
/** `score` wins; without one, `pass` is 1 or 0; without both the score is 0. */
export interface AssertionReply extends Reasons {
    readonly pass?: boolean;
    readonly score?: number;
}
/** `score` must be a number from 0 to 1, else the grader fails and the test has no result; left out, it is the share of `assertions` that passed. */
export interface GraderReply extends Reasons {
    readonly score?: number;
}
/** What a prompt template gets to see; a key that the run has nothing for is absent or null. */
export type PromptContext = Partial<GraderContext>;
type Handler<Context, Reply> = (context: Context) => Reply | Promise<Reply>;
/**
 * Makes this script a check that passes or fails: reads the answer, asks `judge`, and prints the reply.
 * When `judge` throws, the score is 0 with the message as the reason, and the script exits with 1.
 */
export declare function defineAssertion(judge: Handler<GraderContext, AssertionReply>): void;
/** Makes this script a grader that gives a score. It fails as `defineAssertion` does. */
export declare function defineCodeGrader(judge: Handler<GraderContext, GraderReply>): void;
/** The name of `defineCodeGrader` before AgentV 3. */
export declare const defineCodeJudge: typeof defineCodeGrader;
/** Makes this script the prompt of a judge: what `write` returns is what the judge is asked. */
export declare function definePromptTemplate(write: Handler<PromptContext, string>): void;
export {};

/** One question to a model. */
export interface TargetRequest {
    readonly question: string;
    readonly systemPrompt?: string;
    /** The name of another target; the judge of the run is asked when it is left out. */
    readonly target?: string;
}
/** What the model said. */
export interface TargetReply {
    readonly output: readonly Message[];
    /** The text of the last message; for a question of a batch that failed, `Error: …`. */
    readonly rawText?: string;
    readonly tokenUsage?: TokenUsage;
}
/** Who is asked, and how often that is still possible. */
export interface TargetInfo {
    readonly targetName: string;
    readonly maxCalls: number;
    readonly callCount: number;
    readonly availableTargets: readonly string[];
}
/** Asks models on behalf of a grader. Every method throws a `TargetError` when the run says no. */
export interface TargetClient {
    invoke(request: TargetRequest): Promise<TargetReply>;
    /** Asks one after the other. The replies come in the order of the questions. */
    invokeBatch(requests: readonly TargetRequest[]): Promise<readonly TargetReply[]>;
    getInfo(): Promise<TargetInfo>;
}
/** Why a question was not answered: 429 when all calls are used up, 400 for a bad question, 500 when the model failed. */
export declare class TargetError extends Error {
    readonly name = "TargetError";
    readonly status: number;
    constructor(status: number, message: string);
}
/** The models that this grader may ask; `undefined` unless its entry in the suite has `target: true`. */
export declare function createTargetClient(): TargetClient | undefined;
