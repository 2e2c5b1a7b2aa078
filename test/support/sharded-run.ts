import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ReportFile, reportFileSchema } from '../../src/model/verdict/report.ts';
import { commitAll, firstCommit } from './git-remote.ts';
import { performed } from './performed.ts';
import { aProject, type Project } from './project.ts';
import { projectNode } from './repository.ts';

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

/** Runs a command line in a checkout. */
export async function cli({ folder }: Pick<Project, 'folder'>, args: readonly string[], given: Values = {}) {
  const env = { PATH: `${dirname(projectNode)}:${process.env['PATH']}`, HOME: folder, ...given };
  const { exitCode, stdout, stderr } = await performed('cli', { args, cwd: folder, env });
  return { exitCode, stdout, stderr, text: `${stdout}${stderr}`.replaceAll(/\s+/g, ' ') };
}

/** Runs a shard into the folder `out<index>`. */
export const runShard = (project: Project, shard: string, args: readonly string[] = [], env?: Values) =>
  cli(project, ['run', 'evals', '--shard', shard, '-o', `out${shard.split('/')[0]}`, ...args], env);

export const reportIn = (project: Project, folder: string): ReportFile =>
  reportFileSchema.parse(JSON.parse(project.read(`${folder}/report.json`)));
