import type { Docker } from '../suite/workspace.ts';
import type { Exec } from './processes.ts';

/** Where programs of a test run instead of on this machine. Each call is a new container. */
export interface Container {
  readonly image: string;
  /** Absolute folders of this machine that its programs see, at the same paths. */
  readonly folders: readonly string[];
  /** Passes on the environment of a request and nothing of this machine. */
  readonly exec: Exec;
  /** Limit of a program that has none. */
  readonly timeoutMs: number;
  /** The changes of its programs in the repositories of the image, as diffs relative to the root of each. */
  changes(): string;
}

export interface ContainerRequest {
  readonly docker: Docker;
  /** Absolute folders of this machine that the programs read and write, at the same paths. */
  readonly folders: readonly string[];
  /** The file whose lock shows that this run is alive: it identifies containers of crashed runs. */
  readonly owner: string;
  /**
   * The changes of a target in the container, in the repositories of the image. Each container of the test starts with
   * them.
   */
  readonly changes: ImageChanges;
  readonly recordsChanges?: boolean;
}

export type ImageChanges = Map<string, string>;

export interface NoContainer {
  /** Without an engine the suite cannot run here; an engine or a registry that does not answer may do so later. */
  readonly kind: 'not installed' | 'no answer';
  readonly message: string;
}

export interface ImageRequest extends Pick<Docker, 'image' | 'timeoutMs'> {
  onPull(): void;
}

/** Docker or Podman, whichever answers. */
export interface Containers {
  prepare(image: ImageRequest, signal: AbortSignal): Promise<NoContainer | undefined>;
  open(request: ContainerRequest): Container;
  /** Removes the containers whose owner is dead. Never throws. */
  removeDead(isAlive: (owner: string) => Promise<boolean>, signal: AbortSignal): Promise<void>;
}
