import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { aPool, evidenceText, poolsIn } from '../support/evidence.ts';
import { aProject, type Project } from '../support/project.ts';
import { SILENT_PASSES, type SilentPass } from '../support/silent-passes.ts';
import { perform } from './perform.ts';

/** What must never pass in silence, through the command line: a run, and the gate on its results, here and elsewhere. */

const PATH = { PATH: process.env['PATH'] ?? '' };

/** Projects whose base branch was measured, by its files. */
const measuredBases = new Map<string, Promise<Project>>();
afterAll(async () => {
  for (const project of await Promise.all(measuredBases.values())) project[Symbol.dispose]();
});

/** Measures a base branch once: most changes have the same. */
function measuredBase(base: SilentPass['base']): Promise<Project> {
  const key = JSON.stringify(base);
  const measuring = measuredBases.get(key) ?? measureBase(base);
  measuredBases.set(key, measuring);
  return measuring;
}

async function measureBase(base: SilentPass['base']): Promise<Project> {
  const project = aProject(base);
  await perform(project, ['run', '-o', 'base'], PATH);
  return project;
}

/** Measures the base branch, and makes the change. */
async function prepared({ base, baseline, head }: SilentPass): Promise<Project> {
  const project = aProject(base);
  const pools = baseline?.();
  if (pools === undefined) cpSync((await measuredBase(base)).folder, project.folder, { recursive: true });
  else for (const [at, pool] of pools.entries()) project.write(`base/evidence/${at}.jsonl`, evidenceText(pool));
  for (const [file, text] of Object.entries(head)) {
    if (text === undefined) rmSync(join(project.folder, file));
    else project.write(file, text);
  }
  return project;
}

const flagsOf = ({ inputs = {} }: SilentPass): string[] =>
  Object.entries(inputs).flatMap(([name, value]) => (name === 'evals' ? [value] : [`--${name}`, value]));

async function decisionOf(project: Pick<Project, 'folder'>, baseline: string) {
  const { exitCode, stdout } = await perform(project, ['gate', 'out', '--baseline', baseline, '--json'], PATH);
  const { verdict, headline } = JSON.parse(stdout);
  return [exitCode, verdict, headline];
}

test.each(SILENT_PASSES)('a change that $change does not pass in silence', async (scenario) => {
  const baselines = scenario.baseline === undefined ? ['base/evidence', 'base'] : ['base/evidence'];
  using project = await prepared(scenario);
  const argv = ['run', '-o', 'out', '--baseline', 'base/evidence', ...flagsOf(scenario)];
  const { exitCode } = await perform(project, argv, PATH);
  const { verdict } = JSON.parse(project.read('out/report.json'));
  expect([exitCode, verdict.verdict, verdict.headline]).toEqual(scenario.expected);

  // Elsewhere there is no suite file.
  using elsewhere = aProject({});
  for (const folder of ['base', 'out']) {
    cpSync(join(project.folder, folder), join(elsewhere.folder, folder), { recursive: true });
  }
  for (const baseline of baselines) {
    expect(await decisionOf(project, baseline), baseline).toEqual(scenario.expected);
    expect(await decisionOf(elsewhere, baseline), baseline).toEqual(scenario.expected);
  }
});

/** Three tests that pass, and a run of them in `out`. */
async function measured(): Promise<Project> {
  const tests = ['one', 'two', 'three'].map(
    (id) => `  - { id: ${id}, input: hi, assertions: [{ type: contains, value: hello }] }\n`,
  );
  const project = aProject({
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hello }]\n',
    'evals/words.eval.yaml': `name: words\ntests:\n${tests.join('')}`,
  });
  await perform(project, ['run', '-o', 'out'], PATH);
  return project;
}

const copy = ({ folder }: Project, from: string, to: string) =>
  cpSync(join(folder, from), join(folder, to), { recursive: true });

async function gated(project: Project, results: string, ...baselines: readonly string[]) {
  const argv = baselines.flatMap((path) => ['--baseline', path]);
  const { exitCode, stdout } = await perform(project, ['gate', results, ...argv, '--json'], PATH);
  const { verdict, headline, tests } = JSON.parse(stdout);
  return { said: [exitCode, verdict, headline], tests };
}

