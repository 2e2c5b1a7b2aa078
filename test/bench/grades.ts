import { createMatcher } from '../../src/adapters/matcher.ts';
import { type GradeContext, grade } from '../../src/grade/grade.ts';
import { graders } from '../../src/grade/graders/index.ts';
import type { GraderSpec } from '../../src/model/suite/suite.ts';
import { aSubmission, realDeps } from '../grade/support.ts';

const CHECKS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  contains: { value: 'blue' },
  'icontains-any': { value: ['red', 'SKY'] },
  'contains-all': { value: ['sky', 'blue'] },
  regex: { value: '^the .*blue', flags: 'i' },
  equals: { value: 'The sky is blue.' },
  'starts-with': { value: 'The' },
  'ends-with': { value: '.' },
  'is-json': {},
};
const ROUNDS = 20_000;

/** How many answers of one line are graded in a second, one grader each, on one core. */
export async function gradesPerSecond(): Promise<number> {
  const clock = { now: () => Date.now(), sleep: async () => {} };
  // These graders start no programs.
  const deps = realDeps({ clock, matcher: createMatcher(), childEnv: {} });
  const context = { kinds: graders, depsFor: () => deps, clock, passMark: 0.8 } satisfies GradeContext;
  const specs = Object.entries(CHECKS).map(
    ([type, options]): GraderSpec => ({
      name: type,
      type,
      declaredAs: type,
      weight: 1,
      negate: false,
      options,
      location: { file: 'bench.eval.yaml', line: 1, column: 1 },
    }),
  );
  const submission = aSubmission('The sky is blue.');
  const { signal } = new AbortController();
  const run = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) await grade(specs, submission, context, signal);
  };
  await run(ROUNDS / 10);
  const start = performance.now();
  await run(ROUNDS);
  return (ROUNDS * specs.length * 1_000) / (performance.now() - start);
}
