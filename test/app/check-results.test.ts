import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deflate } from '../../src/platform/deflate.ts';
import { pageIndexOf } from '../support/page-blocks.ts';
import { aProject } from '../support/project.ts';
import { reportTemplate } from '../support/report-page.ts';
import { repository } from '../support/repository.ts';
import { zip } from '../support/zip.ts';
import { perform } from './perform.ts';

const rows = (...all: object[]): string => all.map((row) => `${JSON.stringify(row)}\n`).join('');
const GOOD = rows({ test: 'a', pass: true, input: 'hi' }, { test: 'b', pass: false }, { test: 'b', error: '503' });

test('--check prints what is read from each file, and writes nothing', async () => {
  using project = aProject({
    'results.jsonl': GOOD,
    'more.jsonl': rows({ test: 'c', suite: 's', target: 't', pass: true, reson: 'slow' }),
  });
  const before = project.list('.');
  const { exitCode, stdout } = await perform(project, ['report', 'results.jsonl', 'more.jsonl', '--check']);
  expect(exitCode).toBe(0);
  expect(stdout).toBe(`results.jsonl
  format: JSON Lines (jsonl)
  tests: 2 tests with 3 trials: 1 passed, 1 failed
  suites: results
  targets: default
  identity: every test has an id
  note: definition of 1 test unknown: a changed test is compared as if it were the same

more.jsonl
  format: JSON Lines (jsonl)
  tests: 1 test with 1 trial: 1 passed
  suites: s
  targets: t
  identity: every test has an id
  note: 1 trial per test: only confirm-command can confirm the failure of a single test
  note: definitions unknown: a changed test is compared as if it were the same
  note: unknown keys are ignored: reson

3 tests read: nothing wrong
`);
  expect(project.list('.')).toEqual(before);
});

test('--check lists the rows and files that cannot be read, and ends with 2', async () => {
  const bad = `${rows({ test: 'a', pass: true }, { test: 'b', pass: true, score: 80 }, { test: 'c', score: 0.5 })}{"test": "d", "pa`;
  using project = aProject({ 'bad.jsonl': bad, 'empty.jsonl': '', 'other.json': '{"x": 1}' });
  const { exitCode, stdout } = await perform(project, ['report', 'bad.jsonl', 'empty.jsonl', 'other.json', '--check']);
  expect(exitCode).toBe(2);
  const text = stdout.replaceAll(/\n {4}/g, ' ');
  expect(text).toContain('incomplete: 1 of 3 tests');
  expect(text).toContain('error: bad.jsonl:2:1: "score" must be a number from 0 to 1, found 80');
  expect(text).toContain('error: bad.jsonl:3:1: This row has neither "pass" nor "error"');
  expect(text).toContain('warning: bad.jsonl:4:1: The last line is incomplete and is left out');
  expect(text).toContain('error: empty.jsonl is empty');
  expect(text).toContain('error: other.json:1:1: The format of other.json is not known');
  expect(text).toContain('1 test read: 4 errors');
});

test('--check shows no secret, no terminal sequence, and a test that is in two files', async () => {
  const row = { test: 'hunter2-hunter2\u001b[2J', pass: true, target: 'x hunter2-hunter2' };
  using project = aProject({ 'a.jsonl': rows({ ...row, suite: 's' }), 'b.jsonl': rows({ ...row, suite: 's' }) });
  const { exitCode, stdout } = await perform(project, ['report', 'a.jsonl', 'b.jsonl', '--check'], {
    MY_API_KEY: 'hunter2-hunter2',
  });
  expect(exitCode).toBe(2);
  expect(stdout).toContain('1 test is both in a.jsonl and in b.jsonl');
  for (const hidden of ['hunter2', '\u001b']) expect(stdout).not.toContain(hidden);
});

test('the pass mark, suite and target of a results file apply to the baseline, too', async () => {
  const scores = (...all: number[]) => rows(...all.map((score) => ({ test: 'a', score })));
  using project = aProject({ 'now.jsonl': scores(0.7), 'before.jsonl': scores(0.7, 0.9, 0.5) });
  await perform(project, [
    ...['report', 'now.jsonl', '--baseline', 'before.jsonl', '-o', 'out'],
    ...['--pass-mark', '0.6', '--suite-name', 'evals', '--target-name', 'gpt'],
  ]);
  const { comparison } = JSON.parse(project.read('out/report.json'));
  expect(comparison.tests).toMatchObject([
    { testId: 'a', suite: 'evals', target: 'gpt', base: { passes: 2, trials: 3 }, now: { passes: 1, trials: 1 } },
  ]);
});

test('a folder of results files of another tool asks for the files', async () => {
  using project = aProject({ 'logs/a.json': '{}' });
  await expect(perform(project, ['report', 'logs/', '--check'])).rejects.toThrow(
    /There are no results in logs: it has neither index\.jsonl nor report\.json[\s\S]*'logs\/\*'/,
  );
});

