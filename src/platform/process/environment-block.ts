import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

/** The environment variable that identifies the descendants of a program, wherever they go. */
export const MARK = 'EVAL_ACTION_CALL';

/**
 * Clears the environment with which the system started this process. On Linux, every program of the same user can read
 * it in `/proc/PID/environ`, also the programs that we start without these variables. `process.env` stays as it is:
 * setting a variable copies it elsewhere. Other systems have no such file.
 */
export function clearEnvironmentBlock({ warns = false } = {}): void {
  const why = process.platform === 'linux' ? whyNotCleared() : undefined;
  if (why === undefined || !warns) return;
  process.stdout.write(`warning: Programs of the repository can read the variables of this step in /proc: ${why}\n`);
}

function whyNotCleared(): string | undefined {
  try {
    const block = readFileSync('/proc/self/environ');
    const stat = readFileSync('/proc/self/stat', 'latin1');
    // Where the environment begins and ends in memory: fields 50 and 51; the name of the program may contain spaces.
    const [start, end] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(47)
      .map(Number);
    if (start === undefined || end === undefined || end - start !== block.length)
      return 'its size is not that of the file';
    for (const [name, value] of Object.entries(process.env)) process.env[name] = value;
    const memory = openSync('/proc/self/mem', 'r+');
    try {
      writeSync(memory, cleared(block), 0, block.length, start);
    } finally {
      closeSync(memory);
    }
    return readFileSync('/proc/self/environ').equals(cleared(block)) ? undefined : 'it was not written';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The same without all variables but the mark by which a run finds the processes that it has to end. */
function cleared(block: Buffer): Buffer {
  const left = Buffer.alloc(block.length);
  const mark = block.indexOf(`\0${MARK}=`) + 1;
  if (mark > 0) block.copy(left, mark, mark, block.indexOf(0, mark));
  return left;
}
