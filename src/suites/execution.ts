import type { Problem } from '../model/errors.ts';
import type { Cursor } from '../model/source.ts';
import { type Suite, type TrialPolicy, trialStrategies } from '../model/suite.ts';
import { checkFields, type Fields, notSupportedYet } from './fields.ts';
import { positive, share, wholeNumber } from './numbers.ts';

const EXECUTION_FIELDS: Fields = {
  of: 'execution',
  read: ['target', 'targets', 'assertions', 'assert', 'evaluators', 'workers', 'trials', 'threshold'],
  notYet: [
    'fail_on_error',
    'failOnError',
    'budget_usd',
    'budgetUsd',
    'total_budget_usd',
    'totalBudgetUsd',
    'cache',
    'cache_path',
    'cachePath',
  ],
  withoutEffect: { skip_defaults: 'it belongs to the execution of a test' },
};

type Execution = Pick<Suite, 'targets' | 'workers' | 'threshold' | 'trials' | 'failOnError'>;

/** How a suite wants to be run (suite-format.md §10.1, §11, §13.1). */
export function readExecution(root: Cursor, problems: Problem[]): Execution {
  const execution = root.field('execution');
  if (execution !== undefined && !execution.isMap) problems.push(execution.wrongType('execution', 'a mapping'));
  if (execution === undefined || !execution.isMap)
    return { targets: readTargets(root, undefined, problems), failOnError: false };

  checkFields(execution, EXECUTION_FIELDS, problems);
  const workers = wholeNumber(execution, 'workers', [1, 50], problems);
  const threshold = share(execution, 'threshold', problems);
  const trials = readTrials(execution.field('trials'), problems);
  return {
    targets: readTargets(root, execution, problems),
    ...(workers !== undefined && { workers }),
    ...(threshold !== undefined && { threshold }),
    ...(trials !== undefined && { trials }),
    failOnError: false,
  };
}

/** `execution.targets` > `execution.target` > the old `target` at the top. */
function readTargets(root: Cursor, execution: Cursor | undefined, problems: Problem[]): Suite['targets'] {
  const list = execution?.field('targets');
  if (list !== undefined) {
    if (!list.isList) problems.push(list.wrongType('targets', 'a list of target names'));
    return list.items().flatMap((item) => {
      if (item.isMap) {
        problems.push(notSupportedYet('A target with settings of its own in a suite', item));
        return [];
      }
      return readName(item, problems);
    });
  }
  const single = execution?.field('target') ?? root.field('target');
  return single === undefined ? [] : readName(single, problems);
}

function readName(field: Cursor, problems: Problem[]): Suite['targets'] {
  const name = field.text?.trim();
  if (name) return [{ name, place: field.place }];
  problems.push(field.wrongType('target', 'the name of a target'));
  return [];
}

function readTrials(field: Cursor | undefined, problems: Problem[]): TrialPolicy | undefined {
  if (field === undefined) return undefined;
  if (!field.isMap) {
    problems.push(field.wrongType('trials', 'a mapping with "count"'));
    return undefined;
  }
  checkFields(
    field,
    { of: 'trials', read: ['count', 'strategy', 'cost_limit_usd', 'costLimitUsd'], notYet: [], withoutEffect: {} },
    problems,
  );
  const count = wholeNumber(field, 'count', [1, Number.POSITIVE_INFINITY], problems);
  if (field.field('count') === undefined)
    problems.push(field.error('MISSING_FIELD', '"trials" needs "count": how often each test runs'));
  const costLimitUsd = positive(field, 'cost_limit_usd', problems) ?? positive(field, 'costLimitUsd', problems);
  return count === undefined
    ? undefined
    : { count, strategy: readStrategy(field, problems), ...(costLimitUsd !== undefined && { costLimitUsd }) };
}

function readStrategy(field: Cursor, problems: Problem[]): TrialPolicy['strategy'] {
  const strategy = field.field('strategy');
  if (strategy === undefined) return 'pass_at_k';
  const known = trialStrategies.find((name) => name === strategy.value);
  if (known !== undefined) return known;
  problems.push(strategy.wrongType('strategy', trialStrategies.join(', ')));
  return 'pass_at_k';
}
