import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deflate } from '../../src/platform/deflate.ts';
import { openFile } from '../../src/platform/open-file.ts';
import { aReport, aResult } from '../support/builders.ts';
import { pageIndexOf } from '../support/page-blocks.ts';
import { aProject } from '../support/project.ts';
import { reportTemplate } from '../support/report-page.ts';
import { perform } from './perform.ts';

const page = { template: reportTemplate, deflate };
const reportOf = (output: string, score = 1): string =>
  JSON.stringify(aReport({ results: [aResult({ testId: 'greets', output, score })] }));
const runs = '.agentv/results/runs/default';

describe('eval-action open', () => {
  test('writes the page of the newest run into its folder, and prints its address', async () => {
    using project = aProject({ 'out/report.json': reportOf('Hello!') });
    const { exitCode, stdout } = await perform(project, ['open', 'out', '--no-browser'], {}, { page });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^out\/report\.html\nfile:\/\/\/.*\/out\/report\.html$/m);
    expect(project.read('out/report.html')).toContain('Content-Security-Policy');
  });

  test('takes the newest run unless one is named', async () => {
    const row = JSON.stringify({
      test_id: 'a',
      suite: 's',
      target: 't',
      score: 1,
      timestamp: '2026-01-02T10:11:00.000Z',
    });
    using project = aProject({ [`${runs}/one/index.jsonl`]: `${row}\n` });
    const { stdout } = await perform(project, ['open', '--print-path'], {}, { page });
    expect(stdout).toContain(`${runs}/one/report.html`);
  });

  test('says what to do if there is no run', async () => {
    using project = aProject({});
    await expect(perform(project, ['open'], {}, { page })).rejects.toThrow(/Run eval-action run first/);
  });

  test('puts the answers of two runs side by side', async () => {
    using project = aProject({
      'head/report.json': reportOf('Hi!'),
      'base/report.json': reportOf('Hello!', 0),
    });
    const { exitCode, stdout, stderr } = await perform(project, ['open', 'head', 'base', '--no-browser'], {}, { page });
    expect(stderr).toContain('Compared with base alone: the run may have another verdict');
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('.agentv/results/open/report.html')]);
    expect(project.list('head')).toEqual(['report.json']);
    const index = pageIndexOf(project.read('.agentv/results/open/report.html'));
    expect(index.comparedWith).toBe('base, 1 run');
  });

  test('opens a page that is there without writing it again', async () => {
    using project = aProject({ 'out/report.html': 'a page' });
    expect((await perform(project, ['open', 'out', '--no-browser'], {}, { page })).exitCode).toBe(0);
    expect(project.read('out/report.html')).toBe('a page');
  });
});

describe('the page that a command writes', () => {
  test.each(['report', 'run'])('is left out by html: false, and %s has its other files', async (command) => {
    using project = aProject({
      'results/report.json': reportOf('Hello!'),
      'evals/a.eval.yaml': 'tests: [{ id: a, input: a, assertions: [{ type: contains, value: a }] }]\n',
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: a }]\n',
    });
    const what = command === 'run' ? 'evals' : 'results';
    await perform(project, [command, what, '-o', 'with'], {}, { page });
    await perform(project, [command, what, '-o', 'without', '--no-html'], {}, { page });
    expect(project.list('with').filter((name) => !project.list('without').includes(name))).toEqual(['report.html']);
    await perform(project, ['open', 'without', '--no-browser'], {}, { page });
    expect(project.list('without')).toContain('report.html');
  });

  test('leaves out details above html_max_mib', async () => {
    const answer = Array.from({ length: 60_000 }, (_, index) => (index * 2654435761) % 4294967296).join(' ');
    const results = Array.from({ length: 12 }, (_, index) =>
      aResult({ testId: `t${index}`, output: `${index} ${answer}` }),
    );
    using project = aProject({
      'out/report.json': JSON.stringify(aReport({ results })),
      '.agentv/config.yaml': 'eval_action: { html_max_mib: 1 }\n',
    });
    const { stdout } = await perform(project, ['report', 'out', '-o', 'small'], {}, { page });
    expect(stdout).toMatch(/answers of passing tests of \d+ tests; index\.jsonl has all/);
    expect(project.read('small/report.html').length).toBeLessThanOrEqual(2 ** 20);
  });
});

describe('the program that opens a file', () => {
  test('gets the path as one argument', async () => {
    using project = aProject({ 'bin/xdg-open': '#!/bin/sh\nprintf "%s" "$1" > "$OUT"\n' });
    chmodSync(join(project.folder, 'bin/xdg-open'), 0o755);
    const env = {
      PATH: `${join(project.folder, 'bin')}:${process.env['PATH']}`,
      DISPLAY: ':0',
      OUT: join(project.folder, 'seen'),
    };
    expect(await openFile('/a b; echo $x.html', env, 'linux')).toBe('opened');
    await expect.poll(() => project.list('.').includes('seen') && project.read('seen')).toBe('/a b; echo $x.html');
  });

  test('may be missing, and is not started where there is no screen', async () => {
    expect(await openFile('/a.html', {}, 'linux')).toBe('none');
    expect(await openFile('/a.html', { PATH: '/nowhere', DISPLAY: ':0' }, 'linux')).toBe('failed');
  });
});
