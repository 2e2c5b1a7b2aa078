import { basename } from 'node:path';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { Runtime } from '../pipeline/runtime.ts';

/** How this program was started, so that what it tells to type in a folder can be typed there. */
export const howCalled = ({ script }: Pick<Runtime, 'script'>, folder: string): string =>
  script !== undefined && basename(script) === 'cli.js' ? `node ${shownPath(script, folder)}` : 'eval-action';
