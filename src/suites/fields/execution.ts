import type { Problem } from '../../model/errors.ts';
import { MAX_SECONDS, MAX_TRIALS, MAX_USD, MAX_WORKERS } from '../../model/suite/limits.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { type Suite, type TrialPolicy, trialStrategies } from '../../model/suite/suite.ts';
import { didYouMean } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';
import { NAMES } from '../old-names.ts';
import { readTargetHooks } from '../workspace/target-hooks.ts';
import { checkFields, type Fields, firstOf } from './fields.ts';
import { adviceForFlag, positive, share, wholeNumber } from './numbers.ts';
import { readWatch } from './watch-globs.ts';

export const EXECUTION_FIELDS: Fields = {
  of: 'execution',
  read: [
    'target',
    'targets',
    'assertions',
    'assert',
    'evaluators',
    'workers',
    'trials',
    'threshold',
    'must_pass',
    'timeout_seconds',
    'max_cost_usd',
    'cache',
    'cache_path',
    'fail_on_error',
    'failOnError',
    'budget_usd',
    'budgetUsd',
    'total_budget_usd',
    'totalBudgetUsd',
    'watch',
  ],
  withoutEffect: { skip_defaults: 'it belongs to the execution of a test', cachePath: 'it is spelled "cache_path"' },
};

/** A target with its own settings in a suite. */
export const TARGET_FIELDS: Fields = {
  of: 'a target of a suite',
  read: ['name', 'use_target', 'hooks'],
  required: ['name'],
  withoutEffect: {},
  elsewhere: {
    provider: 'Targets are configured in the targets file; "use_target" names one of them.',
    model: 'Targets are configured in the targets file; "use_target" names one of them.',
  },
};

export const TRIAL_FIELDS: Fields = {
  of: 'trials',
  read: ['count', 'strategy', 'cost_limit_usd', 'costLimitUsd'],
  withoutEffect: {},
};

type Execution = Pick<
  Suite,
  | 'targets'
  | 'workers'
  | 'threshold'
  | 'mustPass'
  | 'timeoutSeconds'
  | 'maxCostUsd'
  | 'trials'
  | 'failOnError'
  | 'budgetUsd'
  | 'cache'
  | 'cachePath'
  | 'watch'
>;

/** The execution settings of a suite. */
export function readExecution(root: Cursor, problems: Problem[]): Execution {
  const execution = root.field('execution');
  if (execution !== undefined && !execution.isMap) problems.push(execution.wrongType('execution', 'a mapping'));
  if (!execution?.isMap) return { targets: readTargets(root, undefined, problems), failOnError: false };

  checkFields(execution, EXECUTION_FIELDS, problems);
  const workers = wholeNumber(execution, 'workers', [1, MAX_WORKERS], problems);
  const threshold = share(execution, 'threshold', problems);
  const mustPass = readFlag(execution.field('must_pass'), 'must_pass', problems);
  const timeoutSeconds = positive(execution, 'timeout_seconds', MAX_SECONDS, problems);
  const maxCostUsd = positive(execution, 'max_cost_usd', MAX_USD, problems);
  const trials = readTrials(execution.field('trials'), problems);
  const budget = firstOf(execution, NAMES.execution.budget, problems);
  const budgetUsd = budget && positive(execution, budget.name, MAX_USD, problems);
  const watch = readWatch(execution.field('watch'), problems);
  return {
    targets: readTargets(root, execution, problems),
    ...readCache(execution, problems),
    workers,
    threshold,
    mustPass: mustPass || undefined,
    timeoutSeconds,
    maxCostUsd,
    trials,
    budgetUsd,
    watch,
    failOnError: readFlag(firstOf(execution, NAMES.execution.failOnError, problems)?.field, 'fail_on_error', problems),
  };
}

/** Whether responses of models are cached, and where. */
function readCache(execution: Cursor, problems: Problem[]): Pick<Suite, 'cache' | 'cachePath'> {
  const cache = execution.field('cache');
  const path = execution.field('cache_path');
  if (cache !== undefined && typeof cache.value !== 'boolean') problems.push(cache.wrongType('cache', 'true or false'));
  if (path !== undefined && !path.text?.trim()) problems.push(path.wrongType('cache_path', 'the path of a folder'));
  return {
    cache: typeof cache?.value === 'boolean' ? cache.value : undefined,
    cachePath: path?.text?.trim() ? path.text.trim() : undefined,
  };
}

