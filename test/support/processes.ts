import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process lives. A zombie has ended; that its new parent has not looked yet is not our business. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const state = stateOf(pid);
  return state !== '' && state !== 'Z';
}

/** One letter, or nothing if there is no such process any more. */
function stateOf(pid: number): string {
  if (!existsSync('/proc/self/stat')) {
    return spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
      .stdout.trim()
      .charAt(0);
  }
  try {
    // The name before it is in parentheses, and may contain any character.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.charAt(stat.lastIndexOf(')') + 2);
  } catch {
    return '';
  }
}

/** Those of the processes that live even after a moment: killing is asynchronous. */
export async function survivors(pids: readonly number[]): Promise<number[]> {
  for (let tries = 0; tries < 250 && pids.some(isAlive); tries += 1) await sleep(20);
  return pids.filter(isAlive);
}
