import { dirname, join, resolve } from 'node:path';
import type { RerunOf } from '../../results/shards/stopped-shards.ts';
import { shellWord } from '../../shared/shell-command.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { PlanOnDisk, ShardPaths } from './planned-report.ts';

/**
 * The command that runs a shard of a plan again on this machine: into its folder, whose results it replaces, else into a
 * new one next to those of the other shards. `program` is the command of eval-action here.
 */
export function rerunCommand(
  { cwd, paths }: Pick<ShardPaths, 'cwd' | 'paths'>,
  { plan, digest, folder: planFolder }: Pick<PlanOnDisk, 'plan' | 'digest' | 'folder'>,
  program: string,
): RerunOf {
  const folders = paths.map((path) => resolve(cwd, path));
  const [first = join(cwd, 'shards', '1')] = folders;
  const newFolder = (shard: number): string => {
    const folder = join(dirname(first), String(shard));
    return folders.includes(folder) ? `${folder}-again` : folder;
  };
  // A plan with a working directory has its own folder for relative paths.
  const isHere = (plan.inputs['workingDirectory'] ?? '.') === '.';
  const shown = (path: string) => shellWord(isHere ? shownPath(path, cwd) : path);
  return (shard, folder) => {
    const output = folder === undefined ? newFolder(shard) : resolve(cwd, folder);
    const which = `${shard}/${plan.shards.length}@${digest}`;
    return `${program} run --shard ${which} --plan-path ${shown(planFolder)} -o ${shown(output)}`;
  };
}
