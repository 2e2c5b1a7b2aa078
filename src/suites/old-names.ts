import type { Cursor } from './yaml/cursor.ts';

/** A present name, and the names that earlier versions of AgentV had for it; the first one with a value counts. */
export type Names = readonly [present: string, ...old: string[]];

type NamedMapping = 'suite' | 'execution' | 'trials' | 'test' | 'hook' | 'targetHook';

/** The present names of the old keys of one generation, by the mapping that they are in. Their values did not change. */
type OldNames = Readonly<Partial<Record<NamedMapping, Readonly<Record<string, string>>>>>;

const AGENTV_3: OldNames = {
  execution: {
    failOnError: 'fail_on_error',
    budgetUsd: 'budget_usd',
    total_budget_usd: 'budget_usd',
    totalBudgetUsd: 'budget_usd',
  },
  trials: { costLimitUsd: 'cost_limit_usd' },
  hook: { script: 'command' },
  targetHook: { script: 'command', timeoutMs: 'timeout_ms' },
};

const AGENTV_2: OldNames = {
  suite: { eval_cases: 'tests' },
  test: { input_messages: 'input', expected_messages: 'expected_output' },
};

const AGENTV_1: OldNames = {
  // One version of AgentV 2 had "cases".
  suite: { evalcases: 'tests', cases: 'tests' },
  test: { expected_outcome: 'criteria', outcome: 'criteria' },
};

/** Newer names take precedence. */
const GENERATIONS = [AGENTV_3, AGENTV_2, AGENTV_1];

/** The old keys of a mapping, and their present names. */
export const oldNamesIn = (mapping: NamedMapping): ReadonlyMap<string, string> =>
  new Map(GENERATIONS.flatMap((table) => Object.entries(table[mapping] ?? {})));

/** All names of one key, the present one first. */
export function namesOf(mapping: NamedMapping, present: string): Names {
  const old = [...oldNamesIn(mapping)].flatMap(([name, meant]) => (meant === present ? name : []));
  return [present, ...old];
}

/** Keys whose blank text is the same as none. */
const BLANK_IS_NONE = ['criteria'];

/** Mappings that the command `convert` leaves as they are. */
const NOT_CONVERTED: readonly NamedMapping[] = ['hook', 'targetHook'];

/** The mapping under its present names. Old names, and those without effect, are reported. */
export function withPresentNames(mapping: Cursor, kind: NamedMapping): Cursor {
  const table = oldNamesIn(kind);
  const written = new Map<string, string>();
  for (const present of new Set(mapping.keys().flatMap((key) => table.get(key) ?? []))) {
    const first = fieldOf(mapping, namesOf(kind, present), !NOT_CONVERTED.includes(kind));
    if (first !== undefined && first.name !== present) written.set(present, first.name);
  }
  return written.size === 0 ? mapping : mapping.renamed(written);
}

/**
 * The first name of a key that has a value; a name with a dot is that of a key in another one. An old name, and those
 * without effect, are reported. `isConverted` says whether the command `convert` rewrites it.
 */
export function fieldOf(mapping: Cursor, names: Names, isConverted = true) {
  const [present] = names;
  const [first, ...others] = names.flatMap((name) => {
    const field = name.split('.').reduce<Cursor | undefined>((at, key) => at?.field(key), mapping);
    const isBlank = BLANK_IS_NONE.includes(present) && typeof field?.value === 'string' && field.value.trim() === '';
    return field === undefined || isBlank ? [] : [{ name, field }];
  });
  if (first === undefined) return undefined;
  if (first.name !== present) {
    const [message, advice] = [`"${first.name}" is an old name`, `Use "${present}" instead.`];
    if (isConverted) first.field.addOldSpelling(message, advice);
    else first.field.addNote('DEPRECATED', message, advice);
  }
  for (const { name, field } of others) {
    field.addNote('UNUSED', `"${name}" is ignored because "${first.name}" is set too`);
  }
  return first;
}

/** The places of graders, the current one first; `execution.…` is in that block. */
export const GRADER_LISTS = {
  suite: ['assertions', 'assert', 'execution.assertions', 'execution.assert', 'execution.evaluators'],
  test: ['assertions', 'assert', 'execution.evaluators', 'execution.assertions', 'execution.assert', 'evaluators'],
  /** A JSONL suite has them nowhere else. */
  jsonl: ['execution.assertions', 'execution.assert', 'execution.evaluators'],
  execution: ['assertions', 'assert', 'evaluators'],
} as const satisfies Record<string, Names>;

/** The present names of types of graders that are only spelled differently. */
export const GRADER_TYPES: Readonly<Record<string, string>> = { 'llm-judge': 'llm-grader', rubric: 'rubrics' };

const OF_JUDGES = { maxSteps: 'max_steps' };

/** Old keys of a grader, by its present type. */
export const GRADER_KEYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  latency: { max_ms: 'threshold', maxMs: 'threshold' },
  cost: { max_usd: 'budget', maxUsd: 'budget' },
  'token-usage': {
    max_total_tokens: 'max_total',
    maxTotalTokens: 'max_total',
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
  'llm-grader': OF_JUDGES,
  rubrics: OF_JUDGES,
  'skill-trigger': { shouldTrigger: 'should_trigger' },
  'tool-trajectory': { argsMatch: 'args_match' },
};

/** Old keys of the calls that a `tool-trajectory` expects. */
export const CALL_KEYS: Readonly<Record<string, string>> = {
  argsMatch: 'args_match',
  maxDurationMs: 'max_duration_ms',
};

/** A grader, or a part of one, under the present names of its keys, without a warning. Two names of one key are an error. */
export function withPresentKeys(mapping: Cursor, table: Readonly<Record<string, string>> = {}): Cursor {
  const written = new Map<string, string>();
  const doubles: string[] = [];
  for (const [old, present] of Object.entries(table)) {
    const field = mapping.field(old);
    if (field === undefined) continue;
    const other = written.get(present) ?? (mapping.field(present) && present);
    if (other === undefined) written.set(present, old);
    else {
      doubles.push(old);
      field.addError('GRADER_INVALID', `"${old}" is another name of "${other}", which is set too: keep one of them`);
    }
  }
  return written.size + doubles.length === 0 ? mapping : mapping.without(doubles).renamed(written);
}
