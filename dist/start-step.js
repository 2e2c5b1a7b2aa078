import { t as cacheCompiledCode } from "./compile-cache.js";
import { cd as stopSignal } from "./common.js";
// src/app/pipeline/start-step.ts
function startStep() {
	stopSignal();
	cacheCompiledCode();
}
export { startStep as t };
