import { graders } from '../../grade/graders/index.ts';
import type { Problem } from '../../model/errors.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { GraderSpec, Test } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import type { Docker } from '../../model/suite/workspace.ts';
import { providers } from '../../run/providers/index.ts';
import { cutEnd } from '../../shared/text.ts';
import { allGradersOf, type SuiteJudges } from './judges.ts';

/** Problems of a test that needs a container. */
export function containerProblems(
  test: Test,
  target: Target,
  { named }: Pick<SuiteJudges, 'named'>,
): readonly Problem[] {
  const { docker } = test.workspace ?? {};
  if (docker === undefined) return [];
  const ofGraders = allGradersOf(test).filter(asksModels).map(askingProblem);
  if (!docker.runsAgent) return ofGraders;
  const fallbacks = target.fallbackTargets.flatMap((name) => {
    const choice = named(name);
    return choice.kind === 'judge' ? [choice.target] : [];
  });
  const outside = [target, ...fallbacks].filter(runsOutside);
  return [...ofGraders, ...outside.map((each) => outsideProblem(each, docker))];
}

/** A program in a container cannot reach the local server that gives it a judge. */
const asksModels = ({ type, options }: GraderSpec): boolean => {
  const kind = findKind(graders, type);
  return kind?.type === 'code-grader' && kind.needsJudge?.(options) === true;
};

const askingProblem = ({ location }: GraderSpec): Problem => ({
  code: 'TARGET_INVALID',
  severity: 'error',
  message: 'This code grader calls a model ("target"), which is not possible in a container',
  location,
  hint: 'Remove "target" from the grader, or "docker" from the workspace of the test.',
});

const outsideProblem = ({ name, provider }: Target, { location }: Docker): Problem => ({
  code: 'TARGET_INVALID',
  severity: 'error',
  message: `The target "${cutEnd(name, 60)}" cannot run in a container, and "docker" of the workspace says "agent: true"`,
  location,
  expected: `a command (cli) or a coding agent; the provider ${provider} starts its program on this machine`,
});

/** A model, a mock and a recording start no program. */
function runsOutside({ provider }: Target): boolean {
  const kind = findKind(providers, provider);
  return kind?.promptMode === 'agent' && kind.isRecorded !== true && kind.runsInContainer !== true;
}
