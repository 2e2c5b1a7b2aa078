import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { events } from '../support/github-events.ts';
import { gitHubServer, TOKEN } from '../support/github-server.ts';
import { aProject, type Project } from '../support/project.ts';
import { measure } from './measure.ts';

const ANSWER_MS = 50;
const RUNS = 3;
const TESTS = 5;
const COMMIT = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', 'Add evals'];

export interface ActionTimes {
  /** The same suite on the command line. */
  readonly cliMs: number;
  /** As a step of a job for a pull request, with a comment and a check run. */
  readonly actionMs: number;
  /** Requests to GitHub in one step. */
  readonly requests: number;
}

/** The fastest of several runs of a small suite: on the command line, and as an action with a GitHub that answers in 50 ms. */
export async function actionTimes(dist: string): Promise<ActionTimes> {
  const test = (index: number) =>
    `  - { id: t${index}, input: say it, assertions: [{ type: contains, value: mock }] }\n`;
  using project = aProject({
    'evals/small.eval.yaml': `execution: { target: mock }\ntests:\n${Array.from({ length: TESTS }, (_, index) => test(index)).join('')}`,
    '.agentv/targets.yaml': 'targets: [{ name: mock, provider: mock, response: mock }]\n',
  });
  // As actions/checkout leaves it: without the base commit.
  rmSync(join(project.folder, '.git'), { recursive: true });
  for (const args of [
    ['init', '-q'],
    ['remote', 'add', 'origin', 'https://github.com/octo/agent'],
    ['add', '.'],
    COMMIT,
  ])
    execFileSync('git', args, { cwd: project.folder });
  let [cliMs, actionMs, requests] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (let run = 0; run < RUNS; run += 1) {
    cliMs = Math.min(cliMs, await onCommandLine(dist, project));
    // Each time there is no comment yet, so that one is created.
    await using github = await gitHubServer();
    github.breaks({ on: /./, delayMs: ANSWER_MS });
    actionMs = Math.min(actionMs, await asAction(dist, project, github.url));
    requests = github.requests.length;
    if (github.comments.length !== 1 || github.checks[0]?.status !== 'completed') throw new Error('Not delivered');
  }
  return { cliMs, actionMs, requests };
}

const onCommandLine = (dist: string, project: Project): Promise<number> =>
  timed([join(dist, 'cli.js'), 'run', '--quiet', '-o', 'out'], project, {});

async function asAction(dist: string, project: Project, url: string): Promise<number> {
  const job = mkdtempSync(join(tmpdir(), 'bench-job-'));
  const files = {
    GITHUB_OUTPUT: join(job, 'output'),
    GITHUB_STATE: join(job, 'state'),
    GITHUB_STEP_SUMMARY: join(job, 'summary'),
    GITHUB_EVENT_PATH: join(job, 'event.json'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  const { name, payload, env } = events.pullRequest;
  writeFileSync(files.GITHUB_EVENT_PATH, JSON.stringify(payload));
  try {
    return await timed([join(dist, 'main.js')], project, {
      ...env,
      ...files,
      RUNNER_TEMP: job,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: project.folder,
      GITHUB_REPOSITORY: 'octo/agent',
      GITHUB_API_URL: url,
      GITHUB_SERVER_URL: url,
      GITHUB_EVENT_NAME: name,
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKFLOW: 'Evals',
      GITHUB_JOB: 'evals',
      'INPUT_GITHUB-TOKEN': TOKEN,
      'INPUT_OUTPUT-DIRECTORY': 'out',
      'INPUT_CHECK-RUN': 'true',
      INPUT_COMMENT: 'always',
    });
  } finally {
    rmSync(job, { recursive: true, force: true });
  }
}

const timed = async (args: readonly string[], { folder }: Project, env: Readonly<Record<string, string>>) =>
  (await measure(args, { cwd: folder, env: { HOME: folder, ...env } })).ms;
