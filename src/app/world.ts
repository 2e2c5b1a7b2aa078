import { agentEnv, programEnv } from '../edges/child-env.ts';
import { systemClock } from '../edges/clock.ts';
import { exec } from '../edges/exec.ts';
import { files } from '../edges/files.ts';
import { createGit } from '../edges/git.ts';
import { type GitHubAccess, type GitHubClient, gitHubClients } from '../edges/github/client.ts';
import { openGiveWay } from '../edges/give-way.ts';
import { locks } from '../edges/locks.ts';
import { machine } from '../edges/machine.ts';
import { matcher } from '../edges/matcher.ts';
import { memory } from '../edges/memory.ts';
import { newId } from '../edges/new-id.ts';
import { newRowSigner } from '../edges/row-signer.ts';
import { systemScripts } from '../edges/scripts.ts';
import { jsonStores } from '../edges/stores/json-stores.ts';
import { trees } from '../edges/trees.ts';
import type {
  Clock,
  Exec,
  Files,
  Git,
  Http,
  Locks,
  Log,
  Loopback,
  Machine,
  Matcher,
  Memory,
  Scripts,
  Stores,
  Trees,
} from '../model/ports.ts';
import { stopSignal } from './stop-signal.ts';

/** The outside, as the parts may use it. Built once by a door. */
export interface World {
  readonly files: Files;
  readonly exec: Exec;
  readonly git: Git;
  readonly trees: Trees;
  readonly locks: Locks;
  newId(): string;
  /** Signs rows of results in the name of this process. */
  newRowSigner(): (row: string) => string;
  readonly http: Http;
  connect(access: GitHubAccess): GitHubClient;
  readonly matcher: Matcher;
  readonly loopback: Loopback;
  readonly scripts: Scripts;
  readonly stores: Stores;
  readonly clock: Clock;
  /** Resolves in a quiet moment: what came in meanwhile goes first. */
  giveWay(): Promise<void>;
  readonly memory: Memory;
  machine(): Machine;
  readonly log: Log;
  /** The environment of this process; child processes see a part of it. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The environment of a program of the repository, with the variables that were declared for it. */
  programEnv(declared: Readonly<Record<string, string>>): Record<string, string>;
  /** The same of a coding agent, whose model may print all of it. */
  agentEnv(declared: Readonly<Record<string, string>>): Record<string, string>;
  /** Absolute. */
  readonly cwd: string;
  /** The file that was started, where one was. */
  readonly script: string | undefined;
  /** Ends everything that waits. */
  readonly signal: AbortSignal;
}

/** A working directory and the root of its repository, with the ports that somebody needs there. */
export interface FolderSite<Ports extends keyof World = keyof World> {
  readonly world: Pick<World, Ports>;
  readonly cwd: string;
  readonly root: string;
}

/** The real outside of this process. Asked to stop (by a signal), it aborts; asked twice, the process ends at once. */
export function realWorld(log: Log, signal: AbortSignal = stopSignal(log)): World {
  const { env } = process;
  return {
    files,
    exec,
    git: createGit(exec, env),
    trees,
    locks,
    newId,
    newRowSigner,
    http: httpOf(env),
    connect: gitHubClients(),
    matcher,
    loopback: { serve: async (handle) => (await import('../edges/loopback.ts')).loopback.serve(handle) },
    scripts: systemScripts(process.argv[1]),
    stores: jsonStores,
    clock: systemClock,
    giveWay: openGiveWay(),
    memory,
    machine,
    log,
    env,
    programEnv: (declared) => programEnv(env, declared),
    agentEnv: (declared) => agentEnv(env, declared),
    cwd: process.cwd(),
    script: process.argv[1],
    signal,
  };
}

/** Most runs on a laptop ask no server: Node's own parts for that are loaded with the first request. */
function httpOf(env: World['env']): Http {
  let opened: Promise<Http> | undefined;
  return async (url, request) => {
    opened ??= import('../edges/http.ts').then(({ openHttp }) => openHttp(env));
    const http = await opened;
    return http(url, request);
  };
}

/** For commands that start nothing and leave nothing half done: the system ends them as it ends any program. */
export const unstoppable = (): AbortSignal => new AbortController().signal;
