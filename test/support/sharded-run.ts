import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ReportFile, reportFileSchema } from '../../src/model/verdict/report.ts';
import { reportTemplate } from '../../src/platform/bundle-files.ts';
import { deflate } from '../../src/platform/deflate.ts';
import { agentEnv, programEnv } from '../../src/platform/process/child-env.ts';
import { exec } from '../../src/platform/process/exec.ts';
import { type ExitCode, toExitCode } from '../../src/runner/pipeline/exit-code.ts';
import { createGit } from '../../src/workspaces/git.ts';
import { perform } from '../app/perform.ts';
import { commitAll, firstCommit } from './git-remote.ts';
import { performed } from './performed.ts';
import { program } from './programs.ts';
import { aProject, type Project } from './project.ts';
import { projectNode } from './repository.ts';
import type { RunCommand } from './sharded-checkouts.ts';

type Values = Readonly<Record<string, string>>;

export interface Checkout extends Project {
  commitAll(): void;
  /** The test of each call of the target, in the order of the calls. */
  calls(): string[];
}

/** A committed checkout whose target `default` notes each call. `reply` is a line of shell. */
export function aShardedCheckout(files: Values, reply = 'printf %s {PROMPT}'): Checkout {
  const project = aProject({});
  // Git ignores what lies there.
  const log = join(project.folder, '.git', 'calls');
  const command = `echo {EVAL_ID} >> ../.git/calls; ${reply}`;
  firstCommit(project.folder, {
    '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: ${JSON.stringify(command)} }]\n`,
    '.gitignore': '.agentv/results\n.agentv/cache\nout*\n',
    ...files,
  });
  return {
    ...project,
    commitAll: () => void commitAll(project.folder),
    calls: () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []),
  };
}

/** Suites of tests that pass if the target repeats their input. */
export const echoes = (ids: readonly string[]): string =>
  `tests:\n${ids
    .map((id) => `  - { id: ${id}, input: hello ${id}, assertions: [{ type: contains, value: hello }] }\n`)
    .join('')}`;

/** Performs a command line in this process: starting one takes most of the time. */
export async function cli(project: Pick<Project, 'folder'>, args: readonly string[], given: Values = {}) {
  const env = environmentOf(project, given);
  const errors: string[] = [];
  const complain = (text: string) => void errors.push(`${text}\n`);
  const log = {
    info() {},
    warn: (text: string) => complain(`warning: ${text}`),
    error: (text: string) => complain(`error: ${text}`),
  };
  let output = { stdout: '', stderr: '' };
  const exitCode = await toExitCode(async () => {
    const performed = await perform(project, args, env, {
      log,
      git: createGit(exec, env),
      programEnv: (declared) => programEnv(env, declared),
      agentEnv: (declared) => agentEnv(env, declared),
      script: program('cli'),
      page: { template: () => reportTemplate(program('cli')), deflate },
    });
    output = performed;
    return performed.exitCode as ExitCode;
  }, log);
  const stderr = `${output.stderr}${errors.join('')}`;
  return { exitCode, stdout: output.stdout, stderr, text: `${output.stdout}${stderr}`.replaceAll(/\s+/g, ' ') };
}

/** Performs a command of `sharded-checkouts.ts`. */
export const inClone: RunCommand = (clone, args) =>
  performed('cli', {
    args,
    cwd: join(clone, 'checkout'),
    env: { PATH: process.env['PATH'] ?? '', HOME: join(clone, 'home') },
  });

const environmentOf = ({ folder }: Pick<Project, 'folder'>, env: Values): Values => ({
  PATH: `${dirname(projectNode)}:${process.env['PATH']}`,
  HOME: folder,
  ...env,
});

/** Runs a shard into the folder `out<index>`. */
export const runShard = (project: Project, shard: string, args: readonly string[] = [], env?: Values) =>
  cli(project, ['run', 'evals', '--shard', shard, '-o', `out${shard.split('/')[0]}`, ...args], env);

export const reportIn = (project: Project, folder: string): ReportFile =>
  reportFileSchema.parse(JSON.parse(project.read(`${folder}/report.json`)));
