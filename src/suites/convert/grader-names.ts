import { canonicalName } from '../../model/suite/kind.ts';

/** The graders of AgentV 4. */
const PRESENT = [
  'code-grader',
  'llm-grader',
  'rubrics',
  'composite',
  'tool-trajectory',
  'field-accuracy',
  'latency',
  'cost',
  'token-usage',
  'execution-metrics',
  'skill-trigger',
  'contains',
  'contains-any',
  'contains-all',
  'icontains',
  'icontains-any',
  'icontains-all',
  'starts-with',
  'ends-with',
  'regex',
  'is-json',
  'equals',
];

const SYNONYMS: Readonly<Record<string, string>> = { 'llm-judge': 'llm-grader', rubric: 'rubrics' };

/** Names that also determine the input of a script or a judge, and how its reply is read. */
const OF_ANOTHER_KIND: Readonly<Record<string, string>> = {
  'code-judge': 'code-grader',
  code: 'code-grader',
  'agent-judge': 'llm-grader',
};

/** The current name of a grader's type; the name itself for a custom grader. */
export function presentType(type: string, all: boolean): string {
  const canonical = canonicalName(type);
  if (PRESENT.includes(canonical)) return canonical;
  return own(SYNONYMS, canonical) ?? (all ? own(OF_ANOTHER_KIND, canonical) : undefined) ?? type;
}

/** The current name of a type that keeps its old one because a new name would also change its behaviour. */
export const heldBackType = (type: string): string | undefined => own(OF_ANOTHER_KIND, canonicalName(type));

const METRICS = {
  maxToolCalls: 'max_tool_calls',
  maxLlmCalls: 'max_llm_calls',
  maxTokens: 'max_tokens',
  maxCostUsd: 'max_cost_usd',
  maxDurationMs: 'max_duration_ms',
  targetExplorationRatio: 'target_exploration_ratio',
  explorationTolerance: 'exploration_tolerance',
};

/** Old keys of a grader, by its current type. */
const KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  latency: { max_ms: 'threshold' },
  cost: { max_usd: 'budget' },
  'token-usage': {
    max_total_tokens: 'max_total',
    maxTotal: 'max_total',
    maxInput: 'max_input',
    maxOutput: 'max_output',
  },
  'execution-metrics': METRICS,
  'llm-grader': { maxSteps: 'max_steps' },
  'tool-trajectory': { argsMatch: 'args_match' },
};

export const oldKeysOf = (type: string): Readonly<Record<string, string>> => own(KEYS, type) ?? {};

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