function readFlag(field: Cursor | undefined, name: string, problems: Problem[]): boolean {
  if (field === undefined || typeof field.value === 'boolean') return field?.value === true;
  problems.push(field.wrongType(name, 'true or false', adviceForFlag(field.value)));
  return false;
}

/** `execution.targets` > `execution.target` > the old `target` at the top. */
function readTargets(root: Cursor, execution: Cursor | undefined, problems: Problem[]): Suite['targets'] {
  const list = execution?.field('targets');
  const isEmptyList = list?.isList === true && list.items().length === 0;
  const [first, ...ignored] = [
    ...(list === undefined || isEmptyList ? [] : [list]),
    ...[execution?.field('target'), root.field('target')].filter((field) => field !== undefined),
  ];
  for (const field of ignored) {
    problems.push(
      field.warning('UNUSED', '"target" is ignored because "execution" sets the targets', {
        location: field.keyLocation,
      }),
    );
  }
  if (first === undefined) return [];
  return first === list ? readList(list, problems) : readName(first, problems);
}

function readList(list: Cursor, problems: Problem[]): Suite['targets'] {
  if (!list.isList) {
    const hint = list.text === undefined ? undefined : 'Use "target" for a single one.';
    problems.push(list.wrongType('targets', 'a list of target names', hint));
  }
  const names = list.items().flatMap((item) => (item.isMap ? readEntry(item, problems) : readName(item, problems)));
  const seen = new Set<string>();
  return names.filter(({ name, location, isUnknown }) => {
    if (isUnknown || !seen.has(name)) return seen.add(name);
    const message = `The target "${cutEnd(name, 60)}" is listed twice and used once`;
    problems.push({ code: 'UNUSED', severity: 'warning', message, location });
    return false;
  });
}

function readEntry(item: Cursor, problems: Problem[]): Suite['targets'] {
  checkFields(item, TARGET_FIELDS, problems);
  const name = item.field('name');
  const useTarget = item.field('use_target');
  if (name === undefined) {
    problems.push(item.missing('name', 'A target of a suite needs a "name"', 'the name of a target'));
    return [];
  }
  const [named] = readName(name, problems, 'name');
  const hooks = readTargetHooks(item.field('hooks'), problems);
  const own = hooks && { hooks };
  if (named === undefined || useTarget === undefined) return named === undefined ? [] : [{ ...named, ...own }];
  const [used] = readName(useTarget, problems, 'use_target');
  return used === undefined ? [] : [{ ...used, name: named.name, useTarget: used.name, ...own }];
}

function readName(field: Cursor, problems: Problem[], key = 'target'): Suite['targets'] {
  const name = field.text?.trim();
  if (name) return [{ name, location: field.location }];
  const problem = field.wrongType(key, 'the name of a target');
  problems.push(problem);
  return field.isUnknown(problem) ? [{ name: '', location: field.location, isUnknown: true }] : [];
}

function readTrials(field: Cursor | undefined, problems: Problem[]): TrialPolicy | undefined {
  if (field === undefined) return undefined;
  if (!field.isMap) {
    const hint = typeof field.value === 'number' ? `Write trials: { count: ${field.value} }.` : undefined;
    problems.push(field.wrongType('trials', 'a mapping with "count"', hint));
    return undefined;
  }
  checkFields(field, TRIAL_FIELDS, problems);
  const count = wholeNumber(field, 'count', [1, MAX_TRIALS], problems);
  if (field.field('count') === undefined)
    problems.push(
      field.error('MISSING_FIELD', '"trials" needs "count", the number of trials of each test', {
        expected: 'a whole number, 1 or more',
      }),
    );
  const costLimitUsd =
    positive(field, 'cost_limit_usd', MAX_USD, problems) ?? positive(field, 'costLimitUsd', MAX_USD, problems);
  return count === undefined ? undefined : { count, strategy: readStrategy(field, problems), costLimitUsd };
}

function readStrategy(field: Cursor, problems: Problem[]): TrialPolicy['strategy'] {
  const strategy = field.field('strategy');
  if (strategy === undefined) return 'pass_at_k';
  const known = trialStrategies.find((name) => name === strategy.text);
  if (known !== undefined) return known;
  const meant = strategy.text === undefined ? undefined : didYouMean(strategy.text, trialStrategies);
  problems.push(
    strategy.wrongType('strategy', `one of ${trialStrategies.join(', ')}`, meant && `Did you mean "${meant}"?`),
  );
  return 'pass_at_k';
}
