import { basename } from 'node:path';
import { messageOf } from '../model/errors.ts';
import type { Failure } from '../model/run/outcome.ts';
import type { Hook, Workspace } from '../model/suite/workspace.ts';
import { firstNames } from '../model/text/text.ts';
import type { PartsBefore } from './changes.ts';
import { isWorkspaceFile, type OpenWorkspace } from './directories/directory.ts';
import { WorkspaceError } from './workspace-error.ts';

export interface WorkspaceUser {
  readonly testId: string;
  /** Zero-based. */
  readonly trial: number;
  readonly evalRunId: string;
  /** The test's question as text. */
  readonly input: string;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  /** The hooks of its suite around the tests of its target. */
  readonly targetHooks: Workspace['hooks'];
  readonly childEnv: Readonly<Record<string, string>>;
  /** Workspaces of earlier trials are never retained. */
  readonly isLastTrial: boolean;
}

export interface WorkspaceChanges {
  /** A unified diff (`losslessText`); empty if nothing changed. */
  readonly patch: string;
  /** Why changes may be missing in it. */
  readonly unknown?: string;
}

interface HookOutputs {
  /** Only with the first test of a workspace. */
  readonly beforeAll?: string | undefined;
  readonly beforeEach?: string | undefined;
  readonly afterEach?: string | undefined;
}

const MAX_OUTPUT = 10_000;
/** Files that are named because they cannot be read. */
const MAX_UNREADABLE = 10;

/**
 * One test in its workspace: `begin` → the target → `changes` → `placeGradingFiles` → the graders → `end` → `leave`.
 */
export class Lease {
  readonly #held: OpenWorkspace;
  readonly #workspace: Workspace;
  readonly #user: WorkspaceUser;
  readonly #warn: (message: string) => void;
  #baseline: PartsBefore | undefined;
  #outputs: HookOutputs = {};

  constructor(held: OpenWorkspace, workspace: Workspace, user: WorkspaceUser, warn: (message: string) => void) {
    this.#held = held;
    this.#workspace = workspace;
    this.#user = user;
    this.#warn = warn;
    if (held.opened !== undefined) this.#outputs = { beforeAll: shortened(held.opened) };
  }

  get path(): string {
    return this.#held.directory.path;
  }

  /** The name of the file of VS Code that the template is. */
  get workspaceFile(): string | undefined {
    const { template } = this.#workspace;
    return template !== undefined && isWorkspaceFile(template.path) ? basename(template.path) : undefined;
  }

  get hookOutputs(): HookOutputs {
    return this.#outputs;
  }

  /** The hooks before the target runs; a failure is the reason why it must not run. */
  async begin(signal: AbortSignal): Promise<Failure | undefined> {
    const { beforeEach, afterEach } = this.#workspace.hooks;
    let failing = { what: 'The workspace could not be reset after an earlier test', hook: afterEach };
    try {
      await this.#held.directory.resetOwed(signal);
      failing = { what: 'The workspace cannot be reset', hook: beforeEach };
      await this.#reset(beforeEach, signal);
    } catch (error) {
      return scriptFailure(`${failing.what}: ${messageOf(error)}`, failing.hook);
    }
    for (const [hook, of] of [
      [beforeEach, ''] as const,
      [this.#user.targetHooks.beforeEach, ' of the target'] as const,
    ]) {
      const why = await this.#run('beforeEach', hook, signal);
      if (why !== undefined) return scriptFailure(`The hook before_each${of} failed: ${why}`, hook);
    }
    if (signal.aborted) return undefined;
    const recording = () => this.#held.directory.baseline(signal);
    this.#baseline = await this.#orWarn('The changes in the workspace cannot be recorded', recording);
    return undefined;
  }

  /** The changes of the target: read before graders can change anything. Never throws. */
  async changes(signal: AbortSignal): Promise<WorkspaceChanges> {
    if (signal.aborted) return { patch: '' };
    try {
      if (this.#baseline === undefined) return this.#unknown('Git cannot determine the changes in the workspace');
      const { patch, unreadable } = await this.#held.directory.changesSince(this.#baseline, signal);
      if (unreadable.length === 0) return { patch };
      const files = firstNames(unreadable, MAX_UNREADABLE, Number.POSITIVE_INFINITY);
      const why = 'The changes in the workspace are not known completely, because files cannot be read';
      return this.#unknown(`${why}: ${files}`, patch);
    } catch (error) {
      return this.#unknown(`Git cannot determine the changes in the workspace: ${messageOf(error)}`);
    }
  }

  /** Also a comment in the patch, which `git apply` skips. */
  #unknown(why: string, patch = ''): WorkspaceChanges {
    this.#warn(why);
    return { patch: `# ${why.replaceAll(/\s+/g, ' ')}\n${patch}`, unknown: why };
  }

  /** Copies the hidden tests in. Returns why the answer cannot be graded, or `undefined`. Never throws. */
  async placeGradingFiles(): Promise<string | undefined> {
    const { gradingFiles } = this.#workspace;
    if (gradingFiles === undefined) return undefined;
    try {
      await this.#held.directory.placeGradingFiles(gradingFiles);
      return undefined;
    } catch (error) {
      return `The grading files cannot be copied into the workspace: ${messageOf(error)}`;
    }
  }

  /** Runs the `after_each` hooks, then resets the workspace. Graders have finished by now. Never throws. */
  async end(signal: AbortSignal): Promise<void> {
    const { directory } = this.#held;
    await this.#orWarn('The grading files cannot be removed from the workspace', () => directory.removeGradingFiles());
    const { afterEach } = this.#workspace.hooks;
    for (const [hook, of] of [
      [this.#user.targetHooks.afterEach, ' of the target'] as const,
      [afterEach, ''] as const,
    ]) {
      const why = await this.#run('afterEach', hook, signal);
      if (why !== undefined) this.#warn(`The hook after_each${of} failed: ${why}`);
    }
    await this.#orWarn('The workspace cannot be reset', () => this.#reset(afterEach, signal));
  }

  /** Returns the workspace; the result has its path if it is retained. Never throws. */
  async leave(ok: boolean): Promise<string | undefined> {
    const isKept = await this.#orWarn('The workspace cannot be cleared away', () => this.#held.leave(ok));
    return isKept ? this.path : undefined;
  }

  /** What some work returns; undefined, and a warning, if it fails. */
  async #orWarn<Result>(what: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#warn(`${what}: ${messageOf(error)}`);
      return undefined;
    }
  }

  async #reset(hook: Hook | undefined, signal: AbortSignal): Promise<void> {
    if (hook !== undefined && !signal.aborted) await this.#held.directory.reset(hook.reset, signal);
  }

  /** Runs a hook, and returns why it failed. What hooks of one point print is one text. */
  async #run(
    point: 'beforeEach' | 'afterEach',
    hook: Hook | undefined,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    if (hook?.command === undefined) return undefined;
    const { testId, evalRunId, input, metadata, childEnv } = this.#user;
    const env = { childEnv, isLast: point === 'afterEach' };
    const { stdout, why } = await this.#held.directory.run(hook, { testId, evalRunId, input, metadata }, env, signal);
    this.#outputs = { ...this.#outputs, [point]: shortened(`${this.#outputs[point] ?? ''}${stdout}`) };
    return why;
  }
}

const scriptFailure = (message: string, hook: Hook | undefined): Failure =>
  new WorkspaceError('script_error', message, hook?.location).failure;

const shortened = (text: string): string =>
  text.length <= MAX_OUTPUT ? text : `${text.slice(0, MAX_OUTPUT).toWellFormed()}…`;
