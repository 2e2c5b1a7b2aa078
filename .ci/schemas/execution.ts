import * as z from 'zod';
import { MAX_SECONDS, MAX_TRIALS, MAX_USD, MAX_WORKERS } from '../../src/model/suite/limits.ts';
import { trialStrategies } from '../../src/model/suite/suite.ts';
import { field, flag, idle, needed, old, optionalPart, part, share, text, texts } from './fields.ts';

const trials = z.strictObject({
  count: needed(z.int().min(1).max(MAX_TRIALS), 'How often each test runs.'),
  strategy: field(
    z.enum(trialStrategies),
    'How the trials make one score: the best one (and no more after a pass), their mean, or the lower end of its 95 % interval.',
  ),
  cost_limit_usd: field(
    z.number().gt(0).max(MAX_USD),
    'No further trial begins once the known cost has reached this many dollars.',
  ),
  costLimitUsd: old(z.number().gt(0).max(MAX_USD), 'cost_limit_usd'),
});

const target = z.strictObject({
  name: needed(text, 'The name under which the results appear.'),
  use_target: field(text, 'The target of the targets file that is behind the name.'),
  hooks: optionalPart('targetHooks', 'Commands that run around the tests on this target alone.'),
});

const targetHook = z.strictObject({
  command: field(z.union([text, texts]), 'A line for the shell, or a program and its arguments.'),
  script: old(z.union([text, texts]), 'command'),
  timeout_ms: field(
    z
      .number()
      .gt(0)
      .max(MAX_SECONDS * 1000),
    'Most milliseconds that the command may take: 60000 before tests, 30000 after.',
  ),
  timeoutMs: old(
    z
      .number()
      .gt(0)
      .max(MAX_SECONDS * 1000),
    'timeout_ms',
  ),
  cwd: field(text, 'Where the command runs, from the working directory; by default the folder of the file.'),
  reset: idle('it belongs to the hooks of a workspace'),
});

const targetHooks = z.strictObject({
  before_all: optionalPart('targetHook', 'Runs once, when the workspace is made.'),
  before_each: optionalPart('targetHook', 'Runs before each test.'),
  after_each: optionalPart('targetHook', 'Runs after each test and its graders.'),
  after_all: optionalPart('targetHook', 'Runs once, after the last test.'),
  enabled: idle('it turns off the hooks of a workspace'),
});

const lists = {
  assertions: optionalPart(
    'graders',
    'Graders for every test; "assertions" at the top of the file is the better place.',
  ),
  assert: optionalPart('graders', 'Old name of "assertions".').meta({ deprecated: true }),
  evaluators: optionalPart('graders', 'Old name of "assertions".').meta({ deprecated: true }),
};

/** The execution settings of a suite and of a test, and their parts. */
export const executionDefinitions = {
  execution: z.strictObject({
    target: field(text, 'The name of the target that the tests run on; "default" when none is named.'),
    targets: field(
      z.array(z.union([text, part('targetOfSuite')])),
      'Several targets: every test runs on each of them. An entry may give a target another name.',
    ),
    ...lists,
    workers: field(z.int().min(1).max(MAX_WORKERS), 'How many tests run at the same time.'),
    trials: optionalPart('trials', 'Runs every test several times.'),
    threshold: field(share, 'The mean score that the suite must reach, 0 to 1; also the pass mark of its tests.'),
    must_pass: field(flag, 'Whether every test must pass: the run fails when most trials of one test fail.'),
    timeout_seconds: field(
      z.number().gt(0).max(MAX_SECONDS),
      'Time limit of one call of a target in seconds, for tests without their own "timeout_seconds".',
    ),
    max_cost_usd: field(
      z.number().gt(0).max(MAX_USD),
      'Cost limit of a trial in US dollars, for tests without "max_cost_usd".',
    ),
    fail_on_error: field(flag, 'Whether the first test that could not be run stops the rest.'),
    failOnError: old(flag, 'fail_on_error'),
    budget_usd: field(
      z.number().gt(0).max(MAX_USD),
      'No further test begins once the known cost has reached this many dollars.',
    ),
    budgetUsd: old(z.number().gt(0).max(MAX_USD), 'budget_usd'),
    total_budget_usd: old(z.number().gt(0).max(MAX_USD), 'budget_usd'),
    totalBudgetUsd: old(z.number().gt(0).max(MAX_USD), 'budget_usd'),
    cache: field(flag, 'Whether answers of earlier runs may be used again.'),
    cache_path: field(text, 'The folder of cached responses.'),
    cachePath: old(text, 'cache_path'),
    watch: field(
      z.array(text).min(1),
      'Globs, from the root of the repository on, of the files that the results depend on; "!" leaves files out. Without them that is the whole repository.',
    ),
    skip_defaults: idle('it belongs to the execution of a test'),
  }),
  trials,
  targetOfSuite: target,
  targetHooks,
  targetHook,
  testExecution: z.strictObject({
    skip_defaults: field(flag, 'Whether the test goes without the input, input files and graders of the suite.'),
    threshold: field(share, 'The score that this test needs to pass, before any other threshold.'),
    targets: field(texts, 'Of several targets, the ones that this test runs on.'),
    target: idle('a test runs on the targets of its suite; restrict them with "targets"'),
    ...lists,
  }),
};
