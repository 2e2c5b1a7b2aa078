import * as z from 'zod';
import { MAX_SECONDS, MAX_TRIALS, MAX_USD, MAX_WORKERS } from '../../model/suite/limits.ts';
import { trialStrategies } from '../../model/suite/suite.ts';
import {
  block,
  field,
  flag,
  idle,
  needed,
  old,
  oldPart,
  optionalPart,
  over0,
  part,
  share,
  text,
  trimmed,
  trimmedTexts,
  whole,
} from './block.ts';
import { TARGET_HOOK, TARGET_HOOKS } from './workspace.ts';

export const TRIALS = block({ of: 'trials' }, () => ({
  count: needed(whole(1, MAX_TRIALS), 'How often each test runs.'),
  strategy: field(
    z.enum(trialStrategies),
    'How the trials make one score: the best one (and no more after a pass), their mean, or the lower end of its 95 % interval.',
    `one of ${trialStrategies.join(', ')}`,
  ),
  cost_limit_usd: field(over0(MAX_USD), 'No further trial begins once the known cost has reached this many dollars.'),
  costLimitUsd: old(over0(MAX_USD), 'cost_limit_usd'),
}));

const ELSEWHERE = 'Targets are configured in the targets file; "use_target" names one of them.';
/** A target with its own settings in a suite. */
export const TARGET_OF_SUITE = block(
  { of: 'a target of a suite', required: ['name'], elsewhere: { provider: ELSEWHERE, model: ELSEWHERE } },
  () => ({
    name: needed(text, 'The name under which the results appear.'),
    use_target: field(text, 'The target of the targets file that is behind the name.'),
    hooks: optionalPart('targetHooks', 'Commands that run around the tests on this target alone.'),
  }),
);

const lists = () => ({
  assertions: optionalPart(
    'graders',
    'Graders for every test; "assertions" at the top of the file is the better place.',
  ),
  assert: oldPart('graders', 'assertions'),
  evaluators: oldPart('graders', 'assertions'),
});

export const EXECUTION = block({ of: 'execution' }, () => ({
  target: field(text, 'The name of the target that the tests run on; "default" when none is named.'),
  targets: field(
    z.array(z.union([text, part('targetOfSuite')])),
    'Several targets: every test runs on each of them. An entry may give a target another name.',
  ),
  ...lists(),
  workers: field(whole(1, MAX_WORKERS), 'How many tests run at the same time.'),
  trials: optionalPart('trials', 'Runs every test several times.'),
  threshold: field(share, 'The mean score that the suite must reach, 0 to 1; also the pass mark of its tests.'),
  must_pass: field(flag, 'Whether every test must pass: the run fails when most trials of one test fail.'),
  timeout_seconds: field(
    over0(MAX_SECONDS),
    'Time limit of one call of a target in seconds, for tests without their own "timeout_seconds".',
  ),
  max_cost_usd: field(over0(MAX_USD), 'Cost limit of a trial in US dollars, for tests without "max_cost_usd".'),
  fail_on_error: field(flag, 'Whether the first test that could not be run stops the rest.'),
  failOnError: old(flag, 'fail_on_error'),
  budget_usd: field(over0(MAX_USD), 'No further test begins once the known cost has reached this many dollars.'),
  budgetUsd: old(over0(MAX_USD), 'budget_usd'),
  total_budget_usd: old(over0(MAX_USD), 'budget_usd'),
  totalBudgetUsd: old(over0(MAX_USD), 'budget_usd'),
  cache: field(flag, 'Whether answers of earlier runs may be used again.'),
  cache_path: field(trimmed, 'The folder of cached responses.', 'the path of a folder'),
  cachePath: idle('it is spelled "cache_path"'),
  watch: field(
    z.array(text).min(1),
    'Globs, from the root of the repository on, of the files that the results depend on; "!" leaves files out. Without them that is the whole repository.',
  ),
  skip_defaults: idle('it belongs to the execution of a test'),
}));

export const TEST_EXECUTION = block(
  {
    of: "a test's execution",
    elsewhere: {
      must_pass: 'Put it on the test itself.',
      timeout_seconds: 'Put it on the test itself, next to "id".',
      max_cost_usd: 'Put it on the test itself, next to "id".',
    },
  },
  () => ({
    skip_defaults: field(flag, 'Whether the test goes without the input, input files and graders of the suite.'),
    threshold: field(share, 'The score that this test needs to pass, before any other threshold.'),
    targets: field(trimmedTexts, 'Of several targets, the ones that this test runs on.', 'a list of target names'),
    target: idle('a test runs on the targets of its suite; restrict them with "targets"'),
    ...lists(),
  }),
);

/** The execution settings of a suite and of a test, and their parts. */
export const executionDefinitions = () => ({
  execution: EXECUTION.schema,
  trials: TRIALS.schema,
  targetOfSuite: TARGET_OF_SUITE.schema,
  targetHooks: TARGET_HOOKS.schema,
  targetHook: TARGET_HOOK.schema,
  testExecution: TEST_EXECUTION.schema,
});
