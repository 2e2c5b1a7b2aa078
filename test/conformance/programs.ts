import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { repository } from '../support/repository.ts';
import type { Project } from './project.ts';

/** A program that runs suites and leaves a file of results. */
export interface Program {
  readonly name: string;
  readonly command: readonly string[];
}

/** What one program said of one test. */
export interface Row {
  readonly test_id: string;
  readonly score: number;
  readonly execution_status: string;
  readonly error?: string;
  readonly scores?: readonly Scored[];
}

export interface Scored {
  readonly name: string;
  readonly type: string;
  readonly score: number;
  /** AgentV writes none for the turns of a conversation. */
  readonly weight?: number;
  readonly verdict: string;
  readonly assertions?: readonly { readonly passed: boolean }[];
  readonly scores?: readonly Scored[];
}

/** The original, at a path of its program or of a folder where npm installed it; `undefined` when it is not there. */
export function findAgentv(given: string | undefined): Program | undefined {
  if (given === undefined) return undefined;
  const locations = [given, join(given, 'node_modules', '.bin', 'agentv'), join(given, '..', '.bin', 'agentv')];
  const found = locations
    .map((location) => resolve(location))
    .find((location) => statSync(location, { throwIfNoEntry: false })?.isFile());
  return found === undefined ? undefined : { name: 'AgentV', command: [found, 'eval', 'run'] };
}

/** Ours, from its source: nothing has to be built. */
export const ours: Program = {
  name: 'ours',
  command: [process.execPath, join(repository, '.ci', 'dev.ts'), 'run'],
};

export function versionOf({ command: [file = ''] }: Program, home: string): string {
  return spawnSync(file, ['--version'], { encoding: 'utf8', env: environment(home) }).stdout.trim();
}

/** Puts the files of a project into a folder. */
export function checkOut(project: Project, folder: string): void {
  // Without it, both would look for settings above the folder.
  mkdirSync(join(folder, '.git'), { recursive: true });
  for (const [path, text] of project.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Lets a program run all suites of a folder; a test that has no row is not in what it returns. */
export function rowsOf({ name, command }: Program, { suites }: Project, folder: string): ReadonlyMap<string, Row> {
  const [file = '', ...args] = command;
  const out = join(folder, `results-${name}`);
  const ended = spawnSync(file, [...args, ...suites, '--output', out, '--workers', '4'], {
    cwd: folder,
    env: environment(folder),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 20 * 60_000,
  });
  writeFileSync(join(folder, `${name}.log`), `${ended.stdout}\n${ended.stderr}`);
  const results = join(out, 'index.jsonl');
  if (statSync(results, { throwIfNoEntry: false }) === undefined) {
    throw new Error(
      `${name} left no results (exit code ${ended.status}):\n${ended.stderr.slice(-2_000)}${ended.stdout.slice(-2_000)}`,
    );
  }
  const rows = readFileSync(results, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
  return new Map(rows.map((row) => [row.test_id, row]));
}

/** As little as possible of this machine; in UTC, because AgentV reads dates in the local time zone. */
const environment = (home: string) => ({
  PATH: [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
  HOME: home,
  TZ: 'UTC',
});
