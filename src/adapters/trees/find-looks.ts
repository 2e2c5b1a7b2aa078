import { availableParallelism } from 'node:os';
import { canBeFound, type FindProcess, startFind } from '../process/find-process.ts';
import { foldersIn } from './found-look.ts';

/** Looks by the system's own `find`, which take half the time of ours and none of this process. */
export interface FindLooks {
  /** `undefined` where somebody else has to look: there is no such `find`, it may not read all of it, or an abort. */
  look(folder: string, signal: AbortSignal): Promise<Buffer | undefined>;
}

/** More would only wait for the same disk. */
const MOST_AT_ONCE = 4;
/** For so many folders one process is started, where many wait. */
const MOST_TOGETHER = 4;

interface Wish {
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly isAlone: boolean;
  readonly settle: (records: Buffer | undefined) => void;
}

/** They are started one by one when there is something to do for another one. */
export function findLooks(
  most = Math.min(availableParallelism(), MOST_AT_ONCE),
  path = process.platform === 'linux' ? '/usr/bin:/bin' : undefined,
): FindLooks {
  const idle: FindProcess[] = [];
  const waiting: Wish[] = [];
  let busy = 0;
  let hasWorked = false;
  let isUseless = false;

  const work = async (programs: string) => {
    busy += 1;
    const find = idle.pop() ?? startFind(programs);
    for (let batch = nextOf(waiting, most); batch.length > 0; batch = nextOf(waiting, most)) {
      const [folders, signals] = [batch.map(({ folder }) => folder), batch.map(({ signal }) => signal)];
      const found = await find.find(folders, signals);
      const all = found?.isWhole ? foldersIn(found.records) : undefined;
      if (all?.length === batch.length) {
        hasWorked = true;
        for (const [index, { settle }] of batch.entries()) settle(all[index]);
      } else if (found !== undefined && batch.length > 1) {
        // One is closed to us, or is not there: the others do not have to wait for whoever looks instead.
        waiting.unshift(...batch.map((wish) => ({ ...wish, isAlone: true })));
      } else {
        // What does not understand us says nothing at all, or something else.
        if (found !== undefined && (found.isWhole || found.records.length === 0)) isUseless = !hasWorked;
        for (const { settle } of batch) settle(undefined);
      }
      if (found === undefined) {
        busy -= 1;
        if (waiting.length > 0) await work(programs);
        return;
      }
    }
    busy -= 1;
    idle.push(find);
  };

  return {
    look(folder, signal) {
      if (path === undefined || isUseless || !canBeFound(folder)) return Promise.resolve(undefined);
      return new Promise((settle) => {
        waiting.push({ folder, signal, isAlone: false, settle });
        if (busy < most) void work(path);
      });
    },
  };
}

/** The next ones, so many that there is something left for the others. Whoever was stopped waits no more. */
function nextOf(waiting: Wish[], shares: number): Wish[] {
  const batch: Wish[] = [];
  const most = Math.min(MOST_TOGETHER, Math.ceil(waiting.length / shares));
  for (let wish = waiting.shift(); wish !== undefined; wish = waiting.shift()) {
    if (wish.signal.aborted) {
      wish.settle(undefined);
      continue;
    }
    batch.push(wish);
    if (wish.isAlone || batch.length >= most || waiting[0]?.isAlone) break;
  }
  return batch;
}
