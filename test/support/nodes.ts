import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectNode, readRepositoryFile } from './repository.ts';

export interface InstalledNode {
  readonly path: string;
  readonly version: string;
  readonly major: number;
  readonly minor: number;
}

/** The least version that the command line promises to start on: `engines` of package.json. */
const { engines } = JSON.parse(readRepositoryFile('package.json')) as { engines: { node: string } };
const [, leastMajor = 0, leastMinor = 0] = (/^>=(\d+)\.(\d+)/.exec(engines.node) ?? []).map(Number);

/** Every installed Node that is new enough, oldest first: the project's own and those of PATH. */
export function supportedNodes(): InstalledNode[] {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  const distinct = new Set(
    [projectNode, ...onPath].filter((path) => existsSync(path)).map((path) => realpathSync(path)),
  );
  return [...distinct]
    .map(versionOf)
    .filter(({ major, minor }) => major > leastMajor || (major === leastMajor && minor >= leastMinor))
    .sort((one, other) => one.major - other.major || one.minor - other.minor);
}

function versionOf(path: string): InstalledNode {
  const version = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return { path, version, major, minor };
}
