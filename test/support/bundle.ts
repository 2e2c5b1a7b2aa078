import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type Performed, performedScript, type Started, startProcess } from './performed.ts';
import type { Door } from './programs.ts';
import type { Project } from './project.ts';
import { projectNode, repository } from './repository.ts';

/** The cache of compiled code that the command line uses by itself. A job has one of its own, empty each time. */
export const compiledBundle = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };

export type Ended = Performed;

export interface CliOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
}

/** Starts `eval-action …` in a checkout, as a person would: with hardly anything in the environment. */
export function startCli(project: Project, args: readonly string[], options: CliOptions = {}) {
  const { node = projectNode, env } = options;
  return startProcess([node, bundled('cli'), ...args], { cwd: project.folder, env: ofPerson(project, env) });
}

/** Runs it in a process that may have run others before. */
export function runCli(project: Project, args: readonly string[], options: CliOptions = {}): Promise<Ended> {
  const { node = projectNode, env } = options;
  return runBundled('cli', { args, node, cwd: project.folder, env: ofPerson(project, env) });
}

/** The project's own Node comes first, so that targets called `node` are the same everywhere. */
const ofPerson = ({ folder }: Project, env: CliOptions['env']): Readonly<Record<string, string>> => ({
  PATH: [dirname(projectNode), process.env['PATH'] ?? ''].join(delimiter),
  HOME: folder,
  TMPDIR: tmpdir(),
  LANG: 'C.UTF-8',
  ...env,
});

/** Runs an entry point of the committed bundle in a process that may have run others before. */
export const runBundled = (door: Door, started: Started): Promise<Ended> =>
  performedScript(bundled(door), compiledBundle.NODE_COMPILE_CACHE, started);

export const bundled = (door: Door): string => join(repository, 'dist', `${door}.js`);
