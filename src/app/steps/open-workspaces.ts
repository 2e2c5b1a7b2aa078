import { join, resolve } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { Step } from '../../model/run/plan.ts';
import type { Place } from '../../model/suite/location.ts';
import { cacheFolders, dataFolderOf } from '../../workspaces/cache-folders.ts';
import type { KeptMirrors } from '../../workspaces/kept-mirrors.ts';
import { MOST_SLOTS } from '../../workspaces/pool-waits.ts';
import { MOST_BYTES_KEPT } from '../../workspaces/store.ts';
import { Workspaces } from '../../workspaces/workspaces.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Prepared } from '../pipeline/prepare.ts';
import type { World } from '../pipeline/runtime.ts';

interface WorkspacesWorld extends World {
  readonly mirrors: KeptMirrors | undefined;
  tell(problem: Problem): void;
}

export function openWorkspaces(
  steps: readonly Step[],
  inputs: Inputs,
  { cwd, configs, world }: Pick<Prepared, 'cwd' | 'configs'> & { readonly world: WorkspacesWorld },
): Workspaces {
  const settings = {
    cwd,
    dataFolder: dataFolder(world),
    ...(inputs.workspaceMode && { mode: inputs.workspaceMode }),
    ...(inputs.workspacePath !== undefined && { path: resolve(cwd, inputs.workspacePath) }),
    mayPool: inputs.cache === undefined || inputs.cache.includes('workspaces'),
    keeps({ folder }: Step['suite']) {
      const { keepWorkspaces = false } = configs.get(folder) ?? {};
      const { retainOnSuccess, retainOnFailure } = inputs;
      return {
        onSuccess: retainOnSuccess === undefined ? keepWorkspaces : retainOnSuccess === 'keep',
        onFailure: retainOnFailure === undefined ? keepWorkspaces || !isOnGitHub(world) : retainOnFailure === 'keep',
      };
    },
    slotsOf: ({ folder }: Step['suite']) => configs.get(folder)?.poolSlots ?? MOST_SLOTS,
    maxBytes: MOST_BYTES_KEPT,
    // Who says how many tests run at once gets as many, also in one folder.
    mayShare: ({ suite }: Step) => (inputs.workers ?? suite.workers) !== undefined,
  };
  const warn = (message: string, place?: Place) =>
    world.tell({ code: 'WORKSPACE_TROUBLE', severity: 'warning', message, ...(place && { place }) });
  // AgentV's own variable (workspace-format.md §14).
  const isNoted = world.env['AGENTV_SETUP_DEBUG'] === '1';
  const note = (message: string) => (isNoted ? world.log.info(message) : undefined);
  return new Workspaces(steps, { ...world, kept: world.mirrors, warn, note }, settings);
}

/** Where workspaces and repositories are kept, for all projects of the user. */
export function workspaceFolders(world: Pick<World, 'env' | 'cwd'>) {
  return cacheFolders(dataFolder(world));
}

const dataFolder = ({ env, cwd }: Pick<World, 'env' | 'cwd'>): string =>
  resolve(cwd, dataFolderOf(env) ?? join('.agentv', 'data'));

const isOnGitHub = ({ env }: Pick<World, 'env'>): boolean => env['GITHUB_ACTIONS'] === 'true';
