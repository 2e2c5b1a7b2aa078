import { describe, expect, test } from 'vitest';
import type { BeforeRun } from '../../src/app/before-run.ts';
import { parseInputs } from '../../src/app/inputs.ts';
import type { PolicyBase } from '../../src/app/policy-base.ts';
import { heldToBase } from '../../src/app/policy-promises.ts';
import { UserError } from '../../src/model/errors.ts';
import type { Files } from '../../src/model/ports.ts';
import { ServiceError } from '../../src/model/service-error.ts';
import { aResult } from '../support/builders.ts';
import { aRun } from '../support/evidence.ts';

const FILE = 'evals/a.eval.yaml';
const PATH = '/repo/evals/a.eval.yaml';
const suite = (threshold: number | undefined, tests: string): string =>
  `${threshold === undefined ? '' : `execution: { threshold: ${threshold} }\n`}tests:\n${tests}`;
const TESTS = '  - { id: a, input: x, must_pass: true }\n  - { id: b, input: x }\n';

interface Sides {
  readonly base: string | undefined;
  readonly here: string;
  readonly before?: string;
}

async function held({ base, here, before }: Sides, more: Partial<PolicyBase> = {}, from: 'base' | 'here' = 'base') {
  const texts = (text: string | undefined) => new Map(text === undefined ? [] : [[PATH, text]]);
  const policyBase: PolicyBase = {
    of: 'pull request',
    commit: 'b',
    root: '/repo',
    texts: async () => texts(base),
    few: async () => texts(base),
    before: async () => (before === undefined ? undefined : texts(before)),
    ...more,
  };
  const disk = { state: async () => 'file', read: async () => here } satisfies Pick<Files, 'state' | 'read'>;
  const results = ['a', 'b'].map((testId) =>
    aResult({ testId, suite: 's', suiteFile: FILE, target: 't', mustPass: false }),
  );
  const judging = {
    inputs: parseInputs({}),
    base: policyBase,
    source: { of: 'pull request', from, base: 'b', changes: [] },
  } as unknown as BeforeRun;
  const floor = /threshold: ([\d.]+)/.exec(here);
  const floors = floor
    ? [{ suite: 's', file: FILE, target: 't', threshold: Number(floor[1]), from: 'suite' as const }]
    : [];
  const { run, before: after } = await heldToBase(
    { run: aRun(results, { floors }), before: judging },
    { cwd: '/repo', files: disk },
  );
  return {
    floors: run.floors.map(({ threshold }) => threshold),
    mustPass: run.results.filter(({ mustPass }) => mustPass).map(({ testId }) => testId),
    changes: after.source?.changes ?? [],
    unavailable: after.source?.unavailable,
  };
}

describe('a change is held to what the suites of its base branch promise', () => {
  test.each([
    ['a floor that it lowers', 0.9, 0.5, [0.9], '0.9 → 0.5 (base)'],
    ['a floor that it takes away', 0.9, undefined, [0.9], '0.9 → undefined (base)'],
    ['a floor that it raises, until that is merged', 0.5, 0.9, [0.5], '0.5 → 0.9 (base)'],
    ['and to one that it promises anew', undefined, 0.7, [0.7], 'undefined → 0.7 (here)'],
  ])('%s', async (_, base, here, floors, change) => {
    const found = await held({ base: suite(base, TESTS), here: suite(here, TESTS) });
    expect(found.floors).toEqual(floors);
    const texts = found.changes.map(
      ({ what, base: theirs, here: ours, counts }) => `${what}: ${theirs} → ${ours} (${counts})`,
    );
    expect(texts).toEqual([`threshold of ${FILE}: ${change}`]);
  });

  test('a test that must pass, and is let off by it', async () => {
    const found = await held({
      base: suite(undefined, TESTS),
      here: suite(undefined, TESTS.replace(', must_pass: true', '')),
    });
    expect(found.mustPass).toEqual(['a']);
    expect(found.changes).toEqual([{ what: 'must_pass of a', base: 'true', here: 'false', counts: 'base' }]);
  });

  test('a suite of which every test must pass, also tests that it adds', async () => {
    const every = `execution: { must_pass: true }\ntests:\n${TESTS}`;
    const found = await held({ base: every, here: suite(undefined, TESTS) });
    expect(found.mustPass).toEqual(['a', 'b']);
    expect(found.changes).toEqual([{ what: `must_pass of ${FILE}`, base: 'true', here: 'false', counts: 'base' }]);
    expect((await held({ base: suite(undefined, TESTS), here: every })).changes).toEqual([]);
  });

  test('but a test that it takes out is told as such elsewhere', async () => {
    const found = await held({ base: suite(undefined, TESTS), here: suite(undefined, '  - { id: b, input: x }\n') });
    expect(found.changes).toEqual([]);
  });

  test('and is not accused of what the base branch changed meanwhile', async () => {
    const [old, now] = [suite(0.5, TESTS), suite(0.9, TESTS)];
    const found = await held({ base: now, here: `# changed\n${old}`, before: old });
    expect(found).toMatchObject({ floors: [0.9], changes: [] });
  });
});

describe('nothing is said', () => {
  const same = suite(0.9, TESTS);

  test.each([
    ['of a suite that is as it was', { base: same, here: same }, {}],
    ['of a suite that is new', { base: undefined, here: same }, {}],
    ['of a suite with other tests alone', { base: same, here: `${same}  - { id: c, input: x }\n` }, {}],
    [
      'where they cannot be read',
      { base: same, here: suite(0.1, TESTS) },
      { few: () => Promise.reject(new ServiceError('refused', 'no')) },
    ],
  ])('%s', async (_, sides, more) => {
    expect((await held(sides, more as Partial<PolicyBase>)).changes).toEqual([]);
  });

  test('where nobody can tell what the change says, which is held to the base branch all the same', async () => {
    const changed = () => Promise.reject(new ServiceError('unavailable', 'HTTP 500'));
    expect(await held({ base: same, here: suite(0.1, TESTS) }, { changed })).toMatchObject({
      floors: [0.9],
      mustPass: ['a'],
      changes: [],
    });
  });

  test.each([
    ['GitHub fails', new ServiceError('unavailable', 'HTTP 500')],
    ['there are too many files', new UserError([{ code: 'FILE_TOO_LARGE', severity: 'error', message: 'too many' }])],
  ])('and nothing is decided where %s', async (_, error) => {
    const few = () => Promise.reject(error);
    expect(await held({ base: same, here: suite(0.1, TESTS) }, { few })).toMatchObject({ unavailable: true });
  });

  test('where the change’s own settings decide', async () => {
    const found = await held({ base: same, here: suite(0.1, TESTS) }, {}, 'here');
    expect(found).toMatchObject({ floors: [0.1], changes: [] });
  });

  test('of a base that is no YAML', async () => {
    expect((await held({ base: 'tests: [', here: suite(0.1, TESTS) })).floors).toEqual([0.1]);
  });
});
