import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectNode } from './bundle.ts';
import type { GitHubEvent } from './github-events.ts';
import { type GitHubServer, TOKEN } from './github-server.ts';
import { keepsCompiled, program } from './programs.ts';
import type { Project } from './project.ts';
import { readKeyValues, readLog } from './runner.ts';

export type Values = Readonly<Record<string, string>>;

export interface SourceStep {
  readonly project: Project;
  readonly github: GitHubServer;
  readonly event: GitHubEvent;
  readonly inputs: Values;
  readonly env?: Values;
}

/** Starts a door of the action from its sources, as the runner would start it for this event. */
export function startStep(door: 'main' | 'plan' | 'report', { project, github, event, inputs, env = {} }: SourceStep) {
  const job = mkdtempSync(join(tmpdir(), 'job-'));
  const files = {
    GITHUB_OUTPUT: join(job, 'output'),
    GITHUB_STEP_SUMMARY: join(job, 'summary'),
    GITHUB_EVENT_PATH: join(job, 'event.json'),
  };
  for (const file of Object.values(files)) writeFileSync(file, '');
  writeFileSync(files.GITHUB_EVENT_PATH, JSON.stringify(event.payload));
  const given = Object.entries({ 'github-token': TOKEN, ...inputs });
  const child = spawn(projectNode, [program(door)], {
    cwd: project.folder,
    env: {
      PATH: `${dirname(projectNode)}:${process.env['PATH']}`,
      HOME: job,
      ...keepsCompiled(),
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
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve)).then((exitCode) => {
    const outputs = readKeyValues(readFileSync(files.GITHUB_OUTPUT, 'utf8'));
    const summary = readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8');
    rmSync(job, { recursive: true, force: true });
    return { exitCode, outputs, summary, log, ...readLog(log) };
  });
  return { child, ended };
}
