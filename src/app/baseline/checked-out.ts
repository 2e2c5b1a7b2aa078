/** The base commit as a work tree. */
export interface CheckedOut {
  readonly sha: string;
  /** Absolute: where the run's own working directory lies in it. */
  readonly cwd: string;
  /** Absolute: its root, and that of the checkout that it is the base of. */
  readonly root: string;
  readonly checkout: string;
}

/** Whoever can lay out the base commit. */
export interface Layer {
  /** A sentence where it cannot be had. */
  checkOut(signal: AbortSignal): Promise<CheckedOut | string>;
}

/** The work tree of the base commit, laid out when it is first asked for and gone when it is disposed of. */
export interface BaseTree extends Layer, AsyncDisposable {
  /** The base commit. */
  readonly sha: string;
}
