import { startCommand } from './app/cli/start-command.ts';

/** `dist/cli.js` calls it. */
export async function cli(): Promise<void> {
  startCommand();
  const { commandLine } = await import('./app/cli/command-line.ts');

  process.exitCode = await commandLine(process.argv.slice(2));
}
