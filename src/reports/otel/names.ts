/**
 * Names of spans, events and attributes: AgentV's own, and those of OpenTelemetry's semantic conventions for generative
 * AI, CI/CD, tests and version control as of November 2026. The GenAI conventions have no release yet. A change of a
 * name is a minor version and a line in the changelog.
 */
export const SPANS = {
  root: 'agentv.eval',
  trial: 'agentv.trial',
  turn: (number: number) => `agentv.turn.${number}`,
  chat: (model: string) => `chat ${model}`,
  message: (role: string) => `gen_ai.message.${role}`,
  tool: (name: string) => `execute_tool ${name}`,
  grader: (name: string) => `evaluate ${name}`,
} as const;

export const EVENTS = {
  grader: (name: string) => `agentv.grader.${name}`,
  evaluation: 'gen_ai.evaluation.result',
} as const;

export const ATTRIBUTES = {
  operation: 'gen_ai.operation.name',
  provider: 'gen_ai.provider.name',
  /** The older name of the provider. */
  system: 'gen_ai.system',
  requestModel: 'gen_ai.request.model',
  responseModel: 'gen_ai.response.model',
  inputTokens: 'gen_ai.usage.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
  cachedTokens: 'gen_ai.usage.cache_read.input_tokens',
  reasoningTokens: 'gen_ai.usage.reasoning.output_tokens',
  conversation: 'gen_ai.conversation.id',
  agent: 'gen_ai.agent.name',
  toolName: 'gen_ai.tool.name',
  toolCall: 'gen_ai.tool.call.id',
  toolType: 'gen_ai.tool.type',
  toolArguments: 'gen_ai.tool.call.arguments',
  toolResult: 'gen_ai.tool.call.result',
  inputMessages: 'gen_ai.input.messages',
  outputMessages: 'gen_ai.output.messages',
  instructions: 'gen_ai.system_instructions',
  evaluation: 'gen_ai.evaluation.name',
  scoreValue: 'gen_ai.evaluation.score.value',
  scoreLabel: 'gen_ai.evaluation.score.label',
  explanation: 'gen_ai.evaluation.explanation',
  errorType: 'error.type',
  errorMessage: 'error.message',
  testCase: 'test.case.name',
  testStatus: 'test.case.result.status',
  testSuite: 'test.suite.name',
  testId: 'agentv.test_id',
  target: 'agentv.target',
  suite: 'agentv.suite',
  score: 'agentv.score',
  outputText: 'agentv.output_text',
  timeUnknown: 'agentv.time_unknown',
  traceDuration: 'agentv.trace.duration_ms',
  traceCost: 'agentv.trace.cost_usd',
  traceInput: 'agentv.trace.token_input',
  traceOutput: 'agentv.trace.token_output',
  traceCached: 'agentv.trace.token_cached',
  traceEvents: 'agentv.trace.event_count',
  traceTools: 'agentv.trace.tool_names',
  traceCalls: 'agentv.trace.llm_call_count',
  graderScore: 'agentv.grader.score',
  graderType: 'agentv.grader.type',
  graderVerdict: 'agentv.grader.verdict',
  graderWeight: 'agentv.grader.weight',
  graderCost: 'agentv.grader.cost_usd',
  run: 'eval_action.run.id',
  phase: 'eval_action.phase',
  testState: 'eval_action.test.state',
  verdict: 'eval_action.verdict',
  trial: 'eval_action.trial',
  passMark: 'eval_action.pass_mark',
} as const;

/** The name of a provider by the conventions; others keep their own. */
const PROVIDERS: Readonly<Record<string, string>> = {
  azure: 'azure.ai.openai',
  claude: 'anthropic',
  codex: 'openai',
  gemini: 'gcp.gemini',
  'gemini-cli': 'gcp.gemini',
};

export const providerName = (provider: string): string =>
  Object.hasOwn(PROVIDERS, provider) ? (PROVIDERS[provider] ?? provider) : provider;
