import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { events } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { startMain, startReport } from '../support/github-step.ts';
import { aProject } from '../support/project.ts';
import { suiteOf } from '../support/suites.ts';

/** Cancels the step at the moment in which its program begins to be loaded. */
const CANCEL = `import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (/\\/(?:report-)?action-[\\w-]+\\.js$/.test(url)) process.kill(process.pid, 'SIGINT');
    return next(url, context);
  },
});
`;

test.each([
  ['main', 'cancelled'],
  // There are no results that it could report.
  ['report', 'invalid'],
])('a step (%s) that is cancelled while it is loaded writes its outputs', async (door, verdict) => {
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
  const { exitCode, outputs, log } = await (door === 'main' ? startMain : startReport)(step).ended;
  rmSync(folder, { recursive: true });
  expect({ exitCode, log }).toMatchObject({ exitCode: 2 });
  expect(outputs).toMatchObject({ verdict, conclusion: 'failure' });
});
