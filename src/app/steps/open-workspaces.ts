import { join, resolve } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { Step } from '../../model/run/plan.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { cacheFolders, dataFolderOf } from '../../workspaces/cache-folders.ts';
import { MAX_SLOTS } from '../../workspaces/pool/pool-waits.ts';
import type { StoredMirrors } from '../../workspaces/repositories/stored-mirrors.ts';
import { MAX_STORED_BYTES } from '../../workspaces/store.ts';
import { Workspaces } from '../../workspaces/workspaces.ts';
import type { RunOptions } from '../config/inputs.ts';
import type { Prepared } from '../pipeline/prepare.ts';
import type { Runtime } from '../pipeline/runtime.ts';

interface WorkspacesRuntime extends Runtime {
  readonly mirrors: StoredMirrors | undefined;
  notify(problem: Problem): void;
}

export function openWorkspaces(
  steps: readonly Step[],
  inputs: RunOptions,
  { cwd, configs, runtime }: Pick<Prepared, 'cwd' | 'configs'> & { readonly runtime: WorkspacesRuntime },
): Workspaces {
  const settings = {
    cwd,
    dataFolder: dataFolder(runtime),
    mode: inputs.workspaceMode,
    path: inputs.workspacePath === undefined ? undefined : resolve(cwd, inputs.workspacePath),
    resetAfterEach: inputs.workspaceClean && RESETS[inputs.workspaceClean],
    mayPool: inputs.cache === undefined || inputs.cache.includes('workspaces'),
    keeps({ folder }: Step['suite']) {
      const { keepWorkspaces = false } = configs.get(folder) ?? {};
      const { retainOnSuccess, retainOnFailure } = inputs;
      return {
        onSuccess: retainOnSuccess === undefined ? keepWorkspaces : retainOnSuccess === 'keep',
        onFailure: retainOnFailure === undefined ? keepWorkspaces || !isOnGitHub(runtime) : retainOnFailure === 'keep',
      };
    },
    slotsOf: ({ folder }: Step['suite']) => configs.get(folder)?.poolSlots ?? MAX_SLOTS,
    maxBytes: MAX_STORED_BYTES,
    // An explicit number of parallel tests applies even in a shared folder.
    mayShare: ({ suite }: Step) => (inputs.workers ?? suite.workers) !== undefined,
  };
  const warn = (message: string, location?: SourceLocation) =>
    runtime.notify({ code: 'WORKSPACE_TROUBLE', severity: 'warning', message, location });
  // AgentV's own variable.
  const isNoted = runtime.env['AGENTV_SETUP_DEBUG'] === '1';
  const note = (message: string) => (isNoted ? runtime.log.info(message) : undefined);
  return new Workspaces(steps, { ...runtime, stored: runtime.mirrors, warn, note }, settings);
}

const RESETS = { standard: 'fast', full: 'strict' } as const;

/** The folder of workspaces and repositories, for all projects of the user. */
export function workspaceFolders(runtime: Pick<Runtime, 'env' | 'cwd'>) {
  return cacheFolders(dataFolder(runtime));
}

const dataFolder = ({ env, cwd }: Pick<Runtime, 'env' | 'cwd'>): string =>
  resolve(cwd, dataFolderOf(env) ?? join('.agentv', 'data'));

const isOnGitHub = ({ env }: Pick<Runtime, 'env'>): boolean => env['GITHUB_ACTIONS'] === 'true';
