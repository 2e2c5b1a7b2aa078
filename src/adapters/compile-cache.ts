import module from 'node:module';
import { join } from 'node:path';

/**
 * Keeps what V8 compiles for the next start: loading the program then takes a third less. In a job the folder is one that the
 * runner empties afterwards, so that it cannot grow, and that no job runs code that an earlier one has left; else Node chooses it.
 */
export function cacheCompiledCode(): void {
  const folder = process.env['RUNNER_TEMP'];
  // Node 20 has no such cache.
  module.enableCompileCache?.(folder ? join(folder, 'eval-action-compiled') : undefined);
}
