import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { events, HEAD } from '../../support/github-events.ts';
import { aProject } from '../../support/project.ts';
import { readRepositoryFile } from '../../support/repository.ts';
import { aWorkflowRun } from '../../support/workflow-run/site.ts';

const workflow = readRepositoryFile('examples/workflows/evals-on-label.yml');

/** Notes what it is asked for, and knows one run, and whether it skipped jobs. */
const gh = (skipped: boolean) =>
  `#!/bin/sh\necho "$GH_REPO $*" >> "$(dirname "$0")/asked"\ncase $2 in list) echo 4711;; view) echo ${skipped};; esac\n`;

async function labeled(label: string, { skipped = true } = {}) {
  using programs = aProject({ gh: gh(skipped) });
  chmodSync(join(programs.folder, 'gh'), 0o755);
  const { pull_request } = events.pullRequest.payload as { pull_request: object };
  const event = { ...events.pullRequest, payload: { action: 'labeled', label: { name: label }, pull_request } };
  await using at = await aWorkflowRun(workflow, { 'README.md': 'An agent.\n' }, { event, path: [programs.folder] });
  const jobs = await at.run.runAll();
  return {
    result: jobs.get('rerun')?.result,
    asked: programs.exists('asked') ? programs.read('asked').trim().split('\n') : [],
  };
}

test('the label runs the evals of the head commit again, when their run has ended', async () => {
  const { result, asked } = await labeled('run-evals');
  expect(result).toBe('success');
  expect(asked).toEqual([
    expect.stringMatching(`^octo/agent run list --workflow evals.yml --event pull_request --commit ${HEAD} `),
    'octo/agent run watch 4711',
    expect.stringMatching('^octo/agent run view 4711 --json jobs '),
    'octo/agent run rerun 4711',
  ]);
});

test('a run that has read the label already is not repeated', async () => {
  const { result, asked } = await labeled('run-evals', { skipped: false });
  expect([result, asked.at(-1)]).toEqual(['success', expect.stringContaining('run view 4711')]);
});

test('another label does nothing', async () => {
  expect(await labeled('documentation')).toEqual({ result: 'skipped', asked: [] });
});
