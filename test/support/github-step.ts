import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runBundled, sharedCompileCache } from './bundle.ts';
import type { GitHubEvent } from './github-events.ts';
import { type GitHubServer, TOKEN } from './github-server.ts';
import { performed } from './performed.ts';
import { type Door, keepsCompiled, program } from './programs.ts';
import type { Project } from './project.ts';
import { projectNode, repository } from './repository.ts';
import { readKeyValues, readLog } from './runner.ts';

type Values = Readonly<Record<string, string>>;

/** A step of a job on GitHub: what started it, what it is given, and what else stands in its environment. */
export interface GitHubStep {
  readonly project: Pick<Project, 'folder'>;
  readonly github: Pick<GitHubServer, 'url'>;
  readonly event: GitHubEvent;
  readonly inputs?: Values;
  readonly env?: Values;
  /** Where it is started from; the sources, unless the committed bundle is wanted. */
  readonly from?: 'src' | 'dist';
}

/** Starts the action as the runner would start it for this event. */
export const startMain = (step: GitHubStep) => start('main', step);

export const startPlan = (step: GitHubStep) => start('plan', step);

export const startReport = (step: GitHubStep) => start('report', step);

/** Runs the action, which nothing interrupts. */
export const runMain = (step: GitHubStep) => run('main', step);

/** Runs the reporter. */
export const runReport = (step: GitHubStep) => run('report', step);

/** Runs its post step with what the main step kept. */
export const runPost = (step: GitHubStep, state: Values) =>
  run('post', {
    ...step,
    env: {
      ...step.env,
      ...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])),
    },
  });

/** In a process that may have run others before. */
async function run(door: Door, step: GitHubStep) {
  const { read, ...started } = jobOf(step);
  return read(await (step.from === 'dist' ? runBundled : performed)(door, started));
}

function start(door: Door, step: GitHubStep) {
  const { cwd, env, read } = jobOf(step);
  const { from = 'src' } = step;
  const child = spawn(projectNode, [from === 'src' ? program(door) : join(repository, 'dist', `${door}.js`)], {
    cwd,
    env: { ...(from === 'src' ? keepsCompiled() : sharedCompileCache), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended: ended.then((exitCode) => read({ exitCode, log })) };
}

/** The files of a step, its environment, and what it leaves. */
function jobOf({ project, github, event, inputs = {}, env = {} }: GitHubStep) {
  const job = mkdtempSync(join(tmpdir(), 'job-'));
  const files = {
    GITHUB_OUTPUT: join(job, 'output'),
    GITHUB_STATE: join(job, 'state'),
    GITHUB_STEP_SUMMARY: join(job, 'summary'),
    GITHUB_EVENT_PATH: join(job, 'event.json'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  writeFileSync(files.GITHUB_EVENT_PATH, JSON.stringify(event.payload));
  const given = Object.entries({ 'github-token': TOKEN, 'output-directory': 'out', ...inputs });
  return {
    cwd: project.folder,
    env: {
      PATH: `${dirname(projectNode)}:${process.env['PATH']}`,
      HOME: job,
      RUNNER_TEMP: job,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: project.folder,
      GITHUB_REPOSITORY: 'octo/agent',
      GITHUB_REPOSITORY_ID: '1',
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: github.url,
      GITHUB_EVENT_NAME: event.name,
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_ATTEMPT: '2',
      GITHUB_WORKFLOW: 'Evals',
      GITHUB_JOB: 'evals',
      ...event.env,
      ...files,
      ...Object.fromEntries(given.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...env,
    },
    read({ exitCode, log }: { readonly exitCode: number | null; readonly log: string }) {
      const text = (file: string) => readFileSync(file, 'utf8');
      const outputs = readKeyValues(text(files.GITHUB_OUTPUT));
      const state = readKeyValues(text(files.GITHUB_STATE));
      const summary = text(files.GITHUB_STEP_SUMMARY);
      rmSync(job, { recursive: true, force: true });
      return { exitCode, outputs, state, summary, log, ...readLog(log) };
    },
  };
}
