import { cacheCompiledCode } from '../../adapters/compile-cache.ts';

/** The first thing that the command line does, before it loads the program. */
export const startCommand = (): void => cacheCompiledCode();
