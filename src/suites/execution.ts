import * as z from 'zod';
import { MAX_SECONDS, MAX_TRIALS, MAX_USD, MAX_WORKERS } from '../model/suite/number-limits.ts';
import { type Suite, trialStrategies, type WatchGlob } from '../model/suite/suite.ts';
import { cutEnd } from '../model/text/text.ts';
import {
  block,
  field,
  flag,
  idle,
  needed,
  oldPart,
  optionalPart,
  over0,
  part,
  share,
  text,
  trimmed,
  trimmedTexts,
  wholeNumber,
} from './block.ts';
import { readTargetHooks, TARGET_HOOK, TARGET_HOOKS } from './workspace/read-hooks.ts';
import type { Cursor } from './yaml/cursor.ts';

const A_COUNT = { expected: 'a mapping with "count"', hint: 'Write trials: { count: 3 }.' };
const TRIALS = block({ of: 'trials', oldNames: 'trials', ...A_COUNT }, () => ({
  count: needed(wholeNumber(1, MAX_TRIALS), 'How often each test runs.'),
  strategy: field(
    z.enum(trialStrategies),
    'How the trials make one score: the best one (and no more after a pass), their mean, or the lower end of its 95 % interval.',
    `one of ${trialStrategies.join(', ')}`,
  ),
  cost_limit_usd: field(over0(MAX_USD), 'No further trial begins once the known cost has reached this many dollars.'),
}));

const ELSEWHERE = 'Targets are configured in the targets file; "use_target" names one of them.';
const TARGET_OF_SUITE = block(
  { of: 'a target of a suite', elsewhere: { provider: ELSEWHERE, model: ELSEWHERE } },
  () => ({
    name: needed(text, 'The name under which the results appear.', 'the name of a target'),
    use_target: field(text, 'The target of the targets file that is behind the name.'),
    hooks: optionalPart('targetHooks', 'Commands that run around the tests on this target alone.'),
  }),
);

const graderLists = () => ({
  assertions: optionalPart(
    'graders',
    'Graders for every test; "assertions" at the top of the file is the better place.',
  ),
  assert: oldPart('graders', 'assertions'),
  evaluators: oldPart('graders', 'assertions'),
});

const EXECUTION = block({ of: 'execution', oldNames: 'execution' }, () => ({
  target: field(text, 'The name of the target that the tests run on; "default" when none is named.'),
  targets: field(
    z.array(z.union([text, part('targetOfSuite')])),
    'Several targets: every test runs on each of them. An entry may give a target another name.',
  ),
  ...graderLists(),
  workers: field(wholeNumber(1, MAX_WORKERS), 'How many tests run at the same time.'),
  trials: optionalPart('trials', 'Runs every test several times.'),
  threshold: field(share, 'The mean score that the suite must reach, 0 to 1; also the pass mark of its tests.'),
  must_pass: field(flag, 'Whether every test must pass: the run fails when most trials of one test fail.'),
  timeout_seconds: field(
    over0(MAX_SECONDS),
    'Time limit of one call of a target in seconds, for tests without their own "timeout_seconds".',
  ),
  max_cost_usd: field(over0(MAX_USD), 'Cost limit of a trial in US dollars, for tests without "max_cost_usd".'),
  fail_on_error: field(flag, 'Whether the first test that could not be run stops the rest.'),
  budget_usd: field(over0(MAX_USD), 'No further test begins once the known cost has reached this many dollars.'),
  cache: field(flag, 'Whether answers of earlier runs may be used again.'),
  cache_path: field(trimmed, 'The folder of cached responses.', 'the path of a folder'),
  cachePath: idle('it is spelled "cache_path"'),
  watch: field(
    z.array(text).min(1),
    'Globs, from the root of the repository on, of the files that the results depend on; "!" leaves files out. Without them that is the whole repository.',
  ),
  skip_defaults: idle('it belongs to the execution of a test'),
}));

