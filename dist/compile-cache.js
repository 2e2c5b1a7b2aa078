const module = process.getBuiltinModule("node:module");
const { join } = process.getBuiltinModule("node:path");
// src/adapters/compile-cache.ts
function cacheCompiledCode() {
	const folder = process.env["RUNNER_TEMP"];
	module.enableCompileCache?.(folder ? join(folder, "eval-action-compiled") : void 0);
}
export { cacheCompiledCode as t };
