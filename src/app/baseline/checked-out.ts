/** The base commit as a work tree. */
export interface CheckedOut {
  readonly sha: string;
  /** Absolute: the run's working directory in it. */
  readonly cwd: string;
  /** Absolute: its root, and that of the checkout that it is the base of. */
  readonly root: string;
  readonly checkout: string;
}

/** Checks out the base commit. */
interface Layer {
  /** A sentence if it is not available. */
  checkOut(signal: AbortSignal): Promise<CheckedOut | string>;
}

/** The work tree of the base commit, checked out on first use and removed on disposal. */
export interface BaseTree extends Layer, AsyncDisposable {
  /** The base commit. */
  readonly sha: string;
}
