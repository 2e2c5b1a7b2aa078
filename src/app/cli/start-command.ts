import { cacheCompiledCode } from '../../adapters/compile-cache.ts';
import { clearEnvironmentBlock } from '../../adapters/process/environment-block.ts';

/** The first thing that the command line does, before it loads the program. */
export function startCommand(): void {
  clearEnvironmentBlock();
  cacheCompiledCode();
}
