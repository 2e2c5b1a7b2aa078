import type { Terminal } from '../../edges/terminal.ts';
import { cleanStore, type StoredItem, storedItems } from '../../workspaces/store.ts';
import type { AskedWorkspace } from '../argv/asked.ts';
import { harmlessJson } from '../harmless-json.ts';
import { workspaceFolders } from '../open-workspaces.ts';
import type { ExitCode } from '../settle.ts';
import type { World } from '../world.ts';

/** `eval-action workspace`: what is kept for later runs, and how to be rid of it. What a run is using stays. */
export async function workspaceCommand(
  { action, repository, json }: AskedWorkspace,
  world: World,
  terminal: Terminal,
): Promise<ExitCode> {
  const folders = workspaceFolders(world);
  const items =
    action === 'list'
      ? await storedItems(folders, world, world.signal)
      : await cleanStore(folders, { ...world, repository }, world.signal);
  const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
  if (json) terminal.print(harmlessJson({ action, items, bytes }, 2));
  else terminal.print([...items.map(lineOf), totalOf(action, items.length, bytes)].join('\n'));
  return 0;
}

const lineOf = ({ kind, path, bytes, inUse, repositories }: StoredItem): string =>
  [
    kind.padEnd(9),
    size(bytes).padStart(9),
    ` ${path}`,
    ...repositories.map((each) => `(${each})`),
    inUse ? 'in use' : '',
  ]
    .join(' ')
    .trimEnd();

function totalOf(action: 'list' | 'clean', count: number, bytes: number): string {
  if (count === 0) return action === 'list' ? 'Nothing is kept.' : 'There is nothing to remove.';
  return `${action === 'list' ? 'Kept' : 'Removed'}: ${count}, ${size(bytes)}`;
}

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
