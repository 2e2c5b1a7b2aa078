import * as z from 'zod';
import {
  defineGrader,
  type GradeRequest,
  type GraderDeps,
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
import { canonicalName } from '../../model/suite/kind.ts';
import { MAX_WEIGHT } from '../../model/suite/number-limits.ts';
import { never } from '../../model/values/never.ts';
import { weightedMean } from '../combine.ts';
import { askJudge } from '../judge/ask-judge.ts';
import { fit } from '../judge/material.ts';
import { dataBlocks, JUDGE_PROMPT_VERSION, systemPrompt } from '../judge/prompts.ts';
import { askedShapes, verdictSchema } from '../judge/replies.ts';
import { programReply, readAggregate } from './code-reply.ts';

const text = z.string('must be text').refine((value) => value.trim() !== '', 'must not be empty');
const share = z.number('must be a number from 0 to 1').min(0, 'must be 0 or more').max(1, 'must be 1 or less');
const WEIGHT = `must be a number from 0 to ${MAX_WEIGHT}`;
const weight = z.number(WEIGHT).min(0, WEIGHT).max(MAX_WEIGHT, WEIGHT);
const weights = z.record(z.string(), weight, 'must be a mapping of names to weights').optional();

/** How a composite makes one score of several, by type. */
const aggregators = {
  weighted_average: z.strictObject({ type: z.literal('weighted_average'), weights }),
  threshold: z.strictObject({ type: z.literal('threshold'), threshold: share }),
  all_or_nothing: z.strictObject({ type: z.literal('all_or_nothing') }),
  minimum: z.strictObject({ type: z.literal('minimum') }),
  maximum: z.strictObject({ type: z.literal('maximum') }),
  safety_gate: z.strictObject({
    type: z.literal('safety_gate'),
    /** The grader that comes first; the other names are those of AgentV's documents. */
    gate: text.optional(),
    gate_evaluator: text.optional(),
    gate_grader: text.optional(),
    evaluator: text.optional(),
    name: text.optional(),
    threshold: share.default(1),
    weights,
  }),
  'code-grader': z.strictObject({ type: z.literal('code-grader'), path: text }),
  'llm-grader': z.strictObject({
    type: z.literal('llm-grader'),
    prompt: judgePromptSchema.refine(({ from }) => from !== 'program', 'must be text or the name of a file').optional(),
  }),
};
type AggregatorType = keyof typeof aggregators;
const types = Object.keys(aggregators) as AggregatorType[];

const ALIASES: ReadonlyMap<string, AggregatorType> = new Map([
  ['code-judge', 'code-grader'],
  ['code', 'code-grader'],
  ['llm-judge', 'llm-grader'],
]);

/** The aggregator of a composite; a missing one is the weighted average. */
const aggregatorSchema = z
  .looseObject({ type: z.string('must be a way to combine the scores') }, 'must be a mapping with "type"')
  .default({ type: 'weighted_average' })
  .transform((options, context) => {
    const name = canonicalName(options.type);
    const type = types.find((each) => canonicalName(each) === name) ?? ALIASES.get(name);
    if (type === undefined) {
      const message = `must be one of ${types.join(', ')}`;
      context.addIssue({ code: 'custom', path: ['type'], message, input: options.type });
      return z.NEVER;
    }
    const parsed = aggregators[type].safeParse({ ...options, type });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : undefined;
      const message = unknown ? `is not an option of the aggregator ${type}` : issue.message;
      context.addIssue({ code: 'custom', path: unknown ?? [...issue.path], message });
    }
    return z.NEVER;
  });
type Aggregator = z.output<typeof aggregatorSchema>;
type SafetyGate = Extract<Aggregator, { type: 'safety_gate' }>;

/** The place in a prompt where the results of the members go; spelled just so. */
const RESULTS = '{{EVALUATOR_RESULTS_JSON}}';

