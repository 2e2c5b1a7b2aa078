import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process lives. A zombie has ended; that its new parent has not looked yet is not our business. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout !== '' && !stdout.trim().startsWith('Z');
}

/** Those of the processes that live even after a moment: killing is asynchronous. */
export async function survivors(pids: readonly number[]): Promise<number[]> {
  for (let tries = 0; tries < 50 && pids.some(isAlive); tries += 1) await sleep(20);
  return pids.filter(isAlive);
}
