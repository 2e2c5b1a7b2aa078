import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import type { GateInputs } from '../../../src/config/gate-inputs.ts';
import { applyBaseRequirements } from '../../../src/config/policy/base-requirements.ts';
import type { PolicyBase } from '../../../src/config/policy/policy-base.ts';
import { parseInputs } from '../../../src/config/settings.ts';
import { UserError } from '../../../src/model/errors.ts';
import { ServiceError } from '../../../src/model/ports/service-error.ts';
import { measureText } from '../../../src/model/run/fingerprint.ts';
import type { RunResult } from '../../../src/model/run/result.ts';
import type { EvidencePool } from '../../../src/model/verdict/evidence.ts';
import { aResult } from '../../support/builders.ts';
import { aPast, aPool, aRun, found } from '../../support/evidence.ts';

const FILE = 'evals/a.eval.yaml';
const PATH = '/repo/evals/a.eval.yaml';
const suite = (threshold: number | undefined, tests: string): string =>
  `${threshold === undefined ? '' : `execution: { threshold: ${threshold} }\n`}tests:\n${tests}`;
const TESTS = '  - { id: a, input: x, must_pass: true }\n  - { id: b, input: x }\n';

interface Sides {
  readonly base: string | undefined;
  /** Undefined if the change deletes the suite. */
  readonly head: string | undefined;
  /** What the path of the suite leads to. */
  readonly target?: string;
  /** The tests that the run has, in which file and suite. */
  readonly tests?: readonly string[];
  readonly file?: string;
  readonly name?: string;
  readonly run?: Partial<RunResult>;
  /** What the baseline says of the suite. */
  readonly pool?: EvidencePool;
  readonly sha?: string;
  /** How the tests of the run are measured. */
  readonly measure?: string;
}

async function held(
  {
    base,
    head,
    target = PATH,
    tests = ['a', 'b'],
    file: suiteFile = FILE,
    name = 's',
    run: given = {},
    pool = aPool({ a: '1/1' }, { suite: 's', file: FILE, target: 't' }),
    sha = 'b',
    measure,
  }: Sides,
  more: Partial<PolicyBase> = {},
  from: 'base' | 'checkout' = 'base',
  glob = async (_folder: string, _patterns: readonly string[]): Promise<string[]> => [],
) {
  const policyBase: PolicyBase = {
    of: 'pull request',
    commit: 'b',
    ofTree: undefined,
    root: '/repo',
    isOwnRun: true,
    texts: async () => new Map(),
    head: async () => new Map(head === undefined ? [] : [[PATH, head]]),
    differences: async (paths) => new Map(base === head || !paths.includes(target) ? [] : [[target, base]]),
    ...more,
  };
  const files = {
    state: async () => 'file' as const,
    realPath: async (path: string) => (path === PATH ? target : path),
    glob: (patterns: readonly string[], { cwd }: { readonly cwd: string }) => glob(cwd, patterns),
  };
  const results = tests.map((testId) =>
    aResult({ testId, suite: name, suiteFile, target: 't', mustPass: false, measure }),
  );
  const judging = {
    inputs: parseInputs({}),
    baseline: { ...found(pool), provenance: [{ from: 'artifact', where: 'run 1', sha }] },
    suiteFiles: new Set(head === undefined ? [] : [FILE]),
    base: policyBase,
    source: { of: 'pull request', from, base: 'b', changes: [] },
  } as unknown as GateInputs;
  const requirement = /threshold: ([\d.]+)/.exec(head ?? '');
  const requirements = requirement
    ? [{ suite: 's', file: FILE, target: 't', threshold: Number(requirement[1]), from: 'suite' as const }]
    : [];
  const { run, gateInputs: after } = await applyBaseRequirements(aRun(results, { requirements, ...given }), judging, {
    cwd: '/repo',
    files,
  });
  return {
    requirements: run.requirements.map(({ threshold }) => threshold),
    deleted: (run.deletedMustPass ?? []).map(({ suiteFile: name, testId, target: on }) =>
      [name, testId, ...(on === undefined ? [] : [`on ${on}`])].join(' '),
    ),
    mustPass: run.results.filter(({ mustPass }) => mustPass).map(({ testId }) => testId),
    changes: (after.source?.changes ?? []).map(
      ({ file, key, base: theirs, head: ours }) => `${file} ${key}: ${theirs} → ${ours}`,
    ),
    from: after.source?.from,
  };
}