/** Combines several graders into one score, by one of several rules. */
export const composite = defineGrader({
  type: 'composite',
  memberLists: ['assertions', 'assert', 'evaluators'],
  options: () => z.object({ aggregator: aggregatorSchema }),
  prompts: ['aggregator.prompt'],
  startsPrograms: ({ aggregator }) => aggregatorSchema.safeParse(aggregator).data?.type === 'code-grader',
  needsJudge: ({ aggregator }) => aggregatorSchema.safeParse(aggregator).data?.type === 'llm-grader',
  notes({ aggregator }) {
    // A judge that is to decide about results has to see them.
    const prompt = aggregator.type === 'llm-grader' ? aggregator.prompt : undefined;
    if (prompt === undefined || prompt.from === 'program' || prompt.text.includes(RESULTS)) return [];
    const message = 'The judge does not see the results of the graders: this prompt does not contain them';
    return [{ path: ['aggregator', 'prompt'], message, hint: `Insert ${RESULTS} where they belong.` }];
  },
  checkMembers({ aggregator: written }, names) {
    // Weights and gates refer to members by name; an unknown name would have no effect.
    const { data: aggregator } = aggregatorSchema.safeParse(written);
    if (aggregator?.type !== 'weighted_average' && aggregator?.type !== 'safety_gate') return [];
    const gate = aggregator.type === 'safety_gate' ? gateOf(aggregator) : undefined;
    const named = Object.keys(aggregator.weights ?? {}).map((name) => ({ path: ['weights', name], name }));
    return [...named, ...(gate === undefined ? [] : [{ path: [], name: gate }])]
      .filter(({ name }) => !names.includes(name))
      .map(({ path, name }) => ({
        path: ['aggregator', ...path],
        message: 'is not a member of this grader',
        found: `"${name}"`,
      }));
  },
  create: ({ aggregator }, deps) => ({
    async grade(submission, signal) {
      const members = await gradeAll(deps, submission, signal);
      const gate = aggregator.type === 'safety_gate' ? gateAmong(aggregator, members) : undefined;
      // A closed gate decides, whatever the other members report.
      if (aggregator.type === 'safety_gate' && gate && gate.verdict !== 'skip' && gate.score < aggregator.threshold) {
        const text = `The gate "${gate.name}" scored ${gate.score}, under ${aggregator.threshold}`;
        return replyOf({ score: 0, verdict: 'fail', statement: { text, passed: false } }, members);
      }
      const undecided = undecidedAmong(members);
      if (undecided !== undefined) return undecided;
      const grading = { submission, deps, signal };
      switch (aggregator.type) {
        case 'code-grader': {
          // The keys are camelCase, unlike those of a code grader. For older programs, `hits` and `misses` are next to `assertions`.
          const { timeoutMs = DEFAULT_TIMEOUT_MS } = deps;
          const request = await deps.scripts.forGrader({
            command: { shell: aggregator.path },
            cwd: deps.suiteFolder,
            env: deps.childEnv,
            stdin: JSON.stringify({ results: resultsOf(members) }, null, 2),
            timeoutMs,
            maxBytes: MAX_OUTPUT_BYTES,
          });
          const reply = programReply(await deps.exec.run(request, signal), timeoutMs, readAggregate);
          return { ...reply, input: { command: aggregator.path }, ...of(members) };
        }
        case 'llm-grader':
          return { ...(await aggregateByJudge(aggregator.prompt, members, grading)), ...of(members) };
        default:
          return replyOf(aggregate(aggregator, members), members);
      }
    },
  }),
});

/** Runs graders like a composite; each weighs what it says itself. */
export const assertSet = defineGrader({
  type: 'assert-set',
  memberLists: ['assertions', 'assert'],
  weighsMembers: true,
  options: () => z.object({ threshold: share.optional() }),
  create: ({ threshold }, deps) => ({
    async grade(submission, signal) {
      const members = await gradeAll(deps, submission, signal);
      const score = weightedMean(members);
      const verdict = threshold === undefined ? verdictOf(score) : score >= threshold ? 'pass' : 'fail';
      return undecidedAmong(members) ?? replyOf({ score, verdict }, members);
    },
  }),
});

/** The scores of the members, in the order of the suite. */
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

/** One score from several, with its explanation. */
interface Aggregate {
  readonly score: number;
  /** Where it does not follow from the score. */
  readonly verdict?: GraderVerdict;
  /** A statement of the aggregator itself, before those of its members. */
  readonly statement?: Assertion;
}

const replyOf = ({ score, verdict, statement }: Aggregate, members: GraderScore[]): GraderReply => ({
  kind: 'scored',
  score,
  verdict,
  assertions: [
    ...(statement === undefined ? [] : [statement]),
    ...members.flatMap(({ name, assertions }) =>
      assertions.map((assertion) => ({ ...assertion, text: `[${name}] ${assertion.text}` })),
    ),
  ],
  ...of(members),
});

/** What a result has of its members: without the data of one of them, its opposite is not known either. */
const of = (members: GraderScore[]): Pick<GraderScore, 'scores' | 'isUnreported'> => ({
  scores: members,
  isUnreported: members.find(({ isUnreported }) => isUnreported)?.isUnreported,
});

