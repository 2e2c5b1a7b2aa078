import { dirname, resolve } from 'node:path';
import type { Problem } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { Env } from '../model/ports/machine.ts';
import type { SourceLocation } from '../model/suite/location.ts';
import type { Suite } from '../model/suite/suite.ts';
import { Bounds } from '../suites/references/file-paths.ts';

const ALLOWED = 'EVAL_ACTION_ALLOW_OUTSIDE_PATHS';

interface OutsidePathDeps {
  readonly runtime: { readonly files: Files; readonly env: Env };
  readonly cwd: string;
  readonly root: string;
}

/**
 * Refuses folders outside the repository that a suite copies for agents or uses as a cache, by path or through a link;
 * and links that lead out, as which a suite or the folder of results (`resultsFolder`, relative to `cwd`) was committed.
 * A pull request can change suites, but not the environment variable that allows such folders.
 */
export async function outsidePaths(
  suite: Suite,
  { runtime, cwd, root }: OutsidePathDeps,
  resultsFolder?: string,
): Promise<Problem[]> {
  const { files, env } = runtime;
  if (/^(?:1|true)$/i.test(env[ALLOWED] ?? '')) return [];
  const problems: Problem[] = [];
  const refuse = (message: string, location: SourceLocation, expected: string, remedy: string) => {
    const hint = `${remedy}. On your own machine, you can allow it with the environment variable ${ALLOWED}=true.`;
    problems.push({ code: 'FILE_UNREADABLE', severity: 'error', message, location, expected, hint });
  };
  const bounds = new Bounds([root, cwd, suite.folder], files);
  const templates = suite.tests.flatMap(({ kind, ...test }) => {
    const template = kind === 'test' && 'workspace' in test ? test.workspace?.template : undefined;
    return template === undefined ? [] : [{ key: 'workspace.template', ...template }];
  });
  for (const { name, workspace } of suite.variants ?? [])
    if (workspace?.template !== undefined) templates.push({ key: `variants.${name}.template`, ...workspace.template });
  const { cachePath, location: ofSuite } = suite;
  const cache = cachePath && { key: 'execution.cache_path', path: resolve(cwd, cachePath), location: ofSuite };
  const named = new Map(templates.map((template) => [template.path, template]));
  for (const { key, path, location } of [...(cache ? [cache] : []), ...named.values()]) {
    const side = bounds.hold(path) ? await bounds.sideOf(await nearestThere(path, files)) : 'outside';
    if (side === 'inside') continue;
    const leads = side === 'link' ? 'is a link that leads' : 'leads';
    const message = `"${key}" ${leads} out of the repository`;
    refuse(message, location, 'a folder of the repository', 'Move the folder into the repository');
  }
  const repository = new Bounds([root, cwd], files);
  const committed = [
    ['This suite', suite.path],
    [`The folder ${resultsFolder ?? '.agentv/results'}`, resolve(cwd, resultsFolder ?? '.agentv/results/runs/default')],
  ] as const;
  for (const [what, path] of committed) {
    // A path outside was named on the command line.
    if (!repository.hold(path) || (await repository.sideOf(await nearestThere(path, files))) !== 'link') continue;
    const message = `${what} is behind a link that leads out of the repository`;
    refuse(message, ofSuite, 'files of the repository', 'Replace the link by what it leads to');
  }
  return problems;
}

/** A missing folder will be created in the nearest existing one. */
async function nearestThere(path: string, files: Pick<Files, 'state'>): Promise<string> {
  if ((await files.state(path)) !== 'missing' || dirname(path) === path) return path;
  return nearestThere(dirname(path), files);
}