type Files = Readonly<Record<string, string>>;

/** Of files by their paths, at and below the paths that are asked for. */
const differencesBetween =
  (base: Files, head: Files): PolicyBase['differences'] =>
  async (paths, isWanted = () => true) =>
    new Map(
      Object.keys({ ...base, ...head })
        .filter((path) => paths.some((each) => path === each || path.startsWith(`${each}/`)) && isWanted(path))
        .filter((path) => base[path] !== head[path])
        .map((path) => [path, base[path]]),
    );

describe('a change is held to the requirements in the suites of its base branch', () => {
  test.each([
    ['a threshold that it lowers', 0.9, 0.5, [0.9], '0.9 → 0.5'],
    ['a threshold that it raises, until that is merged', 0.5, 0.9, [0.5], '0.5 → 0.9'],
    ['and to one that it adds', undefined, 0.7, [0.7], 'undefined → 0.7'],
  ])('%s', async (_, base, head, requirements, change) => {
    const after = await held({ base: suite(base, TESTS), head: suite(head, TESTS) });
    expect(after.requirements).toEqual(requirements);
    expect(after.changes).toEqual([`${FILE} threshold: ${change}`]);
  });

  test.each([
    [', assertions: [{ type: contains, value: x }]', ['contains, llm-grader → contains']],
    ['', ['contains, llm-grader → none']],
    [', assertions: [{ type: contains, value: x }, is-json]', ['contains, llm-grader → contains, is-json']],
    // More graders weaken nothing.
    [', assertions: [{ type: contains, value: x }, { type: llm-grader }, is-json]', []],
  ])('a test with other graders in the change is listed: %s', async (graders, changes) => {
    const asserting = (assertions: string) => `tests:\n  - { id: a, input: hi${assertions} }\n`;
    const base = asserting(', assertions: [{ type: contains, value: x }, { type: llm-grader }]');
    expect((await held({ base, head: asserting(graders) })).changes).toEqual(
      changes.map((change) => `${FILE} graders of a: ${change}`),
    );
  });

  test.each([
    ['{ type: contains, value: x }', '{ type: contains, value: "" }', 'contains value → another value'],
    ['{ type: is-json, min_score: 0.9 }', '{ type: is-json, min_score: 0.1 }', 'is-json min_score 0.9 → 0.1'],
    ['{ type: is-json, min_score: 0.9 }', '{ type: is-json }', 'is-json min_score 0.9 → not set'],
    ['{ type: is-json, required: true }', 'is-json', 'is-json required true → not set'],
    ['{ type: composite, assert: [is-json, x] }', '{ type: composite, assert: [x] }', 'composite of is-json, x → x'],
    [
      '{ type: composite, assertions: [{ type: contains, value: x }] }',
      '{ type: composite, assertions: [{ type: contains, value: y }] }',
      'composite of contains value → another value',
    ],
    ['Names the secret plan', 'Says hello', 'criterion → another text'],
    ['Names the secret plan', '{ type: is-json }', 'criterion → is-json'],
    ['{ type: is-json }', '{ type: is-json, required: true, min_score: 0.9 }', undefined],
    ['{ type: is-json, name: a }', '{ type: is-json, name: b }', undefined],
  ])('a test whose grader was %s and is %s in the change', async (base, head, change) => {
    const expected = change === undefined ? [] : [`${FILE} graders of a: ${change}`];
    const asserting = (grader: string) => `tests:\n  - { id: a, input: hi, assertions: [${grader}] }\n`;
    expect((await held({ base: asserting(base), head: asserting(head) })).changes).toEqual(expected);
  });

  test.each([
    ['count: 3, strategy: mean', 'count: 9, strategy: pass_at_k', ['3 (mean) → 9 (pass_at_k)']],
    ['', 'count: 5', ['1 (mean) → 5 (pass_at_k)']],
    ['count: 5, strategy: confidence_interval', 'count: 5, strategy: mean', ['5 (confidence_interval) → 5 (mean)']],
    ['count: 2, strategy: mean', 'count: 5, strategy: mean', []],
  ])('a suite with the trials { %s } and { %s } in the change', async (base, head, changes) => {
    const of = (trials: string) => `execution: { trials: { ${trials} } }\ntests: [{ id: a, input: hi }]\n`;
    expect((await held({ base: of(base), head: of(head) })).changes).toEqual(
      changes.map((change) => `${FILE} trials: ${change}`),
    );
  });

  test.each([
    ['criteria: Names the plan', 'criteria: Says anything', true],
    ['expected_outcome: Names the plan', 'expected_outcome: Says anything', true],
    ['expected_output: Paris', 'expected_output: ""', true],
    ['criteria: Names the plan', 'outcome: Names the plan', false],
    ['criteria: Names the plan', 'criteria: "Names the plan"', false],
    ['tags: [x]', 'criteria: Names the plan', false],
  ])('a test with %s and one more grader instead of %s', async (base, head, isNamed) => {
    const [theirs, ours] = [
      `tests: [{ id: a, input: hi, ${base}, assertions: [is-json] }]\n`,
      `tests: [{ id: a, input: hi, ${head}, assertions: [is-json, { type: contains, value: x }] }]\n`,
    ];
    expect((await held({ base: theirs, head: ours })).changes).toEqual(
      isNamed ? [`${FILE} graders of a: criteria or expected output → another value`] : [],
    );
  });

  test.each([
    ['loses a target', 'targets: [a, { name: b, use_target: c }]', 'targets: [a]', ['a, b → a']],
    ['gets another target beside its own', 'target: a', 'targets: [a, b]', []],
    ['names a target for the first time', 'trials: 1', 'target: stub', ['undefined → stub']],
  ])('a suite that %s', async (_, base, head, changes) => {
    const on = (execution: string) => `execution: { ${execution} }\ntests: [{ id: a, input: hi }]\n`;
    const expected = changes.map((change) => `${FILE} target: ${change}`);
    expect((await held({ base: on(base), head: on(head) })).changes).toEqual(expected);
  });

  describe('a suite that it renames and moves at once', () => {
    const three = (input: string) =>
      suite(0.9, ['a', 'b', 'c'].map((id) => `  - { id: ${id}, input: ${input}, must_pass: true }\n`).join(''));
    const moved = { head: undefined, file: 'evals/moved.eval.yaml', name: 'other' };

    test('is the one with most of its tests, and their inputs', async () => {
      expect(await held({ base: three('Say hello.'), ...moved, tests: ['a', 'b', 'd'] })).toMatchObject({
        requirements: [0.9],
        mustPass: ['a', 'b'],
        deleted: [`${FILE} c`],
      });
    });

    test('is the one with most of its tests as messages', async () => {
      const base = three('[{ role: user, content: Say hello. }]');
      expect((await held({ base, ...moved, tests: ['a', 'b', 'c'] })).requirements).toEqual([0.9]);
    });

    test.each([
      ['few of its tests', three('Say hello.'), ['a', 'x', 'y']],
      ['other inputs under the same ids', three('Say goodbye.'), ['a', 'b', 'c']],
    ])('is none with %s: that one is new', async (_, base, tests) => {
      expect(await held({ base, ...moved, tests })).toMatchObject({ requirements: [], mustPass: [] });
    });
  });

  test('graders of tests in JSON Lines are compared as well', async () => {
    const [file, path] = ['evals/a.jsonl', '/repo/evals/a.jsonl'];
    const row = (id: string, value: string) =>
      JSON.stringify({ id, input: 'hi', assertions: [{ type: 'contains', value }] });
    const of = (value: string) => `${row('a', value)}\n\n{ broken\n${row('b', 'x')}\n`;
    const after = await held(
      { base: of('x'), head: of(''), file },
      { head: async () => new Map([[path, of('')]]), differences: async () => new Map([[path, of('x')]]) },
    );
    expect(after.changes).toEqual([`${file} graders of a: contains value → another value`]);
  });

  describe('tests whose graders changed where the text of the suite does not say so', () => {
    const measure = (graders: string, judge = 'j') =>
      measureText({ question: 'q', graders, judge, limits: 'pass mark=0.8' });
    const past = (file = FILE): EvidencePool => ({
      ...aPool({}, { suite: 's', file, target: 't' }),
      tests: ['a', 'b'].map((testId) => ({ testId, trials: [aPast(true, 1, { measure: measure('g') })] })),
    });
    const asserting = (grader: string) =>
      `tests:\n${['a', 'b'].map((id) => `  - { id: ${id}, input: Say hello., assertions: [${grader}] }\n`).join('')}`;
    const text = asserting('{ type: code-grader, command: ./grade.sh }');
    const same = { base: text, head: text, pool: past() };

    test.each<[string, Sides, readonly string[]]>([
      ['a program that grades, or an included file', { ...same, measure: measure('h') }, ['graders of 2 tests']],
      ['only of one test', { ...same, measure: measure('h'), tests: ['a', 'c'] }, ['graders of a']],
      ['their judge', { ...same, measure: measure('g', 'k') }, ['judge of 2 tests']],
      ['nothing', { ...same, measure: measure('g') }, []],
      ['by another version', { ...same, measure: measure('h').replace('m1', 'm2') }, []],
    ])('are listed: %s', async (_, sides, keys) => {
      const expected = keys.map((key) => `${FILE} ${key}, which changed: undefined → undefined`);
      expect((await held(sides)).changes).toEqual(expected);
    });

    test.each([
      ['a suite in TypeScript', { base: 'export default 1', head: 'export default 2', file: 'evals/a.eval.ts' }],
      ['a suite whose file moved', { base: text, head: undefined, file: 'evals/moved.eval.yaml' }],
      ['a suite that is renamed, too', { base: text, head: undefined, file: 'evals/moved.eval.yaml', name: 'other' }],
    ])('of %s', async (_, sides) => {
      const pool = past(sides.file.endsWith('.ts') ? sides.file : FILE);
      const run = { pool, measure: measure('h') };
      expect((await held({ ...sides, ...run })).changes).toEqual([
        `${sides.file} graders of 2 tests, which changed: undefined → undefined`,
      ]);
    });

    test('where the text shows stricter graders, only if a program beside it changed as well', async () => {
      const head = asserting('{ type: code-grader, command: ./grade.sh }, is-json');
      const sides = { ...same, head, measure: measure('h') };
      expect((await held(sides)).changes).toEqual([]);
      const differences = differencesBetween({ [PATH]: text, '/repo/evals/grade.sh': 'old' }, { [PATH]: head });
      expect((await held(sides, { differences })).changes).toEqual([
        `${FILE} graders of 2 tests, which changed: undefined → undefined`,
      ]);
    });

    test('of a baseline older than the base commit, only where the change touches files beside the suite', async () => {
      const older = { ...same, measure: measure('h'), sha: 'older' };
      expect((await held(older)).changes).toEqual([]);
      const differences = differencesBetween({ '/repo/evals/grade.sh': 'old' }, {});
      expect((await held(older, { differences })).changes).toHaveLength(1);
    });
  });

  test.each(['tests', 'eval_cases', 'evalcases', 'cases'])('a test that must pass in %s', async (tests) => {
    const base = `${tests}:\n${TESTS}`;
    const after = await held({ base, head: base.replaceAll(', must_pass: true', '') });
    expect(after.mustPass).toEqual(['a']);
    expect(after.changes).toEqual([`${FILE} must_pass of a: true → undefined`]);
    expect((await held({ base, head: base.replace(/.*id: a,.*\n/, ''), tests: ['b'] })).deleted).toEqual([`${FILE} a`]);
  });

  test('a test that must pass, of which only the name of the list changes', async () => {
    const after = await held({ base: `eval_cases:\n${TESTS}`, head: `tests:\n${TESTS}` });
    expect(after.mustPass).toEqual(['a']);
    expect(after.changes).toEqual([]);
  });

  test('a suite of which every test must pass, also tests that it adds', async () => {
    const every = `execution: { must_pass: true }\ntests:\n${TESTS}`;
    const after = await held({ base: every, head: suite(undefined, TESTS) });
    expect(after.mustPass).toEqual(['a', 'b']);
    expect(after.changes).toEqual([`${FILE} must_pass: true → undefined`]);
  });

  test('a suite behind a link, of which it changes the target', async () => {
    const target = '/repo/shared/a.eval.yaml';
    const after = await held({ base: suite(0.9, TESTS), head: suite(0.1, TESTS), target });
    expect(after).toMatchObject({ requirements: [0.9], mustPass: ['a'] });
  });

  test('when the change itself cannot be read', async () => {
    const head = () => Promise.reject(new ServiceError('unavailable', 'HTTP 500'));
    expect(await held({ base: suite(0.9, TESTS), head: suite(0.1, TESTS) }, { head })).toMatchObject({
      from: 'base',
      requirements: [0.9],
      mustPass: ['a'],
      changes: [],
    });
  });
});

