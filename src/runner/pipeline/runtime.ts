import { type GitHubAccess, type GitHubClient, gitHubClients } from '../../github/client.ts';
import { jsonStores } from '../../github/json-stores.ts';
import type { Containers } from '../../model/ports/containers.ts';
import type { Files, Locks } from '../../model/ports/files.ts';
import type { Git } from '../../model/ports/git.ts';
import type { Clock, Deflate, Env, Log, Machine, Matcher } from '../../model/ports/machine.ts';
import type { Http, Loopback } from '../../model/ports/network.ts';
import type { Exec, GraderScripts } from '../../model/ports/processes.ts';
import type { Stores } from '../../model/ports/stores.ts';
import type { Trees } from '../../model/ports/trees.ts';
import { reportTemplate } from '../../platform/bundle-files.ts';
import { systemClock } from '../../platform/clock.ts';
import { deflate, gzip } from '../../platform/deflate.ts';
import { files } from '../../platform/files/files.ts';
import { locks } from '../../platform/files/locks.ts';
import { machine } from '../../platform/machine.ts';
import { matcher } from '../../platform/matcher.ts';
import { newId } from '../../platform/new-id.ts';
import { agentEnv, programEnv } from '../../platform/process/child-env.ts';
import { createContainers, userIdOfThisProcess } from '../../platform/process/containers.ts';
import { exec } from '../../platform/process/exec.ts';
import { systemScripts } from '../../platform/process/scripts.ts';
import { redactedFiles, redactedLog } from '../../platform/redacting-adapters.ts';
import { Redactor } from '../../platform/secrets/redactor.ts';
import { secretValues } from '../../platform/secrets/secret-names.ts';
import { createGit } from '../../workspaces/git.ts';
import { trees } from '../../workspaces/trees/trees.ts';
import { stopSignal } from './start-step.ts';

/** The adapters of a command. The entry point builds them once. */
export interface Runtime {
  readonly files: Files;
  readonly exec: Exec;
  readonly git: Git;
  /** The container engine of this machine, found through the given environment. */
  openContainers(env: Env): Containers;
  readonly trees: Trees;
  readonly locks: Locks;
  newId(): string;
  readonly http: Http;
  gzip(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  connect(access: GitHubAccess): GitHubClient;
  readonly matcher: Matcher;
  readonly loopback: Loopback;
  readonly scripts: GraderScripts;
  readonly stores: Stores;
  readonly clock: Clock;
  machine(): Machine;
  readonly log: Log;
  /** The environment of this process; child processes see a part of it. */
  readonly env: Env;
  /** The one redactor of this process. The adapters above write nothing without it. */
  readonly redactor: Redactor;
  /** The environment of a program of the repository, with the variables that were declared for it. */
  programEnv(declared: Readonly<Record<string, string>>): Record<string, string>;
  /** The same for a coding agent, whose model may print all of it. */
  agentEnv(declared: Readonly<Record<string, string>>): Record<string, string>;
  /** Absolute. */
  readonly cwd: string;
  /** The template of `report.html`; a program that embeds the sources may have none. */
  readonly page?: { template(): Promise<string | undefined>; readonly deflate: Deflate } | undefined;
  /** The entry script of this process, if there is one. */
  readonly script: string | undefined;
  /** Aborts everything that waits. */
  readonly signal: AbortSignal;
}

/** A working directory and the root of its repository, with the ports that a function needs. */
export interface FolderSite<Ports extends keyof Runtime = keyof Runtime> {
  readonly runtime: Pick<Runtime, Ports>;
  readonly cwd: string;
  readonly root: string;
}

/** The adapters of this process. A signal aborts it; a second one ends the process at once. */
export function realRuntime(
  log: Log,
  signal: AbortSignal = stopSignal(log),
  redactor = new Redactor(secretValues(process.env)),
): Runtime {
  const { env } = process;
  return {
    files: redactedFiles(files, redactor),
    exec,
    git: createGit(exec, env),
    openContainers: (containerEnv) => createContainers({ exec, env: containerEnv, userId: userIdOfThisProcess() }),
    trees,
    locks,
    newId,
    http: httpOf(env),
    gzip,
    connect: gitHubClients(redactor),
    matcher,
    loopback: { serve: async (handle) => (await import('../../platform/loopback.ts')).loopback.serve(handle) },
    scripts: systemScripts(process.argv[1]),
    // In a job, earlier steps may have run programs of the repository, so that only restored entries are trusted.
    stores: jsonStores(env['GITHUB_ACTIONS'] === 'true' ? 0 : systemClock.now()),
    clock: systemClock,
    machine,
    log: redactedLog(log, redactor),
    env,
    redactor,
    programEnv: (declared) => programEnv(env, declared),
    agentEnv: (declared) => agentEnv(env, declared),
    cwd: process.cwd(),
    script: process.argv[1],
    page: { template: () => reportTemplate(process.argv[1]), deflate },
    signal,
  };
}

/** Most runs on a developer's machine send no request: Node's HTTP modules are loaded with the first one. */
function httpOf(env: Env): Http {
  let opened: Promise<Http> | undefined;
  return async (url, request) => {
    opened ??= import('../../platform/http.ts').then(({ openHttp }) => openHttp(env));
    const http = await opened;
    return http(url, request);
  };
}

/** For commands that start nothing and leave nothing unfinished: the system can end them at once. */
export const unstoppable = (): AbortSignal => new AbortController().signal;
