import { expect, test } from 'vitest';
import { aReport, aResult } from '../support/builders.ts';
import { ctrfSchema } from '../support/ctrf.ts';
import { aHostileReport } from '../support/hostile-report.ts';
import { aProject } from '../support/project.ts';
import { aMixedReport } from '../support/reports.ts';
import { commandsIn } from '../support/runner-commands.ts';
import { readXml } from '../support/xml.ts';
import { perform } from './perform.ts';

const FILES = [
  'annotations.txt',
  'comment.md',
  'ctrf.json',
  'failures.jsonl',
  'index.md',
  'junit.xml',
  'report.json',
  'summary.md',
];
const reportOf = (...ids: string[]): string =>
  JSON.stringify(aReport({ results: ids.map((testId) => aResult({ testId })) }));

test('a run folder is reported on all surfaces, as files, and the exit code is that of its verdict', async () => {
  using project = aProject({ 'out/report.json': JSON.stringify(aMixedReport()) });
  const { exitCode, stdout } = await perform(project, ['report', 'out', '-o', 'told']);
  expect(exitCode).toBe(2);
  expect(project.list('told')).toEqual(FILES);
  for (const name of FILES) expect(stdout).toContain(`told/${name}`);
  expect(stdout).toMatch(/Next steps\n {2}for programs +told\/report\.json\n[\s\S]* {2}annotations +told\//);
  expect(project.read('told/comment.md')).toMatch(/^### ⛔ Evals: .* · `evals`$/m);
  expect(project.read('told/comment.md')).not.toMatch(/\]\(\)|Head/);
  expect(JSON.parse(project.read('told/report.json'))).toMatchObject({ totals: { total: 8 } });
  expect(project.read('told/index.md')).toContain('--test-id partial-refund');
});

test('shards become one report; a missing one is reported, and no verdict ignores it', async () => {
  using project = aProject({ 's/1/report.json': reportOf('a'), 's/2/report.json': reportOf('b') });
  const all = await perform(project, ['report', 's/*/report.json', '--expected-shards', '2', '-o', 'told']);
  expect([all.exitCode, all.stdout]).toEqual([0, expect.stringContaining('2 of 2 passed')]);
  const some = await perform(project, ['report', 's/1', '--expected-shards', '2', '-o', 'told']);
  expect(some.exitCode).toBe(2);
  expect(some.stderr).toContain('Only 1 of 2 shards reported');
});

test('a threshold that is given here counts', async () => {
  using project = aProject({ 'out/report.json': JSON.stringify(aReport({ results: [aResult({ score: 0.85 })] })) });
  expect((await perform(project, ['report', 'out'])).exitCode).toBe(0);
  expect((await perform(project, ['report', 'out', '--threshold', '0.9'])).exitCode).toBe(1);
});

test('globs of folders find runs, and `!` leaves some out', async () => {
  using project = aProject({
    'runs/a/index.jsonl': '{"test_id":"a","score":1,"suite":"s","target":"t"}\n',
    'runs/b/index.jsonl': '{"test_id":"b","score":1,"suite":"s","target":"t"}\n',
  });
  const { stdout } = await perform(project, ['report', 'runs/*', '!runs/b/**', '-o', 'told']);
  expect(stdout).toContain('1 of 1 passed');
});

test('where no test needs attention, no file says so, also in the place of an older report', async () => {
  using project = aProject({ 'bad/report.json': JSON.stringify(aMixedReport()), 'good/report.json': reportOf('a') });
  await perform(project, ['report', 'bad', '-o', 'told']);
  const { stderr } = await perform(project, ['report', 'good', '-o', 'told']);
  expect(project.list('told')).toEqual(FILES.filter((name) => name !== 'failures.jsonl' && name !== 'index.md'));
  expect(stderr).not.toMatch(/failures|index/);
});

test('earlier reports of ours are replaced; files of others are not, and results are never overwritten', async () => {
  using project = aProject({ 'out/report.json': reportOf('a'), 'mine/summary.md': 'my own' });
  expect((await perform(project, ['report', 'out', '-o', 'told'])).exitCode).toBe(0);
  expect((await perform(project, ['report', 'out', '-o', 'told'])).exitCode).toBe(0);
  await expect(perform(project, ['report', 'out', '-o', 'mine'])).rejects.toThrow(/was not written by a report/);
  await expect(perform(project, ['report', 'out', '-o', 'out'])).rejects.toThrow(/contains the results/);
  expect(project.read('mine/summary.md')).toBe('my own');
});

test.each([
  ['resutls.jsonl', /^in the working directory: .*\bresults\.jsonl/],
  ['evals/results.jsonl', /^no folder evals either$/],
])('the error about a path without results, %s, says what is there', async (path, found) => {
  using project = aProject({ 'results.jsonl': '{"test": "a", "pass": true}' });
  await expect(perform(project, ['report', path])).rejects.toMatchObject({
    problems: [{ found: expect.stringMatching(found) }],
  });
});

test.each([
  [['report', 'nothing'], /No results match nothing/],
  [['report'], /results/],
  [['report', 'a', '--expected-shards', 'many'], /"--expected-shards" must be/],
  [['report', 'a', '--format', 'nothing'], /"--format" must be/],
])('%j cannot be done, and says why', async (argv, why) => {
  using project = aProject({});
  await expect(perform(project, argv)).rejects.toThrow(why);
});

test('hostile results insert nothing into any file', async () => {
  using project = aProject({ 'out/report.json': JSON.stringify(aHostileReport()) });
  const { stdout } = await perform(project, ['report', 'out', '-o', 'told']);
  const lines = project.read('told/annotations.txt').trimEnd().split('\n');
  expect(commandsIn(lines.join('\n'))).toEqual(lines);
  for (const line of lines) expect(line).toMatch(/^::(?:error|warning|notice) title=/);
  expect(lines.length).toBeLessThanOrEqual(17);
  readXml(project.read('told/junit.xml'));
  ctrfSchema.parse(JSON.parse(project.read('told/ctrf.json')));
  expect(project.read('told/comment.md')).not.toMatch(/^<!--/m);
  expect(stdout).not.toContain('\u001b]0;');
});

test.each([
  ['the environment', {}, { MY_API_KEY: 'hunter2-hunter2' }],
  ['.env', { '.env': 'MY_API_KEY=hunter2-hunter2\n' }, {}],
  ['the .env of a suite', { 'evals/.env': 'MY_API_KEY=hunter2-hunter2\n' }, {}],
  [
    'a .env whose variable a nearer one sets',
    { 'evals/.env': 'MY_API_KEY=other-other\n', '.env': 'MY_API_KEY=hunter2-hunter2\n' },
    {},
  ],
])('secrets of %s and what is to be taken out are in no file', async (_, files, env) => {
  const output = 'key hunter2-hunter2, cust_42, Ada Lovelace';
  const results = [aResult({ score: 0, output, suiteFile: 'evals/a.eval.yaml' })];
  using project = aProject({ 'out/report.json': JSON.stringify(aReport({ results })), ...files });
  const redact = ['--redact', '/cust_[0-9]{1,9}/', '--redact', 'Ada Lovelace'];
  const argv = ['report', ...redact, 'out', '-o', 'told', '--trace-file', 'trace.jsonl', '--otel-file', 'otlp.json'];
  const { stdout } = await perform(project, argv, env);
  const written = [...FILES.map((name) => `told/${name}`), 'trace.jsonl', 'otlp.json'];
  const reported = [stdout, ...written.map((name) => project.read(name))].join('\n');
  expect(reported).not.toMatch(/hunter2|cust_4|Lovelace/);
  expect(reported).toContain('key ***, ***, ***');
  for (const command of [['report', '--check'], ['gate'], ['gate', '--json']]) {
    const printed = await perform(project, [...command, ...redact, 'out'], env);
    expect(printed.stdout).not.toMatch(/hunter2|cust_4|Lovelace/);
  }
});
