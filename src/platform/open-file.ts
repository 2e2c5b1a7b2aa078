import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { Env } from '../model/ports/machine.ts';

export const fileAddress = (path: string): string => pathToFileURL(path).href;

/**
 * Opens a file with the system's default program. `none`: there is no screen. The program outlives this process, so it
 * starts in a separate process group.
 */
export async function openFile(
  path: string,
  env: Env,
  platform: string = process.platform,
): Promise<'opened' | 'none' | 'failed'> {
  const command = openerOf(env, platform);
  if (command === undefined) return 'none';
  const [program, ...words] = command;
  return new Promise((done) => {
    const child = spawn(program, [...words, path], { detached: true, stdio: 'ignore', env: { ...env } });
    child.once('error', () => done('failed'));
    child.once('spawn', () => {
      child.unref();
      done('opened');
    });
  });
}

function openerOf(env: Env, platform: string): readonly [string, ...string[]] | undefined {
  if (platform === 'darwin') return ['open'];
  // The empty argument is the title of the window: otherwise a quoted path would become the title.
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : undefined;
}
