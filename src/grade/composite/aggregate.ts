import { clampScore, type GraderScore, type GraderVerdict } from '../../model/grade.ts';
import { never } from '../../shared/never.ts';
import { type Aggregator, gateOf } from './aggregators.ts';

/** One score made of several, and what is to be said about how it came about. */
export interface Aggregate {
  readonly score: number;
  /** Where it does not follow from the score. */
  readonly verdict?: GraderVerdict;
  /** A statement of the aggregator itself, before those of its members. */
  readonly statement?: { readonly text: string; readonly passed: boolean };
}

export type Arithmetic = Exclude<Aggregator, { type: 'code-grader' | 'llm-grader' }>;

/** Puts the scores of members together by arithmetic alone (graders.md §10). All of them could judge. */
export function aggregate(aggregator: Arithmetic, members: readonly GraderScore[]): Aggregate {
  switch (aggregator.type) {
    case 'weighted_average':
      return { score: weightedAverage(members, aggregator.weights) };
    case 'threshold':
      return shareThatPassed(members, aggregator.threshold);
    case 'all_or_nothing':
      return allOrNothing(members);
    case 'minimum':
      return { score: Math.min(...members.map(({ score }) => score)) };
    case 'maximum':
      return { score: Math.max(...members.map(({ score }) => score)) };
    case 'safety_gate':
      return behindGate(aggregator, members);
    default:
      return never(aggregator);
  }
}

/** Plain sums in list order, as for a test: so the score is AgentV's to the last bit. */
export function weightedAverage(
  members: readonly Pick<GraderScore, 'name' | 'score'>[],
  weights: Readonly<Record<string, number>> = {},
): number {
  const weightOf = (name: string): number => (Object.hasOwn(weights, name) ? (weights[name] ?? 1) : 1);
  const total = members.reduce((sum, { name }) => sum + weightOf(name), 0);
  const points = members.reduce((sum, { name, score }) => sum + score * weightOf(name), 0);
  return total === 0 ? 0 : clampScore(points / total);
}

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

function behindGate(
  aggregator: Extract<Aggregator, { type: 'safety_gate' }>,
  members: readonly GraderScore[],
): Aggregate {
  const gate = gateAmong(aggregator, members);
  if (gate !== undefined && gate.score < aggregator.threshold) {
    const text = `The gate "${gate.name}" scored ${gate.score}, under ${aggregator.threshold}`;
    return { score: 0, verdict: 'fail', statement: { text, passed: false } };
  }
  const others = members.filter((member) => member !== gate);
  return { score: weightedAverage(others.length > 0 ? others : members, aggregator.weights) };
}

/** The member that was named, else the one that is called "safety", else the first. */
function gateAmong<Member extends { readonly name: string }>(
  aggregator: Extract<Aggregator, { type: 'safety_gate' }>,
  members: readonly Member[],
): Member | undefined {
  const name = gateOf(aggregator) ?? 'safety';
  return members.find((member) => member.name === name) ?? members[0];
}
