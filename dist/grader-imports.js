import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
const SDK_NAMES = ['@agentv/eval', '@agentv/sdk', '@agentv/core', '@agentv/eval-action/grader'];
const SDK_URL = import.meta.url.replace(/[^/]*$/, `grader${/\.ts$/.test(import.meta.url) ? '.ts' : '.js'}`);
const ENDINGS = ['.ts', '.js', '.mts', '.mjs', '/index.ts', '/index.js'];
export async function resolve(specifier, context, next) {
    try {
        return await next(specifier, context);
    }
    catch (error) {
        for (const other of otherSpecifiers(specifier, error)) {
            try {
                return await next(other, context);
            }
            catch { }
        }
        throw error;
    }
}
function resolveSync(specifier, context, next) {
    try {
        return next(specifier, context);
    }
    catch (error) {
        for (const other of otherSpecifiers(specifier, error)) {
            try {
                return next(other, context);
            }
            catch { }
        }
        throw error;
    }
}
function otherSpecifiers(specifier, error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND', 'ERR_UNSUPPORTED_DIR_IMPORT'].includes(code))
        return [];
    if (SDK_NAMES.includes(specifier))
        return [SDK_URL, fileURLToPath(SDK_URL)];
    if (!/^\.{1,2}\//.test(specifier))
        return [];
    const made = /\.m?js$/.test(specifier) ? [specifier.replace(/js$/, 'ts')] : [];
    return [...made, ...ENDINGS.map((ending) => specifier + ending)];
}
const nodeOptions = process.env['NODE_OPTIONS'];
if (nodeOptions !== undefined)
    process.env['NODE_OPTIONS'] = nodeOptions.replace(`--import=${import.meta.url}`, '').trim();
if ('registerHooks' in module)
    module.registerHooks({ resolve: resolveSync });
else if (isMainThread)
    module.register(import.meta.url);
