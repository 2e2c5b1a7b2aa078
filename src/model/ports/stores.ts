/**
 * Small JSON values by key, kept from run to run. Nothing in it is needed: what cannot be read, or is not what was
 * put, is not there. Keys are 64 hexadecimal digits.
 */
export interface Store {
  get(key: string): Promise<unknown>;
  /** Whether it was kept: a disk that is full, or a value that is too large, keeps nothing. */
  put(key: string, value: unknown): Promise<boolean>;
}

export interface Stores {
  /** The store in a folder, which is made when something is put. Any number of processes may use it. */
  open(folder: string): Store;
  size(folder: string): Promise<StoreSize>;
  /** Removes what is beyond the limits, the oldest first; without any, everything. Tells what was removed. */
  clean(folder: string, limits: StoreLimits): Promise<StoreSize>;
}

export interface StoreLimits {
  /** Milliseconds since the epoch. */
  readonly writtenBefore?: number | undefined;
  readonly maxBytes?: number | undefined;
  readonly now: number;
}

export interface StoreSize {
  readonly entries: number;
  readonly bytes: number;
  /** When the oldest and the newest were written: milliseconds since the epoch. */
  readonly oldest?: number | undefined;
  readonly newest?: number | undefined;
}
