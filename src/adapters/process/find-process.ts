import { quoted, startSystemShell } from './system-shell.ts';

/** The system's own `find`, kept ready. It looks for one caller at a time, and stops nobody from leaving. */
export interface FindProcess {
  /**
   * Records of what is in these folders (`found-look.ts`), and whether it could look at all of it; `undefined` when it
   * was ended (`system-shell.ts`). Then it is of no more use.
   */
  find(folders: readonly string[], signals: readonly AbortSignal[]): Promise<Found | undefined>;
}

export interface Found {
  readonly records: Buffer;
  readonly isWhole: boolean;
}

/** More is left to those who do not need it in one piece. */
const MOST_BYTES = 256 * 1024 ** 2;
/** Looking takes milliseconds, or some seconds on a slow disk. What takes longer than that hangs. */
const TIMEOUT_MS = 120_000;

/** One record for each path, a folder's own first. Of folders it holds the permissions alone. */
const RECORDS = String.raw`-type d -printf 'd%m %P\0' -o -printf '%y%m %s %i %T@ %C@ %P\0'`;

/** Whether a folder can be named to it. */
export const canBeFound = (folder: string): boolean =>
  folder.startsWith('/') && folder.isWellFormed() && !folder.includes('\n');

/** `path` says where the programs of the system are. Those of the user's own may be what an agent has put there. */
export function startFind(path: string, timeoutMs = TIMEOUT_MS): FindProcess {
  const shell = startSystemShell({ path, timeoutMs, mostBytes: MOST_BYTES });
  return {
    async find(folders, signals) {
      const command = `find ${folders.map(quoted).join(' ')} -ignore_readdir_race ${RECORDS}`;
      const result = await shell.run(command, signals);
      return result && { records: result.printed, isWhole: result.status === 0 };
    },
  };
}
