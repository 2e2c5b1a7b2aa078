export interface TokenUsage {
    readonly input: number;
    readonly output: number;
    readonly cached?: number;
    readonly reasoning?: number;
}
export interface ToolCall {
    readonly tool: string;
    readonly originalTool?: string;
    readonly input?: unknown;
    readonly output?: unknown;
    readonly id?: string;
    readonly status?: string;
    readonly startTime?: string;
    readonly endTime?: string;
    readonly durationMs?: number;
}
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
export interface TraceSummary {
    readonly eventCount: number;
    readonly toolNames: readonly string[];
    readonly toolCalls: Readonly<Record<string, number>>;
    readonly toolCallsByName: Readonly<Record<string, number>>;
    readonly errorCount: number;
    readonly toolDurations: Readonly<Record<string, readonly number[]>>;
    readonly llmCallCount: number;
    readonly tokenUsage: TokenUsage | null;
    readonly costUsd: number | null;
    readonly durationMs: number | null;
    readonly startTime: string | null;
    readonly endTime: string | null;
}
export interface Trace extends TraceSummary {
    readonly messages: readonly Message[];
    readonly events: readonly Readonly<Record<string, unknown>>[];
    readonly metadata: Readonly<Record<string, unknown>> | null;
}
export interface GraderContext {
    readonly question: string;
    readonly inputText: string;
    readonly criteria: string;
    readonly expectedOutcome: string;
    readonly answer: string;
    readonly candidateAnswer: string;
    readonly outputText: string;
    readonly output: string | readonly Message[] | null;
    readonly referenceAnswer: string;
    readonly expectedOutputText: string;
    readonly expectedOutput: readonly Message[];
    readonly expectedMessages: readonly Message[];
    readonly input: readonly Message[];
    readonly inputMessages: readonly Message[];
    readonly outputMessages: readonly Message[];
    readonly messages: readonly Message[];
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
    readonly fileChanges: string | null;
    readonly workspacePath: string | null;
    readonly config: Readonly<Record<string, unknown>> | null;
    readonly metadata: Readonly<Record<string, unknown>> | null;
}

export interface Check {
    readonly text: string;
    readonly passed: boolean;
    readonly evidence?: string;
}
interface Reasons {
    readonly assertions?: readonly Check[];
    readonly hits?: readonly string[];
    readonly misses?: readonly string[];
    readonly reasoning?: string;
    readonly details?: Readonly<Record<string, unknown>>;
}
export interface AssertionReply extends Reasons {
    readonly pass?: boolean;
    readonly score?: number;
}
export interface GraderReply extends Reasons {
    readonly score?: number;
}
export type PromptContext = Partial<GraderContext>;
type Handler<Context, Reply> = (context: Context) => Reply | Promise<Reply>;
export declare function defineAssertion(judge: Handler<GraderContext, AssertionReply>): void;
export declare function defineCodeGrader(judge: Handler<GraderContext, GraderReply>): void;
export declare const defineCodeJudge: typeof defineCodeGrader;
export declare function definePromptTemplate(write: Handler<PromptContext, string>): void;
export {};

type Data = Readonly<Record<string, unknown>>;
export interface EvalConfig {
    readonly tests?: readonly Data[];
    readonly specFile?: string;
    readonly target?: string | Data;
    readonly [key: string]: unknown;
}
export interface EvalResults {
    readonly results: readonly Data[];
    readonly summary: {
        readonly total: number;
        readonly passed: number;
        readonly failed: number;
        readonly errored: number;
        readonly score?: number;
        readonly costUsd?: number;
        readonly [key: string]: unknown;
    };
    readonly verdict: {
        readonly kind: string;
        readonly headline: string;
        readonly [key: string]: unknown;
    };
    readonly problems: readonly Data[];
    readonly runFolder: string;
}
export declare function evaluate(suite: EvalConfig): Promise<EvalResults>;
export declare const defineEval: (suite: EvalConfig) => EvalConfig;
export {};

export interface TargetRequest {
    readonly question: string;
    readonly systemPrompt?: string;
    readonly target?: string;
}
export interface TargetReply {
    readonly output: readonly Message[];
    readonly rawText?: string;
    readonly tokenUsage?: TokenUsage;
}
export interface TargetInfo {
    readonly targetName: string;
    readonly maxCalls: number;
    readonly callCount: number;
    readonly availableTargets: readonly string[];
}
export interface TargetClient {
    invoke(request: TargetRequest): Promise<TargetReply>;
    invokeBatch(requests: readonly TargetRequest[]): Promise<readonly TargetReply[]>;
    getInfo(): Promise<TargetInfo>;
}
export declare class TargetError extends Error {
    readonly name = "TargetError";
    readonly status: number;
    constructor(status: number, message: string);
}
export declare function createTargetClient(): TargetClient | undefined;
