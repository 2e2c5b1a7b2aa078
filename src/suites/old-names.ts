/** A present name, and the names that earlier versions of AgentV had for it; the first one with a value counts. */
export type Names = readonly [present: string, ...old: string[]];

/** The names of keys whose values did not change, by the mapping that they are in. Readers and `convert` share them. */
export const NAMES = {
  suite: { tests: ['tests', 'eval_cases', 'evalcases', 'cases'] },
  execution: {
    failOnError: ['fail_on_error', 'failOnError'],
    budget: ['budget_usd', 'budgetUsd', 'total_budget_usd', 'totalBudgetUsd'],
  },
  trials: { costLimit: ['cost_limit_usd', 'costLimitUsd'] },
  test: {
    criteria: ['criteria', 'expected_outcome', 'outcome'],
    input: ['input', 'input_messages'],
    expected: ['expected_output', 'expected_messages'],
  },
} as const satisfies Record<string, Record<string, Names>>;

/** The places of graders; `execution.…` is in that block. */
export const GRADER_LISTS = {
  suite: ['assertions', 'assert', 'execution.assertions', 'execution.assert', 'execution.evaluators'],
  test: ['assertions', 'assert', 'execution.evaluators', 'execution.assertions', 'execution.assert', 'evaluators'],
  /** Within the execution block of a JSONL suite, which has them nowhere else. */
  execution: ['assertions', 'assert', 'evaluators'],
} as const satisfies Record<string, Names>;

/** The present names of types of graders that are only spelled differently. */
export const GRADER_TYPES: Readonly<Record<string, string>> = { 'llm-judge': 'llm-grader', rubric: 'rubrics' };

/** Old types that also decide what a script or a judge gets, and how its reply is read. */
export const GRADER_TYPES_OF_ANOTHER_KIND: Readonly<Record<string, string>> = {
  'code-judge': 'code-grader',
  code: 'code-grader',
  'agent-judge': 'llm-grader',
};

/** Old keys of a grader, by its present type. */
export const GRADER_KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  latency: { max_ms: 'threshold' },
  cost: { max_usd: 'budget' },
  'token-usage': {
    max_total_tokens: 'max_total',
    maxTotal: 'max_total',
    maxInput: 'max_input',
    maxOutput: 'max_output',
  },
  'execution-metrics': {
    maxToolCalls: 'max_tool_calls',
    maxLlmCalls: 'max_llm_calls',
    maxTokens: 'max_tokens',
    maxCostUsd: 'max_cost_usd',
    maxDurationMs: 'max_duration_ms',
    targetExplorationRatio: 'target_exploration_ratio',
    explorationTolerance: 'exploration_tolerance',
  },
  'llm-grader': { maxSteps: 'max_steps' },
  'tool-trajectory': { argsMatch: 'args_match' },
};
