const module = process.getBuiltinModule("node:module");
const { closeSync, openSync, readFileSync, writeSync } = process.getBuiltinModule("node:fs");
const { setMaxListeners } = process.getBuiltinModule("node:events");
// src/adapters/compile-cache.ts
function cacheCompiledCode() {
	if (!process.env["RUNNER_TEMP"]) module.enableCompileCache?.();
}
// src/adapters/process/environment-block.ts
const MARK = "EVAL_ACTION_CALL";
function clearEnvironmentBlock({ warns = false } = {}) {
	const why = process.platform === "linux" ? whyNotCleared() : void 0;
	if (why === void 0 || !warns) return;
	process.stdout.write(`warning: Programs of the repository can read the variables of this step in /proc: ${why}\n`);
}
function whyNotCleared() {
	try {
		const block = readFileSync("/proc/self/environ");
		const [start, end] = boundsOf(readFileSync("/proc/self/stat", "latin1"));
		if (end - start !== block.length) return "its size is not that of the file";
		for (const [name, value] of Object.entries(process.env)) process.env[name] = value;
		const memory = openSync("/proc/self/mem", "r+");
		try {
			writeSync(memory, cleared(block), 0, block.length, start);
		} finally {
			closeSync(memory);
		}
		return readFileSync("/proc/self/environ").equals(cleared(block)) ? void 0 : "it was not written";
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
function boundsOf(stat) {
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return [Number(fields[47]), Number(fields[48])];
}
function cleared(block) {
	const left = Buffer.alloc(block.length);
	const mark = block.indexOf(`\0${MARK}=`) + 1;
	if (mark > 0) block.copy(left, mark, mark, block.indexOf(0, mark));
	return left;
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
export { MARK as a, endDespiteAbandonedWork as i, startStep as n, stopSignal as r, startCommand as t };