/** Combines the scores of members by arithmetic alone. None of them failed. */
function aggregate(
  aggregator: Exclude<Aggregator, { type: 'code-grader' | 'llm-grader' }>,
  members: GraderScore[],
): Aggregate {
  const scores = members.map(({ score }) => score);
  const passing = members.filter(({ verdict }) => verdict === 'pass');
  switch (aggregator.type) {
    case 'weighted_average':
      return { score: weightedAverage(members, aggregator.weights) };
    case 'threshold': {
      const { threshold } = aggregator;
      const score = passing.length / members.length;
      const passed = score >= threshold;
      const statement = `${passing.length} of ${members.length} graders passed (at least ${threshold} of them must)`;
      return { score, verdict: passed ? 'pass' : 'fail', statement: { text: statement, passed } };
    }
    case 'all_or_nothing': {
      const missed = members.filter((member) => !passing.includes(member)).map(({ name }) => name);
      if (missed.length === 0) return { score: 1 };
      return { score: 0, statement: { text: `Not every grader passed: ${missed.join(', ')}`, passed: false } };
    }
    case 'minimum':
      return { score: Math.min(1, ...scores) };
    case 'maximum':
      return { score: Math.max(0, ...scores) };
    case 'safety_gate': {
      const gate = gateAmong(aggregator, members);
      const others = members.filter((member) => member !== gate);
      return { score: weightedAverage(others.length > 0 ? others : members, aggregator.weights) };
    }
    default:
      return never(aggregator);
  }
}

/** The mean of members by the weights of their names; the default weight is 1. */
const weightedAverage = (members: GraderScore[], byName: Readonly<Record<string, number>> = {}): number =>
  weightedMean(
    members.map(({ name, score }) => ({ score, weight: Object.hasOwn(byName, name) ? (byName[name] ?? 1) : 1 })),
  );

/** The member that a safety gate names, under any of its option names. */
const gateOf = ({ gate, gate_evaluator, gate_grader, evaluator, name }: SafetyGate): string | undefined =>
  gate ?? gate_evaluator ?? gate_grader ?? evaluator ?? name;

/** The member that was named, else the one that is called "safety", else the first. */
function gateAmong(aggregator: SafetyGate, members: GraderScore[]): GraderScore | undefined {
  const name = gateOf(aggregator) ?? 'safety';
  return members.find((member) => member.name === name) ?? members[0];
}

/** Default time limit of the program of an aggregator. */
const DEFAULT_TIMEOUT_MS = 5 * 60_000;

/** Lets a judge decide the combined score of several graders. A judge that fails has no result. */
async function aggregateByJudge(
  prompt: JudgePrompt | undefined,
  members: GraderScore[],
  { submission, deps, signal }: GradeRequest,
): Promise<GraderReply> {
  const lookup = await deps.judges.find();
  if (lookup.kind === 'none') return { kind: 'undecided', reason: lookup.reason };
  const { judge } = lookup;
  const isAgent = judge.promptMode === 'agent';
  const results = JSON.stringify(resultsOf(members), null, 2);
  const template = prompt === undefined || prompt.from === 'program' ? undefined : prompt.text;
  const role = systemPrompt('free-form', template === undefined ? 'blocks' : 'template');
  const { key, text: blocks } = dataBlocks([{ name: 'results', text: results }]);
  const builtIn = [
    `The key of the blocks is ${key}.`,
    'The block "results" holds what several graders found out about one answer. Decide what score the answer deserves on the whole. Weigh what they found, not how many they are, and do not judge anew what they have judged.',
    blocks,
    'Reply with the JSON object now.',
  ].join('\n\n');
  const task = template === undefined ? builtIn : template.replaceAll(RESULTS, () => results);
  // An agent reads one text; a model has a place for the system's.
  const user = fit(isAgent ? `${role}\n\n${task}` : task);
  const system = isAgent ? undefined : role;
  const request = {
    suite: deps.suiteFolder,
    testId: submission.testId,
    system,
    user,
    judging: { reply: askedShapes['free-form']() },
    workspacePath: isAgent ? submission.workspacePath : undefined,
    reply: verdictSchema('free-form', [], deps.passMark),
  };
  const { tokenUsage, costUsd, ...answer } = await askJudge(judge, request, signal);
  const decided: GraderReply = answer.kind === 'none' ? { kind: 'undecided', reason: answer.reason } : answer.value;
  const input = { userPrompt: user, systemPrompt: system, promptVersion: JUDGE_PROMPT_VERSION };
  return { ...decided, tokenUsage, costUsd, input, target: judge.name };
}

/** The results of graders by their names, as input for an aggregator. Placeholders of older versions are omitted. */
const resultsOf = (members: GraderScore[]) =>
  Object.fromEntries(
    members.map(({ name, type, score, verdict, assertions, reasoning, input, details, scores }) => {
      const texts = (wanted: boolean) => assertions.filter(({ passed }) => passed === wanted).map((each) => each.text);
      const entries = { assertions, hits: texts(true), misses: texts(false), reasoning };
      const requests = { graderRawRequest: input, evaluatorRawRequest: input };
      const expectedAspectCount = Math.max(1, assertions.length);
      return [name, { name, type, score, verdict, ...entries, expectedAspectCount, ...requests, details, scores }];
    }),
  );