describe('requirements in files of tests that a suite includes', () => {
  const [ROW, LOOSE] = ['- { id: a, input: x, must_pass: true }\n', '- { id: a, input: x }\n'];
  const LINE = '{"id":"a","input":"x","must_pass":true}\n';
  const NO_LONGER = 'must_pass of a: true → undefined';

  /** The files of both commits, by their paths from the folder of the suite. */
  function ofFiles(base: Files, head: Files, tests = ['a', 'b']) {
    const [theirs = {}, ours = {}] = [base, head].map((side) =>
      Object.fromEntries(Object.entries(side).map(([name, text]) => [`/repo/evals/${name}`, text])),
    );
    const more: Partial<PolicyBase> = {
      head: async (paths) => new Map(Object.entries(ours).filter(([path]) => paths.includes(path))),
      differences: differencesBetween(theirs, ours),
    };
    const glob = async (folder: string, patterns: readonly string[]) =>
      Object.keys(ours).filter((path) => patterns.some((each) => picomatch(each)(path.slice(folder.length + 1))));
    const sides: Sides = { base: undefined, head: 'x', tests, pool: aPool({}, { suite: 'other', file: 'other' }) };
    return held(sides, more, 'base', glob);
  }

  test.each([
    ['a file', 'tests: t/a.yaml\n', 't/a.yaml'],
    ['an entry', 'tests:\n  - file://t/a.yaml\n  - { id: b, input: x }\n', 't/a.yaml'],
    ['a glob', 'tests: [file://t/**/*.yaml]\n', 't/deep/a.yaml'],
    ['a file under an old name', 'evalcases: ./t/a.yml\n', 't/a.yml'],
  ])('are held in %s', async (_, text, name) => {
    const suiteFile = { 'a.eval.yaml': text };
    expect(await ofFiles({ ...suiteFile, [name]: ROW }, { ...suiteFile, [name]: LOOSE })).toMatchObject({
      mustPass: ['a'],
      changes: [`evals/${name} ${NO_LONGER}`],
    });
    expect(await ofFiles({ ...suiteFile, [name]: ROW }, { ...suiteFile, [name]: '[]' }, ['b'])).toMatchObject({
      deleted: [`${FILE} a`],
    });
    const unchanged = { ...suiteFile, [name]: ROW };
    expect(await ofFiles(unchanged, unchanged)).toMatchObject({ mustPass: [], changes: [], deleted: [] });
  });

  test('are held in lines', async () => {
    const suiteFile = { 'a.eval.yaml': 'tests: [file://a.jsonl]\n' };
    const head = { ...suiteFile, 'a.jsonl': LINE.replace('true', 'false') };
    expect(await ofFiles({ ...suiteFile, 'a.jsonl': LINE }, head)).toMatchObject({
      mustPass: ['a'],
      changes: [`evals/a.jsonl ${NO_LONGER}`],
    });
  });

  test('are held in folders of cases, whose names are ids', async () => {
    const suiteFile = { 'a.eval.yaml': 'tests: cases\n' };
    const base = { ...suiteFile, 'cases/a/case.yaml': 'input: x\nmust_pass: true\n', 'cases/b/case.yml': 'input: x\n' };
    expect(await ofFiles(base, { ...base, 'cases/a/case.yaml': 'input: x\n' })).toMatchObject({
      mustPass: ['a'],
      changes: [`evals/cases/a/case.yaml ${NO_LONGER}`],
    });
    expect(await ofFiles(base, { ...suiteFile, 'cases/b/case.yml': 'input: x\n' }, ['b'])).toMatchObject({
      deleted: [`${FILE} a`],
    });
  });

  test.each([
    ['file', 'tests: [file://t/a.yaml, { id: b, input: x }]\n', 't/a.yaml', ROW],
    ['glob', 'tests: [file://t/*.yaml, { id: b, input: x }]\n', 't/a.yaml', ROW],
    ['folder of cases', 'tests: t\n', 't/a/case.yaml', 'input: x\nmust_pass: true\n'],
  ])('are held where the suite no longer includes the %s, which stays', async (_, text, name, content) => {
    const head = { 'a.eval.yaml': 'tests: [{ id: b, input: x }]\n', [name]: content };
    expect(await ofFiles({ 'a.eval.yaml': text, [name]: content }, head, ['b'])).toMatchObject({
      deleted: [`${FILE} a`],
    });
  });

  test('are the same where tests move between the files of a suite', async () => {
    const base = { 'a.eval.yaml': `tests:\n${TESTS}` };
    const head = { 'a.eval.yaml': 'tests: [file://a.yaml, { id: b, input: x }]\n', 'a.yaml': ROW };
    expect(await ofFiles(base, head)).toMatchObject({ mustPass: ['a'], changes: [], deleted: [] });
    expect(await ofFiles(head, base)).toMatchObject({ mustPass: ['a'], changes: [], deleted: [] });
  });

  test('name weaker graders', async () => {
    const suiteFile = { 'a.eval.yaml': 'tests: a.yaml\n' };
    const of = (graders: string) => ({ ...suiteFile, 'a.yaml': `- { id: a, input: x, assertions: [${graders}] }\n` });
    expect(await ofFiles(of('is-json, { type: contains, value: x }'), of('is-json'))).toMatchObject({
      changes: ['evals/a.yaml graders of a: is-json, contains → is-json'],
    });
  });

  test('are read inside of the repository alone', async () => {
    const suiteFile = { 'a.eval.yaml': 'tests: [file:///**/*.yaml, file://../../other/a.yaml]\n' };
    expect(await ofFiles(suiteFile, { 'a.eval.yaml': 'tests: []\n' }, [])).toMatchObject({ from: 'base', deleted: [] });
  });
});

