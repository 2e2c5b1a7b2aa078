/** What authors of graders import: `@agentv/eval-action/grader`. */
export type { GraderContext, Message, TokenUsage, ToolCall, Trace, TraceSummary } from './context.ts';
export type { AssertionReply, Check, GraderReply, PromptContext } from './define.ts';
export { defineAssertion, defineCodeGrader, defineCodeJudge, definePromptTemplate } from './define.ts';
export type { EvalConfig, EvalResults } from './evaluate.ts';
export { defineEval, evaluate } from './evaluate.ts';
export type { TargetClient, TargetInfo, TargetReply, TargetRequest } from './target-client.ts';
export { createTargetClient, TargetError } from './target-client.ts';
