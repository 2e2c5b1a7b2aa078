import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the entry points that `programs-setup.ts` bundled. */
    programs: string;
  }
}

/** The path of an entry point, bundled from the sources when the tests started. Tests start hundreds of processes with it. */
export const program = (door: Door): string => join(inject('programs'), `${door}.js`);

export type Door = 'cli' | 'main' | 'plan' | 'post' | 'report';

/** Lets Node store what it compiles of these programs: each process would compile it again. */
export const keepsCompiled = (): { readonly NODE_COMPILE_CACHE: string } => ({
  NODE_COMPILE_CACHE: join(inject('programs'), 'compiled'),
});
