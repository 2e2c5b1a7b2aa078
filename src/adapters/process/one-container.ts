import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { ContainerRequest } from '../../model/ports/containers.ts';
import type { ExecRequest, ExecResult } from '../../model/ports/processes.ts';
import type { Docker } from '../../model/suite/workspace.ts';
import { createArguments, execArguments, gitArguments, isWithin } from './container-arguments.ts';
import { type Engine, isFine, lastLine, reasonOf } from './container-engine.ts';

/** A container outlives the time limit of its program by this, so that we end the program and not the container. */
const MARGIN_SECONDS = 60;
/** Ten days: as good as no limit. */
const MAX_SECONDS = 864_000;

/** The user and group ids of this process. */
export interface UserId {
  readonly user: number;
  readonly group: number;
}

type ImageRepository = Docker['repositories'][number];

/** One container for one program: removed however the program ends. */
export class OneContainer {
  readonly #engine: Engine;
  readonly #request: ContainerRequest;
  readonly #program: ExecRequest;
  readonly #userId: UserId | undefined;
  readonly #name = `eval-action-${randomUUID()}`;

  constructor(engine: Engine, request: ContainerRequest, program: ExecRequest, userId: UserId | undefined) {
    this.#engine = engine;
    this.#request = request;
    this.#program = program;
    this.#userId = userId;
  }

