import { dirname, join, resolve } from 'node:path';
import { aWarning, type Problem } from '../../model/errors.ts';
import type { Containers, ImageChanges, NoContainer } from '../../model/ports/containers.ts';
import type { Failure } from '../../model/run/outcome.ts';
import type { Step } from '../../model/run/plan.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import type { Docker } from '../../model/suite/workspace.ts';
import { inParallel } from '../../model/values/in-parallel.ts';
import { dataFolder, workspaceFolders } from '../../workspaces/cache-folders.ts';
import { MAX_SLOTS } from '../../workspaces/directories/suite-directories.ts';
import type { StoredMirrors } from '../../workspaces/repositories/stored-mirrors.ts';
import { MAX_STORED_BYTES } from '../../workspaces/store.ts';
import { Workspaces } from '../../workspaces/workspaces.ts';
import type { PreparedRun } from '../pipeline/prepare.ts';
import type { Runtime } from '../pipeline/runtime.ts';

export function openWorkspaces(
  steps: readonly Step[],
  { inputs, cwd, configs }: PreparedRun,
  runtime: Runtime & { readonly mirrors: StoredMirrors | undefined; notify(problem: Problem): void },
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
        onFailure:
          retainOnFailure === undefined
            ? keepWorkspaces || runtime.env['GITHUB_ACTIONS'] !== 'true'
            : retainOnFailure === 'keep',
      };
    },
    slotsOf: ({ folder }: Step['suite']) => configs.get(folder)?.poolSlots ?? MAX_SLOTS,
    maxBytes: MAX_STORED_BYTES,
    // An explicit number of parallel tests applies even in a shared folder.
    mayShare: ({ suite }: Step) => (inputs.workers ?? suite.workers) !== undefined,
  };
  const warn = (message: string, location?: SourceLocation) =>
    runtime.notify(aWarning('WORKSPACE_TROUBLE', message, { location }));
  // AgentV's own variable.
  const isNoted = runtime.env['AGENTV_SETUP_DEBUG'] === '1';
  const note = (message: string) => (isNoted ? runtime.log.info(message) : undefined);
  return new Workspaces(steps, { ...runtime, stored: runtime.mirrors, warn, note }, settings);
}

const RESETS = { standard: 'fast', full: 'strict' } as const;

/** Maximum number of parallel pulls. */
const MAX_PULLS = 3;

type ContainersRuntime = Pick<Runtime, 'openContainers' | 'locks' | 'env' | 'cwd' | 'newId' | 'log' | 'signal'>;

/** The containers of one run: decides which programs of a test run in one. */
export class TestContainers {
  readonly #runtime: ContainersRuntime;
  readonly #containers: Containers;
  readonly #folder: string;
  readonly #owner: string;
  readonly #unusable = new Map<string, NoContainer>();
  #lock: AsyncDisposable | undefined;

  constructor(runtime: ContainersRuntime) {
    this.#runtime = runtime;
    this.#containers = runtime.openContainers(runtime.env);
    this.#folder = workspaceFolders(runtime).containers;
    this.#owner = join(this.#folder, `${runtime.newId()}.lock`);
  }

  /** Checks the engine and the images of all tests before any test starts, and removes containers of crashed runs. */
  async check(steps: readonly Step[]): Promise<void> {
    const images = new Map(
      steps.flatMap(({ test: { workspace } }): [string, Docker][] =>
        workspace?.docker === undefined ? [] : [[workspace.docker.image, workspace.docker]],
      ),
    );
    if (images.size === 0) return;
    const { locks, signal, log } = this.#runtime;
    this.#lock ??= await locks.tryHold(this.#owner);
    await this.#containers.removeDead((owner) => this.#isAlive(owner), signal);
    this.#unusable.clear();
    const prepare = async (docker: Docker) => {
      const onPull = () => log.info(`Pulling the image ${docker.image}`);
      const why = await this.#containers.prepare({ ...docker, onPull }, signal);
      if (why !== undefined) this.#unusable.set(docker.image, why);
    };
    await inParallel([...images.values()], prepare, MAX_PULLS);
  }

  /** Why a test cannot start. */
  failureOf({ test: { workspace } }: Step): Failure | undefined {
    const docker = workspace?.docker;
    const why = docker && this.#unusable.get(docker.image);
    if (docker === undefined || why === undefined) return undefined;
    return {
      class: why.kind === 'not installed' ? 'config' : 'workspace',
      stage: 'setup',
      reason: 'setup_error',
      message: why.message,
      location: docker.location,
    };
  }

  /** Where the programs of one test run; absent: on this machine. */
  sitesOf({ test: { workspace } }: Step, workspacePath: string | undefined) {
    const docker = workspace?.docker;
    if (docker === undefined) return {};
    // Like AgentV, passes only the changes to graders. Hidden tests, and files of a target in the container, are in the
    // workspace.
    const isMounted = docker.runsAgent || workspace?.gradingFiles !== undefined;
    const folders = isMounted && workspacePath !== undefined ? [workspacePath] : [];
    const changes: ImageChanges = new Map();
    const request = { docker, folders, owner: this.#owner, changes };
    const graders = this.#containers.open(request);
    if (!docker.runsAgent) return { graders };
    return { target: this.#containers.open({ ...request, recordsChanges: true }), graders };
  }

  async close(): Promise<void> {
    await this.#lock?.[Symbol.asyncDispose]();
    this.#lock = undefined;
  }

  /** A label can name any file: only our own lock is accepted, which ends the containers of its crashed owner. */
  async #isAlive(owner: string): Promise<boolean> {
    const { locks } = this.#runtime;
    if (dirname(owner) === this.#folder)
      await (await locks.tryHold(owner, { onlyDead: true }))?.[Symbol.asyncDispose]();
    return locks.isHeld(owner);
  }
}
