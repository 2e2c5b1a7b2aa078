import { t as clearEnvironmentBlock } from "./environment-block.js";
const module = process.getBuiltinModule("node:module");
const { setMaxListeners } = process.getBuiltinModule("node:events");
// src/adapters/compile-cache.ts
function cacheCompiledCode() {
	if (!process.env["RUNNER_TEMP"]) module.enableCompileCache?.();
}
// src/adapters/process/abandoned-work.ts
const LONGEST_END_MS = 1e3;
function endDespiteAbandonedWork(exitCode) {
	setTimeout(() => exitNow(exitCode), LONGEST_END_MS).unref();
}
function exitNow(exitCode) {
	if (process.getActiveResourcesInfo().some((name) => name.startsWith("FSReq"))) process.on("exit", () => process.kill(process.pid, "SIGKILL"));
	process.exit(exitCode);
}
// src/app/pipeline/stop-signal.ts
let installed;
let log;
function stopSignal(logOfProgram) {
	log ??= logOfProgram;
	installed ??= install();
	return installed;
}
const LONGEST_STOP_MS = 5e3;
const SAME_REQUEST_MS = 300;
function install() {
	const stop = new AbortController();
	setMaxListeners(0, stop.signal);
	let askedAt;
	const ask = (name) => {
		const now = performance.now();
		askedAt ??= now;
		if (now - askedAt > SAME_REQUEST_MS) exitNow(2);
		if (stop.signal.aborted) return;
		setTimeout(() => {
			log?.error(`An operation did not finish within ${LONGEST_STOP_MS / 1e3} s after ${name}, so the process exits`);
			exitNow(2);
		}, LONGEST_STOP_MS).unref();
		stop.abort(name);
	};
	for (const name of [
		"SIGINT",
		"SIGTERM",
		"SIGHUP",
		"SIGQUIT"
	]) process.on(name, ask);
	return stop.signal;
}
// src/app/pipeline/start-step.ts
function startStep() {
	stopSignal();
	clearEnvironmentBlock({ warns: true });
	cacheCompiledCode();
}
// src/app/cli/start-command.ts
function startCommand() {
	clearEnvironmentBlock();
	cacheCompiledCode();
}
export { endDespiteAbandonedWork as i, startStep as n, stopSignal as r, startCommand as t };
