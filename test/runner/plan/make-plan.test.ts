import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/model/errors.ts';
import type { BrokenTest, Suite } from '../../../src/model/suite/suite.ts';
import {
  idFilter,
  makePlan,
  type PlanOptions,
  repeatedNames,
  type SuiteOnTargets,
  unmatchedIds,
} from '../../../src/runner/plan/make-plan.ts';
import { aSuite, aTarget, aTest, location } from '../../support/plan-steps.ts';

const aBrokenTest = (id: string): BrokenTest => ({
  kind: 'broken',
  id,
  location,
  problems: [{ code: 'MISSING_FIELD', severity: 'error', message: 'no input' }],
});

const on = (suite: Suite, ...targets: string[]): SuiteOnTargets => ({
  suite,
  targets: targets.map((name) => aTarget(name)),
});
const plan = (suites: SuiteOnTargets[], options: Partial<PlanOptions> = {}) =>
  makePlan(suites, { testIds: [], ...options });
const stepsOf = (suites: SuiteOnTargets[], options: Partial<PlanOptions> = {}) =>
  plan(suites, options).steps.map(
    ({ index, kind, suite, test, target }) =>
      `${index} ${kind} ${suite.name}/${test.id} on ${typeof target === 'string' ? target : target.name}`,
  );

function refusal(suites: SuiteOnTargets[], options: Partial<PlanOptions> = {}): string {
  try {
    plan(suites, options);
    return 'planned';
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

describe('the steps', () => {
  test('of an experiment turn around from one test to the next, also where suites have one test or every second is excluded', () => {
    const ids = ['a1', 'b', 'a2', 'a3'];
    const suites = [
      ...['r', 's'].map((name) => on(aSuite(name, [aTest('a')]), 'x', 'y')),
      on(
        aSuite(
          't',
          ids.map((id) => aTest(id)),
        ),
        'x',
        'y',
      ),
    ];
    const steps = stepsOf(suites, { alternates: true, testIds: ['a*'] });
    expect(steps.map((step) => step.slice('0 run '.length))).toEqual([
      ...['r/a on x', 'r/a on y', 's/a on y', 's/a on x', 't/a1 on x', 't/a1 on y'],
      ...['t/a2 on y', 't/a2 on x', 't/a3 on x', 't/a3 on y'],
    ]);
  });

  test('of an experiment have a reverse order for every second test, where their targets may run, and have no threshold', () => {
    const suite = aSuite('s', [aTest('a'), aTest('b'), aTest('c', { targets: ['x'] })], { threshold: 0.5 });
    const targets = [aTarget('x'), { ...aTarget('v'), variantOf: 'x' }, aTarget('y')];
    const { steps, requirements } = plan([{ suite, targets }], { alternates: true });
    expect(stepsOf([{ suite, targets }], { alternates: true }).map((step) => step.slice('0 run s/'.length))).toEqual([
      ...['a on x', 'a on v', 'a on y'],
      ...['b on y', 'b on v', 'b on x'],
      ...['c on x', 'c on v'],
    ]);
    expect([steps.length, requirements]).toEqual([8, []]);
  });

  test('are every test on every target, in the order of suites, tests and targets', () => {
    const suites = [on(aSuite('s', [aTest('a'), aTest('b')]), 'x', 'y'), on(aSuite('t', [aTest('a')]), 'x')];
    expect(stepsOf(suites)).toEqual([
      '0 run s/a on x',
      '1 run s/a on y',
      '2 run s/b on x',
      '3 run s/b on y',
      '4 run t/a on x',
    ]);
  });

  test('keep a broken test, on each target that it would have run on', () => {
    expect(stepsOf([on(aSuite('s', [aBrokenTest('a'), aTest('b')]), 'x', 'y')])).toEqual([
      '0 broken s/a on x',
      '1 broken s/a on y',
      '2 run s/b on x',
      '3 run s/b on y',
    ]);
  });

  test('keep to the targets of a test in a matrix, and only there', () => {
    const suite = aSuite('s', [aTest('a', { targets: ['y', 'z'] }), aTest('b')]);
    expect(stepsOf([on(suite, 'x', 'y')])).toEqual(['0 run s/a on y', '1 run s/b on x', '2 run s/b on y']);
    expect(stepsOf([on(suite, 'x')])).toEqual(['0 run s/a on x', '1 run s/b on x']);
  });

  test.each<[string, string[], string[]]>([
    ['an id', ['b'], ['b']],
    ['a glob', ['refund-*'], ['refund-1', 'refund-2']],
    ['a star does not reach over a slash', ['*'], ['b', 'refund-1', 'refund-2', '.hidden', '返金', '[odd] (1)']],
    ['an id that would be another glob', ['[odd] (1)'], ['[odd] (1)']],
    ['a slip in the same list does no harm', ['b', 'nope'], ['b']],
  ])('are only those that are asked for by %s', (_, testIds, ids) => {
    const tests = ['a/x', 'b', 'refund-1', 'refund-2', '.hidden', '返金', '[odd] (1)'].map((id) => aTest(id));
    const found = plan([on(aSuite('s', tests), 'x')], { testIds }).steps.map(({ test }) => test.id);
    expect(found).toEqual(ids);
  });
});

describe('the pass mark of a test', () => {
  test.each<[string, number | undefined, number | undefined, number | undefined, number]>([
    ['its own', 0.3, 0.5, 0.6, 0.3],
    ['its own, even when it is 0', 0, 0.5, 0.6, 0],
    ['what the run asks for', undefined, 0.5, 0.6, 0.5],
    ['that of its suite', undefined, undefined, 0.6, 0.6],
    ['0.8 when nothing is said', undefined, undefined, undefined, 0.8],
    ['0.8 when the run asks nothing of its suites', undefined, 0, undefined, 0.8],
    ['0.8 when its suite asks nothing', undefined, undefined, 0, 0.8],
  ])('is %s', (_, own, asked, promised, passMark) => {
    const suite = aSuite('s', [aTest('a', own === undefined ? {} : { threshold: own })], {
      ...(promised !== undefined && { threshold: promised }),
    });
    expect(plan([on(suite, 'x')], { threshold: asked }).steps[0]).toMatchObject({ passMark });
  });

  test("applies AgentV's pass mark together with that of the suite, because AgentV does not apply it to tests", () => {
    const suite = aSuite('s', [aTest('a'), aTest('b', { threshold: 0.3 })], { threshold: 0.6 });
    const marks = plan([on(suite, 'x')]).steps.map((step) => step.kind === 'run' && step.agentvPassMark);
    expect(marks).toEqual([0.8, undefined]);
  });
});

describe('a test must pass', () => {
  const mustPassIn = (suite: Partial<Suite>, options: Partial<PlanOptions> = {}) =>
    plan([on(aSuite('s', [aTest('a'), aTest('b', { mustPass: true })], suite), 'x')], options).steps.map(
      (step) => step.kind === 'run' && step.test.mustPass,
    );

  test.each<[string, Partial<Suite>, Partial<PlanOptions>, boolean[]]>([
    ['when it says so', {}, {}, [false, true]],
    ['when its suite says so of every test', { mustPass: true }, {}, [true, true]],
    ['when the run says so of every test', {}, { mustPass: true }, [true, true]],
  ])('%s', (_, suite, options, expected) => {
    expect(mustPassIn(suite, options)).toEqual(expected);
  });
});

describe('how often a test runs', () => {
  const trials = { count: 3, strategy: 'pass_at_k', costLimitUsd: 1 } as const;

  test.each<[string, Partial<Suite>, number | undefined, object]>([
    ['once', {}, undefined, { count: 1, strategy: 'mean' }],
    ['as often as the suite says', { trials }, undefined, trials],
    ['as often as was asked for, all of them', {}, 5, { count: 5, strategy: 'mean' }],
    ['as often as was asked for, the way the suite says', { trials }, 5, { ...trials, count: 5 }],
  ])('is %s', (_, more, asked, expected) => {
    expect(plan([on(aSuite('s', [aTest('a')], more), 'x')], { trials: asked }).steps[0]).toMatchObject({
      trials: expected,
    });
  });
});

describe('the promised means', () => {
  const promising = (name: string, tests: Suite['tests'] = [aTest('a')]) => aSuite(name, tests, { threshold: 0.6 });

  test('are those of the suites, for each target', () => {
    expect(plan([on(promising('s'), 'x', 'y'), on(aSuite('t', [aTest('a')]), 'x')]).requirements).toEqual([
      { suite: 's', file: 'evals/s.eval.yaml', target: 'x', threshold: 0.6, from: 'suite' },
      { suite: 's', file: 'evals/s.eval.yaml', target: 'y', threshold: 0.6, from: 'suite' },
    ]);
  });

  test('are what was asked for, even 0, for every suite', () => {
    expect(plan([on(promising('s'), 'x'), on(aSuite('t', [aTest('a')]), 'x')], { threshold: 0 }).requirements).toEqual([
      { suite: 's', file: 'evals/s.eval.yaml', target: 'x', threshold: 0, from: 'input' },
      { suite: 't', file: 'evals/t.eval.yaml', target: 'x', threshold: 0, from: 'input' },
    ]);
  });

  test('of suites that are left out do not count', () => {
    const suites = [on(promising('s'), 'x'), on(promising('t', [aTest('b')]), 'x')];
    expect(plan(suites, { testIds: ['b'] }).requirements.map(({ suite }) => suite)).toEqual(['t']);
  });
});

describe('nothing to run', () => {
  const many = Array.from({ length: 40 }, (_, index) => aTest(`test-${index}`));

  test('is reported with the id that was meant, at any position of the list', () => {
    expect(refusal([on(aSuite('s', [...many, aTest('refund')]), 'x')], { testIds: ['refnud'] })).toMatch(
      /^No test has an id that matches refnud\n[\s\S]*Did you mean "refund"\?$/,
    );
  });

  test('is reported with the targets if the tests are restricted to others', () => {
    const suite = aSuite('s', [aTest('a', { targets: ['z'] })]);
    expect(refusal([on(suite, 'x', 'y')])).toMatch(
      /do not run on the targets of this run\n.*\n {2}found: the targets x, y$/,
    );
  });

  test('is reported if there is no suite', () => {
    expect(refusal([])).toMatch(/contain no test/);
  });
});

test('two suites of one name are reported, because their results cannot be distinguished', () => {
  const second = aSuite('s', [], { file: 'other.yaml' });
  const problems = repeatedNames([aSuite('s', []), aSuite('t', []), second]);
  expect(problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    expect.stringMatching(/^Two suites are called "s" The other one is evals\/s\.eval\.yaml\./),
  ]);
});

test('an id or glob that selects no test is a warning that names it', () => {
  const suites = [aSuite('s', [aTest('refund-one'), aTest('greets')])];
  expect(unmatchedIds(suites, ['greets', 'refund-*', 'gretes', 'zz-*'])).toMatchObject([
    { severity: 'warning', message: 'No test has an id that matches gretes', hint: 'Did you mean "greets"?' },
    { severity: 'warning', message: 'No test has an id that matches zz-*' },
  ]);
  expect(unmatchedIds(suites, [])).toEqual([]);
});

test('every id can be asked for by itself, whatever its characters mean in a glob', () => {
  fc.assert(fc.property(fc.string({ minLength: 1 }), (id) => idFilter([id])(id)));
});

test('no pattern is so odd that the filter breaks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom(...'a*?[]{}()!@+|,.\\/') }), { minLength: 1 }),
      fc.string(),
      (patterns, id) => {
        expect(typeof idFilter(patterns)(id)).toBe('boolean');
      },
    ),
  );
  expect(idFilter(['', 'x'.repeat(70_000)])('a')).toBe(false);
});
