import { sc as readEnvFiles, uc as findRepository, vc as isReserved } from "./common.js";
const { resolve } = process.getBuiltinModule("node:path");
// src/app/telemetry/env-files.ts
async function withEnvFiles({ workingDirectory, otel }, runtime) {
	if (otel.length === 0) return runtime;
	const cwd = resolve(runtime.cwd, workingDirectory);
	const root = await findRepository(cwd, runtime.files);
	const declared = await readEnvFiles(cwd, {
		root,
		cwd
	}, runtime.files);
	const usable = Object.entries(declared).filter(([name]) => !isReserved(name));
	return {
		...runtime,
		env: {
			...Object.fromEntries(usable),
			...runtime.env
		}
	};
}
export { withEnvFiles as t };