test('the verdict says where the first row is that cannot be read', async () => {
  using project = aProject({ 'r.jsonl': `${rows({ test: 'a', pass: true })}{"test": "b", "pass": yes}\n` });
  const page = { template: reportTemplate, deflate };
  const { exitCode, stdout } = await perform(project, ['report', 'r.jsonl', '-o', 'out'], {}, { page });
  expect([exitCode, stdout]).toEqual([2, expect.stringContaining('could be used: r.jsonl:2: This line is not JSON.')]);
  expect(project.read('out/comment.md')).toContain('Incomplete: `r.jsonl:2:` This line is not JSON.');
  expect(stdout.replaceAll('\n', ' ')).toContain('1 of 2 tests passed; 1 without a result.');
  expect(stdout).not.toContain('not run');
  const index = pageIndexOf(project.read('out/report.html'));
  expect(index.unreadable).toEqual(['r.jsonl:2: This line is not JSON']);
  expect(index.imported).toEqual([
    expect.stringMatching(/^results as JSON Lines: 1 test, 1 trial; 1 trial per test: /),
  ]);
});

test('a damaged archive says that it is damaged, and another archive that it has no results', async () => {
  const log = readFileSync(join(repository, 'test/fixtures/import/inspect/eval/deflated.eval'));
  using project = aProject({});
  const check = (name: string, bytes: Uint8Array) => {
    writeFileSync(join(project.folder, name), bytes);
    return perform(project, ['report', name, '--check']).then(({ stdout }) => stdout, String);
  };
  expect(await check('whole.eval', log)).toContain('inspect');
  for (const share of [0.1, 0.5, 0.99]) {
    const message = await check('half.eval', log.subarray(0, log.length * share));
    expect(message).toMatch(/half\.eval cannot be read: it is not a ZIP archive, or it is incomplete\n.*Copy it again/);
  }
  const nested = zip([{ name: 'logs/whole.eval', content: log }]);
  expect(await check('logs.zip', nested)).toMatch(
    /format of logs\.zip is not known[\s\S]*found: a ZIP archive of 1 file/,
  );
  const inside = zip([{ name: 'header.json', content: log }]);
  expect(await check('inside.eval', inside)).toContain('"header.json" in inside.eval is not JSON');
});

describe('--check, report and gate count the same', () => {
  const ENDS = { a: 'passed', b: 'passed', c: 'failed', d: 'timed out', e: '503 from the provider', f: 'skipped' };
  type End = (typeof ENDS)[keyof typeof ENDS];
  const all = Object.entries(ENDS);
  const isError = (end: End) => end === 'timed out' || end.startsWith('503');
  const xmlOf = (end: End): string => {
    if (end === 'passed') return '';
    if (end === 'skipped') return '<skipped/>';
    return end === 'failed' ? '<failure message="no"/>' : `<error message="${end}"/>`;
  };
  const FILES = {
    'junit.xml': `<testsuite name="s">${all.map(([name, end]) => `<testcase name="${name}">${xmlOf(end)}</testcase>`).join('')}</testsuite>`,
    'ctrf.json': JSON.stringify({
      reportFormat: 'CTRF',
      results: {
        tool: { name: 'jest' },
        tests: all.map(([name, end]) =>
          isError(end)
            ? { name, status: 'failed', rawStatus: end === 'timed out' ? 'timedOut' : 'error', message: end }
            : { name, status: end },
        ),
      },
    }),
    // These two formats have no skipped tests.
    'rows.jsonl': rows(
      ...all.flatMap(([test, end]) => {
        if (end === 'skipped') return [];
        return isError(end) ? { test, error: end } : { test, pass: end === 'passed' };
      }),
    ),
    'promptfoo.json': JSON.stringify({
      evalId: 'eval-1',
      results: {
        version: 3,
        prompts: [{ provider: 'echo', label: 'p', raw: 'p' }],
        stats: { successes: 2, failures: 1, errors: 2 },
        results: all.flatMap(([name, end], testIdx) => {
          if (end === 'skipped') return [];
          const success = end === 'passed';
          const failureReason = success ? 0 : isError(end) ? 2 : 1;
          return {
            testIdx,
            promptIdx: 0,
            provider: { id: 'echo' },
            prompt: { raw: 'p', label: 'p' },
            vars: { name },
            testCase: { description: name, vars: { name } },
            success,
            score: success ? 1 : 0,
            failureReason,
            ...(isError(end) && { error: end }),
          };
        }),
      },
    }),
  };

  test.each(Object.entries(FILES))(
    'what passed, failed, errored, timed out and was skipped in %s',
    async (file, text) => {
      using project = aProject({ [file]: text });
      const check = await perform(project, ['report', file, '--check']);
      expect(check.stdout).toContain('5 tests with 5 trials: 2 passed, 2 failed, 1 errored\n');
      await perform(project, ['report', file, '--baseline', 'none', '-o', 'out']);
      const { totals } = JSON.parse(project.read('out/report.json'));
      expect(totals).toMatchObject({ total: 5, passed: 2, failed: 2, errored: 1 });
      for (const results of [file, 'out']) {
        const { stdout } = await perform(project, ['gate', results, '--baseline', 'none', '--json']);
        expect(JSON.parse(stdout).headline).toMatch(/ 2 of 5 tests passed; 1 errored\. Failing: c, d\.$/);
      }
    },
  );
});