  async run(signal: AbortSignal): Promise<ExecResult> {
    try {
      const failure = await this.#begin();
      if (failure !== undefined) return failure;
      if (signal.aborted) return { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };
      const result = await this.#explained(await this.#engine.exec.run(this.#started(), signal));
      if (result.kind === 'notStarted') return result;
      await this.#giveBack();
      return (await this.#recordChanges(result)) ?? result;
    } finally {
      await this.#engine.run(['rm', '--force', '--volumes', this.#name]);
    }
  }

  /** Not cancelled: an interrupted engine may still create the container after we have removed it. */
  async #begin(): Promise<ExecResult | undefined> {
    const { docker } = this.#request;
    const { timeoutMs = docker.timeoutMs, mounts = {} } = this.#program;
    const seconds = Math.min(Math.ceil(timeoutMs / 1000), MAX_SECONDS) + MARGIN_SECONDS;
    const host = hostname();
    const created = { ...this.#request, name: this.#name, host, seconds, mounts, user: this.#user };
    for (const args of [createArguments(created), ['start', this.#name]]) {
      const ended = await this.#engine.run(args);
      if (!isFine(ended)) return unavailable(`A container of "${docker.image}" cannot be started: ${reasonOf(ended)}`);
    }
    for (const repository of docker.repositories) {
      const why = await this.#restore(repository);
      if (why !== undefined) return unavailable(`${this.#named(repository)} cannot be prepared: ${why}`);
    }
    return undefined;
  }

  /** Resets a repository of the image to its commit, and applies the earlier changes of the target. */
  async #restore({ path, commit }: ImageRepository): Promise<string | undefined> {
    if (commit !== undefined) {
      const reset = await this.#git(path, ['reset', '--hard', commit]);
      if (!isFine(reset)) return reasonOf(reset);
      const head = await this.#git(path, ['rev-parse', 'HEAD']);
      if (!isFine(head)) return reasonOf(head);
      const at = head.stdout.trim();
      if (at !== commit) return `it is at ${at.slice(0, 64) || 'no commit'} after a reset to ${commit}`;
    }
    const diff = this.#request.changes.get(path);
    if (!diff) return undefined;
    const applied = await this.#git(path, ['apply', '--binary', '--whitespace=nowarn', '-'], diff);
    return isFine(applied) ? undefined : `the changes of the target: ${reasonOf(applied)}`;
  }

  /** Reads what the target has changed in the repositories of the image, committed or not. */
  async #recordChanges({ kind }: ExecResult): Promise<ExecResult | undefined> {
    const { docker, changes, recordsChanges = false } = this.#request;
    if (!recordsChanges || (kind !== 'exited' && kind !== 'timedOut')) return undefined;
    for (const repository of docker.repositories) {
      const { path, commit = 'HEAD' } = repository;
      const added = await this.#git(path, ['add', '--all']);
      const options = ['--cached', '--binary', '--no-ext-diff', '--no-color'];
      const diff = isFine(added) ? await this.#git(path, ['diff', ...options, commit]) : added;
      if (!isFine(diff))
        return unavailable(`The changes of ${this.#named(repository)} cannot be read: ${reasonOf(diff)}`);
      changes.set(path, diff.stdout);
    }
    return undefined;
  }

  #git(path: string, args: readonly string[], stdin?: string): Promise<ExecResult> {
    const { timeoutMs } = this.#request.docker;
    return this.#engine.run(gitArguments(this.#name, path, args, stdin !== undefined), {
      timeoutMs,
      stdin,
      isLossless: true,
    });
  }

  #named({ path }: ImageRepository): string {
    return `The repository ${path || 'in the working folder'} of the image "${this.#request.docker.image}"`;
  }

  /**
   * Files in mounted folders must belong to the user of this process, who has to remove them. With Podman without root,
   * the root of the container is that user.
   */
  get #user(): string | undefined {
    const { docker, folders } = this.#request;
    if (docker.user !== undefined || folders.length === 0 || this.#userId === undefined) return docker.user;
    const isRootless = this.#engine.program === 'podman' && this.#userId.user !== 0;
    return isRootless ? '0:0' : `${this.#userId.user}:${this.#userId.group}`;
  }

  /** Gives files that another user of the container has written to the user of this process. */
  async #giveBack(): Promise<void> {
    const { docker, folders } = this.#request;
    const writable = [...folders, ...(this.#program.mounts?.writable ?? [])];
    const isOwn = docker.user === undefined || this.#userId === undefined || this.#userId.user === 0;
    if (isOwn || writable.length === 0 || this.#engine.program === 'podman') return;
    const owner = `${this.#userId?.user}:${this.#userId?.group}`;
    await this.#engine.run(['exec', '--user', '0', this.#name, 'chown', '-R', owner, ...writable]);
  }

  #started(): ExecRequest {
    const { folders, docker } = this.#request;
    const { cwd, stdin, keepsInputOpen, command, env, mounts, timeoutMs = docker.timeoutMs } = this.#program;
    const isThere = [...folders, ...(mounts?.writable ?? [])].some((folder) => isWithin(cwd, folder));
    const hasInput = stdin !== undefined || keepsInputOpen === true;
    const inside = execArguments({ name: this.#name, command, env, cwd: isThere ? cwd : undefined, hasInput });
    return {
      ...this.#program,
      command: [this.#engine.program, ...inside.args],
      cwd: '/',
      env: { ...this.#engine.env, ...inside.env },
      timeoutMs,
    };
  }

  /** Exit codes by which an engine reports that it did not start a program, or that the container is gone. */
  async #explained(result: ExecResult): Promise<ExecResult> {
    if (result.kind !== 'exited' || result.exitCode === 0) return result;
    const { image } = this.#request.docker;
    const mayBeRefused = result.exitCode === 126 || result.exitCode === 127;
    const why = mayBeRefused && REFUSAL.exec(`${result.stderr}\n${result.stdout}`)?.[0];
    if (why) {
      const { command } = this.#program;
      const program = 'shell' in command ? 'sh' : command[0];
      return unavailable(`The program "${program}" cannot be started in a container of "${image}": ${why}`);
    }
    const running = await this.#engine.run(['inspect', '--format', '{{.State.Running}}', this.#name]);
    if (isFine(running) && running.stdout.trim() === 'true') return result;
    const said = lastLine(result.stderr) || 'no reason given';
    return unavailable(`The container of "${image}" ended before its program (${said})`, true);
  }
}

/** Messages of engines that could not start a program. */
const REFUSAL =
  /OCI runtime (?:exec )?(?:failed|error)[^\n]*|unable to find user [^\n]*|executable file [^\n]* not found[^\n]*/i;

export const unavailable = (message: string, isPassing = false): ExecResult => ({
  kind: 'notStarted',
  message,
  lacksResources: isPassing || undefined,
});
