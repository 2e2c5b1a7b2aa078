import { basename } from 'node:path';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { Runtime } from '../pipeline/runtime.ts';

/** The command that started this program, for messages that name a command to type. */
export const howCalled = ({ script }: Pick<Runtime, 'script'>, folder: string): string =>
  script !== undefined && basename(script) === 'cli.js' ? `node ${shownPath(script, folder)}` : 'eval-action';