test.each(['out', 'rows.jsonl'])('%s is never its own baseline, in whatever form', async (results) => {
  using project = await measured();
  copy(project, 'out/index.jsonl', 'rows.jsonl');
  copy(project, 'out', 'copied');
  for (const baseline of ['out', 'out/report.json', 'out/evidence', 'rows.jsonl', 'copied']) {
    expect((await gated(project, results, baseline)).said, baseline).toEqual([
      0,
      'warn',
      'Nothing was compared: the baseline is this run itself; name the results of another run. Compared 0 of 3 tests.',
    ]);
  }
});

test('copies of one baseline run count once, in whatever form', async () => {
  using project = await measured();
  await perform(project, ['run', '-o', 'now'], PATH);
  const [evidence = ''] = project.list('out/evidence');
  const [read] = poolsIn(project.read(`out/evidence/${evidence}`));
  const copies = Array.from({ length: 9 }, (_, at) => `copy-${at}`);
  for (const name of copies) {
    copy(project, 'out', name);
    copy(project, 'out/index.jsonl', `${name}.jsonl`);
    const tests = (read?.tests ?? []).map(({ testId, trials }) => ({
      testId,
      trials: trials.map((trial) => ({ ...trial, run: name })),
    }));
    project.write(`evidence-${name}.jsonl`, evidenceText({ ...aPool({}), ...read, tests }));
  }
  const forms = copies.flatMap((name) => [name, `${name}.jsonl`, `evidence-${name}.jsonl`]);
  const { said, tests } = await gated(project, 'now', 'out', 'out/evidence', ...forms);
  expect(said).toEqual([0, 'pass', 'No drop found. Compared 3 of 3 tests.']);
  expect(tests.map(({ baseline }: { baseline: object }) => baseline)).toEqual(
    Array.from({ length: 3 }, () => ({ trials: 1, passes: 1 })),
  );
});

describe('results that lack a row in their middle', () => {
  const withoutSecond = <Row>(rows: readonly Row[]): Row[] => rows.filter((_, at) => at !== 1);
  const REMOVED = [0, 'warn', 'No drop found. Compared 2 of 2 tests; 1 removed.'];
  const lines = (rows: readonly string[]): string => `${rows.join('\n')}\n`;
  const PLANNED = JSON.stringify({ metadata: { planned_test_count: 3 } });
  /** As AgentV writes them. */
  const theirs = (rows: readonly string[]): string[] =>
    rows.map((row) => {
      const { test_id, suite, target, score, execution_status, timestamp } = JSON.parse(row);
      return JSON.stringify({ test_id, suite, target, score, execution_status, timestamp });
    });

  interface Results {
    readonly rows: readonly string[];
    readonly report: { readonly results: readonly unknown[]; readonly totals: object };
  }
  test.each<[string, (given: Results) => Readonly<Record<string, string>>, readonly unknown[]]>([
    [
      'in their report',
      ({ report }) => ({ 'now/report.json': JSON.stringify({ ...report, results: withoutSecond(report.results) }) }),
      [2, 'invalid', 'Not measured: 1 planned test is missing from the results. Compared 2 of 3 tests; 1 not run.'],
    ],
    [
      'in a report that counts fewer tests',
      ({ report }) => ({
        'now/report.json': JSON.stringify({
          ...report,
          results: withoutSecond(report.results),
          totals: { ...report.totals, total: 2 },
        }),
      }),
      REMOVED,
    ],
    [
      'in a report that has another one twice',
      ({ report: { results, ...report } }) => ({
        'now/report.json': JSON.stringify({ ...report, results: [results[0], results[0], results[2]] }),
      }),
      REMOVED,
    ],
    [
      'in a folder without a report',
      ({ rows }) => ({ 'now/index.jsonl': lines(withoutSecond(rows)) }),
      [
        2,
        'invalid',
        'Not measured: The run was broken off: how many of its tests are missing is not known. Compared 2 of 3 tests; 1 not run.',
      ],
    ],
    ['in a file of rows', ({ rows }) => ({ now: lines(withoutSecond(rows)) }), REMOVED],
    ['because its line is empty', ({ rows: [one = '', , three = ''] }) => ({ now: lines([one, '', three]) }), REMOVED],
    [
      'of AgentV, which planned it',
      ({ rows }) => ({ 'now/index.jsonl': lines(withoutSecond(theirs(rows))), 'now/benchmark.json': PLANNED }),
      [2, 'invalid', 'Not measured: the run was broken off after 2 of 3 tests. Compared 2 of 3 tests; 1 not run.'],
    ],
    [
      'of AgentV, which has another one twice',
      ({ rows }) => {
        const [one = '', , three = ''] = theirs(rows);
        return { 'now/index.jsonl': lines([one, one, three]), 'now/benchmark.json': PLANNED };
      },
      [2, 'invalid', 'Not measured: the run was broken off after 2 of 3 tests. Compared 2 of 3 tests; 1 not run.'],
    ],
    [
      'of AgentV, which does not say what it planned',
      ({ rows }) => ({ now: lines(withoutSecond(theirs(rows))) }),
      REMOVED,
    ],
  ])('%s', async (_, filesOf, expected) => {
    using project = await measured();
    await perform(project, ['run', '-o', 'later'], PATH);
    const rows = project.read('later/index.jsonl').trim().split('\n');
    const report = JSON.parse(project.read('later/report.json'));
    for (const [path, text] of Object.entries(filesOf({ rows, report }))) {
      project.write(path === 'now' ? 'now.jsonl' : path, text);
    }
    const { said } = await gated(project, project.exists('now') ? 'now' : 'now.jsonl', 'out');
    expect(said).toEqual(expected);
  });
});

