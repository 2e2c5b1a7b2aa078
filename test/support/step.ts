import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mainAction } from '../../src/action/action.ts';
import { reportAction } from '../../src/action/report-action.ts';
import { type GitHubAccess, type GitHubClient, gitHubClients } from '../../src/github/client.ts';
import { reportTemplate } from '../../src/platform/bundle-files.ts';
import { deflate } from '../../src/platform/deflate.ts';
import { agentEnv, programEnv } from '../../src/platform/process/child-env.ts';
import { realRuntime, unstoppable } from '../../src/runner/pipeline/runtime.ts';
import { bundled, compiledBundle, runBundled } from './bundle.ts';
import { aFolder } from './git-remote.ts';
import { events, type GitHubEvent } from './github-events.ts';
import { type GitHubServer, TOKEN } from './github-server.ts';
import { performed, startProcess } from './performed.ts';
import { type Door, keepsCompiled, program } from './programs.ts';
import type { Project } from './project.ts';
import { projectNode } from './repository.ts';
import { readKeyValues, readLog } from './runner.ts';

export type Values = Readonly<Record<string, string>>;

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

/** The first attempt of a job on github.com, where artifacts hold the baseline. */
export const ON_GITHUB_COM: Values = {
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_WORKFLOW_REF: 'octo/agent/.github/workflows/evals.yml@refs/pull/7/merge',
};

/** A step of a job of a pull request that speaks with no GitHub. */
export const aStepAlone = (project: Project, inputs: Values = {}, env: Values = {}): GitHubStep => ({
  project,
  github: { url: 'http://127.0.0.1:9' },
  event: events.pullRequest,
  inputs: { comment: 'never', 'github-token': '', 'upload-artifacts': 'false', ...inputs },
  env: { GITHUB_RUN_ATTEMPT: '1', ...env },
});

/** Starts a door of the action as the runner would start it for this event. */
export function startStep(door: Door, step: GitHubStep) {
  const { cwd, env, read } = jobOf(step);
  const [path, compiled] = step.from === 'dist' ? [bundled(door), compiledBundle] : [program(door), keepsCompiled()];
  const { child, shown, ended } = startProcess([projectNode, path], { cwd, env: { ...compiled, ...env } });
  return { child, shown, ended: ended.then(read) };
}

/** Runs a door of the action, which nothing interrupts, in a process that may have run others before. */
export async function runStep(door: Door, step: GitHubStep) {
  const { read, ...started } = jobOf(step);
  return read(await (step.from === 'dist' ? runBundled : performed)(door, started));
}

/** Runs the post step with what the main step kept. */
export const runPost = (step: GitHubStep, state: Values) => {
  const kept = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
  return runStep('post', { ...step, env: { ...step.env, ...Object.fromEntries(kept) } });
};

/** The files of a step, its environment, and what it leaves. */
function jobOf(step: GitHubStep) {
  const job = mkdtempSync(join(tmpdir(), 'job-'));
  const files = {
    GITHUB_OUTPUT: join(job, 'output'),
    GITHUB_STATE: join(job, 'state'),
    GITHUB_STEP_SUMMARY: join(job, 'summary'),
    GITHUB_EVENT_PATH: join(job, 'event.json'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  writeFileSync(files.GITHUB_EVENT_PATH, JSON.stringify(step.event.payload));
  const inputs = { 'output-directory': 'out', ...step.inputs };
  const env = { ...environmentOf({ ...step, inputs }, job), RUNNER_TEMP: job, ...files, ...step.env };
  const read = ({ exitCode, log }: { readonly exitCode: number | null; readonly log: string }) => {
    const text = (file: string) => readFileSync(file, 'utf8');
    const outputs = readKeyValues(text(files.GITHUB_OUTPUT));
    const state = readKeyValues(text(files.GITHUB_STATE));
    const summary = text(files.GITHUB_STEP_SUMMARY);
    rmSync(job, { recursive: true, force: true });
    return { exitCode, outputs, state, summary, log, ...readLog(log) };
  };
  return { cwd: step.project.folder, env, read };
}

/** Performs a door of the action in this process, for tests of its verdicts: starting it takes most of the time. */
export async function performStep(door: 'main' | 'report', step: GitHubStep) {
  using job = aFolder();
  const GITHUB_EVENT_PATH = join(job.path, 'event.json');
  writeFileSync(GITHUB_EVENT_PATH, JSON.stringify(step.event.payload));
  // The working directory of this process is another one.
  const inputs = { 'working-directory': step.project.folder, ...step.inputs };
  const env = { ...environmentOf({ ...step, inputs }, job.path), GITHUB_EVENT_PATH, ...step.env };
  const outputs: Record<string, string> = {};
  let [log, summary] = ['', ''];
  const runner = {
    checkout: step.project.folder,
    mask() {},
    output(name: string, value: string) {
      outputs[name] = value;
    },
    keep() {},
    async addToSummary(markdown: string) {
      summary += markdown;
      return true;
    },
    print(line: string) {
      log += `${line}\n`;
    },
  };
  const exitCode = await DOORS[door]({
    env,
    runner,
    runtime: (log, redactor) => ({
      ...realRuntime(log, unstoppable(), redactor),
      connect: quickly(gitHubClients(redactor)),
      cwd: step.project.folder,
      env,
      programEnv: (declared) => programEnv(env, declared),
      agentEnv: (declared) => agentEnv(env, declared),
      page: { template: () => reportTemplate(program(door)), deflate },
    }),
    begun() {},
    ended() {},
  });
  return { exitCode, outputs, summary, log, ...readLog(log) };
}

/** What waits a second between what it writes, or before it tries again, waits 10 ms. */
const quickly =
  (connect: (access: GitHubAccess) => GitHubClient) =>
  (access: GitHubAccess): GitHubClient =>
    connect({ ...access, secondMs: 10 });

const DOORS = { main: mainAction, report: reportAction };

const environmentOf = ({ project, github, event, inputs }: GitHubStep, home: string): Values => ({
  PATH: `${dirname(projectNode)}:${process.env['PATH']}`,
  HOME: home,
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
  ...Object.fromEntries(
    Object.entries({ 'github-token': TOKEN, ...inputs }).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  ),
});
