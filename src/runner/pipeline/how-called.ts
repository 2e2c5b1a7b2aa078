import { basename } from 'node:path';
import { shellWord } from '../../model/text/shell-command.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { Runtime } from './runtime.ts';

/**
 * The command that starts this program, as it is typed in a folder: `eval-action` where it is installed for all folders,
 * and on other machines, which are where the readers of a job's reports are.
 */
export function howCalled({ script = '' }: Pick<Runtime, 'script'>, folder: string): string {
  const path = script.replaceAll('\\', '/');
  const [, home] = /^(.*)\/node_modules\/(?:\.bin|@agentv\/eval-action\/dist)\/[^/]+$/.exec(path) ?? [];
  if (home === undefined)
    return basename(path) === 'cli.js' ? `node ${shellWord(shownPath(script, folder))}` : 'eval-action';
  if (home.includes('/_npx/')) return 'npx @agentv/eval-action';
  return `${folder.replaceAll('\\', '/')}/`.startsWith(`${home}/`) ? 'npx eval-action' : 'eval-action';
}
