import { graders } from '../grade/graders/index.ts';
import { isSameAnswer } from '../model/answer-digest.ts';
import type { Problem } from '../model/errors.ts';
import { findKind } from '../model/kind.ts';
import type { PresentTrial } from '../model/pairing.ts';
import type { Step } from '../model/plan.ts';
import type { GraderSpec } from '../model/suite.ts';
import { providers } from '../run/providers/index.ts';

/**
 * Whether a test is taken to give the same each time (gate.md §2.6): because it says so, or because what it looks at was
 * recorded and no judge and no program grades it. What a judge says of it may differ, whatever the test says.
 */
export function isDeterministic({ test, target }: Pick<Step, 'test' | 'target'>): boolean {
  const turns = test.conversation?.turns ?? [];
  const specs = turns.length === 0 ? test.graders : [...test.graders, ...turns.flatMap(({ graders: own }) => own)];
  if (test.deterministic === false || specs.some((spec) => has(spec, 'needsJudge'))) return false;
  if (test.deterministic) return true;
  const isRecorded = target.provider === 'mock' || findKind(providers, target.provider)?.isRecorded === true;
  return isRecorded && target.fallbackTargets.length === 0 && !specs.some((spec) => has(spec, 'startsPrograms'));
}

function has({ type, options, members = [] }: GraderSpec, trait: 'needsJudge' | 'startsPrograms'): boolean {
  return findKind(graders, type)?.[trait]?.(options) === true || members.some((member) => has(member, trait));
}

/** The complaint about a test that says it is deterministic, and whose trials are not all the same. */
export function contradiction({ test }: Pick<Step, 'test'>, trials: readonly PresentTrial[]): Problem | undefined {
  const digests = trials.flatMap(({ digest }) => digest ?? []);
  const [first] = digests;
  if (test.deterministic !== true || first === undefined) return undefined;
  if (digests.every((digest) => isSameAnswer(first, digest))) return undefined;
  const isAnswer = digests.some(({ output }) => output !== first.output);
  return {
    code: 'UNUSED',
    severity: 'warning',
    message: `The test "${test.id}" is declared deterministic, and ${isAnswer ? 'its answer' : 'how it is graded'} differs from trial to trial: it is judged as any other test`,
    place: test.place,
    hint: 'Take "deterministic: true" out, or make what it asks give the same each time.',
  };
}