test('a required line that is deleted from a suite in JSON Lines is named without a baseline', async () => {
  const [file, path] = ['evals/a.jsonl', '/repo/evals/a.jsonl'];
  const [a, b] = ['{"id":"a","input":"x","must_pass":true}\n', '{"id":"b","input":"x"}\n'];
  const after = await held(
    { base: a + b, head: b, file, tests: ['b'], pool: aPool({}, { suite: 'other', file: 'other' }) },
    { head: async () => new Map([[path, b]]), differences: async () => new Map([[path, a + b]]) },
  );
  expect(after.deleted).toEqual([`${file} a`]);
});

describe('a change is held to its own requirements alone', () => {
  const own = suite(0.1, TESTS);
  test.each([
    ['in a suite that is as it was', own, own],
    ['in a suite that is new', undefined, own],
    ['where only tests without requirements differ', own, `${own}  - { id: c }\n`],
  ])('%s', async (_, base, head) => {
    expect(await held({ base, head })).toMatchObject({ from: 'base', requirements: [0.1], changes: [] });
  });

  test('where the suite of the base branch is no YAML', async () => {
    expect((await held({ base: 'tests: [', head: own })).requirements).toEqual([0.1]);
  });

  test('where the policy that is checked out decides', async () => {
    const after = await held({ base: suite(0.9, TESTS), head: suite(0.1, TESTS) }, {}, 'checkout');
    expect(after).toMatchObject({ requirements: [0.1], changes: [] });
  });
});