test('a run of some tests of the base branch does not hide that the others were deleted', async () => {
  using project = await measured();
  await perform(project, ['run', '-o', 'some', '--baseline', 'out/evidence', '--test-id', 'one'], PATH);
  expect(project.exists('some/evidence')).toBe(false);
});

test('baseline runs of one suite each do not hide the other suites', async () => {
  using project = await measured();
  project.write('evals/more.eval.yaml', project.read('evals/words.eval.yaml').replace('name: words', 'name: more'));
  await perform(project, ['run', 'evals/more.eval.yaml', '-o', 'more'], PATH);
  project.write('.agentv/config.yaml', 'eval_patterns: [evals/more.eval.yaml]\n');
  await perform(project, ['run', '-o', 'now'], PATH);
  expect((await gated(project, 'now', 'out', 'more')).said).toEqual([
    2,
    'invalid',
    'Not measured: suite words has no results (3 tests in the newest baseline run). Compared 3 of 6 tests; 1 suite missing.',
  ]);
});

describe('a restricted run of the base branch', () => {
  const RESTRICTED = [['evals/words.eval.yaml'], ['--tag', 'short'], ['--exclude-tag', 'long']];
  /** Two suites, of which the base branch ran both, and then one. */
  async function restricted(argv: readonly string[]): Promise<Project> {
    const project = await measured();
    const words = project.read('evals/words.eval.yaml');
    project.write('evals/words.eval.yaml', `tags: [short]\n${words}`);
    project.write('evals/more.eval.yaml', `tags: [long]\n${words.replace('name: words', 'name: more')}`);
    await perform(project, ['run', '-o', 'both'], PATH);
    await perform(project, ['run', ...argv, '-o', 'one', '--baseline', 'both/evidence'], PATH);
    return project;
  }
  const run = async (project: Project, ...baselines: readonly string[]) => {
    const argv = baselines.flatMap((path) => ['--baseline', path]);
    const { exitCode } = await perform(project, ['run', '-o', 'now', ...argv], PATH);
    const { verdict } = JSON.parse(project.read('now/report.json'));
    return [exitCode, verdict.verdict, verdict.headline];
  };

  test.each(RESTRICTED)('%s %s does not hide that a change no longer runs the other suite', async (...argv) => {
    using project = await restricted(argv);
    project.write('.agentv/config.yaml', 'eval_patterns: [evals/words.eval.yaml]\n');
    const missing = [
      2,
      'invalid',
      'Not measured: suite more has no results (3 tests in the newest baseline run). Compared 3 of 6 tests; 1 suite missing.',
    ];
    expect(await run(project, 'one/evidence')).toEqual(missing);
    expect(await run(project, 'both', 'one')).toEqual(missing);
    expect((await gated(project, 'now', 'one/evidence')).said).toEqual(missing);
  });

  test.each(RESTRICTED)('%s %s keeps the evidence of the other suite', async (...argv) => {
    using project = await restricted(argv);
    expect(await run(project, 'one/evidence')).toEqual([0, 'pass', 'No drop found. Compared 6 of 6 tests.']);
  });

  test.each(RESTRICTED)('%s %s without evidence of the other suite makes its tests new', async (...argv) => {
    using project = await restricted(argv);
    await perform(project, ['run', ...argv, '-o', 'alone'], PATH);
    expect(await run(project, 'alone/evidence')).toEqual([0, 'pass', 'No drop found. Compared 3 of 6 tests; 3 new.']);
  });

  test.each(RESTRICTED)('%s %s is a change that the headline counts', async (...argv) => {
    using project = await restricted([]);
    const { exitCode } = await perform(project, ['run', ...argv, '-o', 'now', '--baseline', 'both'], PATH);
    const { verdict } = JSON.parse(project.read('now/report.json'));
    expect([exitCode, verdict.headline]).toEqual([0, 'No drop found. Compared 3 of 3 tests; 1 suite not selected.']);
  });
});

