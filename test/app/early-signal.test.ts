import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { marked } from '../../src/reports/comment/comment-mark.ts';
import { aReport, aResult } from '../support/builders.ts';
import { events, HEAD } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer } from '../support/github-server.ts';
import { aProject } from '../support/project.ts';
import { resultsService } from '../support/results-service.ts';
import { startStep } from '../support/step.ts';
import { suiteOf } from '../support/suites.ts';
import { zip } from '../support/zip.ts';

/** Cancels the step at the moment in which its program begins to be loaded. */
const CANCEL = `import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (/\\/(?:report-)?action-[\\w-]+\\.js$/.test(url)) process.kill(process.pid, 'SIGINT');
    return next(url, context);
  },
});
`;

test.each(['main', 'report'] as const)(
  'a step (%s) that is cancelled while it is loaded writes its outputs',
  async (door) => {
    const folder = mkdtempSync(join(tmpdir(), 'cancel-'));
    writeFileSync(join(folder, 'cancel.mjs'), CANCEL);
    using project = aProject({
      'evals/a.eval.yaml': suiteOf(['one', 'one', 'one']),
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: one }]\n',
    });
    await using github = await gitHubServer();
    const step = {
      project,
      github,
      event: events.pullRequest,
      inputs: (door === 'report' ? { results: 'none' } : {}) as Record<string, string>,
      env: { NODE_OPTIONS: `--import ${pathToFileURL(join(folder, 'cancel.mjs'))}` },
    };
    const { exitCode, outputs, log } = await startStep(door, step).ended;
    rmSync(folder, { recursive: true });
    expect({ exitCode, log }).toMatchObject({ exitCode: 2 });
    expect(outputs).toMatchObject({ verdict: 'cancelled', conclusion: 'failure' });
  },
);

describe.concurrent('a step that is cancelled while it reads', () => {
  test.each<[string, RegExp, NodeJS.Signals]>([
    ['the list of results', /GET .*runs\/4711\/artifacts/, 'SIGINT'],
    ['the baseline', /GET .*agent\/actions\/artifacts$/, 'SIGTERM'],
  ])('%s to report leaves the comment of a finished run', async (_, on, signal) => {
    const before = { key: 'evals', head: HEAD, shows: HEAD, run: 4700, attempt: 1, phase: 'finished' } as const;
    await using github = await gitHubServer({ comments: [{ body: marked(before, 'All is well\n') }] });
    await using service = await resultsService();
    const archive = zip([{ name: 'out/report.json', content: JSON.stringify(aReport({ results: [aResult()] })) }]);
    github.artifacts.push({ id: 1, run: 4711, name: 'agentv-results', archive });
    using project = aProject({});
    const inputs = { results: 'artifacts', comment: 'always', 'comment-key': 'evals', 'check-run': 'true' };
    const step = startStep('report', { project, github, event: events.pullRequest, inputs, env: service.env });
    await cancelAt(on, github, step.child, signal);
    const { exitCode, outputs } = await step.ended;
    expect([exitCode, outputs['verdict']]).toEqual([2, 'cancelled']);
    expect(github.comments).toHaveLength(1);
    expect(github.comments[0]?.body).toContain('All is well');
    expect(github.checks).toMatchObject([{ conclusion: 'cancelled' }]);
  });

  test('the baseline to plan makes no plan', async () => {
    await using github = await gitHubServer();
    await using service = await resultsService();
    using project = aProject({
      'evals/a.eval.yaml': suiteOf(['one', 'one', 'one']),
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: one }]\n',
    });
    const step = startStep('plan', { project, github, event: events.pullRequest, env: service.env });
    await cancelAt(/GET .*agent\/actions\/artifacts$/, github, step.child, 'SIGTERM');
    const { exitCode, outputs, log } = await step.ended;
    expect([exitCode, outputs['matrix'], outputs['headline']]).toEqual([
      2,
      '',
      'The plan was cancelled before it was made',
    ]);
    expect(log).not.toMatch(/bug/i);
  });
});

/** Sends a signal while GitHub has not answered the request. */
async function cancelAt(on: RegExp, github: GitHubServer, child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  github.breaks({ on, delayMs: 20_000 });
  const asked = new Promise<void>((resolve) => github.before(on, resolve));
  await Promise.race([asked, once(child, 'exit')]);
  child.kill(signal);
}
