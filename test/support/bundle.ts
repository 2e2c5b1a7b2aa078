import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type Performed, performedScript, type Started } from './performed.ts';
import type { Door } from './programs.ts';
import type { Project } from './project.ts';
import { projectNode, readRepositoryFile, repository } from './repository.ts';
import { type ReadLog, readKeyValues, readLog } from './runner.ts';

/** The cache of compiled code that the command line uses by itself. A job has one of its own, empty each time. */
const compileCache = join(tmpdir(), 'node-compile-cache');
export const sharedCompileCache = { NODE_COMPILE_CACHE: compileCache };

export type Ended = Performed;

export interface CliOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
  /** Below the checkout. */
  readonly in?: string;
}

/** A command line that runs; `ended` resolves when it and everything that holds its output has ended. */
export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Starts `eval-action …` in a checkout, as a person would: with hardly anything in the environment. */
export function startCli(project: Project, args: readonly string[], options: CliOptions = {}): Running {
  const { node = projectNode } = options;
  const { cwd, env } = ofPerson(project, options);
  return start(node, [bundled('cli'), ...args], cwd, env);
}

/** Runs it in a process that may have run others before. */
export function runCli(project: Project, args: readonly string[], options: CliOptions = {}): Promise<Ended> {
  const { node = projectNode } = options;
  return runBundled('cli', { args, node, ...ofPerson(project, options) });
}

const ofPerson = ({ folder }: Project, { env = {}, in: below = '.' }: CliOptions) => ({
  cwd: join(folder, below),
  env: { ...machine(folder), ...env },
});

/** Runs an entry point of the committed bundle in a process that may have run others before. */
export const runBundled = (door: Door, started: Started): Promise<Ended> =>
  performedScript(bundled(door), compileCache, started);

const bundled = (door: Door): string => join(repository, 'dist', `${door}.js`);

/** What a step of a job leaves: its exit code, what the runner reads in its log, and the files that it filled. */
export interface Step extends Ended, ReadLog {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** What the step keeps for its post step. */
  readonly state: Readonly<Record<string, string>>;
  /** GITHUB_ENV and GITHUB_PATH, which must stay as they were. */
  readonly otherFiles: string;
}

export interface StepOptions {
  /** What the workflow gives under `with:`; all other inputs come as empty text. */
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The checkout under another name, such as that of a link. */
  readonly workspace?: string;
}

/** The secrets of a job that no child may see. */
export const JOB_SECRETS = {
  GITHUB_TOKEN: 'ghs_0123456789abcdefghijklmnopqrstuvwxyz',
  ACTIONS_RUNTIME_TOKEN: 'runtime.token.of.this.job',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'identity.token.of.this.job',
};

export const declared = parse(readRepositoryFile('action.yml')) as {
  readonly inputs: Readonly<Record<string, { readonly description?: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description?: string }>>;
  readonly runs: Readonly<Record<string, string>>;
};

/** Starts `dist/main.js` as the runner starts a step of a pull request's job. */
export function startAction(
  project: Project,
  options: StepOptions = {},
): { child: ChildProcess; ended: Promise<Step> } {
  const { cwd, env, read } = ofJob(project, options);
  const { child, ended } = start(projectNode, [bundled('main')], cwd, { ...sharedCompileCache, ...env });
  return { child, ended: ended.then(read) };
}

/** Runs it in a process that may have run others before. */
export async function runAction(project: Project, options: StepOptions = {}): Promise<Step> {
  const { read, ...started } = ofJob(project, options);
  return read(await runBundled('main', started));
}

function ofJob(project: Project, options: StepOptions) {
  const job = jobFolder();
  return {
    cwd: project.folder,
    env: {
      ...machine(job.folder),
      ...inputVariables(options.with ?? {}),
      ...JOB_SECRETS,
      ...job.env,
      GITHUB_WORKSPACE: options.workspace ?? project.folder,
      ...options.env,
    },
    read: (ended: Ended): Step => ({ ...ended, ...readLog(ended.log), ...job.readBack() }),
  };
}