test.each([
  ['empty', '', 'The file is empty'],
  ['without tests', 'name: words\ntests: []\n', '"tests" is empty'],
  ['a comment', '# nothing\n', 'The file is empty'],
])('a suite whose file is %s stops the run', async (_, text, why) => {
  using project = await measured();
  project.write('evals/words.eval.yaml', text);
  await expect(perform(project, ['run', '-o', 'now', '--baseline', 'out'], PATH)).rejects.toThrow(why);
  expect(project.exists('now')).toBe(false);
});

describe('a name of several rows in a file of another tool', () => {
  type Row = 'passed' | 'failed';
  const passing = Array.from({ length: 12 }, (_, at) => ({ name: `p${at}`, status: 'passed' as const }));
  const FORMATS: Readonly<Record<string, (rows: readonly Row[]) => string>> = {
    'results.xml': (rows) => {
      const all = [...passing, ...rows.map((status) => ({ name: 'dup', status }))].map(
        ({ name, status }) =>
          `<testcase name="${name}">${status === 'failed' ? '<failure message="no"/>' : ''}</testcase>`,
      );
      return `<testsuite name="s">${all.join('')}</testsuite>`;
    },
    'results.json': (rows) => {
      const tests = [...passing, ...rows.map((status) => ({ name: 'dup', status }))];
      return JSON.stringify({ reportFormat: 'CTRF', results: { tool: { name: 'jest' }, tests } });
    },
  };

  test.each(Object.keys(FORMATS))('never hides failures: %s', async (file) => {
    const decided = async (...rows: readonly Row[]) => {
      using project = aProject({ [file]: FORMATS[file]?.(rows) ?? '' });
      await perform(project, ['report', file, '--baseline', 'none', '-o', 'out'], PATH);
      const inFolder = await gated(project, 'out', 'none');
      expect((await gated(project, file, 'none')).said).toEqual(inFolder.said);
      return inFolder.said;
    };
    expect(await decided('failed', 'failed')).toEqual([0, 'warn', '12 of 13 tests passed. Failing: dup.']);
    expect(await decided('passed', 'failed', 'failed')).toEqual([
      0,
      'warn',
      '12 of 13 tests passed; 1 errored; 2 failed rows without a verdict.',
    ]);
  });
});
