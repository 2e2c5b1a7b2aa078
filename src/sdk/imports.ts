/**
 * Loaded before graders that are Node scripts, to resolve their imports: the names of AgentV's packages lead here if no
 * such package is installed, and a path without an extension leads to the file, as in bun. Imports that Node resolves
 * itself are not changed.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/** `@agentv/eval` up to 3.x, `@agentv/sdk` since; the last is our own name, for scripts far from our package. */
const SDK_NAMES = ['@agentv/eval', '@agentv/sdk', '@agentv/core', '@agentv/eval-action/grader'];
const SDK_URL = import.meta.url.replace(/[^/]*$/, `grader${/\.ts$/.test(import.meta.url) ? '.ts' : '.js'}`);

/** Possible extensions of an import without one. */
const ENDINGS = ['.ts', '.js', '.mts', '.mjs', '/index.ts', '/index.js'];

type Next<Result> = (specifier: string, context?: Partial<module.ResolveHookContext>) => Result;

/** For versions of Node that resolve in a separate thread. */
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

/** Other locations of a missing module. */
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

/** Programs that the script starts do not load this module. */
const nodeOptions = process.env['NODE_OPTIONS'];
if (nodeOptions !== undefined)
  process.env['NODE_OPTIONS'] = nodeOptions.replace(`--import=${import.meta.url}`, '').trim();

if ('registerHooks' in module) module.registerHooks({ resolve: resolveSync });
else if (isMainThread) (module as { register(url: string): void }).register(import.meta.url);
