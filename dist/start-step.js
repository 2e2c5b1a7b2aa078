import { od as stopSignal } from "./common.js";
const module = process.getBuiltinModule("node:module");
const { join } = process.getBuiltinModule("node:path");
// src/adapters/compile-cache.ts
function cacheCompiledCode() {
	const folder = process.env["RUNNER_TEMP"];
	if (folder) module.enableCompileCache?.(join(folder, "eval-action-compiled"));
}
// src/app/pipeline/start-step.ts
function startStep() {
	stopSignal();
	cacheCompiledCode();
}
export { startStep as t };
