import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { Suite, TrialPolicy } from '../../model/suite/suite.ts';
import { cutEnd } from '../../shared/text.ts';
import { readKeys } from '../blocks/block.ts';
import { EXECUTION, TARGET_OF_SUITE, TRIALS } from '../blocks/execution.ts';
import { NAMES } from '../old-names.ts';
import { readTargetHooks } from '../workspace/target-hooks.ts';
import { checkFields, firstOf } from './fields.ts';
import { readWatch } from './watch-globs.ts';

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

  checkFields(execution, EXECUTION, problems);
  const budget = firstOf(execution, NAMES.execution.budget, problems)?.name ?? 'budget_usd';
  const failOnError = firstOf(execution, NAMES.execution.failOnError, problems)?.name ?? 'fail_on_error';
  const read = readKeys(
    execution,
    EXECUTION,
    [
      'workers',
      'threshold',
      'must_pass',
      'timeout_seconds',
      'max_cost_usd',
      'cache',
      'cache_path',
      budget,
      failOnError,
    ],
    problems,
  );
  return {
    targets: readTargets(root, execution, problems),
    cache: read.cache,
    cachePath: read.cache_path,
    workers: read.workers,
    threshold: read.threshold,
    mustPass: read.must_pass || undefined,
    timeoutSeconds: read.timeout_seconds,
    maxCostUsd: read.max_cost_usd,
    trials: readTrials(execution.field('trials'), problems),
    budgetUsd: read[budget],
    watch: readWatch(execution.field('watch'), problems),
    failOnError: read[failOnError] ?? false,
  };
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
  checkFields(item, TARGET_OF_SUITE, problems);
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
  checkFields(field, TRIALS, problems);
  const read = readKeys(field, TRIALS, ['count', 'strategy', 'cost_limit_usd', 'costLimitUsd'], problems);
  if (field.field('count') === undefined)
    problems.push(
      field.error('MISSING_FIELD', '"trials" needs "count", the number of trials of each test', {
        expected: 'a whole number, 1 or more',
      }),
    );
  const { count, strategy = 'pass_at_k', cost_limit_usd, costLimitUsd } = read;
  return count === undefined ? undefined : { count, strategy, costLimitUsd: cost_limit_usd ?? costLimitUsd };
}
