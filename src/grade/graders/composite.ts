import * as z from 'zod';
import {
  defineGrader,
  type GraderDeps,
  type Grading,
  type JudgePrompt,
  judgePromptSchema,
  type Submission,
} from '../../model/ports/grader.ts';
import { MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import {
  type Assertion,
  type GraderReply,
  type GraderScore,
  type GraderVerdict,
  verdictOf,
} from '../../model/run/grade.ts';
import { canonicalName, type OptionNote, type OptionProblem } from '../../model/suite/kind.ts';
import { MAX_WEIGHT } from '../../model/suite/limits.ts';
import { isMapping } from '../../shared/mapping.ts';
import { never } from '../../shared/never.ts';
import { once } from '../../shared/once.ts';
import { weightedMean } from '../combine.ts';
import { askJudge } from '../judge/ask-judge.ts';
import { fit } from '../judge/material.ts';
import { dataBlocks, JUDGE_PROMPT_VERSION, systemPrompt } from '../judge/prompts.ts';
import { askedShapes, freeFormReply, freeFormVerdict, withoutContradiction } from '../judge/replies.ts';
import { programReply, readAggregate } from './code-reply.ts';

/** Combines several graders into one score, by one of several rules. */
export const composite = defineGrader({
  type: 'composite',
  memberLists: ['assertions', 'assert', 'evaluators'],
  options: () => z.object({ aggregator: aggregatorSchema() }),
  prompts: ['aggregator.prompt'],
  startsPrograms: ({ aggregator }) => aggregatorSchema().safeParse(aggregator).data?.type === 'code-grader',
  needsJudge: ({ aggregator }) => aggregatorSchema().safeParse(aggregator).data?.type === 'llm-grader',
  notes: ({ aggregator }) => (aggregator.type === 'llm-grader' ? resultsUnseen(aggregator.prompt) : []),
  checkMembers: ({ aggregator }, names) => unknownNames(aggregatorSchema().safeParse(aggregator).data, names),
  create: ({ aggregator }, deps) => ({
    async grade(submission, signal) {
      const members = await gradeAll(deps, submission, signal);
      const closed = closedGate(aggregator, members);
      if (closed !== undefined) return replyOf(closed, members);
      return undecidedAmong(members) ?? together(aggregator, members, { submission, deps, signal });
    },
  }),
});

/** Runs graders like a composite; each weighs what it says itself. */
export const assertSet = defineGrader({
  type: 'assert-set',
  memberLists: ['assertions', 'assert'],
  weighsMembers: true,
  options: () =>
    z.object({
      threshold: z
        .number('must be a number from 0 to 1')
        .min(0, 'must be 0 or more')
        .max(1, 'must be 1 or less')
        .optional(),
    }),
  create: ({ threshold }, deps) => ({
    async grade(submission, signal) {
      const members = await gradeAll(deps, submission, signal);
      const score = weightedMean(members);
      const verdict = threshold === undefined ? verdictOf(score) : score >= threshold ? 'pass' : 'fail';
      return undecidedAmong(members) ?? replyOf({ score, verdict }, members);
    },
  }),
});

/** Members do not wait for each other; their order stays that of the suite. */
const gradeAll = ({ members }: GraderDeps, submission: Submission, signal: AbortSignal): Promise<GraderScore[]> =>
  Promise.all(members.map((member) => member.grade(submission, signal)));

/**
 * If one of several failed to judge, a score of the others would be that of another grader. AgentV silently skips such
 * a member, so that a broken gate passes.
 */
function undecidedAmong(members: GraderScore[]): GraderReply | undefined {
  const undecided = members.filter(({ verdict }) => verdict === 'skip');
  if (undecided.length === 0) return undefined;
  const reasons = undecided.map(({ name, assertions }) => `${name}: ${assertions[0]?.text ?? 'it could not judge'}`);
  return { kind: 'undecided', reason: reasons.join('; '), scores: members };
}

async function together(aggregator: Aggregator, members: GraderScore[], grading: Grading): Promise<GraderReply> {
  switch (aggregator.type) {
    case 'code-grader':
      return { ...(await aggregateByCode(aggregator.path, members, grading)), ...of(members) };
    case 'llm-grader':
      return { ...(await aggregateByJudge(aggregator.prompt, members, grading)), ...of(members) };
    default:
      return replyOf(aggregate(aggregator, members), members);
  }
}

function replyOf({ score, verdict, statement }: ReturnType<typeof aggregate>, members: GraderScore[]): GraderReply {
  return {
    kind: 'scored',
    score,
    verdict,
    assertions: [...(statement === undefined ? [] : [statement]), ...members.flatMap(statementsOf)],
    ...of(members),
  };
}

/** What a result has of its members: without the data of one of them, its opposite is not known either. */
const of = (members: GraderScore[]): Pick<GraderScore, 'scores' | 'isUnreported'> => ({
  scores: members,
  isUnreported: members.find(({ isUnreported }) => isUnreported)?.isUnreported,
});

const statementsOf = ({ name, assertions }: GraderScore): Assertion[] =>
  assertions.map((assertion) => ({ ...assertion, text: `[${name}] ${assertion.text}` }));

/** A judge that is to decide about results has to see them. */
function resultsUnseen(prompt: JudgePrompt | undefined): OptionNote[] {
  if (prompt === undefined || prompt.from === 'program' || prompt.text.includes(RESULTS)) return [];
  const message = 'The judge does not see the results of the graders: this prompt does not contain them';
  return [{ path: ['aggregator', 'prompt'], message, hint: `Insert ${RESULTS} where they belong.` }];
}

/** Weights and gates refer to members by name; an unknown name would have no effect. */
function unknownNames(aggregator: Aggregator | undefined, names: readonly string[]): OptionProblem[] {
  if (aggregator?.type !== 'weighted_average' && aggregator?.type !== 'safety_gate') return [];
  const complain = (path: readonly string[], name: string): OptionProblem[] =>
    names.includes(name)
      ? []
      : [{ path: ['aggregator', ...path], message: 'is not a member of this grader', found: `"${name}"` }];
  const weights = Object.keys(aggregator.weights ?? {}).flatMap((name) => complain(['weights', name], name));
  const gate = aggregator.type === 'safety_gate' ? gateOf(aggregator) : undefined;
  return [...weights, ...(gate === undefined ? [] : complain([], gate))];
}

const share = () => z.number('must be a number from 0 to 1').min(0, 'must be 0 or more').max(1, 'must be 1 or less');
const WEIGHT = `must be a number from 0 to ${MAX_WEIGHT}`;
const weight = once(() => z.number(WEIGHT).min(0, WEIGHT).max(MAX_WEIGHT, WEIGHT));
const word = () => z.string('must be text').refine((text) => text.trim() !== '', 'must not be empty');
/** Looked through key by key: a record of zod forgets `__proto__`, which is a name as any other. */
const weights = () =>
  z
    .custom<Readonly<Record<string, number>>>(isMapping, {
      error: 'must be a mapping of names to weights',
      abort: true,
    })
    .superRefine((given, context) => {
      for (const [name, value] of Object.entries(given)) {
        const { error } = weight().safeParse(value);
        for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', path: [name], message });
      }
    })
    .optional();
const gateName = () => word().optional();
const promptText = () =>
  judgePromptSchema.refine(({ from }) => from !== 'program', 'must be text or the name of a file');

/** How a composite makes one score of several, by type. */
const aggregators = once(() => ({
  weighted_average: z.strictObject({ type: z.literal('weighted_average'), weights: weights() }),
  threshold: z.strictObject({ type: z.literal('threshold'), threshold: share() }),
  all_or_nothing: z.strictObject({ type: z.literal('all_or_nothing') }),
  minimum: z.strictObject({ type: z.literal('minimum') }),
  maximum: z.strictObject({ type: z.literal('maximum') }),
  safety_gate: z.strictObject({
    type: z.literal('safety_gate'),
    /** The grader that comes first; the other names are those of AgentV's documents. */
    gate: gateName(),
    gate_evaluator: gateName(),
    gate_grader: gateName(),
    evaluator: gateName(),
    name: gateName(),
    threshold: share().default(1),
    weights: weights(),
  }),
  'code-grader': z.strictObject({ type: z.literal('code-grader'), path: word() }),
  'llm-grader': z.strictObject({ type: z.literal('llm-grader'), prompt: promptText().optional() }),
}));

type AggregatorType = keyof ReturnType<typeof aggregators>;
const types = once(() => Object.keys(aggregators()) as AggregatorType[]);

const ALIASES: ReadonlyMap<string, AggregatorType> = new Map([
  ['code-judge', 'code-grader'],
  ['code', 'code-grader'],
  ['llm-judge', 'llm-grader'],
]);

const typeOf = (name: string): AggregatorType | undefined =>
  types().find((type) => canonicalName(type) === canonicalName(name)) ?? ALIASES.get(canonicalName(name));

/** The aggregator of a composite; a missing one is the weighted average. */
const aggregatorSchema = once(() =>
  z
    .looseObject({ type: z.string('must be a way to combine the scores') }, 'must be a mapping with "type"')
    .default({ type: 'weighted_average' })
    .transform((given, context) => {
      const type = typeOf(given.type);
      if (type === undefined) {
        context.addIssue({
          code: 'custom',
          path: ['type'],
          message: `must be one of ${types().join(', ')}`,
          input: given.type,
        });
        return z.NEVER;
      }
      const parsed = aggregators()[type].safeParse({ ...given, type });
      if (parsed.success) return parsed.data;
      for (const issue of parsed.error.issues) context.addIssue(asIssue(issue, type));
      return z.NEVER;
    }),
);
type Aggregator = z.output<ReturnType<typeof aggregatorSchema>>;

function asIssue(issue: z.core.$ZodIssue, type: string): { code: 'custom'; path: PropertyKey[]; message: string } {
  if (issue.code !== 'unrecognized_keys') return { code: 'custom', path: [...issue.path], message: issue.message };
  return { code: 'custom', path: issue.keys.slice(0, 1), message: `is not an option of the aggregator ${type}` };
}

/** The member that a safety gate names, under any of its option names. */
const gateOf = (aggregator: Extract<Aggregator, { type: 'safety_gate' }>): string | undefined =>
  aggregator.gate ?? aggregator.gate_evaluator ?? aggregator.gate_grader ?? aggregator.evaluator ?? aggregator.name;

/** One score from several, with its explanation. */
interface Aggregate {
  readonly score: number;
  /** Where it does not follow from the score. */
  readonly verdict?: GraderVerdict;
  /** A statement of the aggregator itself, before those of its members. */
  readonly statement?: { readonly text: string; readonly passed: boolean };
}

type Arithmetic = Exclude<Aggregator, { type: 'code-grader' | 'llm-grader' }>;

/** Combines the scores of members by arithmetic alone. None of them failed. */
function aggregate(aggregator: Arithmetic, members: readonly GraderScore[]): Aggregate {
  switch (aggregator.type) {
    case 'weighted_average':
      return { score: weightedAverage(members, aggregator.weights) };
    case 'threshold':
      return shareThatPassed(members, aggregator.threshold);
    case 'all_or_nothing':
      return allOrNothing(members);
    case 'minimum':
      return { score: members.reduce((least, { score }) => Math.min(least, score), 1) };
    case 'maximum':
      return { score: members.reduce((most, { score }) => Math.max(most, score), 0) };
    case 'safety_gate':
      return behindGate(aggregator, members);
    default:
      return never(aggregator);
  }
}

type SafetyGate = Extract<Aggregator, { type: 'safety_gate' }>;

/** The result of a closed gate, whatever the other members report. */
function closedGate(aggregator: Aggregator, members: readonly GraderScore[]): Aggregate | undefined {
  if (aggregator.type !== 'safety_gate') return undefined;
  const gate = gateAmong(aggregator, members);
  if (gate === undefined || gate.verdict === 'skip' || gate.score >= aggregator.threshold) return undefined;
  const text = `The gate "${gate.name}" scored ${gate.score}, under ${aggregator.threshold}`;
  return { score: 0, verdict: 'fail', statement: { text, passed: false } };
}

/** The mean of members by the weights of their names; the default weight is 1. */
const weightedAverage = (
  members: readonly Pick<GraderScore, 'name' | 'score'>[],
  weights: Readonly<Record<string, number>> = {},
): number =>
  weightedMean(
    members.map(({ name, score }) => ({ score, weight: Object.hasOwn(weights, name) ? (weights[name] ?? 1) : 1 })),
  );

function shareThatPassed(members: readonly GraderScore[], threshold: number): Aggregate {
  const passing = members.filter(({ verdict }) => verdict === 'pass').length;
  const score = passing / members.length;
  const passed = score >= threshold;
  const text = `${passing} of ${members.length} graders passed (at least ${threshold} of them must)`;
  return { score, verdict: passed ? 'pass' : 'fail', statement: { text, passed } };
}

function allOrNothing(members: readonly GraderScore[]): Aggregate {
  const missed = members.filter(({ verdict }) => verdict !== 'pass').map(({ name }) => name);
  if (missed.length === 0) return { score: 1 };
  return { score: 0, statement: { text: `Not every grader passed: ${missed.join(', ')}`, passed: false } };
}

function behindGate(aggregator: SafetyGate, members: readonly GraderScore[]): Aggregate {
  const closed = closedGate(aggregator, members);
  if (closed !== undefined) return closed;
  const gate = gateAmong(aggregator, members);
  const others = members.filter((member) => member !== gate);
  return { score: weightedAverage(others.length > 0 ? others : members, aggregator.weights) };
}

/** The member that was named, else the one that is called "safety", else the first. */
function gateAmong<Member extends { readonly name: string }>(
  aggregator: SafetyGate,
  members: readonly Member[],
): Member | undefined {
  const name = gateOf(aggregator) ?? 'safety';
  return members.find((member) => member.name === name) ?? members[0];
}

/**
 * Combines the scores of members with a program: it reads them as JSON and prints a score. The keys are camelCase,
 * unlike those of a code grader. For older programs, `hits` and `misses` are next to `assertions`.
 */
async function aggregateByCode(
  path: string,
  members: GraderScore[],
  { deps, signal }: Pick<Grading, 'deps' | 'signal'>,
): Promise<GraderReply> {
  const request = await deps.scripts.forGrader({
    command: { shell: path },
    cwd: deps.suiteFolder,
    env: deps.childEnv,
    stdin: JSON.stringify(
      { results: Object.fromEntries(members.map((member) => [member.name, memberOnWire(member)])) },
      null,
      2,
    ),
    timeoutMs: deps.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxBytes: MAX_OUTPUT_BYTES,
  });
  const result = await deps.exec.run(request, signal);
  return { ...programReply(result, deps.timeoutMs ?? DEFAULT_TIMEOUT_MS, readAggregate), input: { command: path } };
}

const DEFAULT_TIMEOUT_MS = 5 * 60_000;

/** The place in a prompt where the results of the members go; spelled just so. */
const RESULTS = '{{EVALUATOR_RESULTS_JSON}}';

/** Lets a judge decide the combined score of several graders. A judge that fails has no result. */
async function aggregateByJudge(
  prompt: JudgePrompt | undefined,
  members: GraderScore[],
  { submission, deps, signal }: Grading,
): Promise<GraderReply> {
  const { testId, workspacePath } = submission;
  const found = await deps.judges.find();
  if (found.kind === 'none') return { kind: 'undecided', reason: found.reason };
  const { judge } = found;
  const template = prompt === undefined || prompt.from === 'program' ? undefined : prompt.text;
  const isAgent = judge.promptMode === 'agent';
  const role = systemPrompt('free-form', template === undefined ? 'blocks' : 'template');
  const task = template === undefined ? ownPrompt(members) : template.replaceAll(RESULTS, () => resultsOf(members));
  // An agent reads one text; a model has a place for the system's.
  const user = fit(isAgent ? `${role}\n\n${task}` : task);
  const system = isAgent ? undefined : role;
  const request = {
    suite: deps.suiteFolder,
    testId,
    system,
    user,
    judging: { reply: askedShapes['free-form']() },
    workspacePath: isAgent ? workspacePath : undefined,
    reply: withoutContradiction(freeFormReply, freeFormVerdict, deps.passMark),
    attempts: isAgent ? 1 : ATTEMPTS,
    repairs: !isAgent,
  };
  const { tokenUsage, costUsd, ...answer } = await askJudge(judge, request, signal);
  const decided: GraderReply =
    answer.kind === 'none' ? { kind: 'undecided', reason: answer.reason } : freeFormVerdict(answer.value);
  const input = {
    userPrompt: user,
    systemPrompt: system,
    promptVersion: JUDGE_PROMPT_VERSION,
  };
  return { ...decided, tokenUsage, costUsd, input, target: judge.name };
}

/** Maximum number of attempts for a readable decision of a model. An agent gets one, because it is expensive. */
const ATTEMPTS = 3;

function ownPrompt(members: readonly GraderScore[]): string {
  const { key, text } = dataBlocks([{ name: 'results', text: resultsOf(members) }]);
  return [
    `The key of the blocks is ${key}.`,
    'The block "results" holds what several graders found out about one answer. Decide what score the answer deserves on the whole. Weigh what they found, not how many they are, and do not judge anew what they have judged.',
    text,
    'Reply with the JSON object now.',
  ].join('\n\n');
}

const resultsOf = (members: readonly GraderScore[]): string =>
  JSON.stringify(Object.fromEntries(members.map((member) => [member.name, memberOnWire(member)])), null, 2);

/** The result of one grader as input for an aggregator: camelCase. Placeholders of older versions are omitted. */
function memberOnWire({ name, type, score, verdict, assertions, reasoning, input, details, scores }: GraderScore) {
  const texts = (wanted: boolean) => assertions.filter(({ passed }) => passed === wanted).map(({ text }) => text);
  return {
    name,
    type,
    score,
    verdict,
    assertions,
    hits: texts(true),
    misses: texts(false),
    reasoning,
    expectedAspectCount: Math.max(1, assertions.length),
    graderRawRequest: input,
    evaluatorRawRequest: input,
    details,
    scores,
  };
}
