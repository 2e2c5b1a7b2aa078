import { join } from 'node:path';
import { repository } from './repository.ts';

/**
 * Lets Node keep what it makes of our sources: tests start hundreds of programs from them, and each would strip and
 * compile five hundred files first, which is half of its work.
 */
export const keepsCompiled = { NODE_COMPILE_CACHE: join(repository, 'node_modules', '.cache', 'compiled') };
