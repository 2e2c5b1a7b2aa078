import { vd as MARK } from "./common.js";
const { closeSync, openSync, readFileSync, writeSync } = process.getBuiltinModule("node:fs");
// src/adapters/process/environment-block.ts
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
export { clearEnvironmentBlock as t };
