/**
 * Loaded before the graders that are Node scripts, so that they find what they import: the names under which AgentV
 * publishes its helpers lead here when no such package is installed, and a path without its ending leads to the file,
 * as it does in bun. What Node finds by itself stays as it is.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/** `@agentv/eval` up to 3.x, `@agentv/sdk` since; the third is our own name, for scripts far from our package. */
const SDK_NAMES = ['@agentv/eval', '@agentv/sdk', '@agentv/eval-action/grader'];
const SDK_URL = import.meta.url.replace(/[^/]*$/, `grader${/\.ts$/.test(import.meta.url) ? '.ts' : '.js'}`);

/** What follows a path where its ending was left out. */
const ENDINGS = ['.ts', '.js', '.mts', '.mjs', '/index.ts', '/index.js'];

type Next<Result> = (specifier: string, context?: Partial<module.ResolveHookContext>) => Result;

/** For versions of Node that resolve in a thread of their own. */
export async function resolve(
  specifier: string,
  context: module.ResolveHookContext,
  next: Next<module.ResolveFnOutput | Promise<module.ResolveFnOutput>>,
): Promise<module.ResolveFnOutput> {
  try {
    return await next(specifier, context);
  } catch (error) {
    for (const other of otherSpecifiers(specifier, error)) {
      try {
        return await next(other, context);
      } catch {}
    }
    throw error;
  }
}

function resolveSync(
  specifier: string,
  context: module.ResolveHookContext,
  next: Next<module.ResolveFnOutput>,
): module.ResolveFnOutput {
  try {
    return next(specifier, context);
  } catch (error) {
    for (const other of otherSpecifiers(specifier, error)) {
      try {
        return next(other, context);
      } catch {}
    }
    throw error;
  }
}

/** Where else to look for something that is not there. */
function otherSpecifiers(specifier: string, error: unknown): readonly string[] {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT'].includes(code)) return [];
  // `import` takes an address, `require` a path.
  if (SDK_NAMES.includes(specifier)) return [SDK_URL, fileURLToPath(SDK_URL)];
  if (!/^\.{1,2}\//.test(specifier)) return [];
  // TypeScript lets people import the file that it would make.
  const made = /\.m?js$/.test(specifier) ? [specifier.replace(/js$/, 'ts')] : [];
  return [...made, ...ENDINGS.map((ending) => specifier + ending)];
}

if ('registerHooks' in module) module.registerHooks({ resolve: resolveSync });
else if (isMainThread) (module as { register(url: string): void }).register(import.meta.url);
