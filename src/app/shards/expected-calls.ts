import type { Step } from '../../model/run/plan.ts';
import type { Target } from '../../model/suite/target.ts';
import { appliesTo } from '../../run/calls/request-limits.ts';
import type { PlacedSuite } from '../inspect/survey-run.ts';
import { judgeNames } from '../steps/judges.ts';

/** The calls of one trial: that of its target, and those of its judges. */
export interface ExpectedCalls {
  readonly judges: number;
  /** How many of them count against a limit of requests. */
  under(limit: string): number;
}

/** The calls that one trial of a step is expected to make, for the steps of these suites. */
export function expectedCalls(placed: readonly PlacedSuite[]): (step: Step) => ExpectedCalls {
  const byPath = new Map(placed.map((each) => [each.suite.path, each]));
  return ({ suite, test, target }) => {
    const { targets = [], judges = [] } = byPath.get(suite.path) ?? {};
    const judging = judgeNames(test, targets.find(({ name }) => name === target.name)?.judge);
    const judgeOf = (name: string): Called => {
      const found = [...judges, ...targets].find((each) => each.name === name);
      return found?.target ?? { name, resolvedName: name, provider: found?.provider ?? '' };
    };
    const calls = [target, ...judging.map(judgeOf)];
    return {
      judges: judging.length,
      under: (limit) => calls.filter((called) => appliesTo(limit, called)).length,
    };
  };
}

type Called = Pick<Target, 'name' | 'resolvedName' | 'provider'>;
