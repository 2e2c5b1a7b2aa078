import { In as howCalled, Lt as writePlanFolder, Pt as preparePlanFolder, bt as byFile, et as paintFor, fc as shownPath, h as harmlessJson, ks as findPolicy, t as problemLines } from "./common.js";
import { t as makeShardPlan } from "./make-plan.js";
import { n as nextCommands, r as planText } from "./plan-text.js";
const { resolve } = process.getBuiltinModule("node:path");
// src/app/cli/commands/plan.ts
async function planCommand({ inputs, wishes, json }, runtime, terminal) {
	const { outputDirectory: output, workingDirectory } = inputs;
	const folder = output === void 0 ? void 0 : resolve(runtime.cwd, workingDirectory, output);
	const { plan, digest, texts, problems } = await makeShardPlan(await findPolicy(inputs, runtime), wishes, { runtime });
	if (folder !== void 0) {
		await preparePlanFolder(folder, runtime.files);
		await writePlanFolder(folder, plan, texts, runtime.files);
	}
	if (json) {
		terminal.print(harmlessJson({
			schemaVersion: 1,
			digest,
			plan,
			problems
		}, 2));
		return 0;
	}
	const plain = paintFor({ colour: false });
	for (const own of byFile(problems).values()) terminal.complain(problemLines(own, plain).join("\n"));
	terminal.print(planText({
		plan,
		digest
	}, wishes));
	if (folder !== void 0) {
		const cwd = resolve(runtime.cwd, workingDirectory);
		const here = {
			folder: shownPath(folder, cwd),
			workingDirectory,
			program: howCalled(runtime, runtime.cwd)
		};
		terminal.print(`\n${nextCommands({
			plan,
			digest
		}, here)}`);
	}
	return 0;
}
export { planCommand };