test.each([
  ['GitHub fails', new ServiceError('unavailable', 'HTTP 500')],
  ['the token may not read them', new ServiceError('refused', 'HTTP 403')],
  ['there are too many files', new UserError([{ code: 'FILE_TOO_LARGE', severity: 'error', message: 'too many' }])],
])('nothing is decided where %s', async (_, error) => {
  const differences = () => Promise.reject(error);
  expect(await held({ base: suite(0.9, TESTS), head: suite(0.1, TESTS) }, { differences })).toMatchObject({
    from: 'unavailable',
  });
});

describe('a test that the base branch requires to pass', () => {
  const ONLY_B = '  - { id: b, input: x }\n';
  const base = suite(undefined, TESTS);
  const every = (tests: string) => `execution: { must_pass: true }\ntests:\n${tests}`;
  const elsewhere = { tests: ['x'], file: 'evals/x.eval.yaml', name: 'x' };

  test.each<[string, Sides, readonly string[]]>([
    ['is deleted', { base, head: suite(undefined, ONLY_B), tests: ['b'] }, [`${FILE} a`]],
    ['is renamed', { base, head: suite(undefined, TESTS.replace('id: a', 'id: z')), tests: ['z', 'b'] }, [`${FILE} a`]],
    ['stays in the change and has no result', { base: every(ONLY_B), head: base, tests: ['a'] }, []],
    [
      'is deleted by its requirement and itself',
      { base: every(TESTS), head: 'tests: [{ id: a, input: x }]', tests: ['a'] },
      [`${FILE} b`],
    ],
    ['is deleted with its suite', { base, head: undefined, ...elsewhere }, [`${FILE} a`]],
    ['moves with its suite', { base, head: undefined, file: 'evals/moved.eval.yaml' }, []],
    [
      'is deleted while its suite moves',
      { base, head: undefined, file: 'evals/moved.eval.yaml', tests: ['b'] },
      [`${FILE} a`],
    ],
    ['moves to a file of tests', { base, head: 'tests: file://tests.yaml\n' }, []],
    ['is not selected', { base, head: suite(undefined, ONLY_B), tests: ['b'], run: { selected: ['tests'] } }, []],
  ])('%s', async (_, sides, deleted) => {
    expect((await held(sides)).deleted).toEqual(deleted);
  });

  test('must pass where its suite moves to', async () => {
    expect(await held({ base, head: undefined, file: 'evals/moved.eval.yaml' })).toMatchObject({ mustPass: ['a'] });
  });

  test('is deleted if the change cannot be read and the run does not have it', async () => {
    const head = () => Promise.reject(new ServiceError('unavailable', 'HTTP 500'));
    expect(await held({ base, head: base.replace('a', 'z'), tests: ['b'] }, { head })).toMatchObject({
      deleted: [`${FILE} a`],
    });
  });

  describe('by the newest baseline run', () => {
    const external = 'tests: file://tests.yaml\n';
    const same = { base: external, head: external };
    const removed = { head: undefined, ...elsewhere };
    const required = (
      target = 't',
      { tests, ...pool } = aPool({ a: '2/2', b: '2/2' }, { suite: 's', file: FILE, target }),
    ) => ({
      ...pool,
      tests: tests.map(({ testId, trials }) => ({
        testId,
        trials: trials.map((trial) => ({ ...trial, ...(testId === 'a' && { mustPass: true as const }) })),
      })),
    });
    /** In the oldest run only. */
    const before = () => {
      const { tests, ...pool } = required();
      const unmarked = tests.map(({ testId, trials: [first, ...others] }) => ({
        testId,
        trials: [...(first ? [first] : []), ...others.map(({ mustPass: _, ...trial }) => trial)],
      }));
      return { ...pool, tests: unmarked };
    };

    test.each<[string, Sides, readonly string[]]>([
      ['is deleted from another file', { ...same, tests: ['b'] }, [`${FILE} a`]],
      ['is deleted with a suite that names another file', { base: external, ...removed }, [`${FILE} a`]],
      ['is deleted by an earlier change', { base: undefined, ...removed }, []],
      ['has no result in a run that was stopped', { ...same, tests: ['b'], run: { complete: false } }, []],
      [
        'may fail by the base commit',
        { base: base.replace(', must_pass: true', ''), head: suite(undefined, ONLY_B), tests: ['b'] },
        [],
      ],
      ['is not required any more', { ...same, tests: ['b'], pool: before() }, []],
      ['no longer runs on one of its targets', { ...same, pool: required('other') }, [`${FILE} a on other`]],
      [
        'no longer runs on one of its targets in a suite that the change edits',
        {
          base,
          head: suite(0.5, TESTS),
          pool: aPool({ a: '1/1', b: '1/1' }, { suite: 's', file: FILE, target: 'other' }),
        },
        [`${FILE} a on other`],
      ],
      [
        'runs on other targets than those of the baseline because inputs select them',
        { ...same, pool: required('other'), run: { selected: ['targets'] } },
        [],
      ],
      ['runs on stubs, which have other names', { ...same, pool: required('other'), run: { dryRun: true } }, []],
    ])('%s', async (_, sides, deleted) => {
      expect((await held({ pool: required(), ...sides })).deleted).toEqual(deleted);
    });
  });

  test('is deleted in a run that is reported elsewhere', async () => {
    const run = { baselineFiles: [{ file: FILE, state: 'gone' as const }] };
    expect((await held({ base, head: undefined, ...elsewhere, run })).deleted).toEqual([`${FILE} a`]);
  });
});
