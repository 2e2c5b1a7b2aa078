import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';

/** What a thread saw in a folder. */
export interface Seen {
  readonly paths: readonly string[];
  readonly numbers: Float64Array;
}

/** Threads that look into folders while the process does something else. */
export interface LookThreads {
  /** `undefined` for what needs more than a plain look: folders that nobody may read, names that are no text, an abort. */
  look(folder: string, signal: AbortSignal): Promise<Seen | undefined>;
}

/** More would only wait for the same disk. */
const MOST_THREADS = 4;

/** They are started one by one when there is something to do for another one, and stop nobody from leaving. */
export function lookThreads(most = Math.min(availableParallelism(), MOST_THREADS)): LookThreads {
  const idle: Worker[] = [];
  const waiting: ((thread: Worker) => void)[] = [];
  let started = 0;

  const seat = async (): Promise<Worker> => {
    const known = idle.pop();
    if (known !== undefined) return known;
    if (started >= most) return new Promise((resolve) => waiting.push(resolve));
    started += 1;
    return newThread();
  };
  const leave = (thread: Worker) => {
    const next = waiting.shift();
    if (next === undefined) idle.push(thread);
    else next(thread);
  };

  return {
    async look(folder, signal) {
      const thread = await seat();
      if (signal.aborted) {
        leave(thread);
        return undefined;
      }
      const seen = await ask(thread, folder, signal);
      if (seen !== 'broken') {
        leave(thread);
        return seen;
      }
      started -= 1;
      // Whoever waits for a thread gets a new one.
      if (waiting.length > 0) leave(await seat());
      return undefined;
    },
  };
}

/** Most runs look into no folder, and need nothing of what threads need. */
async function newThread(): Promise<Worker> {
  const { Worker } = await import('node:worker_threads');
  return new Worker(LOOK, { eval: true });
}

/** One question at a time. A thread that is busy keeps the process alive, because its answer is waited for. */
function ask(thread: Worker, folder: string, signal: AbortSignal): Promise<Seen | undefined | 'broken'> {
  return new Promise((resolve) => {
    const settle = (seen: Seen | undefined | 'broken') => {
      thread.off('message', hear).off('error', fail).off('exit', fail).unref();
      signal.removeEventListener('abort', fail);
      resolve(seen);
    };
    const hear = (reply: { readonly paths: string; readonly numbers: Float64Array } | undefined) =>
      settle(reply && { paths: reply.paths === '' ? [] : reply.paths.split('\0'), numbers: reply.numbers });
    const fail = () => {
      settle('broken');
      // Also where it goes on looking for nobody.
      thread.on('error', () => undefined);
      void thread.terminate();
    };
    thread.on('message', hear).on('error', fail).on('exit', fail).ref();
    signal.addEventListener('abort', fail);
    thread.postMessage(folder);
  });
}

/** What `scan` does where nothing is out of the ordinary, in the same order. Given as text, because in the bundle it has no file of its own. */
const LOOK = `
const { parentPort } = process.getBuiltinModule('node:worker_threads');
const { lstatSync, readdirSync } = process.getBuiltinModule('node:fs');
function look(folder) {
  const [paths, numbers, open] = [[], [], ['']];
  while (open.length > 0) {
    const at = open.pop();
    const full = at === '' ? folder : folder + '/' + at;
    const folders = [];
    for (const name of readdirSync(full).sort()) {
      if (name.includes('\\uFFFD')) return undefined;
      const stats = lstatSync(full + '/' + name, { throwIfNoEntry: false });
      if (stats === undefined) continue;
      const path = at === '' ? name : at + '/' + name;
      paths.push(path);
      numbers.push(stats.mode, stats.size, stats.ino, stats.mtimeMs, stats.ctimeMs);
      if (stats.isDirectory()) folders.push(path);
    }
    for (const each of folders.reverse()) open.push(each);
  }
  return { paths: paths.join('\\0'), numbers: Float64Array.from(numbers) };
}
parentPort.on('message', (folder) => {
  let seen;
  try {
    seen = look(folder);
  } catch {
    // It is looked at once more, by who knows what to do.
  }
  parentPort.postMessage(seen, seen === undefined ? [] : [seen.numbers.buffer]);
});
`;
