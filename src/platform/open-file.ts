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
  const hasScreen = env['DISPLAY'] || env['WAYLAND_DISPLAY'] || ['darwin', 'win32'].includes(platform);
  if (!hasScreen) return 'none';
  // The empty argument is the title of the window: otherwise a quoted path would become the title.
  const commands: Readonly<Record<string, readonly string[]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };
  const [program = '', ...words] = commands[platform] ?? ['xdg-open'];
  return new Promise((done) => {
    const child = spawn(program, [...words, path], { detached: true, stdio: 'ignore', env: { ...env } });
    child.once('error', () => done('failed'));
    child.once('spawn', () => {
      child.unref();
      done('opened');
    });
  });
}
