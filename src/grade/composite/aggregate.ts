import type { GraderScore, GraderVerdict } from '../../model/run/grade.ts';
import { never } from '../../shared/never.ts';
import { weightedMean } from '../weighted-mean.ts';
import { type Aggregator, gateOf } from './aggregators.ts';

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
export function aggregate(aggregator: Arithmetic, members: readonly GraderScore[]): Aggregate {
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
export function closedGate(aggregator: Aggregator, members: readonly GraderScore[]): Aggregate | undefined {
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
