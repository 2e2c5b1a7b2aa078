/**
 * Small JSON values by key, cached between runs. All of it is optional: unreadable or changed entries are missing, and so
 * are those that another process wrote since this one started, which may be a program under test. Keys are 64
 * hexadecimal digits.
 */
export interface Store {
  get(key: string): Promise<unknown>;
  /** Whether it was stored: not on a full disk, or for a value that is too large. */
  put(key: string, value: unknown): Promise<boolean>;
}

export interface Stores {
  /** The store in a folder, which is made when something is put. Any number of processes may use it. */
  open(folder: string): Store;
  /** Trusts what is in a folder now. */
  trust(folder: string): void;
  size(folder: string): Promise<StoreSize>;
  /** Removes entries beyond the limits, the oldest first; without limits, everything. Returns what was removed. */
  clean(folder: string, limits: StoreLimits): Promise<StoreSize>;
}

export interface StoreLimits {
  /** Milliseconds since the epoch. */
  readonly writtenBefore?: number | undefined;
  readonly maxBytes?: number | undefined;
  /** Only entries that are not trusted. */
  readonly untrusted?: boolean;
  readonly now: number;
}

export interface StoreSize {
  readonly entries: number;
  readonly bytes: number;
  /** When the oldest and the newest were written: milliseconds since the epoch. */
  readonly oldest?: number | undefined;
  readonly newest?: number | undefined;
}