const TEST_EXECUTION = block(
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
    ...graderLists(),
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

export function readExecution(root: Cursor) {
  const execution = EXECUTION.open(root.field('execution'));
  const targets = readTargets(root, execution);
  if (execution === undefined) return { targets, failOnError: false };

  const trials = TRIALS.open(execution.field('trials'));
  const { count, strategy = 'pass_at_k', cost_limit_usd: costLimitUsd } = trials ? TRIALS.values(trials) : {};
  const read = EXECUTION.values(
    execution,
    'workers',
    'threshold',
    'must_pass',
    'timeout_seconds',
    'max_cost_usd',
    'cache',
    'cache_path',
    'budget_usd',
    'fail_on_error',
  );
  return {
    targets,
    cache: read.cache,
    cachePath: read.cache_path,
    workers: read.workers,
    threshold: read.threshold,
    mustPass: read.must_pass || undefined,
    timeoutSeconds: read.timeout_seconds,
    maxCostUsd: read.max_cost_usd,
    trials: count === undefined ? undefined : { count, strategy, costLimitUsd },
    budgetUsd: read.budget_usd,
    watch: readWatch(execution.field('watch')),
    failOnError: read.fail_on_error ?? false,
  } satisfies Partial<Suite>;
}

export function readTestExecution(field: Cursor | undefined) {
  const execution = TEST_EXECUTION.open(field);
  if (execution === undefined) return undefined;
  const read = TEST_EXECUTION.values(execution);
  if (read.threshold === 0) {
    execution.field('threshold')?.addWarning('UNUSED', '"threshold: 0" lets this test pass with every answer', {
      hint: 'Remove it, or write the lowest score of a good answer.',
    });
  }
  return { skipDefaults: read.skip_defaults ?? false, threshold: read.threshold, targets: read.targets };
}

/** `execution.targets` > `execution.target` > the old `target` at the top. */
function readTargets(root: Cursor, execution: Cursor | undefined): Suite['targets'] {
  const list = execution?.field('targets');
  const isEmptyList = list?.isList === true && list.items().length === 0;
  const [first, ...ignored] = [isEmptyList ? undefined : list, execution?.field('target'), root.field('target')].filter(
    (field) => field !== undefined,
  );
  for (const field of ignored) field.addNote('UNUSED', '"target" is ignored because "execution" sets the targets');
  if (first === undefined) return [];
  if (first !== list) return readTargetName(first);

  if (!list.isList) {
    list.addWrongType('a list of target names', list.text === undefined ? undefined : 'Use "target" for a single one.');
  }
  const names = list.items().flatMap((item): Suite['targets'] => {
    if (!item.isMap) return readTargetName(item);
    TARGET_OF_SUITE.open(item);
    const name = item.field('name');
    const useTarget = item.field('use_target');
    const [named] = name === undefined ? [] : readTargetName(name, 'name');
    const hooks = readTargetHooks(item.field('hooks'));
    if (named === undefined || useTarget === undefined) return named === undefined ? [] : [{ ...named, hooks }];
    const [used] = readTargetName(useTarget, 'use_target');
    return used === undefined ? [] : [{ ...used, name: named.name, useTarget: used.name, hooks }];
  });
  const seen = new Set<string>();
  return names.filter(({ name, location, isUnknown }) => {
    if (isUnknown || !seen.has(name)) return seen.add(name);
    list.addWarning('UNUSED', `The target "${cutEnd(name, 60)}" is listed twice and used once`, { location });
    return false;
  });
}

function readTargetName(field: Cursor, key = 'target'): Suite['targets'] {
  const name = field.text?.trim();
  if (name) return [{ name, location: field.location }];
  const problem = field.wrongType(key, 'the name of a target');
  field.problems.push(problem);
  return field.isUnknown(problem) ? [{ name: '', location: field.location, isUnknown: true }] : [];
}

const MAX_GLOBS = 100;
const MAX_GLOB_LENGTH = 500;
/** The regular expression engine tries all splits of a path among the stars of a glob. */
const MAX_STARS = 12;

/**
 * `watch`: globs, from the root of the repository, of the files that the results of a suite depend on. Undefined if
 * there is none. An invalid one is an error: it could reuse outdated results.
 */
export function readWatch(field: Cursor | undefined): WatchGlob[] | undefined {
  if (field === undefined) return undefined;
  const items = field.items();
  if (!field.isList || items.length === 0 || items.length > MAX_GLOBS) {
    return field.addWrongType(`a list of 1 to ${MAX_GLOBS} globs`);
  }
  const globs = items.flatMap((item) => {
    const written = item.text?.trim() ?? '';
    const sign = written.startsWith('!') ? '!' : '';
    const path = written.slice(sign.length).replace(/^(?:\.\/+)+/, '');
    if (path === '') return item.addWrongType('a glob, such as "src/**"') ?? [];
    if (path.length > MAX_GLOB_LENGTH) return item.addWrongType(`at most ${MAX_GLOB_LENGTH} characters`) ?? [];
    if (/^(?:[/\\]|[A-Za-z]:)|[\0\r\n]/.test(path) || path.split('/').includes('..')) {
      return item.addWrongType('a path below the root of the repository, such as "src/**"') ?? [];
    }
    const stars = path.match(/\*+/g)?.length ?? 0;
    if (stars > MAX_STARS) return item.addWrongType(`a glob with at most ${MAX_STARS} stars`) ?? [];
    return { glob: `${sign}${path}`, location: item.location };
  });
  if (globs.length > 0 && globs.every(({ glob }) => glob.startsWith('!'))) {
    field.addWrongType('at least one glob that does not begin with "!"');
  }
  return globs.length === 0 ? undefined : globs;
}
