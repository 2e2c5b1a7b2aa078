import * as z from 'zod';
import { defineGrader, type GraderDeps, type Grading, type Submission } from '../../model/ports/grader.ts';
import type { JudgePrompt } from '../../model/ports/judge-prompt.ts';
import { type Assertion, type GraderReply, type GraderScore, verdictOf } from '../../model/run/grade.ts';
import type { OptionNote, OptionProblem } from '../../model/suite/kind.ts';
import { aggregate, closedGate } from '../composite/aggregate.ts';
import { type Aggregator, aggregatorSchema, gateOf } from '../composite/aggregators.ts';
import { aggregateByCode } from '../composite/code-aggregate.ts';
import { aggregateByJudge, RESULTS } from '../composite/judge-aggregate.ts';
import { weightedMean } from '../weighted-mean.ts';

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
function undecidedAmong(members: readonly GraderScore[]): GraderReply | undefined {
  const undecided = members.filter(({ verdict }) => verdict === 'skip');
  if (undecided.length === 0) return undefined;
  const reasons = undecided.map(({ name, assertions }) => `${name}: ${assertions[0]?.text ?? 'it could not judge'}`);
  return { kind: 'undecided', reason: reasons.join('; '), scores: members };
}

async function together(
  aggregator: Aggregator,
  members: readonly GraderScore[],
  grading: Grading,
): Promise<GraderReply> {
  switch (aggregator.type) {
    case 'code-grader':
      return { ...(await aggregateByCode(aggregator.path, members, grading)), ...of(members) };
    case 'llm-grader':
      return { ...(await aggregateByJudge(aggregator.prompt, members, grading)), ...of(members) };
    default:
      return replyOf(aggregate(aggregator, members), members);
  }
}

function replyOf(
  { score, verdict, statement }: ReturnType<typeof aggregate>,
  members: readonly GraderScore[],
): GraderReply {
  return {
    kind: 'scored',
    score,
    verdict,
    assertions: [...(statement === undefined ? [] : [statement]), ...members.flatMap(statementsOf)],
    ...of(members),
  };
}

/** What a result has of its members: without the data of one of them, its opposite is not known either. */
const of = (members: readonly GraderScore[]): Pick<GraderScore, 'scores' | 'isUnreported'> => ({
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
