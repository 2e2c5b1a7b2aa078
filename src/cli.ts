import { configureNode } from './platform/configure-node.ts';
import { clearEnvironmentBlock } from './platform/process/environment-block.ts';

/** `dist/cli.js` calls it. What has to happen first happens before the program is loaded. */
export async function cli(): Promise<void> {
  clearEnvironmentBlock();
  configureNode();
  const { commandLine } = await import('./cli/command-line.ts');

  process.exitCode = await commandLine(process.argv.slice(2));
}