/** The runner raises the letters, keeps the hyphens and hands over '' for an input that was not given. */
function inputVariables(given: Readonly<Record<string, string>>): Record<string, string> {
  const unknown = Object.keys(given).filter((name) => !(name in declared.inputs));
  if (unknown.length > 0) throw new Error(`action.yml does not declare ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.entries(declared.inputs).map(([name, input]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      given[name] ?? HANDED_OVER[name] ?? input.default ?? '',
    ]),
  );
}

/** There is no GitHub behind these jobs (those that speak with one have a token of their own), and no matrix. */
const HANDED_OVER: Readonly<Record<string, string>> = { 'github-token': '', matrix: 'null', 'matrix-jobs': '1' };

const COMMAND_FILES = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE'] as const;

/** The files that a runner keeps for one step, outside the checkout, and the variables that lead to them. */
function jobFolder() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'runner-')));
  const file = (name: string) => join(folder, name.toLowerCase());
  for (const name of COMMAND_FILES) writeFileSync(file(name), '');
  const event = join(folder, 'event.json');
  writeFileSync(event, JSON.stringify(PULL_REQUEST));
  mkdirSync(join(folder, 'temp'));
  const text = (name: (typeof COMMAND_FILES)[number]) =>
    existsSync(file(name)) ? readFileSync(file(name), 'utf8') : '';
  return {
    folder,
    env: {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: event,
      GITHUB_REPOSITORY: 'octo/agent',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_SHA: '1'.repeat(40),
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_JOB: 'evals',
      GITHUB_WORKFLOW: 'Evals',
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_SERVER_URL: 'http://127.0.0.1:9',
      RUNNER_OS: 'Linux',
      RUNNER_TEMP: join(folder, 'temp'),
      ACTIONS_RUNTIME_URL: 'http://127.0.0.1:9',
      ...Object.fromEntries(COMMAND_FILES.map((name) => [name, file(name)])),
    },
    readBack() {
      const [outputs, summary] = [readKeyValues(text('GITHUB_OUTPUT')), text('GITHUB_STEP_SUMMARY')];
      const state = readKeyValues(text('GITHUB_STATE'));
      const otherFiles = text('GITHUB_ENV') + text('GITHUB_PATH');
      rmSync(folder, { recursive: true, force: true });
      return { outputs, summary, state, otherFiles };
    },
  };
}

const PULL_REQUEST = {
  action: 'synchronize',
  number: 7,
  pull_request: {
    number: 7,
    title: 'Change the prompt',
    head: { ref: 'change', sha: '2'.repeat(40), repo: { full_name: 'octo/agent' } },
    base: { ref: 'main', sha: '3'.repeat(40), repo: { full_name: 'octo/agent' } },
  },
  repository: { full_name: 'octo/agent' },
};

/** What every program needs; the project's own Node comes first, so that targets called `node` are the same everywhere. */
const machine = (home: string): Record<string, string> => ({
  PATH: [dirname(projectNode), process.env['PATH'] ?? ''].join(delimiter),
  HOME: home,
  TMPDIR: tmpdir(),
  LANG: 'C.UTF-8',
});

function start(node: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Running {
  const child = spawn(node, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<Ended>((resolve, reject) => {
    const chunks: { readonly from: 'stdout' | 'stderr'; readonly bytes: Buffer }[] = [];
    child.stdout.on('data', (bytes: Buffer) => chunks.push({ from: 'stdout', bytes }));
    child.stderr.on('data', (bytes: Buffer) => chunks.push({ from: 'stderr', bytes }));
    const text = (...streams: readonly string[]) =>
      Buffer.concat(chunks.filter(({ from }) => streams.includes(from)).map(({ bytes }) => bytes)).toString('utf8');
    child.on('error', reject);
    child.on('close', (exitCode) =>
      resolve({ exitCode, stdout: text('stdout'), stderr: text('stderr'), log: text('stdout', 'stderr') }),
    );
  });
  return { child, ended };
}
